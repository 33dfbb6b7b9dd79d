pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spieltisch.App
import Spieltisch.Ui

// Below the table: what is asked at the left, choices in between, the main button at the right. A click leaves
// the keyboard where it is, so that Enter always means the main button.
Rectangle {
    id: root

    required property TableController table
    property bool low: false
    readonly property bool stepping: table.steps.active === true
    readonly property bool keyCaps: width >= Theme.scaled(760)

    signal resumeRequested

    implicitHeight: Math.max(Theme.scaled(low ? 64 : Theme.actionBarHeight), sentences.implicitHeight + Theme.space12)
    color: Theme.chrome

    // As high as what is in it: laid out by the height of the bar, which is its own, it would ask for its own answer.
    RowLayout {
        anchors.verticalCenter: parent.verticalCenter
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.space20
        anchors.rightMargin: Theme.space20
        spacing: Theme.space16

        ColumnLayout {
            id: sentences

            spacing: 2
            Layout.fillWidth: true
            Layout.minimumWidth: Theme.scaled(200)

            BodyText {
                objectName: "prompt"
                text: root.table.prompt
                font.weight: Font.DemiBold
                wrapMode: Text.WordWrap
                maximumLineCount: 2
                elide: Text.ElideRight
                Layout.fillWidth: true
            }

            SmallText {
                objectName: "detail"
                text: root.table.detail
                visible: text !== ""
                wrapMode: Text.WordWrap
                maximumLineCount: 2
                elide: Text.ElideRight
                Layout.fillWidth: true
            }
        }

        Repeater {
            id: choices

            readonly property var rows: root.table.covered ? [] : root.table.choices.filter(choice => choice.place === "actions")

            // A number as the model keeps the buttons, and the focus, when what they say changes.
            model: rows.length

            SecondaryButton {
                required property int index
                readonly property var choice: choices.rows[index] ?? ({})

                objectName: "choice:" + choice.id
                focusPolicy: Qt.TabFocus
                text: choice.label ?? ""
                enabled: choice.enabled === true
                checked: choice.checked === true
                key: root.keyCaps ? (choice.key ?? "") : ""
                Accessible.description: choice.explanation ?? ""
                onClicked: root.table.choose(choice.id)
            }
        }

        SecondaryButton {
            objectName: "clear"
            focusPolicy: Qt.TabFocus
            visible: !root.stepping && root.table.canClear
            text: qsTr("Clear")
            key: root.keyCaps ? qsTr("Esc") : ""
            onClicked: root.table.clear()
        }

        SecondaryButton {
            objectName: "previousStep"
            focusPolicy: Qt.TabFocus
            visible: root.stepping
            enabled: root.table.steps.index > 0
            text: qsTr("Back")
            key: root.keyCaps ? "←" : ""
            onClicked: root.table.previousStep()
        }

        SecondaryButton {
            objectName: "skipSteps"
            focusPolicy: Qt.TabFocus
            visible: root.stepping && text !== ""
            text: root.table.steps.skipLabel ?? ""
            onClicked: root.table.skipSteps()
        }

        PrimaryButton {
            objectName: "nextStep"
            focusPolicy: Qt.TabFocus
            visible: root.stepping
            text: root.table.steps.nextLabel ?? ""
            key: root.keyCaps ? "⏎" : ""
            onClicked: root.table.nextStep()
        }

        PrimaryButton {
            objectName: "continue"
            focusPolicy: Qt.TabFocus
            visible: root.table.paused && !root.stepping && !root.table.over && !root.table.covered && root.table.confirmButton.visible !== true
            text: qsTr("Continue")
            icon.name: "resume"
            key: root.keyCaps ? "P" : ""
            onClicked: root.resumeRequested()
        }

        PrimaryButton {
            objectName: "playAgain"
            focusPolicy: Qt.TabFocus
            visible: root.table.over
            text: qsTr("Play again")
            icon.name: "restart"
            key: root.keyCaps ? "R" : ""
            onClicked: root.table.rematch()
        }

        PrimaryButton {
            objectName: "confirm"
            focusPolicy: Qt.TabFocus
            visible: !root.stepping && !root.table.covered && !root.table.over && root.table.confirmButton.visible === true
            enabled: root.table.confirmButton.enabled === true
            text: root.table.confirmButton.label ?? ""
            key: root.keyCaps ? "⏎" : ""
            onClicked: root.table.confirm()
        }
    }

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.hairline
    }
}
