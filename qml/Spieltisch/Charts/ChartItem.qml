import QtQuick
import Spieltisch.Ui

/*
  What every chart has: one value is `current` while the pointer is over it or the keys are on it, Enter or a click
  opens what is behind it. Screen readers hear the chart's name and summary, then one sentence a value.
  A chart says with `indexAt` which value lies at a point, and draws.
*/
Item {
    id: root

    required property string name
    property string summary: ""
    // What is said of each value.
    property var sentences: []
    // Whether the values lead to the matches behind them.
    property bool linked: true
    // Whether up and down go from value to value, as in a list; else left and right do.
    property bool vertical: false
    // How far up and down lead beside left and right, for values in rows and columns.
    property int stride: 0
    readonly property int count: sentences.length
    readonly property int current: hover.hovered && pointed >= 0 ? pointed : activeFocus ? chosen : -1
    property int pointed: -1
    property int chosen: -1
    property var indexAt: () => -1

    signal activated(int index)

    // Go to a value with the keys and say it.
    function choose(index: int): void {
        if (root.count === 0)
            return;
        root.pointed = -1;
        root.chosen = Math.max(0, Math.min(root.count - 1, index));
        Accessible.announce(root.sentences[root.chosen], Accessible.Polite);
    }

    function activate(): void {
        if (root.linked && root.current >= 0)
            root.activated(root.current);
    }

    // Go on from the value the keys are on by `by`, or begin at the newest, which stands last.
    function advance(event: var, by: int): void {
        const start = root.vertical ? 0 : root.count - 1;
        const to = root.chosen < 0 ? start : root.chosen + by;
        event.accepted = by !== 0 && root.count > 0 && (root.chosen < 0 || (to >= 0 && to < root.count));
        if (event.accepted)
            choose(to);
    }

    activeFocusOnTab: count > 0
    Accessible.role: Accessible.Chart
    Accessible.name: name
    Accessible.description: current >= 0 ? sentences[current] ?? "" : summary
    Accessible.focusable: count > 0
    Accessible.onPressAction: activate()

    onCountChanged: {
        pointed = -1;
        chosen = -1;
    }
    onActiveFocusChanged: if (activeFocus && chosen < 0 && count > 0)
        chosen = vertical ? 0 : count - 1

    Keys.onLeftPressed: event => root.advance(event, root.vertical ? 0 : root.stride > 0 ? -root.stride : -1)
    Keys.onRightPressed: event => root.advance(event, root.vertical ? 0 : root.stride > 0 ? root.stride : 1)
    Keys.onUpPressed: event => root.advance(event, root.vertical || root.stride > 0 ? -1 : 0)
    Keys.onDownPressed: event => root.advance(event, root.vertical || root.stride > 0 ? 1 : 0)
    Keys.onPressed: event => {
        if (event.key !== Qt.Key_Home && event.key !== Qt.Key_End)
            return;
        event.accepted = true;
        root.choose(event.key === Qt.Key_Home ? 0 : root.count - 1);
    }
    Keys.onSpacePressed: activate()
    Keys.onReturnPressed: activate()
    Keys.onEnterPressed: activate()

    HoverHandler {
        id: hover

        cursorShape: root.linked && root.pointed >= 0 ? Qt.PointingHandCursor : Qt.ArrowCursor
        onPointChanged: root.pointed = hovered ? root.indexAt(point.position.x, point.position.y) : -1
    }

    TapHandler {
        onTapped: point => {
            root.pointed = root.indexAt(point.position.x, point.position.y);
            if (root.pointed < 0)
                return;
            root.chosen = root.pointed;
            if (root.linked)
                root.activated(root.pointed);
        }
    }

    FocusRing {
        visible: root.activeFocus
        gap: Theme.space4
    }
}
