pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spieltisch.App
import Spieltisch.Ui

/*
  The ranked actions of a hint, best first. It shows `extra.hint`:
  {title, text, columns: [{key, label}], rows: [{cards, label, selected, best, values}]}.
*/
Item {
    id: root

    required property TableController table
    required property SettingsController settings
    readonly property var hint: table.hintActive ? (table.extra.hint ?? null) : null
    // A cut has a hint, but nothing to rank.
    readonly property bool shown: hint !== null && hint.rows.length > 0
    readonly property real columnWidth: hint && hint.columns.length > 3 ? Theme.scaled(37) : Theme.scaled(52)

    objectName: "hintPanel"
    implicitHeight: shown ? heading.implicitHeight + list.contentHeight + Theme.space8 : 0
    visible: shown
    clip: true

    Column {
        id: heading

        width: parent.width
        spacing: Theme.space4

        CaptionText {
            text: root.hint?.title ?? ""
            color: Theme.faint
            font.weight: Font.DemiBold
            Accessible.role: Accessible.Heading
        }

        RowLayout {
            width: parent.width - Theme.space4
            spacing: 0

            Item {
                Layout.fillWidth: true
            }

            Repeater {
                id: labels

                model: root.hint?.columns ?? []

                CaptionText {
                    required property var modelData

                    objectName: "hintColumn"
                    text: modelData.label
                    color: Theme.faint
                    horizontalAlignment: Text.AlignRight
                    // A word keeps its distance to the one before.
                    Layout.preferredWidth: Math.max(root.columnWidth, implicitWidth + Theme.space8)
                }
            }
        }
    }

    ListView {
        id: list

        anchors.top: heading.bottom
        anchors.topMargin: Theme.space4
        anchors.bottom: parent.bottom
        width: parent.width
        model: root.hint?.rows ?? []
        clip: true
        cacheBuffer: 0 // what is made ahead is made by and by, and would complain if it went half made
        boundsBehavior: Flickable.StopAtBounds

        delegate: Rectangle {
            id: entry

            required property var modelData

            width: ListView.view.width
            height: Theme.scaled(34)
            radius: Theme.radius
            color: modelData.selected ? Theme.raised : "transparent"
            Accessible.role: Accessible.ListItem
            Accessible.name: [modelData.label].concat(modelData.values).join(", ")

            Rectangle {
                visible: entry.modelData.selected
                width: 3
                height: parent.height
                radius: 1.5
                color: Theme.accent
            }

            RowLayout {
                anchors.fill: parent
                anchors.leftMargin: Theme.space8
                anchors.rightMargin: Theme.space4
                spacing: 0

                Repeater {
                    model: entry.modelData.cards

                    CardChip {
                        required property string modelData

                        face: modelData
                        settings: root.settings
                        deck: root.table.deck
                        size: Theme.scaled(24)
                        Layout.rightMargin: 2
                    }
                }

                SmallText {
                    visible: entry.modelData.cards.length === 0
                    text: entry.modelData.label
                    color: Theme.text
                    elide: Text.ElideRight
                    Accessible.ignored: true
                    Layout.fillWidth: true
                }

                Item {
                    visible: entry.modelData.cards.length > 0
                    Layout.fillWidth: true
                }

                Repeater {
                    model: entry.modelData.values

                    SmallText {
                        required property string modelData
                        required property int index

                        text: modelData
                        color: entry.modelData.best ? Theme.accentText : Theme.text
                        font.weight: entry.modelData.best ? Font.DemiBold : Font.Normal
                        font.features: Theme.tabular
                        horizontalAlignment: Text.AlignRight
                        Accessible.ignored: true
                        Layout.preferredWidth: labels.itemAt(index)?.width ?? root.columnWidth
                    }
                }
            }
        }
    }
}
