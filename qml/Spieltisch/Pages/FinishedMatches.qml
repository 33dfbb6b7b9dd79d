pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// The finished matches that were found, below their heading.
Column {
    id: root

    required property RowsModel model

    signal opened(var match)
    signal watched(var match)
    signal exported(var match)
    signal deleted(var match)
    signal renamed(var match, string title)

    visible: list.count > 0
    spacing: Theme.space8

    SmallText {
        text: qsTr("Finished")
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
    }

    Sheet {
        floating: false
        width: parent.width
        height: rows.height + 2 * Theme.space4

        Column {
            id: rows

            x: Theme.space16
            y: Theme.space4
            width: parent.width - x - Theme.space8

            Repeater {
                id: list

                model: root.model

                MatchRow {
                    required property var row
                    required property int index

                    width: rows.width
                    // A new row lies on the first one until it has its place.
                    enabled: index === 0 || y > 0
                    match: row
                    divided: index < list.count - 1
                    onOpened: root.opened(row)
                    onWatched: root.watched(row)
                    onExported: root.exported(row)
                    onDeleted: root.deleted(row)
                    onRenamed: title => root.renamed(row, title)
                }
            }
        }
    }
}
