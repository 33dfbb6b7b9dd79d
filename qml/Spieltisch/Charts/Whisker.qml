pragma ComponentBehavior: Bound
import QtQuick

// From where to where a value may lie: a line with a stroke across at each end, edged so that it stands out anywhere.
Item {
    id: root

    property bool upright: false
    property real thickness: 1.5
    // {x, y, width, height} of the line and its two ends
    readonly property var strokes: upright ? [
        {
            "x": (width - thickness) / 2,
            "y": 0,
            "width": thickness,
            "height": height
        },
        {
            "x": 0,
            "y": 0,
            "width": width,
            "height": thickness
        },
        {
            "x": 0,
            "y": height - thickness,
            "width": width,
            "height": thickness
        }
    ] : [
        {
            "x": 0,
            "y": (height - thickness) / 2,
            "width": width,
            "height": thickness
        },
        {
            "x": 0,
            "y": 0,
            "width": thickness,
            "height": height
        },
        {
            "x": width - thickness,
            "y": 0,
            "width": thickness,
            "height": height
        }
    ]

    implicitWidth: 10
    implicitHeight: 10

    // The edges of all three lie below all three.
    Repeater {
        model: 6

        Rectangle {
            required property int index
            readonly property var stroke: root.strokes[index % 3]
            readonly property int edge: index < 3 ? 1 : 0

            x: stroke.x - edge
            y: stroke.y - edge
            width: stroke.width + 2 * edge
            height: stroke.height + 2 * edge
            color: edge > 0 ? Inks.surface : Inks.whisker
        }
    }
}
