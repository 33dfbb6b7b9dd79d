import QtQuick
import Spieltisch.Ui

// A plugin: name, version, where it comes from, its state, a switch where there is a choice, and what is wrong.
Sheet {
    id: root

    required property var plugin
    readonly property bool works: plugin.state === "enabled"
    readonly property bool broken: plugin.state === "failed" || plugin.state === "incompatible"
    readonly property color stateColor: works ? Theme.goodText : broken ? Theme.warnText : Theme.muted

    signal switched(bool on)

    floating: false
    height: column.height + 2 * Theme.space16
    Accessible.role: Accessible.ListItem
    Accessible.name: plugin.name + ", " + plugin.stateText

    Icon {
        id: mark

        x: Theme.space16
        y: Theme.space20
        name: root.broken ? "warning" : "plugin"
        size: Theme.scaled(28)
        color: root.broken ? Theme.warnText : Theme.muted
    }

    Column {
        id: column

        anchors.left: mark.right
        anchors.leftMargin: Theme.space16
        anchors.right: chip.left
        anchors.rightMargin: Theme.space16
        y: Theme.space16
        spacing: 2

        BodyText {
            width: parent.width
            text: root.plugin.name
            font.weight: Font.DemiBold
            elide: Text.ElideRight
        }

        SmallText {
            width: parent.width
            text: qsTr("Version %1 · %2").arg(root.plugin.version).arg(root.plugin.source)
            elide: Text.ElideMiddle
        }

        SmallText {
            visible: text !== ""
            width: parent.width
            text: root.plugin.reason ?? ""
            color: Theme.warnText
            wrapMode: Text.WordWrap
        }
    }

    Rectangle {
        id: chip

        anchors.right: toggle.left
        anchors.rightMargin: toggle.visible ? Theme.space16 : 0
        y: Theme.space16
        width: chipText.implicitWidth + 2 * Theme.space12
        height: Theme.scaled(28)
        radius: height / 2
        color: Theme.field
        border.width: 1
        border.color: root.stateColor

        SmallText {
            id: chipText

            anchors.centerIn: parent
            text: root.plugin.stateText
            color: root.stateColor
            font.weight: Font.DemiBold
        }
    }

    Toggle {
        id: toggle

        anchors.right: parent.right
        anchors.rightMargin: Theme.space16
        anchors.verticalCenter: chip.verticalCenter
        objectName: "switch:" + root.plugin.id
        visible: root.plugin.switchable
        width: visible ? implicitWidth : 0
        text: qsTr("Use %1").arg(root.plugin.name)
        checked: root.works
        onToggled: {
            root.switched(checked);
            checked = Qt.binding(() => root.works);
        }
    }
}
