import QtQuick
import QtQuick.Controls
import Spieltisch.App

// The menu: Game, Move, View, Settings, Help.
Menu {
    id: root

    required property AppController app
    required property ShellActions actions

    readonly property TableController table: actions.atTable ? app.table : null

    Menu {
        title: qsTr("Game")

        MenuItem {
            action: root.actions.newMatch
        }
        MenuItem {
            action: root.actions.importMatch
        }
        MenuSeparator {}
        MenuItem {
            text: qsTr("Restart this match")
            icon.name: "restart"
            enabled: root.table !== null
            onTriggered: root.table.restart()
        }
        MenuItem {
            action: root.actions.leave
            keys: "Esc"
        }
        MenuSeparator {}
        MenuItem {
            action: root.actions.quit
        }
    }

    Menu {
        title: qsTr("Move")
        enabled: root.table !== null

        MenuItem {
            text: qsTr("Undo")
            icon.name: "undo"
            keySequence: "Ctrl+Z"
            enabled: root.table?.canUndo ?? false
            onTriggered: root.table.undo()
        }
        MenuItem {
            text: qsTr("Redo")
            icon.name: "redo"
            keySequence: "Ctrl+Shift+Z"
            enabled: root.table?.canRedo ?? false
            onTriggered: root.table.redo()
        }
        MenuSeparator {}
        MenuItem {
            text: qsTr("Hint")
            icon.name: "hint"
            keySequence: "H"
            enabled: root.table !== null
            onTriggered: root.table.hint()
        }
    }

    Menu {
        title: qsTr("View")

        MenuItem {
            action: root.actions.fullScreen
        }
        MenuSeparator {}
        MenuItem {
            text: qsTr("Light colours")
            checkable: true
            checked: !root.app.settings.dark
            onTriggered: root.app.settings.theme = "light"
        }
        MenuItem {
            text: qsTr("Evening colours")
            checkable: true
            checked: root.app.settings.dark
            onTriggered: root.app.settings.theme = "dark"
        }
        MenuSeparator {}
        MenuItem {
            text: qsTr("Larger text")
            checkable: true
            checked: root.app.settings.textSize > 100
            onTriggered: root.app.settings.textSize = root.app.settings.textSize > 100 ? 100 : 125
        }
    }

    Menu {
        title: qsTr("Settings")

        MenuItem {
            action: root.actions.settings
        }
        MenuItem {
            text: qsTr("Plugins")
            icon.name: "plugin"
            onTriggered: root.app.navigate("plugins")
        }
    }

    Menu {
        title: qsTr("Help")

        MenuItem {
            action: root.actions.rules
        }
        MenuItem {
            action: root.actions.shortcuts
        }
        MenuSeparator {}
        MenuItem {
            action: root.actions.about
        }
    }
}
