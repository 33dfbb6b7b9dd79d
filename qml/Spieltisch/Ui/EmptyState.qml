import QtQuick

// What a list shows when it has nothing to show, and why.
Column {
    id: root

    required property string title
    property string explanation: ""
    property string icon: "cards"
    default property alias actions: buttons.data

    spacing: Theme.space12

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        width: Theme.scaled(72)
        height: width
        radius: width / 2
        color: Theme.dark ? Theme.raised : Theme.surface
        border.width: 1
        border.color: Theme.hairline

        Icon {
            anchors.centerIn: parent
            name: root.icon
            size: Theme.scaled(32)
            color: Theme.muted
        }
    }

    TitleText {
        width: parent.width
        text: root.title
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
    }

    BodyText {
        visible: text !== ""
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width, Theme.scaled(440))
        text: root.explanation
        color: Theme.muted
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
    }

    Row {
        id: buttons

        anchors.horizontalCenter: parent.horizontalCenter
        topPadding: Theme.space12
        spacing: Theme.space12
    }
}
