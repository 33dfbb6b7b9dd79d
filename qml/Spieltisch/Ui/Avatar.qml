import QtQuick

// A disc with the initial of whoever sits there, in the colour of a side at the table or one that is given.
Rectangle {
    id: root

    required property string initial
    property int side: 0
    // The number of a colour; below 0 it is the side's.
    property int colour: -1
    // The number of the person's own colour where the disc has that of the side: a dot at its edge; below 0 none.
    property int mark: -1
    property real size: Theme.scaled(40)

    implicitWidth: size
    implicitHeight: size
    radius: size / 2
    color: colour < 0 ? Theme.player(side) : Theme.person(colour)
    border.width: Theme.highContrast ? 2 : 0
    border.color: Theme.text
    Accessible.ignored: true

    BodyText {
        anchors.centerIn: parent
        text: root.initial
        color: Theme.playerInk
        font.pixelSize: Math.round(root.size * 0.45)
        font.weight: Font.Bold
        Accessible.ignored: true
    }

    Rectangle {
        id: dot

        visible: root.mark >= 0
        anchors.right: parent.right
        anchors.rightMargin: -width * 0.1
        anchors.bottom: parent.bottom
        anchors.bottomMargin: -height * 0.1
        width: Math.round(root.size * 0.36)
        height: width
        radius: width / 2
        color: Theme.person(root.mark)
        border.width: 2
        border.color: Theme.playerInk
    }
}
