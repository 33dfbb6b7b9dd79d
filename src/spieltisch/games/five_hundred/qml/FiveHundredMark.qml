pragma ComponentBehavior: Bound

import QtQuick
import Spieltisch.App
import Spieltisch.Table
import Spieltisch.Ui

/*
  What a card of a meld carries: whose points it is, by colour and initial, and what a joker stands for. In the pile
  that is spread out, the cards that would join a new meld; in the own hand, the card that has just been drawn.
*/
Item {
    id: root

    required property SettingsController settings
    required property string deck
    // `extra.melds` and the slots of `extra.pile.joins`.
    required property var melds
    required property var joins
    // function(seat) -> the plate of a seat.
    required property var plateOf

    readonly property PieceItem piece: (parent as PieceMark)?.piece as PieceItem
    readonly property string zone: piece?.zone ?? ""
    readonly property var meld: zone.startsWith("meld/") ? (melds.find(meld => meld.number === Number(zone.slice(5))) ?? null) : null
    readonly property var card: meld?.cards[piece.slot] ?? null
    readonly property var owner: card ? plateOf(piece.owner) : null
    readonly property bool joker: card?.face.startsWith("*") ?? false
    readonly property bool joining: zone === "pile" && joins.includes(piece.slot)

    readonly property bool fresh: zone.startsWith("hand/") && piece.badge !== "" && !piece.selected

    anchors.fill: parent

    Rectangle {
        visible: root.owner !== null
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: 1
        height: Math.max(5, Math.round(root.height * 0.07))
        bottomLeftRadius: root.height * Theme.cardRadius
        bottomRightRadius: bottomLeftRadius
        color: Theme.player(root.owner?.side ?? 0)
    }

    Rectangle {
        visible: root.owner !== null
        x: 2
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 2
        width: Math.max(14, Math.min(Math.round(root.width * 0.28), 36))
        height: width
        radius: width / 2
        color: Theme.player(root.owner?.side ?? 0)
        border.width: 1.5
        border.color: Theme.playerInk

        BodyText {
            anchors.centerIn: parent
            text: root.owner?.initial ?? ""
            color: Theme.playerInk
            font.pixelSize: Math.round(parent.height * 0.62)
            font.weight: Font.Bold
            Accessible.ignored: true
        }
    }

    Loader {
        active: root.joker
        x: 2
        y: 2

        sourceComponent: FiveHundredIndex {
            settings: root.settings
            deck: root.deck
            face: root.card?.shown ?? ""
            joker: true
            size: Math.max(16, Math.min(root.width * 0.27, 44))
        }
    }

    // Below the index, where no other card of the hand covers it.
    Loader {
        active: root.fresh
        x: 3
        y: root.height * 0.36

        sourceComponent: Rectangle {
            objectName: "fresh"
            width: word.implicitWidth + Theme.space8
            height: word.implicitHeight + 2
            radius: height / 2
            color: Theme.accent

            SmallText {
                id: word

                anchors.centerIn: parent
                text: root.piece?.badge ?? ""
                color: Theme.playerInk
                font.weight: Font.Bold
                Accessible.ignored: true
            }
        }
    }

    Loader {
        active: root.joining
        anchors.fill: parent
        anchors.margins: -2

        sourceComponent: Rectangle {
            radius: root.height * Theme.cardRadius + 2
            color: "transparent"
            border.width: 3.5
            border.color: Theme.playable

            Rectangle {
                x: 6
                anchors.bottom: parent.bottom
                anchors.bottomMargin: 6
                width: Theme.scaled(22)
                height: width
                radius: width / 2
                color: Theme.playable

                Icon {
                    anchors.centerIn: parent
                    name: "check"
                    size: Theme.scaled(16)
                    color: Theme.playerInk
                }
            }
        }
    }
}
