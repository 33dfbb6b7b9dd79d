import QtQuick
import Spieltisch.Ui

// A plugin: name, version, where it comes from, its state and, when it failed, the reason.
Sheet {
    id: root

    required property var plugin
    readonly property string status: (plugin.state ?? "").toLowerCase()
    readonly property bool works: status === "enabled"
    readonly property string stateText: ({
            "discovered": qsTr("Found"),
            "incompatible": qsTr("Does not fit this version"),
            "disabled": qsTr("Switched off"),
            "enabled": qsTr("In use"),
            "failed": qsTr("Failed")
        })[status] ?? plugin.state

    floating: false
    height: column.height + 2 * Theme.space16
    Accessible.role: Accessible.ListItem
    Accessible.name: plugin.name + ", " + stateText

    Icon {
        id: mark

        x: Theme.space16
        y: Theme.space20
        name: root.works ? "plugin" : "warning"
        size: Theme.scaled(28)
        color: root.works ? Theme.muted : Theme.warnText
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

        anchors.right: parent.right
        anchors.rightMargin: Theme.space16
        y: Theme.space16
        width: chipText.implicitWidth + 2 * Theme.space12
        height: Theme.scaled(28)
        radius: height / 2
        color: Theme.field
        border.width: 1
        border.color: root.works ? Theme.goodText : Theme.warnText

        SmallText {
            id: chipText

            anchors.centerIn: parent
            text: root.stateText
            color: root.works ? Theme.goodText : Theme.warnText
            font.weight: Font.DemiBold
        }
    }
}
