import QtQuick

/*
  A short sentence above the page that goes by itself, with at most one button. `show` replaces what is
  there; screen readers hear it. It stays as long as its words take to read, twice as long with a button, and
  while somebody points at it or has the focus in it; with `stays`, until it is dismissed or replaced.
*/
Item {
    id: root

    property string text: ""
    property string actionText: ""
    property bool problem: false
    property var action: null
    // Called when it goes and the button has not been used.
    property var over: null
    property bool stays: false
    readonly property bool open: text !== ""
    readonly property bool held: hover.hovered || call.activeFocus || dismiss.activeFocus

    onHeldChanged: if (open)
        held || stays ? timer.stop() : timer.restart()

    // Do what the button says; once it is just fading away that is nothing.
    function act(): void {
        const action = root.action;
        root.over = null;
        root.hide();
        if (action !== null)
            action();
    }

    function show(message: string, isProblem: bool, label: string, call: var, after = null): void {
        settle();
        text = message;
        problem = isProblem;
        actionText = label;
        action = call;
        over = after;
        if (!stays)
            timer.restart();
        Accessible.announce(message, isProblem ? Accessible.Assertive : Accessible.Polite);
    }

    function hide(): void {
        text = "";
        action = null;
        timer.stop();
        settle();
    }

    function settle(): void {
        const over = root.over;
        root.over = null;
        if (over !== null)
            over();
    }

    objectName: "toast"
    implicitWidth: Math.min(row.implicitWidth + Theme.space16 + Theme.space8, parent ? parent.width - 2 * Theme.space24 : 480)
    implicitHeight: Math.max(Theme.scaled(56), label.implicitHeight + 2 * Theme.space12)
    visible: opacity > 0
    opacity: open ? 1 : 0

    Behavior on opacity {
        NumberAnimation {
            duration: Theme.quick
        }
    }

    Timer {
        id: timer

        interval: Math.max(root.problem ? 9000 : 6000, 90 * root.text.length) * (root.actionText !== "" ? 2 : 1)
        running: root.open && !root.stays
        onTriggered: root.hide()
    }

    HoverHandler {
        id: hover
    }

    Sheet {
        anchors.fill: parent
        color: Theme.raised
        border.color: Theme.line

        Row {
            id: row

            anchors.verticalCenter: parent.verticalCenter
            x: Theme.space16
            spacing: Theme.space12

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: root.problem ? "warning" : "info"
                color: root.problem ? Theme.warnText : Theme.text
            }

            BodyText {
                id: label

                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, Theme.scaled(560), root.parent ? root.parent.width - Theme.scaled(280) : 560)
                text: root.text
                wrapMode: Text.WordWrap
            }

            PushButton {
                id: call

                objectName: "toast:action"
                anchors.verticalCenter: parent.verticalCenter
                visible: root.actionText !== ""
                flat: true
                text: root.actionText
                onClicked: root.act()
            }

            IconButton {
                id: dismiss

                anchors.verticalCenter: parent.verticalCenter
                icon.name: "close"
                text: qsTr("Dismiss")
                onClicked: root.hide()
            }
        }
    }
}
