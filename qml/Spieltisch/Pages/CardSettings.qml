import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// How cards look.
SettingsGroup {
    id: root

    required property SettingsController settings

    title: qsTr("Cards")

    ChoiceRow {
        objectName: "deckColours"
        width: parent?.width ?? 0
        title: qsTr("Suit colours")
        explanation: qsTr("Four colours tell the suits apart at a glance.")
        choices: [
            {
                "value": "two",
                "label": qsTr("Two")
            },
            {
                "value": "four",
                "label": qsTr("Four")
            }
        ]
        value: root.settings.deckColours
        onChosen: value => root.settings.deckColours = value
    }

    ChoiceRow {
        objectName: "indexSize"
        width: parent?.width ?? 0
        title: qsTr("Corner marks")
        explanation: qsTr("Large ones are easier to read in a fan.")
        choices: [
            {
                "value": "normal",
                "label": qsTr("Normal")
            },
            {
                "value": "large",
                "label": qsTr("Large")
            }
        ]
        value: root.settings.indexSize
        onChosen: value => root.settings.indexSize = value
    }

    ChoiceRow {
        objectName: "cardSize"
        width: parent?.width ?? 0
        title: qsTr("Card size")
        explanation: qsTr("At the table, as far as there is room.")
        choices: [
            {
                "value": "small",
                "label": qsTr("Small")
            },
            {
                "value": "normal",
                "label": qsTr("Normal")
            },
            {
                "value": "large",
                "label": qsTr("Large")
            }
        ]
        value: root.settings.cardSize
        onChosen: value => root.settings.cardSize = value
    }

    BackRow {
        width: parent?.width ?? 0
        settings: root.settings
    }
}
