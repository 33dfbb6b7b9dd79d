import QtQuick

// The theme as a palette, for what Qt draws itself: the file dialog of systems without one of their own.
Palette {
    window: Theme.surface
    windowText: Theme.text
    base: Theme.field
    alternateBase: Theme.surface
    text: Theme.text
    button: Theme.raised
    buttonText: Theme.text
    brightText: Theme.text
    light: Theme.raised
    midlight: Theme.hovered
    mid: Theme.line
    dark: Theme.controlBorder
    shadow: Theme.line
    highlight: Theme.accent
    highlightedText: Theme.text // on a highlight that is only a breath of its colour
    placeholderText: Theme.faint
    link: Theme.infoText
    toolTipBase: Theme.raised
    toolTipText: Theme.text
}
