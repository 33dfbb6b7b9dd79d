pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// Who plays here, and the way to the list of people.
SettingsGroup {
    id: root

    required property ProfilesController profiles

    signal peopleRequested

    title: qsTr("People")

    Flow {
        width: parent?.width ?? 0
        visible: root.profiles?.people.length > 0
        topPadding: Theme.space8
        spacing: Theme.space8

        Repeater {
            model: root.profiles?.people ?? []

            Row {
                id: entry

                required property var modelData

                height: Theme.scaled(36)
                spacing: Theme.space8
                rightPadding: Theme.space12

                Avatar {
                    anchors.verticalCenter: parent.verticalCenter
                    size: Theme.scaled(28)
                    initial: entry.modelData.initial
                    colour: entry.modelData.colour
                }

                SmallText {
                    anchors.verticalCenter: parent.verticalCenter
                    text: entry.modelData.name
                    color: Theme.text
                }
            }
        }
    }

    ButtonRow {
        width: parent?.width ?? 0
        title: qsTr("People who play here")
        explanation: qsTr("Names and colours; matches and figures are counted for each of them.")
        buttonText: qsTr("Manage …")
        buttonName: "people"
        divided: false
        onClicked: root.peopleRequested()
    }
}
