import QtQuick

// A disc in a side's colour with the initial of whoever sits there.
Rectangle {
    id: root

    required property string initial
    property int side: 0
    property real size: Theme.scaled(40)

    implicitWidth: size
    implicitHeight: size
    radius: size / 2
    color: Theme.player(side)
    Accessible.ignored: true

    BodyText {
        anchors.centerIn: parent
        text: root.initial
        color: Theme.playerInk
        font.pixelSize: Math.round(root.size * 0.45)
        font.weight: Font.Bold
        Accessible.ignored: true
    }
}
