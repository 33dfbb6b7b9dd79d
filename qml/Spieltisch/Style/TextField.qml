import QtQuick
import QtQuick.Templates as T
import Spieltisch.Ui

T.TextField {
    id: root

    implicitWidth: Theme.scaled(220)
    implicitHeight: Theme.target
    leftPadding: Theme.space12
    rightPadding: Theme.space12
    verticalAlignment: TextInput.AlignVCenter
    font.family: Theme.family
    font.pixelSize: Theme.bodySize
    color: Theme.text
    selectionColor: Theme.accent
    selectedTextColor: Theme.accentInk
    placeholderTextColor: Theme.faint
    opacity: enabled ? 1 : 0.45

    background: Rectangle {
        radius: Theme.radius
        color: Theme.field
        border.width: 1
        border.color: Theme.controlBorder

        FocusRing {
            visible: root.activeFocus
            gap: 0
        }
    }

    SmallText {
        x: root.leftPadding
        width: root.width - root.leftPadding - root.rightPadding
        height: root.height
        visible: root.length === 0 && root.preeditText === ""
        text: root.placeholderText
        color: root.placeholderTextColor
        font: root.font
        elide: Text.ElideRight
        horizontalAlignment: root.horizontalAlignment
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
}
