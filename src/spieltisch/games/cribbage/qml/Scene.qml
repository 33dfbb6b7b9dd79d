pragma ComponentBehavior: Bound

import QtQuick
import Spieltisch.App
import Spieltisch.Pages
import Spieltisch.Ui
import "CribbageTrack.js" as Track

// Cribbage on the start page: the peg board lying askew with a match under way, and two cards before it.
Item {
    id: root

    required property SettingsController settings

    width: 404
    height: 228

    Rectangle {
        id: board

        readonly property real frame: 9
        readonly property var measures: Track.measure(width - 2 * frame, height - 2 * frame)

        x: -60
        y: -2
        width: 620
        height: 196
        rotation: -7
        radius: 36
        antialiasing: true

        gradient: Gradient {
            GradientStop {
                position: 0
                color: Theme.walnut
            }
            GradientStop {
                position: 1
                color: Theme.walnutDark
            }
        }

        Shadow {}

        CribbageWood {
            anchors.fill: parent
            anchors.margins: board.frame
            radius: 30
            antialiasing: true
            measures: board.measures
        }

        Repeater {
            model: [[0, 100], [0, 91], [1, 95], [1, 86]]

            CribbagePeg {
                id: peg

                required property var modelData
                required property int index

                measures: board.measures
                side: modelData[0]
                initial: ""
                leads: index % 2 === 0
                transform: Translate {
                    x: board.frame
                    y: board.frame
                }
                Component.onCompleted: put(modelData[1])
            }
        }
    }

    SceneCard {
        x: 224
        y: 92
        height: 150
        resolution: 4
        rotation: -6
        face: "JS"
        settings: root.settings
    }

    SceneCard {
        x: 296
        y: 84
        height: 150
        resolution: 4
        rotation: 8
        face: "5H"
        settings: root.settings
    }
}
