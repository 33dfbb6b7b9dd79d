import QtQuick

// The ring of a view that scrolls, inside its edges; not where the pointer gave it the focus.
FocusRing {
    id: root

    required property Flickable view
    property bool byKeys: false

    parent: view
    z: 1
    visible: view.activeFocus && byKeys
    gap: -border.width

    Connections {
        target: root.view

        function onActiveFocusChanged(): void {
            root.byKeys = Hands.keys;
        }
    }
}
