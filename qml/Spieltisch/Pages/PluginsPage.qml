pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Spieltisch.App
import Spieltisch.Ui

// Every plugin that was found, and why one cannot be used; games are added here from files, and removed again.
PageFrame {
    id: root

    required property AppController app
    readonly property ArchivesController archives: app.archives
    readonly property bool safe: archives?.safeMode ?? false
    readonly property bool removable: app.plugins.some(plugin => plugin.key)
    property PluginSheet sheet: null

    function askToRemove(plugin: var): void {
        const dialog = removal.createObject(root, {
            "plugin": plugin
        }) as ConfirmDialog;
        dialog.open();
    }

    // The sheet is open while a game is offered.
    function follow(): void {
        const offered = (archives?.offer.id ?? "") !== "";
        if (offered && sheet === null) {
            sheet = adding.createObject(root) as PluginSheet;
            sheet.open();
        } else if (!offered && sheet !== null) {
            const old = sheet;
            sheet = null;
            old.close();
        }
    }

    title: qsTr("Plugins")
    subtitle: qsTr("Each game is a plugin.")
    maximumWidth: Theme.scaled(1120)
    actions: SecondaryButton {
        id: addButton

        objectName: "addGame"
        icon.name: "add"
        text: qsTr("Add a game …")
        enabled: !root.safe
        onClicked: root.gameFileRequested()
    }

    Component.onCompleted: follow()
    Component.onDestruction: root.archives?.dismiss()

    Connections {
        target: root.archives

        function onOfferChanged(): void {
            root.follow();
        }
    }

    Component {
        id: adding

        PluginSheet {
            archives: root.archives
            onClosed: destroy()
        }
    }

    Component {
        id: removal

        ConfirmDialog {
            required property var plugin
            property bool removed: false

            title: qsTr("Remove %1?").arg(plugin.name)
            text: qsTr("The game is deleted from this device. Its matches stay saved and can be played on when it is added again.")
            confirmText: qsTr("Remove")
            danger: true
            onConfirmed: {
                removed = true;
                root.archives.remove(plugin.key);
            }
            onClosed: {
                if (removed) // the button that had the focus goes
                    addButton.forceActiveFocus(Hands.reason);
                destroy();
            }
        }
    }

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

            Sheet {
                objectName: "safeMode"
                visible: root.safe
                floating: false
                width: parent.width
                height: safeText.height + 2 * Theme.space16
                border.color: Theme.warnText

                Icon {
                    id: safeSign

                    x: Theme.space16
                    anchors.verticalCenter: parent.verticalCenter
                    name: "info"
                    size: Theme.scaled(28)
                    color: Theme.warnText
                }

                BodyText {
                    id: safeText

                    anchors.left: safeSign.right
                    anchors.leftMargin: Theme.space16
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.space16
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("Safe mode: only the games that come with Spieltisch run. Added games are left out and can be removed here; start Spieltisch without --safe-mode to use or add one.")
                    wrapMode: Text.WordWrap
                }
            }

            Repeater {
                model: root.app.plugins.length

                PluginRow {
                    required property int index

                    width: parent?.width ?? 0
                    plugin: root.app.plugins[index] ?? plugin
                    removable: root.removable
                    onSwitched: on => root.app.switchPlugin(plugin.id, on)
                    onRemoved: root.askToRemove(plugin)
                }
            }
        }
    }
}
