import QtQuick
import QtQuick.Templates as T
import Spieltisch.Ui

// A person in the list: disc, name, what they have played.
T.AbstractButton {
    id: root

    // {id, name, initial, colour, text}
    required property var person
    required property bool current

    implicitHeight: Theme.scaled(56)
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.RadioButton
    Accessible.name: person.name ?? ""
    Accessible.description: person.text ?? ""
    Accessible.checked: current

    Keys.onEnterPressed: click()
    Keys.onReturnPressed: click()

    contentItem: Item {
        Avatar {
            id: disc

            x: Theme.space8
            anchors.verticalCenter: parent.verticalCenter
            size: Theme.scaled(36)
            initial: root.person.initial ?? ""
            colour: root.person.colour ?? 0
        }

        Column {
            anchors.left: disc.right
            anchors.leftMargin: Theme.space12
            anchors.right: parent.right
            anchors.rightMargin: Theme.space8
            anchors.verticalCenter: parent.verticalCenter

            BodyText {
                width: parent.width
                text: root.person.name ?? ""
                font.weight: root.current ? Font.Bold : Font.DemiBold
                elide: Text.ElideRight
                Accessible.ignored: true
            }

            CaptionText {
                width: parent.width
                text: root.person.text ?? ""
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }

    background: Rectangle {
        radius: Theme.radius
        color: root.current ? Theme.chosen : root.hovered || root.down ? Theme.hovered : "transparent"

        Rectangle {
            visible: root.current
            width: 3
            height: parent.height - 2 * Theme.space8
            y: Theme.space8
            radius: 1.5
            color: Theme.dark ? Theme.accent : Theme.accentText
        }

        FocusRing {
            visible: root.visualFocus
            gap: -border.width
        }
    }
}
