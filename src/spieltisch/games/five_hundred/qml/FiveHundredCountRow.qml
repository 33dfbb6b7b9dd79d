pragma ComponentBehavior: Bound

import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// One player's line of the count.
Item {
    id: root

    required property SettingsController settings
    required property string deck
    // A row of `extra.count.rows` and the plate of its seat.
    required property var row
    required property var plate
    required property real nameWidth
    required property real cardsWidth
    required property real columnWidth
    // [{key, label, text}].
    required property var figures
    readonly property var cards: row.cards ?? []
    readonly property real share: row.share ?? 0

    objectName: "count:" + row.seat
    Accessible.role: Accessible.ListItem
    Accessible.name: [plate?.name ?? "", row.closer ? qsTr("closed") : "", ...figures.map(figure => figure.label + " " + figure.text)].filter(part => part !== "").join(", ")

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.plateBorder
    }

    Avatar {
        id: disc

        anchors.verticalCenter: parent.verticalCenter
        side: root.row.side ?? 0
        initial: root.plate?.initial ?? ""
        size: Math.min(Theme.scaled(30), root.height - 8)
    }

    Column {
        x: disc.width + Theme.space8
        anchors.verticalCenter: parent.verticalCenter
        width: root.nameWidth - x
        spacing: 3

        Row {
            width: parent.width
            spacing: Theme.space8

            BodyText {
                width: Math.min(implicitWidth, parent.width - (mark.visible ? mark.implicitWidth + parent.spacing : 0))
                text: root.plate?.name ?? ""
                color: Theme.plateText
                font.weight: Font.DemiBold
                elide: Text.ElideRight
                Accessible.ignored: true
            }

            // Whoever has closed the deal; the heading says so in words.
            Icon {
                id: mark

                visible: root.row.closer === true
                anchors.verticalCenter: parent.verticalCenter
                name: "flag"
                size: Theme.scaled(16)
                color: Theme.accent
            }
        }

        // How far it is to the target.
        Rectangle {
            width: parent.width
            height: Theme.scaled(6)
            radius: height / 2
            color: Qt.lighter(Theme.plate, 1.9)

            Rectangle {
                width: parent.width * root.share
                height: parent.height
                radius: height / 2
                color: Theme.player(root.row.side ?? 0)
            }
        }
    }

    // What was left in the hand; many cards overlap.
    Item {
        id: holder

        readonly property real chip: Math.min(Theme.scaled(21), (root.height - 10) / 1.55)
        readonly property real pitch: root.cards.length > 1 ? Math.min(chip + 3, (width - chip) / (root.cards.length - 1)) : 0

        x: root.nameWidth + Theme.space16
        width: root.cardsWidth
        height: parent.height

        Repeater {
            model: root.cards

            FiveHundredIndex {
                required property string modelData
                required property int index

                anchors.verticalCenter: parent.verticalCenter
                x: index * holder.pitch
                face: modelData
                settings: root.settings
                deck: root.deck
                size: holder.chip
            }
        }
    }

    Row {
        x: root.nameWidth + Theme.space16 + root.cardsWidth
        height: parent.height

        Repeater {
            model: root.figures

            BodyText {
                required property var modelData
                readonly property bool strong: modelData.key === "deal" || modelData.key === "total"

                width: root.columnWidth
                height: parent.height
                text: modelData.text
                color: modelData.key === "total" ? Theme.accent : strong ? Theme.plateText : Theme.plateMuted
                font.weight: strong ? Font.Bold : Font.Normal
                font.features: Theme.tabular
                horizontalAlignment: Text.AlignRight
                verticalAlignment: Text.AlignVCenter
                Accessible.ignored: true
            }
        }
    }
}
