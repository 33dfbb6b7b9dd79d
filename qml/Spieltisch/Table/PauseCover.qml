import QtQuick
import Spieltisch.Ui

// Lies over the felt while the person has paused the match; the cards stay out of sight.
FocusScope {
    id: root

    signal resumeRequested

    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Paused")

    Rectangle {
        anchors.fill: parent
        color: Theme.tableOuter
        opacity: 0.94
    }

    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
        Accessible.ignored: true
        onWheel: wheel => wheel.accepted = true
    }

    Sheet {
        anchors.centerIn: parent
        width: column.implicitWidth + 2 * Theme.scaled(48)
        height: column.implicitHeight + 2 * Theme.space28

        Column {
            id: column

            anchors.centerIn: parent
            spacing: Theme.space20

            Icon {
                anchors.horizontalCenter: parent.horizontalCenter
                name: "pause"
                size: Theme.scaled(44)
                color: Theme.accentText
            }

            TitleText {
                anchors.horizontalCenter: parent.horizontalCenter
                text: qsTr("The match is paused")
            }

            PrimaryButton {
                objectName: "resume"
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.max(Theme.scaled(220), implicitWidth)
                focus: true
                icon.name: "resume"
                text: qsTr("Continue")
                key: "P"
                onClicked: root.resumeRequested()
            }
        }
    }
}
