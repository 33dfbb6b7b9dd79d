import QtQuick
import Spieltisch.Ui

// The bulb that marks a hinted piece.
Rectangle {
    width: Theme.scaled(30)
    height: width
    radius: width / 2
    color: Theme.accent
    border.width: 2
    border.color: Theme.plate

    Icon {
        anchors.centerIn: parent
        name: "hint"
        color: Theme.accentInk
        size: parent.width * 0.62
    }
}
