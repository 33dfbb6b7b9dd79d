import QtQuick
import QtQuick.Shapes
import Spieltisch.Ui
import "CribbageTrack.js" as Track

// The wood of the board with its tracks and holes: all that never moves.
Rectangle {
    id: root

    required property var measures
    readonly property real lane: measures.lane
    readonly property real holeRadius: Math.max(1.8, lane * 0.16)

    // Long, nearly level lines of grain, the same on every start.
    function grain(): string {
        let path = "";
        const rows = 15;
        for (let row = 0; row < rows; ++row) {
            const y = root.height * (0.035 + row / rows * 0.95);
            const sway = root.height * 0.012 * (1 + row * 7 % 5);
            const inset = y < root.radius ? root.radius - Math.sqrt(Math.max(0, root.radius * root.radius - (root.radius - y) * (root.radius - y))) : root.height - y < root.radius ? root.radius - Math.sqrt(Math.max(0, root.radius * root.radius - (root.radius - root.height + y) * (root.radius - root.height + y))) : 0;
            const from = inset + 3;
            const length = root.width - 2 * from;
            path += "M" + from + " " + y;
            path += "C" + (from + length * 0.3) + " " + (y - sway) + " " + (from + length * (0.4 + row % 3 * 0.1)) + " " + (y + sway) + " " + (from + length) + " " + (y + sway * 0.2);
        }
        return path;
    }

    border.width: 1
    border.color: "#66F9E3B8"

    gradient: Gradient {
        GradientStop {
            position: 0
            color: Theme.woodLight
        }
        GradientStop {
            position: 0.55
            color: Theme.wood
        }
        GradientStop {
            position: 1
            color: Theme.woodDark
        }
    }

    Shape {
        anchors.fill: parent
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: "#2E7A4E22"
            strokeWidth: Math.max(1, root.height * 0.006)
            fillColor: "transparent"

            PathSvg {
                path: root.grain()
            }
        }

        // The edge of the tracks, then the two lanes.
        ShapePath {
            strokeColor: "#B0704A22"
            strokeWidth: 2 * root.lane + 3
            fillColor: "transparent"
            capStyle: ShapePath.FlatCap

            PathSvg {
                path: Track.line(root.measures, 0, root.measures.length, 0)
            }
        }

        ShapePath {
            strokeColor: Theme.laneOf(0)
            strokeWidth: root.lane
            fillColor: "transparent"
            capStyle: ShapePath.FlatCap

            PathSvg {
                path: Track.line(root.measures, 0, root.measures.length, root.lane / 2)
            }
        }

        ShapePath {
            strokeColor: Theme.laneOf(1)
            strokeWidth: root.lane
            fillColor: "transparent"
            capStyle: ShapePath.FlatCap

            PathSvg {
                path: Track.line(root.measures, 0, root.measures.length, -root.lane / 2)
            }
        }

        ShapePath {
            strokeColor: "#66704A22"
            strokeWidth: 1
            fillColor: "transparent"

            PathSvg {
                path: Track.dividers(root.measures) + Track.line(root.measures, 0, root.measures.length, 0)
            }
        }

        ShapePath {
            strokeColor: Theme.skunkLine
            strokeWidth: 3
            fillColor: "transparent"
            capStyle: ShapePath.FlatCap

            PathSvg {
                path: Track.across(root.measures, 12 * root.measures.group, root.lane + 1.5) + Track.across(root.measures, 18 * root.measures.group, root.lane + 1.5)
            }
        }

        ShapePath {
            strokeColor: "#B0704A22"
            strokeWidth: 1.5
            fillColor: "#FBEBCB"

            PathSvg {
                path: Track.circle(root.measures.finish, root.measures.top, root.lane * 0.86)
            }
        }

        ShapePath {
            strokeWidth: -1
            fillColor: "#80FFF3D6"

            PathSvg {
                path: Track.holes(root.measures, root.holeRadius, 0, 1)
            }
        }

        ShapePath {
            strokeWidth: -1
            fillColor: "#2A1608"

            PathSvg {
                path: Track.holes(root.measures, root.holeRadius, 0, 0)
            }
        }
    }
}
