import QtQuick
import Spieltisch.Ui

// A line about a game that may be added: what it is called here, and what it says.
Item {
    id: root

    required property string label
    required property string value
    property alias action: holder.data

    implicitHeight: Math.max(words.height, holder.childrenRect.height) + Theme.space4
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2").arg(label).arg(value)

    SmallText {
        id: name

        width: Theme.scaled(132)
        anchors.baseline: words.baseline
        text: root.label
        elide: Text.ElideRight
        Accessible.ignored: true
    }

    BodyText {
        id: words

        anchors.left: name.right
        anchors.leftMargin: Theme.space12
        anchors.right: holder.left
        anchors.rightMargin: holder.width > 0 ? Theme.space8 : 0
        anchors.verticalCenter: parent.verticalCenter
        text: root.value
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        Accessible.ignored: true
    }

    Item {
        id: holder

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: childrenRect.width
        height: childrenRect.height
    }
}
