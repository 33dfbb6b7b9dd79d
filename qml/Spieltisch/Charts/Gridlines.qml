pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.Ui

// The horizontal lines of a plot with their values at the left; one of them may be the dashed line of comparison.
Item {
    id: root

    // {at, label}; `at` from 0 (below) to 1 (above)
    required property var ticks
    // The value of the dashed line, from 0 to 1; below 0 for none.
    property real reference: -1
    // The room the words need at the left of the lines.
    readonly property real gutter: metrics.width + Theme.space8

    Accessible.ignored: true

    TextMetrics {
        id: metrics

        font.family: Theme.family
        font.pixelSize: Theme.captionSize
        font.features: Theme.tabular
        text: root.ticks.reduce((longest, tick) => tick.label.length > longest.length ? tick.label : longest, "")
    }

    Repeater {
        model: root.ticks.length

        Item {
            id: line

            required property int index
            readonly property var tick: root.ticks[index] ?? null
            readonly property bool compared: root.reference >= 0 && Math.abs((tick?.at ?? -1) - root.reference) < 0.001

            y: Math.round((1 - (tick?.at ?? 0)) * root.height)
            width: root.width

            Rectangle {
                visible: !line.compared
                width: parent.width
                height: 1
                color: Inks.grid
                opacity: Theme.highContrast ? 1 : 0.7
            }

            CaptionText {
                anchors.right: parent.left
                anchors.rightMargin: Theme.space8
                anchors.verticalCenter: parent.top
                text: line.tick?.label ?? ""
                font.features: Theme.tabular
                Accessible.ignored: true
            }
        }
    }

    DashedLine {
        visible: root.reference >= 0
        y: Math.round((1 - root.reference) * root.height)
        width: root.width
    }
}
