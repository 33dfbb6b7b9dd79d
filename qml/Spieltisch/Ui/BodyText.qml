import QtQuick
import QtQuick.Templates as T

// Running text; the base of every other text.
T.Label {
    color: Theme.text
    linkColor: Theme.accentText
    font.family: Theme.family
    font.pixelSize: Theme.bodySize
    textFormat: Text.PlainText
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
