pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// Every plugin that was found, and why one cannot be used.
PageFrame {
    id: root

    required property AppController app

    title: qsTr("Plugins")
    subtitle: qsTr("Each game is a plugin.")
    maximumWidth: Theme.scaled(1120)

    EmptyState {
        visible: root.app.plugins.length === 0 && !root.app.loading
        y: parent.height / 5
        width: parent.width
        title: qsTr("No plugins found")
        explanation: qsTr("Neither bundled nor added games were found. Installing Spieltisch again brings the bundled ones back.")
        icon: "plugin"
    }

    ScrollArea {
        id: area

        visible: root.app.plugins.length > 0
        width: parent.width + Theme.space16
        height: parent.height

        Column {
            width: area.width - Theme.space16
            spacing: Theme.space12
            bottomPadding: Theme.space28

            Repeater {
                model: root.app.plugins.length

                PluginRow {
                    required property int index

                    width: parent?.width ?? 0
                    plugin: root.app.plugins[index] ?? ({})
                    onSwitched: on => root.app.switchPlugin(plugin.id, on)
                }
            }
        }
    }
}
