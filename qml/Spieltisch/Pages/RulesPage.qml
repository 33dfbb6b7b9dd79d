pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// The rules of every installed game, as its default options have them.
PageFrame {
    id: root

    required property AppController app
    property string gameId: app.games.length > 0 ? app.games[0].id : ""
    readonly property string deck: app.settings.games.find(game => game.id === gameId)?.deck ?? "french"
    readonly property var choices: app.games.map(game => ({
                "value": game.id,
                "label": game.name
            }))

    title: qsTr("Rules")
    subtitle: choices.length === 1 ? choices[0].label : ""
    maximumWidth: Theme.scaled(1120)
    actions: Segmented {
        visible: root.choices.length > 1
        name: qsTr("Game")
        choices: root.choices
        value: root.gameId
        onChosen: value => root.gameId = value
    }

    RulesView {
        visible: root.gameId !== ""
        width: parent.width
        height: parent.height
        deck: root.deck
        sections: {
            void root.app.settings.effectiveLanguage;
            void root.deck;
            return root.gameId === "" ? [] : root.app.rulesOf(root.gameId);
        }
        settings: root.app.settings
    }

    EmptyState {
        visible: root.app.games.length === 0 && !root.app.loading
        y: parent.height / 5
        width: parent.width
        title: qsTr("No rules to read")
        explanation: qsTr("The rules come with the games, and no game can be played right now.")
        icon: "book"
    }
}
