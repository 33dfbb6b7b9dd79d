import QtQuick
import QtQuick.Templates as T
import Spieltisch.Ui

T.Slider {
    id: root

    implicitWidth: horizontal ? Theme.scaled(220) : Theme.target
    implicitHeight: horizontal ? Theme.target : Theme.scaled(220)
    padding: Theme.space8
    opacity: enabled ? 1 : 0.45

    handle: Rectangle {
        x: root.leftPadding + (root.horizontal ? root.visualPosition * (root.availableWidth - width) : (root.availableWidth - width) / 2)
        y: root.topPadding + (root.horizontal ? (root.availableHeight - height) / 2 : root.visualPosition * (root.availableHeight - height))
        implicitWidth: 24
        implicitHeight: 24
        radius: 12
        color: root.pressed ? Theme.accentPressed : root.hovered ? Theme.accentHovered : Theme.accent
        border.width: 2
        border.color: Theme.accentInk

        FocusRing {
            visible: root.visualFocus
            radius: 12 + gap + border.width
        }
    }

    background: Rectangle {
        x: root.leftPadding + (root.horizontal ? 0 : (root.availableWidth - width) / 2)
        y: root.topPadding + (root.horizontal ? (root.availableHeight - height) / 2 : 0)
        width: root.horizontal ? root.availableWidth : 6
        height: root.horizontal ? 6 : root.availableHeight
        radius: 3
        color: Theme.field
        border.width: 1
        border.color: Theme.controlBorder

        Rectangle {
            y: root.horizontal ? 0 : root.visualPosition * parent.height
            width: root.horizontal ? root.position * parent.width : 6
            height: root.horizontal ? 6 : parent.height - y
            radius: 3
            color: Theme.accent
        }
    }
}
