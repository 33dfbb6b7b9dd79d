pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// The seats around a table seen from above, the first one nearest; each opens a list of who can sit there.
Item {
    id: root

    required property NewMatchController match
    required property SettingsController settings
    required property ProfilesController profiles
    readonly property int count: match.seats.length
    readonly property real seatHeight: Theme.scaled(60)
    // Seats at the sides share a row with the table, those above and below it have one to themselves.
    readonly property real sideWidth: Math.min(Theme.scaled(152), width * 0.43)
    readonly property real middleWidth: Math.min(Theme.scaled(196), width * 0.6)
    readonly property real cardHeight: count > 2 ? Math.min(76, (width - 2 * sideWidth) * 0.8) : 84
    readonly property real legendHeight: legend.visible ? legend.height + Theme.space8 : 0
    readonly property real room: height - head.height - buttons.height - legendHeight - 2 * Theme.space24
    readonly property real ringHeight: Math.min(room, Theme.scaled(400))
    readonly property real tableTop: head.height + Theme.space12 + Math.max(0, (room - ringHeight) / 4)

    signal peopleRequested

    Item {
        id: head

        width: parent.width
        height: Math.max(heading.height, counts.visible ? counts.height : 0)

        SmallText {
            id: heading

            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Players")
            font.weight: Font.DemiBold
            Accessible.role: Accessible.Heading
        }

        Segmented {
            id: counts

            objectName: "seatCount"
            anchors.right: parent.right
            visible: root.match.seatCounts.length > 0
            name: qsTr("Number of players")
            choices: root.match.seatCounts.map(count => ({
                        "value": count,
                        "label": count
                    }))
            value: root.count
            onChosen: value => root.match.setSeatCount(value)
        }
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

        // Partners sit opposite each other: a dotted line in their colour joins them.
        Repeater {
            model: root.count === 4 && root.match.sides.length === 2 ? 2 : 0

            Row {
                id: line

                required property int index

                anchors.centerIn: parent
                width: (index === 0 ? parent.height : parent.width) - Theme.space28
                rotation: index === 0 ? 90 : 0
                spacing: 6

                Repeater {
                    model: Math.max(0, Math.floor(line.width / 10))

                    Rectangle {
                        width: 4
                        height: 2
                        radius: 1
                        color: Theme.person(root.match.seats[line.index]?.colour ?? 0)
                    }
                }
            }
        }

        SceneCard {
            x: parent.width / 2 - width + 8
            y: (parent.height - height) / 2
            height: Math.min(root.cardHeight, parent.height * 0.46)
            rotation: -7
            face: root.match.tiles ? "6-4" : "KH"
            deck: root.match.deck
            settings: root.settings
        }

        SceneCard {
            x: parent.width / 2 - 8
            y: (parent.height - height) / 2 + 3
            height: Math.min(root.cardHeight, parent.height * 0.46)
            rotation: 6
            tile: root.match.tiles
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

            width: Math.abs(Math.cos(angle)) > 0.1 ? root.sideWidth : root.middleWidth
            height: root.seatHeight
            x: root.width / 2 + Math.cos(angle) * (root.width - width) / 2 - width / 2
            y: root.tableTop + root.ringHeight / 2 + Math.sin(angle) * (root.ringHeight - height) / 2 - height / 2
            seat: root.match.seats[index]
            match: root.match
            profiles: root.profiles
            onPeopleRequested: root.peopleRequested()
        }
    }

    Flow {
        id: legend

        objectName: "sides"
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.tableTop + root.ringHeight + Theme.space16
        width: Math.min(root.width, versus.implicitWidth + 2 * Theme.space8 + first.width + second.width + 1)
        height: visible ? implicitHeight : 0
        visible: root.match.sides.length === 2
        spacing: Theme.space8
        Accessible.role: Accessible.StaticText
        Accessible.name: visible ? qsTr("%1 against %2").arg(root.match.sides[0].text).arg(root.match.sides[1].text) : ""

        SideName {
            id: first

            side: root.match.sides[0] ?? null
        }

        SmallText {
            id: versus

            text: qsTr("against", "between two sides of a match")
            Accessible.ignored: true
        }

        SideName {
            id: second

            side: root.match.sides[1] ?? null
        }
    }

    Row {
        id: buttons

        anchors.horizontalCenter: parent.horizontalCenter
        y: legend.y + (legend.visible ? legend.height + Theme.space16 : Theme.space8)
        spacing: Theme.space8

        SecondaryButton {
            objectName: "swap"
            icon.name: "swap"
            text: qsTr("Swap seats")
            font.pixelSize: Theme.smallSize
            horizontalPadding: Theme.space12
            onClicked: root.match.swapSeats()
        }

        SecondaryButton {
            objectName: "addPerson"
            visible: root.count > 2
            enabled: root.match.seats.some(seat => seat.player !== "human")
            icon.name: "person"
            text: qsTr("Add a person")
            font.pixelSize: Theme.smallSize
            horizontalPadding: Theme.space12
            onClicked: root.match.addPerson()
        }
    }
}
