import QtQuick

// A panel of surface colour with a hairline and, when it floats, the shadow.
Rectangle {
    id: root

    property bool floating: true

    color: Theme.surface
    radius: Theme.sheetRadius
    border.width: 1
    border.color: Theme.hairline

    Shadow {
        visible: root.floating
        strength: Theme.dark ? 1 : 0.5
    }
}
