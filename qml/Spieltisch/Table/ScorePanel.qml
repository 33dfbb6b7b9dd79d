pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spieltisch.App
import Spieltisch.Ui

// Every side's score with what is missing and what the preview would add.
Column {
    id: root

    required property TableController table
    // See `GameTable.target`.
    property var target: null

    spacing: Theme.space12

    RowLayout {
        width: root.width
        spacing: Theme.space8

        CaptionText {
            text: root.target?.label ?? qsTr("Points")
            color: Theme.faint
            font.weight: Font.DemiBold
            Accessible.role: Accessible.Heading
            Layout.fillWidth: true
        }

        Rectangle {
            visible: mark.visible
            implicitWidth: 2
            implicitHeight: mark.implicitHeight * 0.8
            color: Theme.warnText
        }

        CaptionText {
            id: mark

            visible: text !== ""
            text: root.target?.markLabel ?? ""
            color: Theme.warnText
            font.weight: Font.DemiBold
        }
    }

    Repeater {
        model: root.table.scores.length

        GridLayout {
            id: entry

            required property int index
            readonly property var modelData: root.table.scores[index] ?? ({})

            width: root.width
            columns: 3
            columnSpacing: Theme.space12
            rowSpacing: 6
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
                    wrapMode: Text.WordWrap
                    maximumLineCount: 2
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
                        text: entry.modelData.gainText
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

            // How far the side has come, and where the mark is.
            Rectangle {
                visible: root.target !== null
                implicitHeight: 6
                radius: 3
                color: Theme.field
                Layout.columnSpan: 3
                Layout.fillWidth: true

                Rectangle {
                    width: parent.width * Math.min(1, (entry.modelData.points ?? 0) / (root.target?.points ?? 1))
                    height: parent.height
                    radius: parent.radius
                    color: Theme.playerText(entry.modelData.side ?? 0)
                }

                Rectangle {
                    visible: mark.visible
                    x: parent.width * (root.target?.mark ?? 0) / (root.target?.points ?? 1) - width / 2
                    y: -3
                    width: 2
                    height: parent.height + 6
                    color: Theme.warnText
                }
            }
        }
    }
}
