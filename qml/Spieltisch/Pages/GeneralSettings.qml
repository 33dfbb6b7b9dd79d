import QtQuick
import Spieltisch.App

// Name and language.
SettingsGroup {
    id: root

    required property SettingsController settings

    name: "general"
    title: qsTr("General")

    NameRow {
        width: parent?.width ?? 0
        settings: root.settings
    }

    ChoiceRow {
        objectName: "language"
        width: parent?.width ?? 0
        title: qsTr("Language")
        explanation: qsTr("Changes at once, everywhere; the letters on the cards too.")
        words: qsTr("translation Deutsch Dansk English", "words people may look for")
        choices: root.settings.languages.map(language => ({
                    "value": language.code,
                    "label": language.name
                }))
        value: root.settings.language
        onChosen: value => root.settings.language = value
    }
}
