import QtQuick
import Spieltisch.App
import Spieltisch.Pages

/*
  Shows the page the controller names. A page is made when it is opened and dropped when it is left; the
  first frame waits for the start page alone, and the others are read when the games are there.
*/
FocusScope {
    id: root

    required property AppController app
    required property bool atTable

    readonly property ShellPage page: loader.item as ShellPage
    readonly property string wanted: atTable ? "table" : app.page in files ? app.page : "play"
    readonly property var files: ({
            "play": "../Pages/StartPage.qml",
            "matches": "../Pages/MatchesPage.qml",
            "rules": "../Pages/RulesPage.qml",
            "settings": "../Pages/SettingsPage.qml",
            "plugins": "../Pages/PluginsPage.qml"
        })
    property QtObject shownTable: null
    // What will be opened, held so that it stays read.
    property var ahead: []

    signal menuRequested(Item button)
    signal importRequested
    signal exportRequested(var match)
    signal aboutRequested
    signal shortcutsRequested

    // Show the rules of the match at the table; returns false where no match is shown.
    function openRules(): bool {
        return root.page?.openRules() ?? false;
    }

    function load(): void {
        loader.source = "";
        if (root.atTable) {
            root.shownTable = root.app.table;
            loader.setSource("TableHost.qml", {
                "app": root.app,
                "table": root.app.table
            });
            Qt.callLater(() => root.page?.takeFocus());
        } else {
            root.shownTable = null;
            loader.setSource(root.files[root.wanted], {
                "app": root.app
            });
        }
    }

    // Read in the engine's own thread what opens from here: nobody waits for it then.
    function readAhead(): void {
        const soon = [...Object.values(root.files), "TableHost.qml", "ShellMenu.qml", "../Pages/NewMatchSheet.qml"];
        root.ahead = soon.map(file => Qt.createComponent(Qt.resolvedUrl(file), Component.Asynchronous));
    }

    onWantedChanged: load()
    Component.onCompleted: load()

    Loader {
        id: loader

        objectName: "page"
        anchors.fill: parent
        focus: true
    }

    Connections {
        target: root.app

        function onLoadingChanged(): void {
            if (!root.app.loading)
                root.readAhead();
        }

        function onTableChanged(): void {
            if (root.atTable && root.app.table !== root.shownTable)
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
    }
}
