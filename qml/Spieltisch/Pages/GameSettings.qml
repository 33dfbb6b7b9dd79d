pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.App

// The rules that the next match of a game begins with.
SettingsGroup {
    id: root

    required property RulesController rules

    objectName: "rules:" + rules.gameId
    name: "game:" + rules.gameId
    title: qsTr("Rules of %1").arg(rules.gameName)

    SettingRow {
        relevant: root.rules.options.length === 0
        width: parent?.width ?? 0
        title: qsTr("Nothing to choose")
        explanation: qsTr("%1 is always played by the same rules.").arg(root.rules.gameName)
    }

    PresetRow {
        relevant: root.rules.options.length > 0
        width: parent?.width ?? 0
        rules: root.rules
    }

    Repeater {
        // A number as the model keeps the rows, and the focus, when an option changes.
        model: root.rules.options.length

        OptionRow {
            required property int index

            objectName: "option:" + root.rules.gameId + ":" + option.key
            width: parent?.width ?? 0
            option: root.rules.options[index]
            onChosen: value => root.rules.setOption(option.key, value)
        }
    }
}
