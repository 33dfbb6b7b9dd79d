pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Spieltisch.App
import Spieltisch.Ui

// Who sits at the table, by which rules, and Start.
T.Popup {
    id: root

    required property AppController app
    required property NewMatchController match
    // A game without options needs no column for them.
    readonly property bool optional: match.options.length > 0

    x: parent ? Math.round((parent.width - width) / 2) : 0
    y: parent ? Math.round((parent.height - height) / 2) : 0
    width: Math.min(Theme.scaled(optional ? 1024 : 620), (parent?.width ?? 1024) - 2 * Theme.space24)
    height: Math.min(Theme.scaled(712), (parent?.height ?? 712) - 2 * Theme.space24)
    modal: true
    focus: true
    padding: 0
    closePolicy: T.Popup.CloseOnEscape
    onOpened: if (startButton.activeFocus && Hands.keys)
        startButton.focusReason = Qt.TabFocusReason

    signal peopleRequested

    // What is shown here outlives the sheet, however its parts go.
    Component.onCompleted: match.hold()
    Component.onDestruction: match?.release()

    // A sheet that gives way to another one leaves that alone.
    onAboutToHide: if (root.app.newMatch === root.match)
        root.app.closeNewMatch()

    contentItem: FocusScope {
        focus: true
        Accessible.role: Accessible.Dialog
        Accessible.name: root.match.title

        Keys.onEnterPressed: startButton.click()
        Keys.onReturnPressed: startButton.click()

        DisplayText {
            id: heading

            x: Theme.space28
            y: Theme.space20
            text: root.match.title
        }

        IconButton {
            anchors.right: parent.right
            anchors.rightMargin: Theme.space16
            anchors.verticalCenter: heading.verticalCenter
            objectName: "close"
            icon.name: "close"
            text: qsTr("Close")
            key: "Esc"
            onClicked: root.close()
        }

        SeatTable {
            id: seats

            anchors.top: heading.bottom
            anchors.topMargin: Theme.space16
            anchors.bottom: foot.top
            x: Theme.space28
            width: root.optional ? Math.round((parent.width - 2 * Theme.space28) * 0.46) : parent.width - 2 * Theme.space28
            match: root.match
            settings: root.app.settings
            profiles: root.app.profiles
            onPeopleRequested: root.peopleRequested()
        }

        Rectangle {
            visible: root.optional
            anchors.top: seats.top
            anchors.bottom: seats.bottom
            anchors.left: seats.right
            anchors.leftMargin: Theme.space28
            width: 1
            color: Theme.hairline
        }

        OptionList {
            visible: root.optional
            anchors.top: seats.top
            anchors.bottom: seats.bottom
            anchors.left: seats.right
            anchors.leftMargin: 2 * Theme.space28
            anchors.right: parent.right
            anchors.rightMargin: Theme.space16
            match: root.match
        }

        Rectangle {
            id: foot

            anchors.bottom: parent.bottom
            anchors.bottomMargin: 1
            x: 1
            width: parent.width - 2
            height: Theme.actionBarHeight
            color: Theme.chrome
            bottomLeftRadius: Theme.sheetRadius - 1
            bottomRightRadius: Theme.sheetRadius - 1

            RowLayout {
                anchors.fill: parent
                anchors.leftMargin: Theme.space28
                anchors.rightMargin: Theme.space28
                spacing: Theme.space16

                Icon {
                    visible: root.match.problem !== ""
                    name: "warning"
                    color: Theme.warnText
                }

                SmallText {
                    Layout.fillWidth: true
                    text: root.match.problem !== "" ? root.match.problem : root.match.note
                    color: root.match.problem !== "" ? Theme.warnText : Theme.muted
                    wrapMode: Text.WordWrap
                    maximumLineCount: 2
                }

                SecondaryButton {
                    objectName: "defaults"
                    visible: root.optional
                    text: qsTr("Restore defaults")
                    onClicked: root.match.restoreDefaults()
                }

                PrimaryButton {
                    id: startButton

                    objectName: "start"
                    text: qsTr("Start match")
                    key: "⏎"
                    focus: true
                    enabled: root.match.problem === ""
                    onClicked: root.match.start()
                }
            }
        }
    }

    background: Sheet {
        border.color: Theme.line
    }

    T.Overlay.modal: Rectangle {
        color: Theme.scrim
    }

    enter: Transition {
        NumberAnimation {
            property: "opacity"
            from: 0
            to: 1
            duration: Theme.quick
        }
    }
}
