import QtQuick
import QtQuick.Templates as T

// A line of a menu: icon or tick, name, and the keys that do the same (of its action, or `keySequence`, or `keys`).
T.MenuItem {
    id: root

    property var keySequence: action?.shortcut ?? ""
    property string keys: keySequence ? keyText.text : ""

    readonly property bool marked: checkable || icon.name !== ""
    // All but the gap before the keys. Not the row's own width: that changes with the gap, and while the item is hidden.
    readonly property real contents: (marked ? mark.width + spacing : 0) + label.implicitWidth + keyLabel.implicitWidth + (subMenu ? arrow.implicitWidth + 3 * spacing : 2 * spacing)

    objectName: subMenu ? "menu:" + subMenu.objectName : ""
    implicitWidth: contents + Theme.space12 + leftPadding + rightPadding
    implicitHeight: visible ? Math.max(Theme.target, row.implicitHeight + topPadding + bottomPadding) : 0
    leftPadding: Theme.space12
    rightPadding: Theme.space12
    spacing: Theme.space12
    font.family: Theme.family
    font.pixelSize: Theme.bodySize
    opacity: enabled ? 1 : 0.45
    Accessible.description: keys

    KeyText {
        id: keyText

        sequence: root.keySequence
    }

    contentItem: Item {
        implicitHeight: row.implicitHeight

        Row {
            id: row

            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            spacing: root.spacing

            Icon {
                id: mark

                anchors.verticalCenter: parent.verticalCenter
                visible: root.marked
                name: root.checkable ? (root.checked ? "check" : "") : root.icon.name
                size: Theme.scaled(18)
                color: Theme.muted
            }

            BodyText {
                id: label

                anchors.verticalCenter: parent.verticalCenter
                text: root.text
                font: root.font
                Accessible.ignored: true
            }

            Item {
                width: Math.max(Theme.space12, row.width - root.contents)
                height: 1
            }

            CaptionText {
                id: keyLabel

                anchors.verticalCenter: parent.verticalCenter
                text: root.keys
                Accessible.ignored: true
            }

            Icon {
                id: arrow

                anchors.verticalCenter: parent.verticalCenter
                visible: root.subMenu !== null
                width: visible ? implicitWidth : 0
                name: "forward"
                size: Theme.scaled(16)
                color: Theme.muted
            }
        }
    }

    background: Rectangle {
        radius: Theme.radius
        color: root.highlighted || root.down ? Theme.hovered : "transparent"
        border.width: root.visualFocus || root.highlighted && !root.hovered ? 2 : 0
        border.color: Theme.focus
    }
}
