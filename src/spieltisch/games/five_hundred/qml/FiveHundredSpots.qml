import QtQuick
import Spieltisch.Ui
import "FiveHundredHand.js" as Hand
import "FiveHundredMelds.js" as Melds

/*
  Where everything lies on the 500 table, from the size of the felt: the others at the top, the melds below them, stock,
  pile and what the turn is about in the middle, the own hand on a rail at the bottom.
*/
QtObject {
    id: root

    required property real width
    required property real height
    required property real cardFactor
    required property int seats
    required property int bottomSeat
    // Widths the plates would like to have, by seat.
    required property var plateWidths
    // What the sort buttons take.
    required property real sortWidth
    // See presenter: `extra.melds`, and whether there is a place for a new one.
    required property var melds
    required property bool placeForNew
    required property int handCount
    // After which slots of the own hand there is a little room.
    required property var gaps
    required property int pileCount
    // What the words below the stock take.
    required property real stockWidth
    // What the words below the pile and the button beside them take.
    required property real pileWordsWidth
    // How many cards of the pile are shown where it lies, and whether it is spread out over the table.
    required property bool fanned
    required property bool claimed
    required property bool claimable
    // Whether a deal has ended: the hands of the others lie open in the middle.
    required property bool ended
    // Whether the count is shown, which tells every hand.
    required property bool counted
    required property size claimSize
    // The slots carried over the own hand and the slot they would go to; -1: somewhere else.
    property var carried: []
    property int gap: -1

    readonly property real edge: Math.round(Math.max(16, Math.min(40, width * 0.022)))
    readonly property real plateHeight: Theme.scaled(56)
    readonly property int others: seats - 1

    // The rail with the own hand.
    readonly property real railHeight: Math.round(Math.max(Math.min(188, height * 0.315), height * 0.265))
    readonly property rect rail: Qt.rect(0, height - railHeight, width, railHeight)
    readonly property real leftWidth: Math.round(Math.max(sortWidth, Math.min(plateWidths[bottomSeat] ?? 0, width * 0.23)))
    readonly property rect ownPlate: Qt.rect(edge, rail.y + Math.max(6, (railHeight - plateHeight - Theme.target - Theme.scaled(20) - 10) / 2), leftWidth, plateHeight)
    readonly property rect hand: Qt.rect(edge + leftWidth + 24, rail.y + 24, width - 2 * edge - leftWidth - 24, Math.min(railHeight - 36, (railHeight - 36) * cardFactor))
    readonly property var handPlan: Hand.plan(Math.max(handCount, 1), hand, gap < 0 ? gaps : [])

    // The others.
    readonly property real bandHeight: Math.round(Math.max(height * 0.13, plateHeight + 12))
    readonly property real backHeight: Math.round(Math.min(bandHeight - 14, 150))
    readonly property real stationWidth: Math.min(Theme.scaled(440), (width - 2 * edge - (others - 1) * 16) / others)

    // Narrow stations have their backs as a small stack at the plate's end.
    readonly property bool terse: stationWidth < Theme.scaled(230)

    // The melds; many of them take some of the middle's room.
    readonly property real meldTop: bandHeight + height * 0.018
    readonly property var usualPlan: planOf(height * 0.365, 44)
    readonly property bool crowded: usualPlan.height < height * 0.13
    readonly property real meldBottom: height * (crowded ? 0.42 : 0.365)
    readonly property var meldPlan: crowded ? planOf(meldBottom, 28) : usualPlan
    readonly property var meldOrder: {
        const order = {};
        Melds.ordered(melds).forEach((meld, index) => order[meld.number] = index);
        return order;
    }

    // The middle: stock, pile, and the steps of the turn at the right.
    readonly property rect middle: Qt.rect(edge, meldBottom + height * 0.02, width - 2 * edge, rail.y - meldBottom - height * 0.02 - 10)
    readonly property real buttonHeight: Theme.target
    readonly property real pileHeight: Math.round(Math.min(height * 0.172, middle.height - buttonHeight - 8 - 24))
    readonly property real pileWidth: pileHeight * Theme.cardAspect
    readonly property real pilePitch: pileWidth * 0.6
    readonly property int pileShown: Math.min(pileCount, 6)
    readonly property rect stock: Qt.rect(edge + 4, middle.y + 12, pileWidth, pileHeight)
    readonly property real trayLeft: Math.max(stock.x + pileWidth + 40, edge + stockWidth + 12)
    readonly property rect tray: Qt.rect(trayLeft, middle.y, Math.max(28 + pileWidth * 1.12 + 5 * pilePitch, pileWordsWidth), pileHeight + 24)
    readonly property rect below: Qt.rect(edge, tray.y + tray.height + 4, tray.x + tray.width - edge, buttonHeight)
    readonly property rect side: Qt.rect(tray.x + tray.width + 32, middle.y, width - edge - tray.x - tray.width - 32, middle.height)

    // The pile spread out, over melds and middle.
    readonly property real spreadHead: Theme.scaled(40)
    readonly property real spreadFoot: Theme.target + Theme.space24
    readonly property rect spreadRoom: Qt.rect(edge + 20, bandHeight + 8 + spreadHead, width - 2 * edge - 40, rail.y - bandHeight - 16 - spreadHead - spreadFoot)
    readonly property var spreadPlan: spreadOf(pileCount)
    readonly property real spreadHeight: spreadHead + spreadPlan.rows * spreadPlan.height + (spreadPlan.rows - 1) * 10 + spreadFoot
    readonly property rect spread: Qt.rect(edge, rail.y - 8 - spreadHeight, width - 2 * edge, spreadHeight)

    // The claim bar over the middle, and the claimed card in it.
    readonly property real claimWidth: width - 2 * edge
    readonly property real claimHeight: Math.min(Math.max(claimSize.height, Theme.scaled(184)), rail.y - height * 0.372)
    readonly property rect claim: Qt.rect((width - claimWidth) / 2, Math.min(height * 0.385, rail.y - claimHeight - 2), claimWidth, claimHeight)
    readonly property real claimCardHeight: claimHeight - 36

    function planOf(bottom: real, gap: real): var {
        return Melds.plan(root.melds, Qt.rect(root.edge / 2, root.meldTop, root.width - root.edge, bottom - root.meldTop), {
            "largest": Math.round(root.height * 0.166 * root.cardFactor),
            "reserve": root.placeForNew ? 1.7 : 0,
            "gap": gap,
            "rowGap": 8
        });
    }

    function place(seat: int): int {
        return (seat - root.bottomSeat + root.seats) % root.seats - 1;
    }

    function stationOf(other: int): rect {
        const step = root.others > 1 ? (root.width - 2 * root.edge - root.stationWidth) / (root.others - 1) : 0;
        const left = root.others > 1 ? root.edge + step * other : (root.width - root.stationWidth) / 2;
        return Qt.rect(left, 0, root.stationWidth, root.bandHeight);
    }

    // Of two others the right one has plate and backs the other way round.
    function mirrored(other: int): bool {
        return root.others === 2 && other === 1;
    }

    function plateOf(seat: int): rect {
        const other = root.place(seat);
        if (other < 0)
            return root.ownPlate;
        const station = root.stationOf(other);
        const width = root.terse ? station.width - 4 : Math.min(root.plateWidths[seat] ?? 0, station.width - Math.max(52, station.width * 0.28));
        const x = root.mirrored(other) ? station.x + station.width - width : station.x;
        return Qt.rect(x, Math.round((root.bandHeight - root.plateHeight) / 2), width, root.plateHeight);
    }

    function spot(zone: string, slot: int, count: int): var {
        const [kind, number] = zone.split("/");
        if (root.counted && kind !== "meld")
            return null;
        switch (kind) {
        case "hand":
            return Number(number) === root.bottomSeat ? root.ownSpot(slot) : root.ended ? root.openSpot(Number(number), slot, count) : root.backSpot(Number(number), slot, count);
        case "meld":
            return Melds.spot(root.meldPlan, number, slot, root.meldOrder[number] ?? 0);
        case "stock":
            return root.flat(root.stock.x + (count - 1 - slot) * 2, root.stock.y + (count - 1 - slot) * 2, root.pileHeight, 40 + slot);
        case "pile":
            return root.pileSpot(slot, count);
        case "closing":
            return root.ended ? root.closingSpot() : root.flat(root.tray.x + 14 + Math.min(root.pileShown, 5) * root.pilePitch + root.pileWidth * 0.12, root.tray.y + 12, root.pileHeight, 160);
        }
        return null;
    }

    // A spot by its upper left corner, of a piece that is never raised.
    function flat(x: real, y: real, height: real, z: int): var {
        const width = height * Theme.cardAspect;
        return {
            "x": x + width / 2,
            "y": y + height / 2,
            "width": width,
            "height": height,
            "rotation": 0,
            "lift": false,
            "badge": "none",
            "z": z
        };
    }

    function ownSpot(slot: int): var {
        const shown = root.gap >= 0 && !root.carried.includes(slot) ? Hand.shifted(slot, root.carried, root.gap) : slot;
        return Hand.spot(root.handPlan, shown, 300);
    }

    // The card that closed the deal, above the rail in the corner.
    function closingSpot(): var {
        const height = root.railHeight * 0.5;
        return root.flat(root.width - root.edge - height * Theme.cardAspect, root.rail.y + root.railHeight * 0.25, height, 60);
    }

    // A hand of backs where there is no room to fan it out: at the end of its plate.
    function stackSpot(seat: int): var {
        const plate = root.plateOf(seat);
        return root.flat(plate.x + plate.width - 24, plate.y + plate.height / 2 - 23, 42, 200);
    }

    // A hand of backs fanned out beside its plate.
    function backSpot(seat: int, slot: int, count: int): var {
        const other = root.place(seat);
        const plate = root.plateOf(seat);
        const station = root.stationOf(other);
        const away = count > 1 ? slot / (count - 1) - 0.5 : 0;
        if (root.terse) {
            const stack = root.stackSpot(seat);
            stack.x += away * 8;
            stack.z = 200 + slot;
            stack.rotation = away * 12;
            return stack;
        }
        const width = root.backHeight * Theme.cardAspect;
        const room = station.width - plate.width - 14;
        const pitch = count > 1 ? Math.max(0, Math.min(width * 0.42, (room - width) / (count - 1))) : 0;
        const length = width + pitch * (count - 1);
        const left = root.mirrored(other) ? plate.x - 10 - length : plate.x + plate.width + 10;
        const narrow = width > room;
        const height = narrow ? room / Theme.cardAspect : root.backHeight;
        const spot = root.flat(left + slot * pitch, (root.bandHeight - height) / 2 + Math.abs(away) * 4, height, 200 + slot);
        spot.rotation = away * Math.min(10, count * 1.6);
        return spot;
    }

    // The room of one of the others' hands in the middle: a line for the name, and the cards.
    function openRoom(seat: int): rect {
        const wide = (root.middle.width - 24 * (root.others - 1)) / root.others;
        return Qt.rect(root.middle.x + root.place(seat) * (wide + 24), root.middle.y, wide, root.middle.height);
    }

    function openSpot(seat: int, slot: int, count: int): var {
        const room = root.openRoom(seat);
        const height = Math.min(root.pileHeight, room.height - Theme.scaled(36), room.width / Theme.cardAspect);
        const width = height * Theme.cardAspect;
        const pitch = count > 1 ? Math.min(width * 0.6, (room.width - width) / (count - 1)) : 0;
        return root.flat(room.x + slot * pitch, room.y + Theme.scaled(36), height, 200 + slot);
    }

    function pileSpot(slot: int, count: int): var {
        if (root.claimed && slot === count - 1) {
            const claimed = root.flat(root.claim.x + 26, root.claim.y + 18, root.claimCardHeight, 470);
            claimed.movable = root.claimable;
            return claimed;
        }
        if (root.fanned)
            return root.spreadSpot(slot, count);
        // Older cards lie below the oldest one that is seen.
        const shown = Math.max(0, slot - (count - root.pileShown));
        // The top card lies a little apart: it can be taken alone.
        const apart = slot === count - 1 && count > 1 ? root.pileWidth * 0.12 : 0;
        const spot = root.flat(root.tray.x + 14 + shown * root.pilePitch + apart, root.tray.y + 12, root.pileHeight, 50 + Math.min(slot, 60));
        spot.shadow = slot >= count - root.pileShown;
        return spot;
    }

    // The rows of the pile spread out: as few as show every index.
    function spreadOf(count: int): var {
        for (let rows = 1; rows <= 4; ++rows) {
            const height = Math.min(root.height * 0.2, (root.spreadRoom.height - (rows - 1) * 10) / rows);
            const width = height * Theme.cardAspect;
            const columns = Math.ceil(Math.max(1, count) / rows);
            const pitch = columns > 1 ? Math.min(width + 8, (root.spreadRoom.width - width) / (columns - 1)) : 0;
            if (pitch >= width * 0.36 || columns === 1 || rows === 4)
                return {
                    "rows": rows,
                    "columns": columns,
                    "height": height,
                    "pitch": pitch
                };
        }
        return null;
    }

    function spreadSpot(slot: int, count: int): var {
        const plan = root.spreadPlan;
        const row = Math.floor(slot / plan.columns);
        const inRow = Math.min(plan.columns, count - row * plan.columns);
        const length = plan.height * Theme.cardAspect + plan.pitch * (Math.max(inRow, plan.rows > 1 ? plan.columns : inRow) - 1);
        const left = root.spreadRoom.x + (root.spreadRoom.width - length) / 2;
        const top = root.spread.y + root.spreadHead;
        const spot = root.flat(left + (slot - row * plan.columns) * plan.pitch, top + row * (plan.height + 10), plan.height, 420 + Math.min(slot, 60));
        spot.marked = true;
        return spot;
    }

    // Boxes over the own hand a card can be dropped on, to be arranged.
    function handZones(count: int): var {
        return Hand.strips(root.handPlan, count, root.carried).map(strip => ({
                    "zone": "hand/" + root.bottomSeat + "/" + strip.slot,
                    "x": strip.x,
                    "y": strip.y,
                    "width": strip.width,
                    "height": strip.height,
                    "quiet": true
                }));
    }
}
