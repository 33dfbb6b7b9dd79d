import QtQuick
import Spieltisch.Ui
import Spieltisch.Table

/*
  Where everything lies on the cribbage table, from the size of the felt alone: opponent 0 to 0.13 of the
  height, board to 0.47, the play to 0.70, the hand at the bottom. In low windows the board and the cards
  of the play shrink first. All boxes are {x, y, width, height}.
*/
QtObject {
    id: root

    required property real width
    required property real height
    required property size corner
    required property real cardFactor
    required property real plateWidth
    required property int bottomSeat
    property int cribSeat: -1
    property bool showing: false
    property bool cutting: false
    property bool discarding: false
    // Whether there is an own hand.
    property bool holding: false
    // Whether the show is over and all hands lie open, in the order of these zones.
    property var openZones: []
    // The cards of the play, see `play_row` in presenter/extra.py.
    property var playRow: []

    readonly property int topSeat: 1 - bottomSeat
    readonly property bool cribBelow: cribSeat !== topSeat
    readonly property real edge: Math.max(16, Math.min(28, width * 0.024))
    readonly property real boardTop: Math.max(height * 0.13, 76)
    readonly property real shrink: height > 640 ? 1 : Theme.textScale > 1 ? 0.86 : 0.93
    readonly property real boardHeight: Math.min(height * 0.34, (width - 2 * edge) * 0.32) * shrink
    readonly property real boardBottom: boardTop + boardHeight
    readonly property real handHeight: Math.round(Math.min(height * 0.25, height * 0.222 * cardFactor, width * 0.17))
    readonly property real handTop: height - 12 - handHeight
    readonly property real playTop: boardBottom + Math.max(6, height * 0.012)
    readonly property real playBottom: handTop - Math.max(34, height * 0.048)
    readonly property real tag: Math.max(Theme.scaled(28), Math.min(Theme.scaled(36), height * 0.03))
    readonly property real playHeight: Math.round(Math.max(60, Math.min((playBottom - playTop - tag - 16), height * 0.17)))
    readonly property real playWidth: playHeight * Theme.cardAspect
    readonly property real stagger: Math.min(6, playHeight * 0.05)

    readonly property rect board: Qt.rect(edge, boardTop, width - 2 * edge, boardHeight)
    readonly property real middle: playTop + 8 + stagger + playHeight / 2
    readonly property rect pack: Qt.rect(edge + 4, middle - playHeight / 2, playWidth, playHeight)
    readonly property rect starter: Qt.rect(pack.x + playWidth + 18, pack.y, playWidth, playHeight)
    readonly property real countSize: Math.round(Math.min(playBottom - playTop, Math.max(Theme.scaled(132), height * 0.17), height * 0.2))
    readonly property rect count: Qt.rect(width - edge - countSize - Math.max(0, width * 0.06), playTop + (playBottom - playTop - countSize) / 2, countSize, countSize)
    readonly property rect playArea: Qt.rect(starter.x + playWidth + edge * 1.6, playTop, count.x - edge * 1.6 - starter.x - playWidth - edge * 1.6, playBottom - playTop)
    readonly property real playLabelTop: middle + playHeight / 2 + stagger + 4
    readonly property rect play: Qt.rect(playArea.x + 14, middle - playHeight / 2, playArea.width - 28, playHeight)

    // The spread pack: where the hand will be, or where the play will be once there is a hand.
    readonly property rect cutBox: holding ? Qt.rect(edge + 4, playTop + 2, width - 2 * edge - 8, playBottom - playTop) : Qt.rect(leftRoom, handTop - Theme.scaled(14), width - leftRoom - edge, handHeight + Theme.scaled(14) + 4)

    readonly property real rightRoom: cribBelow && !discarding ? cribHeight * Theme.cardAspect * 2.1 + edge + 12 : edge + 12
    readonly property real leftRoom: plateWidth + edge + 16
    readonly property real handRoom: width - leftRoom - rightRoom
    readonly property real topHeight: Math.round(Math.min(boardTop - 10, height * 0.12))
    readonly property rect topPlate: Qt.rect(corner.width > 0 ? corner.width + 12 : edge, Math.round((boardTop - Theme.scaled(56)) / 2), plateWidth, Theme.scaled(56))
    readonly property rect bottomPlate: Qt.rect(edge, height - 16 - Theme.scaled(56) - 8, plateWidth, Theme.scaled(56))
    readonly property rect topHand: Qt.rect(Math.max(topPlate.x + plateWidth + 16, width / 2 - topHeight * 2.4), (boardTop - topHeight) / 2 - 2, Math.min(topHeight * 4.8, width * 0.4), topHeight)

    readonly property real cribHeight: Math.round(handHeight * 0.7)
    readonly property rect crib: cribBelow ? Qt.rect(width - edge - cribHeight * Theme.cardAspect * 2.1, height - 16 - Theme.scaled(20) - cribHeight, cribHeight * Theme.cardAspect * 2.1, cribHeight) : Qt.rect(width - edge - topHeight * Theme.cardAspect * 2.1, topHand.y, topHeight * Theme.cardAspect * 2.1, topHeight)

    readonly property rect showArea: Qt.rect(edge, boardBottom + height * 0.03, width * 0.55 - edge, bottomPlate.y - boardBottom - height * 0.06)
    readonly property real showHeight: Math.round(Math.min(showArea.height - Theme.scaled(30), (showList.x - edge - 12 - 34 - 20) / 5 / Theme.cardAspect))
    readonly property real showWidth: showHeight * Theme.cardAspect
    readonly property rect showCards: Qt.rect(edge + 4, showArea.y + 14, 4 * showWidth + 12, showHeight)
    readonly property rect showStarter: Qt.rect(showCards.x + showCards.width + 34, showCards.y, showWidth, showHeight)
    readonly property real openTop: boardBottom + height * 0.03
    readonly property real openHeight: Math.round((bottomPlate.y - openTop - 34) / 3)
    readonly property rect openStarter: Qt.rect(showList.x - openHeight * Theme.cardAspect - 24, openTop + openHeight + 10, openHeight * Theme.cardAspect, openHeight)
    readonly property real showLeft: width * (Theme.textScale > 1 ? 0.54 : 0.6)
    readonly property rect showList: Qt.rect(showLeft, boardBottom + height * 0.02, width - showLeft - edge, height - boardBottom - height * 0.04 - 4)

    // The spot of a piece (see Spots.js), or null where it is not shown.
    function place(zone: string, slot: int, count: int): var {
        switch (zone) {
        case "show":
            return root.flat(Spots.row(root.showCards, slot, 4, {
                gap: 4
            }));
        case "show/starter":
            return root.flat(Spots.row(root.showStarter, slot, 1));
        case "play":
            return root.showing ? null : root.playSpot(slot, count);
        case "crib":
            return root.openZones.length > 0 ? root.openSpot(zone, slot) : root.showing ? null : root.cribSpot(slot, count);
        case "pack":
            return root.showing || root.cutting ? null : root.flat(Spots.pile(root.pack, slot, count));
        case "starter":
            return root.openZones.length > 0 ? root.flat(Spots.row(root.openStarter, slot, 1)) : root.showing ? null : root.flat(Spots.row(root.starter, slot, 1));
        case "cut/" + root.bottomSeat:
            return root.cutSpot(1);
        case "cut/" + root.topSeat:
            return root.cutSpot(-1);
        case "hand/" + root.bottomSeat:
            return root.openZones.length > 0 ? root.openSpot(zone, slot) : root.showing ? null : root.handSpot(slot, Math.max(count, 4));
        case "hand/" + root.topSeat:
            return root.openZones.length > 0 ? root.openSpot(zone, slot) : root.showing ? null : root.topSpot(slot, count);
        }
        return null;
    }

    // A spot whose piece is never raised.
    function flat(spot: var): var {
        spot.lift = false;
        return spot;
    }

    // The own hand, in the middle of the felt where it fits; many cards get smaller before they overlap.
    function handSpot(slot: int, count: int): var {
        const wanted = root.handHeight * Theme.cardAspect * count + 10 * (count - 1);
        const height = Math.round(root.handHeight * Math.max(0.82, Math.min(1, root.handRoom / wanted)));
        const side = Math.max(root.leftRoom, root.rightRoom);
        const centred = wanted <= root.width - 2 * side;
        const box = Qt.rect(centred ? side : root.leftRoom, root.height - 12 - height, centred ? root.width - 2 * side : root.handRoom, height);
        const spot = Spots.row(box, slot, count, {
            gap: 10
        });
        spot.badge = "none";
        return spot;
    }

    // While cards are laid away the crib has four places in the middle; then it lies with its owner.
    function cribSpot(slot: int, count: int): var {
        if (root.discarding)
            return root.flat(Spots.row(root.play, slot, 4, {
                gap: 14
            }));
        return Spots.fan(root.crib, slot, Math.max(count, 2), {
            gap: -root.crib.height * Theme.cardAspect * 0.62,
            angle: root.cribBelow ? 4.5 : 2.5
        });
    }

    // Where a hand lies in the overview at the end of a show.
    function openSpot(zone: string, slot: int): var {
        const row = root.openZones.indexOf(zone);
        return row < 0 ? null : root.flat(Spots.row(root.openRow(row), slot, 4, {
            gap: 6,
            align: 0
        }));
    }

    function openRow(row: int): rect {
        return Qt.rect(root.showCards.x, root.openTop + row * (root.openHeight + 10), root.openHeight * Theme.cardAspect * 4 + 18, root.openHeight);
    }

    function topSpot(slot: int, count: int): var {
        return root.flat(Spots.fan(root.topHand, slot, count, {
            gap: 2,
            angle: 1
        }));
    }

    // The cards of finished counts lie closely at the left, those of the running count side by side.
    function playSpot(slot: int, count: int): var {
        const owner = root.playRow[slot]?.owner ?? root.bottomSeat;
        const spot = root.flat({
            x: root.playLeft(slot, count) + root.playWidth / 2,
            y: root.middle + (owner === root.bottomSeat ? root.stagger : -root.stagger),
            width: root.playWidth,
            height: root.playHeight,
            rotation: 0,
            z: slot
        });
        spot.badge = slot === count - 1 ? "below" : "none";
        spot.badgeTop = root.playLabelTop;
        spot.badgeLeft = root.playStep(count) < root.playWidth * 1.5 ? spot.x - root.playWidth / 2 - 4 : root.playArea.x;
        spot.badgeRight = root.count.x - 4;
        return spot;
    }

    function playLeft(slot: int, count: int): real {
        const finished = root.playRow.filter(card => card.finished).length;
        if (finished === 0)
            return Spots.row(root.play, slot, Math.max(count, 4), {
                gap: 14
            }).x - root.playWidth / 2;
        if (slot < finished)
            return root.play.x + slot * root.playWidth * 0.36;
        return root.liveLeft(finished) + (slot - finished) * root.playStep(count);
    }

    // Where the running count begins, behind so many finished cards.
    function liveLeft(finished: int): real {
        return finished === 0 ? root.play.x : root.play.x + ((finished - 1) * 0.36 + 1) * root.playWidth + 18;
    }

    // From one card of the running count to the next.
    function playStep(count: int): real {
        const finished = root.playRow.filter(card => card.finished).length;
        const room = root.play.x + root.play.width - root.liveLeft(finished);
        return Spots.pitch(room, Math.max(count - finished, finished === 0 ? 4 : 2), root.playWidth, 14);
    }

    function cutSpot(direction: int): var {
        const middle = root.playArea.x + root.playArea.width / 2;
        return root.flat({
            x: middle + direction * root.playWidth * 1.1,
            y: root.middle,
            width: root.playWidth,
            height: root.playHeight,
            rotation: 0,
            z: 1
        });
    }
}
