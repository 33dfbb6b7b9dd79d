pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.Ui

// The large figures side by side; where they do not fit in one row, in two.
Item {
    id: root

    // {label, value, note}
    required property var figures
    readonly property int fitting: Math.max(1, Math.floor((width + Theme.space12) / (Theme.scaled(164) + Theme.space12)))
    readonly property int columns: figures.length <= fitting ? Math.max(1, figures.length) : Math.max(1, Math.min(fitting, Math.ceil(figures.length / 2)))
    readonly property int rows: Math.ceil(figures.length / columns)
    readonly property real tileHeight: Theme.scaled(92)

    signal opened(int index)

    implicitHeight: rows * (tileHeight + Theme.space12) - Theme.space12

    Repeater {
        model: root.figures.length

        StatisticsFigure {
            required property int index
            readonly property int line: Math.floor(index / root.columns)
            readonly property int inLine: Math.min(root.columns, root.figures.length - line * root.columns)

            objectName: "figure:" + index
            figure: root.figures[index] ?? null
            width: (root.width + Theme.space12) / inLine - Theme.space12
            height: root.tileHeight
            x: (index % root.columns) * (width + Theme.space12)
            y: line * (height + Theme.space12)
            onClicked: root.opened(index)
        }
    }
}
