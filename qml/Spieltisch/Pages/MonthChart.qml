pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.Charts
import Spieltisch.Ui

// Columns by month: matches won grow upwards from the axis, lost ones downwards, on one scale.
Item {
    id: root

    required property var months
    readonly property int mostWon: Math.max(1, ...months.map(month => month.won))
    readonly property int mostLost: Math.max(1, ...months.map(month => month.lost))
    readonly property real plotHeight: Theme.scaled(76)
    readonly property real unit: (plotHeight - 3) / (mostWon + mostLost)

    implicitHeight: plotHeight + Theme.scaled(20)

    Row {
        anchors.fill: parent

        Repeater {
            model: root.months

            Item {
                id: month

                required property var modelData

                width: root.width / Math.max(1, root.months.length)
                height: parent.height
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1: %2 won, %3 lost").arg(modelData.name).arg(modelData.won).arg(modelData.lost)

                Rectangle {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: root.mostWon * root.unit - height
                    width: Math.min(parent.width * 0.66, 24)
                    height: month.modelData.won * root.unit
                    radius: 2
                    color: Inks.won
                }

                Rectangle {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: root.mostWon * root.unit + 3
                    width: Math.min(parent.width * 0.66, 24)
                    height: month.modelData.lost * root.unit
                    radius: 2
                    color: Inks.lost
                }

                CaptionText {
                    anchors.horizontalCenter: parent.horizontalCenter
                    anchors.bottom: parent.bottom
                    text: month.modelData.label
                    Accessible.ignored: true
                }
            }
        }
    }
}
