pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.App
import Spieltisch.Charts
import Spieltisch.Ui

// A chart or a list under its heading, with a button that saves it as a picture.
Sheet {
    id: root

    // {id, kind, title, note, chart}; lists of the chart are packed: texts in lines, rows by columns
    required property var card
    required property StatisticsController statistics
    readonly property var chart: card.chart
    readonly property var kinds: ({
            "line": line,
            "histogram": histogram,
            "bars": bars,
            "outcomes": outcomes,
            "calendar": calendar,
            "list": lines
        })

    signal saved

    function list(lines: var): var {
        return typeof lines === "string" ? lines.split("\n") : lines ?? [];
    }

    // The rows of a table that is given as {column: values}.
    function rows(table: var): var {
        const names = Object.keys(table ?? {});
        const columns = names.map(name => root.list(table[name]));
        const rows = [];
        for (let i = 0; i < (columns[0]?.length ?? 0); ++i) {
            const row = {};
            for (let j = 0; j < names.length; ++j)
                row[names[j]] = columns[j][i];
            rows.push(row);
        }
        return rows;
    }

    function open(index: int): void {
        root.statistics.openValue(root.card.id, index);
    }

    objectName: "card:" + card.id
    implicitHeight: body.y + body.height + Theme.space16
    Accessible.role: Accessible.Grouping
    Accessible.name: card.title

    Column {
        id: heading

        x: Theme.space16
        y: Theme.space12
        width: buttons.x - x - Theme.space8

        BodyText {
            width: parent.width
            text: root.card.title
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
            Accessible.role: Accessible.Heading
        }

        CaptionText {
            width: parent.width
            visible: text !== ""
            text: root.card.note
            wrapMode: Text.WordWrap
        }
    }

    Row {
        id: buttons

        anchors.right: parent.right
        anchors.rightMargin: Theme.space8
        y: Theme.space4

        IconButton {
            objectName: "earlier"
            visible: root.card.kind === "calendar"
            enabled: root.chart.earlier ?? false
            icon.name: "back"
            text: qsTr("The year before")
            onClicked: root.statistics.showYear(root.chart.year - 1)
        }

        IconButton {
            objectName: "later"
            visible: root.card.kind === "calendar"
            enabled: root.chart.later ?? false
            icon.name: "forward"
            text: qsTr("The year after")
            onClicked: root.statistics.showYear(root.chart.year + 1)
        }

        IconButton {
            objectName: "save:" + root.card.id
            icon.name: "export"
            text: qsTr("Save as a picture …")
            Accessible.description: root.card.title
            onClicked: root.saved()
        }
    }

    Loader {
        id: body

        x: Theme.space16
        y: Math.max(heading.y + heading.height, buttons.y + buttons.height) + Theme.space8
        width: parent.width - 2 * Theme.space16
        sourceComponent: root.kinds[root.card.kind] ?? null
    }

    Component {
        id: line

        LineChart {
            name: root.card.title
            summary: root.chart.summary
            sentences: root.list(root.chart.sentences)
            points: root.rows(root.chart.points)
            ticks: root.rows(root.chart.ticks)
            dates: root.rows(root.chart.dates)
            reference: root.chart.reference
            onActivated: index => root.open(index)
        }
    }

    Component {
        id: histogram

        Histogram {
            name: root.card.title
            summary: root.chart.summary
            sentences: root.list(root.chart.sentences)
            bins: root.rows(root.chart.bins)
            ticks: root.rows(root.chart.ticks)
            marker: root.chart.marker
            axisTitle: root.chart.axisTitle
            onActivated: index => root.open(index)
        }
    }

    Component {
        id: bars

        BarRows {
            name: root.card.title
            summary: root.chart.summary
            sentences: root.list(root.chart.sentences)
            rows: root.rows(root.chart.rows)
            reference: root.chart.reference
            referenceLabel: root.chart.referenceLabel
            onActivated: index => root.open(index)
        }
    }

    Component {
        id: outcomes

        OutcomeBar {
            name: root.card.title
            summary: root.chart.summary
            sentences: root.list(root.chart.sentences)
            parts: root.rows(root.chart.parts)
            onActivated: index => root.open(index)
        }
    }

    Component {
        id: calendar

        CalendarMap {
            name: root.card.title
            summary: root.chart.summary
            sentences: root.list(root.chart.sentences)
            days: root.rows(root.chart.days)
            offset: root.chart.offset
            months: root.rows(root.chart.months)
            weekdays: root.list(root.chart.weekdays)
            onActivated: index => root.open(index)
        }
    }

    Component {
        id: lines

        StatisticsList {
            rows: root.rows(root.chart.rows)
            onOpened: index => root.open(index)
        }
    }
}
