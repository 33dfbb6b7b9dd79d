import QtQuick
import Spieltisch.Ui

// What a player has just said, in a bubble beside their plate that points to it.
Item {
    id: root

    required property WattenLayout spots
    required property int seat
    required property string text
    readonly property rect plate: spots.plateOf(seat)
    // Bubbles stand above the plates at the bottom and at the sides, and below the one at the top.
    readonly property bool below: seat === spots.topSeat
    readonly property bool rightwards: seat !== spots.rightSeat
    readonly property real tail: 9

    visible: text !== ""
    width: label.implicitWidth + 2 * Theme.space12
    height: label.implicitHeight + Theme.space8
    x: rightwards ? plate.x + Theme.scaled(20) : plate.x + plate.width - width - Theme.scaled(20)
    y: below ? plate.y + plate.height + tail - 1 : plate.y - height - tail + 1
    z: 900

    Rectangle {
        x: root.rightwards ? 14 : root.width - 14 - width
        y: root.below ? -height / 2 + 1 : root.height - height / 2 - 1
        width: 12
        height: 12
        rotation: 45
        color: Theme.cardFace
    }

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: Theme.cardFace

        Shadow {
            strength: 0.5
        }
    }

    BodyText {
        id: label

        anchors.centerIn: parent
        text: root.text
        color: Theme.cardBlack
        font.weight: Font.DemiBold
        Accessible.ignored: true
    }
}
