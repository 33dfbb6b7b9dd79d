pragma ComponentBehavior: Bound

import QtQuick
import Spieltisch.Ui

// Whose the open hands in the middle are, at the end of a deal.
Item {
    id: root

    required property var plates
    required property FiveHundredSpots spots

    Repeater {
        model: root.plates.length

        Row {
            id: owner

            required property int index
            readonly property var plate: root.plates[index] ?? null
            readonly property rect room: root.spots.openRoom(plate?.seat ?? 0)

            visible: plate !== null && plate.seat !== root.spots.bottomSeat
            x: room.x
            y: room.y
            spacing: Theme.space8

            Avatar {
                side: owner.plate?.side ?? 0
                initial: owner.plate?.initial ?? ""
                size: Theme.scaled(26)
            }

            SmallText {
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, owner.room.width - Theme.scaled(34))
                text: owner.plate?.name ?? ""
                color: Theme.tableText
                font.weight: Font.DemiBold
                elide: Text.ElideRight
            }
        }
    }
}
