pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// Where everything starts: the games, what was played last, and the year so far.
PageFrame {
    id: root

    required property AppController app
    readonly property int columns: app.games.length > 1 ? 2 : 1
    readonly property int rows: Math.max(1, Math.ceil(app.games.length / columns))
    readonly property real sideWidth: Theme.scaled(276)

    title: app.greeting
    subtitle: app.greetingNote
    maximumWidth: Theme.scaled(1760)

    Grid {
        id: tiles

        readonly property real tileWidth: (root.contentWidth - root.sideWidth - Theme.space28 - (root.columns - 1) * spacing) / root.columns
        readonly property real tileHeight: Math.min((root.height - root.contentTop - Theme.space24 - (root.rows - 1) * spacing) / root.rows, tileWidth * 1.3)
        readonly property real wholeHeight: root.rows * (tileHeight + spacing) - spacing

        visible: root.app.games.length > 0
        columns: root.columns
        spacing: Theme.space20

        Repeater {
            model: root.app.games

            GameTile {
                required property var modelData

                width: tiles.tileWidth
                height: tiles.tileHeight
                game: modelData
                settings: root.app.settings
                onContinued: root.app.openMatch(modelData.running.id)
                onStarted: root.app.openNewMatch(modelData.id)
            }
        }
    }

    EmptyState {
        visible: root.app.games.length === 0 && !root.app.loading
        y: Theme.space28 * 3
        width: root.contentWidth - root.sideWidth - Theme.space28
        title: qsTr("No game can be played")
        explanation: qsTr("The page Plugins says which games were found and why they cannot be used.")
        icon: "plugin"

        SecondaryButton {
            text: qsTr("Open Plugins")
            onClicked: root.app.navigate("plugins")
        }
    }

    RecentMatches {
        x: root.contentWidth - width
        width: root.sideWidth
        height: yearCard.y - Theme.space20
        app: root.app
    }

    YearCard {
        id: yearCard

        x: root.contentWidth - width
        y: tiles.wholeHeight - height
        width: root.sideWidth
        year: root.app.year
    }
}
