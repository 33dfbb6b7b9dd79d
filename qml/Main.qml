pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Spieltisch.App
import Spieltisch.Pages
import Spieltisch.Shell
import Spieltisch.Ui

// The window: navigation rail and pages, or the table alone; everything that floats above them.
ApplicationWindow {
    id: root

    required property AppController app

    readonly property bool atTable: app.table !== null && app.page === "table"
    readonly property list<string> pages: ["play", "matches", "rules", "settings", "plugins"]

    // Leave full screen for the size before, or fill the screen.
    function toggleFullScreen(): void {
        visibility = visibility === Window.FullScreen ? Window.AutomaticVisibility : Window.FullScreen;
    }

    // Open the menu beside `button`: below it at the table, at its right in the rail.
    function openMenu(button: Item): void {
        if (atTable)
            menu.popup(button, button.width - menu.implicitWidth, Theme.topBarHeight);
        else
            menu.popup(button, button.width + Theme.space12, button.height - menu.implicitHeight);
    }

    width: 1280
    height: 800
    minimumWidth: 1024
    minimumHeight: 700
    visible: true
    title: atTable ? qsTr("%1 – Spieltisch").arg(app.table.gameName) : "Spieltisch"

    Connections {
        target: root.app

        function onFailed(text: string): void {
            toast.show(text, true, "", null);
        }

        function onInformed(text: string): void {
            toast.show(text, false, "", null);
        }

        function onPageChanged(): void {
            Qt.callLater(pageHost.takeFocus);
        }
    }

    ThemeInputs {
        settings: root.app.settings
    }

    ShellActions {
        id: actions

        app: root.app
        onFullScreenRequested: root.toggleFullScreen()
        onShortcutsRequested: overlays.openShortcuts()
        onAboutRequested: overlays.openAbout()
        onRulesRequested: root.atTable ? pageHost.openRules() : root.app.navigate("rules")
        onImportRequested: overlays.openImport()
        onMenuRequested: root.openMenu(root.atTable ? pageHost : rail.menuButton)
        onQuitRequested: root.close()
    }

    ShellMenu {
        id: menu

        app: root.app
        actions: actions
    }

    PageBackground {
        anchors.fill: parent
        visible: !root.atTable
    }

    NavigationRail {
        id: rail

        visible: !root.atTable
        width: Theme.railWidth
        height: parent.height
        current: root.app.page
        onChosen: page => root.app.navigate(page)
        onMenuRequested: button => root.openMenu(button)
    }

    PageHost {
        id: pageHost

        app: root.app
        atTable: root.atTable
        x: root.atTable ? 0 : rail.width
        y: banner.visible ? banner.y + banner.height : 0
        width: parent.width - x
        height: parent.height - y
        onMenuRequested: button => root.openMenu(button)
        onImportRequested: overlays.openImport()
        onExportRequested: match => overlays.openExport(match)
        onAboutRequested: overlays.openAbout()
        onShortcutsRequested: overlays.openShortcuts()
    }

    Banner {
        id: banner

        x: pageHost.x + Theme.space24
        y: Theme.space12
        width: pageHost.width - 2 * Theme.space24
        text: root.app.notice
        onDismissed: root.app.dismissNotice()
    }

    Overlays {
        id: overlays

        anchors.fill: parent
        app: root.app
    }

    Toast {
        id: toast

        parent: root.Overlay.overlay
        x: Math.round((root.width - width) / 2)
        y: root.height - height - Theme.space24 - (root.atTable ? Theme.actionBarHeight : 0)
        z: 1000
    }
}
