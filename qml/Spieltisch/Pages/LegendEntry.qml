import QtQuick
import Spieltisch.Ui

// A colour of a chart and what it stands for.
Row {
    id: root

    required property color swatch
    required property string text

    spacing: 6

    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        width: 10
        height: 10
        radius: 2
        color: root.swatch
    }

    CaptionText {
        text: root.text
    }
}
