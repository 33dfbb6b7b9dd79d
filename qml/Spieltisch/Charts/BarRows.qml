pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.Ui

// Shares side by side: a bar for each row, with a whisker for how sure it is, and a dashed line to compare with.
ChartItem {
    id: root

    // {label, note, share, low, high, value}; shares from 0 to 1
    required property var rows
    property real reference: -1
    property string referenceLabel: ""
    readonly property real rowHeight: Theme.scaled(46)
    readonly property real labelWidth: Math.min(width * 0.36, Theme.scaled(150))
    readonly property real valueWidth: metrics.width + Theme.space12
    readonly property real barX: labelWidth + Theme.space12
    readonly property real barWidth: Math.max(1, width - barX - valueWidth)

    vertical: true
    implicitHeight: rows.length * rowHeight + (reference >= 0 ? Theme.scaled(20) : 0)
    indexAt: (x, y) => y >= 0 && y < rows.length * rowHeight ? Math.floor(y / rowHeight) : -1

    TextMetrics {
        id: metrics

        font.family: Theme.family
        font.pixelSize: Theme.bodySize
        font.weight: Font.DemiBold
        font.features: Theme.tabular
        text: root.rows.reduce((longest, row) => row.value.length > longest.length ? row.value : longest, "")
    }

    Repeater {
        model: root.rows.length

        Item {
            id: line

            required property int index
            readonly property var row: root.rows[index] ?? null

            y: index * root.rowHeight
            width: root.width
            height: root.rowHeight

            Rectangle {
                anchors.fill: parent
                anchors.leftMargin: -Theme.space8
                anchors.rightMargin: -Theme.space8
                visible: root.current === line.index
                radius: Theme.radius
                color: Theme.hovered
                opacity: 0.6
            }

            SmallText {
                y: note.visible ? parent.height / 2 - height + 2 : (parent.height - height) / 2
                width: root.labelWidth
                text: line.row?.label ?? ""
                color: Theme.text
                font.weight: Font.DemiBold
                elide: Text.ElideRight
                Accessible.ignored: true
            }

            CaptionText {
                id: note

                anchors.top: parent.verticalCenter
                visible: text !== ""
                width: root.labelWidth
                text: line.row?.note ?? ""
                elide: Text.ElideRight
                Accessible.ignored: true
            }

            Rectangle {
                id: track

                anchors.verticalCenter: parent.verticalCenter
                x: root.barX
                width: root.barWidth
                height: Theme.scaled(14)
                radius: 3
                color: Inks.track
                border.width: Theme.highContrast ? 1 : 0
                border.color: Inks.grid

                Rectangle {
                    visible: width > 0
                    width: (line.row?.share ?? 0) * parent.width
                    height: parent.height
                    radius: 3
                    color: Inks.bar
                }
            }

            Whisker {
                anchors.verticalCenter: parent.verticalCenter
                visible: (line.row?.high ?? 0) > (line.row?.low ?? 0)
                x: root.barX + (line.row?.low ?? 0) * root.barWidth
                width: ((line.row?.high ?? 0) - (line.row?.low ?? 0)) * root.barWidth
                height: Theme.scaled(10)
            }

            BodyText {
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: line.row?.value ?? ""
                font.weight: Font.DemiBold
                font.features: Theme.tabular
                Accessible.ignored: true
            }
        }
    }

    DashedLine {
        visible: root.reference >= 0
        upright: true
        x: Math.round(root.barX + root.reference * root.barWidth)
        height: root.rows.length * root.rowHeight
    }

    CaptionText {
        anchors.bottom: parent.bottom
        visible: root.reference >= 0
        x: root.barX + root.reference * root.barWidth - width / 2
        text: root.referenceLabel
        Accessible.ignored: true
    }
}
