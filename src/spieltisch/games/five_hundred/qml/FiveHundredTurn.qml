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
    readonly property bool after: risk !== null && (risk.handAfter !== undefined && risk.handAfter !== null || risk.tableAfter !== undefined && risk.tableAfter !== null)
    readonly property bool narrow: chips.implicitWidth > width

    function signed(value: var): string {
        const text = String(value ?? "");
        return text.startsWith("-") ? "−" + text.slice(1) : text;
    }

    Row {
        id: chips

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

        visible: root.risk !== null
        y: chips.height + Theme.space12
        columns: 4
        columnSpacing: Theme.space12
        rowSpacing: Theme.space4
        verticalItemAlignment: Grid.AlignVCenter

        Repeater {
            model: root.risk === null ? [] : [
                {
                    "label": qsTr("Hand now"),
                    "value": root.risk.handNow
                },
                {
                    "label": qsTr("On the table"),
                    "value": root.risk.tableNow
                },
                {
                    "label": qsTr("afterwards"),
                    "value": root.risk.handAfter
                },
                {
                    "label": qsTr("afterwards"),
                    "value": root.risk.tableAfter
                }
            ].slice(0, root.after ? 4 : 2)

            Row {
                id: figure

                required property var modelData
                required property int index

                spacing: Theme.space12
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
                    text: root.signed(figure.modelData.value)
                    color: Theme.tableText
                    font.weight: Font.DemiBold
                    font.features: Theme.tabular
                    Accessible.ignored: true
                }
            }
        }
    }
}
