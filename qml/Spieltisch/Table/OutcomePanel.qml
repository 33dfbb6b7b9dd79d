pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spieltisch.App
import Spieltisch.Ui

// How the match ended, over the felt; it can be put aside to look at the table.
FocusScope {
    id: root

    required property TableController table

    signal closed
    signal leaveRequested
    signal detailsRequested

    Accessible.role: Accessible.Dialog
    Accessible.name: title.text

    Rectangle {
        anchors.fill: parent
        color: Theme.tableOuter
        opacity: 0.42
    }

    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
        Accessible.ignored: true
        onWheel: wheel => wheel.accepted = true
    }

    Sheet {
        anchors.centerIn: parent
        width: Math.min(Theme.scaled(540), root.width - 2 * Theme.space24)
        height: column.implicitHeight + 2 * Theme.space28

        ColumnLayout {
            id: column

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            anchors.margins: Theme.space28
            spacing: Theme.space16

            DisplayText {
                id: title

                text: root.table.outcome.title ?? ""
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                Layout.fillWidth: true
            }

            BodyText {
                text: root.table.outcome.text ?? ""
                visible: text !== ""
                color: Theme.muted
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                Layout.fillWidth: true
            }

            RowLayout {
                spacing: Theme.scaled(40)
                Layout.alignment: Qt.AlignHCenter
                Layout.topMargin: Theme.space8
                Layout.bottomMargin: Theme.space8

                Repeater {
                    model: root.table.scores

                    ColumnLayout {
                        id: entry

                        required property var modelData

                        spacing: Theme.space4

                        Avatar {
                            side: entry.modelData.side
                            initial: entry.modelData.initial
                            size: Theme.scaled(48)
                            Layout.alignment: Qt.AlignHCenter
                        }

                        BodyText {
                            text: entry.modelData.name
                            font.weight: Font.DemiBold
                            Layout.alignment: Qt.AlignHCenter
                        }

                        DisplayText {
                            text: entry.modelData.text
                            font.features: Theme.tabular
                            Accessible.role: Accessible.StaticText
                            Layout.alignment: Qt.AlignHCenter
                        }
                    }
                }
            }

            PrimaryButton {
                objectName: "rematch"
                text: qsTr("Play again")
                icon.name: "restart"
                key: "R"
                onClicked: root.table.rematch()
                Layout.fillWidth: true
            }

            RowLayout {
                spacing: Theme.space12
                uniformCellSizes: true
                Layout.fillWidth: true

                SecondaryButton {
                    objectName: "outcomeDetails"
                    text: qsTr("Scores")
                    onClicked: root.detailsRequested()
                    Layout.fillWidth: true
                }

                // Enter pressed once more than the match was long does no harm here.
                SecondaryButton {
                    objectName: "lookAtTable"
                    focus: true
                    text: qsTr("See the table")
                    key: "⏎"
                    onClicked: root.closed()
                    Layout.fillWidth: true
                }

                SecondaryButton {
                    objectName: "leave"
                    text: qsTr("Leave")
                    onClicked: root.leaveRequested()
                    Layout.fillWidth: true
                }
            }
        }
    }
}
