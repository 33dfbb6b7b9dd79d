pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spieltisch.Ui

// How a round ended: who went out or that it was blocked, the count, the pips left and what every side gets.
Rectangle {
    id: root

    // See presenter/ending.py.
    required property var end
    required property real room
    // function(side) -> what it is called.
    required property var nameOf

    objectName: "roundEnd"
    implicitWidth: Math.min(room, Theme.scaled(640))
    implicitHeight: rows.implicitHeight + 2 * Theme.space12
    radius: Theme.sheetRadius
    color: Theme.plate
    border.width: 1.5
    border.color: Theme.accent
    Accessible.role: Accessible.Grouping
    Accessible.name: end.title
    Accessible.description: end.text

    Shadow {}

    // Takes clicks that would fall through to the table.
    MouseArea {
        anchors.fill: parent
        Accessible.ignored: true
    }

    RowLayout {
        id: rows

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: Theme.space16
        spacing: Theme.space20

        ColumnLayout {
            spacing: 2
            Layout.fillWidth: true

            BodyText {
                text: root.end.title
                color: Theme.plateText
                font.weight: Font.DemiBold
                wrapMode: Text.WordWrap
                Layout.fillWidth: true
            }

            SmallText {
                text: root.end.text
                color: Theme.plateMuted
                wrapMode: Text.WordWrap
                Layout.fillWidth: true
            }
        }

        GridLayout {
            columns: 3
            columnSpacing: Theme.space12
            rowSpacing: 2

            Repeater {
                model: root.end.sides.length * 3

                SmallText {
                    required property int index
                    readonly property var side: root.end.sides[Math.floor(index / 3)] ?? ({})
                    readonly property int column: index % 3

                    text: [root.nameOf(side.side), side.pips, side.gain_label][column] ?? ""
                    color: column === 0 || column === 2 && side.gain > 0 ? Theme.player(side.side) : Theme.plateMuted
                    elide: Text.ElideRight
                    font.weight: column === 1 ? Font.Normal : Font.DemiBold
                    font.features: Theme.tabular
                    horizontalAlignment: column === 0 ? Text.AlignLeft : Text.AlignRight
                    Layout.maximumWidth: column === 0 ? Theme.scaled(130) : -1
                    Layout.fillWidth: true
                }
            }
        }
    }
}
