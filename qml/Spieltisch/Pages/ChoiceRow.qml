pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Spieltisch.Ui

/*
  One thing to choose: label and explanation at the left; at the right a switch, segments or, when those
  would not fit, a list that drops down. On a narrow row the values go below the words. With `free`, a field takes
  other whole numbers than the choices. What is not `available` has no effect now and can be chosen all the same.
*/
Item {
    id: root

    required property string title
    property string explanation: ""
    property bool available: true
    property bool switchable: false
    property bool divided: true
    property var value
    property var choices: []
    property bool free: false
    property var minimum: undefined
    property var maximum: undefined
    property string note: ""
    readonly property real fieldWidth: free ? Theme.scaled(76) + Theme.space8 : 0
    readonly property real valueWidth: values.implicitWidth
    readonly property bool stacked: valueWidth > width * 0.62
    readonly property bool listed: !switchable && segmentsWidth + fieldWidth > width - Theme.space8
    readonly property real segmentsWidth: measure.implicitWidth + choices.length * (2 * Theme.space12) + 6

    signal chosen(var value)

    implicitHeight: grid.implicitHeight + 2 * Theme.space8 + 2

    SmallText {
        id: measure

        visible: false
        text: root.choices.map(choice => choice.label).join("")
        font.weight: Font.DemiBold
        Accessible.ignored: true
    }

    // A layout and not positions of our own: words that wrap change the height while it is worked out.
    GridLayout {
        id: grid

        y: Theme.space8
        width: root.width
        columns: root.stacked ? 1 : 2
        columnSpacing: Theme.space16
        rowSpacing: Theme.space8

        ColumnLayout {
            spacing: 0
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignVCenter

            BodyText {
                text: root.title
                color: root.available ? Theme.text : Theme.muted
                font.weight: Font.DemiBold
                wrapMode: Text.WordWrap
                Layout.fillWidth: true
            }

            CaptionText {
                visible: text !== ""
                text: root.explanation
                wrapMode: Text.WordWrap
                Layout.fillWidth: true
            }

            CaptionText {
                visible: text !== ""
                text: root.note
                color: Theme.accentText
                wrapMode: Text.WordWrap
                Layout.fillWidth: true
            }
        }

        Row {
            id: values

            spacing: Theme.space8
            opacity: root.available ? 1 : 0.6
            Layout.alignment: Qt.AlignVCenter | (root.stacked ? Qt.AlignLeft : Qt.AlignRight)

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
        }
    }

    Rectangle {
        anchors.bottom: parent.bottom
        visible: root.divided
        width: parent.width
        height: 1
        color: Theme.hairline
    }

    Component {
        id: toggle

        Toggle {
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
            model: root.choices
            textRole: "label"
            currentIndex: root.choices.findIndex(choice => choice.value === root.value)
            Accessible.name: root.title
            onActivated: index => root.chosen(root.choices[index].value)
        }
    }
}
