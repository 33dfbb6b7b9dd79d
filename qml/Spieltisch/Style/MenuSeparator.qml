import QtQuick
import QtQuick.Templates as T
import Spieltisch.Ui

T.MenuSeparator {
    implicitWidth: 40
    implicitHeight: 9
    padding: 4

    contentItem: Rectangle {
        implicitHeight: 1
        color: Theme.hairline
    }
}
