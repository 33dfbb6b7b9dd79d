import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// How a match is played at the screen.
SettingsGroup {
    id: root

    required property SettingsController settings

    title: qsTr("Play")

    ChoiceRow {
        objectName: "confirmStyle"
        width: parent?.width ?? 0
        title: qsTr("Playing a card")
        explanation: qsTr("The first tap selects and shows what would happen, the second plays; or one tap plays at once.")
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
        value: root.settings.confirmStyle
        onChosen: value => root.settings.confirmStyle = value
    }

    ChoiceRow {
        objectName: "computerPace"
        width: parent?.width ?? 0
        title: qsTr("Computer's pace")
        explanation: qsTr("How long the computer waits before it plays.")
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
        divided: false
        objectName: "numbered"
        title: qsTr("Number the positions")
        explanation: qsTr("Cards carry numbers, and the number keys select them.")
        switchable: true
        value: root.settings.numbered
        onChosen: value => root.settings.numbered = value
    }
}
