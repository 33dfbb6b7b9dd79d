pragma ComponentBehavior: Bound

import QtQuick
import Spieltisch.Ui

/*
  One card or tile: picture, shadow and the marks of its state. Every state has a shape of its own:
  playable = green ring, selected = amber ring (the piece is raised by `PieceItem`), not playable = veil,
  preview = dashed ghost, focus = ring outside; the bulb of a hint is `PieceItem`'s.
*/
Item {
    id: root

    property url faceSource
    property url backSource
    property bool faceUp: true
    // Size the picture is drawn for; kept while the item itself is animated.
    property real pictureWidth: width
    property real pictureHeight: height
    // A tile's picture has its edge already.
    property bool tile: false
    property real cornerRatio: tile ? Theme.tileRadius : Theme.cardRadius
    property bool shadowed: true
    property bool playable: false
    property bool selected: false
    property bool dimmed: false
    property bool preview: false
    property bool focused: false
    property int number: 0
    // 0 shows the back, 1 the face; in between the piece is turning.
    property real turn: faceUp ? 1 : 0

    readonly property real corner: height * cornerRatio
    readonly property bool showsFace: turn >= 0.5
    // How much of its width is seen while it turns.
    readonly property real breadth: Math.max(0.02, Math.abs(Math.cos(Math.PI * turn)))

    Shadow {
        visible: root.shadowed && !root.preview
        strength: 0.8
    }

    Item {
        anchors.fill: parent
        opacity: root.preview ? 0.55 : 1

        // The first picture is there at once; another size or side is drawn in a thread of its own, and the old
        // picture is scaled meanwhile.
        Image {
            property bool drawn: false

            anchors.fill: parent
            source: root.showsFace ? root.faceSource : root.backSource
            sourceSize: Qt.size(Math.ceil(root.pictureWidth * Screen.devicePixelRatio), Math.ceil(root.pictureHeight * Screen.devicePixelRatio))
            asynchronous: drawn
            retainWhileLoading: true
            smooth: true
            antialiasing: true
            onStatusChanged: if (status === Image.Ready)
                drawn = true
        }

        Rectangle {
            anchors.fill: parent
            radius: root.corner
            visible: !root.tile
            color: "transparent"
            border.color: Theme.cardEdge
            border.width: 1
        }

        Rectangle {
            anchors.fill: parent
            radius: root.corner
            visible: root.dimmed || root.preview
            color: Theme.veil
        }

        transform: Scale {
            origin.x: root.width / 2
            xScale: root.breadth
        }
    }

    Rectangle {
        objectName: "ring"
        visible: (root.playable || root.selected) && !root.preview
        anchors.fill: parent
        anchors.margins: -2.5
        radius: root.corner + 2.5
        color: "transparent"
        border.width: 3.5
        border.color: root.selected ? Theme.selected : Theme.playable

        transform: Scale {
            origin.x: root.width / 2 + 2.5
            xScale: root.breadth
        }
    }

    // What few cards show is made when it is needed.
    Loader {
        active: root.preview
        anchors.fill: parent

        sourceComponent: DashedOutline {
            radius: root.corner
            color: Theme.selected
            weight: 3
        }
    }

    Loader {
        active: root.focused
        anchors.fill: parent
        anchors.margins: -7

        sourceComponent: Rectangle {
            radius: root.corner + 7
            color: "transparent"
            border.width: 2.5
            border.color: Theme.focusOnTable
        }
    }

    Loader {
        active: root.number > 0
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 6

        sourceComponent: NumberBadge {
            number: root.number
        }
    }
}
