pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// The seats around a table seen from above, the first one nearest; each opens a list of who can sit there.
Item {
    id: root

    required property NewMatchController match
    required property SettingsController settings
    readonly property int count: match.seats.length
    readonly property real seatHeight: Theme.scaled(60)
    readonly property real seatWidth: Math.min(Theme.scaled(196), width * (count > 3 ? 0.36 : 0.46))
    readonly property real tableTop: heading.height + Theme.space8
    readonly property real ringHeight: height - tableTop - buttons.height - Theme.space28

    SmallText {
        id: heading

        text: qsTr("Players")
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
    }

    Rectangle {
        id: ellipse

        anchors.horizontalCenter: parent.horizontalCenter
        y: root.tableTop + (root.ringHeight - height) / 2
        width: Math.min(root.width * 0.62, height * 1.5)
        height: root.ringHeight - 1.7 * root.seatHeight
        radius: Math.min(width, height) / 2
        color: Theme.walnut
        Accessible.ignored: true

        Rectangle {
            anchors.fill: parent
            anchors.margins: 6
            anchors.bottomMargin: 10
            radius: Math.min(width, height) / 2
            gradient: Gradient {
                GradientStop {
                    position: 0
                    color: Theme.tableMiddle
                }
                GradientStop {
                    position: 0.5
                    color: Theme.tableInner
                }
                GradientStop {
                    position: 1
                    color: Theme.tableMiddle
                }
            }
        }

        SceneCard {
            x: parent.width / 2 - width + 8
            y: (parent.height - height) / 2
            height: Math.min(84, parent.height * 0.42)
            rotation: -7
            face: "KH"
            settings: root.settings
        }

        SceneCard {
            x: parent.width / 2 - 8
            y: (parent.height - height) / 2 + 3
            height: Math.min(84, parent.height * 0.42)
            rotation: 6
            face: ""
            settings: root.settings
        }
    }

    Repeater {
        model: root.match.seats

        SeatCard {
            required property var modelData
            required property int index

            readonly property real angle: Math.PI / 2 + 2 * Math.PI * index / Math.max(1, root.count)

            width: root.seatWidth
            height: root.seatHeight
            x: root.width / 2 + Math.cos(angle) * (root.width - width) / 2 - width / 2
            y: root.tableTop + root.ringHeight / 2 + Math.sin(angle) * (root.ringHeight - height) / 2 - height / 2
            seat: modelData
            match: root.match
        }
    }

    Row {
        id: buttons

        anchors.horizontalCenter: parent.horizontalCenter
        y: root.height - height - Theme.space16

        SecondaryButton {
            objectName: "swap"
            icon.name: "swap"
            text: qsTr("Swap seats")
            font.pixelSize: Theme.smallSize
            onClicked: root.match.swapSeats()
        }
    }
}
