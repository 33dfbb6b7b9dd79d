import QtQuick
import QtQuick.Templates as T
import Spieltisch.Ui

// A kind of player to choose, with a line about how it plays.
T.AbstractButton {
    id: root

    required property var player
    required property bool current

    implicitHeight: Math.max(Theme.target, texts.implicitHeight + Theme.space12)
    Accessible.role: Accessible.RadioButton
    Accessible.name: player.name
    Accessible.description: player.explanation
    Accessible.checked: current

    Keys.onEnterPressed: click()
    Keys.onReturnPressed: click()
    Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
    Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.TabFocusReason)

    contentItem: Item {
        Icon {
            x: Theme.space8
            anchors.verticalCenter: parent.verticalCenter
            name: root.player.id === "human" ? "person" : "computer"
            color: Theme.muted
        }

        Column {
            id: texts

            anchors.left: parent.left
            anchors.leftMargin: Theme.scaled(40)
            anchors.right: parent.right
            anchors.rightMargin: Theme.scaled(32)
            anchors.verticalCenter: parent.verticalCenter

            BodyText {
                text: root.player.name
                font.weight: root.current ? Font.DemiBold : Font.Normal
                Accessible.ignored: true
            }

            CaptionText {
                visible: text !== ""
                width: parent.width
                text: root.player.explanation
                wrapMode: Text.WordWrap
                Accessible.ignored: true
            }
        }

        Icon {
            anchors.right: parent.right
            anchors.rightMargin: Theme.space8
            anchors.verticalCenter: parent.verticalCenter
            visible: root.current
            name: "check"
            size: Theme.scaled(18)
            color: Theme.accentText
        }
    }

    background: Rectangle {
        radius: Theme.radius
        color: root.hovered || root.down ? Theme.hovered : "transparent"

        FocusRing {
            visible: root.visualFocus
            gap: -border.width
        }
    }
}
