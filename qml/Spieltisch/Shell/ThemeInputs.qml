import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// Feeds `Theme` from the settings, and the settings from the system.
QtObject {
    id: root

    required property SettingsController settings
    // The colours of the sides at the table that is seen, by number; none: as they are numbered.
    required property var sideColours

    readonly property Binding systemDark: Binding {
        target: root.settings
        property: "systemDark"
        value: Application.styleHints.colorScheme !== Qt.ColorScheme.Light
    }
    readonly property Binding dark: Binding {
        target: Theme
        property: "dark"
        value: root.settings.dark
    }
    readonly property Binding table: Binding {
        target: Theme
        property: "table"
        value: root.settings.table
    }
    readonly property Binding sides: Binding {
        target: Theme
        property: "sideColours"
        value: root.sideColours
    }
    readonly property Binding textScale: Binding {
        target: Theme
        property: "textScale"
        value: root.settings.textSize / 100
    }
    readonly property Binding motionScale: Binding {
        target: Theme
        property: "motionScale"
        value: ({
                "off": 0,
                "fast": 0.6,
                "slow": 1.8
            })[root.settings.animation] ?? 1
    }
    readonly property Binding highContrast: Binding {
        target: Theme
        property: "highContrast"
        value: root.settings.contrast === "high" || Application.styleHints.accessibility.contrastPreference === Qt.HighContrast
    }
}
