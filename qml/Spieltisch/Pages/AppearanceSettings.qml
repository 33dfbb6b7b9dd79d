import QtQuick
import Spieltisch.App

// The look of the window and the table.
SettingsGroup {
    id: root

    required property SettingsController settings

    name: "appearance"
    title: qsTr("Appearance")

    ChoiceRow {
        objectName: "theme"
        width: parent?.width ?? 0
        title: qsTr("Colours")
        explanation: qsTr("Light by day, dark in the evening, or as the system has it.")
        words: qsTr("theme mode night bright", "words people may look for")
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
        words: qsTr("background surface green", "words people may look for")
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
        objectName: "textSize"
        title: qsTr("Text size")
        explanation: qsTr("Larger text needs more room; the table shrinks a little.")
        words: qsTr("font letters zoom scale big", "words people may look for")
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
