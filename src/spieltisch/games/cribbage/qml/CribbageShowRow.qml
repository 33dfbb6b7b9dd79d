pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spieltisch.App
import Spieltisch.Table
import Spieltisch.Ui

// One combination with its cards, points and running sum; in the overview one count with its points.
Rectangle {
    id: root

    // The combination or count; null while there is none.
    required property var entry
    required property SettingsController settings
    required property bool summary
    readonly property bool current: !summary && entry?.current === true
    readonly property string title: (summary ? entry?.title : entry?.name) ?? ""
    readonly property string points: entry?.points ?? ""
    readonly property string sum: summary ? "" : (entry?.sum ?? "")
    readonly property var cards: (summary ? null : entry?.cards) ?? []
    readonly property int mostCards: 5

    radius: Theme.radius
    color: current ? Qt.alpha(Theme.accent, Theme.dark ? 0.18 : 0.28) : "transparent"
    Accessible.role: Accessible.ListItem
    Accessible.name: summary ? title + " " + points : [entry?.label ?? "", "+" + points, sum].join(", ")

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
            text: root.title
            Accessible.ignored: true
            Layout.preferredWidth: root.summary ? -1 : Math.max(implicitWidth, Theme.scaled(Theme.textScale > 1 ? 72 : 84))
            Layout.fillWidth: root.summary
        }

        Item {
            visible: !root.summary
            Layout.fillWidth: true
            Layout.fillHeight: true

            // Five cards get smaller where there is no room for them.
            Row {
                objectName: "chips"
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.space4
                transformOrigin: Item.Left
                scale: Math.min(1, parent.width / Math.max(1, implicitWidth))

                Repeater {
                    model: root.mostCards

                    CardChip {
                        required property int index

                        visible: index < root.cards.length
                        face: root.cards[index] ?? ""
                        settings: root.settings
                        size: Math.min(Theme.scaled(27), root.height - 8)
                    }
                }
            }
        }

        BodyText {
            text: root.summary ? (root.points || "–") : "+" + root.points
            color: root.summary ? Theme.playerText(root.entry?.side ?? 0) : Theme.accentText
            font.weight: Font.DemiBold
            font.features: Theme.tabular
            horizontalAlignment: Text.AlignRight
            Accessible.ignored: true
            Layout.preferredWidth: Theme.scaled(32)
        }

        BodyText {
            visible: !root.summary
            text: root.sum
            font.pixelSize: Theme.titleSize
            font.weight: Font.Bold
            font.features: Theme.tabular
            horizontalAlignment: Text.AlignRight
            Accessible.ignored: true
            Layout.preferredWidth: Theme.scaled(32)
        }
    }
}
