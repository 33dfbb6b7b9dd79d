pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// What the list of people is for, and the names that have played already: a tap puts one into the list.
ScrollArea {
    id: root

    required property ProfilesController profiles

    Column {
        width: root.width - Theme.space8
        spacing: Theme.space16

        TitleText {
            width: parent.width
            text: root.profiles.people.length === 0 ? qsTr("Nobody is in the list yet") : qsTr("Nobody is chosen")
            wrapMode: Text.WordWrap
        }

        BodyText {
            width: parent.width
            text: qsTr("Whoever is in the list has a colour at the table, figures of their own, and can be chosen for a seat with one tap.")
            color: Theme.muted
            wrapMode: Text.WordWrap
        }

        SmallText {
            visible: root.profiles.guests.length > 0
            width: parent.width
            text: qsTr("These names have played already:")
            wrapMode: Text.WordWrap
        }

        Flow {
            width: parent.width
            spacing: Theme.space8

            Repeater {
                model: root.profiles.guests

                ProfileChip {
                    required property var modelData

                    objectName: "guest:" + modelData.name
                    icon.name: "add"
                    text: modelData.name + " · " + modelData.text
                    Accessible.name: qsTr("Add %1").arg(modelData.name)
                    Accessible.description: modelData.text
                    onClicked: root.profiles.add(modelData.name)
                }
            }
        }
    }
}
