import QtQuick
import Spieltisch.Ui

// A place the dragged piece may be dropped on.
Item {
    id: root

    property real radius: Theme.sheetRadius
    property bool hovered: false

    Rectangle {
        anchors.fill: parent
        radius: root.radius
        color: Theme.playable
        opacity: root.hovered ? 0.22 : 0.08
    }

    DashedOutline {
        anchors.fill: parent
        radius: root.radius
        color: Theme.playable
        weight: root.hovered ? 3.5 : 2.5
    }
}
