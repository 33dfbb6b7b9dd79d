pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// The cards of one column below each other. Each is made a little at a time, while the rest can be used.
Column {
    id: root

    required property StatisticsController statistics
    // The columns whose cards stand here.
    required property var shown

    signal saved(var card)

    spacing: Theme.space16

    Repeater {
        model: root.statistics?.cards ?? null

        GradualPart {
            id: place

            required property var row

            width: root.width
            height: (item as StatisticsCard)?.implicitHeight ?? Theme.scaled(46) * (row.rows + 2)
            active: root.shown.includes(row.column)
            visible: active
            sourceComponent: StatisticsCard {
                card: place.row
                statistics: root.statistics
                onSaved: root.saved(place.row)
            }
        }
    }
}
