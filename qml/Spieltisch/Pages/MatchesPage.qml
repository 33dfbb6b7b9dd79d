pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// Every stored match: the running ones to continue, the finished ones to watch again; a search among both.
PageFrame {
    id: root

    required property AppController app
    readonly property MatchesController matches: app.matches
    readonly property bool searching: (matches?.text ?? "") !== "" || (matches?.game ?? "") !== ""
    readonly property bool nothing: app.running.length === 0 && app.recent.length === 0
    readonly property bool noneFit: searching && matches.running.length === 0 && matches.found === 0

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

    Row {
        id: tools

        visible: !root.nothing
        spacing: Theme.space8

        EntryField {
            id: field

            objectName: "search"
            width: Theme.scaled(280)
            placeholderText: qsTr("Search names and titles")
            text: root.matches?.text ?? ""
            original: ""
            Accessible.name: placeholderText
            onTextEdited: searching.restart()
            onRestored: searching.restart()
        }

        StatisticsFilter {
            filter: ({
                    "key": "matches",
                    "label": qsTr("Game"),
                    "value": root.matches?.game ?? "",
                    "choices": root.matches?.games ?? []
                })
            onChosen: value => root.matches.choose(value)
        }
    }

    Timer {
        id: searching

        interval: 250
        onTriggered: root.matches?.search(field.text)
    }

    SmallText {
        visible: root.noneFit
        y: tools.height + Theme.space28
        text: qsTr("No match fits this search.")
    }

    ScrollArea {
        id: area

        visible: !root.nothing
        y: tools.height + Theme.space12
        width: parent.width + Theme.space16
        height: parent.height - y
        onAtYEndChanged: if (atYEnd)
            root.matches?.more()

        Column {
            width: area.width - Theme.space16
            spacing: Theme.space20
            bottomPadding: Theme.space28

            MatchGroup {
                width: parent.width
                title: qsTr("Running")
                matches: root.matches?.running ?? []
                running: true
                onOpened: match => root.app.openMatch(match.id)
                onExported: match => root.exportRequested(match)
                onDeleted: match => root.app.deleteMatch(match.id)
                onRenamed: (match, title) => root.app.renameMatch(match.id, title)
            }

            FinishedMatches {
                width: parent.width
                model: root.matches?.finished ?? null
                onOpened: match => root.app.openMatch(match.id)
                onWatched: match => root.app.watchMatch(match.id)
                onExported: match => root.exportRequested(match)
                onDeleted: match => root.app.deleteMatch(match.id)
                onRenamed: (match, title) => root.app.renameMatch(match.id, title)
            }
        }
    }
}
