pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Spieltisch.App
import Spieltisch.Ui

// Everyone by name, and the field that adds somebody; arrows go up and down.
Item {
    id: root

    required property ProfilesController profiles
    readonly property int current: profiles.person.id ?? -1

    function addTyped(): void {
        if (field.text.trim() === "")
            return;
        root.profiles.add(field.text);
        field.clear();
    }

    // Bring the keyboard to the person who is chosen, else to the first one, else to the field.
    function takeFocus(): void {
        const place = Math.max(0, root.profiles.people.findIndex(person => person.id === root.current));
        const item = rows.itemAt(place) ?? field;
        item.forceActiveFocus(Hands.reason);
    }

    function step(from: int, by: int): void {
        const next = rows.itemAt(from + by) as T.AbstractButton;
        if (next === null)
            return;
        next.forceActiveFocus(Qt.TabFocusReason);
        next.click();
    }

    ScrollArea {
        id: area

        width: parent.width
        height: parent.height - foot.height - Theme.space12

        Column {
            width: area.width - Theme.space8
            spacing: 2

            Repeater {
                id: rows

                model: root.profiles.people.length

                ProfileRow {
                    required property int index

                    objectName: "person:" + (person.name ?? "")
                    width: parent?.width ?? 0
                    person: root.profiles.people[index] ?? ({})
                    current: person.id === root.current
                    Keys.onDownPressed: root.step(index, 1)
                    Keys.onUpPressed: root.step(index, -1)
                    onClicked: root.profiles.choose(person.id)
                }
            }
        }
    }

    Column {
        id: foot

        anchors.bottom: parent.bottom
        width: parent.width - Theme.space8
        spacing: Theme.space4

        CaptionText {
            text: qsTr("Add a person")
            Accessible.ignored: true
        }

        Row {
            width: parent.width
            spacing: Theme.space4

            EntryField {
                id: field

                objectName: "newPerson"
                width: parent.width - plus.width - parent.spacing
                maximumLength: 24
                original: ""
                placeholderText: qsTr("Name")
                Accessible.name: qsTr("Name of a new person")
                onAccepted: root.addTyped()
            }

            IconButton {
                id: plus

                objectName: "addPerson"
                enabled: field.text.trim() !== ""
                icon.name: "add"
                text: qsTr("Add a person")
                onClicked: root.addTyped()
            }
        }
    }
}
