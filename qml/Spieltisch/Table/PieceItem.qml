pragma ComponentBehavior: Bound

import QtQuick
import Spieltisch.Ui

/*
  One piece of the model. It keeps its identity while it travels from place to place, turns over when it
  becomes known, and answers to click, touch, drag, keys and assistive technology.
*/
Item {
    id: root

    required property PieceScene scene

    required property string pieceId
    required property string kind
    required property string face
    required property string zone
    required property int slot
    required property string name
    required property bool playable
    required property bool selectable
    required property bool selected
    required property bool hinted
    required property bool dimmed
    required property bool refused
    required property bool preview
    required property string badge
    required property int number
    required property string originZone
    required property int originSlot
    required property int owner

    readonly property var spot: scene.spotOf(zone, slot)
    // Where the centre lies, without drag and lift.
    property real centreX: 0
    property real centreY: 0
    property bool placed: false
    // False while the game has no place for it; it then reappears without travelling.
    property bool shown: false
    property bool travelling: travel.running
    // The face that is drawn: while a card turns to its back still the one it had.
    property string drawnFace: ""
    // Whether it follows the pointer, alone or with the rest of the selection.
    readonly property bool dragged: drag.active || selected && scene.dragsSelection
    property bool returning: false
    readonly property bool interactive: selectable && !scene.table.covered
    // A piece that may not be chosen now says why when it is tried.
    readonly property bool tappable: (selectable || dimmed || refused) && !scene.table.covered
    // A choice among some is raised; where every piece of a zone can be played the ring alone says so.
    readonly property bool raised: playable && scene.mixedZones.includes(zone)
    readonly property real lift: spot?.lift === false ? 0 : selected ? Math.min(30, Math.max(18, height * 0.13)) : raised ? 10 : 0
    readonly property int side: scene.sideOf(owner)

    signal tapped

    function jumpTo(target: var) {
        travel.stop();
        shown = true;
        centreX = target.x;
        centreY = target.y;
        width = target.width;
        height = target.height;
        rotation = target.rotation ?? 0;
    }

    function appear() {
        const start = originZone !== "" && scene.animated ? scene.spotOf(originZone, originSlot) : null;
        placed = true;
        if (!spot)
            return;
        if (!start) {
            jumpTo(spot);
            return;
        }
        jumpTo(start);
        travel.wait = Math.min(scene.birth() * Theme.move / 5, Theme.move * 2);
        if (face !== "") {
            card.turn = 0;
            flipTo(1);
        }
        travel.go(spot);
    }

    // Not a binding: while `face` changes it may still have the old side.
    function flipTo(side: real) {
        flip.to = side;
        flip.start();
    }

    // A piece that lies there already becomes known, or is turned to its back.
    function turnOver() {
        if (!placed)
            return;
        const before = drawnFace;
        flip.stop();
        drawnFace = face !== "" ? face : before;
        if (scene.animated) {
            flipTo(face !== "" ? 1 : 0);
        } else {
            card.turn = face !== "" ? 1 : 0;
            drawnFace = face;
        }
    }

    function startDrag() {
        scene.dragOffset = Qt.point(0, 0);
        scene.dragsSelection = scene.dragSelection && selected;
        scene.dragged = pieceId;
    }

    // The zone below the pointer, or else below the middle of the piece.
    function zoneBelow(): string {
        const pointer = parent.mapFromItem(null, drag.centroid.scenePosition.x, drag.centroid.scenePosition.y);
        return scene.zoneAt(pointer.x, pointer.y) || scene.zoneAt(x + width / 2, y + height / 2);
    }

    // Where the middle of a badge of this size lies, from the middle of the piece: above the piece as it is seen,
    // or as the spot has it.
    function badgeSpot(badgeWidth: real, badgeHeight: real): point {
        const angle = root.rotation * Math.PI / 180;
        const sin = Math.abs(Math.sin(angle));
        const cos = Math.abs(Math.cos(angle));
        const halfWidth = (root.width * cos + root.height * sin) / 2;
        const halfHeight = (root.width * sin + root.height * cos) / 2;
        const left = (root.spot?.badgeLeft ?? -1e6) - root.x - root.width / 2 + badgeWidth / 2;
        const right = (root.spot?.badgeRight ?? 1e6) - root.x - root.width / 2 - badgeWidth / 2;
        const x = Math.max(left, Math.min(right, 0));
        switch (root.spot?.badge) {
        case "below":
            return Qt.point(x, root.spot.badgeTop === undefined ? halfHeight + 3 + badgeHeight / 2 : root.spot.badgeTop - root.y - root.height / 2 + badgeHeight / 2);
        case "beside":
            return Qt.point(halfWidth + 8 + badgeWidth / 2, (halfHeight - 8 - badgeHeight / 2) * (root.spot.badgeLevel ?? -1));
        }
        return Qt.point(x, card.y - halfHeight - 8 - badgeHeight / 2);
    }

    function spokenName(): string {
        const parts = [name];
        if (selected)
            parts.push(qsTr("selected"));
        else if (playable)
            parts.push(qsTr("playable"));
        else if (dimmed && !scene.table.steps.active && scene.table.focusZones.includes(zone))
            parts.push(qsTr("not playable"));
        if (preview)
            parts.push(qsTr("preview"));
        if (hinted)
            parts.push(qsTr("hint"));
        if (badge !== "")
            parts.push(badge);
        return parts.join(", ");
    }

    objectName: "piece:" + pieceId
    visible: !!spot
    x: centreX - width / 2 + (dragged ? scene.dragOffset.x : 0)
    y: centreY - height / 2 + (dragged ? scene.dragOffset.y : 0)
    z: (dragged ? 1000 : travelling ? 500 : 0) + (spot?.z ?? 0)

    Accessible.role: selectable ? Accessible.Button : Accessible.Graphic
    Accessible.name: spokenName()
    Accessible.focusable: interactive
    Accessible.checkable: selectable
    Accessible.checked: selected
    Accessible.ignored: !spot
    Accessible.onPressAction: root.tapped()

    onSpotChanged: {
        if (!placed || dragged)
            return;
        if (!spot)
            shown = false;
        else if (scene.animated && shown)
            travel.go(spot);
        else
            jumpTo(spot);
    }
    onDraggedChanged: if (dragged)
        travel.stop()
    onFaceChanged: turnOver()
    onTapped: scene.tap(pieceId)
    onPlayableChanged: scene.stateChanged()
    onInteractiveChanged: scene.stateChanged()
    onZoneChanged: {
        scene.stateChanged();
        if (activeFocus)
            scene.focusMoved(pieceId);
    }
    Component.onCompleted: {
        drawnFace = face;
        card.turn = face !== "" ? 1 : 0;
        appear();
        scene.stateChanged();
    }

    Keys.onSpacePressed: event => {
        root.scene.keysUsed = true;
        event.accepted = root.tappable;
        if (root.tappable && !event.isAutoRepeat)
            root.tapped();
    }

    // A shadow that lies below all pieces around, whichever way those are turned, goes with its piece.
    Loader {
        readonly property real end: root.spot?.rotation ?? 0
        readonly property bool across: end % 180 !== 0

        objectName: "below:" + root.pieceId
        active: root.spot?.shadow === "below"
        visible: root.visible && !root.preview
        parent: root.parent
        z: (root.spot?.z ?? 0) - 1
        width: across ? root.height : root.width
        height: across ? root.width : root.height
        x: root.x + (root.width - width) / 2
        y: root.y + (root.height - height) / 2
        rotation: root.rotation - end

        sourceComponent: Shadow {
            strength: 0.7
        }
    }

    CardItem {
        id: card

        width: root.width
        height: root.height
        y: -root.lift
        faceSource: root.drawnFace !== "" ? root.scene.picture(root.kind, root.drawnFace) : ""
        backSource: root.scene.picture(root.kind, "")
        tile: root.kind === "tile"
        pictureWidth: root.spot?.width ?? root.width
        pictureHeight: root.spot?.height ?? root.height
        shadowed: (root.spot?.shadow ?? true) === true
        playable: root.playable && root.spot?.ring !== false
        selected: root.selected
        dimmed: root.dimmed
        preview: root.preview
        number: root.number
        focused: root.activeFocus && root.scene.keysUsed && !root.scene.table.steps.active
        scale: root.dragged ? 1.04 : 1

        Behavior on y {
            enabled: root.scene.animated

            NumberAnimation {
                duration: Theme.quick
                easing.type: Theme.easing
            }
        }

        NumberAnimation {
            id: flip

            target: card
            property: "turn"
            duration: Theme.move
            easing.type: Easing.InOutQuad
            onStopped: root.drawnFace = root.face
        }
    }

    // The bulb at its corner, or above what the neighbour leaves of it: that may be raised as well, and has a corner
    // to be read.
    Loader {
        // Its place, seen from the middle of the piece, in the table's directions.
        readonly property real angle: root.rotation * Math.PI / 180
        readonly property real seen: root.spot?.seen ?? root.width
        readonly property bool narrow: seen < 1.5 * width
        readonly property real away: (seen < root.width ? Math.max(seen / 2, seen - width / 2 - 2) : root.width - 2) - root.width / 2
        readonly property real above: card.y - root.height / 2 + (narrow ? -width / 3 : 2)

        objectName: "bulb:" + root.pieceId
        active: root.hinted
        visible: root.visible
        parent: root.parent
        z: root.z + 100
        x: root.x + root.width / 2 + away * Math.cos(angle) - above * Math.sin(angle) - width / 2
        y: root.y + root.height / 2 + away * Math.sin(angle) + above * Math.cos(angle) - height / 2

        sourceComponent: HintBadge {}
    }

    PieceMark {
        anchors.fill: parent
        anchors.topMargin: card.y
        anchors.bottomMargin: -card.y
        piece: root
        active: root.spot?.marked === true && root.scene.mark !== null
        sourceComponent: root.scene.mark
    }

    Loader {
        id: reason

        // The middle of the badge, seen from the middle of the piece, in the table's directions.
        readonly property point away: active ? root.badgeSpot(width, height) : Qt.point(0, 0)
        readonly property real angle: root.rotation * Math.PI / 180

        active: root.badge !== "" && !root.dragged && !root.travelling && root.spot?.badge !== "none"
        rotation: -root.rotation
        x: root.width / 2 + away.x * Math.cos(angle) + away.y * Math.sin(angle) - width / 2
        y: root.height / 2 + away.y * Math.cos(angle) - away.x * Math.sin(angle) - height / 2

        sourceComponent: ReasonBadge {
            text: root.badge
            side: root.side
            pieceHeight: root.height
            accented: root.preview || root.selected
        }
    }

    TapHandler {
        enabled: root.tappable
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: {
            root.scene.keysUsed = false;
            root.forceActiveFocus(Qt.MouseFocusReason);
            root.tapped();
        }
    }

    DragHandler {
        id: drag

        target: null
        enabled: (root.interactive || root.spot?.movable === true && !root.scene.table.covered) && root.scene.dropZones.length > 0
        onActiveChanged: {
            if (active)
                root.startDrag();
            else
                root.scene.drop(root.pieceId, root.zoneBelow());
        }
        onActiveTranslationChanged: if (active) {
            root.scene.dragOffset = Qt.point(activeTranslation.x, activeTranslation.y);
            root.scene.dragZone = root.zoneBelow();
        }
    }

    HoverHandler {
        enabled: root.interactive
        cursorShape: Qt.PointingHandCursor
    }

    PieceTravel {
        id: travel

        piece: root
    }

    Connections {
        function onReleased() {
            if (!root.dragged)
                return;
            root.centreX += root.scene.dragOffset.x;
            root.centreY += root.scene.dragOffset.y;
            root.returning = true;
        }

        function onDropped() {
            if (root.returning && root.spot)
                travel.go(root.spot);
            root.returning = false;
        }

        function onSkipped() {
            flip.complete();
            travel.complete();
        }

        function onFocusRequested(pieceId: string) {
            if (pieceId === root.pieceId)
                root.forceActiveFocus(Qt.TabFocusReason);
        }

        target: root.scene
    }
}
