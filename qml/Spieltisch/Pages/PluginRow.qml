import QtQuick
import Spieltisch.Ui

/*
  A plugin: name, version, author, where it comes from, its state, a switch where there is a choice, what is wrong, and
  for one that was added its checksum and a way to remove it.
*/
Sheet {
    id: root

    required property var plugin
    // Keep room for the button to remove a plugin, so that switches stand below each other.
    property bool removable: added
    readonly property bool works: plugin.state === "enabled"
    readonly property bool broken: plugin.state === "failed" || plugin.state === "incompatible"
    readonly property bool added: (plugin.key ?? "") !== ""
    readonly property color stateColor: works ? Theme.goodText : broken ? Theme.warnText : Theme.muted
    readonly property list<string> facts: [plugin.version ? qsTr("Version %1").arg(plugin.version) : "", plugin.author ? qsTr("by %1").arg(plugin.author) : ""]

    signal switched(bool on)
    signal removed

    floating: false
    height: column.height + 2 * Theme.space16
    Accessible.role: Accessible.ListItem
    Accessible.name: [plugin.name, plugin.stateText].join(", ")
    Accessible.description: [...facts, plugin.source, plugin.reason].filter(text => text).join(" · ")

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
            visible: text !== ""
            width: parent.width
            text: root.facts.filter(text => text).join(" · ")
            elide: Text.ElideRight
        }

        SmallText {
            width: parent.width
            text: root.added && root.plugin.checksum ? qsTr("%1 · SHA-256 %2").arg(root.plugin.source).arg(root.plugin.checksum) : root.plugin.source
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

        anchors.right: controls.left
        anchors.rightMargin: controls.width > 0 ? Theme.space16 : 0
        y: Theme.space16 + (Theme.target - height) / 2
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

    Row {
        id: controls

        anchors.right: parent.right
        anchors.rightMargin: Theme.space16
        y: Theme.space16
        spacing: Theme.space8

        Toggle {
            objectName: "switch:" + root.plugin.id
            visible: root.plugin.switchable
            text: qsTr("Use %1").arg(root.plugin.name)
            checked: root.works
            onToggled: {
                root.switched(checked);
                checked = Qt.binding(() => root.works);
            }
        }

        IconButton {
            objectName: "remove:" + root.plugin.id
            visible: root.removable
            enabled: root.added
            opacity: root.added ? 1 : 0
            Accessible.ignored: !root.added
            icon.name: "trash"
            text: qsTr("Remove %1").arg(root.plugin.name)
            onClicked: root.removed()
        }
    }
}
