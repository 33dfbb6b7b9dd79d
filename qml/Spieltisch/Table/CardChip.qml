pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Spieltisch.App
import Spieltisch.Ui

/*
  A card as a small chip with index and suit, for lists of cards. `face` is its notation; the signs of a Bavarian
  deck are pictures. A joker is a star, before the card it stands for. A domino tile is a picture, lying on its side.
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
    readonly property string suit: card.charAt(1)
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
    readonly property var pips: ({
            "H": "M0 44C-12 33 -46 10 -46 -17C-46 -34 -34 -44 -22 -44C-12 -44 -4 -38 0 -29C4 -38 12 -44 22 -44C34 -44 46 -34 46 -17C46 10 12 33 0 44Z",
            "D": "M0 -48C9 -30 22 -14 36 0C22 14 9 30 0 48C-9 30 -22 14 -36 0C-22 -14 -9 -30 0 -48Z",
            "S": "M0 -48C12 -36 44 -10 44 13C44 28 33 36 22 36C14 36 7 32 4 26C5 36 8 43 16 48L-16 48C-8 43 -5 36 -4 26C-7 32 -14 36 -22 36C-33 36 -44 28 -44 13C-44 -10 -12 -36 0 -48Z",
            "C": "M0 -48C13 -48 22 -39 22 -27C22 -19 17 -13 12 -8C16 -11 20 -12 25 -12C38 -12 46 -2 46 11C46 24 37 32 25 32C14 32 7 27 4 20C4 34 8 43 16 48L-16 48C-8 43 -4 34 -4 20C-7 27 -14 32 -25 32C-37 32 -46 24 -46 11C-46 -2 -38 -12 -25 -12C-20 -12 -16 -11 -12 -8C-17 -13 -22 -19 -22 -27C-22 -39 -13 -48 0 -48Z"
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
                visible: root.bavarian
                width: parent.width * 1.24
                height: width
                source: {
                    void root.settings.artRevision;
                    return root.bavarian && root.suit !== "" ? root.settings.suitSource(root.suit, root.deck) : "";
                }
                sourceSize: Qt.size(Math.round(width * 2), Math.round(height * 2))
                mipmap: true
            }

            Shape {
                visible: !root.bavarian
                x: parent.width / 2
                y: parent.height / 2
                scale: parent.width / 100
                transformOrigin: Item.TopLeft
                preferredRendererType: Shape.CurveRenderer

                ShapePath {
                    strokeWidth: -1
                    fillColor: root.ink

                    PathSvg {
                        path: root.pips[root.suit] ?? ""
                    }
                }
            }
        }
    }
}
