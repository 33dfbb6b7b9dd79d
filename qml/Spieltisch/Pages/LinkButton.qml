import QtQuick
import QtQuick.Templates as T
import Spieltisch.Ui

// A way to another page: amber words with an arrow.
T.AbstractButton {
    id: root

    implicitWidth: row.implicitWidth
    implicitHeight: Theme.target
    font.family: Theme.family
    font.pixelSize: Theme.smallSize
    font.weight: Font.DemiBold
    Accessible.role: Accessible.Link

    Keys.onEnterPressed: click()
    Keys.onReturnPressed: click()

    contentItem: Item {
        Row {
            id: row

            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.space8

            BodyText {
                anchors.verticalCenter: parent.verticalCenter
                text: root.text
                font: root.font
                color: Theme.accentText
                Accessible.ignored: true
            }

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: "forward"
                size: Theme.scaled(16)
                color: Theme.accentText
            }
        }
    }

    background: Item {
        FocusRing {
            visible: root.visualFocus
        }

        Rectangle {
            visible: root.hovered
            y: parent.height / 2 + Theme.scaled(11)
            width: parent.width - Theme.scaled(24)
            height: 1
            color: Theme.accentText
        }
    }
}
