import QtQuick
import Spieltisch.Ui
import Spieltisch.Table

/*
  Where everything lies on the Watten table, from the size of the felt alone: the trick around 0.36 of the
  height, the other pair's seats at 0.30, the partner above, the own hand at the bottom. While a notice (a raise,
  the end of a round) lies between trick and hand the trick moves up and gets smaller. Rects are boxes.
*/
QtObject {
    id: root

    required property real width
    required property real height
    required property size corner
    required property real cardFactor
    required property int bottomSeat
    // Sizes of what has words in it: the plates by seat, the plaque, the notice (0 x 0: none).
    required property var plateSizes
    required property size plaqueSize
    required property size noticeSize
    // The number of chips to announce with, 0 for none.
    property int chips: 0

    readonly property int leftSeat: (bottomSeat + 1) % 4
    readonly property int topSeat: (bottomSeat + 2) % 4
    readonly property int rightSeat: (bottomSeat + 3) % 4

    readonly property real edge: Math.round(Math.max(16, Math.min(40, width * 0.02)))
    readonly property real plateHeight: Theme.scaled(56)
    readonly property bool noticed: noticeSize.height > 0

    // Plates: the own one at the bottom left, the others at their backs.
    readonly property rect bottomPlate: Qt.rect(edge, height - 24 - plateHeight, plateWidth(bottomSeat), plateHeight)
    readonly property rect leftPlate: Qt.rect(edge, sidePlateTop, plateWidth(leftSeat), plateHeight)
    readonly property rect rightPlate: Qt.rect(width - edge - plateWidth(rightSeat), sidePlateTop, plateWidth(rightSeat), plateHeight)
    readonly property rect topPlate: Qt.rect(topLeft, Math.round(topHand.y + (topHeight - plateHeight) / 2), plateWidth(topSeat), plateHeight)
    readonly property real sidePlateTop: Math.round(height * 0.30 + sideLength / 2 + 16)

    // The partner's backs beside the plate, both together in the middle unless the score strip is in the way.
    readonly property real topHeight: Math.round(Math.min(height * 0.115, 132))
    readonly property real topWidth: topHeight * (Theme.cardAspect + 4 * 0.37)
    readonly property real topLeft: Math.max(corner.width > 0 ? corner.width + 12 : 0, Math.round(width * 0.48 - (plateWidth(topSeat) + 22 + topWidth) / 2))
    readonly property rect topHand: Qt.rect(topLeft + plateWidth(topSeat) + 22, 10, topWidth, topHeight)

    // The backs at the sides, turned by a quarter and lying one below the other.
    readonly property real sideHeight: Math.round(Math.min(height * 0.12, 140))
    readonly property real sidePitch: sideHeight * 0.26
    readonly property real sideLength: sideHeight * Theme.cardAspect + 4 * sidePitch

    // The own hand, between plate and plaque.
    readonly property real handLeft: edge + plateWidth(bottomSeat) + 24
    readonly property real handRight: edge + plaqueSize.width + 24
    readonly property real handRoom: width - handLeft - handRight
    readonly property real handHeight: Math.round(Math.min(height * 0.265, height * 0.24 * cardFactor))
    readonly property real handTop: height - 16 - handHeight
    readonly property rect hand: Qt.rect(handLeft, handTop, handRoom, handHeight)
    readonly property rect plaque: Qt.rect(width - edge - plaqueSize.width, height - 16 - plaqueSize.height, plaqueSize.width, plaqueSize.height)

    // The trick.
    readonly property real trickTop: topHand.y + topHeight + 8
    readonly property real trickRoom: notice.y - 10 - trickTop
    readonly property real trickHeight: Math.round(noticed ? Math.min(height * 0.2, trickRoom / 2.06) : height * 0.22)
    readonly property point centre: Qt.point(width / 2, noticed ? Math.round(trickTop + trickRoom / 2) : Math.round(Math.max(height * 0.36, trickTop + reach.height + trickHeight / 2)))
    readonly property size reach: Qt.size(trickHeight * 0.85, trickHeight * 0.525)
    readonly property rect cloth: Qt.rect(centre.x - Math.min(width * 0.26, height * 0.62), centre.y - height * 0.25, 2 * Math.min(width * 0.26, height * 0.62), height * 0.5)
    readonly property rect ownPlace: Qt.rect(centre.x - trickHeight * Theme.cardAspect / 2, centre.y + reach.height - trickHeight / 2, trickHeight * Theme.cardAspect, trickHeight)
    readonly property rect dropPlace: Qt.rect(cloth.x, cloth.y, cloth.width, handTop - 20 - cloth.y)

    // What is said between trick and hand, and the chips in the trick's place.
    readonly property real middleWidth: width - 2 * (edge + Math.max(plateWidth(leftSeat), plateWidth(rightSeat), sideHeight) + 20)
    readonly property rect notice: Qt.rect((width - noticeSize.width) / 2, handTop - 14 - noticeSize.height, noticeSize.width, noticeSize.height)
    readonly property real chipsTop: topHand.y + topHeight + 12
    readonly property rect chipBox: Qt.rect((width - chipsWidth) / 2, chipsTop, chipsWidth, handTop - Theme.scaled(40) - chipsTop)
    readonly property real chipsWidth: Math.min(middleWidth, chips > 4 ? Math.max(Theme.scaled(500), height * 0.76) : Math.max(Theme.scaled(420), height * 0.62))

    // Small piles: the tricks of either pair, and the rest of the pack with its dealer.
    readonly property real pileHeight: Math.round(Math.min(height * 0.09, 104))
    readonly property real pileWidth: pileHeight * Theme.cardAspect

    // Plates at the sides leave the trick its room.
    function plateWidth(seat: int): real {
        const beside = seat === root.leftSeat || seat === root.rightSeat;
        const room = beside ? root.width / 2 - root.height * 0.3 - root.edge - 8 : root.width;
        return Math.min(root.plateSizes[seat] ?? 0, root.width * 0.29, room);
    }

    function plateOf(seat: int): rect {
        return [root.bottomPlate, root.leftPlate, root.topPlate, root.rightPlate][(seat - root.bottomSeat + 4) % 4];
    }

    // The spot of a piece (see Spots.js), or null where it is not shown.
    function place(zone: string, slot: int, count: int): var {
        const [kind, number] = zone.split("/");
        switch (kind) {
        case "hand":
            return root.handSpot(Number(number), slot, count);
        case "trick":
            return root.trickSpot(Number(number), slot);
        case "won":
            return root.wonSpot(Number(number), slot, count);
        case "pack":
            return root.packSpot(Number(number), slot, count);
        }
        return null;
    }

    function handSpot(seat: int, slot: int, count: int): var {
        const away = slot - (count - 1) / 2;
        switch (seat) {
        case root.bottomSeat:
            return root.ownSpot(slot, count);
        case root.topSeat:
            return root.turned(Spots.row(root.topHand, slot, count, {
                gap: -root.topHeight * (Theme.cardAspect - 0.37)
            }), 180 + away * 2.5, Math.abs(away) * 0.8);
        case root.leftSeat:
            return root.sideSpot(root.edge + root.sideHeight / 2 + 2, away, 90 + away * 3.5, slot);
        default:
            return root.sideSpot(root.width - root.edge - root.sideHeight / 2 - 2, away, -90 - away * 3.5, slot);
        }
    }

    // Five cards in the middle of the felt if they fit there, else between plate and plaque.
    function ownSpot(slot: int, count: int): var {
        const side = Math.max(root.handLeft, root.handRight);
        const width = root.handHeight * Theme.cardAspect;
        const wanted = width * 0.88 * 4 + width;
        const centred = wanted <= root.width - 2 * side;
        const box = centred ? Qt.rect(side, root.handTop, root.width - 2 * side, root.handHeight) : root.hand;
        return Spots.fan(box, slot, count, {
            gap: -width * 0.12,
            angle: 1.8
        });
    }

    function sideSpot(x: real, away: real, rotation: real, slot: int): var {
        return root.flat({
            x: x,
            y: root.height * 0.30 + away * root.sidePitch,
            width: root.sideHeight * Theme.cardAspect,
            height: root.sideHeight,
            rotation: rotation,
            z: slot
        });
    }

    function turned(spot: var, rotation: real, sink: real): var {
        spot.rotation = rotation;
        spot.y += sink;
        return root.flat(spot);
    }

    // A spot whose piece is never raised.
    function flat(spot: var): var {
        spot.lift = false;
        return spot;
    }

    // A card of the trick, turned to its player and lying a little askew.
    function trickSpot(seat: int, slot: int): var {
        const turn = (seat - root.bottomSeat + 4) % 4;
        const [dx, dy, rotation, badge] = [[0, 1, -1, "beside"], [-1, 0.06, 86, "above"], [0, -1, 182, "beside"], [1, 0.06, -87, "above"]][turn];
        return root.flat({
            x: root.centre.x + dx * root.reach.width,
            y: root.centre.y + dy * root.reach.height,
            width: root.trickHeight * Theme.cardAspect,
            height: root.trickHeight,
            rotation: rotation,
            marked: true,
            badge: badge,
            badgeLevel: dy,
            badgeLeft: turn === 3 ? root.ownPlace.x + root.ownPlace.width + 4 : undefined,
            badgeRight: turn === 1 ? root.ownPlace.x - 4 : undefined,
            z: 50 + slot
        });
    }

    // Won tricks lie crosswise: those of the own pair above the own plate, the others in the far corner.
    function wonSpot(side: int, slot: int, count: int): var {
        const own = side === root.bottomSeat % 2;
        const half = root.pileHeight / 2;
        return root.flat({
            x: (own ? root.edge + half + 4 : root.width - root.edge - half - 4) + Math.floor(slot / 4) * 2,
            y: (own ? root.bottomPlate.y - Theme.scaled(30) - half : 12 + half) - slot * 0.7,
            width: root.pileWidth,
            height: root.pileHeight,
            rotation: Math.floor(slot / 4) % 2 === 0 ? 4 : 88,
            shadow: slot === 0,
            z: slot
        });
    }

    // The rest of the pack lies before its dealer.
    function packSpot(dealer: int, slot: int, count: int): var {
        const turn = (dealer - root.bottomSeat + 4) % 4;
        const sideways = root.edge + root.sideHeight + 24 + root.pileWidth / 2;
        const middle = [Qt.point(root.edge + 2 * root.pileHeight, root.bottomPlate.y - Theme.scaled(30) - root.pileHeight / 2), Qt.point(sideways, root.height * 0.30), Qt.point(root.topHand.x + root.topWidth + 30 + root.pileWidth / 2, root.topHand.y + root.topHeight / 2), Qt.point(root.width - sideways, root.height * 0.30)][turn];
        const level = Math.min(slot, 3);
        return root.flat({
            x: middle.x + level * 1.5,
            y: middle.y + level * 1.5,
            width: root.pileWidth,
            height: root.pileHeight,
            rotation: 0,
            z: count - slot
        });
    }
}
