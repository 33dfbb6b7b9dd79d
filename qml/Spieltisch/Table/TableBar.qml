pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spieltisch.App
import Spieltisch.Ui

// The thin bar above a table.
Rectangle {
    id: root

    required property TableController table
    property bool panelOpen: true
    readonly property bool labelled: width - (choices.visible ? choices.width : 0) >= 1100
    // Whether choices show their keys: not of their own width, which would never come to rest.
    readonly property bool roomy: width >= Theme.scaled(1100)

    readonly property bool awaited: table.hintAwaited
    // Whether a hint takes so long that the wait is shown.
    property bool searching: false

    signal backRequested
    signal detailsRequested
    signal rulesRequested
    signal panelToggled
    signal menuRequested(Item button)
    signal refused(string reason)

    implicitHeight: Theme.topBarHeight
    color: Theme.chrome
    onAwaitedChanged: if (!awaited)
        searching = false

    // Most hints are there at once.
    Timer {
        interval: 150
        running: root.awaited
        onTriggered: {
            root.searching = true;
            hint.Accessible.announce(qsTr("The hint is being worked out."), Accessible.Polite);
        }
    }

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.space8
        anchors.rightMargin: Theme.space12
        spacing: Theme.space4

        IconButton {
            objectName: "back"
            focusPolicy: Qt.TabFocus
            icon.name: "back"
            text: qsTr("Back to the start page")
            onClicked: root.backRequested()
        }

        BodyText {
            text: root.table.gameName
            font.weight: Font.Bold
            Layout.leftMargin: Theme.space4
        }

        SmallText {
            objectName: "progress"
            text: root.table.progress
            elide: Text.ElideRight
            Layout.leftMargin: Theme.space4
            Layout.fillWidth: true
        }

        IconButton {
            objectName: "undo"
            focusPolicy: Qt.TabFocus
            icon.name: "undo"
            text: qsTr("Undo")
            key: "Ctrl+Z"
            labelled: root.labelled
            visible: !root.table.covered
            enabled: root.table.canUndo
            onClicked: root.table.undo()
        }

        IconButton {
            objectName: "redo"
            focusPolicy: Qt.TabFocus
            icon.name: "redo"
            text: qsTr("Redo")
            key: "Ctrl+Shift+Z"
            labelled: root.labelled
            visible: !root.table.covered
            enabled: root.table.canRedo
            onClicked: root.table.redo()
        }

        IconButton {
            id: hint

            objectName: "hint"
            focusPolicy: Qt.TabFocus
            icon.name: "hint"
            text: qsTr("Hint")
            key: "H"
            labelled: root.labelled
            visible: !root.table.covered && !root.table.watching
            checked: root.table.hintActive
            ink: root.table.hintActive || root.searching ? Theme.accentText : Theme.muted
            busy: root.searching
            Accessible.description: root.searching ? qsTr("being worked out, Esc takes it back") : key
            onClicked: root.table.hint()
        }

        IconButton {
            objectName: "details"
            focusPolicy: Qt.TabFocus
            icon.name: "score"
            text: qsTr("Scores")
            key: "D"
            labelled: root.labelled
            visible: !root.table.covered
            onClicked: root.detailsRequested()
        }

        IconButton {
            objectName: "rules"
            focusPolicy: Qt.TabFocus
            icon.name: "book"
            text: qsTr("Rules")
            key: "F1"
            labelled: root.labelled
            onClicked: root.rulesRequested()
        }

        IconButton {
            objectName: "panel"
            focusPolicy: Qt.TabFocus
            icon.name: "panel"
            text: root.panelOpen ? qsTr("Hide the side panel") : qsTr("Show the side panel")
            visible: !root.table.covered
            onClicked: root.panelToggled()
        }

        IconButton {
            id: menuButton

            objectName: "menu"
            focusPolicy: Qt.TabFocus
            icon.name: "menu"
            text: qsTr("Menu")
            onClicked: root.menuRequested(menuButton)
        }

        Row {
            id: choices

            spacing: Theme.space8
            visible: repeater.count > 0
            Layout.leftMargin: visible ? Theme.space4 : 0

            Repeater {
                id: repeater

                readonly property var rows: root.table.covered ? [] : root.table.choices.filter(choice => choice.place === "bar")

                // A number as the model keeps the buttons, and the focus, when what they say changes.
                model: rows.length

                BarChoice {
                    required property int index

                    choice: repeater.rows[index] ?? ({})
                    keyCap: root.roomy
                    onChosen: root.table.choose(choice.id)
                    onRefused: reason => root.refused(reason)
                }
            }
        }
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.hairline
    }
}
