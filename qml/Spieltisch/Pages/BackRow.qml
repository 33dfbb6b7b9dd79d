pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Spieltisch.App
import Spieltisch.Ui

// The backs of the cards as pictures to choose from.
SettingRow {
    id: root

    required property SettingsController settings

    // Move focus and choice by `by` pictures, without wrapping.
    function step(from: int, by: int): void {
        const next = backs.itemAt(from + by) as T.RadioButton;
        if (next === null)
            return;
        next.forceActiveFocus(Qt.TabFocusReason);
        next.click();
    }

    title: qsTr("Card back")
    explanation: qsTr("What is seen of cards that nobody may look at.")
    words: qsTr("pattern rear colour", "words people may look for")
    labels: settings.cardBacks.map(back => back.name)
    Accessible.role: Accessible.Grouping
    Accessible.name: title

    Repeater {
        id: backs

        model: root.settings.cardBacks

        PictureButton {
            id: back

            required property var modelData
            required property int index

            implicitWidth: 62
            implicitHeight: 84
            text: modelData.name
            checked: modelData.code === root.settings.cardBack
            Keys.onLeftPressed: root.step(index, -1)
            Keys.onRightPressed: root.step(index, 1)
            onClicked: {
                checked = Qt.binding(() => modelData.code === root.settings.cardBack);
                root.settings.cardBack = modelData.code;
            }

            contentItem: Item {
                Image {
                    anchors.centerIn: parent
                    width: 50
                    height: 70
                    asynchronous: true
                    source: back.modelData.source
                    sourceSize: Qt.size(150, 210)
                    mipmap: true
                    Accessible.ignored: true
                }
            }

            Tip {
                visible: back.hovered
                text: back.text
            }
        }
    }
}
