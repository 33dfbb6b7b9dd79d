pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Spieltisch.Ui

// A way to restore a backup: what it is called and, line by line, what it does.
T.RadioButton {
    id: root

    // {value, label, lines}
    required property var choice

    implicitHeight: words.implicitHeight + 2 * Theme.space12
    focusPolicy: Qt.StrongFocus
    text: choice.label
    Accessible.name: text
    Accessible.description: choice.lines.join(" ")

    contentItem: Item {
        Rectangle {
            id: ring

            x: Theme.space16
            y: Theme.space12 + 2
            width: Theme.scaled(20)
            height: width
            radius: width / 2
            color: "transparent"
            border.width: 2
            border.color: root.checked ? Theme.accentText : Theme.controlBorder

            Rectangle {
                anchors.centerIn: parent
                visible: root.checked
                width: parent.width * 0.5
                height: width
                radius: width / 2
                color: Theme.accentText
            }
        }

        Column {
            id: words

            anchors.left: ring.right
            anchors.leftMargin: Theme.space12
            anchors.right: parent.right
            anchors.rightMargin: Theme.space16
            y: Theme.space12
            spacing: 2

            BodyText {
                width: parent.width
                text: root.text
                font.weight: Font.DemiBold
                wrapMode: Text.WordWrap
                bottomPadding: Theme.space4
                Accessible.ignored: true
            }

            Repeater {
                model: root.choice.lines

                SmallText {
                    required property string modelData

                    width: parent?.width ?? 0
                    text: modelData
                    color: Theme.muted
                    wrapMode: Text.WordWrap
                    Accessible.ignored: true
                }
            }
        }
    }

    background: Rectangle {
        radius: Theme.radius
        color: root.hovered ? Theme.hovered : root.checked ? Theme.raised : "transparent"
        border.width: root.checked ? 2 : 1
        border.color: root.checked ? Theme.accentText : Theme.line

        FocusRing {
            visible: root.visualFocus
        }
    }
}
