pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Spieltisch.Ui

// A stored match: what, against whom, how it stands, and what can be done with it.
Item {
    id: root

    required property var match
    property bool running: false
    property bool divided: true
    // On a narrow row the progress stands behind the players.
    readonly property bool narrow: width < Theme.scaled(860)
    readonly property string title: match.title || match.gameName
    readonly property string people: (match.title ? match.gameName + " · " : "") + (match.players ?? match.opponents)
    // Why it cannot be opened: its game is not there.
    readonly property string missing: match.missing ?? ""
    readonly property string progress: match.progress ?? ""

    signal opened
    signal watched
    signal exported
    signal deleted
    signal renamed(string title)

    function openMenu(): void {
        const menu = moreMenu.createObject(root) as Menu;
        more.menu = menu;
        menu.popup(more, more.width - menu.width, more.height);
    }

    function openRenaming(): void {
        (renaming.createObject(root) as RenameDialog).open();
    }

    implicitHeight: Math.max(Theme.scaled(64), Theme.target + 2 * Theme.space8, words.implicitHeight + 2 * Theme.space8)
    Accessible.role: Accessible.ListItem
    Accessible.name: title + ", " + people + ", " + match.score + (running ? "" : ", " + outcome.text)
    Accessible.description: missing

    RowLayout {
        anchors.verticalCenter: parent.verticalCenter
        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.space12

        OutcomeMark {
            id: outcome

            visible: !root.running
            outcome: root.match.outcome ?? ""
        }

        Icon {
            visible: root.running
            name: "cards"
            size: Theme.scaled(24)
            color: Theme.muted
        }

        ColumnLayout {
            id: words

            Layout.fillWidth: true
            Layout.preferredWidth: 3
            spacing: 0

            BodyText {
                Layout.fillWidth: true
                text: root.title
                font.weight: Font.DemiBold
                elide: Text.ElideRight
            }

            SmallText {
                Layout.fillWidth: true
                text: root.missing || (root.narrow && root.progress !== "" ? root.people + " · " + root.progress : root.people)
                color: root.missing ? Theme.warnText : Theme.muted
                wrapMode: root.missing ? Text.WordWrap : Text.NoWrap
                elide: root.missing ? Text.ElideNone : Text.ElideRight
            }
        }

        SmallText {
            Layout.fillWidth: true
            Layout.preferredWidth: 2
            visible: !root.narrow && text !== ""
            text: root.progress
            elide: Text.ElideRight
        }

        TitleText {
            Layout.rightMargin: Theme.space8
            text: root.match.score
            font.features: Theme.tabular
            Accessible.role: Accessible.StaticText
        }

        SmallText {
            Layout.preferredWidth: Theme.scaled(104)
            text: root.match.when
            elide: Text.ElideRight
            horizontalAlignment: Text.AlignRight
        }

        PushButton {
            objectName: "open"
            Layout.preferredWidth: Theme.scaled(128)
            highlighted: root.running
            text: root.running ? qsTr("Continue") : qsTr("Watch")
            enabled: root.missing === ""
            onClicked: root.running ? root.opened() : root.watched()
        }

        IconButton {
            id: more

            objectName: "more"
            icon.name: "menu"
            text: qsTr("More")
            onClicked: root.openMenu()
        }
    }

    // Made when it is asked for: most rows of a long list never show it.
    Component {
        id: moreMenu

        Menu {
            onClosed: destroy()

            MenuItem {
                objectName: "openEnd"
                visible: !root.running && root.missing === ""
                enabled: visible // the arrow keys of a menu pass over what is disabled, not over what is hidden
                height: visible ? implicitHeight : 0
                text: qsTr("Open at its end")
                icon.name: "cards"
                onTriggered: root.opened()
            }
            MenuItem {
                objectName: "rename"
                text: qsTr("Rename …")
                icon.name: "edit"
                onTriggered: root.openRenaming()
            }
            MenuItem {
                objectName: "export"
                text: qsTr("Save as file …")
                icon.name: "export"
                onTriggered: root.exported()
            }
            MenuItem {
                objectName: "delete"
                text: qsTr("Delete")
                icon.name: "trash"
                onTriggered: root.deleted()
            }
        }
    }

    Component {
        id: renaming

        RenameDialog {
            name: root.match.title ?? ""
            placeholder: root.match.gameName
            onAccepted: title => root.renamed(title)
            onClosed: destroy()
        }
    }

    Rectangle {
        anchors.bottom: parent.bottom
        visible: root.divided
        width: parent.width - Theme.space8
        height: 1
        color: Theme.hairline
    }
}
