import QtQuick
import QtQuick.Shapes
import Spieltisch.Ui

// The running count, large, in a ring that closes at 31; dashes show the count with the selected card.
Item {
    id: root

    required property var extra
    readonly property int count: extra.count ?? 0
    readonly property int countWith: extra.count_with ?? count
    readonly property real ring: Math.max(5, width * 0.045)
    readonly property string note: extra.count_note ?? ""
    // A drawn copy of the count, so that the ring closes smoothly.
    property real shown: count

    Accessible.role: Accessible.StaticText
    Accessible.name: [extra.count_label ?? "", count, note].filter(part => part !== "").join(" ")
    objectName: "count"

    Behavior on shown {
        enabled: Theme.move > 0

        NumberAnimation {
            duration: Theme.move
            easing.type: Theme.easing
        }
    }

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: Theme.plate
        border.width: 1
        border.color: Theme.plateBorder
    }

    Shape {
        anchors.fill: parent
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: "#26FFFFFF"
            strokeWidth: root.ring
            fillColor: "transparent"

            PathAngleArc {
                centerX: root.width / 2
                centerY: root.height / 2
                radiusX: root.width / 2 - root.ring
                radiusY: radiusX
                startAngle: -90
                sweepAngle: 360
            }
        }

        ShapePath {
            strokeColor: root.shown > 0 ? Theme.plateText : "transparent"
            strokeWidth: root.ring
            fillColor: "transparent"
            capStyle: ShapePath.FlatCap

            PathAngleArc {
                centerX: root.width / 2
                centerY: root.height / 2
                radiusX: root.width / 2 - root.ring
                radiusY: radiusX
                startAngle: -90
                sweepAngle: Math.min(360, root.shown / 31 * 360)
            }
        }

        ShapePath {
            strokeColor: root.countWith > root.count ? Theme.accent : "transparent"
            strokeWidth: root.ring
            fillColor: "transparent"
            strokeStyle: ShapePath.DashLine
            dashPattern: [0.7, 0.7]
            capStyle: ShapePath.FlatCap

            PathAngleArc {
                centerX: root.width / 2
                centerY: root.height / 2
                radiusX: root.width / 2 - root.ring
                radiusY: radiusX
                startAngle: -90 + root.count / 31 * 360
                sweepAngle: Math.max(0.1, (root.countWith - root.count) / 31 * 360)
            }
        }
    }

    Column {
        anchors.centerIn: parent
        spacing: -Math.round(root.height * 0.035)

        CaptionText {
            anchors.horizontalCenter: parent.horizontalCenter
            text: root.extra.count_label ?? ""
            color: Theme.plateMuted
            font.weight: Font.DemiBold
            font.pixelSize: Math.max(11, root.height * 0.092)
            Accessible.ignored: true
        }

        BodyText {
            anchors.horizontalCenter: parent.horizontalCenter
            text: root.count
            color: Theme.plateText
            font.pixelSize: Math.round(root.height * 0.4)
            font.weight: Font.Bold
            font.features: Theme.tabular
            Accessible.ignored: true
        }

        CaptionText {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: text !== ""
            text: root.note
            color: root.countWith > root.count ? Theme.accent : Theme.plateMuted
            font.weight: Font.DemiBold
            font.pixelSize: Math.max(11, root.height * 0.105)
            Accessible.ignored: true
        }
    }
}
