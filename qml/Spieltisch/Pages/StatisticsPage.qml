pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// Years of play: filters, large figures, charts; each of them leads to the matches behind it.
PageFrame {
    id: root

    required property AppController app
    readonly property StatisticsController statistics: app.statistics
    readonly property bool nothing: statistics !== null && statistics.empty.title !== undefined
    readonly property bool single: contentWidth < Theme.scaled(760)
    property StatisticsMatches matches: null
    // What takes no longer than this says nothing: words that come and go at once would only disturb.
    readonly property int patience: 150
    readonly property bool counting: (statistics?.busy ?? false) && !waiting.running

    // Make what a page seldom needs, which is read only now.
    function make(file: string, properties: var): var {
        return Qt.createComponent(Qt.resolvedUrl(file)).createObject(root, properties);
    }

    // Ask where to write something; `name` is proposed, `filters` are the kinds of file, `write` gets the url.
    function save(title: string, name: string, filters: list<string>, suffix: string, write: var): void {
        const dialog = root.make("SaveDialog.qml", {
            "app": root.app,
            "host": root,
            "title": title,
            "nameFilters": filters,
            "name": name,
            "suffix": suffix
        });
        dialog.chosen.connect(url => write(url));
        dialog.open();
    }

    function saveChart(card: var): void {
        root.save(qsTr("Save chart"), card.title, [qsTr("Picture (*.png)"), qsTr("Vector drawing (*.svg)")], "png", url => root.statistics.exportChart(card.id, url));
    }

    // The sheet with the matches is there while there are some to show.
    function followMatches(): void {
        const wanted = root.statistics !== null && root.statistics.behind.title !== undefined;
        if (wanted && root.matches === null) {
            root.matches = sheet.createObject(root) as StatisticsMatches;
            root.matches.open();
        } else if (!wanted) {
            root.matches?.close();
        }
    }

    title: qsTr("Statistics")
    subtitle: counting ? qsTr("Counting …") : ""
    scrolled: area.contentY
    actions: [
        IconButton {
            objectName: "resetFilters"
            visible: root.statistics?.filtered ?? false
            icon.name: "restart"
            text: qsTr("Show all matches")
            onClicked: root.statistics.reset()
        },
        SecondaryButton {
            objectName: "csv"
            enabled: !root.nothing
            icon.name: "export"
            text: qsTr("CSV")
            Accessible.name: qsTr("Save the figures as CSV")
            onClicked: root.save(Accessible.name, root.title, [qsTr("Table (*.csv)")], "csv", url => root.statistics.exportData("csv", url))
        },
        SecondaryButton {
            objectName: "json"
            enabled: !root.nothing
            icon.name: "export"
            text: qsTr("JSON")
            Accessible.name: qsTr("Save the figures as JSON")
            onClicked: root.save(Accessible.name, root.title, [qsTr("Data (*.json)")], "json", url => root.statistics.exportData("json", url))
        }
    ]

    onCountingChanged: if (counting)
        Accessible.announce(subtitle, Accessible.Polite)
    Component.onCompleted: followMatches()
    Component.onDestruction: statistics?.closeMatches()

    Connections {
        target: root.statistics

        function onBehindChanged(): void {
            root.followMatches();
        }

        function onBusyChanged(): void {
            if (root.statistics.busy)
                waiting.restart();
        }
    }

    Timer {
        id: waiting

        interval: root.patience
        running: true
    }

    ScrollArea {
        id: area

        objectName: "statisticsArea"
        // The shadows of the cards reach over the edges of what is in them. The heading scrolls, too: shapes that are
        // out of sight would be drawn over it where there is no graphics card.
        x: -Theme.space16
        y: -root.contentTop
        width: parent.width + 2 * Theme.space16
        height: root.height

        Column {
            id: column

            x: Theme.space16
            topPadding: root.contentTop
            width: area.width - 2 * Theme.space16
            spacing: Theme.space16
            bottomPadding: Theme.space28

            Flow {
                visible: !root.nothing || (root.statistics?.filtered ?? false) || (root.statistics?.empty.choosable ?? false)
                width: parent.width
                spacing: Theme.space8

                Repeater {
                    model: root.statistics?.filters.length ?? 0

                    GradualPart {
                        id: place

                        required property int index

                        sourceComponent: StatisticsFilter {
                            filter: root.statistics?.filters[place.index] ?? null
                            onChosen: value => root.statistics.choose(filter.key, value)
                        }
                    }
                }

                Repeater {
                    // A number as the model keeps the chips, and the focus, when one has gone.
                    model: root.statistics?.chips.length ?? 0

                    StatisticsChip {
                        required property int index

                        chip: root.statistics?.chips[index] ?? null
                        onClicked: root.statistics.choose(chip.key, chip.value)
                    }
                }
            }

            EmptyState {
                visible: root.nothing
                width: parent.width
                topPadding: Theme.scaled(80)
                icon: "chart"
                title: root.statistics?.empty.title ?? ""
                explanation: root.statistics?.empty.text ?? ""

                PrimaryButton {
                    visible: root.statistics?.filtered ?? false
                    text: qsTr("Show all matches")
                    onClicked: root.statistics.reset()
                }

                PrimaryButton {
                    visible: !(root.statistics?.filtered ?? false)
                    text: qsTr("Choose a game")
                    onClicked: root.app.navigate("play")
                }
            }

            StatisticsFigures {
                width: parent.width
                visible: figures.length > 0
                figures: root.statistics?.figures ?? []
                onOpened: index => root.statistics.openFigure(index)
            }

            Row {
                id: columns

                readonly property real leftWidth: root.single ? width : Math.round((width - spacing) * 0.54)

                width: parent.width
                spacing: Theme.space16

                StatisticsColumn {
                    width: columns.leftWidth
                    statistics: root.statistics
                    shown: root.single ? [0, 1] : [0]
                    onSaved: card => root.saveChart(card)
                }

                StatisticsColumn {
                    visible: !root.single
                    width: columns.width - columns.leftWidth - columns.spacing
                    statistics: root.statistics
                    shown: root.single ? [] : [1]
                    onSaved: card => root.saveChart(card)
                }
            }

            StatisticsColumn {
                width: parent.width
                statistics: root.statistics
                shown: [-1]
                onSaved: card => root.saveChart(card)
            }
        }
    }

    Component {
        id: sheet

        StatisticsMatches {
            app: root.app
            statistics: root.statistics
            onExported: match => root.exportRequested(match)
            onClosed: {
                root.matches = null;
                root.statistics?.closeMatches();
                destroy();
            }
        }
    }
}
