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
    readonly property real seatWidth: Math.min(Theme.scaled(196), width * (count > 2 ? 0.33 : 0.46))
    readonly property real room: height - heading.height - buttons.height - 2 * Theme.space24
    readonly property real ringHeight: Math.min(room, Theme.scaled(400))
    readonly property real tableTop: heading.height + Theme.space12 + Math.max(0, (room - ringHeight) / 4)

    SmallText {
        id: heading

        text: qsTr("Players")
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
    }

    Item {
        id: ellipse

        anchors.horizontalCenter: parent.horizontalCenter
        y: root.tableTop + (root.ringHeight - height) / 2
        width: root.width * 0.56
        height: root.ringHeight - 2 * root.seatHeight - 2 * Theme.space12
        Accessible.ignored: true

        Oval {
            anchors.fill: parent
            anchors.topMargin: 4
            color: Theme.walnutDark
        }

        Oval {
            anchors.fill: parent
            anchors.bottomMargin: 5
            color: Theme.walnut
        }

        Oval {
            anchors.fill: parent
            anchors.margins: 7
            anchors.bottomMargin: 12
            color: Theme.tableMiddle
            glow: Theme.tableInner
        }

        SceneCard {
            x: parent.width / 2 - width + 8
            y: (parent.height - height) / 2
            height: Math.min(root.count > 2 ? 76 : 84, parent.height * 0.46)
            rotation: -7
            face: "KH"
            settings: root.settings
        }

        SceneCard {
            x: parent.width / 2 - 8
            y: (parent.height - height) / 2 + 3
            height: Math.min(root.count > 2 ? 76 : 84, parent.height * 0.46)
            rotation: 6
            face: ""
            settings: root.settings
        }
    }

    Repeater {
        // A number as the model keeps the cards, and what they have opened, when a seat changes.
        model: root.count

        SeatCard {
            required property int index

            objectName: "seat" + index
            readonly property real angle: Math.PI / 2 + 2 * Math.PI * index / Math.max(1, root.count)

            width: root.seatWidth
            height: root.seatHeight
            x: root.width / 2 + Math.cos(angle) * (root.width - width) / 2 - width / 2
            y: root.tableTop + root.ringHeight / 2 + Math.sin(angle) * (root.ringHeight - height) / 2 - height / 2
            seat: root.match.seats[index]
            match: root.match
        }
    }

    Row {
        id: buttons

        anchors.horizontalCenter: parent.horizontalCenter
        y: root.tableTop + root.ringHeight + Theme.space24

        SecondaryButton {
            objectName: "swap"
            icon.name: "swap"
            text: qsTr("Swap seats")
            font.pixelSize: Theme.smallSize
            onClicked: root.match.swapSeats()
        }
    }
}
