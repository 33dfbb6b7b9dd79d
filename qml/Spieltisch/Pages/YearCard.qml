pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.Charts
import Spieltisch.Ui

// The year so far: matches, share won, and a column for every month, won upwards and lost downwards.
Sheet {
    id: root

    required property var year
    // Nothing is said about a year that has not been read yet.
    readonly property bool known: year.year !== undefined
    readonly property int played: year.played ?? 0
    // Whether a match was won or lost: not one of people against each other.
    readonly property bool counted: root.year.percent !== undefined && root.year.percent !== null
    readonly property int won: year.won ?? 0
    readonly property var months: year.months ?? []
    readonly property int lost: months.reduce((sum, month) => sum + month.lost, 0)

    height: column.height + 2 * Theme.space16
    Accessible.role: Accessible.Grouping
    Accessible.name: heading.text

    Column {
        id: column

        x: Theme.space16
        y: Theme.space16
        width: parent.width - 2 * Theme.space16
        spacing: Theme.space8

        Item {
            width: parent.width
            height: heading.implicitHeight

            BodyText {
                id: heading

                text: qsTr("Your year %1").arg(root.year.year ?? "")
                font.weight: Font.DemiBold
                Accessible.role: Accessible.Heading
            }

            SmallText {
                anchors.right: parent.right
                anchors.baseline: heading.baseline
                visible: root.known
                text: qsTr("%n match(es)", "", root.played)
            }
        }

        SmallText {
            visible: root.known && !root.counted
            width: parent.width
            text: root.played === 0 ? qsTr("From the first finished match on, this shows how your months went.") : qsTr("Matches against the computer count here.")
            wrapMode: Text.WordWrap
        }

        Row {
            visible: root.counted
            spacing: Theme.space8

            DisplayText {
                id: share

                text: qsTr("%1%").arg(root.year.percent ?? 0)
                font.features: Theme.tabular
            }

            SmallText {
                anchors.baseline: share.baseline
                text: qsTr("won")
            }
        }

        MonthChart {
            width: parent.width
            months: root.months
            visible: root.counted
        }

        Row {
            visible: root.counted
            spacing: Theme.space16

            LegendEntry {
                swatch: Inks.won
                sign: "check"
                text: qsTr("%n won", "", root.won)
            }

            LegendEntry {
                swatch: Inks.lost
                sign: "minus"
                text: qsTr("%n lost", "", root.lost)
            }
        }
    }
}
