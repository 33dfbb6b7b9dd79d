.pragma library

// How a line of tiles runs: pure functions of the line and of the way its arms are to go, in units.
//
// Units are half tiles: a tile is 2 long and 1 wide. The hub lies at the origin. Every arm is walked in a frame of
// its own (u forward, v to its own side) and turned into place, each the same way round, so that every arm has a
// quarter of the table for itself (a half where there are two) and arms cannot meet. An arm runs along a lane until
// the next tile would pass its reach, goes round a corner and comes back in the next lane, three units away or more.
// Nothing ever leaves from the end of a double, where only a spinner branches: a corner comes after a tile that is none,
// from beside its last half, so that a lane may be longer by one tile. Where the room is low, the arms at the ends of
// a spinner turn after a short stem and run along the sides.
//
// A line is {hub, double, spinner, arms: [left, right, up, down], ends: [{name}]}: the first tile or the spinner, and
// for each arm its tiles {tile, double} from the hub outward. Ghosts are tiles {double} by the end they would lie at.
// A place is {tile, x, y, angle, double, arm, index}: the middle of the tile and the direction in degrees (0 right,
// 90 down) in which its outer half looks; a double lies across that. The hub has arm -1.

const NAMES = ["left", "right", "up", "down"];
const TURNS = [180, 0, 270, 90];
// How near to the hub lanes come back: those of a spinner's arms, and those that run along the sides.
const BACK = 4;
const SIDE_BACK = 2;
// How far apart the tiles of different arms lie.
const CLEAR = 1;

function length(double) {
    return double ? 1 : 2;
}

// The places {u, v, heading, double} of tiles in lanes that begin at (u, v); heading 0 forward, 90 across, 180 back.
// Every lane has a tile, even one that is short of room because it begins beside a row: two corners in a row would
// tear the line.
function lanes(doubles, u, v, reach, back) {
    const places = [];
    let way = 1;
    let begins = false;
    while (places.length < doubles.length) {
        const double = doubles[places.length];
        const before = places[places.length - 1];
        const end = u + way * length(double);
        if (before && !before.double && !begins && (way > 0 ? end > reach : end < back)) {
            const leg = across(doubles, places, u - way * 0.5, v + 0.5);
            way = -way;
            u = leg.column - way * (leg.under ? 0.5 : -0.5);
            v = leg.v + (leg.under ? 0.5 : -0.5);
            begins = true;
        } else {
            places.push({
                "u": (u + end) / 2,
                "v": v,
                "heading": way > 0 ? 0 : 180,
                "double": double
            });
            u = end;
            begins = false;
        }
    }
    return places;
}

// Adds the tiles that run across in the column `column` from `v` on, until the next lane can begin three units on or
// more: under the end of a single tile, or beside the last half of a longer row, which never ends with a double.
// Returns {column, v, under}: where the row ends, and which of these it is.
function across(doubles, places, column, v) {
    const first = places.length;
    let before = null;
    do {
        before = {
            "u": column,
            "v": v + length(doubles[places.length]) / 2,
            "heading": 90,
            "double": doubles[places.length]
        };
        v += length(before.double);
        places.push(before);
    } while (places.length < doubles.length && (before.double || (places.length === first + 1 && doubles[places.length])));
    return {
        "column": column,
        "v": v,
        "under": places.length === first + 1
    };
}

// An arm that turns to its side after `stem` units; the rest are lanes along the side.
function stemmed(doubles, start, stem, reach) {
    const places = [];
    let u = start;
    while (places.length < doubles.length) {
        const double = doubles[places.length];
        const before = places[places.length - 1];
        if (u >= stem && before && !before.double) {
            const rest = lanes(doubles.slice(places.length), 0.5, u - 0.5, reach, SIDE_BACK);
            return places.concat(rest.map(place => ({
                        "u": place.v,
                        "v": place.u,
                        "heading": (450 - place.heading) % 360,
                        "double": place.double
                    })));
        }
        places.push({
            "u": u + length(double) / 2,
            "v": 0,
            "heading": 0,
            "double": double
        });
        u += length(double);
    }
    return places;
}

// One arm in its own frame.
function walk(line, arm, doubles, way) {
    if (arm > 1 && way.stems[arm - 2] > 0)
        return stemmed(doubles, 1, way.stems[arm - 2], way.reach);
    const start = arm > 1 || !line.double ? 1 : 0.5;
    const far = arm > 1 ? way.branch : way.reach;
    const back = line.spinner ? BACK : -far;
    return lanes(doubles, start, 0, Math.max(far, back + 3), back);
}

function turn(x, y, angle) {
    switch (angle) {
    case 0:
        return [x, y];
    case 90:
        return [-y, x];
    case 180:
        return [-x, -y];
    default:
        return [y, -x];
    }
}

// All places of a line with the given way to run, ghosts included: the hub first, then the arms in their order.
function places(line, ghosts, way) {
    const quarter = way.turned ? 90 : 0;
    const found = [{
            "tile": line.hub,
            "x": 0,
            "y": 0,
            "angle": quarter,
            "double": line.double,
            "arm": -1,
            "index": 0
        }];
    for (let arm = 0; arm < 4; ++arm) {
        const ghost = ghosts[NAMES[arm]];
        const tiles = ghost ? line.arms[arm].concat([ghost]) : line.arms[arm];
        const angle = (TURNS[arm] + quarter) % 360;
        const walked = walk(line, arm, tiles.map(tile => tile.double), way);
        walked.forEach((place, index) => {
            const [x, y] = turn(place.u, place.v, angle);
            found.push({
                "tile": tiles[index].tile ?? "",
                "x": x,
                "y": y,
                "angle": (place.heading + angle) % 360,
                "double": place.double,
                "arm": arm,
                "index": index
            });
        });
    }
    return found;
}

// Half the room of a place from left to right, and from top to bottom.
function halves(place) {
    return (place.angle % 180 === 0) !== place.double ? [1, 0.5] : [0.5, 1];
}

function boundsOf(found) {
    let left = Infinity;
    let right = -Infinity;
    let top = Infinity;
    let bottom = -Infinity;
    for (const place of found) {
        const [across, down] = halves(place);
        left = Math.min(left, place.x - across);
        right = Math.max(right, place.x + across);
        top = Math.min(top, place.y - down);
        bottom = Math.max(bottom, place.y + down);
    }
    return {
        "x": left,
        "y": top,
        "width": right - left,
        "height": bottom - top
    };
}

// Whether different arms keep apart; only those that turn right beside a lane may not.
function apart(found) {
    const boxes = found.filter(place => place.arm >= 0 && place.index > 0).map(place => [place.arm, place.x, place.y, ...halves(place)]);
    for (let one = 0; one < boxes.length; ++one) {
        const [arm, x, y, across, down] = boxes[one];
        for (let two = one + 1; two < boxes.length; ++two) {
            const other = boxes[two];
            if (arm !== other[0] && Math.abs(x - other[1]) - across - other[3] < CLEAR && Math.abs(y - other[2]) - down - other[4] < CLEAR)
                return false;
        }
    }
    return true;
}
