pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.Ui

// A heading and the matches below it.
Column {
    id: root

    required property string title
    required property var matches
    property bool running: false

    signal opened(var match)
    signal watched(var match)
    signal exported(var match)
    signal deleted(var match)
    signal renamed(var match, string title)

    visible: matches.length > 0
    spacing: Theme.space8

    SmallText {
        text: root.title
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
                // A number as the model keeps the rows when what they say changes.
                model: root.matches.length

                MatchRow {
                    required property int index

                    width: rows.width
                    // A new row lies on the first one until it has its place.
                    enabled: index === 0 || y > 0
                    match: root.matches[index] ?? match
                    running: root.running
                    divided: index < root.matches.length - 1
                    onOpened: root.opened(match)
                    onWatched: root.watched(match)
                    onExported: root.exported(match)
                    onDeleted: root.deleted(match)
                    onRenamed: title => root.renamed(match, title)
                }
            }
        }
    }
}
