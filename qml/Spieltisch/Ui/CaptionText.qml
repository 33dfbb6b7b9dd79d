import QtQuick

// Small print below or beside a value.
BodyText {
    color: Theme.muted
    font.pixelSize: Theme.captionSize
}
