import QtQuick

// From where to where a value may lie: a line with a stroke across at each end, edged so that it stands out anywhere.
Item {
    id: root

    property bool upright: false
    property real thickness: 1.5

    implicitWidth: 10
    implicitHeight: 10

    Stroke {
        x: root.upright ? (root.width - width) / 2 : 0
        y: root.upright ? 0 : (root.height - height) / 2
        width: root.upright ? root.thickness : root.width
        height: root.upright ? root.height : root.thickness
    }

    Stroke {
        width: root.upright ? root.width : root.thickness
        height: root.upright ? root.thickness : root.height
    }

    Stroke {
        x: root.upright ? 0 : root.width - width
        y: root.upright ? root.height - height : 0
        width: root.upright ? root.width : root.thickness
        height: root.upright ? root.thickness : root.height
    }

    component Stroke: Rectangle {
        color: Inks.whisker

        Rectangle {
            anchors.fill: parent
            anchors.margins: -1
            z: -1
            color: Inks.surface
        }
    }
}
