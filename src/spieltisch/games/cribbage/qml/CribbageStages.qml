pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spieltisch.Ui

// The three counts of a show: which are done, which is running, which are to come.
RowLayout {
    id: root

    required property var stages

    objectName: "stages"
    spacing: Theme.space12
    uniformCellSizes: true

    Repeater {
        model: 3

        Rectangle {
            id: stage

            required property int index
            readonly property var count: root.stages[index] ?? null
            readonly property string title: count?.title ?? ""
            readonly property string points: count?.points ?? ""
            readonly property bool current: count?.state === "current"
            readonly property bool none: count?.state === "void"
            readonly property color ink: current ? Theme.accentInk : none ? Theme.plateMuted : Theme.plateText

            implicitHeight: Theme.scaled(44)
            radius: Theme.radius
            color: current ? Theme.accent : Theme.plate
            border.width: current ? 0 : 1
            border.color: Theme.plateBorder
            opacity: none ? 0.6 : 1
            Accessible.role: Accessible.StaticText
            Accessible.name: [title, points].join(" ")
            Layout.fillWidth: true

            RowLayout {
                anchors.fill: parent
                anchors.leftMargin: Theme.space12
                anchors.rightMargin: Theme.space12

                BodyText {
                    text: stage.title
                    color: stage.ink
                    font.weight: Font.DemiBold
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.captionSize
                    elide: Text.ElideRight
                    Accessible.ignored: true
                    Layout.fillWidth: true
                }

                BodyText {
                    visible: text !== ""
                    text: stage.points
                    color: stage.current ? stage.ink : Theme.player(stage.count?.side ?? 0)
                    font.weight: Font.Bold
                    font.features: Theme.tabular
                    Accessible.ignored: true
                }
            }
        }
    }
}
