pragma ComponentBehavior: Bound

import QtQuick
import Spieltisch.Table

// Who said go in the running count, at the card after which it was said. Lies above the cards.
Item {
    id: root

    required property CribbageLayout spots
    required property var goes
    // The number of cards in the play.
    required property int count

    Repeater {
        model: root.goes.filter(go => go.slot === root.spots.playRow.length - 1 || !root.spots.playRow[go.slot]?.finished)

        ReasonBadge {
            required property var modelData
            readonly property var spot: root.spots.playSpot(modelData.slot, root.count)

            text: modelData.text
            side: modelData.seat
            x: spot.x + root.spots.playWidth / 2 - width / 2 + 7
            y: root.spots.playArea.y + 2
        }
    }
}
