import QtQuick
import QtQuick.Controls
import Spieltisch.App
import Spieltisch.Ui

// The name of the person at this device.
Item {
    id: root

    required property SettingsController settings

    implicitHeight: Math.max(words.implicitHeight, field.height) + 2 * Theme.space8 + 2

    Column {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - field.width - Theme.space16

        BodyText {
            width: parent.width
            text: qsTr("Your name")
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
        }

        CaptionText {
            width: parent.width
            text: qsTr("New matches put you on the first seat.")
            wrapMode: Text.WordWrap
        }
    }

    TextField {
        id: field

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        objectName: "playerName"
        text: root.settings.playerName
        maximumLength: 24
        Accessible.name: qsTr("Your name")
        onEditingFinished: root.settings.playerName = text
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.hairline
    }
}
