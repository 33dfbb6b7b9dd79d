import QtQuick

// The sky-blue ring outside a focused control; the control decides when it is `visible`.
Rectangle {
    property real gap: 2

    anchors.fill: parent
    anchors.margins: -(gap + border.width)
    radius: Theme.radius + gap + border.width
    color: "transparent"
    border.color: Theme.focus
    border.width: 2.5
}
