pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Spieltisch.App
import Spieltisch.Pages

// Watten on the start page: a trick on the table, which the Maxi takes, and the hand that is left.
Item {
    id: root

    required property SettingsController settings
    readonly property string deck: settings.games.find(game => game.id === "watten")?.deck ?? "french"

    width: 404
    height: 228

    Shape {
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: "#1FFFFFFF"
            strokeWidth: 1.5
            fillColor: "#0DFFFFFF"
            startX: 40
            startY: 84

            PathArc {
                relativeX: 324
                relativeY: 0
                radiusX: 162
                radiusY: 104
            }

            PathArc {
                relativeX: -324
                relativeY: 0
                radiusX: 162
                radiusY: 104
            }
        }
    }

    // Left, top, right and the own card, which lies above the others.
    Repeater {
        model: [["9H", 118, 84, 82], ["AH", 200, 44, 183], ["9S", 286, 82, -84], ["KH", 204, 108, -3]]

        SceneCard {
            required property var modelData

            height: 116
            x: modelData[1] - width / 2
            y: modelData[2] - height / 2
            rotation: modelData[3]
            face: modelData[0]
            deck: root.deck
            settings: root.settings
        }
    }

    // The own hand reaches in from below.
    Repeater {
        model: ["7C", "TS", "8D", "QC"]

        SceneCard {
            required property string modelData
            required property int index

            height: 150
            x: 202 - width / 2 + (index - 1.5) * 68
            y: 174 + Math.abs(index - 1.5) * 7
            rotation: (index - 1.5) * 7
            face: modelData
            deck: root.deck
            settings: root.settings
        }
    }
}
