import QtQuick
import QtQuick.Shapes
import Spieltisch.Table
import Spieltisch.Ui

// The middle of the table: a faint oval under the trick, and the place where the own card will lie.
Item {
    id: root

    required property WattenLayout spots
    // What stands where the own card will lie; empty while there is nothing to play.
    required property string label

    Shape {
        anchors.fill: parent
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: "#1FFFFFFF"
            strokeWidth: 1.5
            fillColor: "#0DFFFFFF"
            startX: root.spots.cloth.x
            startY: root.spots.cloth.y + root.spots.cloth.height / 2

            PathArc {
                relativeX: root.spots.cloth.width
                relativeY: 0
                radiusX: root.spots.cloth.width / 2
                radiusY: root.spots.cloth.height / 2
            }

            PathArc {
                relativeX: -root.spots.cloth.width
                relativeY: 0
                radiusX: root.spots.cloth.width / 2
                radiusY: root.spots.cloth.height / 2
            }
        }
    }

    DashedOutline {
        visible: root.label !== ""
        x: root.spots.ownPlace.x
        y: root.spots.ownPlace.y
        width: root.spots.ownPlace.width
        height: root.spots.ownPlace.height
        radius: height * Theme.cardRadius
        color: "#59FFFFFF"
        fill: "#0AFFFFFF"

        SmallText {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: parent.height * 0.14
            width: parent.width - 8
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            text: root.label
            color: Theme.tableMuted
            font.weight: Font.DemiBold
        }
    }
}
