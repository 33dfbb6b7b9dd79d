import QtQuick
import Spieltisch.Ui

// A plate with a sentence that stands above a point of the board for some seconds.
Rectangle {
    id: root

    property string text: ""
    property point centre
    property real away: 16

    function show() {
        if (root.text === "")
            return;
        root.opacity = 1;
        hideLater.restart();
        root.Accessible.announce(root.text, Accessible.Polite);
    }

    width: label.implicitWidth + 2 * Theme.space12
    height: label.implicitHeight + Theme.space12
    x: Math.max(4, Math.min(parent.width - width - 4, centre.x - width / 2))
    y: centre.y - away - height > 0 ? centre.y - away - height : centre.y + away
    radius: Theme.radius
    color: Theme.plate
    border.width: 1
    border.color: Theme.plateBorder
    opacity: 0
    visible: opacity > 0

    Behavior on opacity {
        NumberAnimation {
            duration: Theme.quick
        }
    }

    SmallText {
        id: label

        anchors.centerIn: parent
        text: root.text
        color: Theme.plateText
        font.weight: Font.DemiBold
    }

    Timer {
        id: hideLater

        interval: 4000
        onTriggered: root.opacity = 0
    }
}
