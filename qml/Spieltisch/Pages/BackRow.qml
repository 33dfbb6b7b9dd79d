pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Spieltisch.App
import Spieltisch.Ui

// The backs of the cards as pictures to choose from.
Item {
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

    implicitHeight: row.height + 2 * Theme.space12
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Card back")

    BodyText {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - row.width - Theme.space16
        text: qsTr("Card back")
        font.weight: Font.DemiBold
        wrapMode: Text.WordWrap
    }

    Row {
        id: row

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.space12

        Repeater {
            id: backs

            model: root.settings.cardBacks

            T.RadioButton {
                id: back

                required property var modelData
                required property int index

                implicitWidth: 62
                implicitHeight: 84
                text: modelData.name
                checked: modelData.code === root.settings.cardBack
                Accessible.name: modelData.name
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

                background: Rectangle {
                    radius: Theme.radius
                    color: back.hovered ? Theme.hovered : "transparent"
                    border.width: back.checked ? 2.5 : 0
                    border.color: Theme.dark ? Theme.accent : Theme.accentText

                    FocusRing {
                        visible: back.visualFocus
                        gap: 0
                    }

                    Rectangle {
                        visible: back.checked
                        z: 2
                        x: parent.width - width * 0.7
                        y: -height * 0.3
                        width: 20
                        height: 20
                        radius: 10
                        color: Theme.accent

                        Icon {
                            anchors.centerIn: parent
                            name: "check"
                            size: 14
                            weight: 2.6
                            color: Theme.accentInk
                        }
                    }
                }

                Tip {
                    visible: back.hovered
                    text: back.text
                }
            }
        }
    }
}
