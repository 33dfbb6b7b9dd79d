pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// How a match is played at the screen.
SettingsGroup {
    id: root

    required property SettingsController settings

    name: "play"
    title: qsTr("Play")

    Repeater {
        // A number as the model keeps the rows, and the focus, when a setting changes.
        model: root.settings.games.length

        ChoiceRow {
            required property int index
            readonly property var game: root.settings.games[index] ?? null

            objectName: "confirmStyle:" + game?.id
            width: parent?.width ?? 0
            title: qsTr("Playing in %1").arg(game?.name ?? "")
            explanation: value === "one" ? qsTr("One tap on a card plays it at once.") : qsTr("The first tap selects and shows what would happen, the second plays.")
            words: qsTr("confirm tap click twice", "words people may look for")
            choices: [
                {
                    "value": "two",
                    "label": qsTr("Two taps")
                },
                {
                    "value": "one",
                    "label": qsTr("One tap")
                }
            ]
            value: game?.confirm
            onChosen: value => root.settings.setConfirmStyle(game.id, value)
        }
    }

    ChoiceRow {
        objectName: "computerPace"
        width: parent?.width ?? 0
        title: qsTr("Computer's pace")
        explanation: qsTr("How long the computer waits before it plays.")
        words: qsTr("speed wait delay fast", "words people may look for")
        choices: [
            {
                "value": "instant",
                "label": qsTr("None")
            },
            {
                "value": "fast",
                "label": qsTr("Fast")
            },
            {
                "value": "normal",
                "label": qsTr("Normal")
            },
            {
                "value": "slow",
                "label": qsTr("Slow")
            }
        ]
        value: root.settings.computerPace
        onChosen: value => root.settings.computerPace = value
    }

    ChoiceRow {
        objectName: "animation"
        width: parent?.width ?? 0
        title: qsTr("Animations")
        explanation: qsTr("Cards show where they come from and where they go.")
        words: qsTr("motion movement speed reduced", "words people may look for")
        choices: [
            {
                "value": "off",
                "label": qsTr("Off")
            },
            {
                "value": "fast",
                "label": qsTr("Fast")
            },
            {
                "value": "normal",
                "label": qsTr("Normal")
            },
            {
                "value": "slow",
                "label": qsTr("Slow")
            }
        ]
        value: root.settings.animation
        onChosen: value => root.settings.animation = value
    }

    ChoiceRow {
        width: parent?.width ?? 0
        objectName: "numbered"
        title: qsTr("Number the positions")
        explanation: qsTr("Cards carry numbers, and the number keys select them.")
        words: qsTr("position keyboard digits help", "words people may look for")
        switchable: true
        value: root.settings.numbered
        onChosen: value => root.settings.numbered = value
    }
}
