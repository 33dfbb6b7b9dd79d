.pragma library

// Where the tiles of a line lie, in units of half a tile: a tile is 2 long and 1 wide. A pure function of the
// line and the room, so that a preview lies where the tile will be.
//
// The hub lies in the middle. Every arm is walked in a frame of its own (u forward, v to its own side) and turned
// into place, each the same way round, so that every arm has a quarter of the table for itself (a half where
// there are two) and arms cannot meet. An arm runs along a lane until the next tile would pass its reach, goes
// round a corner with one tile across and comes back in the next lane, three units away or more. The tile across is
// never a double; it leaves from under the last half of the tile before it, or from the end of a double.
//
// A line is {double, spinner, arms: [left, right, up, down]}: whether the hub is a double, whether it branches, and
// for each arm whether its tiles are doubles, from the hub outward. A place is {x, y, angle, double, arm, index}:
// the middle of the tile and the direction in degrees (0 right, 90 down) in which its outer half looks; a double
// lies across that.

const NAMES = ["left", "right", "up", "down"];
const TURNS = [180, 0, 270, 90];
const BRANCHING_BACK = 4;
const REACHES = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 23, 26];
const BRANCH_REACHES = [5, 7, 9, 12, 16];
const BETTER = 1.15;

function length(double) {
    return double ? 1 : 2;
}

/// The places of one arm in its own frame: {u, v, heading, double}; heading 0 forward, 90 across, 180 back.
function walk(doubles, start, reach, back) {
    const places = [];
    let u = start;
    let v = 0;
    let way = 1;
    for (let index = 0; index < doubles.length; index++) {
        const end = u + way * length(doubles[index]);
        const passes = way > 0 ? end > reach : end < back;
        const before = places[index - 1];
        if (passes && before && before.heading !== 90 && !doubles[index]) {
            const column = u - way * 0.5;
            const edge = v + (before.double ? 1 : 0.5);
            places.push({
                "u": column,
                "v": edge + 1,
                "heading": 90,
                "double": false
            });
            v = edge + 2 + (doubles[index + 1] ? 1 : 0.5);
            u = column + way * 0.5;
            way = -way;
        } else {
            places.push({
                "u": (u + end) / 2,
                "v": v,
                "heading": way > 0 ? 0 : 180,
                "double": doubles[index]
            });
            u = end;
        }
    }
    return places;
}

/// Where an arm begins: at the edge of the hub.
function startOf(line, arm) {
    if (arm > 1)
        return 1;
    return line.double ? 0.5 : 1;
}

function turned(place, turn) {
    switch (turn) {
    case 0:
        return [place.u, place.v];
    case 90:
        return [-place.v, place.u];
    case 180:
        return [-place.u, -place.v];
    default:
        return [place.v, -place.u];
    }
}

function placed(place, turn, arm, index) {
    const [x, y] = turned(place, turn);
    return {
        "x": x,
        "y": y,
        "angle": (place.heading + turn) % 360,
        "double": place.double,
        "arm": arm,
        "index": index
    };
}

/// Whether a place is longer from left to right than from top to bottom.
function lies(place) {
    return (place.angle % 180 === 0) !== place.double;
}

function box(places) {
    let left = Infinity;
    let right = -Infinity;
    let top = Infinity;
    let bottom = -Infinity;
    for (const place of places) {
        const across = lies(place) ? 1 : 0.5;
        const down = 1.5 - across;
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

/// All places of a line with the given reaches: the hub first (arm -1), then the arms in their order.
function places(line, reach, branchReach) {
    const found = [
        {
            "x": 0,
            "y": 0,
            "angle": 0,
            "double": line.double,
            "arm": -1,
            "index": 0
        }
    ];
    line.arms.forEach((doubles, arm) => {
        const far = arm > 1 ? branchReach : reach;
        const back = line.spinner ? BRANCHING_BACK : -far;
        const walked = walk(doubles, startOf(line, arm), Math.max(far, back + 3), back);
        walked.forEach((place, index) => found.push(placed(place, TURNS[arm], arm, index)));
    });
    return found;
}

/// The line with one more tile at each of the ends in `ghosts` ({left: double, ...}).
function withGhosts(line, ghosts) {
    const arms = line.arms.map((doubles, arm) => NAMES[arm] in ghosts ? doubles.concat([ghosts[NAMES[arm]]]) : doubles);
    return {
        "double": line.double,
        "spinner": line.spinner,
        "arms": arms
    };
}

/// How large a unit can be in a room of `width` x `height` with `margin` units left free all round.
function scaleOf(bounds, width, height, turned, margin) {
    const across = (turned ? bounds.height : bounds.width) + 2 * margin;
    const down = (turned ? bounds.width : bounds.height) + 2 * margin;
    return Math.min(width / across, height / down);
}

/// The best fit: {reach, branchReach, turned, scale}. `before` is kept until something would leave the room or
/// another fit is larger by a seventh, so that the table stays as it is. `largest` bounds a unit.
function fit(line, ghosts, width, height, margin, largest, before) {
    const whole = withGhosts(line, ghosts);
    const branches = whole.arms[2].length || whole.arms[3].length ? BRANCH_REACHES : [BRANCH_REACHES[0]];
    let best = null;
    for (const reach of REACHES) {
        for (const branchReach of branches) {
            const bounds = box(places(whole, reach, branchReach));
            for (const turn of [false, true]) {
                const scale = scaleOf(bounds, width, height, turn, margin);
                if (!best || scale > best.scale) {
                    best = {
                        "reach": reach,
                        "branchReach": branchReach,
                        "turned": turn,
                        "scale": scale
                    };
                }
            }
        }
    }
    best.scale = Math.min(best.scale, largest);
    return kept(whole, width, height, margin, best, before) || best;
}

function kept(whole, width, height, margin, best, before) {
    if (!before)
        return null;
    const bounds = box(places(whole, before.reach, before.branchReach));
    const scale = scaleOf(bounds, width, height, before.turned, margin);
    if (best.scale > BETTER * Math.min(scale, before.scale) || scale * BETTER < before.scale)
        return null;
    return {
        "reach": before.reach,
        "branchReach": before.branchReach,
        "turned": before.turned,
        "scale": Math.min(scale, before.scale)
    };
}

/// Where everything lies under a fit: {tiles, ghosts: {left: place, ...}, bounds} with `bounds` of all of it.
/// Turned by a quarter where the fit says so.
function lay(line, ghosts, fitted) {
    const all = places(withGhosts(line, ghosts), fitted.reach, fitted.branchReach);
    const shown = fitted.turned ? all.map(quarter) : all;
    const previews = {};
    const tiles = [];
    for (const place of shown) {
        const name = NAMES[place.arm];
        if (place.arm >= 0 && place.index === line.arms[place.arm].length)
            previews[name] = place;
        else
            tiles.push(place);
    }
    return {
        "tiles": tiles,
        "ghosts": previews,
        "bounds": box(shown)
    };
}

function quarter(place) {
    return {
        "x": -place.y,
        "y": place.x,
        "angle": (place.angle + 90) % 360,
        "double": place.double,
        "arm": place.arm,
        "index": place.index
    };
}
