pragma ComponentBehavior: Bound

import QtQuick
import Spieltisch.App
import Spieltisch.Ui

/*
  A card as a small chip with index and suit, for lists of cards. `face` is its notation. A joker is a star, before
  the card it stands for. A domino tile is a picture, lying on its side. The suits are pictures too: software
  rendering draws shapes that a list has scrolled out of sight.
*/
Rectangle {
    id: root

    required property string face
    required property SettingsController settings
    property string deck: "french"
    property real size: Theme.scaled(28)

    readonly property bool tile: face.includes("-")
    readonly property bool joker: face.startsWith("*")
    readonly property string card: joker ? face.slice(1) : face
    readonly property string rank: card.charAt(0)
    readonly property string suit: tile ? "" : card.charAt(1)
    readonly property bool bavarian: deck === "bavarian"
    readonly property bool weli: bavarian && face === "6D"
    readonly property color ink: card === "" ? Theme.cardJoker : (bavarian ? bavarianInks : frenchInks)[suit] ?? Theme.cardBlack
    readonly property var frenchInks: ({
            "H": Theme.cardRed,
            "D": settings.deckColours === "four" ? Theme.cardBlue : Theme.cardRed,
            "C": settings.deckColours === "four" ? Theme.cardGreen : Theme.cardBlack
        })
    readonly property var bavarianInks: ({
            "C": Theme.cardBrown,
            "D": Theme.cardOchre,
            "H": Theme.cardRed,
            "S": Theme.cardGreen
        })
    readonly property var indices: ({
            "A": qsTr("A", "index of an ace"),
            "K": qsTr("K", "index of a king"),
            "Q": bavarian ? "O" : qsTr("Q", "index of a queen"),
            "J": bavarian ? "U" : qsTr("J", "index of a jack"),
            "T": "10"
        })

    implicitWidth: tile ? size * 2 : Math.max(size * 1.2, row.implicitWidth + size * 0.4)
    implicitHeight: size
    radius: 4
    color: tile ? "transparent" : Theme.cardFace
    border.width: tile ? 0 : 1
    border.color: Theme.cardEdge
    Accessible.ignored: true

    Loader {
        anchors.centerIn: parent
        active: root.tile

        sourceComponent: Image {
            id: picture

            width: root.size
            height: 2 * root.size
            rotation: -90
            source: {
                void root.settings.artRevision;
                return root.settings.tileSource(root.face);
            }
            sourceSize: Qt.size(Math.round(2 * picture.width), Math.round(2 * picture.height))
            mipmap: true
        }
    }

    Row {
        id: row

        visible: !root.tile
        anchors.centerIn: parent
        spacing: root.size * 0.1

        BodyText {
            anchors.verticalCenter: parent.verticalCenter
            text: root.weli ? "Weli" : (root.joker ? "★" : "") + (root.indices[root.rank] ?? root.rank)
            color: root.ink
            font.pixelSize: Math.round(root.size * 0.58)
            font.weight: Font.Bold
            Accessible.ignored: true
        }

        Item {
            visible: root.suit !== ""
            anchors.verticalCenter: parent.verticalCenter
            width: root.size * 0.42
            height: width

            Image {
                anchors.centerIn: parent
                width: parent.width * (root.bavarian ? 1.24 : 1.12)
                height: width
                source: {
                    void root.settings.artRevision;
                    return root.suit !== "" ? root.settings.suitSource(root.suit, root.deck) : "";
                }
                sourceSize: Qt.size(Math.round(width * 2), Math.round(height * 2))
                mipmap: true
            }
        }
    }
}
