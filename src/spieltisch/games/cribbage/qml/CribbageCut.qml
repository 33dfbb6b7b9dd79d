pragma ComponentBehavior: Bound

import QtQuick
import Spieltisch.App
import Spieltisch.Ui

/*
  The gesture of cutting: the pack lies spread, pointer or arrow keys choose how deep, Enter cuts. The depth
  is only a gesture; it never decides which card appears.
*/
FocusScope {
    id: root

    required property TableController table
    required property SettingsController settings
    // {depth, minimum, maximum, cards, label}
    required property var cut
    readonly property int cards: cut?.cards ?? 52
    readonly property int depth: cut?.depth ?? 26
    readonly property real cardHeight: height - Theme.scaled(34)
    readonly property real cardWidth: cardHeight * Theme.cardAspect
    readonly property real gap: cardWidth * 0.92
    readonly property real pitch: (width - cardWidth - gap) / Math.max(1, cards - 1)

    function choose(wanted: int) {
        const number = Math.max(root.cut.minimum, Math.min(root.cut.maximum, wanted));
        if (number !== root.depth)
            root.table.setValue("depth", number);
    }

    function depthAt(x: real): int {
        return Math.round((x - root.cardWidth * 0.5) / root.pitch);
    }

    objectName: "cut"
    activeFocusOnTab: true
    Accessible.role: Accessible.Slider
    Accessible.name: cut?.label ?? ""
    Accessible.description: qsTr("%1 of %2 cards").arg(depth).arg(cards)
    Accessible.focusable: true
    Accessible.onIncreaseAction: choose(depth + 1)
    Accessible.onDecreaseAction: choose(depth - 1)

    Keys.onLeftPressed: choose(depth - 1)
    Keys.onRightPressed: choose(depth + 1)
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Home)
            root.choose(root.cut.minimum);
        else if (event.key === Qt.Key_End)
            root.choose(root.cut.maximum);
        else if (event.key === Qt.Key_PageUp)
            root.choose(root.depth + 5);
        else if (event.key === Qt.Key_PageDown)
            root.choose(root.depth - 5);
        else
            return;
        event.accepted = true;
    }

    Item {
        x: 0
        y: Theme.scaled(6)
        width: (root.depth - 1) * root.pitch + root.cardWidth
        height: root.cardHeight

        Shadow {}
    }

    Item {
        x: root.depth * root.pitch + root.gap
        y: Theme.scaled(6)
        width: root.width - x
        height: root.cardHeight

        Shadow {}
    }

    Repeater {
        model: root.cards

        Image {
            required property int index
            readonly property bool lifted: index < root.depth

            x: index * root.pitch + (lifted ? 0 : root.gap)
            y: Theme.scaled(6)
            width: root.cardWidth
            height: root.cardHeight
            source: root.settings.backSource()
            sourceSize: Qt.size(Math.ceil(width * Screen.devicePixelRatio), Math.ceil(height * Screen.devicePixelRatio))
            Accessible.ignored: true

            Behavior on x {
                enabled: Theme.quick > 0

                NumberAnimation {
                    duration: Theme.quick
                    easing.type: Theme.easing
                }
            }
        }
    }

    // The card above the cut.
    Rectangle {
        x: (root.depth - 1) * root.pitch - 2
        y: Theme.scaled(6) - 2
        width: root.cardWidth + 4
        height: root.cardHeight + 4
        radius: root.cardHeight * Theme.cardRadius + 2
        color: "transparent"
        border.width: 3
        border.color: Theme.selected

        FocusRing {
            visible: root.activeFocus && Hands.keys
            radius: parent.radius + 4
        }
    }

    SmallText {
        anchors.bottom: parent.bottom
        x: Math.max(0, Math.min(root.width - width, (root.depth - 1) * root.pitch + root.cardWidth * 0.5 - width / 2))
        text: root.cut?.label ?? ""
        color: Theme.tableText
        font.weight: Font.DemiBold
        Accessible.ignored: true
    }

    MouseArea {
        anchors.fill: parent
        cursorShape: Qt.SplitHCursor
        Accessible.ignored: true
        onPressed: mouse => {
            root.forceActiveFocus(Qt.MouseFocusReason);
            root.choose(root.depthAt(mouse.x));
        }
        onPositionChanged: mouse => root.choose(root.depthAt(mouse.x))
        onDoubleClicked: root.table.confirm()
    }
}
