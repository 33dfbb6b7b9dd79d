import QtQuick
import QtQuick.Shapes
import Spieltisch.Ui

// A dashed rounded rectangle along the edge of its item: ghosts and free places.
Shape {
    id: root

    property color color: Theme.outline
    property color fill: "transparent"
    property real radius: Theme.sheetRadius
    property real weight: 1.5

    preferredRendererType: Shape.CurveRenderer

    ShapePath {
        strokeColor: root.color
        strokeWidth: root.weight
        fillColor: root.fill
        strokeStyle: ShapePath.DashLine
        dashPattern: [8 / root.weight, 6 / root.weight]
        capStyle: ShapePath.FlatCap

        PathRectangle {
            x: root.weight / 2
            y: root.weight / 2
            width: Math.max(1, root.width - root.weight)
            height: Math.max(1, root.height - root.weight)
            radius: root.radius
        }
    }
}
