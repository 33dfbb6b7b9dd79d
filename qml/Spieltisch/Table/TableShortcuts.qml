import QtQuick
import Spieltisch.App

// The shortcuts of a table that need a modifier; plain keys are handled by `TablePage`.
Item {
    id: root

    required property TableController table

    Shortcut {
        sequence: "Ctrl+H"
        enabled: root.enabled
        onActivated: root.table.hint()
    }

    Shortcut {
        sequence: "Ctrl+Z"
        enabled: root.enabled && root.table.canUndo
        onActivated: root.table.undo()
    }

    Shortcut {
        sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]
        enabled: root.enabled && root.table.canRedo
        onActivated: root.table.redo()
    }
}
