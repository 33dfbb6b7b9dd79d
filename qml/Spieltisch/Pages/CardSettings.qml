pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// How cards look.
SettingsGroup {
    id: root

    required property SettingsController settings
    // Whether an example is shown here, because there is no room for it beside the settings.
    property bool exemplified: false
    // The games whose cards can be of several decks.
    readonly property var choosable: settings.games.filter(game => game.decks.length > 1)

    name: "cards"
    title: qsTr("Cards")

    Loader {
        width: parent?.width ?? 0
        active: root.exemplified
        visible: active && !(root.finder?.active ?? false)
        sourceComponent: CardPreview {
            bottomPadding: Theme.space12
            settings: root.settings
        }
    }

    Repeater {
        // A number as the model keeps the rows, and the focus, when a setting changes.
        model: root.choosable.length

        DeckRow {
            required property int index

            width: parent?.width ?? 0
            game: root.choosable[index] ?? ({
                    "id": "",
                    "name": "",
                    "deck": "",
                    "decks": []
                })
            settings: root.settings
        }
    }

    ChoiceRow {
        objectName: "deckColours"
        width: parent?.width ?? 0
        title: qsTr("Suit colours")
        explanation: qsTr("Four colours tell the suits apart at a glance.")
        words: qsTr("four-colour suits hearts clubs colour blind", "words people may look for")
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
        words: qsTr("index letters rank big large", "words people may look for")
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
        words: qsTr("big zoom", "words people may look for")
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
