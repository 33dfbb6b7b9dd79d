pragma ComponentBehavior: Bound

import QtQuick
import Spieltisch.Ui

// The three steps of a turn, what the hand costs and what lies on the table, now and after what is previewed.
Item {
    id: root

    // `extra.steps`, `extra.risk` and `extra.preview`.
    required property var steps
    required property var risk
    required property var preview
    // `extra.labels`.
    required property var labels
    // How much of the height nothing lies over.
    property real free: Infinity
    readonly property real seen: Math.min(height, free)
    readonly property bool after: !!risk?.handAfter || !!risk?.tableAfter
    readonly property real rowHeight: Theme.scaled(26) + Theme.space4
    // Where there is room for one row of figures, what a preview makes of them is worth more than how they stand.
    readonly property bool roomy: chips.height + Theme.space16 + 2 * rowHeight + Theme.space8 <= seen
    readonly property var rows: risk === null ? [] : [[labels.hand, risk.handNow], [labels.table, risk.tableNow], [risk.label, risk.handAfter], [risk.label, risk.tableAfter]]
    readonly property var figures: rows.slice(after && !roomy ? 2 : 0, after ? 4 : 2).map(([label, value]) => ({
                "label": label ?? "",
                "value": value ?? ""
            }))

    Row {
        id: chips

        objectName: "turn"
        visible: height <= root.free
        spacing: Theme.space8

        Repeater {
            model: root.steps

            Rectangle {
                id: chip

                required property var modelData
                readonly property bool done: modelData.state === "done"
                readonly property bool now: modelData.state === "now"

                width: chipRow.implicitWidth + 2 * (root.width < Theme.scaled(380) ? Theme.space8 : Theme.space12)
                height: Theme.scaled(36)
                radius: Theme.radius
                color: Theme.plate
                border.width: now ? 2 : 1
                border.color: now ? Theme.accent : Theme.plateBorder
                Accessible.role: Accessible.StaticText
                Accessible.name: [modelData.label, done ? qsTr("done") : now ? qsTr("now") : qsTr("next")].join(", ")

                Row {
                    id: chipRow

                    anchors.centerIn: parent
                    spacing: Theme.space8

                    Item {
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.scaled(16)
                        height: width

                        Icon {
                            visible: chip.done
                            anchors.centerIn: parent
                            name: "check"
                            size: parent.width
                            color: Theme.playable
                        }

                        Rectangle {
                            visible: !chip.done
                            anchors.centerIn: parent
                            width: Theme.scaled(10)
                            height: width
                            radius: width / 2
                            color: chip.now ? Theme.accent : "transparent"
                            border.width: 1.5
                            border.color: chip.now ? Theme.accent : Theme.plateMuted
                        }
                    }

                    SmallText {
                        anchors.verticalCenter: parent.verticalCenter
                        text: chip.modelData.label
                        color: chip.now || chip.done ? Theme.plateText : Theme.plateMuted
                        font.weight: Font.DemiBold
                        Accessible.ignored: true
                    }
                }
            }
        }
    }

    // Coloured figures stand on a plate.
    Rectangle {
        visible: figures.visible
        y: chips.height + Theme.space8
        width: Math.max(figures.width, remark.visible ? remark.paintedWidth : 0) + 2 * Theme.space12
        height: figures.height + (remark.visible ? remark.height + Theme.space4 : 0) + 2 * Theme.space8
        radius: Theme.radius
        color: Theme.plate
        border.width: 1
        border.color: Theme.plateBorder
    }

    Grid {
        id: figures

        objectName: "figures"
        visible: root.figures.length > 0 && y + root.rowHeight + Theme.space8 <= root.free
        x: Theme.space12
        y: chips.height + Theme.space16
        columns: 2
        columnSpacing: Theme.space24
        rowSpacing: Theme.space4
        verticalItemAlignment: Grid.AlignVCenter

        Repeater {
            model: root.figures.length

            Row {
                id: figure

                required property int index
                readonly property var modelData: root.figures[index] ?? ({
                        "label": "",
                        "value": ""
                    })

                spacing: Theme.space12
                visible: modelData.value !== ""
                Accessible.role: Accessible.StaticText
                Accessible.name: [modelData.label, number.text].join(" ")

                SmallText {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.max(implicitWidth, Theme.scaled(78))
                    text: figure.modelData.label
                    color: Theme.plateMuted
                    Accessible.ignored: true
                }

                TitleText {
                    id: number

                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.scaled(52)
                    text: figure.modelData.value
                    color: text.startsWith("−") ? Theme.plateWarn : text === "0" ? Theme.plateText : Theme.playable
                    font.weight: Font.Bold
                    font.features: Theme.tabular
                    Accessible.ignored: true
                }
            }
        }
    }

    SmallText {
        id: remark

        // The line below the table says it as well.
        visible: text !== "" && y + implicitHeight + Theme.space8 <= root.seen
        x: Theme.space12
        y: figures.y + figures.height + Theme.space4
        width: root.width - 2 * Theme.space12
        text: root.preview?.warning ?? root.preview?.note ?? ""
        color: root.preview?.warning ? Theme.plateWarn : Theme.plateMuted
        font.weight: root.preview?.warning ? Font.DemiBold : Font.Normal
        wrapMode: Text.WordWrap
    }
}
