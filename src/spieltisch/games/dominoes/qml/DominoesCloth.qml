import QtQuick

// The cloth under the line: wheel, drag and pinch on it move the view and never play.
Item {
    id: root

    required property DominoesView view

    objectName: "cloth"

    WheelHandler {
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        onWheel: event => root.view.enlarge(Math.pow(1.0015, event.angleDelta.y), point.position.x + root.x, point.position.y + root.y)
    }

    DragHandler {
        property point start

        target: null
        onActiveChanged: if (active)
            start = root.view.pan
        onActiveTranslationChanged: if (active)
            root.view.move(start.x + activeTranslation.x, start.y + activeTranslation.y)
    }

    PinchHandler {
        property real last: 1

        target: null
        onActiveChanged: last = 1
        onActiveScaleChanged: if (active) {
            root.view.enlarge(activeScale / last, centroid.position.x + root.x, centroid.position.y + root.y);
            last = activeScale;
        }
    }
}
