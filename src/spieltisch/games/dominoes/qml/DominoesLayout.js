.pragma library
.import "DominoesWalk.js" as Walk

// Where everything of a line lies under a fit (DominoesFit.js), in pixels: tiles, ghosts, values and callouts.

// A place in pixels: {tile, x, y, angle, double, arm, index, width, height} with the middle and the room it takes.
function inPixels(place, fit) {
    const [across, down] = Walk.halves(place);
    return Object.assign({}, place, {
        "x": fit.x + fit.scale * place.x,
        "y": fit.y + fit.scale * place.y,
        "width": 2 * across * fit.scale,
        "height": 2 * down * fit.scale
    });
}

// Where everything lies under a fit, in pixels: {line, fit, unit, tiles: {"6-4": place, ...}, ghosts: {left: place, ...}, all}.
function lay(line, ghosts, fit) {
    const laid = {
        "line": line,
        "fit": fit,
        "unit": fit.scale,
        "tiles": {},
        "ghosts": {},
        "all": []
    };
    for (const unit of Walk.places(line, ghosts, fit)) {
        const place = inPixels(unit, fit);
        laid.all.push(place);
        if (place.arm >= 0 && place.index === line.arms[place.arm].length)
            laid.ghosts[Walk.NAMES[place.arm]] = place;
        else
            laid.tiles[place.tile] = place;
    }
    return laid;
}

function overlaps(box, place, gap) {
    return Math.abs(box.x + box.width / 2 - place.x) < (box.width + place.width) / 2 + gap && Math.abs(box.y + box.height / 2 - place.y) < (box.height + place.height) / 2 + gap;
}

function free(box, laid, room, gap) {
    return box.x >= 0 && box.y >= 0 && box.x + box.width <= room.width && box.y + box.height <= room.height && !laid.all.some(place => overlaps(box, place, gap));
}

const CALLOUT_GAP = 16;
const STEPS = [0, -0.25, 0.25, -0.5, 0.5];

// Where the callout of a ghost lies: {x, y, width, height, side} right, left, above or below it, covering nothing; null
// where there is no such place. `side` is where it lies, "" for one that is further away.
function calloutAt(laid, ghost, room) {
    const {
        width,
        height
    } = room.callout;
    const beside = (ghost.width + width) / 2 + CALLOUT_GAP;
    const beyond = (ghost.height + height) / 2 + CALLOUT_GAP;
    const sides = [["right", beside, 0], ["left", -beside, 0], ["above", 0, -beyond], ["below", 0, beyond]];
    for (const [side, dx, dy] of sides) {
        for (const step of STEPS) {
            const box = {
                "x": ghost.x + dx - width / 2 + (dx === 0 ? step * (width - 2 * CALLOUT_GAP) : 0),
                "y": ghost.y + dy - height / 2 + (dy === 0 ? step * (height - 2 * CALLOUT_GAP) : 0),
                "width": width,
                "height": height,
                "side": side
            };
            if (free(box, laid, room, 3))
                return box;
        }
    }
    return nearest(laid, ghost, room, width, height);
}

// The free place nearest to a ghost, on a grid.
function nearest(laid, ghost, room, width, height) {
    let best = null;
    let least = Infinity;
    for (let x = 0; x + width <= room.width; x += 12) {
        for (let y = 0; y + height <= room.height; y += 12) {
            const away = Math.hypot(x + width / 2 - ghost.x, y + height / 2 - ghost.y);
            const box = {
                "x": x,
                "y": y,
                "width": width,
                "height": height,
                "side": ""
            };
            if (away < least && free(box, laid, room, 3)) {
                least = away;
                best = box;
            }
        }
    }
    return best;
}

// The tile at an open end, {x, y, width, height, angle, double}, with the direction in which the line goes on.
function endOf(laid, name) {
    const arm = Walk.NAMES.indexOf(name);
    const tiles = laid.line.arms[arm];
    if (tiles.length > 0)
        return laid.tiles[tiles[tiles.length - 1].tile];
    return Object.assign({}, laid.tiles[laid.line.hub], {
        "angle": (Walk.TURNS[arm] + (laid.fit.turned ? 90 : 0)) % 360,
        "double": true
    });
}

// Where the value of an open end (see `endOf`) stands, the middle of a circle: beyond its tile, or beside it where
// that is not free of tiles and of the places in `taken`.
function valueAt(laid, place, taken, room, size) {
    const radians = place.angle * Math.PI / 180;
    const ahead = [Math.round(Math.cos(radians)), Math.round(Math.sin(radians))];
    const spots = [ahead, [-ahead[1], ahead[0]], [ahead[1], -ahead[0]]].map(([dx, dy], index) => {
        // Beside a tile it stands at its outer half.
        const outward = index > 0 && !place.double ? laid.unit / 2 : 0;
        return {
            "x": place.x + dx * (place.width / 2 + size / 2 + 6) + ahead[0] * outward,
            "y": place.y + dy * (place.height / 2 + size / 2 + 6) + ahead[1] * outward
        };
    });
    const clear = spots.find(spot => {
        const box = {
            "x": spot.x - size / 2,
            "y": spot.y - size / 2,
            "width": size,
            "height": size
        };
        return free(box, laid, room, 1) && !taken.some(other => overlaps(box, other, 2));
    });
    return clear ?? spots[0];
}
