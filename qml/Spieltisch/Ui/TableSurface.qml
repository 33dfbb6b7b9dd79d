import QtQuick
import QtQuick.Shapes

// The table itself: felt with a soft vignette and lamp light, walnut, or a plain cloth.
Item {
    id: root

    clip: true
    Accessible.ignored: true

    Shape {
        anchors.fill: parent
        layer.enabled: GraphicsInfo.api === GraphicsInfo.Software // stays within what scrolls, as an icon does

        ShapePath {
            strokeWidth: -1
            startX: 0
            startY: 0
            fillGradient: RadialGradient {
                centerX: root.width * 0.5
                centerY: root.height * 0.46
                focalX: centerX
                focalY: centerY
                centerRadius: Math.max(root.width * 0.62, root.height * 0.7)

                GradientStop {
                    position: 0
                    color: Theme.tableInner
                }
                GradientStop {
                    position: 0.58
                    color: Theme.tableMiddle
                }
                GradientStop {
                    position: 1
                    color: Theme.tableOuter
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

    Image {
        anchors.fill: parent
        visible: Theme.table !== "plain"
        source: Qt.resolvedUrl(Theme.table === "wood" ? "images/grain.png" : "images/weave.png")
        fillMode: Image.Tile
    }

    Image {
        anchors.fill: parent
        visible: Theme.table !== "plain"
        source: "images/noise.png"
        fillMode: Image.Tile
    }

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop {
                position: 0
                color: Theme.lamp
            }
            GradientStop {
                position: 0.6
                color: "transparent"
            }
        }
    }
}
