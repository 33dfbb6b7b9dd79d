import QtQuick
import QtQuick.Shapes

// A part of a ring that runs round while something is worked out; without motion it stands still.
Shape {
    id: root

    property real size: Theme.scaled(32)

    width: size
    height: size
    preferredRendererType: Shape.CurveRenderer
    Accessible.ignored: true

    ShapePath {
        strokeColor: Theme.accent
        strokeWidth: 2.5
        fillColor: "transparent"
        capStyle: ShapePath.RoundCap

        PathAngleArc {
            centerX: root.size / 2
            centerY: root.size / 2
            radiusX: root.size / 2 - 1.5
            radiusY: radiusX
            startAngle: -90
            sweepAngle: 250
        }
    }

    RotationAnimation on rotation {
        running: root.visible && Theme.motionScale > 0
        from: 0
        to: 360
        duration: 1000
        loops: Animation.Infinite
    }
}
