import QtQuick
import QtQuick.Templates as T

// An on/off switch. Inside a row that already shows the label, give `text` all the same and set `bare`.
T.Switch {
    id: root

    property bool bare: true

    implicitWidth: bare ? implicitIndicatorWidth : implicitIndicatorWidth + spacing + implicitContentWidth
    implicitHeight: Theme.target
    spacing: Theme.space12
    font.family: Theme.family
    font.pixelSize: Theme.bodySize
    opacity: enabled ? 1 : 0.45

    Keys.onEnterPressed: click()
    Keys.onReturnPressed: click()

    contentItem: BodyText {
        leftPadding: root.implicitIndicatorWidth + root.spacing
        visible: !root.bare
        text: root.text
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }

    indicator: Rectangle {
        implicitWidth: 48
        implicitHeight: 28
        y: (root.height - height) / 2
        radius: height / 2
        color: root.checked ? Theme.accent : Theme.field
        border.width: root.checked ? 0 : 1.5
        border.color: Theme.controlBorder

        Rectangle {
            width: 20
            height: 20
            radius: 10
            y: 4
            x: root.checked ? parent.width - width - 4 : 4
            color: root.checked ? Theme.accentInk : Theme.controlBorder

            Behavior on x {
                NumberAnimation {
                    duration: Theme.quick
                    easing.type: Theme.easing
                }
            }
        }

        FocusRing {
            visible: root.visualFocus
            radius: height / 2
        }
    }
}
