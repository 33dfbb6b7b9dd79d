pragma ComponentBehavior: Bound

import QtQuick
import Spieltisch.Table
import Spieltisch.Ui

// What lies under the cards while a deal is played: places, captions, the count and the goes.
Item {
    id: root

    required property CribbageLayout spots
    required property var extra
    required property var zones
    required property var plates

    readonly property int cribSize: extra.crib?.size ?? 0
    readonly property int handSize: zones["hand/" + spots.bottomSeat] ?? 0
    readonly property int played: extra.played?.[spots.bottomSeat] ?? 0
    readonly property bool inPlay: extra.phase === "play" || (zones["play"] ?? 0) > 0

    readonly property bool cuttingForDeal: extra.phase === "cut_for_deal" || (zones["cut/0"] ?? 0) > 0

    component PlaceCaption: SmallText {
        color: Theme.tableText
        font.weight: Font.DemiBold
        horizontalAlignment: Text.AlignHCenter
    }

    Rectangle {
        visible: root.inPlay
        x: root.spots.playArea.x
        y: root.spots.playArea.y
        width: root.spots.playArea.width
        height: root.spots.playArea.height
        radius: Theme.sheetRadius
        color: "#14000000"
        border.width: 1
        border.color: "#14FFFFFF"
    }

    CribbageCount {
        visible: root.inPlay
        x: root.spots.count.x
        y: root.spots.count.y
        width: root.spots.countSize
        height: root.spots.countSize
        extra: root.extra
    }

    // What earlier cards scored: the reason where it fits, else the points. The newest card has its own badge.
    Repeater {
        model: root.inPlay ? root.spots.playRow : []

        ReasonBadge {
            id: scored

            required property var modelData
            required property int index
            readonly property int count: root.zones["play"] ?? 0
            readonly property var spot: root.spots.playSpot(index, count)
            readonly property bool roomy: root.spots.playStep(count) > wide.advanceWidth + 22

            visible: modelData.points > 0 && index < count - 1 && !modelData.finished
            text: roomy ? (modelData.reason ?? "") : "+" + modelData.points
            side: modelData.owner
            pieceHeight: root.spots.playHeight
            x: spot.x - width / 2
            y: root.spots.playLabelTop

            TextMetrics {
                id: wide

                font.family: Theme.family
                font.pixelSize: Theme.smallSize
                font.weight: Font.DemiBold
                text: scored.modelData.reason ?? ""
            }
        }
    }

    Rectangle {
        visible: !root.spots.cutting && (root.zones["pack"] ?? 0) > 0
        x: root.spots.pack.x + 6
        y: root.spots.pack.y + 6
        width: root.spots.playWidth
        height: root.spots.playHeight
        radius: height * Theme.cardRadius
        color: Theme.cardFace
        border.width: 1
        border.color: Theme.cardEdge

        Shadow {
            strength: 0.8
        }
    }

    Rectangle {
        visible: !root.spots.cutting && (root.zones["pack"] ?? 0) > 0
        x: root.spots.pack.x + 3
        y: root.spots.pack.y + 3
        width: root.spots.playWidth
        height: root.spots.playHeight
        radius: height * Theme.cardRadius
        color: Theme.cardFace
        border.width: 1
        border.color: Theme.cardEdge
    }

    PlaceCaption {
        visible: (root.zones["pack"] ?? 0) > 0 && !root.spots.cutting
        x: root.spots.pack.x
        y: root.spots.pack.y + root.spots.playHeight + 10
        width: (root.zones["starter"] ?? 0) > 0 ? root.spots.starter.x + root.spots.playWidth - root.spots.pack.x : root.spots.playWidth
        font.pixelSize: Theme.captionSize
        text: [root.extra.pack_label ?? "", (root.zones["starter"] ?? 0) > 0 ? (root.extra.starter_label ?? "") : ""].filter(part => part !== "").join(" · ")
    }

    Repeater {
        model: 4

        DashedOutline {
            required property int index
            readonly property var spot: root.spots.cribSpot(index, 4)

            visible: root.spots.discarding
            x: spot.x - width / 2
            y: spot.y - height / 2
            width: spot.width
            height: spot.height
            radius: height * Theme.cardRadius
            color: "#59FFFFFF"
        }
    }

    PlaceCaption {
        visible: root.spots.discarding
        x: root.spots.play.x + root.spots.play.width / 2 - width / 2
        y: root.spots.play.y + root.spots.playHeight + root.spots.stagger + 6
        text: root.extra.crib?.label ?? ""
    }

    Repeater {
        model: root.cuttingForDeal ? 2 : 0

        Item {
            id: cutPlace

            required property int index
            readonly property int seat: index === 0 ? root.spots.topSeat : root.spots.bottomSeat
            readonly property var spot: root.spots.cutSpot(index === 0 ? -1 : 1)
            readonly property string name: root.plates.find(plate => plate.seat === seat)?.name ?? ""

            DashedOutline {
                x: cutPlace.spot.x - width / 2
                y: cutPlace.spot.y - height / 2
                width: cutPlace.spot.width
                height: cutPlace.spot.height
                radius: height * Theme.cardRadius
                color: "#59FFFFFF"
            }

            PlaceCaption {
                x: cutPlace.spot.x - width / 2
                y: cutPlace.spot.y + cutPlace.spot.height / 2 + 8
                text: cutPlace.name
            }
        }
    }

    PlaceCaption {
        visible: !root.spots.discarding && (root.extra.crib?.owner ?? -1) >= 0 && root.cribSize > 0
        x: root.spots.cribBelow ? root.spots.crib.x + root.spots.crib.width / 2 - width / 2 : root.spots.crib.x - width - 12
        y: root.spots.cribBelow ? root.spots.crib.y + root.spots.crib.height + 6 : root.spots.crib.y + root.spots.crib.height / 2 - height / 2
        text: root.extra.crib?.label ?? ""
    }

    PlaceCaption {
        x: root.spots.topHand.x + root.spots.topHand.width / 2 + (root.zones["hand/" + root.spots.topSeat] ?? 0) * root.spots.topHeight * Theme.cardAspect / 2 + 18
        y: root.spots.topHand.y + root.spots.topHeight / 2 - height / 2
        visible: text !== ""
        font.weight: Font.Normal
        text: root.extra.hand_notes?.[root.spots.topSeat] ?? ""
    }

    Repeater {
        model: 4

        DashedOutline {
            required property int index
            readonly property var spot: root.spots.handSpot(root.handSize + index, 4)

            visible: root.extra.phase === "play" && root.handSize + root.played === 4 && index < root.played
            x: spot.x - width / 2
            y: spot.y - height / 2
            width: spot.width
            height: spot.height
            radius: height * Theme.cardRadius
            color: "#40FFFFFF"

            SmallText {
                anchors.centerIn: parent
                width: parent.width - 8
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                text: root.extra.played_label ?? ""
                color: Theme.tableMuted
            }
        }
    }
}
