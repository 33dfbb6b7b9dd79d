pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Spieltisch.Ui

/*
  One thing to choose: a switch, segments or, when those would not fit, a list that drops down. With `free`, a field
  takes other whole numbers than the choices.
*/
SettingRow {
    id: root

    property bool switchable: false
    property var value
    property var choices: []
    property bool free: false
    property var minimum: undefined
    property var maximum: undefined
    readonly property real fieldWidth: free ? Theme.scaled(76) + Theme.space8 : 0
    readonly property bool listed: !switchable && segmentsWidth + fieldWidth > width - Theme.space8
    readonly property real segmentsWidth: measure.implicitWidth + choices.length * (2 * Theme.space12) + 6

    signal chosen(var value)

    labels: root.choices.map(choice => choice.label)

    Loader {
        active: root.switchable || root.choices.length > 0
        visible: active
        sourceComponent: root.switchable ? toggle : root.listed ? list : segments
    }

    Loader {
        active: root.free
        visible: active
        sourceComponent: number
    }

    SmallText {
        id: measure

        visible: false
        text: root.labels.join("")
        font.weight: Font.DemiBold
        Accessible.ignored: true
    }

    Component {
        id: toggle

        Toggle {
            objectName: root.objectName === "" ? "" : root.objectName + ":switch"
            text: root.title
            checked: root.value === true
            Accessible.description: [root.explanation, root.note].filter(text => text !== "").join(" ")
            onToggled: {
                const on = checked;
                checked = Qt.binding(() => root.value === true);
                root.chosen(on);
            }
        }
    }

    Component {
        id: number

        NumberField {
            objectName: root.objectName === "" ? "" : root.objectName + ":number"
            name: root.title
            value: root.value
            listed: root.choices.some(choice => choice.value === root.value)
            minimum: root.minimum
            maximum: root.maximum
            onChosen: value => root.chosen(value)
        }
    }

    Component {
        id: segments

        Segmented {
            objectName: root.objectName
            name: root.title
            choices: root.choices
            value: root.value
            onChosen: value => root.chosen(value)
        }
    }

    Component {
        id: list

        ComboBox {
            objectName: root.objectName === "" ? "" : root.objectName + ":list"
            model: root.choices
            textRole: "label"
            currentIndex: root.choices.findIndex(choice => choice.value === root.value)
            // A number of one's own is in no list.
            displayText: currentIndex >= 0 ? currentText : (root.value ?? "")
            Accessible.name: root.title
            onActivated: index => root.chosen(root.choices[index].value)
        }
    }
}
