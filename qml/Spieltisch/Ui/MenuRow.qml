import QtQuick
import QtQuick.Templates as T

// One line of a list that drops down; a check mark stands before the `current` one.
T.ItemDelegate {
    id: root

    property bool current: false

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(Theme.target, implicitContentHeight + topPadding + bottomPadding)
    leftPadding: Theme.space12 + Theme.scaled(16) + Theme.space8
    rightPadding: Theme.space12
    font.family: Theme.family
    font.pixelSize: Theme.bodySize
    Accessible.selectable: true
    Accessible.selected: current
    Accessible.onPressAction: click()

    contentItem: BodyText {
        text: root.text
        font: root.font
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }

    background: Rectangle {
        radius: Theme.radius
        color: root.highlighted || root.hovered ? Theme.hovered : "transparent"
        border.width: root.highlighted && !root.hovered ? 2 : 0
        border.color: Theme.focus

        Icon {
            visible: root.current
            x: Theme.space12
            anchors.verticalCenter: parent.verticalCenter
            name: "check"
            size: Theme.scaled(16)
            color: Theme.accentText
        }
    }
}
