pragma ComponentBehavior: Bound

import QtQuick
import Spieltisch.Table

// The table of High Card: the others' cards above, what was laid and shown in the middle, the own hand below.
GameTable {
    id: root

    readonly property int bottomSeat: Math.max(table.viewSeat, 0)
    readonly property real cardHeight: 0.22 * height * cardFactor

    function takeFocus() {
        pieces.forceActiveFocus(Qt.TabFocusReason);
    }

    function skip() {
        pieces.skip();
    }

    // The box of a row of cards, from its place in the height of the table.
    function band(top: real, left: real, share: real): var {
        return {
            x: left * width,
            y: top * height,
            width: share * width,
            height: root.cardHeight
        };
    }

    function place(zone: string, slot: int, count: int): var {
        if (zone === "laid")
            return Spots.row(band(0.36, 0.08, 0.4), slot, count);
        if (zone === "shown")
            return Spots.row(band(0.36, 0.52, 0.4), slot, count);
        const seat = parseInt(zone.slice("hand/".length));
        if (seat === bottomSeat)
            return Spots.row(band(0.72, 0.2, 0.6), slot, count);
        const others = root.plates.length - 1;
        const order = (seat - bottomSeat + others) % (others + 1);
        return Spots.row(band(0.05, (order + 0.1) / others, 0.8 / others), slot, count);
    }

    PieceLayer {
        id: pieces

        anchors.fill: parent
        focus: true
        table: root.table
        settings: root.settings
        place: (zone, slot, count) => root.place(zone, slot, count)
    }
}
