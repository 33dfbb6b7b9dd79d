pragma ComponentBehavior: Bound

import QtQuick
import Spieltisch.App
import Spieltisch.Ui

/*
  All pieces of a table, generic over games. The game tells where things lie:

      PieceLayer {
          table: root.table
          place: (zone, slot, count) => Spots.fan(root.handBox, slot, count, {angle: 1.5})
          dropZones: [{zone: "play", x: 10, y: 10, width: 400, height: 160, radius: 10}]
      }

  `place` returns a spot (Spots.js) or null; the centre, size, rotation and z of the piece, and if wanted
  `lift: false` (never raised), `badge: "below"` (its upper edge at `badgeTop`, kept between `badgeLeft`
  and `badgeRight`), `"beside"` (at the right, from `badgeLevel` -1, the upper edge, to 1) or `"none"`;
  `shadow: false` for pieces on top of others, `"below"` for a shadow that falls on no other piece,
  `marked: true` for those that carry the game's `mark`,
  `movable: true` for those that may be dragged though they cannot be chosen, `ring: false` where a ring round all that can
  be played would say nothing. It is called inside a binding: whatever
  properties it reads are followed. `sourceOf`, function(kind, face) -> url, gives
  other pictures than those of the settings.
*/
FocusScope {
    id: root

    required property TableController table
    required property SettingsController settings
    property alias place: scene.place
    property alias sourceOf: scene.sourceOf
    property alias dropZones: scene.dropZones
    // See PieceScene.
    property alias mark: scene.mark
    property alias dragSelection: scene.dragSelection
    // function(piece, by) -> the zone the piece goes to with Shift and an arrow, or ""; null where nothing is arranged.
    property var arrange: null
    readonly property alias scene: scene

    property string lastFocus: ""
    // The piece that had the focus when it was played and still has it.
    property string played: ""
    // Whether there was something to choose from when that was looked at last.
    property bool choosing: false
    // Whether there is a piece to walk to.
    property bool walkable: true
    // Whether no piece has the focus, but the table as a whole: while nothing can be chosen, or steps are looked at.
    readonly property bool bare: Window.activeFocusItem === root

    // Ends every running movement.
    function skip() {
        scene.skipped();
    }

    // The piece with this id, or null.
    function pieceAt(pieceId: string): Item {
        for (let index = 0; index < pieces.count; ++index) {
            const item = pieces.itemAt(index) as PieceItem;
            if (item?.pieceId === pieceId)
                return item;
        }
        return null;
    }

    // The piece that has the focus, wherever it lies, or null.
    function focused(): PieceItem {
        for (let index = 0; index < pieces.count; ++index) {
            const item = pieces.itemAt(index) as PieceItem;
            if (item?.activeFocus)
                return item;
        }
        return null;
    }

    // The pieces arrow keys walk through: those of the focus zones, in their order.
    function walk(): list<Item> {
        const zones = root.table.focusZones;
        const found = [];
        for (let index = 0; index < pieces.count; ++index) {
            const item = pieces.itemAt(index) as PieceItem;
            if (item && item.visible && zones.includes(item.zone))
                found.push(item);
        }
        return found.sort((a, b) => zones.indexOf(a.zone) - zones.indexOf(b.zone) || a.slot - b.slot);
    }

    // Moves the focus; false where the arrows mean something else. From a piece that can be chosen it goes to
    // another such one: up and down lead to the rest of the table.
    function step(by: int): bool {
        const all = root.table.steps.active ? [] : root.walk();
        const choosing = all.some(item => item.activeFocus && item.interactive);
        const items = choosing ? all.filter(item => item.interactive) : all;
        if (items.length === 0)
            return false;
        const now = items.findIndex(item => item.activeFocus);
        root.focusPiece(now < 0 ? root.entry(items) : items[(now + by + items.length) % items.length]);
        return true;
    }

    // Moves the focused piece itself; false where that means nothing.
    function move(by: int): bool {
        const item = root.walk().find(one => one.activeFocus) as PieceItem;
        const zone = item && root.arrange ? root.arrange(item, by) : "";
        return zone !== "" && root.table.drop(item.pieceId, zone);
    }

    // Where the focus begins: where it was last, unless there are only other pieces to choose from.
    function entry(items: list<Item>): Item {
        const last = items.find(item => item.pieceId === root.lastFocus);
        const choices = items.filter(item => (item as PieceItem).interactive);
        if (last && (choices.length === 0 || choices.includes(last)))
            return last;
        return choices[0] ?? items[0];
    }

    // Goes to the nearest piece of another row above (-1) or below (1); false where there is none.
    function stepRow(direction: int): bool {
        const items = root.table.steps.active ? [] : root.walk();
        const current = items.find(item => item.activeFocus);
        if (!current)
            return false;
        const ahead = item => direction * (item.centreY - current.centreY);
        const beyond = items.filter(item => ahead(item) > current.height * 0.5);
        if (beyond.length === 0)
            return false;
        const nearest = Math.min(...beyond.map(ahead));
        const row = beyond.filter(item => ahead(item) < nearest + item.height * 0.5);
        const aside = item => Math.abs(item.centreX - current.centreX);
        root.focusPiece(row.reduce((best, item) => aside(item) < aside(best) ? item : best));
        return true;
    }

    function focusPiece(item: Item) {
        const piece = item as PieceItem;
        root.lastFocus = piece.pieceId;
        piece.forceActiveFocus(Qt.TabFocusReason);
    }

    // A played piece leaves the focus to the next one that can be chosen, now or when it is one's turn again;
    // at the beginning of a turn, so does whatever else had it meanwhile. The table as a whole gives it up as soon as
    // there is something to choose, also within a turn: a tile that was drawn and has to be laid.
    function refocus() {
        const left = root.focused();
        if (!left || left.interactive || left.pieceId !== root.played)
            root.played = "";
        const choices = root.walk().filter(item => item.interactive);
        const begun = choices.length > 0 && (left ? !root.choosing && !left.interactive : root.bare && !root.table.steps.active);
        root.choosing = choices.length > 0;
        if (choices.length === 0 || root.played === "" && !begun)
            return;
        root.played = "";
        root.focusPiece(choices[0]);
    }

    function tapNumber(number: int): bool {
        for (let index = 0; index < pieces.count; ++index) {
            const item = pieces.itemAt(index) as PieceItem;
            if (item && item.number === number && item.interactive) {
                root.focusPiece(item);
                item.tapped();
                return true;
            }
        }
        return false;
    }

    function findMixedZones() {
        const playable = new Set();
        const blocked = new Set();
        for (let index = 0; index < pieces.count; ++index) {
            const item = pieces.itemAt(index) as PieceItem;
            if (item)
                (item.playable ? playable : blocked).add(item.zone);
        }
        scene.mixedZones = [...playable].filter(zone => blocked.has(zone));
        root.walkable = root.walk().length > 0;
        root.refocus();
    }

    function unsettle() {
        scene.settled = false;
        settling.restart();
    }

    objectName: "pieceLayer"
    activeFocusOnTab: walkable || activeFocus
    onWidthChanged: unsettle()
    onHeightChanged: unsettle()
    Accessible.ignored: !bare
    Accessible.role: Accessible.Pane
    Accessible.name: root.table.prompt
    onActiveFocusChanged: {
        if (activeFocus && Hands.keys)
            scene.keysUsed = true;
        const items = activeFocus && !root.table.steps.active ? root.walk() : [];
        const first = items.length > 0 ? root.entry(items) : null;
        if (first && !items.some(item => item.activeFocus && (item.interactive || !first.interactive)))
            root.focusPiece(first);
    }

    Keys.onPressed: event => {
        scene.keysUsed = true;
        event.accepted = false;
    }
    Keys.onLeftPressed: event => event.accepted = event.modifiers & Qt.ShiftModifier ? move(-1) : step(-1)
    Keys.onRightPressed: event => event.accepted = event.modifiers & Qt.ShiftModifier ? move(1) : step(1)
    Keys.onUpPressed: event => event.accepted = stepRow(-1)
    Keys.onDownPressed: event => event.accepted = stepRow(1)
    Keys.onDigit1Pressed: event => event.accepted = tapNumber(1)
    Keys.onDigit2Pressed: event => event.accepted = tapNumber(2)
    Keys.onDigit3Pressed: event => event.accepted = tapNumber(3)
    Keys.onDigit4Pressed: event => event.accepted = tapNumber(4)
    Keys.onDigit5Pressed: event => event.accepted = tapNumber(5)
    Keys.onDigit6Pressed: event => event.accepted = tapNumber(6)
    Keys.onDigit7Pressed: event => event.accepted = tapNumber(7)
    Keys.onDigit8Pressed: event => event.accepted = tapNumber(8)
    Keys.onDigit9Pressed: event => event.accepted = tapNumber(9)

    PieceScene {
        id: scene

        table: root.table
        settings: root.settings
        onStateChanged: findingZones.restart()
        onFocusMoved: pieceId => {
            root.played = pieceId;
            refocusing.restart();
        }
    }

    FocusRing {
        visible: root.bare && Hands.keys && !root.table.steps.active
        gap: -border.width
        border.color: Theme.focusOnTable
    }

    Later {
        id: settling

        onTriggered: scene.settled = true
    }

    Later {
        id: findingZones

        onTriggered: root.findMixedZones()
    }

    Later {
        id: refocusing

        onTriggered: root.refocus()
    }

    // Passive, so that what lies below the pieces gets the click too.
    TapHandler {
        gesturePolicy: TapHandler.DragThreshold
        onTapped: scene.skipped()
    }

    Repeater {
        model: scene.dragged !== "" ? scene.dropZones.filter(box => !box.quiet) : []

        DropTarget {
            required property var modelData

            objectName: "drop:" + modelData.zone
            x: modelData.x
            y: modelData.y
            width: modelData.width
            height: modelData.height
            radius: modelData.radius ?? Theme.sheetRadius
            hovered: scene.dragZone === modelData.zone
        }
    }

    Repeater {
        id: pieces

        model: root.table.pieces

        PieceItem {
            scene: scene
        }
    }
}
