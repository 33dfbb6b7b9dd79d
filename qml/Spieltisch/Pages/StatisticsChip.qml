import QtQuick
import QtQuick.Templates as T
import Spieltisch.Ui

// Something that is filtered by; pressing it takes it away.
T.AbstractButton {
    id: root

    // {key, value, label}
    required property var chip

    objectName: "chip:" + (chip?.value ?? "")
    implicitWidth: words.implicitWidth + 2 * Theme.space12
    implicitHeight: Theme.target
    text: chip?.label ?? ""
    font.family: Theme.family
    font.pixelSize: Theme.smallSize
    Accessible.name: qsTr("Do not filter by “%1” any more").arg(text)

    Keys.onEnterPressed: click()
    Keys.onReturnPressed: click()

    contentItem: Item {
        Row {
            id: words

            anchors.centerIn: parent
            spacing: Theme.space8

            SmallText {
                anchors.verticalCenter: parent.verticalCenter
                text: root.text
                color: Theme.text
                font.weight: Font.DemiBold
                Accessible.ignored: true
            }

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: "close"
                size: Theme.scaled(14)
                color: root.hovered ? Theme.text : Theme.muted
            }
        }
    }

    background: Rectangle {
        radius: height / 2
        color: root.down || root.hovered ? Theme.hovered : Theme.chosen
        border.width: 1
        border.color: Theme.line

        FocusRing {
            visible: root.visualFocus
            radius: height / 2
        }
    }
}
