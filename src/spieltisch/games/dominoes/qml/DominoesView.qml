import QtQuick
import "DominoesFit.js" as Fit
import "DominoesLayout.js" as Layout
import "DominoesWalk.js" as Walk

/*
  How the line is seen: the fit that lays it into its room, and how the person has turned, enlarged and moved it. All of
  that is of this window alone: the match and what is previewed know nothing of it.
*/
QtObject {
    id: root

    // What has to be laid, as one value so that its parts always belong together: {line, ghosts, chosen, round, growing}.
    // The line (presenter/lines.py) is that of the preview if there is one; `ghosts` are the ends of the selected tile
    // that are not previewed, {left: {double}, ...}, and `chosen` is the tile that is, or "". More tiles will be
    // laid in a round that is `growing`.
    required property var situation
    // Where the line may lie, in pixels of the table.
    required property rect room
    required property real largest
    // The size of a callout that is shown or will be; 0 x 0 for none.
    required property size callout

    readonly property real margin: 14
    // Quarter turns clockwise, how much larger than fitted, and how far moved.
    property int turns: 0
    // How the line lay before it was turned: a fit may not turn it back to where it has more room.
    property bool turnedBefore: false
    property real zoom: 1
    property point pan: Qt.point(0, 0)
    readonly property bool moved: zoom > 1 || pan.x !== 0 || pan.y !== 0
    readonly property real largestZoom: 4

    // What Layout.lay makes of the line, with the line and the fit, which were for a round; null while no tile lies.
    property var laid: null
    property int laidRound: -1
    // The fits this situation has had so far, by its room: who turns on or changes the window back finds all as it was.
    property var fits: ({})
    property string fitted: ""
    readonly property var fit: laid?.fit ?? null
    readonly property bool lying: turns % 2 !== 0
    readonly property var box: ({
            "width": lying ? room.height : room.width,
            "height": lying ? room.width : room.height,
            "margin": margin,
            "largest": largest,
            "growing": situation.growing,
            "callout": callout.width > 0 ? Qt.size(lying ? callout.height : callout.width, lying ? callout.width : callout.height) : null,
            "turned": turns > 0 ? turnedBefore : undefined
        })
    // Changes when something has to be laid anew.
    readonly property string key: JSON.stringify([situation, box])
    readonly property real unit: laid ? laid.unit * zoom : 0

    onKeyChanged: relay()
    Component.onCompleted: relay()

    function relay() {
        const {
            line,
            ghosts,
            chosen,
            round
        } = root.situation;
        if (!line.hub || root.room.width <= 0 || root.room.height <= 0) {
            root.laid = null;
            return;
        }
        const before = root.laidRound === round ? root.fit : null;
        root.laidRound = round;
        root.laid = Layout.lay(line, ghosts, root.knownFit() ?? Fit.fit(line, ghosts, root.box, before, chosen));
        root.fits[JSON.stringify(root.box)] = root.fit;
    }

    function knownFit(): var {
        const told = JSON.stringify(root.situation);
        if (told !== root.fitted) {
            root.fitted = told;
            root.fits = {};
        }
        return root.fits[JSON.stringify(root.box)] ?? null;
    }

    // Where a point of the laid line is seen on the table.
    function seen(x: real, y: real): point {
        const dx = (x - root.box.width / 2) * root.zoom;
        const dy = (y - root.box.height / 2) * root.zoom;
        const [across, down] = Walk.turn(dx, dy, root.turns * 90);
        return Qt.point(root.room.x + root.room.width / 2 + root.pan.x + across, root.room.y + root.room.height / 2 + root.pan.y + down);
    }

    // A place of the laid line as it is seen: {x, y, width, height, angle}, the middle and the room it takes.
    function placeSeen(place: var): var {
        const middle = root.seen(place.x, place.y);
        return {
            "x": middle.x,
            "y": middle.y,
            "width": (root.lying ? place.height : place.width) * root.zoom,
            "height": (root.lying ? place.width : place.height) * root.zoom,
            "angle": (place.angle + root.turns * 90) % 360,
            "double": place.double
        };
    }

    // The place of a tile or of a ghost (named by its end) as it is seen, or null.
    function tile(face: string): var {
        const place = root.laid?.tiles[face];
        return place ? root.placeSeen(place) : null;
    }

    function ghost(end: string): var {
        const place = root.laid?.ghosts[end];
        return place ? root.placeSeen(place) : null;
    }

    // The middle of the value circle of an end.
    function valueOf(end: string, taken: var, size: real): point {
        const place = Layout.endOf(root.laid, end);
        const found = Layout.valueAt(root.laid, place, taken, root.box, size);
        return root.seen(found.x, found.y);
    }

    // The callout of the tile that is previewed, {x, y, width, height, side} in the fitted line; null without one.
    function calloutBox(): var {
        const place = root.laid?.tiles[root.situation.chosen];
        return place && root.box.callout ? Layout.calloutAt(root.laid, place, root.box) : null;
    }

    // The ghosts of a tile that would be laid at these ends, whether it is selected or not.
    function ghostsFor(ends: var): var {
        const found = Layout.lay(root.laid.line, ends, root.fit).ghosts;
        return Object.keys(found).map(end => Object.assign(root.placeSeen(found[end]), {
                "end": end
            }));
    }

    // Makes everything `factor` times as large, while the point (x, y) of the table stays.
    function enlarge(factor: real, x: real, y: real) {
        const zoom = Math.max(1, Math.min(root.largestZoom, root.zoom * factor));
        const ratio = zoom / root.zoom;
        const dx = x - root.room.x - root.room.width / 2;
        const dy = y - root.room.y - root.room.height / 2;
        root.zoom = zoom;
        root.move(dx - (dx - root.pan.x) * ratio, dy - (dy - root.pan.y) * ratio);
    }

    // Moves everything, not so far that it could be lost.
    function move(x: real, y: real) {
        const across = root.room.width * (root.zoom - 0.5) / 2;
        const down = root.room.height * (root.zoom - 0.5) / 2;
        root.pan = Qt.point(Math.max(-across, Math.min(across, x)), Math.max(-down, Math.min(down, y)));
    }

    function fitAgain() {
        root.zoom = 1;
        root.pan = Qt.point(0, 0);
    }

    function turnOn() {
        if (root.turns === 0)
            root.turnedBefore = root.fit?.turned ?? false;
        root.turns = (root.turns + 1) % 4;
        root.fitAgain();
    }
}
