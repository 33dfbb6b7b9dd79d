import QtQuick
import Spieltisch.Ui

// A choice that lies in the bar above the table; one that cannot be made now says why when it is tried.
Item {
    id: root

    // A row of the table's choices.
    required property var choice
    property bool keyCap: true
    readonly property string explanation: choice.explanation ?? ""

    signal chosen
    signal refused(string reason)

    implicitWidth: button.implicitWidth
    implicitHeight: button.implicitHeight

    HoverHandler {
        id: pointer
    }

    // Reached only while the button is disabled and lets the tap through.
    TapHandler {
        enabled: !root.choice.enabled && root.explanation !== ""
        onTapped: root.refused(root.explanation)
    }

    PushButton {
        id: button

        objectName: "choice:" + root.choice.id
        focusPolicy: Qt.TabFocus
        outlined: true
        text: root.choice.label
        enabled: root.choice.enabled
        checked: root.choice.checked === true
        key: root.keyCap ? root.choice.key : ""
        Accessible.description: root.explanation
        onClicked: root.chosen()
    }

    Tip {
        visible: pointer.hovered && text !== ""
        text: root.explanation
    }
}
