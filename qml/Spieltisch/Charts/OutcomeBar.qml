pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.Ui

// How a number divides: one bar in parts, each named below with its mark, number and share.
ChartItem {
    id: root

    // {kind: won|tied|lost, label, share, value, detail}; the shares add up to 1
    required property var parts
    readonly property var fills: ({
            "won": Inks.won,
            "tied": Inks.tied,
            "lost": Inks.lost
        })
    readonly property var icons: ({
            "won": "check",
            "tied": "tie",
            "lost": "minus"
        })
    readonly property real barHeight: Theme.scaled(24)

    function start(index: int): real {
        return parts.slice(0, index).reduce((sum, part) => sum + part.share, 0);
    }

    function partAt(x: real, y: real): int {
        if (y > barHeight) {
            const column = Math.floor(x / (width / Math.max(1, parts.length)));
            return column < parts.length ? column : -1;
        }
        return parts.findIndex((part, index) => x < (start(index) + part.share) * width);
    }

    implicitHeight: barHeight + Theme.space12 + Theme.scaled(44)
    indexAt: (x, y) => partAt(x, y)

    Repeater {
        model: root.parts.length

        Item {
            id: part

            required property int index
            readonly property var entry: root.parts[index] ?? null
            readonly property bool lit: root.current === index

            Rectangle {
                x: root.start(part.index) * root.width + 1
                width: Math.max(0, (part.entry?.share ?? 0) * root.width - 2)
                height: root.barHeight
                radius: 3
                color: root.fills[part.entry?.kind ?? ""] ?? Inks.lost
                border.width: part.lit ? 2 : 0
                border.color: Theme.text
            }

            Row {
                x: part.index * root.width / Math.max(1, root.parts.length)
                y: root.barHeight + Theme.space12
                spacing: Theme.space8

                Rectangle {
                    width: Theme.scaled(20)
                    height: width
                    radius: 3
                    color: root.fills[part.entry?.kind ?? ""] ?? Inks.lost

                    Icon {
                        anchors.centerIn: parent
                        name: root.icons[part.entry?.kind ?? ""] ?? ""
                        size: Theme.scaled(14)
                        weight: 2.4
                        color: Theme.surface
                    }
                }

                Column {
                    SmallText {
                        text: part.entry?.label ?? ""
                        Accessible.ignored: true
                    }

                    BodyText {
                        text: part.entry === null ? "" : part.entry.value + (part.entry.detail === "" ? "" : " · " + part.entry.detail)
                        font.weight: Font.DemiBold
                        font.features: Theme.tabular
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
