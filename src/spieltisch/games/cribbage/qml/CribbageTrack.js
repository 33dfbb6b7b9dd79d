.pragma library

// The track of the peg board: three straight legs joined by two half circles, 24 groups of five holes.
// Positions are holes: 1 to 120 on the track, 0 and below in the start, 121 in the finish; fractions lie
// between holes, for pegs on their way. Lane 0 lies on the outer side of the first bend.

const GROUPS = 24;
const HOLES = 5;

// Measures of a track that fills {width, height}: all lengths in pixels.
//   left, right   centres of the two bends; bottom, middle, top: the legs' centre lines
//   radius        of the bends' centre line; lane: distance of the two lanes
function measure(width, height) {
    const leg = height * 0.31;
    const radius = leg / 2;
    const margin = height * 0.16;
    const m = {
        radius: radius,
        lane: height * 0.082,
        bottom: height * 0.855,
        middle: height * 0.855 - leg,
        top: height * 0.855 - 2 * leg,
        left: margin + radius + height * 0.06,
        right: width - margin - radius - height * 0.06,
        start: margin + height * 0.24,
        end: width - margin - height * 0.36,
        finish: width - margin - height * 0.14
    };
    m.first = m.right - m.start;
    m.bend = Math.PI * radius;
    m.second = m.right - m.left;
    m.third = m.end - m.left;
    m.length = m.first + m.second + m.third + 2 * m.bend;
    m.group = m.length / GROUPS;
    m.step = m.group / (HOLES + 0.55);
    return m;
}

// The way along the track to hole `n` (1 to 120).
function wayTo(m, n) {
    const whole = Math.floor(n);
    const part = n - whole;
    const at = hole => {
        const index = hole - 1;
        const group = Math.floor(index / HOLES);
        return group * m.group + m.group / 2 + (index - group * HOLES - 2) * m.step;
    };
    return part === 0 ? at(whole) : at(whole) * (1 - part) + at(whole + 1) * part;
}

// The point at `way` pixels along the track, `side` pixels to the right of the way.
function along(m, way, side) {
    if (way <= m.first)
        return {x: m.start + way, y: m.bottom + side, angle: 0};
    way -= m.first;
    if (way <= m.bend) {
        const a = way / m.radius;
        const r = m.radius + side;
        return {x: m.right + Math.sin(a) * r, y: (m.bottom + m.middle) / 2 + Math.cos(a) * r, angle: -a};
    }
    way -= m.bend;
    if (way <= m.second)
        return {x: m.right - way, y: m.middle - side, angle: Math.PI};
    way -= m.second;
    if (way <= m.bend) {
        const a = way / m.radius;
        const r = m.radius - side;
        return {x: m.left - Math.sin(a) * r, y: (m.middle + m.top) / 2 + Math.cos(a) * r, angle: Math.PI + a};
    }
    way -= m.bend;
    return {x: m.left + way, y: m.top + side, angle: 0};
}

// Where a peg of `lane` (0 or 1) stands at `n`; `front` tells the two holes of the start apart.
function holeAt(m, n, lane, front) {
    const side = (lane === 0 ? 1 : -1) * m.lane / 2;
    if (n >= 121)
        return {x: m.finish, y: m.top};
    const first = along(m, wayTo(m, 1), side);
    if (n < 1) {
        const home = {x: m.start - m.step * (front ? 1.1 : 2.1), y: first.y};
        const part = Math.max(0, n);
        return {x: home.x + (first.x - home.x) * part, y: first.y};
    }
    if (n > 120) {
        const last = along(m, wayTo(m, 120), side);
        const part = n - 120;
        return {x: last.x + (m.finish - last.x) * part, y: last.y + (m.top - last.y) * part};
    }
    return along(m, wayTo(m, n), side);
}

// The centre line from `from` to `to` (ways), moved `side` pixels to the right, as SVG path data.
function line(m, from, to, side) {
    const pieces = [];
    const corners = [m.first, m.first + m.bend, m.first + m.bend + m.second, m.first + 2 * m.bend + m.second, m.length];
    const begin = along(m, from, side);
    pieces.push("M" + begin.x.toFixed(2) + " " + begin.y.toFixed(2));
    for (let i = 0; i < corners.length; ++i) {
        const previous = i === 0 ? 0 : corners[i - 1];
        if (corners[i] <= from || previous >= to)
            continue;
        const p = along(m, Math.min(corners[i], to), side);
        const end = p.x.toFixed(2) + " " + p.y.toFixed(2);
        if (i === 1)
            pieces.push("A" + (m.radius + side).toFixed(2) + " " + (m.radius + side).toFixed(2) + " 0 0 0 " + end);
        else if (i === 3)
            pieces.push("A" + (m.radius - side).toFixed(2) + " " + (m.radius - side).toFixed(2) + " 0 0 1 " + end);
        else
            pieces.push("L" + end);
    }
    return pieces.join("");
}

// A short line across both lanes at `way`.
function across(m, way, reach) {
    const a = along(m, way, reach);
    const b = along(m, way, -reach);
    return "M" + a.x.toFixed(2) + " " + a.y.toFixed(2) + "L" + b.x.toFixed(2) + " " + b.y.toFixed(2);
}

// The lines between groups of five holes as SVG path data.
function dividers(m) {
    let path = "";
    for (let group = 1; group < GROUPS; ++group)
        path += across(m, group * m.group, m.lane);
    return path;
}

// A circle as SVG path data.
function circle(x, y, r) {
    return "M" + (x - r).toFixed(2) + " " + y.toFixed(2) + "a" + r + " " + r + " 0 1 0 " + 2 * r + " 0a" + r + " " + r + " 0 1 0 " + -2 * r + " 0Z";
}

// All 245 holes (120 and two start holes a player, one finish), moved by (dx, dy), as SVG path data.
function holes(m, r, dx, dy) {
    let path = circle(m.finish + dx, m.top + dy, r);
    for (let lane = 0; lane < 2; ++lane) {
        for (let n = 1; n <= 120; ++n) {
            const p = holeAt(m, n, lane, true);
            path += circle(p.x + dx, p.y + dy, r);
        }
        for (const front of [false, true]) {
            const p = holeAt(m, 0, lane, front);
            path += circle(p.x + dx, p.y + dy, r);
        }
    }
    return path;
}

// Where the label of hole `n` stands: outside of lane 0 or lane 1, `away` pixels from the centre line.
function labelAt(m, n, away) {
    return along(m, wayTo(m, n), away);
}

// Where a label of `size` stands beside the hole at `spot` inside `area`: the first of below, above, right
// and left (right first when `ahead`) that covers no obstacle. Every box is {x, y, width, height}.
function labelPlace(area, spot, size, lane, obstacles, ahead) {
    const gap = lane * 0.75;
    const centred = spot.x - size.width / 2;
    const level = spot.y - size.height / 2;
    const beside = [{x: spot.x + gap, y: level}, {x: spot.x - gap - size.width, y: level}];
    const near = [{x: centred, y: spot.y + gap}, {x: centred, y: spot.y - gap - size.height}];
    const candidates = ahead ? [beside[0], ...near, beside[1]] : [...near, ...beside];
    const inside = p => ({
                x: Math.max(2, Math.min(area.width - size.width - 2, p.x)),
                y: Math.max(2, Math.min(area.height - size.height - 2, p.y))
            });
    const hits = (p, box) => p.x < box.x + box.width && p.x + size.width > box.x && p.y < box.y + box.height && p.y + size.height > box.y;
    for (const candidate of candidates) {
        const p = inside(candidate);
        if (!obstacles.some(box => hits(p, box)))
            return p;
    }
    return inside(candidates[0]);
}
