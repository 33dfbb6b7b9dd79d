import QtQuick
import QtQuick.Templates as T
import Spieltisch.Ui

T.CheckBox {
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
        radius: 4
        color: root.checkState !== Qt.Unchecked ? Theme.accent : Theme.field
        border.width: root.checkState !== Qt.Unchecked ? 0 : 1.5
        border.color: Theme.controlBorder

        Icon {
            anchors.centerIn: parent
            visible: root.checkState !== Qt.Unchecked
            name: root.checkState === Qt.PartiallyChecked ? "minus" : "check"
            size: 18
            weight: 2.4
            color: Theme.accentInk
        }

        FocusRing {
            visible: root.visualFocus
            radius: parent.radius + gap + border.width
        }
    }
}
