import QtQuick

// A round mark at a place; a hollow one is what the reader is at.
Rectangle {
    property point centre
    property real size: 8
    property bool hollow: false

    x: centre.x - width / 2
    y: centre.y - height / 2
    width: size
    height: size
    radius: size / 2
    color: hollow ? Inks.surface : Inks.line
    border.width: hollow ? 2.5 : 1.5
    border.color: hollow ? Inks.line : Inks.surface
}
