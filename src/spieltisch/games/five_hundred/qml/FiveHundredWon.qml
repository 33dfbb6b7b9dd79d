import QtQuick
import Spieltisch.Ui

// Who has just got a discard, and what it brings, at the card in its meld.
Item {
    id: root

    // `extra.claim` of a claim that is decided, the place of the card {x, y, width, height} and the claimant's plate.
    required property var won
    required property var place
    required property var plate
    readonly property color ink: Theme.player(plate?.side ?? 0)

    objectName: "won"
    visible: place !== null
    x: place?.x ?? 0
    y: place?.y ?? 0
    width: place?.width ?? 0
    height: place?.height ?? 0
    Accessible.role: Accessible.StaticText
    Accessible.name: [won.title, won.gain].join(", ")

    Rectangle {
        id: ring

        anchors.fill: parent
        anchors.margins: -4
        radius: Theme.radius + 4
        color: "transparent"
        border.width: 4
        border.color: root.ink

        // One soft beat.
        SequentialAnimation on opacity {
            running: Theme.move > 0
            loops: 2

            NumberAnimation {
                to: 0.3
                duration: Theme.slow
            }

            NumberAnimation {
                to: 1
                duration: Theme.slow
            }
        }
    }

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.verticalCenter: parent.top
        width: words.implicitWidth + 2 * Theme.space12
        height: words.implicitHeight + Theme.space8
        radius: height / 2
        color: root.ink

        BodyText {
            id: words

            anchors.centerIn: parent
            text: [root.plate?.name ?? "", root.won.gain].join(" ")
            color: Theme.playerInk
            font.weight: Font.Bold
            font.features: Theme.tabular
            Accessible.ignored: true
        }
    }
}
