pragma ComponentBehavior: Bound

import QtQuick
import Spieltisch.App
import Spieltisch.Ui

/*
  One match at the table: bars, felt with the game's own QML, side panel, covers and sheets.
  Keys that no control takes end here, so Enter and Esc work wherever the focus is.
*/
FocusScope {
    id: root

    required property AppController app
    required property TableController table

    readonly property bool narrow: width < 1100
    // What the person chose for this width; the panel is open in wide windows otherwise.
    property var panelChoice: undefined
    readonly property bool panelOpen: !table.covered && (panelChoice ?? !narrow)
    readonly property bool stepping: table.steps.active === true
    property bool pausedByHand: false
    property bool outcomeSeen: false
    // Whether another page is shown.
    property bool finished: false

    signal menuRequested(Item button)

    // The page is about to go. What is still being made is completed: its parts would complain if it went before
    // them. The match waits from now on, not from when this page is deleted: the next one may be there by then.
    function finish() {
        sheets.finish();
        (game.item as GameTable)?.finish();
        root.finished = true;
        if (root.table === root.app.table)
            root.table.pause("elsewhere");
    }

    function openRules() {
        sheets.open("rules");
    }

    function openDetails() {
        if (!root.table.covered)
            sheets.open("details");
    }

    // P pauses; it also goes on where the match waits by itself, as after taking back a watched move.
    function togglePause() {
        if (root.table.paused) {
            root.goOn();
        } else {
            root.pausedByHand = true;
            root.table.pause("person");
        }
    }

    function goOn() {
        root.pausedByHand = false;
        root.table.resume("person");
        focusing.restart();
    }

    function leave() {
        root.app.closeTable();
    }

    // Hands the keyboard to what can be done now.
    function takeFocus() {
        if (covers.item)
            (covers.item as Item).forceActiveFocus(Hands.reason);
        else
            (game.item as GameTable)?.takeFocus();
    }

    function confirm() {
        if (root.stepping)
            root.table.nextStep();
        else
            root.table.confirm();
    }

    function cancel() {
        if (root.table.canClear)
            root.table.clear();
        else
            root.leave();
    }

    // Says why something is not possible.
    function refuse(reason: string) {
        toast.show(reason, true, "", null);
    }

    function typed(text: string): bool {
        const key = text.toUpperCase();
        // Of a key such as "10" or "Kn" the last sign is typed; longer ones are names of keys.
        const named = root.table.choices.filter(item => item.key !== "" && item.key.length <= 2 && item.key.slice(-1).toUpperCase() === key);
        const choice = named.find(item => item.enabled);
        const refusal = named.find(item => item.explanation);
        if (choice)
            root.table.choose(choice.id);
        else if (refusal)
            root.refuse(refusal.explanation);
        else if (key === "H")
            root.table.hint();
        else if (key === "D")
            root.openDetails();
        else if (key === "P")
            root.togglePause();
        else if (key === "R" && root.table.over)
            root.table.rematch();
        else
            return false;
        return true;
    }

    objectName: "tablePage"
    onNarrowChanged: panelChoice = undefined
    Component.onCompleted: table.resume("elsewhere")
    Component.onDestruction: if (!finished)
        table?.pause("elsewhere")

    Keys.onPressed: event => {
        Hands.keys = true;
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier) || event.isAutoRepeat)
            return;
        if (sheets.opened) {
            event.accepted = true; // a sheet that is still being made has the keyboard already
        } else if (root.pausedByHand) {
            event.accepted = event.key === Qt.Key_P;
            if (event.accepted)
                root.togglePause();
        } else if (root.table.covered) {
            event.accepted = event.key === Qt.Key_Space || (root.table.cover.anywhere === true && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter));
            if (event.accepted)
                root.table.reveal();
        } else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter) {
            root.confirm();
            event.accepted = true;
        } else if (event.key === Qt.Key_Escape) {
            root.cancel();
            event.accepted = true;
        } else if (root.stepping && (event.key === Qt.Key_Left || event.key === Qt.Key_Right || event.key === Qt.Key_Space)) {
            if (event.key === Qt.Key_Left)
                root.table.previousStep();
            else
                root.table.nextStep();
            event.accepted = true;
        } else if (event.text !== "") {
            event.accepted = root.typed(event.text);
        }
    }

    Later {
        id: focusing

        onTriggered: root.takeFocus()
    }

    TableShortcuts {
        enabled: root.visible && !root.table.covered && !root.pausedByHand && !sheets.opened
        table: root.table
    }

    TableSurface {
        id: felt

        objectName: "felt"
        anchors.left: parent.left
        anchors.top: bar.bottom
        anchors.bottom: actions.top
        anchors.right: panelHolder.left
    }

    Loader {
        id: game

        anchors.fill: felt
        visible: !root.table.covered
        clip: true
        onLoaded: root.takeFocus()
        Component.onCompleted: setSource(root.table.tableSource, {
            table: root.table,
            settings: root.app.settings
        })
    }

    Binding {
        target: game.item
        property: "corner"
        value: Qt.size(strip.visible ? strip.x + strip.width : 0, strip.visible ? strip.y + strip.height : 0)
        when: game.status === Loader.Ready
    }

    Binding {
        target: game.item
        property: "panelOpen"
        value: root.panelOpen
        when: game.status === Loader.Ready
    }

    ScoreStrip {
        id: strip

        visible: !root.panelOpen && !root.table.covered && (game.item as GameTable)?.tellsScores !== true
        table: root.table
        x: Theme.space16
        y: bar.height + Theme.space12
    }

    ActionBar {
        id: actions

        visible: !root.table.covered
        anchors.left: parent.left
        anchors.right: panelHolder.left
        anchors.bottom: parent.bottom
        table: root.table
        low: root.height <= 720
        onResumeRequested: root.goOn()
    }

    Item {
        id: panelHolder

        readonly property bool beside: root.panelOpen && !root.narrow

        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        x: root.width - width
        width: beside ? Theme.panelWidth : 0
    }

    Loader {
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.narrow ? actions.height : 0
        anchors.right: parent.right
        width: Theme.panelWidth
        active: root.panelOpen

        sourceComponent: SidePanel {
            table: root.table
            settings: root.app.settings
            floating: root.narrow
            part: (game.item as GameTable)?.panelPart ?? null
            target: (game.item as GameTable)?.target ?? null
        }
    }

    Loader {
        id: covers

        anchors.left: parent.left
        anchors.right: root.table.covered ? parent.right : panelHolder.left
        anchors.top: bar.bottom
        anchors.bottom: root.table.covered ? parent.bottom : actions.top
        sourceComponent: root.table.covered ? handover : root.pausedByHand ? paused : root.table.over && !root.outcomeSeen ? outcome : null
        onLoaded: focusing.restart()
        onItemChanged: if (!item)
            focusing.restart()
    }

    TableBar {
        id: bar

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        table: root.table
        panelOpen: root.panelOpen
        onBackRequested: root.leave()
        onDetailsRequested: root.openDetails()
        onRulesRequested: root.openRules()
        onPanelToggled: root.panelChoice = !root.panelOpen
        onMenuRequested: button => root.menuRequested(button)
        onRefused: reason => root.refuse(reason)
    }

    Component {
        id: handover

        HandoverCover {
            table: root.table
            settings: root.app.settings
        }
    }

    Component {
        id: paused

        PauseCover {
            onResumeRequested: root.goOn()
        }
    }

    Component {
        id: outcome

        OutcomePanel {
            table: root.table
            onClosed: root.outcomeSeen = true
            onLeaveRequested: root.leave()
            onDetailsRequested: root.openDetails()
        }
    }

    TableSheets {
        id: sheets

        table: root.table
        settings: root.app.settings
        // The focus is where it was before the sheet, unless that has gone.
        onAllClosed: if (!root.activeFocus)
            focusing.restart()
    }

    // At the far side of the table: what a person reaches for stays free.
    Toast {
        id: toast

        anchors.horizontalCenter: felt.horizontalCenter
        anchors.top: felt.top
        anchors.topMargin: Theme.space16
        stays: root.app.settings.notices === "stay"
    }

    Connections {
        function onAnnounced(text: string) {
            root.Accessible.announce(text, Accessible.Polite);
        }

        function onRefused(text: string) {
            root.refuse(text);
        }

        function onOverChanged() {
            root.outcomeSeen = false;
        }

        target: root.table
    }

    Connections {
        // A refusal was an answer to one tap: it goes rather than stay in a language nobody reads any more.
        function onEffectiveLanguageChanged() {
            toast.hide();
        }

        target: root.app.settings
    }
}
