import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// Whether there is a newer version: asked by a click alone, and not at all where a system takes care of that.
Sheet {
    id: root

    required property UpdatesController updates

    height: column.height + 2 * Theme.space20
    floating: false

    Column {
        id: column

        x: Theme.space24
        y: Theme.space20
        width: parent.width - 2 * Theme.space24
        spacing: Theme.space16

        Column {
            width: parent.width
            spacing: Theme.space4

            TitleText {
                text: qsTr("Newer versions")
            }

            BodyText {
                id: said

                objectName: "updatesText"
                width: parent.width
                text: root.updates.text
                color: root.updates.newer ? Theme.text : Theme.muted
                wrapMode: Text.WordWrap
                onTextChanged: said.Accessible.announce(said.text, Accessible.Polite)
            }
        }

        Flow {
            width: parent.width
            spacing: Theme.space12
            visible: !root.updates.managed

            SecondaryButton {
                objectName: "checkUpdates"
                text: qsTr("Check for updates")
                Accessible.description: qsTr("Asks the page of the project on the internet, now and only once.")
                enabled: !root.updates.busy
                onClicked: root.updates.check()
            }

            PrimaryButton {
                objectName: "openRelease"
                visible: root.updates.newer
                text: qsTr("Open the page")
                onClicked: Qt.openUrlExternally(root.updates.page)
            }
        }
    }
}
