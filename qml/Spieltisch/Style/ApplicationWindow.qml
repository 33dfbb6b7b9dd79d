import QtQuick.Templates as T
import Spieltisch.Ui

T.ApplicationWindow {
    color: Theme.page
    font.family: Theme.family
    font.pixelSize: Theme.bodySize
    palette.window: Theme.page
    palette.windowText: Theme.text
    palette.base: Theme.field
    palette.text: Theme.text
    palette.button: Theme.raised
    palette.buttonText: Theme.text
    palette.highlight: Theme.accent
    palette.highlightedText: Theme.accentInk
    palette.placeholderText: Theme.faint
}
