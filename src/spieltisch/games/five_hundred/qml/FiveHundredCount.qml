pragma ComponentBehavior: Bound

import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// The count at the end of a deal: one line a player, everyone's cards, and how far it is to the target.
Rectangle {
    id: root

    required property SettingsController settings
    required property string deck
    // `extra.count`.
    required property var count
    // function(seat) -> the plate of a seat.
    required property var plateOf
    // The room there is.
    required property real room
    readonly property var rows: count.rows
    readonly property bool narrow: width < Theme.scaled(900)
    readonly property real rowHeight: Math.max(Theme.scaled(38), Math.min(Theme.scaled(54), (room - heading.height - labels.height - foot.height - 4 * Theme.space8) / Math.max(1, rows.length)))
    readonly property var columns: count.columns
    readonly property real columnWidth: Theme.scaled(narrow ? 68 : 84)
    readonly property real nameWidth: Theme.scaled(narrow ? 140 : 190)
    readonly property real cardsWidth: width - 2 * Theme.space20 - nameWidth - columns.length * columnWidth - Theme.space16

    objectName: "count"
    implicitHeight: heading.height + labels.height + rows.length * rowHeight + foot.height + 4 * Theme.space8
    radius: Theme.sheetRadius
    color: Theme.plate
    border.width: 1.5
    border.color: Theme.accent
    Accessible.role: Accessible.Grouping
    Accessible.name: [count.title, count.closed].join(", ")

    Shadow {}

    MouseArea {
        anchors.fill: parent
        onWheel: event => event.accepted = true
    }

    TitleText {
        id: heading

        x: Theme.space20
        y: Theme.space8
        width: parent.width - 2 * x
        height: Theme.scaled(30)
        text: [root.count.title, root.count.closed].join(" · ")
        color: Theme.plateText
        font.weight: Font.DemiBold
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
    }

    Row {
        id: labels

        x: Theme.space20 + root.nameWidth + Theme.space16 + root.cardsWidth
        y: heading.y + heading.height
        height: childrenRect.height

        Repeater {
            model: root.columns

            CaptionText {
                required property var modelData

                width: root.columnWidth
                text: modelData.label
                color: Theme.plateMuted
                leftPadding: Theme.space8
                horizontalAlignment: Text.AlignRight
                wrapMode: Text.WordWrap
                Accessible.ignored: true
            }
        }
    }

    Column {
        id: lines

        x: Theme.space20
        y: labels.y + labels.height + Theme.space4
        width: parent.width - 2 * x

        Repeater {
            model: root.rows

            FiveHundredCountRow {
                id: line

                required property var modelData

                width: lines.width
                height: root.rowHeight
                row: modelData
                plate: root.plateOf(modelData.seat)
                settings: root.settings
                deck: root.deck
                nameWidth: root.nameWidth
                cardsWidth: root.cardsWidth
                columnWidth: root.columnWidth
                figures: root.columns.map(column => ({
                            "key": column.key,
                            "label": column.label,
                            "text": modelData[column.key] ?? ""
                        }))
            }
        }
    }

    SmallText {
        id: foot

        x: Theme.space20
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space8
        width: parent.width - 2 * x
        height: text === "" ? 0 : Theme.scaled(24)
        text: root.count.next ?? ""
        color: Theme.plateMuted
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
    }
}
