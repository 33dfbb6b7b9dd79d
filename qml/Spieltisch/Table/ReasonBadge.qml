import QtQuick
import Spieltisch.Ui

// A short reason at a piece: in its player's colour, or an outlined plate while it is only a preview.
Rectangle {
    id: root

    required property string text
    property int side: -1
    property bool accented: false
    // Height of the piece it belongs to: badges grow with large pieces.
    property real pieceHeight: 0

    width: label.implicitWidth + 20
    height: label.implicitHeight + 8
    radius: accented ? height / 2 : Theme.radius
    color: accented ? Theme.plate : side >= 0 ? Theme.player(side) : Theme.plate
    border.width: accented ? 1.5 : 0
    border.color: Theme.selected

    SmallText {
        id: label

        anchors.centerIn: parent
        color: root.accented ? Theme.accent : root.side >= 0 ? Theme.playerInk : Theme.plateText
        font.pixelSize: Math.max(Theme.smallSize, Math.min(Theme.titleSize, root.pieceHeight * 0.1))
        font.weight: Font.DemiBold
        text: root.text
        Accessible.ignored: true
    }
}
