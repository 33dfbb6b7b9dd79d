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
    // The seat whose card is the best so far, or -1, and its pair.
    required property int best
    required property int side
    // Changes with every card that becomes the best.
    required property string lying

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

    onLyingChanged: if (Theme.move > 0)
        arriving.restart()

    // Round the best card of the trick, once it has arrived; the cards lie above it.
    Rectangle {
        id: ring

        readonly property var spot: root.spots.trickSpot(Math.max(0, root.best), 0)

        visible: root.best >= 0
        x: spot.x - width / 2
        y: spot.y - height / 2
        width: spot.width + 9
        height: spot.height + 9
        radius: spot.height * Theme.cardRadius + 4.5
        rotation: spot.rotation
        antialiasing: true
        color: Theme.player(root.side)
    }

    SequentialAnimation {
        id: arriving

        PropertyAction {
            target: ring
            property: "opacity"
            value: 0
        }

        PauseAnimation {
            duration: Theme.move
        }

        NumberAnimation {
            target: ring
            property: "opacity"
            to: 1
            duration: Theme.quick
        }
    }
}
