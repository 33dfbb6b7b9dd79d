import QtQuick
import Spieltisch.Ui

// Where is typed what is looked for. Esc takes it away.
EntryField {
    id: root

    original: ""
    placeholderText: qsTr("Search the settings")
    rightPadding: clear.visible ? Theme.target : Theme.space12
    Accessible.role: Accessible.EditableText
    Accessible.name: placeholderText
    Accessible.searchEdit: true

    IconButton {
        id: clear

        objectName: "clearSearch"
        anchors.right: parent.right
        visible: root.length > 0
        icon.name: "close"
        icon.width: Theme.scaled(16)
        text: qsTr("Clear the search")
        onClicked: {
            root.clear();
            root.forceActiveFocus(Qt.OtherFocusReason);
        }
    }
}
