pragma Singleton
import QtQuick
import Spieltisch.Ui

// The colours of charts, by what they draw. Marks keep 3:1 to the surface in every theme.
QtObject {
    readonly property color line: Theme.accentText
    readonly property color band: Qt.alpha(Theme.accentText, Theme.dark ? 0.24 : 0.2)
    readonly property color bandEdge: Qt.alpha(Theme.accentText, Theme.highContrast ? 1 : 0.45)
    // Lighter than the accent of texts, so that whiskers stand out on it.
    readonly property color bar: Theme.dark ? Theme.accentText : Theme.highContrast ? "#9A6200" : "#B5740E"
    readonly property color count: Theme.infoText
    readonly property color won: bar
    readonly property color tied: Theme.infoText
    readonly property color lost: Theme.lost
    readonly property color track: Theme.field
    readonly property color whisker: Theme.text
    readonly property color grid: Theme.highContrast ? Theme.controlBorder : Theme.line
    readonly property color reference: Theme.controlBorder
    readonly property color surface: Theme.surface
}
