.pragma library

// The own hand: cards overlap so that every index is seen; from about eighteen cards on they lie in two rows, of
// which the back one shows its upper part.

const ASPECT = 5 / 7;
// Of a card's width: what is seen of a covered card before a second row begins, and at most.
const READABLE = 0.34;
const WIDEST = 0.87;
// Of a card's height: what is seen of the back row.
const BACK_ROW = 0.42;

// Of a card's width: the room between groups of cards.
const GAP = 0.2;

// {rows, columns, height, width, pitch, left, top, gaps} for `count` cards in a box whose height is that of one row.
// After the slots in `gaps` there is a little room.
function plan(count, box, gaps) {
    const width = box.height * ASPECT;
    const pitch = count > 1 ? (box.width - width * (1 + GAP * gaps.length)) / (count - 1) : width;
    if (count < 2 || pitch >= READABLE * width)
        return arranged(1, count, box.height, box, gaps);
    return arranged(2, Math.ceil(count / 2), box.height / (1 + BACK_ROW), box, []);
}

function arranged(rows, columns, height, box, gaps) {
    const width = height * ASPECT;
    const widest = rows > 1 || columns > 9 ? 0.6 : WIDEST;
    const room = box.width - width * (1 + GAP * gaps.length);
    const pitch = columns > 1 ? Math.min(width * widest, room / (columns - 1)) : 0;
    return {
        rows: rows,
        columns: Math.max(1, columns),
        height: height,
        width: width,
        pitch: pitch,
        left: box.x + (room - pitch * (columns - 1)) / 2,
        top: box.y,
        gaps: gaps
    };
}

// The left edge of the card at a place.
function leftOf(plan, place) {
    const column = place - rowOf(plan, place) * plan.columns;
    return plan.left + column * plan.pitch + plan.gaps.filter(gap => gap < place).length * GAP * plan.width;
}

function rowOf(plan, place) {
    return Math.min(plan.rows - 1, Math.floor(place / plan.columns));
}

function spot(plan, slot, z) {
    const row = rowOf(plan, slot);
    return {
        x: leftOf(plan, slot) + plan.width / 2,
        y: plan.top + plan.height / 2 + row * plan.height * BACK_ROW,
        width: plan.width,
        height: plan.height,
        rotation: 0,
        // So much of its width its neighbour leaves.
        seen: slot < plan.columns * (row + 1) - 1 ? Math.min(plan.pitch, plan.width) : plan.width,
        badge: "none",
        marked: true,
        movable: true,
        // All of them can be chosen.
        ring: false,
        z: z + row * 60 + slot - row * plan.columns
    };
}

// Which part of the hand a pointer is over: boxes {slot, x, y, width, height}, those of the front row first. `slot` is
// where the carried cards would be put in: in front of what lies there now.
function strips(plan, count, carried) {
    const found = [];
    for (let place = count - 1; place >= 0; --place) {
        const row = rowOf(plan, place);
        const column = place - row * plan.columns;
        const last = place === count - 1 || column === plan.columns - 1;
        const left = leftOf(plan, place);
        found.push({
            slot: insertion(place, carried, count),
            x: column === 0 ? left - plan.width : left,
            y: plan.top + row * plan.height * BACK_ROW,
            width: (last ? plan.width * 2 : leftOf(plan, place + 1) - left) + (column === 0 ? plan.width : 0),
            height: plan.height
        });
    }
    return found;
}

// In front of which slot the `carried` ones (ascending) are put so that the first of them comes to lie at `place`.
function insertion(place, carried, count) {
    const others = [];
    for (let slot = 0; slot < count; ++slot) {
        if (!carried.includes(slot))
            others.push(slot);
    }
    return others[Math.min(place, count - carried.length)] ?? count;
}

// Where a card lies while cards are carried over the hand: the others make room in front of the slot `gap`.
function shifted(slot, carried, gap) {
    const before = carried.filter(one => one < slot).length;
    return slot - before + (slot >= gap ? carried.length : 0);
}
