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
                model: root.matches

                MatchRow {
                    required property var modelData
                    required property int index

                    width: rows.width
                    match: modelData
                    running: root.running
                    divided: index < root.matches.length - 1
                    onOpened: root.opened(modelData)
                    onWatched: root.watched(modelData)
                    onExported: root.exported(modelData)
                    onDeleted: root.deleted(modelData)
                    onRenamed: title => root.renamed(modelData, title)
                }
            }
        }
    }
}
