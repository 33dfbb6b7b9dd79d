pragma ComponentBehavior: Bound

import QtQuick
import Spieltisch.Table
import Spieltisch.Ui
import "FiveHundredDrops.js" as Drops
import "FiveHundredMelds.js" as Melds

/*
  The 500 table: the others at the top, the melds with their owners below them, stock, pile and what the turn is about in
  the middle, the own hand on a rail. A selection shows where it fits; a discard that may be claimed, the whole pile and
  the count at the end of a deal come over the middle.
*/
GameTable {
    id: root

    readonly property int bottomSeat: table.viewSeat >= 0 ? table.viewSeat : 0
    readonly property var melds: extra.melds ?? []
    // A discard that may be claimed, or who has just got one.
    readonly property var claim: extra.claim && (extra.claim.winner ?? null) === null ? extra.claim : null
    readonly property var won: extra.claim && (extra.claim.winner ?? null) !== null ? extra.claim : null
    readonly property var count: extra.count ?? null
    readonly property bool ended: extra.phase === "ended"
    readonly property var preview: extra.preview?.kind ? extra.preview : null
    readonly property var pile: extra.pile ?? ({
            "count": 0,
            "label": "",
            "top": "",
            "visible": 0,
            "fan": false,
            "joins": []
        })
    readonly property var readings: extra.readings ?? []
    readonly property var meldChoice: table.choices.find(choice => choice.id === "meld") ?? null
    readonly property bool mayClaim: claim?.mine === true
    // Where the selection could be laid, and where it could take a joker's place.
    readonly property var fits: claim ? [] : [].concat(...melds.map(meld => root.fitsOf(meld)))
    readonly property var swaps: [].concat(...melds.map(meld => (meld.swaps ?? []).map(swap => root.offerOf(meld, swap, ""))))

    function offerOf(meld: var, offer: var, end: string): var {
        return Object.assign({}, offer, {
            "meld": meld.number,
            "name": meld.name,
            "end": end
        });
    }

    function fitsOf(meld: var): var {
        const found = [];
        for (const fit of meld.fits ?? []) {
            for (const end of fit.end === "both" ? ["low", "high"] : [fit.end])
                found.push(root.offerOf(meld, fit, end));
        }
        return found;
    }

    function takeFocus() {
        pieces.forceActiveFocus(Hands.reason);
    }

    function skip() {
        pieces.skip();
    }

    // Where a dragged card, or the dragged selection, may be dropped; the controller alone knows what that means.
    function dropZones(dragged: string): var {
        const own = spots.handZones(root.zones["hand/" + root.bottomSeat] ?? 0);
        return dragged === "" ? own : Drops.zones(root, spots.meldPlan, spots.tray).concat(own);
    }

    tellsScores: true
    target: (extra.target?.points ?? 0) > 0 ? {
        "points": extra.target.points,
        "label": extra.target.label
    } : null

    FiveHundredClaimKeys {
        table: root.table
        asked: root.mayClaim
        focused: pieces.activeFocus
    }

    // The places of a lay-off that is previewed: the arrows go on among them.
    Shortcut {
        enabled: root.preview?.kind === "lay" && root.fits.length > 1 && pieces.activeFocus
        sequence: "Right"
        onActivated: root.walkFits(1)
    }

    Shortcut {
        enabled: root.preview?.kind === "lay" && root.fits.length > 1 && pieces.activeFocus
        sequence: "Left"
        onActivated: root.walkFits(-1)
    }

    function walkFits(by: int) {
        const now = root.fits.findIndex(fit => fit.meld === root.preview.meld && fit.end === root.preview.end);
        const next = root.fits[(Math.max(0, now) + by + root.fits.length) % root.fits.length];
        root.table.choose(next.choice);
    }

    FiveHundredSpots {
        id: spots

        width: root.width
        height: root.height
        cardFactor: root.cardFactor
        seats: Math.max(2, root.plates.length)
        bottomSeat: root.bottomSeat
        sortWidth: sort.visible ? sort.implicitWidth : 0
        plateWidths: {
            void plates.count;
            return root.plates.map((_, index) => (plates.itemAt(index) as Item)?.implicitWidth ?? 0);
        }
        melds: root.melds
        placeForNew: root.meldChoice !== null
        handCount: root.zones["hand/" + root.bottomSeat] ?? 0
        pileCount: root.pile.count
        stockWidth: area.stockWidth
        pileWordsWidth: area.pileWordsWidth
        fanned: root.pile.fan === true
        gaps: root.extra.gaps ?? []
        ended: root.ended
        counted: root.count !== null
        claimed: root.claim !== null
        claimable: root.mayClaim
        claimSize: Qt.size(0, (bar.item as Item)?.implicitHeight ?? 0)
        carried: pieces.carried
        gap: pieces.scene.dragZone.startsWith("hand/" + root.bottomSeat + "/") ? Number(pieces.scene.dragZone.split("/")[2]) : -1
    }

    PieceLayer {
        id: pieces

        // The slots of the own hand that are carried now.
        property list<int> carried: []

        anchors.fill: parent
        focus: true
        table: root.table
        settings: root.settings
        place: (zone, slot, count) => spots.spot(zone, slot, count)
        dropZones: root.table.viewSeat >= 0 && !root.count ? root.dropZones(scene.dragged) : []
        dragSelection: true
        mark: FiveHundredMark {
            settings: root.settings
            deck: root.table.deck
            melds: root.melds
            joins: root.pile.joins ?? []
            plateOf: seat => root.plateOf(seat)
        }
        arrange: (piece, by) => {
            const zone = "hand/" + root.bottomSeat;
            const slot = piece.slot + (by > 0 ? 2 : -1);
            return piece.zone === zone && slot >= 0 && slot <= (root.zones[zone] ?? 0) ? zone + "/" + slot : "";
        }

        Connections {
            function onDraggedChanged() {
                const layer = pieces;
                const lead = layer.scene.dragged === "" ? null : layer.pieceAt(layer.scene.dragged) as PieceItem;
                if (!lead || lead.zone !== "hand/" + root.bottomSeat)
                    layer.carried = [];
                else
                    layer.carried = layer.walkZone(lead.zone).filter(item => item === lead || layer.scene.dragsSelection && item.selected).map(item => item.slot).sort((a, b) => a - b);
            }

            target: pieces.scene
        }

        function walkZone(zone: string): list<PieceItem> {
            const found = [];
            for (const item of pieces.children) {
                const piece = item as PieceItem;
                if (piece?.zone === zone)
                    found.push(piece);
            }
            return found;
        }

        Rectangle {
            y: spots.rail.y
            width: parent.width
            height: spots.rail.height
            color: Theme.tableOuter
            opacity: 0.55
        }

        Rectangle {
            y: spots.rail.y
            width: parent.width
            height: 1
            color: "#1FFFFFFF"
        }

        Repeater {
            id: plates

            model: root.plates.length

            FiveHundredPlate {
                required property int index
                readonly property int seat: root.plates[index]?.seat ?? 0
                readonly property rect place: spots.plateOf(seat)

                z: 190
                x: place.x
                y: place.y
                width: place.width
                info: root.plateOf(seat)
                terse: spots.terse && !root.ended && seat !== spots.bottomSeat
                thinking: root.table.thinking
                time: root.table.clock
                score: root.panelOpen ? null : (root.table.scores.find(score => score.side === info?.side) ?? null)
            }
        }

        FiveHundredStacks {
            z: 260
            visible: spots.terse && !root.ended
            plates: root.plates
            zones: root.zones
            spots: spots
        }

        FiveHundredSort {
            id: sort

            z: 190
            x: spots.edge
            y: spots.ownPlate.y + spots.ownPlate.height + 8
            width: spots.leftWidth
            table: root.table
            label: root.extra.labels?.sort ?? ""
        }

        FiveHundredLit {
            z: 90
            melds: root.melds
            plan: spots.meldPlan
        }

        FiveHundredNames {
            z: 190
            visible: root.ended && !root.count
            plates: root.plates
            spots: spots
        }

        FiveHundredPile {
            id: area

            visible: !root.ended && root.claim === null
            table: root.table
            spots: spots
            stock: root.extra.stock ?? ({
                    "count": 0,
                    "label": ""
                })
            pile: root.pile
        }

        FiveHundredTurn {
            visible: root.claim === null && !root.ended && (root.extra.steps ?? []).length > 0
            x: spots.side.x
            y: spots.side.y
            width: spots.side.width
            height: (area.visible && area.reach > x ? spots.below.y - 4 : spots.rail.y - 8) - y
            steps: root.extra.steps ?? []
            risk: root.extra.risk ?? null
            labels: root.extra.labels ?? ({})
            preview: root.preview
            free: asking.active ? asking.y - Theme.space8 - y : Infinity
        }

        FiveHundredNew {
            id: newMeld

            z: 95
            visible: root.meldChoice !== null && place !== null
            place: spots.meldPlan.place
            card: Qt.size(spots.meldPlan.width, spots.meldPlan.height)
            label: root.extra.labels?.newMeld ?? ""
            choice: root.meldChoice
            preview: root.preview?.kind === "meld" ? root.preview : null
            pictures: preview ? (preview.cards ?? []).map(card => pieces.scene.picture("card", card.face ?? card)) : []
            onClicked: if (possible)
                root.table.choose("meld")
            onRefused: reason => root.table.refused(reason)
        }

        FiveHundredOffers {
            z: 96
            table: root.table
            plan: spots.meldPlan
            fits: root.fits
            places: root.claim?.places ?? []
            claim: root.claim
            preview: root.preview
        }

        Repeater {
            model: root.swaps.length

            FiveHundredSwap {
                required property int index
                readonly property var swap: root.swaps[index] ?? ({})

                z: 250
                objectName: "swap:" + swap.meld + ":" + swap.slot
                place: Melds.stripOf(spots.meldPlan, swap.meld, swap.slot)
                cardHeight: spots.meldPlan.height
                chosen: root.preview?.kind === "swap" && root.preview.meld === swap.meld
                text: [swap.name, swap.gain].filter(part => part !== undefined && part !== "").join(", ")
                onClicked: chosen ? root.table.confirm() : root.table.choose(swap.choice)
            }
        }

        Loader {
            z: 320
            active: root.won !== null

            sourceComponent: FiveHundredWon {
                won: root.won
                place: Melds.stripOf(spots.meldPlan, root.won.meld, root.won.slot)
                plate: root.plateOf(root.won.winner)
            }
        }

        Loader {
            z: 400
            active: root.pile.fan === true

            sourceComponent: FiveHundredSpread {
                table: root.table
                spots: spots
                pile: root.pile
            }
        }

        Loader {
            id: bar

            z: 440
            active: root.claim !== null
            x: spots.claim.x
            y: spots.claim.y
            width: spots.claim.width
            height: spots.claim.height

            sourceComponent: FiveHundredClaim {
                table: root.table
                claim: root.claim
                cardRoom: 26 + spots.claimCardHeight * Theme.cardAspect + Theme.space28
            }
        }

        Loader {
            id: asking

            z: 450
            active: root.readings.length > 1
            x: Math.max(spots.edge, Math.min(spots.side.x, root.width - spots.edge - ((item as Item)?.implicitWidth ?? 0)))
            y: spots.rail.y - ((item as Item)?.implicitHeight ?? 0) - 6

            sourceComponent: FiveHundredReadings {
                readings: root.readings
                room: root.width - 2 * spots.edge
                picture: face => pieces.scene.picture("card", face)
                onChosen: choice => root.table.choose(choice)
            }
        }

        Loader {
            z: 1500
            active: root.count !== null
            x: spots.edge
            y: root.height - height - 8
            width: root.width - 2 * spots.edge
            height: (item as Item)?.implicitHeight ?? 0

            sourceComponent: FiveHundredCount {
                settings: root.settings
                deck: root.table.deck
                count: root.count
                plateOf: seat => root.plateOf(seat)
                room: root.height - spots.bandHeight - 16
            }
        }
    }
}
