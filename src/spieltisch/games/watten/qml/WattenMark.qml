import QtQuick
import Spieltisch.Ui

// A card one holds, as a small mark.
Rectangle {
    implicitWidth: Theme.scaled(11)
    implicitHeight: Theme.scaled(16)
    radius: 2.5
    color: Theme.plateText
}
