import QtQuick
import Spieltisch.App
import Spieltisch.Ui

/*
  What the pieces of one table share: where they lie, how they move, which one is dragged. A game sets
  `place`, `sourceOf`, `dropZones`, `mark` and `dragSelection` through its `PieceLayer`.
*/
QtObject {
    id: root

    required property TableController table
    required property SettingsController settings

    readonly property var zones: table.zones
    readonly property var plates: table.plates

    // function(zone, slot, count) -> a spot (see Spots.js) or null where the zone is not shown.
    property var place: null
    // function(kind, face) -> the picture's address; an empty face is a back.
    property var sourceOf: (kind, face) => {
        if (kind === "tile")
            return root.settings.tileSource(face);
        return face ? root.settings.cardSource(face, root.table.deck) : root.settings.backSource();
    }
    // Zones in which some pieces can be played and others not.
    property var mixedZones: []
    // Boxes {zone, x, y, width, height, radius, quiet} that a piece may be dropped on; quiet ones are not drawn.
    property var dropZones: []

    // False until the table has been shown once and while it changes its size: pieces then jump.
    property bool settled: false
    readonly property bool animated: settled && Theme.move > 0

    // Whether the last thing done was done with the keyboard: then the focused piece has a ring.
    property bool keysUsed: false
    property string dragged: ""
    property string dragZone: ""
    // How far what is dragged has gone.
    property point dragOffset
    // Whether the whole selection goes with one of its pieces that is dragged, and whether it does so now.
    property bool dragSelection: false
    property bool dragsSelection: false
    // Drawn on the pieces whose spots are `marked`, for what only one game has to tell of a piece.
    property Component mark: null
    property int births: 0
    readonly property Later forgettingBirths: Later {
        onTriggered: root.births = 0
    }

    // What has been dragged stays where it is (`released`) until it is known what the drop means (`dropped`).
    signal released
    signal dropped
    signal skipped
    signal stateChanged
    // The focused piece has gone to another zone.
    signal focusMoved(string pieceId)
    signal focusRequested(string pieceId)

    // The place of a piece now; re-evaluated by its binding when counts or sizes change.
    function spotOf(zone: string, slot: int): var {
        return root.place ? root.place(zone, slot, root.zones[zone] ?? 0) : null;
    }

    // The side a seat plays for, or -1.
    function sideOf(seat: var): int {
        const plate = root.plates.find(item => item.seat === seat);
        return plate ? plate.side : -1;
    }

    // The picture of a piece; follows the art settings.
    function picture(kind: string, face: string): url {
        void root.settings.artRevision;
        return root.sourceOf(kind, face);
    }

    // How many pieces have appeared before this one in the same moment: they start one after another.
    function birth(): int {
        if (root.births === 0)
            root.forgettingBirths.restart();
        root.births += 1;
        return root.births - 1;
    }

    // The zone under a point of the layer, or "".
    function zoneAt(x: real, y: real): string {
        const found = root.dropZones.find(box => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height);
        return found ? found.zone : "";
    }

    // Ends a drag over a zone; "" is none.
    function drop(pieceId: string, zone: string) {
        root.released();
        root.dragged = "";
        root.dragZone = "";
        root.dragsSelection = false;
        root.dragOffset = Qt.point(0, 0);
        if (zone !== "")
            root.table.drop(pieceId, zone);
        root.dropped();
    }

    function tap(pieceId: string) {
        root.skipped();
        root.table.tap(pieceId);
    }
}
