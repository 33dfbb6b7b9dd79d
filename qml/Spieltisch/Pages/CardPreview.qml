pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// A hand of cards on the table as the settings have it now.
Column {
    id: root

    required property SettingsController settings
    readonly property real factor: ({
            "small": 0.86,
            "large": 1.14
        })[settings.cardSize] ?? 1
    readonly property real cardHeight: Math.min(168, width * 0.44) * factor

    spacing: Theme.space8

    SmallText {
        text: qsTr("Preview")
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
    }

    Sheet {
        width: root.width
        height: Math.min(168, root.width * 0.44) * 2.55

        TableSurface {
            anchors.fill: parent
            anchors.margins: 1
        }

        Repeater {
            model: ["", "5S"]

            SceneCard {
                required property string modelData
                required property int index

                x: root.width / 2 + (index === 0 ? -width - 10 : 10)
                y: parent.height * 0.07
                height: root.cardHeight * 0.86
                face: modelData
                settings: root.settings
            }
        }

        Repeater {
            model: ["AC", "6D", "JH", "QS", "KD"]

            SceneCard {
                required property string modelData
                required property int index

                x: root.width / 2 - width / 2 + (index - 2) * Math.min(width * 0.62, (root.width - width - 56) / 4)
                y: parent.height - height - 24 + Math.abs(index - 2) * 4
                height: root.cardHeight
                rotation: (index - 2) * 3
                face: modelData
                settings: root.settings
            }
        }
    }
}
