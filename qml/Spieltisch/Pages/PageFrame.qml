import QtQuick
import Spieltisch.Ui

// A page: its title, actions beside it, and the room below for its content.
ShellPage {
    id: root

    property string title: ""
    property string subtitle: ""
    property real margin: Theme.space28
    property real maximumWidth: Theme.scaled(1500)
    // How far the heading has gone up with a content that scrolls below it; such content begins at the page's top.
    property real scrolled: 0
    readonly property real contentTop: Theme.space20 + header.height + Theme.space16
    readonly property real contentLeft: Math.max(margin, (width - maximumWidth) / 2)
    readonly property real contentWidth: width - 2 * contentLeft
    default property alias content: holder.data
    property alias actions: actionRow.data

    Accessible.role: Accessible.Pane
    Accessible.name: title

    Item {
        id: header

        x: root.contentLeft
        y: Theme.space20 - root.scrolled
        z: 1
        width: root.contentWidth
        height: Theme.target

        DisplayText {
            id: heading

            anchors.verticalCenter: parent.verticalCenter
            text: root.title
        }

        BodyText {
            anchors.left: heading.right
            anchors.leftMargin: Theme.space16
            anchors.right: actionRow.left
            anchors.rightMargin: Theme.space12
            anchors.baseline: heading.baseline
            text: root.subtitle
            color: Theme.muted
            elide: Text.ElideRight
        }

        Row {
            id: actionRow

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.space8
        }
    }

    Item {
        id: holder

        x: root.contentLeft
        y: root.contentTop
        width: root.contentWidth
        height: root.height - y
    }
}
