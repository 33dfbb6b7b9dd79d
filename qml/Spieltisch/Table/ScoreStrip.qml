pragma ComponentBehavior: Bound

import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// The scores in one line at the top left of the felt while the side panel is closed.
Rectangle {
    id: root

    required property TableController table
    readonly property var plates: table.plates
    // The side of whoever the clock runs for, or -1.
    readonly property int timedSide: table.clock ? (plates.find(plate => plate.seat === table.clock.seat)?.side ?? -1) : -1

    objectName: "strip"
    implicitWidth: row.implicitWidth + 2 * Theme.space16
    implicitHeight: Theme.scaled(44)
    radius: Theme.sheetRadius
    color: Theme.plate
    border.color: Theme.plateBorder
    Accessible.role: Accessible.StaticText
    Accessible.name: table.scores.map(score => score.name + " " + score.text).join(", ")

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.space20

        Repeater {
            model: root.table.scores.length

            Row {
                id: entry

                required property int index
                readonly property var modelData: root.table.scores[index] ?? ({})

                spacing: Theme.space12

                Avatar {
                    anchors.verticalCenter: parent.verticalCenter
                    side: entry.modelData.side
                    initial: ring.hurried ? ring.seconds : entry.modelData.initial
                    size: Theme.scaled(26)

                    TimeRing {
                        id: ring

                        clock: entry.modelData.side === root.timedSide ? root.table.clock : null
                        size: parent.size
                        thickness: 2.5
                    }
                }

                BodyText {
                    anchors.verticalCenter: parent.verticalCenter
                    text: entry.modelData.text
                    color: Theme.plateText
                    font.pixelSize: Theme.titleSize
                    font.weight: Font.Bold
                    font.features: Theme.tabular
                    Accessible.ignored: true
                }

                SmallText {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: entry.modelData.gain > 0
                    text: entry.modelData.gainText
                    color: Theme.accent
                    font.weight: Font.DemiBold
                    Accessible.ignored: true
                }
            }
        }
    }
}
