pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// What the start page shows below its greeting: the games, what was played last, and the year so far.
FocusScope {
    id: root

    required property AppController app
    required property real bottomMargin
    readonly property int columns: app.games.length > 1 && mainWidth >= Theme.scaled(540) ? 2 : 1
    readonly property int rows: Math.max(1, Math.ceil(app.games.length / columns))
    // Less would leave no room for the scene above the words.
    readonly property real leastHeight: Theme.scaled(columns > 1 ? 280 : 220)
    readonly property real sideWidth: Theme.scaled(276)
    readonly property real mainWidth: width - sideWidth - Theme.space28

    ScrollArea {
        id: area

        // Wider than the tiles: their shadows are not cut, and the handle lies beside them.
        x: -Theme.space12
        y: -Theme.space12
        width: root.mainWidth + Theme.space12 + Theme.space20
        height: root.height - y
        padding: Theme.space12
        visible: root.app.games.length > 0

        Grid {
            id: tiles

            readonly property real tileWidth: (root.mainWidth - (root.columns - 1) * spacing) / root.columns
            readonly property real room: (root.height - root.bottomMargin - (root.rows - 1) * spacing) / root.rows
            readonly property real tileHeight: Math.max(root.leastHeight, Math.min(room, tileWidth * 1.3))

            columns: root.columns
            spacing: Theme.space20

            Repeater {
                // A number as the model keeps the tiles when what they say changes: a click finds its button.
                model: root.app.games.length

                GameTile {
                    required property int index

                    width: tiles.tileWidth
                    height: tiles.tileHeight
                    // A new tile lies on the first one until it has its place.
                    enabled: index === 0 || x > 0 || y > 0
                    game: root.app.games[index] ?? game
                    ready: !root.app.loading
                    settings: root.app.settings
                    onContinued: root.app.openMatch(running.id)
                    onStarted: root.app.openNewMatch(game.id)
                }
            }
        }
    }

    EmptyState {
        visible: root.app.games.length === 0 && !root.app.loading
        y: Theme.space28 * 3
        width: root.mainWidth
        title: qsTr("No game can be played")
        explanation: qsTr("The page Plugins says which games were found and why they cannot be used.")
        icon: "plugin"

        SecondaryButton {
            text: qsTr("Open Plugins")
            onClicked: root.app.navigate("plugins")
        }
    }

    RecentMatches {
        x: root.width - width
        width: root.sideWidth
        height: yearCard.y - Theme.space20
        app: root.app
    }

    YearCard {
        id: yearCard

        x: root.width - width
        y: Math.min(root.height - root.bottomMargin, Math.max(tiles.height, Theme.scaled(520))) - height
        width: root.sideWidth
        year: root.app.year
    }
}
