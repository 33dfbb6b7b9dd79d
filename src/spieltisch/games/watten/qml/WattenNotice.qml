import QtQuick
import Spieltisch.Ui

// A calm card between trick and hand, for what interrupts the play: a raise, the end of a round.
FocusScope {
    id: root

    // The width there is.
    required property real room
    property real wanted: 540
    default property alias content: holder.data
    property alias column: holder
    readonly property real margin: Theme.space16

    implicitWidth: Math.min(room, Theme.scaled(wanted))
    implicitHeight: holder.implicitHeight + 2 * margin

    Rectangle {
        anchors.fill: parent
        radius: Theme.sheetRadius
        color: Theme.plate
        border.width: 1.5
        border.color: Theme.accent

        Shadow {}
    }

    // Takes clicks that would fall through to the table.
    MouseArea {
        anchors.fill: parent
        Accessible.ignored: true
    }

    Column {
        id: holder

        x: root.margin
        y: root.margin
        width: root.implicitWidth - 2 * root.margin
        spacing: Theme.space12
    }
}
