.pragma library

// Where the melds lie: in rows of one height, in the order of suits and cards, as large as the room allows.
// A meld is a row of overlapping cards whose indices stay readable; between two melds there is room for what
// might be laid at their ends. A plan is
// {height, width, melds: {number: {x, y, pitch, count}}, place: {x, y, width, height} | null, gap}.

const ASPECT = 5 / 7;
const ROWS = 3;
// Of a card's width: what is seen of a covered card at least and at most.
const TIGHTEST = 0.28;
const WIDEST = 0.48;

function ordered(melds) {
    // Sets, which have no suit, come first.
    const suit = meld => meld.suit ? "HDCS".indexOf(meld.suit) : -1;
    return melds.slice().sort((a, b) => suit(a) - suit(b) || a.low - b.low || a.number - b.number);
}

function lengthOf(count, width, pitch) {
    return width + (count - 1) * pitch * width;
}

// The gap between melds whose cards have this width: twice what a ghost reaches beyond an end.
function gapOf(width, least) {
    return Math.max(least, width * 0.42);
}

// Lays blocks into rows from the left; null where they need more than `rows`.
function pack(counts, extra, room, rows, width, pitch, gap) {
    const lines = [[]];
    let used = 0;
    const add = (index, length) => {
        const before = lines[lines.length - 1].length > 0 ? gap : 0;
        if (used + before + length > room && lines[lines.length - 1].length > 0) {
            lines.push([]);
            used = 0;
        }
        const line = lines[lines.length - 1];
        const x = used + (line.length > 0 ? gap : 0);
        line.push({ index: index, x: x, length: length });
        used = x + length;
        return used <= room + 0.5;
    };
    const fits = counts.every((count, index) => add(index, lengthOf(count, width, pitch)));
    return fits && (extra === 0 || add(-1, extra * width)) && lines.length <= rows ? lines : null;
}

// The best plan for `melds` in a box {x, y, width, height}. Options: `largest` (height of a card), `reserve` (room
// for a new meld, in widths of a card; 0 for none), `gap` (at least), `rowGap`.
function plan(melds, box, options) {
    const all = ordered(melds);
    const counts = all.map(meld => meld.cards.length);
    let best = null;
    for (let rows = 1; rows <= ROWS; ++rows) {
        const high = Math.min(options.largest, (box.height - (rows - 1) * options.rowGap) / rows);
        for (let height = Math.floor(high); height >= 30 && (best === null || height > best.height * 1.04); height -= 2) {
            const width = height * ASPECT;
            const gap = gapOf(width, options.gap);
            if (pack(counts, options.reserve, box.width - gap, rows, width, TIGHTEST, gap)) {
                best = { height: height, width: width, gap: gap, rows: rows };
                break;
            }
        }
    }
    best = best ?? { height: 30, width: 30 * ASPECT, gap: 16, rows: 99 };
    return placed(all, counts, box, options, best);
}

function placed(all, counts, box, options, best) {
    const room = box.width - best.gap;
    let pitch = WIDEST;
    while (pitch > TIGHTEST && !pack(counts, options.reserve, room, best.rows, best.width, pitch, best.gap))
        pitch -= 0.02;
    pitch = Math.max(pitch, TIGHTEST);
    const lines = pack(counts, options.reserve, room, best.rows, best.width, pitch, best.gap) ?? [];
    const high = lines.length * best.height + (lines.length - 1) * options.rowGap;
    const top = box.y + Math.max(0, (box.height - high) / 2);
    const result = { height: best.height, width: best.width, gap: best.gap, melds: {}, place: null };
    lines.forEach((line, row) => {
        const y = top + row * (best.height + options.rowGap);
        for (const block of line) {
            const x = box.x + best.gap / 2 + block.x;
            if (block.index < 0)
                result.place = { x: x, y: y, width: box.x + box.width - x, height: best.height };
            else
                result.melds[all[block.index].number] = { x: x, y: y, pitch: pitch * best.width, count: counts[block.index] };
        }
    });
    return result;
}

// The spot (Spots.js) of a card of a meld.
function spot(plan, number, slot, order) {
    const meld = plan.melds[number];
    if (!meld)
        return null;
    return {
        x: meld.x + plan.width / 2 + slot * meld.pitch,
        y: meld.y + plan.height / 2,
        width: plan.width,
        height: plan.height,
        rotation: 0,
        lift: false,
        badge: "none",
        marked: true,
        z: 100 + (order % 8) * 14 + slot
    };
}

// The box of a whole meld.
function box(plan, number) {
    const meld = plan.melds[number];
    return meld ? { x: meld.x, y: meld.y, width: plan.width + (meld.count - 1) * meld.pitch, height: plan.height } : null;
}

// What sticks out at an end of a meld, and the part of the end card that belongs to it: at least `target` wide.
function endBox(plan, number, end, target) {
    const whole = box(plan, number);
    if (!whole)
        return null;
    const reach = plan.gap / 2 - 2;
    const inside = Math.max(plan.width * 0.45, target - reach);
    const low = end === "low";
    return {
        x: low ? whole.x - reach : whole.x + whole.width - inside,
        y: whole.y - 2,
        width: reach + inside,
        height: whole.height + 4,
        reach: reach
    };
}

// What is seen of a card of a meld: all of the last one, else up to the next one.
function stripOf(plan, number, slot) {
    const meld = plan.melds[number];
    if (!meld)
        return null;
    return {
        x: meld.x + slot * meld.pitch,
        y: meld.y,
        width: slot === meld.count - 1 ? plan.width : meld.pitch,
        height: plan.height
    };
}
