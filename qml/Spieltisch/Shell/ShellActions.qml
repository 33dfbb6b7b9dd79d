import QtQuick
import QtQuick.Templates as T
import Spieltisch.App

// What the shell can do, once: the menu shows these actions and the keyboard triggers them.
Item {
    id: root

    required property AppController app

    readonly property bool atTable: app.table !== null && app.page === "table"
    // Where Esc leads: to the match at the table, else to the start page.
    readonly property string home: app.table !== null ? "table" : "play"
    readonly property alias newMatch: newMatchAction
    readonly property alias importMatch: importAction
    readonly property alias leave: leaveAction
    readonly property alias quit: quitAction
    readonly property alias fullScreen: fullScreenAction
    readonly property alias settings: settingsAction
    readonly property alias rules: rulesAction
    readonly property alias shortcuts: shortcutsAction
    readonly property alias about: aboutAction

    signal fullScreenRequested
    signal shortcutsRequested
    signal aboutRequested
    signal rulesRequested
    signal detailsRequested
    signal pauseRequested
    signal importRequested
    signal menuRequested
    signal quitRequested

    T.Action {
        id: newMatchAction

        text: qsTr("New match …")
        icon.name: "add"
        shortcut: "Ctrl+N"
        enabled: root.app.games.length > 0 && root.app.newMatch === null
        onTriggered: root.app.openNewMatch(root.atTable ? root.app.table.gameId : root.app.games[0].id)
    }

    T.Action {
        id: importAction

        text: qsTr("Open match file …")
        icon.name: "import"
        shortcut: "Ctrl+O"
        enabled: !root.app.loading
        onTriggered: root.importRequested()
    }

    T.Action {
        id: leaveAction

        text: qsTr("Leave the table")
        icon.name: "back"
        enabled: root.atTable
        onTriggered: root.app.closeTable()
    }

    T.Action {
        id: quitAction

        text: qsTr("Quit")
        icon.name: "close"
        shortcut: "Ctrl+Q"
        onTriggered: root.quitRequested()
    }

    T.Action {
        id: fullScreenAction

        text: qsTr("Full screen")
        icon.name: "fit"
        shortcut: "F11"
        onTriggered: root.fullScreenRequested()
    }

    T.Action {
        id: settingsAction

        text: qsTr("Settings")
        icon.name: "sliders"
        shortcut: "Ctrl+,"
        onTriggered: root.app.navigate("settings")
    }

    T.Action {
        id: rulesAction

        text: qsTr("Rules")
        icon.name: "book"
        shortcut: "F1"
        onTriggered: root.rulesRequested()
    }

    T.Action {
        id: shortcutsAction

        text: qsTr("Keyboard shortcuts")
        icon.name: "keyboard"
        shortcut: "Ctrl+?"
        onTriggered: root.shortcutsRequested()
    }

    T.Action {
        id: aboutAction

        text: qsTr("About Spieltisch")
        icon.name: "info"
        onTriggered: root.aboutRequested()
    }

    // The same key where the question mark needs Shift, and where it shares its key with the slash.
    Shortcut {
        sequences: ["Ctrl+Shift+?", "Ctrl+/"]
        onActivated: root.shortcutsRequested()
    }

    Shortcut {
        sequence: "F10"
        onActivated: root.menuRequested()
    }

    Shortcut {
        sequence: "Esc"
        enabled: !root.atTable && root.home !== root.app.page && root.app.newMatch === null
        onActivated: root.app.navigate(root.home)
    }
}
