import QtQuick
import Spieltisch.Ui

// A fact: what it is about at the left, what is so at the right.
Item {
    id: root

    required property string label
    required property string value

    implicitHeight: words.implicitHeight + 2 * Theme.space8
    Accessible.role: Accessible.StaticText
    Accessible.name: root.label + ": " + root.value

    SmallText {
        id: name

        y: Theme.space8
        width: Math.min(Theme.scaled(200), Math.round(parent.width * 0.26))
        text: root.label
        wrapMode: Text.WordWrap
        Accessible.ignored: true
    }

    BodyText {
        id: words

        anchors.left: name.right
        anchors.leftMargin: Theme.space12
        anchors.right: parent.right
        anchors.baseline: name.baseline
        text: root.value
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        Accessible.ignored: true
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.hairline
    }
}
