pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Spieltisch.Ui

// Figures below each other; a click lists the matches behind one.
Column {
    id: root

    // {label, note, value}
    required property var rows

    signal opened(int index)

    Repeater {
        model: root.rows.length

        T.AbstractButton {
            id: line

            required property int index
            readonly property var row: root.rows[index] ?? null

            width: root.width
            height: Math.max(Theme.target, words.height + Theme.space8)
            Accessible.name: qsTr("%1: %2, %3").arg(row?.label ?? "").arg(row?.value ?? "").arg(row?.note ?? "")

            Keys.onEnterPressed: click()
            Keys.onReturnPressed: click()
            onClicked: root.opened(index)

            contentItem: Item {
                Column {
                    id: words

                    anchors.verticalCenter: parent.verticalCenter
                    width: number.x - Theme.space12

                    SmallText {
                        width: parent.width
                        text: line.row?.label ?? ""
                        color: Theme.text
                        wrapMode: Text.WordWrap
                        Accessible.ignored: true
                    }

                    CaptionText {
                        width: parent.width
                        visible: text !== ""
                        text: line.row?.note ?? ""
                        wrapMode: Text.WordWrap
                        Accessible.ignored: true
                    }
                }

                BodyText {
                    id: number

                    anchors.verticalCenter: parent.verticalCenter
                    anchors.right: arrow.left
                    anchors.rightMargin: Theme.space4
                    text: line.row?.value ?? ""
                    font.weight: Font.DemiBold
                    font.features: Theme.tabular
                    Accessible.ignored: true
                }

                Icon {
                    id: arrow

                    anchors.verticalCenter: parent.verticalCenter
                    anchors.right: parent.right
                    name: "forward"
                    size: Theme.scaled(14)
                    color: Theme.muted
                }
            }

            background: Rectangle {
                color: line.hovered ? Theme.hovered : "transparent"
                radius: line.hovered ? Theme.radius : 0

                Rectangle {
                    anchors.bottom: parent.bottom
                    visible: line.index < root.rows.length - 1
                    width: parent.width
                    height: 1
                    color: Theme.hairline
                }

                FocusRing {
                    visible: line.visualFocus
                    gap: 0
                }
            }
        }
    }
}
