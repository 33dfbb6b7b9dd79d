pragma ComponentBehavior: Bound

import QtQuick
import Spieltisch.Table
import Spieltisch.Ui

/*
  The Watten table: four seats around the trick, the own hand below, the plaque with Schlag, Trumpf and stake at
  the bottom right. What is announced, the answer to a raise and the end of a round come into the middle.
*/
GameTable {
    id: root

    readonly property int bottomSeat: table.viewSeat >= 0 ? table.viewSeat : 0
    readonly property var announce: extra.announce ?? null
    readonly property var raise: extra.raise ?? null
    readonly property var end: extra.end ?? null
    readonly property bool asked: chips.item !== null || (notice.item as WattenRaise)?.answers.length > 0

    function takeFocus() {
        const asking = root.asked ? (chips.item ?? notice.item) as Item : pieces;
        asking.forceActiveFocus(Hands.reason);
    }

    function skip() {
        pieces.skip();
    }

    panelPart: extra.ranking ? ranking : null
    target: extra.target ? {
        points: extra.target.points,
        label: extra.target.label,
        mark: extra.target.tense_from,
        markLabel: extra.target.tense_label
    } : null

    Component {
        id: ranking

        WattenRanking {
            settings: root.settings
            deck: root.table.deck
            title: root.extra.ranking?.title ?? ""
            groups: root.extra.ranking?.groups ?? []
        }
    }

    WattenLayout {
        id: spots

        width: root.width
        height: root.height
        corner: root.corner
        cardFactor: root.cardFactor
        bottomSeat: root.bottomSeat
        plateSizes: {
            void plates.count;
            return [0, 1, 2, 3].map(seat => (plates.itemAt(seat) as Item)?.implicitWidth ?? 0);
        }
        plaqueSize: Qt.size(plaque.implicitWidth, plaque.implicitHeight)
        noticeSize: notice.item ? Qt.size((notice.item as Item).implicitWidth, (notice.item as Item).implicitHeight) : Qt.size(0, 0)
        chips: root.announce?.items.length ?? 0
    }

    WattenCloth {
        anchors.fill: parent
        visible: !root.announce
        spots: spots
        label: spots.noticed ? "" : (root.extra.trick?.place_label ?? "")
    }

    Repeater {
        id: plates

        model: 4

        PlayerPlate {
            required property int index
            readonly property rect place: spots.plateOf(index)

            x: place.x
            y: place.y
            width: place.width
            info: root.plateOf(index)
            // A role fills the plate; the ring and the line below the table tell whose turn it is.
            thinking: root.table.thinking && !info?.role
            time: root.table.clock
        }
    }

    WattenPlaque {
        id: plaque

        visible: !!root.extra.plaque
        x: spots.plaque.x
        y: spots.plaque.y
        width: spots.plaque.width
        height: spots.plaque.height
        compact: root.height < Theme.scaled(560)
        plaque: root.extra.plaque ?? null
        ownSide: root.bottomSeat % 2
        picture: root.extra.plaque?.right ? pieces.scene.picture("card", root.extra.plaque.right) : ""
    }

    PieceLayer {
        id: pieces

        anchors.fill: parent
        focus: true
        table: root.table
        settings: root.settings
        place: (zone, slot, count) => spots.place(zone, slot, count)
        mark: Component {
            WattenRing {
                best: root.extra.trick?.best ?? -1
            }
        }
        dropZones: root.extra.phase === "play" ? [
            {
                zone: "trick",
                x: spots.dropPlace.x,
                y: spots.dropPlace.y,
                width: spots.dropPlace.width,
                height: spots.dropPlace.height,
                radius: Theme.sheetRadius
            }
        ] : []
    }

    Loader {
        id: chips

        active: root.announce !== null
        x: spots.chipBox.x
        y: spots.chipBox.y
        width: spots.chipBox.width
        height: spots.chipBox.height

        sourceComponent: WattenAnnounce {
            table: root.table
            scene: pieces.scene
            announce: root.announce
            suitSource: suit => {
                void root.settings.artRevision;
                return root.settings.suitSource(suit, root.table.deck);
            }
        }
    }

    Loader {
        id: notice

        x: spots.notice.x
        y: spots.notice.y
        sourceComponent: root.end ? ending : root.raise ? raising : null
    }

    Component {
        id: raising

        WattenRaise {
            room: spots.middleWidth
            table: root.table
            raise: root.raise
        }
    }

    Component {
        id: ending

        WattenEnd {
            room: spots.middleWidth
            end: root.end
        }
    }

    Repeater {
        model: 4

        WattenBubble {
            required property int index

            spots: spots
            seat: index
            text: root.extra.said?.[index] ?? ""
        }
    }

    // The keyboard comes to what is asked, and goes back to the cards after it.
    onAskedChanged: focusing.restart()

    Later {
        id: focusing

        onTriggered: root.takeFocus()
    }
}
