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
    readonly property bool after: !!risk?.handAfter || !!risk?.tableAfter
    readonly property var figures: risk === null ? [] : [[labels.hand, risk.handNow], [labels.table, risk.tableNow], [risk.label, risk.handAfter], [risk.label, risk.tableAfter]].slice(0, after ? 4 : 2).map(([label, value]) => ({
                "label": label ?? "",
                "value": value ?? ""
            }))

    Row {
        id: chips

        objectName: "turn"

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

    Grid {
        id: figures

        visible: root.figures.length > 0
        y: chips.height + Theme.space12
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
                    color: Theme.tableMuted
                    Accessible.ignored: true
                }

                TitleText {
                    id: number

                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.scaled(52)
                    text: figure.modelData.value
                    color: text.startsWith("−") ? Theme.plateWarn : text === "0" ? Theme.tableText : Theme.playable
                    font.weight: Font.Bold
                    font.features: Theme.tabular
                    Accessible.ignored: true
                }
            }
        }
    }

    SmallText {
        visible: text !== ""
        y: figures.y + (figures.visible ? figures.height + Theme.space8 : 0)
        width: root.width
        text: root.preview?.warning ?? root.preview?.note ?? ""
        color: root.preview?.warning ? Theme.plateWarn : Theme.tableMuted
        font.weight: root.preview?.warning ? Font.DemiBold : Font.Normal
        wrapMode: Text.WordWrap
        maximumLineCount: Math.max(1, Math.floor((root.height - y) / (font.pixelSize * 1.3)))
        elide: Text.ElideRight
    }
}
