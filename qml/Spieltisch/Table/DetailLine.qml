pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spieltisch.App
import Spieltisch.Ui

// One scored event {text, pieces, side, points, total}, below the heading of its section if it is the first.
Column {
    id: root

    // {heading, row}; the heading is empty for most.
    required property var modelData
    required property SettingsController settings
    property string deck: "french"
    readonly property var row: modelData.row

    spacing: Theme.space4

    Loader {
        active: root.modelData.heading !== ""
        visible: active

        sourceComponent: BodyText {
            text: root.modelData.heading
            font.weight: Font.Bold
            topPadding: Theme.space12
            bottomPadding: Theme.space4
            Accessible.role: Accessible.Heading
        }
    }

    Rectangle {
        width: root.width
        height: Math.max(Theme.scaled(40), cells.implicitHeight + Theme.space8)
        radius: Theme.radius
        color: Theme.field
        Accessible.role: Accessible.ListItem
        Accessible.name: [root.row.text, "+" + root.row.points, root.row.total].join(", ")

        RowLayout {
            id: cells

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            anchors.leftMargin: Theme.space12
            anchors.rightMargin: Theme.space12
            spacing: Theme.space12

            Rectangle {
                implicitWidth: Theme.scaled(10)
                implicitHeight: implicitWidth
                radius: width / 2
                color: Theme.player(root.row.side)
            }

            SmallText {
                text: root.row.text
                color: Theme.text
                textFormat: Text.StyledText
                wrapMode: Text.WordWrap
                Accessible.ignored: true
                Layout.fillWidth: true
            }

            Row {
                spacing: Theme.space4

                Repeater {
                    model: root.row.pieces

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
                text: "+" + root.row.points
                color: Theme.playerText(root.row.side)
                font.weight: Font.DemiBold
                font.features: Theme.tabular
                horizontalAlignment: Text.AlignRight
                Accessible.ignored: true
                Layout.preferredWidth: Theme.scaled(40)
            }

            BodyText {
                text: root.row.total
                font.features: Theme.tabular
                horizontalAlignment: Text.AlignRight
                Accessible.ignored: true
                Layout.preferredWidth: Theme.scaled(40)
            }
        }
    }
}
