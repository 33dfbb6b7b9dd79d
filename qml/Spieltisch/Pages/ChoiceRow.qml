pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
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

    implicitHeight: (stacked ? words.implicitHeight + Theme.space8 + loader.height : Math.max(words.implicitHeight, loader.height)) + 2 * Theme.space8 + 2
    opacity: available ? 1 : 0.5

    SmallText {
        id: measure

        visible: false
        text: root.choices.map(choice => choice.label).join("")
        font.weight: Font.DemiBold
        Accessible.ignored: true
    }

    Column {
        id: words

        // No anchor: an item that lets go of one stays where that had put it.
        y: root.stacked ? Theme.space8 : Math.round((root.height - height) / 2)
        width: root.stacked ? parent.width : parent.width - root.valueWidth - Theme.space16

        BodyText {
            width: parent.width
            text: root.title
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
        }

        CaptionText {
            visible: text !== ""
            width: parent.width
            text: root.explanation
            wrapMode: Text.WordWrap
        }
    }

    Loader {
        id: loader

        x: root.stacked ? 0 : root.width - width
        y: root.stacked ? words.y + words.height + Theme.space8 : Math.round((root.height - height) / 2)
        enabled: root.available
        sourceComponent: root.switchable ? toggle : root.listed ? list : segments
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
