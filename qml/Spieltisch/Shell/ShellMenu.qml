import QtQuick
import QtQuick.Controls
import Spieltisch.App
import Spieltisch.Ui

// The menu: Game, Move, View, Settings, Help.
Menu {
    id: root

    required property AppController app
    required property ShellActions actions

    readonly property TableController table: actions.atTable ? app.table : null
    readonly property bool playing: table !== null && !table.covered

    onOpened: if (Hands.keys)
        currentIndex = 0

    Menu {
        objectName: "game"
        title: qsTr("Game")

        ActionItem {
            action: root.actions.newMatch
        }
        ActionItem {
            action: root.actions.importMatch
        }
        MenuSeparator {}
        ActionItem {
            text: qsTr("Restart this match")
            icon.name: "restart"
            enabled: root.table !== null
            onTriggered: root.table.restart()
        }
        ActionItem {
            action: root.actions.leave
            keys: "Esc"
        }
        MenuSeparator {}
        ActionItem {
            action: root.actions.quit
        }
    }

    Menu {
        objectName: "move"
        title: qsTr("Move")
        enabled: root.playing

        ActionItem {
            text: qsTr("Undo")
            icon.name: "undo"
            keySequence: "Ctrl+Z"
            enabled: root.playing && root.table.canUndo
            onTriggered: root.table.undo()
        }
        ActionItem {
            text: qsTr("Redo")
            icon.name: "redo"
            keySequence: "Ctrl+Shift+Z"
            enabled: root.playing && root.table.canRedo
            onTriggered: root.table.redo()
        }
        MenuSeparator {}
        ActionItem {
            text: qsTr("Hint")
            icon.name: "hint"
            keySequence: "H"
            enabled: root.playing && !root.table.watching
            onTriggered: root.table.hint()
        }
        ActionItem {
            text: qsTr("Scores")
            icon.name: "score"
            keySequence: "D"
            enabled: root.playing
            onTriggered: root.actions.detailsRequested()
        }
        MenuSeparator {}
        ActionItem {
            text: qsTr("Pause")
            icon.name: "pause"
            keySequence: "P"
            enabled: root.playing && !root.table.over
            onTriggered: root.actions.pauseRequested()
        }
    }

    Menu {
        objectName: "view"
        title: qsTr("View")

        ActionItem {
            action: root.actions.fullScreen
        }
        MenuSeparator {}
        ActionItem {
            text: qsTr("Light colours")
            checkable: true
            checked: !root.app.settings.dark
            onTriggered: root.app.settings.theme = "light"
        }
        ActionItem {
            text: qsTr("Evening colours")
            checkable: true
            checked: root.app.settings.dark
            onTriggered: root.app.settings.theme = "dark"
        }
        MenuSeparator {}
        ActionItem {
            text: qsTr("Larger text")
            checkable: true
            checked: root.app.settings.textSize > 100
            onTriggered: root.app.settings.textSize = root.app.settings.textSize > 100 ? 100 : 125
        }
    }

    Menu {
        objectName: "settings"
        title: qsTr("Settings")

        ActionItem {
            action: root.actions.settings
        }
        ActionItem {
            text: qsTr("Plugins")
            icon.name: "plugin"
            onTriggered: root.app.navigate("plugins")
        }
    }

    Menu {
        objectName: "help"
        title: qsTr("Help")

        ActionItem {
            action: root.actions.rules
        }
        ActionItem {
            action: root.actions.shortcuts
        }
        MenuSeparator {}
        ActionItem {
            action: root.actions.about
        }
    }
}
