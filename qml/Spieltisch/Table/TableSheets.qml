pragma ComponentBehavior: Bound

import QtQuick
import Spieltisch.App

/*
  Opens the sheets of a table; each is made when it is asked for, a little at a time, and the match waits from then
  on until it is closed.
*/
Item {
    id: root

    required property TableController table
    required property SettingsController settings
    property string current: ""
    readonly property bool opened: current !== ""

    signal allClosed

    function open(which: string) {
        if (root.opened)
            return;
        root.table.pause(which);
        if (which === "rules")
            root.table.loadRules();
        else
            root.table.loadDetails();
        root.current = which;
    }

    function finish() {
        sheet.asynchronous = false;
    }

    function closed() {
        const which = root.current;
        root.current = "";
        root.table.resume(which);
        root.allClosed();
    }

    Loader {
        id: sheet

        active: root.opened
        asynchronous: true
        sourceComponent: root.current === "rules" ? rules : details
    }

    Component {
        id: rules

        RulesSheet {
            table: root.table
            settings: root.settings
            onClosed: root.closed()
            Component.onCompleted: open()
        }
    }

    Component {
        id: details

        DetailsSheet {
            table: root.table
            settings: root.settings
            onClosed: root.closed()
            Component.onCompleted: open()
        }
    }
}
