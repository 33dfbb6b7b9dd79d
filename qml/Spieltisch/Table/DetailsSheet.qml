pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Spieltisch.App
import Spieltisch.Ui

// Every scored event of the match, deal by deal: why, with which cards, points, total.
TableSheet {
    id: root

    required property TableController table
    required property SettingsController settings

    readonly property var sections: table.details
    // The lines of all sections, the first of each with the section's title; a section may be a title alone.
    readonly property var lines: [].concat(...sections.map(section => (section.rows.length > 0 ? section.rows : [null]).map((row, index) => ({
                    "heading": index === 0 ? section.title : "",
                    "row": row,
                    "who": root.table.scores.find(score => score.side === row?.side) ?? null
                }))))

    objectName: "detailsSheet"
    title: qsTr("Score details")

    EmptyState {
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.space24
        visible: root.sections.length === 0
        icon: "score"
        title: qsTr("No points yet")
        explanation: qsTr("Every scored point appears here with its reason and cards.")
    }

    // Only the lines in sight are made: a long match has hundreds.
    ListView {
        id: list

        objectName: "detailsArea"
        anchors.fill: parent
        leftMargin: Theme.space24
        rightMargin: Theme.space24
        topMargin: Theme.space12
        bottomMargin: Theme.space24
        spacing: Theme.space4
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        cacheBuffer: 0 // what is made ahead is made by and by, and would complain if it went half made
        activeFocusOnTab: true
        focus: true
        reuseItems: true
        model: root.lines
        currentIndex: -1
        Accessible.role: Accessible.List
        Accessible.name: root.title
        Keys.forwardTo: [keys]

        T.ScrollBar.vertical: ScrollHandle {}

        ScrollKeys {
            id: keys

            view: list
        }

        FocusFrame {
            view: list
        }

        delegate: DetailLine {
            width: list.width - list.leftMargin - list.rightMargin
            settings: root.settings
            deck: root.table.deck
        }
    }
}
