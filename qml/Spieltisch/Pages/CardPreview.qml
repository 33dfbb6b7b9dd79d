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
    // In a wide place the pack lies beside the hand, else behind it.
    readonly property bool beside: width > Theme.scaled(520)
    readonly property real fullHeight: Math.min(168, width * 0.44)
    readonly property real cardHeight: fullHeight * factor
    readonly property real packCentre: width * (beside ? 0.24 : 0.5)
    readonly property real handCentre: width * (beside ? 0.68 : 0.5)

    spacing: Theme.space8

    SmallText {
        text: qsTr("Preview")
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
    }

    Sheet {
        floating: false
        width: root.width
        height: root.fullHeight * (root.beside ? 1.4 : 2.55)

        TableSurface {
            anchors.fill: parent
            anchors.margins: 1
        }

        Repeater {
            model: ["", "5S"]

            SceneCard {
                required property string modelData
                required property int index

                x: root.packCentre + (index === 0 ? -width - 10 : 10)
                y: root.beside ? (parent.height - height) / 2 : parent.height * 0.07
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

                x: root.handCentre - width / 2 + (index - 2) * Math.min(width * 0.62, (root.width - width - 56) / 4)
                y: parent.height - height - 22 + Math.abs(index - 2) * 4
                height: root.cardHeight
                rotation: (index - 2) * 3
                face: modelData
                settings: root.settings
            }
        }
    }
}
