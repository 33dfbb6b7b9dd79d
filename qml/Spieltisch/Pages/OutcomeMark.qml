import QtQuick
import Spieltisch.Ui

// How a match ended: a tick for won, a bar for lost, two for a tie, an eye for watched.
Rectangle {
    id: root

    required property string outcome
    readonly property string text: ({
            "won": qsTr("won"),
            "lost": qsTr("lost"),
            "tie": qsTr("tied")
        })[outcome] ?? qsTr("watched")
    readonly property color ink: outcome === "won" ? Theme.goodText : Theme.muted

    implicitWidth: Theme.scaled(24)
    implicitHeight: implicitWidth
    radius: width / 2
    color: "transparent"
    border.width: 1.5
    border.color: ink
    Accessible.ignored: true

    Icon {
        anchors.centerIn: parent
        name: ({
                "won": "check",
                "lost": "minus",
                "tie": "tie"
            })[root.outcome] ?? "eye"
        size: Theme.scaled(14)
        weight: 2.2
        color: root.ink
    }
}
