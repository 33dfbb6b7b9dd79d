import QtQuick
import Spieltisch.App

// In a claim window the keyboard answers at once, wherever on the table it is.
Item {
    id: root

    required property TableController table
    // Whether the person who looks is asked.
    required property bool asked
    // Whether the table has the keyboard.
    required property bool focused
    readonly property bool listening: focused && !table.covered

    onAskedChanged: if (!asked)
        decided.restart()

    // Whoever leaves a card the moment another has got it does not mean to leave the table.
    Timer {
        id: decided

        objectName: "claimDecided"
        interval: 1200
    }

    // A key that is held chooses no place.
    Shortcut {
        objectName: "claimKey"
        enabled: root.asked && root.listening
        autoRepeat: false
        sequence: "Space"
        onActivated: root.table.choose("claim")
    }

    Shortcut {
        enabled: (root.asked || decided.running) && root.listening && !root.table.canClear
        autoRepeat: false
        sequence: "Escape"
        onActivated: {
            if (root.asked)
                root.table.choose("decline");
        }
    }
}
