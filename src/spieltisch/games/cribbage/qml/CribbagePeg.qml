import QtQuick
import Spieltisch.Ui
import "CribbageTrack.js" as Track

// One peg in its lane. It walks along the track, hole after hole, when it is sent to another one.
Item {
    id: root

    required property var measures
    required property int side
    required property bool leads
    property string initial: ""
    // Hole, 0 to 121; fractional on the way.
    property real hole: 0
    readonly property var spot: Track.holeAt(measures, hole, side, leads)
    readonly property real reach: measures.lane * (leads ? 0.56 : 0.44)
    readonly property bool walking: walk.running

    function send(target: int) {
        walk.stop();
        walk.to = target;
        walk.duration = Theme.move * Math.min(3.5, 1 + Math.abs(target - root.hole) * 0.12);
        if (walk.duration > 0)
            walk.start();
        else
            root.hole = target;
    }

    function put(target: int) {
        walk.stop();
        root.hole = target;
    }

    x: spot.x
    y: spot.y
    z: walking ? 10 : leads ? 2 : 1

    NumberAnimation {
        id: walk

        target: root
        property: "hole"
        easing.type: Easing.InOutCubic
    }

    Rectangle {
        x: -width / 2 + 2
        y: -height / 2 + 3
        width: 2 * root.reach + 2
        height: width
        radius: width / 2
        color: "#66200E02"
    }

    Rectangle {
        id: head

        x: -width / 2
        y: -height / 2 - (root.walking ? 3 : 0)
        width: 2 * root.reach
        height: width
        radius: width / 2
        color: Theme.player(root.side)
        border.width: Math.max(1.5, root.reach * 0.16)
        border.color: Qt.darker(Theme.player(root.side), 2.6)

        Rectangle {
            anchors.centerIn: parent
            width: parent.width * 0.62
            height: width
            radius: width / 2
            color: Qt.lighter(Theme.player(root.side), 1.18)
            border.width: 1
            border.color: Qt.darker(Theme.player(root.side), 1.25)
        }

        BodyText {
            anchors.centerIn: parent
            visible: root.leads && root.reach >= 8
            text: root.initial
            color: Theme.playerInk
            font.pixelSize: Math.round(root.reach * 1.05)
            font.weight: Font.Bold
            Accessible.ignored: true
        }
    }
}
