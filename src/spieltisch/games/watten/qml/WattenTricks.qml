pragma ComponentBehavior: Bound

import QtQuick
import Spieltisch.Ui

// The tricks of one pair in this round: three rings, filled as they are won, and the number.
Row {
    id: root

    required property int side
    required property int tricks
    property real size: Theme.scaled(12)

    spacing: Theme.space4

    Repeater {
        model: 3

        Rectangle {
            required property int index

            y: (root.height - height) / 2
            width: root.size
            height: root.size
            radius: width / 2
            color: index < root.tricks ? Theme.player(root.side) : "transparent"
            border.width: 2
            border.color: Theme.player(root.side)
        }
    }

    SmallText {
        leftPadding: Theme.space4
        text: root.tricks
        color: Theme.player(root.side)
        font.weight: Font.DemiBold
        font.features: Theme.tabular
        Accessible.ignored: true
    }
}
