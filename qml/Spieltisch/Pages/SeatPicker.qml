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
    required property ProfilesController profiles
    // Asked anew when the people or the name are others.
    readonly property var suggestions: {
        void root.match.known;
        void root.seat;
        return root.match.suggested(root.seat.seat, root.editing ? nameField.text : "");
    }
    readonly property bool unknown: {
        void root.match.known;
        return root.seat.player === "human" && root.match.isNew(nameField.text);
    }

    // Whether the name has been typed at: before that everybody is suggested.
    property bool editing: false

    signal peopleRequested

    // Write a name to its end while it is typed; what was added is selected, so that typing on replaces it.
    function complete(): void {
        root.editing = true;
        const typed = nameField.text;
        const grown = typed.length > nameField.typed.length;
        nameField.typed = typed;
        const whole = grown && nameField.cursorPosition === typed.length ? root.match.completed(root.seat.seat, typed) : "";
        root.match.setName(root.seat.seat, typed);
        if (whole.length > typed.length) {
            root.match.setName(root.seat.seat, whole); // the field follows the seat
            nameField.select(whole.length, typed.length);
        }
    }

    width: Theme.scaled(320)
    height: implicitContentHeight + topPadding + bottomPadding
    margins: Theme.space12
    padding: Theme.space8
    focus: true
    // A name that stands there is replaced by typing another, also after a player was chosen here before.
    onAboutToShow: editing = false
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

                // What stood there before the newest letter.
                property string typed: ""

                objectName: "seatName"
                x: 3
                width: parent.width - 6
                text: root.seat.name
                placeholderText: root.seat.shownName
                maximumLength: 24
                focus: true
                Accessible.name: qsTr("Name")
                // At every letter: nothing that takes the focus away can lose the name.
                onTextEdited: root.complete()
                onActiveFocusChanged: typed = text
                Keys.onReturnPressed: root.close()
                Keys.onEnterPressed: root.close()
            }

            Flow {
                x: 3
                width: parent.width - 6
                topPadding: Theme.space4
                spacing: Theme.space4

                Repeater {
                    model: root.suggestions

                    ProfileChip {
                        required property var modelData

                        objectName: "known:" + modelData.name
                        person: modelData
                        onClicked: {
                            const seat = root.seat.seat;
                            const match = root.match;
                            root.close();
                            match.sit(seat, modelData.name);
                        }
                    }
                }

                ProfileChip {
                    objectName: "addKnown"
                    visible: root.unknown
                    icon.name: "add"
                    text: qsTr("Add %1").arg(nameField.text.trim())
                    Accessible.description: qsTr("Put this name into the list of people")
                    // It goes with that, and would take the keyboard along.
                    onClicked: {
                        nameField.forceActiveFocus(Hands.reason);
                        root.profiles.add(nameField.text);
                    }
                }

                ProfileChip {
                    objectName: "managePeople"
                    icon.name: "edit"
                    text: qsTr("People …")
                    onClicked: {
                        root.close();
                        root.peopleRequested();
                    }
                }
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
