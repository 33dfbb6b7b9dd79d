pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.Ui

/*
  The words below a plot: each at its place from 0 (left) to 1 (right), moved inwards at the edges. Where there is no
  room for all, every second, third, ... one is shown.
*/
Item {
    id: root

    // {at, label}
    required property var ticks
    readonly property real widest: metrics.width
    readonly property int every: {
        const room = ticks.length < 2 ? width : width * Math.abs(ticks[1].at - ticks[0].at);
        return Math.max(1, Math.ceil((widest + Theme.space8) / Math.max(1, room)));
    }

    implicitHeight: metrics.height
    Accessible.ignored: true

    TextMetrics {
        id: metrics

        font.family: Theme.family
        font.pixelSize: Theme.captionSize
        text: root.ticks.reduce((longest, tick) => tick.label.length > longest.length ? tick.label : longest, "")
    }

    Repeater {
        model: root.ticks.length

        CaptionText {
            id: label

            required property int index
            readonly property var tick: root.ticks[index] ?? null

            visible: index % root.every === 0
            x: Math.max(0, Math.min(root.width - width, (tick?.at ?? 0) * root.width - width / 2))
            text: tick?.label ?? ""
            font.features: Theme.tabular
            Accessible.ignored: true
        }
    }
}
