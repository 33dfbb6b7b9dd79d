pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Spieltisch.Ui

/*
  One thing to choose: label and explanation at the left; at the right a switch, segments or, when those
  would not fit, a list that drops down. On a narrow row the values go below the words.
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
    readonly property real valueWidth: (loader.item as Item)?.implicitWidth ?? 0
    readonly property bool stacked: valueWidth > width * 0.62
    readonly property bool listed: !switchable && segmentsWidth > width - Theme.space8
    readonly property real segmentsWidth: measure.implicitWidth + choices.length * (2 * Theme.space12) + 6

    signal chosen(var value)

    implicitHeight: grid.implicitHeight + 2 * Theme.space8 + 2
    opacity: available ? 1 : 0.5

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
        }

        Loader {
            id: loader

            enabled: root.available
            sourceComponent: root.switchable ? toggle : root.listed ? list : segments
            Layout.alignment: Qt.AlignVCenter | (root.stacked ? Qt.AlignLeft : Qt.AlignRight)
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
            Accessible.description: root.explanation
            onToggled: {
                const on = checked;
                checked = Qt.binding(() => root.value === true);
                root.chosen(on);
            }
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
