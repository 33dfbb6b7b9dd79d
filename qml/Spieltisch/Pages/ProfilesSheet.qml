pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.App
import Spieltisch.Shell
import Spieltisch.Ui

// The people who play here: the list at the left, the one who is chosen at the right, what was done last below.
FloatingSheet {
    id: root

    required property AppController app
    readonly property ProfilesController profiles: app.profiles
    readonly property bool nobody: profiles.people.length === 0
    readonly property bool someone: (profiles.person.id ?? -1) >= 0

    title: qsTr("People")
    width: Math.min(Theme.scaled(840), (parent?.width ?? 840) - 2 * Theme.space24)
    height: Math.min(Theme.scaled(620), (parent?.height ?? 620) - 2 * Theme.space24)
    onSomeoneChanged: if (root.opened && !root.someone)
        list.takeFocus()
    onOpened: {
        if (!root.someone && !root.nobody)
            root.profiles.choose(root.profiles.people[0].id);
        list.takeFocus();
    }

    Item {
        anchors.fill: parent
        anchors.leftMargin: Theme.space28
        anchors.rightMargin: Theme.space20
        anchors.bottomMargin: Theme.space20

        SmallText {
            id: note

            width: parent.width
            text: qsTr("Everyone who plays at this device. Their matches and figures are counted one by one.")
            wrapMode: Text.WordWrap
        }

        ProfileList {
            id: list

            anchors.top: note.bottom
            anchors.topMargin: Theme.space16
            anchors.bottom: strip.top
            anchors.bottomMargin: strip.visible ? Theme.space12 : 0
            width: Math.round(parent.width * 0.38)
            profiles: root.profiles
        }

        Rectangle {
            id: divider

            anchors.top: list.top
            anchors.bottom: list.bottom
            anchors.left: list.right
            anchors.leftMargin: Theme.space16
            width: 1
            color: Theme.hairline
        }

        ProfileDetail {
            visible: root.someone
            anchors.top: list.top
            anchors.bottom: list.bottom
            anchors.left: divider.right
            anchors.leftMargin: Theme.space24
            anchors.right: parent.right
            profiles: root.profiles
            onKeyboardLost: list.takeFocus()
            onStatisticsRequested: {
                root.app.statistics.choose("profile", root.profiles.person.id);
                root.close();
                root.app.closeNewMatch();
                root.app.navigate("statistics");
            }
        }

        ProfileWelcome {
            visible: !root.someone
            anchors.top: list.top
            anchors.bottom: list.bottom
            anchors.left: divider.right
            anchors.leftMargin: Theme.space24
            anchors.right: parent.right
            profiles: root.profiles
        }

        Rectangle {
            id: strip

            objectName: "peopleUndo"
            anchors.bottom: parent.bottom
            width: parent.width - Theme.space8
            height: visible ? Math.max(Theme.target, said.implicitHeight) + Theme.space8 : 0
            visible: root.profiles.undoText !== ""
            radius: Theme.radius
            color: Theme.raised
            onVisibleChanged: if (root.opened && !visible)
                list.takeFocus()

            SmallText {
                id: said

                anchors.left: parent.left
                anchors.leftMargin: Theme.space16
                anchors.right: back.left
                anchors.rightMargin: Theme.space12
                anchors.verticalCenter: parent.verticalCenter
                text: root.profiles.undoText
                color: Theme.text
                wrapMode: Text.WordWrap
                onTextChanged: if (said.text !== "" && root.visible)
                    said.Accessible.announce(said.text, Accessible.Polite)
            }

            PushButton {
                id: back

                objectName: "undoPeople"
                anchors.right: parent.right
                anchors.rightMargin: Theme.space4
                anchors.verticalCenter: parent.verticalCenter
                flat: true
                icon.name: "undo"
                text: qsTr("Undo")
                onClicked: root.profiles.undo()
            }
        }
    }

    Shortcut {
        sequences: [StandardKey.Undo]
        enabled: root.opened && root.profiles.undoText !== ""
        onActivated: root.profiles.undo()
    }
}
