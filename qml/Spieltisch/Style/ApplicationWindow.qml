import QtQuick.Templates as T
import Spieltisch.Ui

T.ApplicationWindow {
    color: Theme.page
    font.family: Theme.family
    font.pixelSize: Theme.bodySize
    palette: ThemePalette {}
}
