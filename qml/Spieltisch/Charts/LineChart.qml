pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Spieltisch.Ui

// A value over time with the band in which it lies with some certainty.
ChartItem {
    id: root

    // {x, y, low, high, title, value, detail}; places from 0 (left, below) to 1, in the order of x
    required property var points
    property var ticks: []
    property var dates: []
    property real reference: -1
    readonly property real plotWidth: plot.width
    readonly property real plotHeight: plot.height
    readonly property var mark: current >= 0 ? points[current] : null
    readonly property bool sparse: points.length <= 24

    function place(x: real, y: real): point {
        return Qt.point(x * plotWidth, (1 - y) * plotHeight);
    }

    // The value next to a place in the plot.
    function nearest(x: real): int {
        let low = 0;
        let high = root.points.length - 1;
        const wanted = (x - plot.x) / Math.max(1, plotWidth);
        while (low < high) {
            const middle = (low + high) >> 1;
            if (root.points[middle].x < wanted)
                low = middle + 1;
            else
                high = middle;
        }
        const before = root.points[low - 1];
        return before && wanted - before.x < root.points[low].x - wanted ? low - 1 : low;
    }

    implicitHeight: Theme.scaled(220)
    indexAt: x => points.length > 0 ? nearest(x) : -1

    Item {
        id: plot

        x: grid.gutter
        y: Theme.space8
        width: root.width - x - Theme.space8
        height: root.height - y - axis.height - Theme.space8

        Gridlines {
            id: grid

            anchors.fill: parent
            ticks: root.ticks
            reference: root.reference
        }

        Shape {
            anchors.fill: parent
            preferredRendererType: Shape.CurveRenderer
            visible: root.points.length > 1

            ShapePath {
                strokeColor: "transparent"
                strokeWidth: -1
                fillColor: Inks.band

                PathPolyline {
                    path: [...root.points.map(point => root.place(point.x, point.high)), ...root.points.map(point => root.place(point.x, point.low)).reverse()]
                }
            }

            ShapePath {
                strokeColor: Inks.bandEdge
                strokeWidth: 1
                fillColor: "transparent"

                PathPolyline {
                    path: root.points.map(point => root.place(point.x, point.high))
                }
            }

            ShapePath {
                strokeColor: Inks.bandEdge
                strokeWidth: 1
                fillColor: "transparent"

                PathPolyline {
                    path: root.points.map(point => root.place(point.x, point.low))
                }
            }

            ShapePath {
                strokeColor: Inks.line
                strokeWidth: 2.5
                fillColor: "transparent"
                capStyle: ShapePath.RoundCap
                joinStyle: ShapePath.RoundJoin

                PathPolyline {
                    path: root.points.map(point => root.place(point.x, point.y))
                }
            }
        }

        // A single value has no band: a whisker shows the same.
        Whisker {
            visible: root.points.length === 1
            upright: true
            x: (root.points[0]?.x ?? 0) * plot.width - width / 2
            y: (1 - (root.points[0]?.high ?? 0)) * plot.height
            height: ((root.points[0]?.high ?? 0) - (root.points[0]?.low ?? 0)) * plot.height
        }

        Repeater {
            model: root.sparse ? root.points.length : 0

            Dot {
                required property int index

                centre: root.place(root.points[index]?.x ?? 0, root.points[index]?.y ?? 0)
                size: root.points.length === 1 ? 12 : 7
            }
        }

        Dot {
            visible: !root.sparse
            centre: root.points.length > 0 ? root.place(root.points[root.points.length - 1].x, root.points[root.points.length - 1].y) : Qt.point(0, 0)
            size: 10
        }

        Rectangle {
            visible: root.mark !== null
            x: Math.round((root.mark?.x ?? 0) * plot.width)
            width: 1
            height: plot.height
            color: Theme.muted
        }

        Dot {
            visible: root.mark !== null
            hollow: true
            centre: root.place(root.mark?.x ?? 0, root.mark?.y ?? 0)
            size: 12
        }

        Readout {
            visible: root.mark !== null
            title: root.mark?.title ?? ""
            value: root.mark?.value ?? ""
            detail: root.mark?.detail ?? ""
            mark: Qt.point((root.mark?.x ?? 0) * plot.width, (1 - (root.mark?.y ?? 0)) * plot.height)
            room: Qt.size(plot.width, plot.height)
        }
    }

    AxisLabels {
        id: axis

        anchors.bottom: parent.bottom
        x: plot.x
        width: plot.width
        ticks: root.dates
    }
}
