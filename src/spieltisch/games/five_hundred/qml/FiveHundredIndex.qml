import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// The corner of a card on its own: what a joker stands for.
Rectangle {
    id: root

    required property SettingsController settings
    required property string deck
    // Notation of the card; a joker has a star.
    required property string face
    // The width.
    required property real size

    // Whether it is a joker that is shown so.
    property bool joker: false
    readonly property string suit: face.slice(-1)
    readonly property var letters: ({
            "A": qsTr("A", "index of an ace"),
            "K": qsTr("K", "index of a king"),
            "Q": qsTr("Q", "index of a queen"),
            "J": qsTr("J", "index of a jack"),
            "T": "10",
            "*": "★"
        })
    readonly property var inks: ({
            "H": Theme.cardRed,
            "D": settings.deckColours === "four" ? Theme.cardBlue : Theme.cardRed,
            "C": settings.deckColours === "four" ? Theme.cardGreen : Theme.cardBlack
        })

    implicitWidth: size
    implicitHeight: size * 1.55
    radius: size * 0.16
    color: Theme.cardFace
    border.width: 1
    border.color: root.joker ? Theme.cardJoker : Theme.cardEdge

    BodyText {
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.suit === "*" ? (root.height - height) / 2 : root.size * 0.06
        text: root.letters[root.face.charAt(0)] ?? root.face.charAt(0)
        color: root.suit === "*" ? Theme.cardJoker : (root.inks[root.suit] ?? Theme.cardBlack)
        font.pixelSize: Math.round(root.size * (text.length > 1 ? 0.66 : 0.8))
        font.weight: Font.Bold
        lineHeight: 0.9
        Accessible.ignored: true
    }

    Image {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.size * 0.12
        width: root.size * 0.56
        height: width
        source: {
            void root.settings.artRevision;
            return root.suit !== "" && root.suit !== "*" ? root.settings.suitSource(root.suit, root.deck) : "";
        }
        sourceSize: Qt.size(Math.ceil(width * Screen.devicePixelRatio), Math.ceil(height * Screen.devicePixelRatio))
    }
}
