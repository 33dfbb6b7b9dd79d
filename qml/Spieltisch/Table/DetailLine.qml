pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spieltisch.App
import Spieltisch.Ui

// One scored event: {text, pieces, side, points, total}.
Rectangle {
    id: root

    required property var modelData
    required property SettingsController settings
    property string deck: "french"

    implicitHeight: Math.max(Theme.scaled(40), row.implicitHeight + Theme.space8)
    radius: Theme.radius
    color: Theme.field
    Accessible.role: Accessible.ListItem
    Accessible.name: [modelData.text, "+" + modelData.points, modelData.total].join(", ")

    RowLayout {
        id: row

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
            color: Theme.player(root.modelData.side)
        }

        SmallText {
            text: root.modelData.text
            color: Theme.text
            textFormat: Text.StyledText
            wrapMode: Text.WordWrap
            Accessible.ignored: true
            Layout.fillWidth: true
        }

        Row {
            spacing: Theme.space4

            Repeater {
                model: root.modelData.pieces

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
            text: "+" + root.modelData.points
            color: Theme.playerText(root.modelData.side)
            font.weight: Font.DemiBold
            font.features: Theme.tabular
            horizontalAlignment: Text.AlignRight
            Accessible.ignored: true
            Layout.preferredWidth: Theme.scaled(40)
        }

        BodyText {
            text: root.modelData.total
            font.features: Theme.tabular
            horizontalAlignment: Text.AlignRight
            Accessible.ignored: true
            Layout.preferredWidth: Theme.scaled(40)
        }
    }
}
