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

    function confirmDelete(match: var): void {
        const dialog = deleteDialog.createObject(root.contentItem, {
            "match": match
        }) as ConfirmDialog;
        dialog.open();
    }

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
            onDeleted: root.confirmDelete(row)
        }
    }

    SmallText {
        anchors.centerIn: list
        visible: root.total === 0
        text: qsTr("None of these matches is there any more.")
    }

    Component {
        id: deleteDialog

        ConfirmDialog {
            id: dialog

            required property var match

            title: qsTr("Delete this match?")
            text: qsTr("%1, %2: the match and its result will be gone. This cannot be undone.").arg(match.gameName).arg(match.score)
            confirmText: qsTr("Delete")
            danger: true
            onConfirmed: root.app.deleteMatch(dialog.match.id)
            onClosed: destroy()
        }
    }
}
