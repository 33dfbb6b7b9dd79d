import QtQuick
import Spieltisch.Table
import Spieltisch.Ui

// Round the best card of the trick, in its pair's colour, as soon as it lies there.
Item {
    id: root

    // The seat whose card is the best so far, or -1.
    required property int best
    readonly property PieceItem piece: (parent as PieceMark)?.piece as PieceItem
    readonly property bool shown: piece?.zone === "trick/" + best && !piece.travelling
    readonly property real line: 4.5

    objectName: "ring"
    anchors.fill: parent

    Rectangle {
        visible: root.shown
        anchors.fill: parent
        anchors.margins: -root.line
        radius: root.height * Theme.cardRadius + root.line
        antialiasing: true
        color: "transparent"
        border.width: root.line + 0.5
        border.color: Theme.player(Math.max(0, root.best) % 2)
    }
}
