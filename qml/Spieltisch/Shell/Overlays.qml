pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import QtQuick.Templates as T
import Spieltisch.App
import Spieltisch.Pages

// What opens above a page: each is made when it is asked for and dropped when it closes.
Item {
    id: root

    required property AppController app

    function openShortcuts(): void {
        (shortcutsSheet.createObject(root) as T.Popup).open();
    }

    function openAbout(): void {
        (aboutSheet.createObject(root) as T.Popup).open();
    }

    function openImport(): void {
        (importDialog.createObject(root) as FileDialog).open();
    }

    // Ask where to write `match` (a row of the matches page).
    function openExport(match: var): void {
        const dialog = exportDialog.createObject(root, {
            "matchId": match.id
        }) as FileDialog;
        dialog.open();
    }

    Loader {
        active: root.app.newMatch !== null
        sourceComponent: NewMatchSheet {
            parent: root
            app: root.app
            match: root.app.newMatch
        }
        onLoaded: (item as T.Popup).open()
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
