pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// Every stored match: the running ones to continue, the finished ones to look at again.
PageFrame {
    id: root

    required property AppController app
    readonly property bool nothing: app.running.length === 0 && app.recent.length === 0

    title: qsTr("Matches")
    maximumWidth: Theme.scaled(1120)
    actions: SecondaryButton {
        objectName: "import"
        icon.name: "import"
        text: qsTr("Open match file …")
        onClicked: root.importRequested()
    }

    EmptyState {
        visible: root.nothing && !root.app.loading
        y: Math.max(0, (parent.height - height) / 3)
        width: parent.width
        title: qsTr("No matches yet")
        explanation: qsTr("Every match is kept here from its first card on: stop at any time and continue later.")
        icon: "list"

        PrimaryButton {
            text: qsTr("Choose a game")
            onClicked: root.app.navigate("play")
        }
    }

    ScrollArea {
        id: area

        visible: !root.nothing
        width: parent.width + Theme.space16
        height: parent.height

        Column {
            width: area.width - Theme.space16
            spacing: Theme.space20
            bottomPadding: Theme.space28

            MatchGroup {
                width: parent.width
                title: qsTr("Running")
                matches: root.app.running
                running: true
                onOpened: match => root.app.openMatch(match.id)
                onWatched: match => root.app.watchMatch(match.id)
                onExported: match => root.exportRequested(match)
                onDeleted: match => root.app.deleteMatch(match.id)
                onRenamed: (match, title) => root.app.renameMatch(match.id, title)
            }

            MatchGroup {
                width: parent.width
                title: qsTr("Finished")
                matches: root.app.recent
                onOpened: match => root.app.openMatch(match.id)
                onWatched: match => root.app.watchMatch(match.id)
                onExported: match => root.exportRequested(match)
                onDeleted: match => root.app.deleteMatch(match.id)
                onRenamed: (match, title) => root.app.renameMatch(match.id, title)
            }
        }
    }
}
