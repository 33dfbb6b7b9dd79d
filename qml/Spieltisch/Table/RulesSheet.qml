pragma ComponentBehavior: Bound

import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// The rules as the options of this match have them.
TableSheet {
    id: root

    required property TableController table
    required property SettingsController settings

    objectName: "rulesSheet"
    title: qsTr("Rules of %1").arg(table.gameName)

    ScrollArea {
        id: area

        objectName: "rulesArea"
        anchors.fill: parent
        padding: Theme.space24
        activeFocusOnTab: true
        focus: true
        Accessible.role: Accessible.Document
        Accessible.name: root.title

        Column {
            width: area.width - 2 * area.padding
            spacing: Theme.space24

            Repeater {
                model: root.table.rules

                Column {
                    id: section

                    required property var modelData

                    width: parent.width
                    spacing: Theme.space8

                    TitleText {
                        width: parent.width
                        text: section.modelData.title
                        wrapMode: Text.WordWrap
                    }

                    Repeater {
                        model: section.modelData.paragraphs

                        BodyText {
                            required property string modelData

                            width: Math.min(section.width, Theme.scaled(680))
                            text: modelData
                            wrapMode: Text.WordWrap
                            lineHeight: 1.25
                        }
                    }

                    Repeater {
                        model: section.modelData.examples

                        Item {
                            id: example

                            required property var modelData

                            width: section.width
                            height: Math.max(chips.height, caption.height)

                            Row {
                                id: chips

                                anchors.verticalCenter: parent.verticalCenter
                                spacing: Theme.space4

                                Repeater {
                                    model: example.modelData.pieces

                                    CardChip {
                                        required property string modelData

                                        face: modelData
                                        settings: root.settings
                                        deck: root.table.deck
                                        size: Theme.scaled(34)
                                    }
                                }
                            }

                            BodyText {
                                id: caption

                                anchors.verticalCenter: parent.verticalCenter
                                x: chips.width > 0 ? chips.width + Theme.space16 : 0
                                width: example.width - x
                                text: example.modelData.text
                                wrapMode: Text.WordWrap
                                color: Theme.muted
                            }
                        }
                    }
                }
            }
        }
    }
}
