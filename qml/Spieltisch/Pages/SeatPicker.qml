pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Templates as T
import Spieltisch.App
import Spieltisch.Ui

// The name of whoever sits on a seat, and the choice between a person and the levels of the computer.
T.Popup {
    id: root

    required property var seat
    required property NewMatchController match

    width: Theme.scaled(320)
    height: implicitContentHeight + topPadding + bottomPadding
    margins: Theme.space12
    padding: Theme.space8
    focus: true
    // A name that stands there is replaced by typing another, also after a player was chosen here before.
    onOpened: {
        nameField.forceActiveFocus(Qt.PopupFocusReason);
        nameField.selectAll();
    }

    contentItem: FocusScope {
        implicitHeight: column.implicitHeight
        focus: true

        Column {
            id: column

            width: parent.width
            spacing: 2

            CaptionText {
                leftPadding: Theme.space8
                topPadding: Theme.space4
                bottomPadding: 2
                text: qsTr("Name")
            }

            TextField {
                id: nameField

                objectName: "seatName"
                x: 3
                width: parent.width - 6
                text: root.seat.name
                placeholderText: root.seat.shownName
                maximumLength: 24
                focus: true
                Accessible.name: qsTr("Name")
                // At every letter: nothing that takes the focus away can lose the name.
                onTextEdited: root.match.setName(root.seat.seat, text)
                Keys.onReturnPressed: root.close()
                Keys.onEnterPressed: root.close()
            }

            CaptionText {
                leftPadding: Theme.space8
                topPadding: Theme.space12
                bottomPadding: 2
                text: qsTr("Played by")
            }

            Repeater {
                model: root.match.players

                PlayerRow {
                    required property var modelData

                    objectName: "player:" + modelData.id
                    width: column.width
                    player: modelData
                    current: modelData.id === root.seat.player
                    onClicked: {
                        const seat = root.seat.seat;
                        const match = root.match;
                        root.close();
                        match.setPlayer(seat, modelData.id);
                    }
                }
            }
        }
    }

    background: Sheet {
        border.color: Theme.line
    }
}
