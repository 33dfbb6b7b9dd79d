import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// What went wrong before this start, once: the report can be read, copied, kept or deleted. It is sent nowhere.
FloatingSheet {
    id: root

    required property CrashController crash

    objectName: "crashSheet"
    title: crash.title
    width: Math.min(Theme.scaled(720), (parent?.width ?? 720) - 2 * Theme.space24)
    height: Math.min(Theme.scaled(600), (parent?.height ?? 600) - 2 * Theme.space24)
    onAboutToHide: root.crash.dismiss()

    Item {
        anchors.fill: parent
        anchors.leftMargin: Theme.space28
        anchors.rightMargin: Theme.space28
        anchors.bottomMargin: Theme.space20

        Column {
            id: head

            width: parent.width
            spacing: Theme.space8

            BodyText {
                width: parent.width
                text: root.crash.text
                wrapMode: Text.WordWrap
            }

            SmallText {
                width: parent.width
                text: qsTr("This report says where in the program it happened. It holds no names and no cards, and it is sent nowhere; whoever mends the program can use it if you pass it on.")
                wrapMode: Text.WordWrap
            }

            SmallText {
                objectName: "crashFile"
                width: parent.width
                text: root.crash.file
                color: Theme.text
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            }
        }

        Rectangle {
            anchors.top: head.bottom
            anchors.topMargin: Theme.space12
            anchors.bottom: foot.top
            anchors.bottomMargin: Theme.space16
            width: parent.width
            radius: Theme.radius
            color: Theme.field
            border.width: 1
            border.color: Theme.line

            ScrollArea {
                id: area

                objectName: "crashText"
                anchors.fill: parent
                anchors.margins: 1
                activeFocusOnTab: true
                Accessible.role: Accessible.Document
                Accessible.name: qsTr("Report")

                SmallText {
                    width: area.width
                    padding: Theme.space12
                    text: root.crash.report
                    color: Theme.text
                    wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                }
            }
        }

        Row {
            id: foot

            anchors.bottom: parent.bottom
            anchors.right: parent.right
            spacing: Theme.space12

            SecondaryButton {
                objectName: "crashDelete"
                icon.name: "trash"
                text: qsTr("Delete")
                onClicked: root.crash.remove()
            }

            SecondaryButton {
                objectName: "crashFolder"
                icon.name: "folder"
                text: qsTr("Open the folder")
                onClicked: Qt.openUrlExternally(root.crash.folder)
            }

            SecondaryButton {
                objectName: "crashCopy"
                icon.name: "copy"
                text: qsTr("Copy")
                onClicked: root.crash.copyReport()
            }

            PrimaryButton {
                objectName: "crashKeep"
                text: qsTr("Close")
                onClicked: root.close()
            }
        }
    }
}
