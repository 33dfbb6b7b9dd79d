import QtQuick
import Spieltisch.Ui

// From the stake that counts now to the one that has been offered.
Row {
    id: root

    required property int stake
    required property int offered

    spacing: Theme.space8
    Accessible.ignored: true

    DisplayText {
        text: root.stake
        color: Theme.plateMuted
        font.weight: Font.Bold
        font.features: Theme.tabular
        Accessible.ignored: true
    }

    Icon {
        anchors.verticalCenter: parent.verticalCenter
        name: "forward"
        size: Theme.scaled(18)
        color: Theme.plateMuted
    }

    DisplayText {
        text: root.offered
        color: Theme.accent
        font.weight: Font.Bold
        font.features: Theme.tabular
        Accessible.ignored: true
    }
}
