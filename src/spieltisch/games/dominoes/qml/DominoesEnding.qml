pragma ComponentBehavior: Bound

import QtQuick
import Spieltisch.Ui

// The count at the end of a round: what every side is left with and what it gets. Who went out stands below the table.
Rectangle {
    id: root

    // See presenter/ending.py.
    required property var end
    required property real room
    // function(side) -> {name, initial}.
    required property var sideOf
    readonly property real share: (room - 2 * Theme.space16 - (end.sides.length - 1) * row.spacing) / end.sides.length

    objectName: "roundEnd"
    implicitWidth: row.implicitWidth + 2 * Theme.space16
    implicitHeight: Theme.scaled(48)
    radius: Theme.sheetRadius
    color: Theme.plate
    border.width: 1.5
    border.color: Theme.accent
    Accessible.role: Accessible.Grouping
    Accessible.name: end.title
    Accessible.description: end.text

    Shadow {}

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.space28

        Repeater {
            model: root.end.sides

            Row {
                id: entry

                required property var modelData
                readonly property var side: root.sideOf(modelData.side)
                readonly property var hands: root.end.hands.filter(hand => hand.side === modelData.side)

                spacing: Theme.space8
                Accessible.role: Accessible.StaticText
                Accessible.name: [side.name, pips.text, gain.text].join(", ")

                Avatar {
                    id: disc

                    anchors.verticalCenter: parent.verticalCenter
                    side: entry.modelData.side
                    initial: entry.side.initial
                    size: Theme.scaled(26)
                }

                BodyText {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.max(0, Math.min(implicitWidth, root.share - disc.width - pips.width - gain.width - 3 * entry.spacing))
                    // A stump of a long name tells nothing; a short name is whole.
                    visible: width >= implicitWidth || width > Theme.scaled(24)
                    text: entry.side.name
                    color: Theme.plateText
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }

                SmallText {
                    id: pips

                    anchors.verticalCenter: parent.verticalCenter
                    text: entry.hands.length === 1 ? entry.hands[0].label : entry.hands.map(hand => hand.pips).join(" + ")
                    color: Theme.plateMuted
                    font.features: Theme.tabular
                    Accessible.ignored: true
                }

                TitleText {
                    id: gain

                    anchors.verticalCenter: parent.verticalCenter
                    text: entry.modelData.gain_label
                    color: entry.modelData.gain > 0 ? Theme.accent : Theme.plateMuted
                    font.weight: Font.Bold
                    font.features: Theme.tabular
                    Accessible.ignored: true
                }
            }
        }
    }
}
