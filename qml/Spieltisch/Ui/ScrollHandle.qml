import QtQuick
import QtQuick.Templates as T

// A thin scroll bar that appears while there is something to scroll.
T.ScrollBar {
    id: root

    implicitWidth: orientation === Qt.Vertical ? 12 : implicitContentWidth
    implicitHeight: orientation === Qt.Vertical ? implicitContentHeight : 12
    padding: 3
    minimumSize: 0.08
    visible: size < 1 && policy !== T.ScrollBar.AlwaysOff
    Accessible.ignored: true

    contentItem: Rectangle {
        implicitWidth: 6
        implicitHeight: 6
        radius: 3
        color: Theme.controlBorder
        opacity: root.pressed ? 1 : root.hovered || root.active ? 0.8 : 0.45
    }
}
