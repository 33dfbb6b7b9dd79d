import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// The name of the person at this device.
SettingRow {
    id: root

    required property SettingsController settings

    title: qsTr("Your name")
    explanation: qsTr("New matches put you on the first seat.")
    words: qsTr("player me call", "words people may look for")

    EntryField {
        objectName: "playerName"
        text: root.settings.playerName
        original: root.settings.playerName
        maximumLength: 24
        Accessible.name: root.title
        onEditingFinished: root.settings.playerName = text
    }
}
