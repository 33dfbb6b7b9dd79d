pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spieltisch.App
import Spieltisch.Ui

// The list of combinations of the hand being counted, and of all counts at the end.
Sheet {
    id: root

    required property TableController table
    required property SettingsController settings
    // See presenter/extra.py, `show`.
    required property var show
    readonly property bool summary: show?.summary ?? false
    readonly property var entries: (summary ? show?.stages : show?.combinations) ?? []
    // Rows are made ahead and stay: a step of the show only writes into them.
    property int made: 6
    readonly property real line: Math.round(Math.max(Theme.scaled(34), Math.min(Theme.scaled(46), (height - Theme.scaled(110)) / 6)))

    onEntriesChanged: made = Math.max(made, entries.length)
    Accessible.role: Accessible.Pane
    Accessible.name: show?.title ?? ""

    RowLayout {
        id: heading

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.leftMargin: Theme.space20
        anchors.rightMargin: Theme.space24
        anchors.topMargin: Theme.space12
        spacing: Theme.space8

        CaptionText {
            text: root.show?.heading ?? ""
            color: Theme.muted
            font.weight: Font.DemiBold
            elide: Text.ElideRight
            Layout.fillWidth: true
        }

        CaptionText {
            text: root.show?.columns?.points ?? ""
            color: Theme.muted
            font.weight: Font.DemiBold
            horizontalAlignment: Text.AlignRight
            Layout.preferredWidth: Theme.scaled(48)
        }

        CaptionText {
            visible: !root.summary
            text: root.show?.columns?.sum ?? ""
            color: Theme.muted
            font.weight: Font.DemiBold
            horizontalAlignment: Text.AlignRight
            Layout.preferredWidth: Theme.scaled(52)
        }
    }

    ScrollArea {
        id: list

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: heading.bottom
        anchors.bottom: total.top
        anchors.margins: Theme.space8
        onContentHeightChanged: contentY = Math.max(0, contentHeight - height)

        Column {
            width: parent.width

            Repeater {
                model: root.made

                CribbageShowRow {
                    required property int index

                    width: list.width
                    height: root.line
                    visible: index < root.entries.length
                    entry: root.entries[index] ?? null
                    settings: root.settings
                    summary: root.summary
                }
            }

            BodyText {
                x: Theme.space12
                height: text !== "" ? root.line : 0
                verticalAlignment: Text.AlignVCenter
                text: root.summary ? "" : (root.show?.left_label ?? "")
                color: Theme.faint
            }
        }
    }

    Rectangle {
        anchors.bottom: total.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.space16
        anchors.rightMargin: Theme.space16
        height: 1
        color: Theme.line
        visible: total.visible
    }

    RowLayout {
        id: total

        visible: !root.summary
        height: visible ? Theme.scaled(54) : Theme.space8
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.leftMargin: Theme.space20
        anchors.rightMargin: Theme.space24

        BodyText {
            text: root.show?.sum_label ?? ""
            font.weight: Font.DemiBold
            Layout.fillWidth: true
        }

        DisplayText {
            text: root.show?.sum ?? ""
            color: Theme.playerText(root.show?.side ?? 0)
            font.features: Theme.tabular
            Accessible.role: Accessible.StaticText
        }
    }
}
