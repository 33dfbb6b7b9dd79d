import QtQuick
import QtQuick.Shapes

// A filled ellipse, lighter in its middle.
Shape {
    id: root

    required property color color
    property color glow: color

    preferredRendererType: Shape.CurveRenderer
    Accessible.ignored: true

    ShapePath {
        strokeWidth: -1
        startX: 0
        startY: root.height / 2
        fillGradient: RadialGradient {
            centerX: root.width / 2
            centerY: root.height / 2
            focalX: centerX
            focalY: centerY
            centerRadius: Math.max(root.width, root.height) / 2

            GradientStop {
                position: 0
                color: root.glow
            }
            GradientStop {
                position: 1
                color: root.color
            }
        }

        PathArc {
            x: root.width
            y: root.height / 2
            radiusX: root.width / 2
            radiusY: root.height / 2
        }

        PathArc {
            x: 0
            y: root.height / 2
            radiusX: root.width / 2
            radiusY: root.height / 2
        }
    }
}
