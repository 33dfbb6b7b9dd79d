import QtQuick
import Spieltisch.Ui

// An entry of the log: when, how grave, which part of the program, and what it says.
Item {
    id: root

    // {when, level, levelText, source, text}
    required property var entry
    readonly property bool grave: entry.level !== "info"

    implicitHeight: words.y + words.height + Theme.space12
    Accessible.role: Accessible.ListItem
    Accessible.name: [root.entry.levelText, root.entry.text, root.entry.when, root.entry.source].join(", ")

    CaptionText {
        id: time

        x: Theme.space20
        y: Theme.space12
        text: root.entry.when
        font.features: Theme.tabular
        Accessible.ignored: true
    }

    CaptionText {
        id: kind

        anchors.left: time.right
        anchors.leftMargin: Theme.space12
        anchors.baseline: time.baseline
        text: root.entry.levelText
        color: root.grave ? Theme.warnText : Theme.muted
        font.weight: Font.DemiBold
        Accessible.ignored: true
    }

    CaptionText {
        anchors.left: kind.right
        anchors.leftMargin: Theme.space12
        anchors.right: parent.right
        anchors.rightMargin: Theme.space20
        anchors.baseline: time.baseline
        text: root.entry.source
        elide: Text.ElideMiddle
        Accessible.ignored: true
    }

    SmallText {
        id: words

        x: Theme.space20
        anchors.top: time.bottom
        width: parent.width - 2 * Theme.space20
        text: root.entry.text
        color: Theme.text
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        Accessible.ignored: true
    }

    Rectangle {
        anchors.bottom: parent.bottom
        x: Theme.space20
        width: parent.width - 2 * x
        height: 1
        color: Theme.hairline
    }
}
