pragma ComponentBehavior: Bound

import QtQuick
import Spieltisch.App
import Spieltisch.Pages
import Spieltisch.Ui

/*
  Shows the page the controller names. A page is made when it is opened, a little at a time while the one before
  is still seen, and dropped when it is left. The first frame waits for the start page alone, and the others are
  read when the games are there.
*/
FocusScope {
    id: root

    required property AppController app
    required property bool atTable

    // The room that pages leave at the left, except the table's.
    required property real railWidth
    property PageLoader front: one
    readonly property PageLoader back: front === one ? other : one
    readonly property bool tableShown: front.table !== null
    readonly property ShellPage page: front.item as ShellPage
    // The other pages know controllers that come with the games, and wait for them.
    readonly property bool ready: app.statistics !== null
    readonly property string wanted: atTable ? "table" : ready && app.page in files ? app.page : "play"
    readonly property var files: ({
            "play": "../Pages/StartPage.qml",
            "matches": "../Pages/MatchesPage.qml",
            "statistics": "../Pages/StatisticsPage.qml",
            "rules": "../Pages/RulesPage.qml",
            "settings": "../Pages/SettingsPage.qml",
            "plugins": "../Pages/PluginsPage.qml",
            "about": "../Pages/AboutPage.qml"
        })
    // What will be opened by its file, held so that it stays read.
    property var ahead: ({})

    signal menuRequested(Item button)
    signal importRequested
    signal exportRequested(var match)
    signal aboutRequested
    signal shortcutsRequested
    signal peopleRequested
    signal backupRequested
    signal restoreRequested
    signal gameFileRequested

    // Show the rules of the match at the table; returns false where no match is shown.
    function openRules(): bool {
        return root.page?.openRules() ?? false;
    }

    function load(): void {
        // The match waits as soon as its table is left, though that is still seen until the next page is made.
        if (root.tableShown && !root.atTable)
            root.app.table?.pause("elsewhere");
        // The first page has to be there at once; a page goes at once with its table, and a match that goes on by
        // itself finds the table made.
        const now = root.page === null || root.atTable || one.stale() || other.stale();
        if (now) {
            one.clear();
            other.clear();
        } else if (root.back.status === Loader.Loading) {
            return; // `show` looks again
        }
        const loader = now ? root.front : root.back;
        loader.asynchronous = !now;
        loader.made = root.wanted;
        loader.table = root.atTable ? root.app.table : null;
        if (root.atTable)
            loader.setSource("TableHost.qml", {
                "app": root.app,
                "table": root.app.table
            });
        else
            loader.setSource(root.files[root.wanted], {
                "app": root.app
            });
    }

    // A page has been made: it takes the place of the one before.
    function show(loader: PageLoader): void {
        if (loader !== root.front) {
            root.front = loader;
            root.back.clear();
        }
        if (loader.made !== root.wanted)
            root.load();
        focusing.restart();
    }

    // Read in the engine's own thread what opens from here: nobody waits for it then.
    function readAhead(): void {
        const soon = Object.values(root.files).concat("TableHost.qml", "ShellMenu.qml", "../Pages/NewMatchSheet.qml");
        const components = {};
        for (const file of soon)
            components[file] = Qt.createComponent(Qt.resolvedUrl(file), Component.Asynchronous);
        root.ahead = components;
    }

    // Whether the file of a page has been read and compiled: what is made of it can be made at once.
    function isRead(page: string): bool {
        const component = root.ahead[page === "table" ? "TableHost.qml" : root.files[page]];
        return component?.status === Component.Ready;
    }

    onWantedChanged: load()
    Component.onCompleted: load()

    component PageLoader: Loader {
        id: loader

        // The page it shows or makes, as `wanted` has it; empty for none.
        property string made: ""
        // The table the page is about, if it is about one.
        property QtObject table: null

        // A function: a binding may not have followed yet when the table changes.
        function stale(): bool {
            return table !== null && table !== root.app.table;
        }

        // What is being made is finished first: its parts would complain if it went before them. A file that is
        // still being read is just left: a loader that is told not to wait reads it anew, without its properties.
        // Its `progress` does not tell the two apart, as a file that has come is compiled yet.
        function clear(): void {
            if (root.isRead(made))
                asynchronous = false;
            made = "";
            (item as ShellPage)?.finish();
            source = "";
            table = null;
        }

        x: table !== null ? 0 : root.railWidth
        width: root.width - x
        height: root.height
        objectName: visible ? "page" : ""
        visible: root.front === loader
        focus: visible
        onLoaded: if (made !== "")
            root.show(loader)
    }

    PageLoader {
        id: one
    }

    PageLoader {
        id: other
    }

    Later {
        id: focusing

        onTriggered: root.page?.takeFocus()
    }

    Connections {
        target: root.app

        function onLoadingChanged(): void {
            if (!root.app.loading)
                root.readAhead();
        }

        function onTableChanged(): void {
            if (one.stale() || other.stale())
                root.load();
        }
    }

    Connections {
        target: root.page

        function onMenuRequested(button: Item): void {
            root.menuRequested(button);
        }

        function onImportRequested(): void {
            root.importRequested();
        }

        function onExportRequested(match: var): void {
            root.exportRequested(match);
        }

        function onAboutRequested(): void {
            root.aboutRequested();
        }

        function onShortcutsRequested(): void {
            root.shortcutsRequested();
        }

        function onPeopleRequested(): void {
            root.peopleRequested();
        }

        function onBackupRequested(): void {
            root.backupRequested();
        }

        function onRestoreRequested(): void {
            root.restoreRequested();
        }

        function onGameFileRequested(): void {
            root.gameFileRequested();
        }
    }
}
