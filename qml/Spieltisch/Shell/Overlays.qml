import QtQuick
import QtQuick.Templates as T
import Spieltisch.App
import Spieltisch.Pages
import Spieltisch.Ui

// What opens above a page: each is read and made when it is asked for; what closes is dropped.
Item {
    id: root

    required property AppController app
    required property ShellActions actions
    // Where the page begins: the banner stands above it.
    required property real pageLeft
    readonly property real bannerBottom: banner?.visible ? banner.y + banner.height : 0
    // Where a short message appears, from the top of the window.
    required property real toastTop

    property Item banner: null
    property var toast: null
    property T.Popup newMatch: null
    property T.Popup offer: null
    property T.Popup restore: null
    property T.Popup progress: null
    property T.Popup crash: null
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
        const owner = button as IconButton;
        if (owner !== null)
            owner.menu = menu;
        menu.open();
    }

    function openShortcuts(): void {
        show("ShortcutsSheet.qml", {
            "shortcuts": Qt.binding(() => root.app.table && root.app.page === "table" ? [...root.app.table.shortcuts, ...root.app.shortcuts] : root.app.shortcuts)
        });
    }

    function openPeople(): void {
        show("../Pages/ProfilesSheet.qml", {
            "app": root.app
        });
    }

    // Ask where to write a backup.
    function openBackup(): void {
        const dialog = make("../Pages/SaveDialog.qml", {
            "app": root.app,
            "host": root,
            "title": qsTr("Save a backup"),
            "nameFilters": [qsTr("Backups of Spieltisch (*.spieltisch-backup)"), qsTr("All files (*)")],
            "name": root.app.backup.fileName(),
            "suffix": "spieltisch-backup"
        });
        dialog.chosen.connect(file => root.app.backup.write(file));
        dialog.open();
    }

    // Ask for a file and hand it to `take`.
    function openFile(properties: var, take: var): void {
        const dialog = make("../Pages/OpenDialog.qml", Object.assign(properties, {
            "app": root.app
        }));
        dialog.chosen.connect(take);
        dialog.open();
    }

    // Ask for a backup to restore.
    function openRestore(): void {
        openFile({
            "title": qsTr("Restore a backup"),
            "nameFilters": [qsTr("Backups of Spieltisch (*.spieltisch-backup)"), qsTr("All files (*)")]
        }, file => root.app.backup.examine(file));
    }

    // Ask for a file with a game to add.
    function openGameFile(): void {
        openFile({
            "title": qsTr("Add a game"),
            "nameFilters": [qsTr("Games for Spieltisch (*.whl *.zip)"), qsTr("All files (*)")],
            "currentFolder": root.app.downloads()
        }, file => root.app.archives.examine(file));
    }

    // Ask for a match file to take in.
    function openImport(): void {
        openFile({
            "title": qsTr("Open match file"),
            "nameFilters": [qsTr("Spieltisch matches (*.spieltisch)"), qsTr("All files (*)")]
        }, file => root.app.importMatch(file));
    }

    // Ask where to write `match`, a row of the matches page.
    function openExport(match: var): void {
        const dialog = make("../Pages/SaveDialog.qml", {
            "app": root.app,
            "host": root,
            "title": qsTr("Save match file"),
            "nameFilters": [qsTr("Spieltisch matches (*.spieltisch)"), qsTr("All files (*)")],
            "name": match.title || [match.gameName, match.opponents ?? match.players].join(" "),
            "suffix": "spieltisch"
        });
        dialog.chosen.connect(file => root.app.exportMatch(match.id, file));
        dialog.open();
    }

    // Tell for a moment what `app` said last, over everything else, and in the present language as long as it stays.
    // With `undo` there is a button that calls it; where that is not used, `over` is called in the end.
    function say(problem: bool, undo = null, over = null): void {
        if (root.toast === null) {
            const toast = make("../Ui/Toast.qml", {
                "z": 1000
            });
            toast.parent = root.T.Overlay.overlay;
            toast.x = Qt.binding(() => Math.round((root.width - toast.width) / 2));
            toast.y = Qt.binding(() => root.toastTop);
            toast.stays = Qt.binding(() => root.app.settings.notices === "stay");
            root.toast = toast;
        }
        root.toast.show(root.app.said, problem, undo === null ? "" : qsTr("Undo"), undo, over);
        root.toast.text = Qt.binding(() => root.app.said);
        if (undo !== null)
            root.toast.actionText = Qt.binding(() => qsTr("Undo"));
    }

    // The banner stays once it has been made, and is seen while there is a notice.
    function followNotice(): void {
        if (root.app.notice === "" || root.banner !== null)
            return;
        const banner = make("Banner.qml", {
            "app": root.app,
            "y": Theme.space12
        }) as Item;
        banner.x = Qt.binding(() => root.pageLeft + Theme.space24);
        banner.width = Qt.binding(() => root.width - root.pageLeft - 2 * Theme.space24);
        root.banner = banner;
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
        if (match === null)
            return;
        const sheet = show("../Pages/NewMatchSheet.qml", {
            "app": root.app,
            "match": match
        }) as NewMatchSheet;
        sheet.peopleRequested.connect(root.openPeople);
        root.newMatch = sheet;
    }

    // One question at a time; its words follow what is offered.
    function followOffer(): void {
        const asked = root.app.offer.title !== "";
        if (asked && root.offer === null) {
            root.offer = show("ImportOffer.qml", {
                "app": root.app
            });
        } else if (!asked && root.offer !== null) {
            const old = root.offer;
            root.offer = null;
            old.close();
        }
    }

    // The question how to restore is open while a backup is offered.
    function followBackup(): void {
        const offered = (root.app.backup?.offer.name ?? "") !== "";
        if (offered && root.restore === null) {
            root.restore = show("../Pages/BackupSheet.qml", {
                "app": root.app
            });
        } else if (!offered && root.restore !== null) {
            const old = root.restore;
            root.restore = null;
            old.close();
        }
    }

    // Nothing can be done while a backup is written or restored, but stopping that.
    function followWork(): void {
        const working = (root.app.backup?.work ?? "") !== "";
        if (working && root.progress === null) {
            root.progress = show("../Pages/BackupProgress.qml", {
                "backup": root.app.backup
            });
        } else if (!working && root.progress !== null) {
            const old = root.progress;
            root.progress = null;
            old.close();
        }
    }

    // What went wrong before this start is told once.
    function followCrash(): void {
        const told = (root.app.about?.crash.title ?? "") !== "";
        if (told && root.crash === null) {
            root.crash = show("CrashSheet.qml", {
                "crash": root.app.about.crash
            });
        } else if (!told && root.crash !== null) {
            const old = root.crash;
            root.crash = null;
            old.close();
        }
    }

    Component.onCompleted: {
        followNewMatch();
        followNotice();
    }

    Connections {
        target: root.app

        function onNewMatchChanged(): void {
            root.followNewMatch();
        }

        function onDeskChanged(): void {
            root.followCrash();
        }

        function onNoticeChanged(): void {
            root.followNotice();
        }

        function onFailed(): void {
            root.say(true);
        }

        function onInformed(): void {
            root.say(false);
        }

        function onUndoable(): void {
            root.say(false, () => root.app.backup.undo());
        }

        function onDeleted(): void {
            if (root.toast !== null)
                root.toast.over = null; // the deletion before is settled, this one not yet
            root.say(false, () => root.app.undoDelete(), () => root.app.settleDelete());
        }
    }

    // A match that was just deleted comes back by keys, too.
    Shortcut {
        sequences: [StandardKey.Undo]
        enabled: root.app.page === "matches" && (root.toast?.action ?? null) !== null
        onActivated: root.toast.act()
    }

    Connections {
        target: root.app.offer ?? null

        function onChanged(): void {
            root.followOffer();
        }
    }

    Connections {
        target: root.app.about?.crash ?? null

        function onTitleChanged(): void {
            root.followCrash();
        }
    }

    Connections {
        target: root.app.backup ?? null

        function onOfferChanged(): void {
            root.followBackup();
        }

        function onWorkChanged(): void {
            root.followWork();
        }
    }
}
