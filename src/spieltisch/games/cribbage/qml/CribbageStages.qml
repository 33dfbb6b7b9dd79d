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
        model: root.stages

        Rectangle {
            id: stage

            required property var modelData
            readonly property bool current: modelData.state === "current"
            readonly property color ink: current ? Theme.accentInk : modelData.state === "void" ? Theme.plateMuted : Theme.plateText

            implicitHeight: Theme.scaled(44)
            radius: Theme.radius
            color: current ? Theme.accent : Theme.plate
            border.width: current ? 0 : 1
            border.color: Theme.plateBorder
            opacity: modelData.state === "void" ? 0.6 : 1
            Accessible.role: Accessible.StaticText
            Accessible.name: [modelData.title, modelData.points ?? ""].join(" ")
            Layout.fillWidth: true

            RowLayout {
                anchors.fill: parent
                anchors.leftMargin: Theme.space16
                anchors.rightMargin: Theme.space16

                BodyText {
                    text: stage.modelData.title
                    color: stage.ink
                    font.weight: Font.DemiBold
                    elide: Text.ElideRight
                    Accessible.ignored: true
                    Layout.fillWidth: true
                }

                BodyText {
                    visible: text !== ""
                    text: stage.modelData.points ?? ""
                    color: stage.current ? stage.ink : Theme.player(stage.modelData.side)
                    font.weight: Font.Bold
                    font.features: Theme.tabular
                    Accessible.ignored: true
                }
            }
        }
    }
}
