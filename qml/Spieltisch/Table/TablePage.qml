import QtQuick
import Spieltisch.App

/*
  The page of the table, any game. It shows one `TableDesk` for every match that is brought to the table, so
  that nothing of a match outlives it.
*/
FocusScope {
    id: root

    required property AppController app
    required property TableController table

    signal menuRequested(Item button)

    // Shows the rules of the match.
    function openRules() {
        (desk.item as TableDesk)?.openRules();
    }

    // Hands the keyboard to what can be done now.
    function takeFocus() {
        (desk.item as TableDesk)?.takeFocus();
    }

    function show() {
        if (root.table)
            desk.setSource("TableDesk.qml", {
                app: root.app,
                table: root.table
            });
    }

    objectName: "tablePage"
    focus: true
    onTableChanged: show()
    Component.onCompleted: show()

    Loader {
        id: desk

        anchors.fill: parent
        focus: true
    }

    Connections {
        function onMenuRequested(button: Item) {
            root.menuRequested(button);
        }

        target: desk.item as TableDesk
    }
}
