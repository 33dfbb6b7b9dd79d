pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Spieltisch.Ui

/*
  A year of days, a column for each week. The more was played, the larger and the brighter a day's square is: size says
  it to those who do not see the colours apart.
*/
ChartItem {
    id: root

    // {level, title, value, detail} from 1 January on; `level` from 0 (nothing) to 4
    required property var days
    // The weekday of the first day: 0 for the first day of the week in the reader's country.
    property int offset: 0
    // {week, label}
    property var months: []
    // The seven days of the week in short.
    property var weekdays: []
    readonly property int weeks: Math.ceil((offset + days.length) / 7)
    readonly property real gutter: metrics.width + Theme.space8
    readonly property real step: Math.min(Theme.scaled(22), Math.floor(4 * (width - gutter) / Math.max(1, weeks)) / 4)
    readonly property real headHeight: Theme.scaled(20)

    // The squares of all days of one level as one path.
    function squares(level: int): string {
        const side = (step - 2) * (level === 0 ? 1 : 0.34 + 0.165 * level);
        const inset = (step - side) / 2;
        let path = "";
        for (let i = 0; i < days.length; ++i) {
            if (days[i].level !== level)
                continue;
            const x = Math.floor((offset + i) / 7) * step + inset;
            const y = (offset + i) % 7 * step + inset;
            path += `M${x} ${y}h${side}v${side}h${-side}z`;
        }
        return path;
    }

    function dayAt(x: real, y: real): int {
        const column = Math.floor((x - gutter) / step);
        const row = Math.floor((y - headHeight) / step);
        const day = column * 7 + row - offset;
        return column >= 0 && row >= 0 && row < 7 && day >= 0 && day < days.length ? day : -1;
    }

    stride: 7
    implicitHeight: headHeight + 7 * step
    indexAt: (x, y) => dayAt(x, y)

    TextMetrics {
        id: metrics

        font.family: Theme.family
        font.pixelSize: Theme.captionSize
        text: root.weekdays.reduce((longest, name) => name.length > longest.length ? name : longest, "")
    }

    Repeater {
        model: root.months.length

        CaptionText {
            required property int index

            x: root.gutter + (root.months[index]?.week ?? 0) * root.step
            text: root.months[index]?.label ?? ""
            Accessible.ignored: true
        }
    }

    Repeater {
        // There is room for every second word only.
        model: root.weekdays.length > 0 ? [0, 2, 4] : []

        CaptionText {
            required property int modelData

            y: root.headHeight + (modelData + 0.5) * root.step - height / 2
            text: root.weekdays[modelData]
            Accessible.ignored: true
        }
    }

    Item {
        x: root.gutter
        y: root.headHeight

        Shape {
            ShapePath {
                strokeWidth: Theme.highContrast ? 1 : -1
                strokeColor: Inks.grid
                fillColor: Inks.track

                PathSvg {
                    path: root.squares(0)
                }
            }

            ShapePath {
                strokeWidth: -1
                fillColor: Qt.tint(Inks.track, Qt.alpha(Inks.bar, 0.66))

                PathSvg {
                    path: root.squares(1)
                }
            }

            ShapePath {
                strokeWidth: -1
                fillColor: Qt.tint(Inks.track, Qt.alpha(Inks.bar, 0.78))

                PathSvg {
                    path: root.squares(2)
                }
            }

            ShapePath {
                strokeWidth: -1
                fillColor: Qt.tint(Inks.track, Qt.alpha(Inks.bar, 0.9))

                PathSvg {
                    path: root.squares(3)
                }
            }

            ShapePath {
                strokeWidth: -1
                fillColor: Inks.bar

                PathSvg {
                    path: root.squares(4)
                }
            }
        }

        Rectangle {
            id: frame

            visible: root.current >= 0
            x: Math.floor((root.offset + root.current) / 7) * root.step
            y: (root.offset + root.current) % 7 * root.step
            width: root.step
            height: root.step
            radius: 2
            color: "transparent"
            border.width: 2
            border.color: Theme.text
        }

        Readout {
            readonly property var day: root.current >= 0 ? root.days[root.current] : null

            visible: day !== null
            title: day?.title ?? ""
            value: day?.value ?? ""
            detail: day?.detail ?? ""
            mark: Qt.point(frame.x + frame.width / 2, frame.y)
            room: Qt.size(root.width - root.gutter, 7 * root.step)
        }
    }
}
