pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Spieltisch.Ui

// The colours a person can have, each with their initial; arrows choose.
Flow {
    id: root

    // [{colour, name}]
    required property var colours
    required property int current
    required property string initial

    signal chosen(int colour)

    function step(from: int, by: int, event: var): void {
        const next = swatches.itemAt(from + by) as T.RadioButton;
        if (next === null)
            return;
        event.accepted = true;
        next.forceActiveFocus(Qt.TabFocusReason);
        next.click();
    }

    spacing: Theme.space4
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Colour")

    Repeater {
        id: swatches

        // A number as the model keeps the swatches, and the focus, when the list is a new one.
        model: root.colours.length

        T.RadioButton {
            id: swatch

            required property int index
            readonly property var choice: root.colours[index] ?? ({})

            objectName: "colour:" + index
            implicitWidth: Math.max(Theme.target, Theme.scaled(44))
            implicitHeight: implicitWidth
            autoExclusive: false
            checked: choice.colour === root.current
            focusPolicy: Qt.StrongFocus
            Accessible.name: choice.name ?? ""

            Keys.onLeftPressed: event => root.step(swatch.index, -1, event)
            Keys.onRightPressed: event => root.step(swatch.index, 1, event)
            onClicked: {
                checked = Qt.binding(() => choice.colour === root.current);
                root.chosen(choice.colour);
            }

            contentItem: Item {
                Avatar {
                    anchors.centerIn: parent
                    size: Theme.scaled(swatch.checked ? 36 : 30)
                    initial: root.initial
                    colour: swatch.choice.colour ?? 0
                }

                Rectangle {
                    anchors.centerIn: parent
                    visible: swatch.checked
                    width: Theme.scaled(42)
                    height: width
                    radius: width / 2
                    color: "transparent"
                    border.width: 2
                    border.color: Theme.text
                }
            }

            background: Rectangle {
                radius: width / 2
                color: swatch.hovered && !swatch.checked ? Theme.hovered : "transparent"

                FocusRing {
                    visible: swatch.visualFocus
                    gap: 1
                    radius: parent.radius
                }
            }

            Tip {
                visible: swatch.hovered
                text: swatch.choice.name ?? ""
            }
        }
    }
}
