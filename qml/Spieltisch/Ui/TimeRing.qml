import QtQuick
import QtQuick.Shapes

/*
  The time that is left, as a ring around a disc of `size`: it runs out clockwise from the top. It follows its clock
  in small steps; nothing is animated. Without motion it steps by whole seconds.
*/
Item {
    id: root

    // {seconds, total}, or null for no ring.
    property var clock: null
    property real size: Theme.scaled(40)
    property real thickness: 3
    readonly property bool shown: clock !== null
    readonly property int seconds: shown ? Math.ceil(clock.seconds) : 0
    readonly property bool hurried: shown && clock.seconds <= (clock.total > 10 ? 10 : clock.total / 3)
    readonly property real fraction: shown ? Math.min(1, (Theme.move > 0 ? clock.seconds : seconds) / clock.total) : 0

    anchors.centerIn: parent
    width: size + 4 * thickness
    height: width
    visible: shown
    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: "transparent"
        border.width: root.thickness
        border.color: Theme.plateBorder
    }

    Shape {
        anchors.fill: parent
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: root.hurried ? Theme.plateWarn : Theme.accent
            strokeWidth: root.thickness
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap

            PathAngleArc {
                centerX: root.width / 2
                centerY: root.height / 2
                radiusX: (root.width - root.thickness) / 2
                radiusY: radiusX
                startAngle: -90
                sweepAngle: -360 * root.fraction
            }
        }
    }
}
