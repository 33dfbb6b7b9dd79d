pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T

/*
  A choice of a few values side by side. `choices` is a list of `{value, label}`; arrows move between them.
  `chosen` fires for a value the user picked; `value` is bound by whoever owns it.
*/
Rectangle {
    id: root

    required property string name
    property var choices: []
    property var value

    // Whether one of the choices is the value.
    readonly property bool chosenOne: choices.some(choice => choice?.value === value)

    signal chosen(var value)

    implicitWidth: row.implicitWidth + 6
    implicitHeight: Theme.target
    radius: Theme.radius
    color: Theme.field
    border.width: 1
    border.color: Theme.line
    opacity: enabled ? 1 : 0.45
    Accessible.role: Accessible.Grouping
    Accessible.name: name

    Row {
        id: row

        anchors.centerIn: parent

        Repeater {
            id: segments

            // A number as the model keeps the segments, and the focus, when `choices` is a new list.
            model: root.choices.length

            T.RadioButton {
                id: segment

                required property int index
                readonly property var choice: root.choices[index] ?? null

                objectName: root.objectName === "" ? "" : root.objectName + ":" + choice?.value
                text: choice?.label ?? ""
                checked: choice?.value === root.value
                implicitWidth: Math.max(Theme.target, label.implicitWidth + 2 * Theme.space12)
                implicitHeight: root.height
                topInset: 3
                bottomInset: 3
                // One stop for Tab in the whole group, as everywhere; arrows do the rest.
                focusPolicy: checked || activeFocus || segment.index === 0 && !root.chosenOne ? Qt.StrongFocus : Qt.ClickFocus
                Accessible.name: text

                Keys.onLeftPressed: event => root.step(segment.index, -1, event)
                Keys.onRightPressed: event => root.step(segment.index, 1, event)
                onClicked: {
                    checked = Qt.binding(() => choice?.value === root.value);
                    root.chosen(choice.value);
                }

                contentItem: BodyText {
                    id: label

                    text: segment.text
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    font.pixelSize: Theme.smallSize
                    font.weight: segment.checked ? Font.DemiBold : Font.Normal
                    color: segment.checked || segment.hovered ? Theme.text : Theme.muted
                    Accessible.ignored: true
                }

                background: Rectangle {
                    radius: Theme.radius - 2
                    color: segment.checked ? (Theme.dark ? Theme.raised : Theme.surface) : segment.hovered ? Theme.hovered : "transparent"

                    Rectangle {
                        visible: segment.checked
                        anchors.bottom: parent.bottom
                        anchors.left: parent.left
                        anchors.right: parent.right
                        anchors.margins: 0
                        height: 2
                        radius: 1
                        color: Theme.dark ? Theme.accent : Theme.accentText
                    }

                    FocusRing {
                        visible: segment.visualFocus
                        gap: 0
                    }
                }
            }
        }
    }

    // Give the keyboard to the choice that is the value, else to the first one.
    function takeFocus(): void {
        const place = Math.max(0, choices.findIndex(choice => choice?.value === value));
        segments.itemAt(place)?.forceActiveFocus(Hands.reason);
    }

    // Move focus and choice by `by` segments, without wrapping.
    function step(from: int, by: int, event: var): void {
        const next = segments.itemAt(from + by) as T.RadioButton;
        if (next === null)
            return;
        event.accepted = true;
        next.forceActiveFocus(Qt.TabFocusReason);
        next.click();
    }
}
