import QtQuick
import QtQuick.Shapes

// A line to compare with: level, or upright with `upright`.
Shape {
    id: root

    property bool upright: false
    property color color: Inks.reference

    ShapePath {
        strokeColor: root.color
        strokeWidth: 1
        strokeStyle: ShapePath.DashLine
        dashPattern: [4, 4]
        fillColor: "transparent"

        PathLine {
            x: root.upright ? 0 : root.width
            y: root.upright ? root.height : 0
        }
    }
}
