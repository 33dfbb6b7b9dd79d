import QtQuick
import QtQuick.Shapes
import Spieltisch.Ui

// The calm ground of every page: light from the upper middle, falling off to the edges.
Shape {
    id: root

    Accessible.ignored: true

    // A hint of grain, which the first frame does not wait for.
    Image {
        anchors.fill: parent
        asynchronous: true
        source: Qt.resolvedUrl("../Ui/images/noise.png")
        fillMode: Image.Tile
        z: 1
    }

    ShapePath {
        strokeWidth: -1
        startX: 0
        startY: 0
        fillGradient: RadialGradient {
            centerX: root.width * 0.45
            centerY: root.height * 0.2
            focalX: centerX
            focalY: centerY
            centerRadius: Math.max(root.width * 0.75, root.height)

            GradientStop {
                position: 0
                color: Theme.page
            }
            GradientStop {
                position: 1
                color: Theme.pageEdge
            }
        }

        PathLine {
            x: root.width
            y: 0
        }
        PathLine {
            x: root.width
            y: root.height
        }
        PathLine {
            x: 0
            y: root.height
        }
    }
}
