pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spieltisch.App
import Spieltisch.Ui

// One scored event {text, pieces, side, points, total}, below the heading of its section if it is the first.
// A section in which nobody has scored is a heading alone.
Item {
    id: root

    // {heading, row, who}; the heading is empty for most; `who` is the side that scored, {name, initial}.
    required property var modelData
    required property SettingsController settings
    property string deck: "french"
    readonly property var row: modelData.row
    readonly property string gain: !row ? "" : /^[-−]/.test(row.points) ? row.points : "+" + row.points

    // Known at once, not when a positioner comes to it: a list that measures its first lines too low hides the top one.
    implicitHeight: (heading.visible ? heading.height : 0) + (field.visible ? field.height : 0)

    BodyText {
        id: heading

        visible: text !== ""
        text: root.modelData.heading
        font.weight: Font.Bold
        topPadding: Theme.space12
        bottomPadding: Theme.space8
        Accessible.role: Accessible.Heading
    }

    Rectangle {
        id: field

        visible: root.row !== null
        y: heading.visible ? heading.height : 0
        width: root.width
        height: Math.max(Theme.scaled(40), cells.implicitHeight + Theme.space8)
        radius: Theme.radius
        color: Theme.field
        Accessible.role: Accessible.ListItem
        Accessible.name: root.row ? [root.modelData.who?.name ?? "", root.row.text, root.gain, root.row.total].filter(part => part !== "").join(", ") : ""

        RowLayout {
            id: cells

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            anchors.leftMargin: Theme.space12
            anchors.rightMargin: Theme.space12
            spacing: Theme.space12

            Avatar {
                size: Theme.scaled(24)
                side: root.row?.side ?? 0
                initial: root.modelData.who?.initial ?? ""
            }

            SmallText {
                text: root.row?.text ?? ""
                color: Theme.text
                textFormat: Text.StyledText
                wrapMode: Text.WordWrap
                Accessible.ignored: true
                Layout.fillWidth: true
            }

            Row {
                spacing: Theme.space4

                Repeater {
                    model: root.row?.pieces ?? []

                    CardChip {
                        required property string modelData

                        face: modelData
                        settings: root.settings
                        deck: root.deck
                        size: Theme.scaled(26)
                    }
                }
            }

            BodyText {
                text: root.gain
                color: Theme.playerText(root.row?.side ?? 0)
                font.weight: Font.DemiBold
                font.features: Theme.tabular
                horizontalAlignment: Text.AlignRight
                Accessible.ignored: true
                Layout.preferredWidth: Theme.scaled(40)
            }

            BodyText {
                text: root.row?.total ?? ""
                font.features: Theme.tabular
                horizontalAlignment: Text.AlignRight
                Accessible.ignored: true
                Layout.preferredWidth: Theme.scaled(40)
            }
        }
    }
}
