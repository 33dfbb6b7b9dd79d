import QtQuick
import Spieltisch.Ui

// The position of a piece, for choosing it by its number.
Rectangle {
    id: root

    required property int number

    width: Math.max(height, digits.implicitWidth + 12)
    height: digits.implicitHeight + 4
    radius: height / 2
    color: Theme.plate
    border.color: Theme.plateBorder

    CaptionText {
        id: digits

        anchors.centerIn: parent
        color: Theme.plateText
        font.weight: Font.DemiBold
        text: root.number
        Accessible.ignored: true
    }
}
