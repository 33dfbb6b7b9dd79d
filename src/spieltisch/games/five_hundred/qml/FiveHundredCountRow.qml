pragma ComponentBehavior: Bound

import QtQuick
import Spieltisch.App
import Spieltisch.Table
import Spieltisch.Ui

// One player's line of the count.
Item {
    id: root

    required property SettingsController settings
    required property string deck
    // A row of `extra.count.rows` and the plate of its seat.
    required property var row
    required property var plate
    // What there is to reach.
    required property real target
    required property real nameWidth
    required property real cardsWidth
    required property real columnWidth
    required property real barWidth
    // [{key, label, text}].
    required property var figures
    readonly property var cards: row.cards ?? []
    readonly property real chip: Math.min(Theme.scaled(28), height - 12)
    readonly property real share: Math.max(0, Math.min(1, Number(row.total) / Math.max(1, target)))

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

        BodyText {
            width: parent.width
            text: root.plate?.name ?? ""
            color: Theme.plateText
            font.weight: Font.DemiBold
            elide: Text.ElideRight
            Accessible.ignored: true
        }

        CaptionText {
            visible: root.row.closer === true && root.height >= Theme.scaled(40)
            width: parent.width
            text: qsTr("closed")
            color: Theme.accent
            Accessible.ignored: true
        }
    }

    // What was left in the hand; many cards overlap.
    Item {
        id: holder

        readonly property real wide: root.chip * 1.2
        readonly property real pitch: root.cards.length > 1 ? Math.min(wide + 4, (width - wide - 6) / (root.cards.length - 1)) : 0

        x: root.nameWidth
        width: root.cardsWidth
        height: parent.height

        Repeater {
            model: root.cards

            CardChip {
                required property string modelData
                required property int index

                anchors.verticalCenter: parent.verticalCenter
                x: index * holder.pitch
                visible: !modelData.startsWith("*")
                face: modelData
                settings: root.settings
                deck: root.deck
                size: root.chip
            }
        }

        Repeater {
            model: root.cards

            Rectangle {
                required property string modelData
                required property int index

                anchors.verticalCenter: parent.verticalCenter
                x: index * holder.pitch
                visible: modelData.startsWith("*")
                width: holder.wide
                height: root.chip
                radius: 4
                color: Theme.cardFace
                border.color: Theme.cardEdge

                BodyText {
                    anchors.centerIn: parent
                    text: "★"
                    color: "#6B3FA0"
                    font.pixelSize: Math.round(root.chip * 0.6)
                    Accessible.ignored: true
                }
            }
        }
    }

    Row {
        x: root.nameWidth + root.cardsWidth + Theme.space16
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

    // How far it is.
    Rectangle {
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: root.barWidth - Theme.space16
        height: Theme.scaled(8)
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
