pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import Spieltisch.App
import Spieltisch.Pages

// What opens above a page: each is made when it is asked for and dropped when it closes.
Item {
    id: root

    required property AppController app

    function openShortcuts(): void {
        make(shortcutsSheet);
    }

    function openAbout(): void {
        make(aboutSheet);
    }

    function openImport(): void {
        make(importDialog);
    }

    // Ask where to write `match` (a row of the matches page).
    function openExport(match: var): void {
        const dialog = make(exportDialog);
        dialog.matchId = match.id;
    }

    function make(component: Component): var {
        const made = component.createObject(root);
        made.open();
        return made;
    }

    Loader {
        active: root.app.newMatch !== null
        sourceComponent: NewMatchSheet {
            parent: root
            app: root.app
            match: root.app.newMatch
        }
        onLoaded: item.open()
    }

    Component {
        id: shortcutsSheet

        ShortcutsSheet {
            parent: root
            shortcuts: root.app.shortcuts
            onClosed: destroy()
        }
    }

    Component {
        id: aboutSheet

        AboutSheet {
            parent: root
            version: root.app.version
            onClosed: destroy()
        }
    }

    Component {
        id: importDialog

        FileDialog {
            title: qsTr("Open match file")
            nameFilters: [qsTr("Spieltisch matches (*.spieltisch)"), qsTr("All files (*)")]
            onAccepted: {
                root.app.importMatch(selectedFile);
                destroy();
            }
            onRejected: destroy()
        }
    }

    Component {
        id: exportDialog

        FileDialog {
            property int matchId: -1

            title: qsTr("Save match file")
            fileMode: FileDialog.SaveFile
            defaultSuffix: "spieltisch"
            nameFilters: [qsTr("Spieltisch matches (*.spieltisch)")]
            onAccepted: {
                root.app.exportMatch(matchId, selectedFile);
                destroy();
            }
            onRejected: destroy()
        }
    }
}
