import QtQuick
import QtQuick.Templates as T
import Spieltisch.Ui

// A place in the navigation rail: an icon above its name, an amber mark while it is the current one.
T.AbstractButton {
    id: root

    implicitWidth: Theme.scaled(80)
    implicitHeight: Theme.scaled(60)
    font.family: Theme.family
    font.pixelSize: Theme.captionSize
    font.weight: checked ? Font.DemiBold : Font.Normal
    Accessible.role: checkable ? Accessible.PageTab : Accessible.Button
    Accessible.selected: checked

    Keys.onEnterPressed: click()
    Keys.onReturnPressed: click()

    contentItem: Item {
        Column {
            anchors.centerIn: parent
            spacing: 6

            Icon {
                anchors.horizontalCenter: parent.horizontalCenter
                name: root.icon.name
                size: Theme.scaled(22)
                color: root.checked || root.hovered ? Theme.text : Theme.muted
            }

            BodyText {
                anchors.horizontalCenter: parent.horizontalCenter
                text: root.text
                font: root.font
                color: root.checked || root.hovered ? Theme.text : Theme.muted
                Accessible.ignored: true
            }
        }
    }

    background: Rectangle {
        radius: Theme.radius
        color: root.checked ? Theme.chosen : root.hovered ? Theme.hovered : "transparent"

        Rectangle {
            visible: root.checked
            x: -(root.x + 1)
            anchors.verticalCenter: parent.verticalCenter
            width: 4
            height: parent.height * 0.55
            radius: 2
            color: Theme.dark ? Theme.accent : Theme.accentText
        }

        FocusRing {
            visible: root.visualFocus
            gap: 0
        }
    }
}
