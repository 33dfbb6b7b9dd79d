pragma ComponentBehavior: Bound

import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// Every scored event of the match, deal by deal: why, with which cards, points, total.
TableSheet {
    id: root

    required property TableController table
    required property SettingsController settings

    title: qsTr("Score details")
    onAboutToShow: table.loadDetails()

    EmptyState {
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.space24
        visible: root.table.details.length === 0
        icon: "score"
        title: qsTr("No points yet")
        explanation: qsTr("Every scored point appears here with its reason and cards.")
    }

    ScrollArea {
        id: area

        objectName: "detailsArea"
        anchors.fill: parent
        padding: Theme.space24
        activeFocusOnTab: true
        focus: true
        Keys.onUpPressed: flick(0, 900)
        Keys.onDownPressed: flick(0, -900)

        Column {
            width: area.width - 2 * area.padding
            spacing: Theme.space20

            Repeater {
                model: root.table.details

                Column {
                    id: section

                    required property var modelData

                    width: parent.width
                    spacing: Theme.space4

                    BodyText {
                        text: section.modelData.title
                        font.weight: Font.Bold
                        bottomPadding: Theme.space4
                        Accessible.role: Accessible.Heading
                    }

                    Repeater {
                        model: section.modelData.rows

                        DetailLine {
                            width: section.width
                            settings: root.settings
                            deck: root.table.deck
                        }
                    }
                }
            }
        }
    }
}
