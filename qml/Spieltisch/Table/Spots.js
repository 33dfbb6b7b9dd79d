.pragma library

// Places for pieces. A box is {x, y, width, height}; a spot is
// {x, y, width, height, rotation, z} with the CENTRE of the piece in x and y. Aspect is width / height.

const CARD_ASPECT = 5 / 7;

// The distance from centre to centre of `count` pieces of `size` in `length`: `size + gap`, or less to fit.
function pitch(length, count, size, gap) {
    if (count < 2)
        return 0;
    return Math.min(size + gap, Math.max(0, (length - size) / (count - 1)));
}

// Pieces side by side in the middle of the box, overlapping when there is too little room.
// Options: `gap` (8), `aspect` (a card), `align` (0 left, 0.5 centre, 1 right), `seats` (room for so many).
function row(box, slot, count, options) {
    const gap = options?.gap ?? 8;
    const height = box.height;
    const width = height * (options?.aspect ?? CARD_ASPECT);
    const places = Math.max(count, options?.seats ?? 0, 1);
    const step = pitch(box.width, places, width, gap);
    const length = width + step * (places - 1);
    const left = box.x + (box.width - length) * (options?.align ?? 0.5);
    return {
        x: left + width / 2 + step * slot,
        y: box.y + height / 2,
        width: width,
        height: height,
        rotation: 0,
        z: slot
    };
}

// A hand held in the middle of the box: a row whose pieces lean by `angle` degrees from one to the next
// and sink towards the ends. Further options as for `row`.
function fan(box, slot, count, options) {
    const spot = row(box, slot, count, options);
    const away = slot - (count - 1) / 2;
    const angle = options?.angle ?? 2;
    spot.rotation = away * angle;
    spot.y += Math.abs(away * away * angle) * spot.height / 300;
    return spot;
}

// A tidy heap: every piece a little off the one below; only the first `depth` (4) offsets differ.
function pile(box, slot, count, options) {
    const height = box.height;
    const width = height * (options?.aspect ?? CARD_ASPECT);
    const level = Math.min(slot, (options?.depth ?? 4) - 1);
    const shift = options?.shift ?? 2;
    return {
        x: box.x + width / 2 + level * shift,
        y: box.y + height / 2 + level * shift,
        width: width,
        height: height,
        rotation: 0,
        z: count - slot
    };
}

// Whether the point lies in the box.
function contains(box, x, y) {
    return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}
