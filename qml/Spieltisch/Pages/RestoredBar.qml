import QtQuick
import Spieltisch.Ui

// Says which defaults have come back, and takes that back as long as it is seen.
Sheet {
    id: root

    required property string text

    signal undone
    signal closed

    floating: false
    height: Math.max(Theme.target + Theme.space8, label.implicitHeight + 2 * Theme.space12)
    color: Theme.raised
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text
    onTextChanged: if (text !== "")
        Accessible.announce(text, Accessible.Polite)

    BodyText {
        id: label

        x: Theme.space16
        width: undo.x - x - Theme.space12
        anchors.verticalCenter: parent.verticalCenter
        text: root.text
        wrapMode: Text.WordWrap
    }

    PushButton {
        id: undo

        objectName: "undoRestore"
        anchors.right: close.left
        anchors.verticalCenter: parent.verticalCenter
        outlined: true
        icon.name: "undo"
        text: qsTr("Undo")
        onClicked: root.undone()
    }

    IconButton {
        id: close

        objectName: "keepRestored"
        anchors.right: parent.right
        anchors.rightMargin: Theme.space4
        anchors.verticalCenter: parent.verticalCenter
        icon.name: "close"
        text: qsTr("Dismiss")
        onClicked: root.closed()
    }
}
