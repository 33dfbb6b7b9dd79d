import QtQuick
import QtQuick.Templates as T
import Spieltisch.Ui

T.RadioButton {
    id: root

    implicitWidth: implicitContentWidth
    implicitHeight: Math.max(Theme.target, implicitContentHeight)
    spacing: Theme.space12
    font.family: Theme.family
    font.pixelSize: Theme.bodySize
    opacity: enabled ? 1 : 0.45

    contentItem: BodyText {
        leftPadding: root.implicitIndicatorWidth + root.spacing
        text: root.text
        font: root.font
        wrapMode: Text.WordWrap
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }

    indicator: Rectangle {
        implicitWidth: 24
        implicitHeight: 24
        y: (root.height - height) / 2
        radius: height / 2
        color: root.checked ? Theme.accent : Theme.field
        border.width: root.checked ? 0 : 1.5
        border.color: Theme.controlBorder

        Rectangle {
            anchors.centerIn: parent
            visible: root.checked
            width: 10
            height: 10
            radius: 5
            color: Theme.accentInk
        }

        FocusRing {
            visible: root.visualFocus
            radius: parent.radius + gap + border.width
        }
    }
}
