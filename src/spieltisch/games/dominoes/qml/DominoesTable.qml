pragma ComponentBehavior: Bound

import QtQuick
import Spieltisch.Table
import Spieltisch.Ui

/*
  The domino table: the line in the middle, which always fits, the others and the boneyard above it, the own hand on a
  rail below. A selected tile shows where it fits; what the previewed play brings stands beside its ghost. Wheel, drag
  and pinch on the cloth move the view alone.
*/
GameTable {
    id: root

    readonly property int bottomSeat: table.viewSeat >= 0 ? table.viewSeat : 0
    readonly property var noLine: ({
            "hub": "",
            "double": false,
            "spinner": false,
            "arms": [[], [], [], []],
            "ends": [],
            "parts": []
        })
    readonly property var line: extra.line ?? noLine
    readonly property var preview: extra.preview ?? null
    readonly property var offers: extra.offers ?? []
    readonly property var end: extra.end ?? null
    // The tiles of the line by their slot: the hub, then the arms outward.
    readonly property var order: line.hub ? [line.hub].concat(...line.arms.map(arm => arm.map(tile => tile.tile))) : []
    // The outer half of every tile that lies or is previewed.
    readonly property var outward: {
        const halves = {};
        for (const shown of [line].concat(offers.map(offer => offer.line))) {
            for (const arm of shown.arms)
                arm.forEach(tile => halves[tile.tile] = tile.outward);
        }
        return halves;
    }

    readonly property var nowhere: ({
            "x": 0,
            "y": 0,
            "width": 0,
            "height": 0,
            "angle": 0,
            "double": true
        })
    readonly property var noOffer: ({
            "tile": "0-0",
            "id": "",
            "end": "",
            "checked": false,
            "points": 0,
            "gain": "",
            "text": "",
            "line": {}
        })

    function takeFocus() {
        pieces.forceActiveFocus(Hands.reason);
    }

    function skip() {
        pieces.skip();
    }

    // See DominoesView.
    function situationOf(extra: var): var {
        const ghosts = {};
        for (const offer of extra.offers ?? []) {
            if (!offer.checked)
                ghosts[offer.end] = {
                    "double": offer.tile[0] === offer.tile[2]
                };
        }
        return {
            "line": extra.preview ?? extra.line ?? root.noLine,
            "ghosts": ghosts,
            "chosen": extra.preview?.tile ?? "",
            "round": extra.round ?? 0,
            "growing": extra.phase === "play"
        };
    }

    // How the upright picture of a tile has to be turned so that its outer half looks in a direction.
    function rotationOf(face: string, place: var): real {
        if (place.double)
            return place.angle % 180;
        const high = Number(face[0]);
        return (place.angle + ((root.outward[face] ?? high) === high ? 90 : 270)) % 360;
    }

    function spotOf(zone: string, slot: int, count: int): var {
        if (zone !== "line")
            return spots.spot(zone, slot, count);
        const face = root.order[slot] ?? "";
        // A tile that has just been laid is told before the line it is part of.
        const place = view.tile(face) ?? {
            "x": view.room.x + view.room.width / 2,
            "y": view.room.y + view.room.height / 2,
            "angle": 0,
            "double": true
        };
        const length = 2 * (view.unit || spots.tileLength * 0.4);
        return {
            "x": place.x,
            "y": place.y,
            "width": length / 2,
            "height": length,
            "rotation": root.rotationOf(face, place),
            "lift": false,
            "badge": "none",
            "shadow": "below",
            "z": 10
        };
    }

    function sideOf(side: int): var {
        return root.table.scores.find(score => score.side === side) ?? ({
                "name": "",
                "initial": ""
            });
    }

    panelPart: line.parts.length > 0 ? ends : null
    target: (extra.target?.points ?? 0) > 0 ? {
        "points": extra.target.points,
        "label": extra.target.label
    } : null

    Keys.onPressed: event => {
        const button = ({
                "+": "zoomIn",
                "-": "zoomOut",
                "0": "fitLine"
            })[event.text];
        event.accepted = button !== undefined && !root.table.covered;
        if (event.accepted)
            controls.press(button);
    }

    // Up and down choose among the ends of a tile that fits several; left and right go on to other tiles.
    Shortcut {
        enabled: root.offers.length > 1 && pieces.activeFocus
        sequence: "Down"
        onActivated: root.table.choose("end/next")
    }

    Shortcut {
        enabled: root.offers.length > 1 && pieces.activeFocus
        sequence: "Up"
        onActivated: {
            const now = root.offers.findIndex(offer => offer.checked);
            const before = root.offers[(now < 0 ? 0 : now - 1 + root.offers.length) % root.offers.length];
            root.table.choose(before.id);
        }
    }

    Component {
        id: ends

        DominoesEnds {
            title: root.extra.ends_label ?? ""
            line: root.preview ?? root.line
        }
    }

    DominoesSpots {
        id: spots

        width: root.width
        height: root.height
        corner: root.corner
        cardFactor: root.cardFactor
        seats: Math.max(2, root.plates.length)
        bottomSeat: root.bottomSeat
        ended: root.end !== null
        noticeHeight: ending.item ? (ending.item as Item).implicitHeight : 0
        plateWidths: {
            void plates.count;
            return root.plates.map((_, index) => (plates.itemAt(index) as Item)?.implicitWidth ?? 0);
        }
    }

    DominoesView {
        id: view

        situation: root.situationOf(root.extra)
        room: Qt.rect(spots.cloth.x + 12, spots.cloth.y, spots.cloth.width - 24 - Theme.target - Theme.space16, spots.cloth.height)
        largest: spots.tileLength * 0.46
        callout: root.offers.length > 0 ? Qt.size(callout.implicitWidth, callout.implicitHeight) : Qt.size(0, 0)
    }

    DominoesDrops {
        id: drops

        view: view
        spots: spots
        line: root.line
    }

    DominoesCloth {
        view: view
        x: spots.cloth.x
        y: spots.cloth.y
        width: spots.cloth.width
        height: spots.cloth.height
    }

    PieceLayer {
        id: pieces

        anchors.fill: parent
        focus: true
        table: root.table
        settings: root.settings
        place: (zone, slot, count) => root.spotOf(zone, slot, count)
        dropZones: root.extra.phase === "play" && root.table.viewSeat >= 0 && root.extra.turn === root.table.viewSeat ? drops.zones(scene.dragged) : []

        // The rail and the band at the top lie over a line that is larger than the cloth.
        Rectangle {
            z: 100
            width: parent.width
            height: spots.cloth.y
            visible: view.moved
            color: Theme.tableOuter
        }

        Rectangle {
            z: 100
            y: spots.rail.y
            width: parent.width
            height: spots.rail.height
            color: Theme.tableOuter
            opacity: view.moved ? 1 : 0.55
        }

        Rectangle {
            z: 101
            y: spots.rail.y
            width: parent.width
            height: 1
            color: "#1FFFFFFF"
        }

        Repeater {
            id: plates

            model: root.plates.length

            PlayerPlate {
                required property int index
                readonly property int seat: root.plates[index]?.seat ?? 0
                readonly property rect place: spots.plateOf(seat)

                z: 110
                x: place.x
                y: place.y
                width: place.width
                info: root.plateOf(seat)
                thinking: root.table.thinking
                time: root.table.clock
            }
        }

        DominoesHeap {
            z: 110
            table: root.table
            spots: spots
            boneyard: root.extra.boneyard ?? ({
                    "count": 0,
                    "label": "",
                    "text": "",
                    "draw": ""
                })
        }

        Repeater {
            model: view.laid ? root.line.ends.length : 0

            DominoesValue {
                required property int index
                readonly property point middle: view.laid ? view.valueOf(end.name, [], size) : Qt.point(0, 0)

                z: 40
                visible: !root.offers.some(offer => offer.end === end.name && offer.checked)
                unit: view.unit
                end: root.line.ends[index] ?? ({
                        "name": "left",
                        "shown": "",
                        "label": "",
                        "legal": false
                    })
                x: middle.x - size / 2
                y: middle.y - size / 2
            }
        }

        Repeater {
            model: view.laid ? root.offers.length : 0

            DominoesGhost {
                id: ghost

                required property int index

                z: 50
                visible: place.width > 0
                offer: root.offers[index] ?? root.noOffer
                place: (offer.checked ? view.tile(offer.tile) : view.ghost(offer.end)) ?? root.nowhere
                turn: root.rotationOf(offer.tile, place)
                picture: pieces.scene.picture("tile", offer.tile)
                onClicked: offer.id === "" ? root.table.confirm() : root.table.choose(offer.id)
            }
        }

        DominoesCallout {
            id: callout

            readonly property var box: root.preview ? view.calloutBox() : null
            readonly property point middle: box ? view.seen(box.x + box.width / 2, box.y + box.height / 2) : Qt.point(0, 0)

            z: 60
            visible: box !== null
            offer: root.offers.find(offer => offer.checked) ?? root.offers[0] ?? null
            side: view.turns === 0 && view.zoom === 1 ? (box?.side ?? "") : ""
            tile: {
                const seen = box ? view.tile(view.situation.chosen) : null;
                return seen ? Object.assign(seen, {
                    "x": seen.x - x,
                    "y": seen.y - y
                }) : null;
            }
            tailOffset: {
                if (!tile)
                    return 0;
                const away = side === "right" || side === "left" ? tile.y - height / 2 : tile.x - width / 2;
                const most = (side === "right" || side === "left" ? height : width) / 2 - 16;
                return Math.max(-most, Math.min(most, away));
            }
            x: Math.max(8, Math.min(root.width - width - 8, middle.x - width / 2))
            y: Math.max(spots.cloth.y, Math.min(spots.cloth.y + spots.cloth.height - height, middle.y - height / 2))
        }

        DominoesControls {
            id: controls

            z: 120
            visible: view.laid !== null
            x: spots.cloth.x + spots.cloth.width - width - Theme.space12
            y: Math.round(spots.cloth.y + (spots.cloth.height - height) / 2)
            view: view
        }

        Loader {
            id: ending

            z: 130
            active: root.end !== null
            x: (root.width - (item as Item)?.implicitWidth ?? 0) / 2
            y: spots.rail.y - ((item as Item)?.implicitHeight ?? 0) - 12

            sourceComponent: DominoesEnding {
                end: root.end
                room: root.width - 2 * spots.edge
                sideOf: side => root.sideOf(side)
            }
        }
    }
}
