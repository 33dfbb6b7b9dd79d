pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.Ui

// How often each value came: a column for each, and a line where the average is.
ChartItem {
    id: root

    // {label, share, title, value, detail}; `share` from 0 to 1 is the height
    required property var bins
    property var ticks: []
    // {at, label}, or undefined
    property var marker: undefined
    property string axisTitle: ""
    readonly property real step: plot.width / Math.max(1, bins.length)

    implicitHeight: Theme.scaled(220)
    indexAt: x => x >= plot.x && x < plot.x + plot.width ? Math.floor((x - plot.x) / step) : -1

    Item {
        id: plot

        x: grid.gutter
        y: markerText.visible ? markerText.height + Theme.space4 : Theme.space8
        width: root.width - x - Theme.space8
        height: root.height - y - axis.height - Theme.space8 - (title.visible ? title.height : 0)

        Gridlines {
            id: grid

            anchors.fill: parent
            ticks: root.ticks
        }

        Repeater {
            model: root.bins.length

            Rectangle {
                required property int index
                readonly property var bin: root.bins[index] ?? null
                readonly property bool lit: root.current === index

                x: index * root.step + (root.step - width) / 2
                y: plot.height - height
                width: Math.max(1, Math.min(root.step - 2, root.step * 0.8, Theme.scaled(56)))
                height: bin !== null && bin.share > 0 ? Math.max(2, bin.share * plot.height) : 0
                radius: Math.min(2, width / 3)
                color: Inks.count
                border.width: lit ? 2 : 0
                border.color: Theme.text
            }
        }

        Rectangle {
            visible: root.marker !== undefined
            x: Math.round((root.marker?.at ?? 0) * plot.width)
            y: -plot.y + Theme.space4
            width: 2
            height: plot.height - y
            color: Inks.line
        }

        Readout {
            readonly property var bin: root.current >= 0 ? root.bins[root.current] : null

            visible: bin !== null
            title: bin?.title ?? ""
            value: bin?.value ?? ""
            detail: bin?.detail ?? ""
            mark: Qt.point((root.current + 0.5) * root.step, (1 - (bin?.share ?? 0)) * plot.height)
            room: Qt.size(plot.width, plot.height)
        }
    }

    SmallText {
        id: markerText

        readonly property real centre: plot.x + (root.marker?.at ?? 0) * plot.width

        visible: root.marker !== undefined
        x: centre + Theme.space8 + width > root.width ? centre - Theme.space8 - width : centre + Theme.space8
        text: root.marker?.label ?? ""
        color: Inks.line
        font.weight: Font.DemiBold
        Accessible.ignored: true
    }

    AxisLabels {
        id: axis

        anchors.bottom: title.visible ? title.top : parent.bottom
        x: plot.x
        width: plot.width
        ticks: root.bins.map((bin, index) => ({
                    "at": (index + 0.5) / root.bins.length,
                    "label": bin.label
                }))
    }

    CaptionText {
        id: title

        anchors.bottom: parent.bottom
        x: plot.x
        width: plot.width
        visible: text !== ""
        text: root.axisTitle
        horizontalAlignment: Text.AlignRight
        elide: Text.ElideRight
        Accessible.ignored: true
    }
}
