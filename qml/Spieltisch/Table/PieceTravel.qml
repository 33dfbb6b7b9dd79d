import QtQuick
import Spieltisch.Ui

// The way of a piece to another place: centre, size and turn at once, the first time after `wait` milliseconds.
SequentialAnimation {
    id: root

    required property Item piece
    property int wait: 0

    function go(place: var) {
        stop();
        toX.to = place.x;
        toY.to = place.y;
        toWidth.to = place.width;
        toHeight.to = place.height;
        turning.to = place.rotation ?? 0;
        start();
    }

    onFinished: wait = 0

    PauseAnimation {
        duration: root.wait
    }

    ParallelAnimation {
        NumberAnimation {
            id: toX

            target: root.piece
            property: "centreX"
            duration: Theme.move
            easing.type: Theme.easing
        }

        NumberAnimation {
            id: toY

            target: root.piece
            property: "centreY"
            duration: Theme.move
            easing.type: Theme.easing
        }

        NumberAnimation {
            id: toWidth

            target: root.piece
            property: "width"
            duration: Theme.move
            easing.type: Theme.easing
        }

        NumberAnimation {
            id: toHeight

            target: root.piece
            property: "height"
            duration: Theme.move
            easing.type: Theme.easing
        }

        RotationAnimation {
            id: turning

            target: root.piece
            property: "rotation"
            direction: RotationAnimation.Shortest
            duration: Theme.move
            easing.type: Theme.easing
        }
    }
}
