pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.App

// What makes the program easier to see and to follow, in one place.
SettingsGroup {
    id: root

    required property SettingsController settings
    readonly property bool easy: settings.textSize === 125 && settings.indexSize === "large" && settings.cardSize === "large" && settings.deckColours === "four" && settings.tileSet === "contrast"
    // The games that are played against time.
    readonly property var timed: settings.games.filter(game => game.timed)

    // The rules of a game are wanted.
    signal rulesRequested(string game)

    function readEasily(on: bool): void {
        settings.textSize = on ? 125 : 100;
        settings.indexSize = on ? "large" : "normal";
        settings.cardSize = on ? "large" : "normal";
        settings.deckColours = on ? "four" : "two";
        settings.tileSet = on ? "contrast" : "ivory";
    }

    name: "accessibility"
    title: qsTr("Accessibility")

    ChoiceRow {
        objectName: "easy"
        width: parent?.width ?? 0
        title: qsTr("Easy to read")
        explanation: qsTr("Large text, cards and corner marks, four suit colours and high-contrast tiles at once.")
        words: qsTr("weak eyes sight big colour blind glasses", "words people may look for")
        switchable: true
        value: root.easy
        onChosen: value => root.readEasily(value)
    }

    ChoiceRow {
        objectName: "contrast"
        width: parent?.width ?? 0
        title: qsTr("Contrast")
        explanation: qsTr("High contrast has black or white surfaces and clear edges.")
        words: qsTr("sight black white colours", "words people may look for")
        choices: [
            {
                "value": "system",
                "label": qsTr("System")
            },
            {
                "value": "high",
                "label": qsTr("High")
            }
        ]
        value: root.settings.contrast
        onChosen: value => root.settings.contrast = value
    }

    ChoiceRow {
        objectName: "still"
        width: parent?.width ?? 0
        title: qsTr("Less motion")
        explanation: qsTr("Cards, tiles and sheets are at once where they belong.")
        words: qsTr("reduced animation movement dizzy", "words people may look for")
        switchable: true
        value: root.settings.animation === "off"
        onChosen: value => root.settings.animation = value ? "off" : "normal"
    }

    ChoiceRow {
        objectName: "notices"
        width: parent?.width ?? 0
        title: qsTr("Messages stay")
        explanation: qsTr("Short messages do not go by themselves: they stay until you close them.")
        words: qsTr("notice time undo slow reading", "words people may look for")
        switchable: true
        value: root.settings.notices === "stay"
        onChosen: value => root.settings.notices = value ? "stay" : "brief"
    }

    Repeater {
        // A number as the model keeps the rows, and the focus, when a setting changes.
        model: root.timed.length

        ButtonRow {
            required property int index
            readonly property var game: root.timed[index] ?? null

            width: parent?.width ?? 0
            title: qsTr("Time in %1").arg(game?.name ?? "")
            explanation: qsTr("Its rules let you play without any clock.")
            words: qsTr("timer seconds limit hurry pressure", "words people may look for")
            buttonText: qsTr("Show")
            buttonName: "time:" + game?.id
            onClicked: root.rulesRequested(game.id)
        }
    }
}
