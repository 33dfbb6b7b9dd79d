import QtQuick
import Spieltisch.Ui

// A colour of a chart, the sign of what it stands for, and that in words.
Row {
    id: root

    required property color swatch
    required property string sign
    required property string text

    spacing: 6

    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.scaled(14)
        height: width
        radius: 2
        color: root.swatch

        Icon {
            anchors.centerIn: parent
            name: root.sign
            size: Theme.scaled(11)
            weight: 2.4
            color: Theme.surface
        }
    }

    CaptionText {
        text: root.text
    }
}
