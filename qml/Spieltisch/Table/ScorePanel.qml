pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spieltisch.App
import Spieltisch.Ui

// Every side's score with what is missing and what the preview would add.
Column {
    id: root

    required property TableController table

    spacing: Theme.space12

    CaptionText {
        text: qsTr("Points")
        color: Theme.faint
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
    }

    Repeater {
        model: root.table.scores.length

        RowLayout {
            id: entry

            required property int index
            readonly property var modelData: root.table.scores[index] ?? ({})

            width: root.width
            spacing: Theme.space12
            Accessible.role: Accessible.StaticText
            Accessible.name: [modelData.name, modelData.text, modelData.note].filter(part => part).join(", ")

            Avatar {
                side: entry.modelData.side
                initial: entry.modelData.initial
                size: Theme.scaled(36)
            }

            ColumnLayout {
                spacing: 0
                Layout.fillWidth: true

                BodyText {
                    text: entry.modelData.name
                    font.weight: Font.DemiBold
                    elide: Text.ElideRight
                    Accessible.ignored: true
                    Layout.fillWidth: true
                }

                CaptionText {
                    text: entry.modelData.level ?? ""
                    visible: text !== ""
                    elide: Text.ElideRight
                    Accessible.ignored: true
                    Layout.fillWidth: true
                }
            }

            ColumnLayout {
                spacing: -2

                RowLayout {
                    spacing: Theme.space8
                    Layout.alignment: Qt.AlignRight

                    BodyText {
                        visible: entry.modelData.gain > 0
                        text: "+" + entry.modelData.gain
                        color: Theme.playerText(entry.modelData.side)
                        font.weight: Font.DemiBold
                        Accessible.ignored: true
                    }

                    BodyText {
                        text: entry.modelData.text
                        font.pixelSize: Theme.displaySize
                        font.weight: Font.Bold
                        font.features: Theme.tabular
                        Accessible.ignored: true
                    }
                }

                CaptionText {
                    text: entry.modelData.note ?? ""
                    visible: text !== ""
                    Accessible.ignored: true
                    Layout.alignment: Qt.AlignRight
                }
            }
        }
    }
}
