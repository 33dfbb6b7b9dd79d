.pragma library
.import "DominoesWalk.js" as Walk
.import "DominoesLayout.js" as Layout

// How a line is laid into its room: the way its arms run and the size of its tiles. A pure function of the line, the
// room and where it lay before, so that a preview lies where the tile will be. Lines and ways: DominoesWalk.js.
//
// A fit is {reach, branch, stems, turned, scale, x, y, width, height, largest, spots}: how the arms run, whether all is
// turned by a quarter, pixels a unit, where the hub lies in a room of that size with units of at most that many pixels,
// and the places by tile.

const REACHES = [26, 23, 20, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5];
// How the arms at the ends of a spinner run: out to `branch` and back, or along the sides after stems (up and down).
const BRANCHES = [[16, [0, 0]], [12, [0, 0]], [9, [0, 0]], [7, [0, 0]], [0, [5, 5]], [0, [5, 3]], [0, [3, 5]], [0, [3, 3]]];
// After the shorter stem lanes lie so near to the others that doubles may come too close.
const STEMS = [3, 5];
// A fit that is larger by less than this is not worth moving everything.
const BETTER = 1.15;
// The same in another room, where everything moves anyway.
const BETTER_IN_NEW_ROOM = 1.03;
// How much smaller a line is laid to find a place for its callout.
const SHRINKS = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.62, 0.54];

// One more tile at every open end that has no ghost: room to play on. Afterwards only the open ends of the hub keep
// room, for their values: elsewhere those can stand beside the last tile.
function withReserve(line, ghosts, room) {
    const reserve = {};
    for (const end of line.ends) {
        if (room.growing || line.arms[Walk.NAMES.indexOf(end.name)].length === 0)
            reserve[end.name] = {
                "double": false
            };
    }
    return Object.assign(reserve, ghosts);
}

function scaleOf(bounds, room) {
    return Math.min((room.width - 2 * room.margin) / bounds.width, (room.height - 2 * room.margin) / bounds.height, room.largest);
}

// The room {left, right, top, bottom} that one arm takes; the hub's own where it has no tiles.
function armBounds(line, arm, tiles, way) {
    const bounds = {
        "left": line.double ? -0.5 : -1,
        "right": line.double ? 0.5 : 1,
        "top": line.double ? -1 : -0.5,
        "bottom": line.double ? 1 : 0.5
    };
    for (const place of Walk.walk(line, arm, tiles.map(tile => tile.double), way)) {
        const [x, y] = Walk.turn(place.u, place.v, Walk.TURNS[arm]);
        const along = (place.heading % 180 === 0) !== place.double === (Walk.TURNS[arm] % 180 === 0);
        const across = along ? 1 : 0.5;
        const down = along ? 0.5 : 1;
        bounds.left = Math.min(bounds.left, x - across);
        bounds.right = Math.max(bounds.right, x + across);
        bounds.top = Math.min(bounds.top, y - down);
        bounds.bottom = Math.max(bounds.bottom, y + down);
    }
    return bounds;
}

function united(bounds) {
    const left = Math.min(...bounds.map(box => box.left));
    const top = Math.min(...bounds.map(box => box.top));
    return {
        "width": Math.max(...bounds.map(box => box.right)) - left,
        "height": Math.max(...bounds.map(box => box.bottom)) - top
    };
}

function wayOf(reach, branch, stems, turned) {
    return {
        "reach": reach,
        "branch": branch,
        "stems": stems,
        "turned": turned
    };
}

// Whether the ends of a spinner have tiles.
function branching(line, ghosts) {
    return line.arms[2].length > 0 || line.arms[3].length > 0 || "up" in ghosts || "down" in ghosts;
}

// Every way to run with its scale, the largest first, of equal ones the straightest. The arms are measured one by one: most ways share some.
function ways(line, ghosts, room) {
    const arms = Walk.NAMES.map((name, arm) => ghosts[name] ? line.arms[arm].concat([ghosts[name]]) : line.arms[arm]);
    const branched = branching(line, ghosts);
    const measure = (arm, way) => armBounds(line, arm, arms[arm], way);
    const straight = BRANCHES.map(([branch, stems]) => stems[0] > 0 ? null : [2, 3].map(arm => measure(arm, {
                    "branch": branch,
                    "stems": stems
                })));
    const found = [];
    // Beyond the longest arm one reach is like the other.
    const longest = Math.max(...arms.map(tiles => tiles.reduce((sum, tile) => sum + Walk.length(tile.double), 1)));
    for (const reach of REACHES.filter((value, index) => index === 0 || value < longest)) {
        const sides = [0, 1].map(arm => measure(arm, {
                    "reach": reach
                }));
        const along = [2, 3].map(arm => branched ? STEMS.map(stem => measure(arm, {
                        "reach": reach,
                        "stems": [stem, stem]
                    })) : []);
        BRANCHES.slice(0, branched ? BRANCHES.length : 1).forEach(([branch, stems], index) => {
            const ends = straight[index] ?? stems.map((stem, end) => along[end][STEMS.indexOf(stem)]);
            const bounds = united(sides.concat(ends));
            for (const turned of room.turned === undefined ? [false, true] : [room.turned]) {
                found.push({
                    "way": wayOf(reach, branch, stems, turned),
                    "scale": scaleOf(turned ? {
                        "width": bounds.height,
                        "height": bounds.width
                    } : bounds, room)
                });
            }
        });
    }
    return found.sort((one, other) => other.scale - one.scale || one.way.turned - other.way.turned);
}

// The ways that are about as large as the best one, which is less than `better` times as large.
function candidates(line, ghosts, room, better) {
    const found = ways(line, ghosts, room);
    const possible = candidate => !candidate.way.stems.includes(STEMS[0]) || Walk.apart(Walk.places(line, ghosts, candidate.way));
    const first = found.findIndex(possible);
    return found.slice(first).filter((candidate, index) => index === 0 || (candidate.scale * better >= found[first].scale && possible(candidate)));
}

// How many tiles lie to each other as they did. After the first double an arm may count from its other end: its tiles
// then look the other way without being turned.
function staying(all, before) {
    const anchor = all.find(place => before.spots[place.tile]);
    if (!anchor)
        return 0;
    const origin = before.spots[anchor.tile];
    return all.filter(place => {
        const spot = before.spots[place.tile];
        return spot && (spot.angle - place.angle) % 180 === 0 && spot.x - origin.x === place.x - anchor.x && spot.y - origin.y === place.y - anchor.y;
    }).length;
}

// The first of the best by what `worth` says of them.
function bestBy(items, worth) {
    const worths = items.map(worth);
    return items[worths.indexOf(Math.max(...worths))];
}

function spotsOf(found) {
    const spots = {};
    for (const place of found) {
        if (place.tile)
            spots[place.tile] = {
                "x": place.x,
                "y": place.y,
                "angle": place.angle
            };
    }
    return spots;
}

// A fit for a way to run, `shrink` times as large as could be, in the middle of the room.
function fitted(line, ghosts, room, candidate, shrink) {
    const scale = candidate.scale * shrink;
    const bounds = Walk.boundsOf(Walk.places(line, ghosts, candidate.way));
    return Object.assign({
        "scale": scale,
        "x": room.width / 2 - scale * (bounds.x + bounds.width / 2),
        "y": room.height / 2 - scale * (bounds.y + bounds.height / 2),
        "width": room.width,
        "height": room.height,
        "largest": room.largest,
        "spots": spotsOf(Walk.places(line, {}, candidate.way))
    }, candidate.way);
}

function sameRoom(room, before) {
    return before.width === room.width && before.height === room.height && before.largest === room.largest;
}

// The fit as it was, for a line that has grown: no tile moves, but new ones may turn a corner earlier or later than
// they would have. Null where something would leave the room.
function kept(line, ghosts, room, before) {
    if (!before || !sameRoom(room, before) || before.scale > room.largest)
        return null;
    const stay = held(line, ghosts, room, before, before);
    if (stay)
        return stay;
    const reserve = withReserve(line, ghosts, room);
    let possible = null;
    for (const reach of REACHES) {
        for (const [branch, stems] of branching(line, ghosts) ? BRANCHES : BRANCHES.slice(0, 1)) {
            const other = held(line, ghosts, room, before, wayOf(reach, branch, stems, before.turned));
            if (other && held(line, reserve, room, other, other))
                return other;
            possible = possible ?? other;
        }
    }
    return possible;
}

// The fit as it was with another way to run; null where tiles would move or leave the room.
function held(line, ghosts, room, before, way) {
    const whole = Walk.places(line, ghosts, way);
    const known = whole.filter(place => before.spots[place.tile]);
    const anchor = known[0];
    if (!anchor || staying(known, before) < known.length)
        return null;
    const old = before.spots[anchor.tile];
    if (way.stems.includes(STEMS[0]) && !Walk.apart(whole))
        return null;
    const moved = Object.assign({}, before, wayOf(way.reach, way.branch, way.stems, way.turned), {
        "x": before.x + before.scale * (old.x - anchor.x),
        "y": before.y + before.scale * (old.y - anchor.y),
        "spots": spotsOf(whole)
    });
    const bounds = Walk.boundsOf(whole);
    const left = moved.x + moved.scale * bounds.x;
    const top = moved.y + moved.scale * bounds.y;
    // A hair's breadth for rounding.
    const edge = room.margin - 0.01;
    const inside = left >= edge && top >= edge && left + moved.scale * bounds.width <= room.width - edge && top + moved.scale * bounds.height <= room.height - edge;
    return inside ? moved : null;
}

// The best fit of a line and its ghosts in a room {width, height, margin, largest, growing, callout: {width, height},
// turned}, in pixels; `largest` bounds a unit, a `growing` line has room for one more tile at every end, and `turned`, if
// there is one, says whether all has to be turned. Every ghost, and the tile `chosen` of the line where it is only previewed, has a place for the
// callout, if there is one. `before`, the fit until now or null, is kept until something would leave the room or
// another fit is clearly larger; of several that are about as large, the one is taken that moves the fewest tiles.
function fit(line, ghosts, room, before, chosen) {
    const stay = kept(line, ghosts, room, before);
    if (!stay || !callable(line, ghosts, room, stay, chosen))
        return fresh(line, ghosts, room, before, chosen);
    // What has just been laid stays where it was previewed, even if it could be larger now.
    const choosing = chosen !== "" || Object.keys(ghosts).length > 0;
    if (!choosing || ways(line, withReserve(line, ghosts, room), room)[0].scale <= BETTER * stay.scale)
        return stay;
    const larger = fresh(line, ghosts, room, before, chosen);
    return larger.scale > BETTER * stay.scale ? larger : stay;
}

function fresh(line, ghosts, room, before, chosen) {
    const reserve = withReserve(line, ghosts, room);
    const found = candidates(line, reserve, room, before && !sameRoom(room, before) ? BETTER_IN_NEW_ROOM : BETTER);
    const worth = item => before ? staying(Walk.places(line, {}, item.way), before) : 0;
    const candidate = found.length > 1 ? bestBy(found, worth) : found[0];
    let last = null;
    for (const shrink of SHRINKS) {
        last = fitted(line, reserve, room, candidate, shrink);
        if (callable(line, ghosts, room, last, chosen))
            return last;
    }
    return last;
}

function callable(line, ghosts, room, fit, chosen) {
    if (!room.callout)
        return true;
    const laid = Layout.lay(line, ghosts, fit);
    const called = Object.values(laid.ghosts).concat(laid.tiles[chosen] ?? []);
    return called.every(place => Layout.calloutAt(laid, place, room) !== null);
}
