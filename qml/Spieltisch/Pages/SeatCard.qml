pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Spieltisch.App
import Spieltisch.Ui

// A seat: who sits on it; opens the list of players and the field for the name.
T.AbstractButton {
    id: root

    required property var seat
    required property NewMatchController match
    required property ProfilesController profiles
    readonly property bool human: seat.player === "human"
    readonly property string title: seat.shownName

    signal peopleRequested

    function openByKey(): bool {
        const came = root.visualFocus; // the list takes the focus
        if (came)
            root.click();
        return came;
    }

    Accessible.role: Accessible.ButtonDropDown
    Accessible.name: qsTr("Seat %1: %2, %3").arg(seat.seat + 1).arg(title).arg(seat.playerName)

    // Enter starts the match unless the keyboard came here.
    Keys.onEnterPressed: event => event.accepted = openByKey()
    Keys.onReturnPressed: event => event.accepted = openByKey()
    Keys.onDownPressed: click()
    onClicked: picker.open()

    contentItem: Item {
        Avatar {
            id: avatar

            x: 10
            anchors.verticalCenter: parent.verticalCenter
            size: Math.min(Theme.scaled(36), root.width * 0.22)
            colour: root.seat.colour
            mark: root.seat.mark
            initial: root.seat.initial
        }

        Column {
            anchors.left: avatar.right
            anchors.leftMargin: 10
            anchors.right: arrow.left
            anchors.rightMargin: Theme.space4
            anchors.verticalCenter: parent.verticalCenter

            BodyText {
                width: parent.width
                text: root.title
                font.weight: Font.DemiBold
                elide: Text.ElideRight
                Accessible.ignored: true
            }

            CaptionText {
                width: parent.width
                text: root.seat.playerName
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }

        Icon {
            id: arrow

            anchors.right: parent.right
            anchors.rightMargin: Theme.space12
            anchors.verticalCenter: parent.verticalCenter
            name: "down"
            size: Theme.scaled(16)
            color: Theme.muted
        }
    }

    background: Rectangle {
        radius: Theme.sheetRadius
        color: root.down || root.hovered ? Theme.hovered : Theme.raised
        border.width: 1.5
        border.color: Theme.personText(root.seat.colour)

        FocusRing {
            visible: root.visualFocus
            radius: Theme.sheetRadius + gap + border.width
        }
    }

    SeatPicker {
        id: picker

        y: root.height + Theme.space4
        seat: root.seat
        match: root.match
        profiles: root.profiles
        onPeopleRequested: root.peopleRequested()
    }
}
