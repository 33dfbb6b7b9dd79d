.pragma library

// The own hand: cards overlap so that every index is seen; from about eighteen cards on they lie in two rows, of
// which the back one shows its upper part.

const ASPECT = 5 / 7;
// Of a card's width: what is seen of a covered card before a second row begins, and at most.
const READABLE = 0.34;
const WIDEST = 0.87;
// Of a card's height: what is seen of the back row.
const BACK_ROW = 0.42;

// {rows, columns, height, width, pitch, left, top} for `count` cards in a box whose height is that of one row.
function plan(count, box) {
    const width = box.height * ASPECT;
    const pitch = count > 1 ? (box.width - width) / (count - 1) : width;
    if (count < 2 || pitch >= READABLE * width)
        return arranged(count, 1, count, box.height, box);
    const columns = Math.ceil(count / 2);
    return arranged(count, 2, columns, box.height / (1 + BACK_ROW), box);
}

function arranged(count, rows, columns, height, box) {
    const width = height * ASPECT;
    const widest = rows > 1 || columns > 9 ? 0.6 : WIDEST;
    const pitch = columns > 1 ? Math.min(width * widest, (box.width - width) / (columns - 1)) : 0;
    return {
        rows: rows,
        columns: Math.max(1, columns),
        height: height,
        width: width,
        pitch: pitch,
        left: box.x + (box.width - width - pitch * (columns - 1)) / 2,
        top: box.y
    };
}

function spot(plan, slot, z) {
    const row = Math.min(plan.rows - 1, Math.floor(slot / plan.columns));
    const column = slot - row * plan.columns;
    return {
        x: plan.left + plan.width / 2 + column * plan.pitch,
        y: plan.top + plan.height / 2 + row * plan.height * BACK_ROW,
        width: plan.width,
        height: plan.height,
        rotation: 0,
        badge: "none",
        movable: true,
        z: z + row * 60 + column
    };
}

// Which part of the hand a pointer is over: boxes {slot, x, y, width, height}, those of the front row first.
function strips(plan, count) {
    const found = [];
    for (let slot = count - 1; slot >= 0; --slot) {
        const row = Math.min(plan.rows - 1, Math.floor(slot / plan.columns));
        const column = slot - row * plan.columns;
        const last = slot === count - 1 || column === plan.columns - 1;
        const left = plan.left + column * plan.pitch;
        found.push({
            slot: slot,
            x: column === 0 ? left - plan.width : left,
            y: plan.top + row * plan.height * BACK_ROW,
            width: (last ? plan.width * 2 : plan.pitch) + (column === 0 ? plan.width : 0),
            height: plan.height
        });
    }
    return found;
}

// Where a card lies while cards are carried over the hand: the others make room at `gap`.
// `carried` are the slots that are carried, ascending.
function shifted(slot, carried, gap) {
    const left = slot - carried.filter(one => one < slot).length;
    return left >= gap ? left + carried.length : left;
}
