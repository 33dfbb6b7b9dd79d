import QtQuick
import Spieltisch.Ui
import Spieltisch.Table

/*
  Where everything but the line lies on the domino table, from the size of the felt alone: the others and the boneyard
  at the top, the cloth of the line in the middle, the own hand on a rail at the bottom. With three and four seats the
  others sit in the order of play from the left, partners opposite each other, and the boneyard lies on the rail.
*/
QtObject {
    id: root

    required property real width
    required property real height
    required property size corner
    required property real cardFactor
    required property int seats
    required property int bottomSeat
    // Widths of the plates by seat.
    required property var plateWidths
    // Whether all hands lie open, and how high the notice about that is.
    required property bool ended
    required property real noticeHeight

    readonly property real edge: Math.round(Math.max(16, Math.min(40, width * 0.02)))
    readonly property real plateHeight: Theme.scaled(56)
    readonly property bool pair: seats === 2

    // The rail.
    readonly property real tileLength: Math.round(Math.min(220, Math.max(92, height * 0.172)) * cardFactor)
    readonly property real railHeight: tileLength + 38
    readonly property rect rail: Qt.rect(0, height - railHeight, width, railHeight)
    readonly property rect ownPlate: Qt.rect(edge, height - (railHeight + plateHeight) / 2, Math.min(plateWidths[bottomSeat] ?? 0, width * 0.24), plateHeight)
    readonly property real handLeft: edge + ownPlate.width + 24
    readonly property real handRight: pair ? edge : edge + heapWidth + 24
    readonly property real handRoom: width - handLeft - handRight

    // The band at the top.
    readonly property real openLength: Math.round(Math.max(52, Math.min(110, height * 0.09)))
    readonly property real backLength: pair ? Math.round(Math.min(bandHeight - 24, 132)) : Math.round(Math.max(30, Math.min(72, height * 0.05)))
    readonly property real othersLength: pair ? backLength : ended ? openLength : backLength
    readonly property real bandHeight: pair ? Math.round(Math.max(height * 0.15, plateHeight + 20)) : 12 + plateHeight + 8 + (ended ? openLength : backLength) + 8
    readonly property rect cloth: Qt.rect(0, bandHeight, width, height - railHeight - bandHeight - (noticeHeight > 0 ? noticeHeight + 16 : 0))
    readonly property real bandLeft: corner.width > 0 ? corner.width + 16 : edge
    readonly property real bandRoom: width - bandLeft - edge

    // The boneyard: two rows at the top right, or on the rail.
    readonly property real heapLength: Math.round(Math.max(40, Math.min(84, height * 0.074)))
    readonly property real heapWidth: heapLength * (pair ? 3.6 : 2.6)
    readonly property rect heap: pair ? Qt.rect(width - edge - heapWidth, (bandHeight - heapLength - 4) / 2, heapWidth, heapLength + 4) : Qt.rect(width - edge - heapWidth, height - railHeight + (railHeight - heapLength - 4 - Theme.scaled(26)) / 2 + Theme.scaled(26), heapWidth, heapLength + 4)

    // Which of the others this is, counted from the left, or -1 for the own seat.
    function place(seat: int): int {
        return (seat - root.bottomSeat + root.seats) % root.seats - 1;
    }

    function plateOf(seat: int): rect {
        const other = root.place(seat);
        if (other < 0)
            return root.ownPlate;
        const station = root.stationOf(other);
        return Qt.rect(station.x, root.pair ? (root.bandHeight - root.plateHeight) / 2 : 12, Math.min(root.plateWidths[seat] ?? 0, station.width), root.plateHeight);
    }

    // Where plate and tiles of one of the others have their room.
    function stationOf(other: int): rect {
        if (root.pair)
            return Qt.rect(root.bandLeft, 0, root.width * 0.24, root.bandHeight);
        const others = root.seats - 1;
        const wide = Math.min(Theme.scaled(280), (root.bandRoom - (others - 1) * 16) / others);
        return Qt.rect(root.bandLeft + (root.bandRoom - wide) * other / (others - 1), 0, wide, root.bandHeight);
    }

    // The room of the tiles one of the others holds.
    function handOf(seat: int): rect {
        const plate = root.plateOf(seat);
        if (!root.pair)
            return Qt.rect(plate.x + 6, plate.y + plate.height + 8, root.stationOf(root.place(seat)).width - 12, root.othersLength);
        const left = plate.x + plate.width + 24;
        const right = root.heap.x - Theme.scaled(84);
        return Qt.rect(left, (root.bandHeight - root.othersLength) / 2, right - left, root.othersLength);
    }

    // The spot of a piece (see Spots.js) of any zone but the line, or null where it is not shown.
    function spot(zone: string, slot: int, count: int): var {
        const [kind, number] = zone.split("/");
        if (kind === "boneyard")
            return root.heapSpot(slot, count);
        if (kind !== "hand")
            return null;
        return Number(number) === root.bottomSeat ? root.ownSpot(slot, count) : root.otherSpot(Number(number), slot, count);
    }

    // The own tiles side by side, in two or three rows where they would get too small.
    function ownSpot(slot: int, count: int): var {
        const [rows, length] = root.ownRows(count);
        const columns = Math.ceil(count / rows);
        const row = Math.floor(slot / columns);
        const inRow = row < rows - 1 ? columns : count - columns * (rows - 1);
        const gap = root.ownGap(length);
        const width = length / 2;
        const middle = Math.max(root.handLeft + root.handRoom / 2, Math.min(root.width / 2, root.width - root.handRight - columns * (width + gap) / 2));
        const centred = root.width / 2 - columns * (width + gap) / 2 >= root.handLeft ? Math.min(root.width / 2, middle) : middle;
        const top = root.height - (root.railHeight + rows * length + (rows - 1) * 12) / 2 + 4;
        return {
            "x": centred + (slot - row * columns - (inRow - 1) / 2) * (width + gap),
            "y": top + row * (length + 12) + length / 2,
            "width": width,
            "height": length,
            "rotation": 0,
            "badge": "none",
            "z": 200 + row
        };
    }

    function ownGap(length: real): real {
        return Math.max(8, length * 0.18);
    }

    // [rows, length of a tile] with the longest tiles.
    function ownRows(count: int): var {
        let best = [1, 0];
        for (let rows = 1; rows <= 3; ++rows) {
            const columns = Math.max(1, Math.ceil(count / rows));
            // A column takes half a length and its gap.
            const wide = Math.min(root.handRoom / columns / 0.68, (root.handRoom / columns - 8) * 2);
            const high = (root.railHeight - 24 - (rows - 1) * 12) / rows;
            const length = Math.floor(Math.min(root.tileLength, Math.max(wide, 24), high));
            if (length > best[1])
                best = [rows, length];
        }
        return best;
    }

    function otherSpot(seat: int, slot: int, count: int): var {
        const spot = Spots.row(root.handOf(seat), slot, count, {
            "aspect": Theme.tileAspect,
            "gap": root.pair ? 14 : 5,
            "align": root.pair ? 0.5 : 0
        });
        spot.lift = false;
        spot.badge = "none";
        spot.z = 200 + slot;
        return spot;
    }

    function heapPitch(count: int): real {
        return Spots.pitch(root.heap.width, Math.ceil(count / 2), root.heapLength, 4);
    }

    // How wide the heap is.
    function heapUsed(count: int): real {
        return root.heapLength + root.heapPitch(count) * Math.max(0, Math.ceil(count / 2) - 1);
    }

    // Two rows of tiles on their sides; what is drawn next lies on top at the right.
    function heapSpot(slot: int, count: int): var {
        const pitch = root.heapPitch(count);
        return {
            "x": root.heap.x + root.heap.width - root.heapUsed(count) + Math.floor(slot / 2) * pitch + root.heapLength / 2,
            "y": root.heap.y + (slot % 2 + 0.5) * (root.heapLength / 2 + 2) + (slot % 2 ? 2 : 0) - 1,
            "width": root.heapLength / 2,
            "height": root.heapLength,
            "rotation": 90,
            "lift": false,
            "badge": "none",
            "shadow": slot < 2,
            "z": 200 + slot
        };
    }
}
