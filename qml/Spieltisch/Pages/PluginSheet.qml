pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Spieltisch.App
import Spieltisch.Shell
import Spieltisch.Ui

/*
  A game that may be added: what adding a program means, and what this one says of itself. Nothing of it has run or
  been written. Cancel has the focus, so that Enter alone adds nothing.
*/
FloatingSheet {
    id: root

    required property ArchivesController archives
    readonly property var offer: archives.offer
    readonly property bool update: offer.update ?? false

    objectName: "pluginSheet"
    parent: T.Overlay.overlay
    title: update ? qsTr("Update a game") : qsTr("Add a game")
    width: Math.min(Theme.scaled(640), (parent?.width ?? 640) - 2 * Theme.space24)
    height: Math.min(column.implicitHeight + foot.height + Theme.scaled(110), (parent?.height ?? 640) - 2 * Theme.space24)
    onOpened: cancel.forceActiveFocus(Hands.reason)
    onAboutToHide: root.archives.dismiss()

    Item {
        anchors.fill: parent
        anchors.leftMargin: Theme.space28
        anchors.rightMargin: Theme.space20
        anchors.bottomMargin: Theme.space20

        ScrollArea {
            id: area

            width: parent.width
            height: parent.height - foot.height - Theme.space12

            Column {
                id: column

                width: area.width - Theme.space8
                spacing: Theme.space16
                bottomPadding: Theme.space8

                Column {
                    width: parent.width

                    TitleText {
                        width: parent.width
                        text: root.offer.name ?? ""
                        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                    }

                    BodyText {
                        width: parent.width
                        text: root.offer.summary ?? ""
                        color: Theme.muted
                        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                        maximumLineCount: 4
                        elide: Text.ElideRight
                    }
                }

                Rectangle {
                    width: parent.width
                    height: warning.height + 2 * Theme.space12
                    radius: Theme.radius
                    color: Theme.field
                    border.width: 1.5
                    border.color: Theme.warnText

                    Icon {
                        id: sign

                        x: Theme.space16
                        y: Theme.space12
                        name: "warning"
                        size: Theme.scaled(24)
                        color: Theme.warnText
                    }

                    Column {
                        id: warning

                        anchors.left: sign.right
                        anchors.leftMargin: Theme.space12
                        anchors.right: parent.right
                        anchors.rightMargin: Theme.space16
                        y: Theme.space12
                        spacing: Theme.space4

                        BodyText {
                            width: parent.width
                            text: qsTr("A game is a program with all your rights.")
                            color: Theme.warnText
                            font.weight: Font.DemiBold
                            wrapMode: Text.WordWrap
                        }

                        BodyText {
                            width: parent.width
                            text: qsTr("Spieltisch cannot keep it from reading, changing or sending your files. Add it only if you trust whoever made it and where this file is from.")
                            wrapMode: Text.WordWrap
                        }
                    }
                }

                Column {
                    width: parent.width

                    PluginFact {
                        width: parent.width
                        label: qsTr("Author")
                        value: root.offer.author ?? ""
                    }

                    PluginFact {
                        width: parent.width
                        label: qsTr("Version")
                        value: root.offer.version ?? ""
                    }

                    PluginFact {
                        width: parent.width
                        label: qsTr("Id")
                        value: qsTr("%1 (plugin interface %2)").arg(root.offer.id ?? "").arg(root.offer.api ?? "")
                    }

                    PluginFact {
                        width: parent.width
                        label: qsTr("File")
                        value: qsTr("%1 (%2)").arg(root.offer.file ?? "").arg(root.offer.size ?? "")
                    }

                    PluginFact {
                        width: parent.width
                        label: qsTr("SHA-256")
                        value: root.offer.shortChecksum ?? ""
                        Accessible.description: root.offer.checksum ?? ""
                        action: IconButton {
                            objectName: "copyChecksum"
                            icon.name: "copy"
                            text: qsTr("Copy the whole checksum")
                            onClicked: root.archives.copyChecksum()
                        }
                    }
                }
            }
        }

        RowLayout {
            id: foot

            anchors.right: parent.right
            anchors.rightMargin: Theme.space8
            anchors.bottom: parent.bottom
            spacing: Theme.space12

            SecondaryButton {
                id: cancel

                objectName: "addCancel"
                text: qsTr("Cancel")
                onClicked: root.close()
            }

            PushButton {
                objectName: "addConfirm"
                danger: true
                text: root.update ? qsTr("Update") : qsTr("Add")
                onClicked: root.archives.accept()
            }
        }
    }
}
