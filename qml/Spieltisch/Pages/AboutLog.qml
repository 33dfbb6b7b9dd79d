pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Spieltisch.App
import Spieltisch.Ui

// The newest of the program's log, by how grave it is.
Item {
    id: root

    required property LogController log

    Component.onCompleted: root.log.read()

    Connections {
        target: root.log

        function onCountChanged(): void {
            list.positionViewAtBeginning();
        }
    }

    Item {
        id: bar

        width: parent.width
        height: Theme.target

        Segmented {
            objectName: "logLevel"
            name: qsTr("What is shown")
            value: root.log.level
            choices: [
                {
                    "value": "all",
                    "label": qsTr("Everything")
                },
                {
                    "value": "warning",
                    "label": qsTr("Warnings and errors")
                },
                {
                    "value": "error",
                    "label": qsTr("Errors")
                }
            ]
            onChosen: value => root.log.choose(value)
        }

        Row {
            anchors.right: parent.right
            spacing: Theme.space4

            IconButton {
                objectName: "readLog"
                icon.name: "restart"
                text: qsTr("Read anew")
                onClicked: root.log.read()
            }

            IconButton {
                objectName: "copyLog"
                enabled: root.log.count > 0
                icon.name: "copy"
                text: qsTr("Copy what is shown")
                onClicked: root.log.copyEntries()
            }

            IconButton {
                objectName: "openLog"
                icon.name: "folder"
                text: qsTr("Open the folder of the log")
                onClicked: Qt.openUrlExternally(root.log.folder)
            }
        }
    }

    Sheet {
        anchors.top: bar.bottom
        anchors.topMargin: Theme.space12
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space20
        width: parent.width
        floating: false

        ListView {
            id: list

            objectName: "logEntries"
            anchors.fill: parent
            anchors.margins: 1
            clip: true
            cacheBuffer: 0 // what is made ahead is made by and by, and would complain if it went half made
            boundsBehavior: Flickable.StopAtBounds
            activeFocusOnTab: count > 0
            reuseItems: true
            currentIndex: -1
            model: root.log.entries
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Log")
            Keys.forwardTo: [keys]

            T.ScrollBar.vertical: ScrollHandle {}

            ScrollKeys {
                id: keys

                view: list
            }

            FocusFrame {
                view: list
            }

            delegate: AboutLogRow {
                required property var row

                width: ListView.view.width
                entry: row
            }
        }

        EmptyState {
            visible: root.log.count === 0 && !root.log.busy
            y: parent.height / 5
            x: Theme.space24
            width: parent.width - 2 * Theme.space24
            icon: "list"
            title: qsTr("Nothing has been written down")
            explanation: root.log.level === "all" ? qsTr("The log begins with the next start of the program.") : qsTr("There is nothing this grave in the log.")
        }
    }
}
