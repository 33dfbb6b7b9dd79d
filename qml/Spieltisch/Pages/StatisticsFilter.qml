pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Spieltisch.Ui

// A filter: what it is about, what is chosen, and a list of what can be chosen.
ComboBox {
    id: root

    // {key, label, value, choices: [{value, label}]}
    required property var filter
    readonly property var choices: filter?.choices ?? []

    signal chosen(string value)

    objectName: "filter:" + (filter?.key ?? "")
    implicitWidth: words.implicitWidth + leftPadding + rightPadding
    model: choices
    textRole: "label"
    currentIndex: choices.findIndex(choice => choice.value === filter?.value)
    popup.width: Math.max(width, widest.width + Theme.scaled(16) + 2 * Theme.space12 + Theme.space24)
    Accessible.name: filter?.label ?? ""
    Accessible.description: displayText

    onActivated: index => {
        const value = choices[index].value;
        currentIndex = Qt.binding(() => choices.findIndex(choice => choice.value === filter?.value));
        root.chosen(value);
    }

    contentItem: Row {
        id: words

        spacing: Theme.space8

        SmallText {
            anchors.verticalCenter: parent.verticalCenter
            text: root.filter?.label ?? ""
            Accessible.ignored: true
        }

        SmallText {
            anchors.verticalCenter: parent.verticalCenter
            text: root.choices[root.currentIndex]?.label ?? ""
            color: Theme.text
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }
    }

    TextMetrics {
        id: widest

        font: root.font
        text: root.choices.reduce((longest, choice) => choice.label.length > longest.length ? choice.label : longest, "")
    }
}
