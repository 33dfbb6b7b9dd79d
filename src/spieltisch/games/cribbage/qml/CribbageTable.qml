pragma ComponentBehavior: Bound

import QtQuick
import Spieltisch.Table
import Spieltisch.Ui

// The cribbage table: opponent above, the peg board, the play with the count, the own hand below.
GameTable {
    id: root

    readonly property int bottomSeat: table.viewSeat >= 0 ? table.viewSeat : 0
    readonly property int topSeat: 1 - bottomSeat
    readonly property bool showing: !!extra.show
    // The show that is looked at, or the one before: what is hidden stays as it is.
    property var shown: null
    readonly property bool cutting: !!extra.cut
    readonly property bool playing: extra.phase === "play"

    function takeFocus() {
        if (cut.item)
            (cut.item as Item).forceActiveFocus(Hands.reason);
        else
            pieces.forceActiveFocus(Hands.reason);
    }

    function skip() {
        pieces.skip();
    }

    function finish() {
        scene.asynchronous = false;
    }

    function zoneBox(zone: string, box: rect): var {
        return {
            zone: zone,
            x: box.x - 6,
            y: box.y - 6,
            width: box.width + 12,
            height: box.height + 12,
            radius: Theme.sheetRadius
        };
    }

    onExtraChanged: if (extra.show)
        shown = extra.show

    CribbageLayout {
        id: spots

        width: root.width
        height: root.height
        corner: root.corner
        cardFactor: root.cardFactor
        plateWidth: Math.max(topPlate.implicitWidth, bottomPlate.implicitWidth)
        bottomSeat: root.bottomSeat
        cribSeat: root.extra.crib?.owner ?? -1
        showing: root.showing
        cutting: root.cutting
        holding: (root.zones["hand/" + root.bottomSeat] ?? 0) > 0
        discarding: root.extra.phase === "discard"
        openZones: root.extra.show?.summary ? root.extra.show.stages.map(stage => stage.of === "crib" ? "crib" : "hand/" + stage.seat) : []
        playRow: root.extra.play_row ?? []
    }

    PlayerPlate {
        id: topPlate

        x: spots.topPlate.x
        y: spots.topPlate.y
        info: root.plateOf(root.topSeat)
        thinking: root.table.thinking
    }

    PlayerPlate {
        id: bottomPlate

        x: spots.bottomPlate.x
        y: spots.bottomPlate.y
        info: root.plateOf(root.bottomSeat)
        thinking: root.table.thinking
    }

    CribbageBoard {
        x: spots.board.x
        y: spots.board.y
        width: spots.board.width
        height: spots.board.height
        table: root.table
        board: root.extra.board ?? null
    }

    CribbagePlaces {
        anchors.fill: parent
        visible: !root.showing
        spots: spots
        extra: root.extra
        zones: root.zones
        plates: root.plates
    }

    // Made once, a little at a time while nobody waits for it; a show then begins without making anything.
    Loader {
        id: scene

        anchors.fill: parent
        asynchronous: !root.showing
        visible: root.showing

        sourceComponent: CribbageShowScene {
            table: root.table
            settings: root.settings
            spots: spots
            show: root.shown
            starterLabel: root.extra.starter_label ?? ""
        }
    }

    PieceLayer {
        id: pieces

        anchors.fill: parent
        focus: true
        table: root.table
        settings: root.settings
        place: (zone, slot, count) => spots.place(zone, slot, count)
        dropZones: root.playing ? [root.zoneBox("play", spots.playArea)] : root.extra.phase === "discard" ? [root.zoneBox("crib", spots.playArea)] : []
    }

    CribbageGoes {
        anchors.fill: parent
        visible: root.playing
        goes: root.extra.goes ?? []
        count: root.zones["play"] ?? 0
        spots: spots
    }

    Later {
        id: focusing

        onTriggered: root.takeFocus()
    }

    Loader {
        id: cut

        active: root.cutting
        x: spots.cutBox.x
        y: spots.cutBox.y
        width: spots.cutBox.width
        height: spots.cutBox.height

        sourceComponent: CribbageCut {
            table: root.table
            cut: root.extra.cut ?? null
            settings: root.settings
        }

        // The keyboard comes to the cut, and goes back to the cards after it.
        onItemChanged: focusing.restart()
    }
}
