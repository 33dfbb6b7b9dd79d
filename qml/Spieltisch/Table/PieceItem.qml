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
    readonly property bool dragged: drag.active
    readonly property bool interactive: selectable && !scene.table.covered
    // A choice among some is raised; where every piece of a zone can be played the ring alone says so.
    readonly property bool raised: playable && scene.mixedZones.includes(zone)
    readonly property real lift: spot?.lift === false ? 0 : selected ? Math.min(30, Math.max(18, height * 0.13)) : raised ? 10 : 0
    readonly property int side: scene.sideOf(owner)

    signal tapped

    function travelTo(target: var) {
        travel.stop();
        toX.to = target.x;
        toY.to = target.y;
        toWidth.to = target.width;
        toHeight.to = target.height;
        turning.to = target.rotation ?? 0;
        travel.start();
    }

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
        wait.duration = Math.min(scene.birth() * Theme.move / 5, Theme.move * 2);
        if (face !== "") {
            card.turn = 0;
            flip.restart();
        }
        travelTo(spot);
    }

    function finishDrag() {
        const zone = scene.zoneAt(x + width / 2, y + height / 2);
        centreX += drag.activeTranslation.x;
        centreY += drag.activeTranslation.y;
        scene.dragged = "";
        scene.dragZone = "";
        if (zone !== "")
            scene.table.drop(pieceId, zone);
        if (spot)
            travelTo(spot);
    }

    function spokenName(): string {
        const parts = [name];
        if (selected)
            parts.push(qsTr("selected"));
        else if (playable)
            parts.push(qsTr("playable"));
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
    x: centreX - width / 2 + (drag.active ? drag.activeTranslation.x : 0)
    y: centreY - height / 2 + (drag.active ? drag.activeTranslation.y : 0)
    z: (drag.active ? 1000 : travelling ? 500 : 0) + (spot?.z ?? 0)

    Accessible.role: selectable ? Accessible.Button : Accessible.Graphic
    Accessible.name: spokenName()
    Accessible.focusable: interactive
    Accessible.checkable: selectable
    Accessible.checked: selected
    Accessible.ignored: !spot
    Accessible.onPressAction: root.tapped()

    onSpotChanged: {
        if (!placed || drag.active)
            return;
        if (!spot)
            shown = false;
        else if (scene.animated && shown)
            travelTo(spot);
        else
            jumpTo(spot);
    }
    onTapped: scene.tap(pieceId)
    onPlayableChanged: scene.stateChanged()
    onInteractiveChanged: scene.stateChanged()
    onZoneChanged: {
        scene.stateChanged();
        if (activeFocus)
            scene.focusMoved(pieceId);
    }
    onXChanged: if (drag.active)
        scene.dragZone = scene.zoneAt(x + width / 2, y + height / 2)
    Component.onCompleted: {
        appear();
        scene.stateChanged();
    }

    Keys.onSpacePressed: event => {
        event.accepted = root.interactive;
        if (root.interactive && !event.isAutoRepeat)
            root.tapped();
    }

    CardItem {
        id: card

        width: root.width
        height: root.height
        y: -root.lift
        faceSource: root.face !== "" ? root.scene.picture(root.kind, root.face) : ""
        backSource: root.scene.picture(root.kind, "")
        faceUp: root.face !== ""
        pictureWidth: root.spot?.width ?? root.width
        pictureHeight: root.spot?.height ?? root.height
        playable: root.playable
        selected: root.selected
        dimmed: root.dimmed
        preview: root.preview
        hinted: root.hinted
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
            from: 0
            to: 1
            duration: Theme.move
            easing.type: Easing.InOutQuad
        }
    }

    Loader {
        id: reason

        readonly property bool below: root.spot?.badge === "below"

        active: root.badge !== "" && !root.dragged && root.spot?.badge !== "none"
        rotation: -root.rotation
        x: Math.max((root.spot?.badgeLeft ?? -1e6) - root.x, Math.min((root.spot?.badgeRight ?? 1e6) - root.x - width, (root.width - width) / 2))
        y: below ? (root.spot?.badgeTop ?? root.y + root.height + 3) - root.y : card.y - height - 8

        sourceComponent: ReasonBadge {
            text: root.badge
            side: root.side
            pieceHeight: root.height
            accented: root.preview || root.selected
        }
    }

    TapHandler {
        enabled: root.interactive
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
        enabled: root.interactive && root.scene.dropZones.length > 0
        onActiveChanged: {
            if (active) {
                travel.stop();
                root.scene.dragged = root.pieceId;
            } else {
                root.finishDrag();
            }
        }
    }

    HoverHandler {
        enabled: root.interactive
        cursorShape: Qt.PointingHandCursor
    }

    SequentialAnimation {
        id: travel

        PauseAnimation {
            id: wait

            duration: 0
        }

        ParallelAnimation {
            NumberAnimation {
                id: toX

                target: root
                property: "centreX"
                duration: Theme.move
                easing.type: Theme.easing
            }

            NumberAnimation {
                id: toY

                target: root
                property: "centreY"
                duration: Theme.move
                easing.type: Theme.easing
            }

            NumberAnimation {
                id: toWidth

                target: root
                property: "width"
                duration: Theme.move
                easing.type: Theme.easing
            }

            NumberAnimation {
                id: toHeight

                target: root
                property: "height"
                duration: Theme.move
                easing.type: Theme.easing
            }

            RotationAnimation {
                id: turning

                target: root
                property: "rotation"
                direction: RotationAnimation.Shortest
                duration: Theme.move
                easing.type: Theme.easing
            }
        }
        onFinished: wait.duration = 0
    }

    Connections {
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
