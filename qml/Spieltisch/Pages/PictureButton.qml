import QtQuick
import QtQuick.Templates as T
import Spieltisch.Ui

// One of a few pictures to choose from; the chosen one has an edge and a tick. What owns it keeps `checked` bound.
T.RadioButton {
    id: root

    Accessible.name: text

    background: Rectangle {
        radius: Theme.radius
        color: root.hovered ? Theme.hovered : "transparent"
        border.width: root.checked ? 2.5 : 0
        border.color: Theme.dark ? Theme.accent : Theme.accentText

        FocusRing {
            visible: root.visualFocus
            gap: 0
        }

        Rectangle {
            visible: root.checked
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
}
