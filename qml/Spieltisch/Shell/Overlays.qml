import QtQuick
import QtQuick.Templates as T
import Spieltisch.App

// What opens above a page: each is read and made when it is asked for and dropped when it closes.
Item {
    id: root

    required property AppController app
    required property ShellActions actions

    property T.Popup newMatch: null
    // What the sheet `newMatch` is about.
    property QtObject draft: null

    // Open the menu beside `button`: below it at the table, at its right in the rail.
    function openMenu(button: Item, below: bool): void {
        const menu = make("ShellMenu.qml", {
            "app": root.app,
            "actions": root.actions
        }) as T.Menu;
        menu.closed.connect(() => menu.destroy());
        menu.parent = button;
        menu.x = Qt.binding(() => below ? button.width - menu.width : button.width + 12);
        menu.y = Qt.binding(() => below ? button.height + 4 : button.height - menu.height);
        menu.open();
    }

    function openShortcuts(): void {
        show("ShortcutsSheet.qml", {
            "shortcuts": root.app.shortcuts
        });
    }

    function openAbout(): void {
        show("AboutSheet.qml", {
            "version": root.app.version
        });
    }

    // Ask for a match file to take in.
    function openImport(): void {
        make("MatchFileDialog.qml", {
            "app": root.app
        }).open();
    }

    // Ask where to write `match`, a row of the matches page.
    function openExport(match: var): void {
        make("MatchFileDialog.qml", {
            "app": root.app,
            "matchId": match.id
        }).open();
    }

    function make(file: string, properties: var): var {
        const component = Qt.createComponent(Qt.resolvedUrl(file));
        if (component.status === Component.Error)
            console.warn(component.errorString());
        return component.createObject(root, properties);
    }

    // Make a sheet above the window and drop it when it has been closed.
    function show(file: string, properties: var): T.Popup {
        const sheet = make(file, properties) as T.Popup;
        sheet.parent = root;
        sheet.closed.connect(() => sheet.destroy());
        sheet.open();
        return sheet;
    }

    // One sheet for one controller: another controller gets a sheet of its own, in place of the old one.
    function followNewMatch(): void {
        const match = root.app.newMatch;
        if (match === root.draft)
            return;
        const old = root.newMatch;
        root.newMatch = null;
        root.draft = match;
        old?.close();
        old?.destroy();
        if (match !== null)
            root.newMatch = show("../Pages/NewMatchSheet.qml", {
                "app": root.app,
                "match": match
            });
    }

    Component.onCompleted: followNewMatch()

    Connections {
        target: root.app

        function onNewMatchChanged(): void {
            root.followNewMatch();
        }
    }
}
