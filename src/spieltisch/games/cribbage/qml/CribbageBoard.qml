pragma ComponentBehavior: Bound

import QtQuick
import Spieltisch.App
import Spieltisch.Ui
import "CribbageTrack.js" as Track

/*
  The peg board: wood in a walnut frame, 121 holes, two pegs a player, what was just scored and what the
  selection would score. A tap steps the show while it is looked at; a tap on a peg tells its last points.
*/
Item {
    id: root

    required property TableController table

    // {pegs, callouts, preview, step}, see presenter/extra.py
    required property var board
    readonly property real frame: Math.max(7, Math.round(height * 0.042))
    readonly property var measures: Track.measure(width - 2 * frame, height - 2 * frame)

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Peg board: %1").arg(table.scores.map(score => score.name + " " + score.text).join(", "))
    objectName: "board"

    TapHandler {
        enabled: root.board?.step === true
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: root.table.nextStep()
    }

    Rectangle {
        anchors.fill: parent
        radius: height * 0.2
        border.width: 1
        border.color: Theme.walnutDark

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
    }

    CribbageWood {
        id: wood

        anchors.fill: parent
        anchors.margins: root.frame
        radius: Math.max(4, root.height * 0.2 - root.frame)
        measures: root.measures
    }

    CribbageLabels {
        anchors.fill: wood
        measures: root.measures
    }

    Repeater {
        model: 2

        CribbagePegPair {
            required property int index

            x: wood.x
            y: wood.y
            width: wood.width
            height: wood.height
            measures: root.measures
            side: index
            pegs: root.board?.pegs?.[index] ?? null
            initial: root.table.scores[index]?.initial ?? ""
            name: root.table.scores[index]?.name ?? ""
        }
    }

    CribbageCallouts {
        anchors.fill: wood
        measures: root.measures
        board: root.board
    }
}
