pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// How domino tiles look, with some of them.
SettingsGroup {
    id: root

    required property SettingsController settings

    name: "tiles"
    title: qsTr("Domino tiles")

    ChoiceRow {
        objectName: "tileSet"
        width: parent?.width ?? 0
        title: qsTr("Tiles")
        explanation: qsTr("Black on white has the strongest contrast.")
        words: qsTr("dominoes stones bones contrast", "words people may look for")
        choices: [
            {
                "value": "ivory",
                "label": qsTr("Ivory")
            },
            {
                "value": "dark",
                "label": qsTr("Dark")
            },
            {
                "value": "contrast",
                "label": qsTr("High contrast")
            }
        ]
        value: root.settings.tileSet
        onChosen: value => root.settings.tileSet = value
    }

    ChoiceRow {
        objectName: "tilePips"
        width: parent?.width ?? 0
        title: qsTr("Pips")
        explanation: qsTr("A colour for each number helps to find what fits.")
        words: qsTr("dots spots colour", "words people may look for")
        note: available ? "" : qsTr("High-contrast tiles have black pips only.")
        available: root.settings.tileSet !== "contrast"
        choices: [
            {
                "value": "plain",
                "label": qsTr("One colour")
            },
            {
                "value": "tinted",
                "label": qsTr("By number")
            }
        ]
        value: root.settings.tilePips
        onChosen: value => root.settings.tilePips = value
    }

    Item {
        visible: !(root.finder?.active ?? false)
        width: parent?.width ?? 0
        height: surface.height + 2 * Theme.space12

        Rectangle {
            id: surface

            y: Theme.space12
            width: parent.width
            height: tiles.height + 2 * Theme.space16
            radius: Theme.radius
            color: Theme.tableMiddle
            clip: true

            Row {
                id: tiles

                anchors.centerIn: parent
                spacing: Theme.space8

                Repeater {
                    model: ["", "1-0", "3-2", "5-4", "6-6"]

                    SceneCard {
                        required property string modelData

                        tile: true
                        face: modelData
                        height: Math.min(96, (surface.width - 2 * Theme.space16 - 4 * Theme.space8) / 2.5)
                        settings: root.settings
                    }
                }
            }
        }
    }
}
