pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Spieltisch.App
import Spieltisch.Ui

// The ways to play a game that have a name: which one it is, others to choose, and those that people save themselves.
SettingRow {
    id: root

    required property RulesController rules
    readonly property var preset: rules.preset
    readonly property bool changed: preset.changed === true
    readonly property bool own: preset.own === true && !changed

    function name(renaming: bool): void {
        const dialog = naming.createObject(root, {
            "renaming": renaming
        }) as PresetDialog;
        dialog.open();
    }

    title: qsTr("Way to play")
    explanation: preset.explanation ?? ""
    note: changed ? qsTr("Some rules are different from this.") : ""
    words: qsTr("preset house rules variant standard tournament", "words people may look for")
    labels: rules.presets.map(row => row.label)
    stacked: true

    ComboBox {
        id: list

        objectName: "presets"
        width: Math.min(Theme.scaled(260), root.width - tools.width - Theme.space8)
        model: root.rules.presets
        textRole: "label"
        currentIndex: root.rules.presets.findIndex(row => row.current)
        displayText: root.preset.text ?? ""
        Accessible.name: root.title
        Accessible.description: displayText
        onActivated: index => root.rules.choosePreset(root.rules.presets[index].value)
    }

    Row {
        id: tools

        spacing: Theme.space4

        PushButton {
            objectName: "savePreset"
            visible: root.changed
            font.pixelSize: Theme.smallSize
            horizontalPadding: Theme.space12
            text: qsTr("Save as …")
            Accessible.name: qsTr("Save these rules under a name of their own")
            onClicked: root.name(false)
        }

        IconButton {
            objectName: "renamePreset"
            visible: root.own
            icon.name: "edit"
            text: qsTr("Rename “%1”").arg(root.preset.title ?? "")
            onClicked: root.name(true)
        }

        IconButton {
            objectName: "removePreset"
            visible: root.own
            icon.name: "trash"
            text: qsTr("Delete “%1”").arg(root.preset.title ?? "")
            onClicked: (removing.createObject(root) as ConfirmDialog).open()
        }
    }

    Component {
        id: naming

        PresetDialog {
            rules: root.rules
            onClosed: destroy()
        }
    }

    Component {
        id: removing

        ConfirmDialog {
            title: qsTr("Delete “%1”?").arg(root.preset.title ?? "")
            text: qsTr("The rules stay chosen as they are; only their name is forgotten.")
            confirmText: qsTr("Delete")
            danger: true
            onConfirmed: root.rules.removePreset()
            onClosed: destroy()
        }
    }
}
