pragma ComponentBehavior: Bound

import QtQuick
import Spieltisch.Table

// How many cards the stacks of backs are, which do not show it.
Item {
    id: root

    required property var plates
    // The number of pieces by zone.
    required property var zones
    required property FiveHundredSpots spots

    Repeater {
        model: root.plates.length

        NumberBadge {
            required property int index
            readonly property int seat: root.plates[index]?.seat ?? 0
            readonly property var stack: root.spots.stackSpot(seat)

            visible: seat !== root.spots.bottomSeat && number > 0
            number: root.zones["hand/" + seat] ?? 0
            x: stack.x - width / 2
            y: stack.y + stack.height / 2 - height + 4
        }
    }
}
