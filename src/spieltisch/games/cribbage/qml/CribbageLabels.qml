pragma ComponentBehavior: Bound

import QtQuick
import Spieltisch.Ui
import "CribbageTrack.js" as Track

// The numbers of the holes and the names of the skunk lines.
Item {
    id: root

    required property var measures
    readonly property real away: measures.lane + size * 0.8
    readonly property int size: Math.max(11, Math.round(measures.lane * 0.7))

    component BoardLabel: BodyText {
        property point spot

        x: spot.x - width / 2
        y: spot.y - height / 2
        color: Theme.woodText
        font.pixelSize: root.size
        font.weight: Font.DemiBold
        Accessible.ignored: true
    }

    Repeater {
        model: [10, 20, 30, 50, 70, 100, 110]

        BoardLabel {
            required property int modelData
            readonly property var place: Track.labelAt(root.measures, modelData, modelData > 40 && modelData < 80 ? root.away : -root.away)

            text: modelData
            spot: Qt.point(place.x, place.y)
        }
    }

    BoardLabel {
        readonly property var place: Track.labelAt(root.measures, 39.4, root.away)

        text: "40"
        spot: Qt.point(place.x + width * 0.2, place.y)
    }

    BoardLabel {
        readonly property var place: Track.labelAt(root.measures, 80.5, -root.away)

        text: "80"
        spot: Qt.point(place.x - width * 0.2, place.y)
    }

    BoardLabel {
        text: qsTr("Start")
        spot: Qt.point(root.measures.start - root.measures.step * 1.6, root.measures.bottom - root.away)
    }

    BoardLabel {
        text: "121"
        spot: Qt.point(root.measures.finish, root.measures.top + root.measures.lane * 0.86 + root.size * 0.75)
    }

    BoardLabel {
        readonly property var place: Track.along(root.measures, 12 * root.measures.group, root.away)

        text: qsTr("Double skunk")
        color: Theme.skunkText
        font.weight: Font.Bold
        spot: Qt.point(place.x, place.y)
    }

    BoardLabel {
        readonly property var place: Track.along(root.measures, 18 * root.measures.group, -root.away)

        text: qsTr("Skunk")
        color: Theme.skunkText
        font.weight: Font.Bold
        spot: Qt.point(place.x, place.y)
    }
}
