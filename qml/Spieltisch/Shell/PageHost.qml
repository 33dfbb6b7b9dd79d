pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.App
import Spieltisch.Pages
import Spieltisch.Table

// Shows the page the controller names; a page is made when it is opened and dropped when it is left.
FocusScope {
    id: root

    required property AppController app
    required property bool atTable

    signal menuRequested(Item button)
    signal importRequested
    signal exportRequested(var match)
    signal aboutRequested
    signal shortcutsRequested

    // Hand the keyboard to the table when it opens; other pages leave it where it was.
    function takeFocus(): void {
        if (root.atTable)
            (loader.item as TablePage)?.takeFocus();
    }

    // Show the rules of the match at the table.
    function openRules(): void {
        (loader.item as TablePage)?.openRules();
    }

    Loader {
        id: loader

        objectName: "page"
        anchors.fill: parent
        focus: true
        sourceComponent: {
            if (root.atTable)
                return tablePage;
            return ({
                    "matches": matchesPage,
                    "rules": rulesPage,
                    "settings": settingsPage,
                    "plugins": pluginsPage
                })[root.app.page] ?? startPage;
        }
        onLoaded: root.takeFocus()
    }

    Component {
        id: startPage

        StartPage {
            app: root.app
        }
    }

    Component {
        id: matchesPage

        MatchesPage {
            app: root.app
            onImportRequested: root.importRequested()
            onExportRequested: match => root.exportRequested(match)
        }
    }

    Component {
        id: rulesPage

        RulesPage {
            app: root.app
        }
    }

    Component {
        id: settingsPage

        SettingsPage {
            app: root.app
            onAboutRequested: root.aboutRequested()
            onShortcutsRequested: root.shortcutsRequested()
        }
    }

    Component {
        id: pluginsPage

        PluginsPage {
            app: root.app
        }
    }

    Component {
        id: tablePage

        TablePage {
            app: root.app
            table: root.app.table
            onMenuRequested: button => root.menuRequested(button)
        }
    }
}
