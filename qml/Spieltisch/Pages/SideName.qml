import QtQuick
import Spieltisch.Ui

// Who plays together, after a dot in their colour. `side` is `{side, colour, text}`.
Item {
    id: root

    required property var side

    implicitWidth: dot.width + Theme.space8 + label.implicitWidth
    implicitHeight: label.implicitHeight
    Accessible.ignored: true

    Rectangle {
        id: dot

        anchors.verticalCenter: parent.verticalCenter
        width: Theme.scaled(12)
        height: width
        radius: width / 2
        color: Theme.person(root.side?.colour ?? 0)
    }

    SmallText {
        id: label

        anchors.left: dot.right
        anchors.leftMargin: Theme.space8
        text: root.side?.text ?? ""
        color: Theme.text
        Accessible.ignored: true
    }
}
