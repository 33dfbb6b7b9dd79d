import QtQuick

// The key that does the same as the control it stands in.
Rectangle {
    id: root

    required property string text
    property color ink: Theme.muted

    implicitWidth: Math.max(implicitHeight, label.implicitWidth + 10)
    implicitHeight: Theme.scaled(20)
    radius: 4
    color: "transparent"
    border.width: 1
    border.color: root.ink
    Accessible.ignored: true

    BodyText {
        id: label

        anchors.centerIn: parent
        text: root.text
        color: root.ink
        font.pixelSize: Theme.captionSize
        font.weight: Font.DemiBold
        Accessible.ignored: true
    }
}
