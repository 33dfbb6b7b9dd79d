.pragma library

// Where the tiles of a line lie. A pure function of the line, the room and where it lay before, so that a preview
// lies where the tile will be.
//
// Units are half tiles: a tile is 2 long and 1 wide. The hub lies at the origin. Every arm is walked in a frame of
// its own (u forward, v to its own side) and turned into place, each the same way round, so that every arm has a
// quarter of the table for itself (a half where there are two) and arms cannot meet. An arm runs along a lane until
// the next tile would pass its reach, goes round a corner with one tile across and comes back in the next lane, three
// units away or more. The tile across is never a double; it leaves from under the last half of the tile before it, or
// from the end of a double. Where the room is low, the arms at the ends of a spinner turn after a short stem and
// run along the sides.
//
// A line is {hub, double, spinner, arms: [left, right, up, down], ends: [{name}]}: the first tile or the spinner, and
// for each arm its tiles {tile, double} from the hub outward. Ghosts are tiles {double} by the end they would lie at.
// A place is {tile, x, y, angle, double, arm, index}: the middle of the tile and the direction in degrees (0 right,
// 90 down) in which its outer half looks; a double lies across that. The hub has arm -1.
//
// A fit is {reach, branch, stems, turned, scale, x, y, width, height, spots}: how the arms run, whether all is turned by
// a quarter, pixels a unit, where the hub lies in a room of that size, and the places by tile.

const NAMES = ["left", "right", "up", "down"];
const TURNS = [180, 0, 270, 90];
const REACHES = [26, 23, 20, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5];
// How the arms at the ends of a spinner run: out to `branch` and back, or along the sides after stems (up and down).
const BRANCHES = [[16, [0, 0]], [12, [0, 0]], [9, [0, 0]], [7, [0, 0]], [0, [5, 5]], [0, [5, 3]], [0, [3, 5]], [0, [3, 3]]];
// How near to the hub lanes come back: those of a spinner's arms, and those that run along the sides.
const BACK = 4;
const SIDE_BACK = 2;
const CLEAR = 1;
// After the shorter stem lanes lie so near to the others that doubles may come too close.
const STEMS = [3, 5];
// A fit that is larger by less than this is not worth moving everything.
const BETTER = 1.15;
// How much smaller a line is laid to find a place for its callout.
const SHRINKS = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.62, 0.54];

function length(double) {
    return double ? 1 : 2;
}

// The places {u, v, heading, double} of tiles in lanes that begin at (u, v); heading 0 forward, 90 across, 180 back.
function lanes(doubles, u, v, reach, back) {
    const places = [];
    let way = 1;
    for (let index = 0; index < doubles.length; ++index) {
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

// An arm that turns to its side after `stem` units; the rest are lanes along the side.
function stemmed(doubles, start, stem, reach) {
    const places = [];
    let u = start;
    while (places.length < doubles.length) {
        const double = doubles[places.length];
        const before = places[places.length - 1];
        if (u >= stem && before && !double) {
            const rest = lanes(doubles.slice(places.length), before.double ? 1 : 0.5, u - 0.5, reach, SIDE_BACK);
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
    for (let one = 0; one < found.length; ++one) {
        const first = found[one];
        const [across, down] = halves(first);
        for (let two = one + 1; two < found.length; ++two) {
            const second = found[two];
            if (first.arm === second.arm || first.arm < 0 || first.index === 0 || second.index === 0)
                continue;
            const [width, height] = halves(second);
            const beside = Math.abs(first.x - second.x) - across - width;
            const below = Math.abs(first.y - second.y) - down - height;
            if (Math.max(beside, below) < CLEAR)
                return false;
        }
    }
    return true;
}

// One more tile at every open end that has no ghost: room to play on.
function withReserve(line, ghosts, room) {
    const reserve = {};
    if (!room.growing)
        return ghosts;
    for (const end of line.ends)
        reserve[end.name] = ghosts[end.name] ?? {
            "double": false
        };
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
    for (const place of walk(line, arm, tiles.map(tile => tile.double), way)) {
        const [x, y] = turn(place.u, place.v, TURNS[arm]);
        const along = (place.heading % 180 === 0) !== place.double === (TURNS[arm] % 180 === 0);
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
    const arms = NAMES.map((name, arm) => ghosts[name] ? line.arms[arm].concat([ghosts[name]]) : line.arms[arm]);
    const branched = branching(line, ghosts);
    const measure = (arm, way) => armBounds(line, arm, arms[arm], way);
    const straight = BRANCHES.map(([branch, stems]) => stems[0] > 0 ? null : [2, 3].map(arm => measure(arm, {
                    "branch": branch,
                    "stems": stems
                })));
    const found = [];
    for (const reach of REACHES) {
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
            for (const turned of [false, true]) {
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

// The ways that are about as large as the best one.
function candidates(line, ghosts, room) {
    const found = ways(line, ghosts, room);
    const possible = candidate => !candidate.way.stems.includes(STEMS[0]) || apart(places(line, ghosts, candidate.way));
    const best = found.find(possible);
    return found.filter(candidate => candidate.scale <= best.scale && candidate.scale * BETTER >= best.scale && possible(candidate));
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
    const bounds = boundsOf(places(line, ghosts, candidate.way));
    return Object.assign({
        "scale": scale,
        "x": room.width / 2 - scale * (bounds.x + bounds.width / 2),
        "y": room.height / 2 - scale * (bounds.y + bounds.height / 2),
        "width": room.width,
        "height": room.height,
        "spots": spotsOf(places(line, {}, candidate.way))
    }, candidate.way);
}

// The fit as it was, for a line that has grown: no tile moves, but new ones may turn a corner earlier or later than
// they would have. Null where something would leave the room.
function kept(line, ghosts, room, before) {
    if (!before || before.width !== room.width || before.height !== room.height || before.scale > room.largest)
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
    const whole = places(line, ghosts, way);
    const known = whole.filter(place => before.spots[place.tile]);
    const anchor = known[0];
    if (!anchor || staying(known, before) < known.length)
        return null;
    const old = before.spots[anchor.tile];
    if (way.stems.includes(STEMS[0]) && !apart(whole))
        return null;
    const moved = Object.assign({}, before, wayOf(way.reach, way.branch, way.stems, way.turned), {
        "x": before.x + before.scale * (old.x - anchor.x),
        "y": before.y + before.scale * (old.y - anchor.y),
        "spots": spotsOf(whole)
    });
    const bounds = boundsOf(whole);
    const left = moved.x + moved.scale * bounds.x;
    const top = moved.y + moved.scale * bounds.y;
    // A hair's breadth for rounding.
    const edge = room.margin - 0.01;
    const inside = left >= edge && top >= edge && left + moved.scale * bounds.width <= room.width - edge && top + moved.scale * bounds.height <= room.height - edge;
    return inside ? moved : null;
}

// The best fit of a line and its ghosts in a room {width, height, margin, largest, growing, callout: {width, height}}, in
// pixels; `largest` bounds a unit, and a `growing` line has room for one more tile at every end. Every ghost, and the tile `chosen` of the line where it is only previewed, has a place for the
// callout, if there is one. `before`, the fit until now or null, is kept until something would leave the room or
// another fit is larger by a seventh; of several that are about as large, the one is taken that moves the fewest tiles.
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
    const found = candidates(line, reserve, room);
    const worth = item => before ? staying(places(line, {}, item.way), before) : 0;
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
    const laid = lay(line, ghosts, fit);
    const called = Object.values(laid.ghosts).concat(laid.tiles[chosen] ?? []);
    return called.every(place => calloutAt(laid, place, room) !== null);
}

// A place in pixels: {tile, x, y, angle, double, arm, index, width, height} with the middle and the room it takes.
function inPixels(place, fit) {
    const [across, down] = halves(place);
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
    for (const unit of places(line, ghosts, fit)) {
        const place = inPixels(unit, fit);
        laid.all.push(place);
        if (place.arm >= 0 && place.index === line.arms[place.arm].length)
            laid.ghosts[NAMES[place.arm]] = place;
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
    const arm = NAMES.indexOf(name);
    const tiles = laid.line.arms[arm];
    if (tiles.length > 0)
        return laid.tiles[tiles[tiles.length - 1].tile];
    return Object.assign({}, laid.tiles[laid.line.hub], {
        "angle": (TURNS[arm] + (laid.fit.turned ? 90 : 0)) % 360,
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
