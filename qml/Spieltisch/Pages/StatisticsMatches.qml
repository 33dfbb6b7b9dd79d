pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Spieltisch.App
import Spieltisch.Shell
import Spieltisch.Ui

// The matches behind a figure: newest first, read on while one scrolls.
FloatingSheet {
    id: root

    required property AppController app
    required property StatisticsController statistics
    readonly property int total: statistics?.behind.total ?? -1

    signal exported(var match)

    objectName: "matchesBehind"
    parent: T.Overlay.overlay
    title: statistics?.behind.title ?? ""
    width: Math.min(Theme.scaled(900), (parent?.width ?? 900) - 2 * Theme.space24)
    height: Math.min(Theme.scaled(640), (parent?.height ?? 640) - 2 * Theme.space24)

    SmallText {
        id: note

        x: Theme.space28
        text: root.statistics?.behind.note ?? ""
    }

    ListView {
        id: list

        x: Theme.space28
        y: note.height + Theme.space8
        width: parent.width - x - Theme.space12
        height: parent.height - y - Theme.space16
        clip: true
        cacheBuffer: 0 // what is made ahead is made by and by, and would complain if it went half made
        boundsBehavior: Flickable.StopAtBounds
        reuseItems: true
        model: root.statistics?.matches ?? null
        T.ScrollBar.vertical: ScrollHandle {}
        onAtYEndChanged: if (atYEnd && count > 0)
            root.statistics?.moreMatches()

        delegate: MatchRow {
            required property var row
            required property int index

            width: list.width - Theme.space12
            match: row
            divided: index < list.count - 1
            onOpened: {
                root.close();
                root.app.openMatch(row.id);
            }
            onWatched: {
                root.close();
                root.app.watchMatch(row.id);
            }
            onExported: root.exported(row)
            onDeleted: root.app.deleteMatch(row.id)
            onRenamed: title => root.app.renameMatch(row.id, title)
        }
    }

    SmallText {
        anchors.centerIn: list
        visible: root.total === 0
        text: qsTr("None of these matches is there any more.")
    }
}
