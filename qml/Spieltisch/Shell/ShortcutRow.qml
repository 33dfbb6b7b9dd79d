import QtQuick
import Spieltisch.Ui

// What a key does, and the key.
Item {
    id: root

    required property string keys
    required property string text

    implicitHeight: Math.max(Theme.scaled(36), label.implicitHeight + Theme.space12)
    Accessible.role: Accessible.StaticText
    Accessible.name: root.text + ": " + root.keys

    BodyText {
        id: label

        anchors.verticalCenter: parent.verticalCenter
        anchors.left: parent.left
        anchors.right: cap.left
        anchors.rightMargin: Theme.space12
        text: root.text
        wrapMode: Text.WordWrap
        Accessible.ignored: true
    }

    KeyCap {
        id: cap

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        text: root.keys
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.hairline
    }
}
