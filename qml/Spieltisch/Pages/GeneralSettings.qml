import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// Name, language and the look of the window.
SettingsGroup {
    id: root

    required property SettingsController settings

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
        choices: root.settings.languages.map(language => ({
                    "value": language.code,
                    "label": language.name
                }))
        value: root.settings.language
        onChosen: value => root.settings.language = value
    }

    ChoiceRow {
        objectName: "theme"
        width: parent?.width ?? 0
        title: qsTr("Colours")
        explanation: qsTr("Light by day, dark in the evening, or as the system has it.")
        choices: [
            {
                "value": "system",
                "label": qsTr("System")
            },
            {
                "value": "light",
                "label": qsTr("Light")
            },
            {
                "value": "dark",
                "label": qsTr("Evening")
            }
        ]
        value: root.settings.theme
        onChosen: value => root.settings.theme = value
    }

    ChoiceRow {
        objectName: "table"
        width: parent?.width ?? 0
        title: qsTr("Table")
        explanation: qsTr("What the cards lie on.")
        choices: [
            {
                "value": "felt",
                "label": qsTr("Felt")
            },
            {
                "value": "wood",
                "label": qsTr("Wood")
            },
            {
                "value": "plain",
                "label": qsTr("Plain")
            }
        ]
        value: root.settings.table
        onChosen: value => root.settings.table = value
    }

    ChoiceRow {
        width: parent?.width ?? 0
        divided: false
        objectName: "textSize"
        title: qsTr("Text size")
        explanation: qsTr("Larger text needs more room; the table shrinks a little.")
        choices: [
            {
                "value": 100,
                "label": qsTr("Normal")
            },
            {
                "value": 125,
                "label": qsTr("Large")
            }
        ]
        value: root.settings.textSize
        onChosen: value => root.settings.textSize = value
    }
}
