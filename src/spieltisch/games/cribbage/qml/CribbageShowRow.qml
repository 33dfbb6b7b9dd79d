pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spieltisch.App
import Spieltisch.Table
import Spieltisch.Ui

// One combination with its cards, points and running sum; in the overview one count with its points.
Rectangle {
    id: root

    required property var modelData
    required property SettingsController settings
    required property bool summary
    readonly property bool current: !summary && modelData.current === true

    radius: Theme.radius
    color: current ? Qt.alpha(Theme.accent, Theme.dark ? 0.18 : 0.28) : "transparent"
    Accessible.role: Accessible.ListItem
    Accessible.name: summary ? modelData.title + " " + (modelData.points ?? "") : modelData.label + ", +" + modelData.points + ", " + modelData.sum

    Rectangle {
        visible: root.current
        width: 4
        height: parent.height
        radius: 2
        color: Theme.accent
    }

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.space12
        anchors.rightMargin: Theme.space16
        spacing: Theme.space8

        BodyText {
            text: root.summary ? root.modelData.title : root.modelData.name
            Accessible.ignored: true
            Layout.preferredWidth: root.summary ? -1 : Theme.scaled(84)
            Layout.fillWidth: root.summary
        }

        Row {
            spacing: Theme.space4
            visible: !root.summary
            Layout.fillWidth: true

            Repeater {
                model: root.summary ? [] : root.modelData.cards

                CardChip {
                    required property string modelData

                    face: modelData
                    settings: root.settings
                    size: Math.min(Theme.scaled(27), root.height - 8)
                }
            }
        }

        BodyText {
            text: root.summary ? (root.modelData.points ?? "–") : "+" + root.modelData.points
            color: root.summary ? Theme.playerText(root.modelData.side) : Theme.accentText
            font.weight: Font.DemiBold
            font.features: Theme.tabular
            horizontalAlignment: Text.AlignRight
            Accessible.ignored: true
            Layout.preferredWidth: Theme.scaled(40)
        }

        BodyText {
            visible: !root.summary
            text: root.summary ? "" : root.modelData.sum
            font.pixelSize: Theme.titleSize
            font.weight: Font.Bold
            font.features: Theme.tabular
            horizontalAlignment: Text.AlignRight
            Accessible.ignored: true
            Layout.preferredWidth: Theme.scaled(48)
        }
    }
}
