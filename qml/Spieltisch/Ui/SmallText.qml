import QtQuick

// Secondary text.
BodyText {
    color: Theme.muted
    font.pixelSize: Theme.smallSize
}
