import QtQuick
import Spieltisch.Ui

// What an open end shows, in a circle at it; a green edge where the selected tile fits.
Rectangle {
    id: root

    // An item of `extra.line.ends` (presenter/lines.py).
    required property var end
    // How wide the tiles are: large ones have large circles.
    required property real unit
    readonly property real size: Math.round(Math.max(Theme.scaled(34), Math.min(60, unit * 0.66)))

    objectName: "value:" + end.name
    width: size
    height: size
    radius: size / 2
    color: Theme.plate
    border.width: end.legal ? 3 : 2
    border.color: end.legal ? Theme.playable : Theme.outline
    Accessible.role: Accessible.StaticText
    Accessible.name: end.label

    BodyText {
        anchors.centerIn: parent
        text: root.end.shown
        color: Theme.plateText
        font.weight: Font.Bold
        font.features: Theme.tabular
        Accessible.ignored: true
    }
}
