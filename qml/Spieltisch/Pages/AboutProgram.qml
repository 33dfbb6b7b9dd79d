pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.App
import Spieltisch.Shell
import Spieltisch.Ui

// What the program is and where it runs; versions are copied for whoever asks for help.
ScrollArea {
    id: root

    required property AboutController about
    readonly property int api: GraphicsInfo.api

    objectName: "aboutArea"
    onApiChanged: root.about.drawnBy(root.api)
    Component.onCompleted: root.about.drawnBy(root.api)

    Column {
        width: root.width - Theme.space16
        spacing: Theme.space16
        bottomPadding: Theme.space28

        Sheet {
            width: parent.width
            height: head.height + Theme.space24 + Theme.space16
            floating: false

            Logo {
                id: logo

                x: Theme.space24
                y: Theme.space24
                size: Theme.scaled(72)
            }

            Column {
                id: head

                anchors.left: logo.right
                anchors.leftMargin: Theme.space24
                anchors.right: parent.right
                anchors.rightMargin: Theme.space24
                y: Theme.space24
                spacing: Theme.space8

                DisplayText {
                    text: "Spieltisch"
                }

                BodyText {
                    width: parent.width
                    text: qsTr("Card and table games against the computer, or with people at one device.")
                    wrapMode: Text.WordWrap
                }

                BodyText {
                    width: parent.width
                    text: qsTr("Spieltisch is free software under the MIT licence. You may use, change and pass it on.")
                    color: Theme.muted
                    wrapMode: Text.WordWrap
                }

                LinkButton {
                    objectName: "homepage"
                    text: qsTr("Home page of the project")
                    onClicked: Qt.openUrlExternally(root.about.homepage)
                }
            }
        }

        Sheet {
            width: parent.width
            height: facts.height + 2 * Theme.space16
            floating: false

            Column {
                id: facts

                x: Theme.space24
                y: Theme.space16
                width: parent.width - 2 * Theme.space24
                spacing: Theme.space16

                Column {
                    width: parent.width

                    Repeater {
                        model: root.about.facts.length

                        AboutFact {
                            required property int index
                            readonly property var fact: root.about.facts[index] ?? ({})

                            width: parent?.width ?? 0
                            label: fact.label ?? ""
                            value: fact.value ?? ""
                        }
                    }
                }

                Flow {
                    width: parent.width
                    spacing: Theme.space12

                    SecondaryButton {
                        objectName: "copyFacts"
                        text: qsTr("Copy")
                        icon.name: "copy"
                        Accessible.description: qsTr("Copies versions, system and folder as text.")
                        onClicked: root.about.copyFacts()
                    }

                    SecondaryButton {
                        objectName: "openData"
                        text: qsTr("Open the data folder")
                        icon.name: "folder"
                        onClicked: Qt.openUrlExternally(root.about.dataFolder)
                    }
                }
            }
        }

        AboutUpdates {
            width: parent.width
            updates: root.about.updates
        }
    }
}
