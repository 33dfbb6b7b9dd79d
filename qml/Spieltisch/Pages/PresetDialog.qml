import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import QtQuick.Templates as T
import Spieltisch.App
import Spieltisch.Ui

// Asks under which name the rules are saved, or how the present preset is called from now on.
T.Popup {
    id: root

    required property RulesController rules
    property bool renaming: false
    readonly property string problem: rules.presetProblem(field.text, renaming)
    readonly property bool replaces: !renaming && problem === "" && rules.replacesPreset(field.text)
    // An empty field needs no reproach.
    readonly property string remark: field.text.trim() === "" ? "" : problem !== "" ? problem : replaces ? qsTr("This replaces the preset that is called so.") : ""

    function accept(): void {
        if (problem !== "")
            return;
        if (renaming)
            rules.renamePreset(field.text);
        else
            rules.savePreset(field.text);
        close();
    }

    parent: T.Overlay.overlay
    x: parent ? Math.round((parent.width - width) / 2) : 0
    y: parent ? Math.round((parent.height - height) / 2) : 0
    width: Math.min(Theme.scaled(460), (parent?.width ?? 460) - 2 * Theme.space24)
    height: implicitContentHeight + topPadding + bottomPadding
    padding: Theme.space24
    modal: true
    focus: true

    contentItem: ColumnLayout {
        spacing: Theme.space12
        Accessible.role: Accessible.Dialog
        Accessible.name: heading.text

        TitleText {
            id: heading

            Layout.fillWidth: true
            text: root.renaming ? qsTr("Rename the preset") : qsTr("Save these rules")
            wrapMode: Text.WordWrap
        }

        BodyText {
            Layout.fillWidth: true
            text: qsTr("You find them under this name in every list of ways to play %1.").arg(root.rules.gameName)
            color: Theme.muted
            wrapMode: Text.WordWrap
        }

        TextField {
            id: field

            objectName: "presetName"
            Layout.fillWidth: true
            maximumLength: 40
            focus: true
            Accessible.name: qsTr("Name")
            Accessible.description: root.remark
            Component.onCompleted: {
                if (root.rules.preset.own === true)
                    text = root.rules.preset.title;
                selectAll();
            }
            onAccepted: root.accept()
        }

        SmallText {
            Layout.fillWidth: true
            visible: text !== ""
            text: root.remark
            color: root.problem !== "" ? Theme.warnText : Theme.muted
            wrapMode: Text.WordWrap
        }

        RowLayout {
            Layout.topMargin: Theme.space8
            Layout.alignment: Qt.AlignRight
            spacing: Theme.space12

            SecondaryButton {
                objectName: "cancel"
                text: qsTr("Cancel")
                onClicked: root.close()
            }

            PrimaryButton {
                objectName: "confirm"
                enabled: root.problem === ""
                text: root.renaming ? qsTr("Rename") : root.replaces ? qsTr("Replace") : qsTr("Save")
                onClicked: root.accept()
            }
        }
    }

    background: Sheet {
        border.color: Theme.line
    }

    T.Overlay.modal: Rectangle {
        color: Theme.scrim
    }
}
