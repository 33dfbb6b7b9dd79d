import QtQuick
import QtQuick.Templates as T
import Spieltisch.Ui

// A part of the program in the list of licences.
T.AbstractButton {
    id: root

    // {name, version, licence}
    required property var part
    required property bool current

    implicitHeight: Math.max(Theme.target, words.implicitHeight + 2 * Theme.space8)
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.RadioButton
    Accessible.name: part.name ?? ""
    Accessible.description: (part.version ?? "") + ", " + (part.licence ?? "")
    Accessible.checked: current

    Keys.onEnterPressed: click()
    Keys.onReturnPressed: click()

    contentItem: Item {
        Column {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            x: Theme.space16
            width: parent.width - 2 * Theme.space16

            BodyText {
                width: parent.width
                text: root.part.name ?? ""
                font.weight: root.current ? Font.Bold : Font.DemiBold
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                Accessible.ignored: true
            }

            CaptionText {
                width: parent.width
                text: (root.part.version ?? "") + " · " + (root.part.licence ?? "")
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                Accessible.ignored: true
            }
        }
    }

    background: Rectangle {
        radius: Theme.radius
        color: root.current ? Theme.chosen : root.hovered || root.down ? Theme.hovered : "transparent"

        Rectangle {
            visible: root.current
            width: 3
            height: parent.height - 2 * Theme.space8
            y: Theme.space8
            radius: 1.5
            color: Theme.dark ? Theme.accent : Theme.accentText
        }

        FocusRing {
            visible: root.visualFocus
            gap: -border.width
        }
    }
}
