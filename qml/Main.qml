import QtQuick
import QtQuick.Templates as T
import Spieltisch.App
import Spieltisch.Shell
import Spieltisch.Ui

// The window: navigation rail and pages, or the table alone; everything that floats above them.
T.ApplicationWindow {
    id: root

    required property AppController app

    readonly property bool atTable: app.table !== null && app.page === "table"

    // Whether it begins as large as the screen.
    property bool maximized: false
    // How it was before it was in full screen.
    property int usual: Window.AutomaticVisibility

    // Leave full screen for the size before, or fill the screen.
    function toggleFullScreen(): void {
        if (visibility === Window.FullScreen) {
            visibility = usual;
        } else {
            usual = visibility;
            visibility = Window.FullScreen;
        }
    }

    // Show the rules of the match at the table, else the page with the rules of every game.
    function showRules(): void {
        if (!pageHost.openRules())
            app.navigate("rules");
    }

    width: 1280
    height: 800
    minimumWidth: 1024
    minimumHeight: 700
    visible: true
    visibility: maximized ? Window.Maximized : Window.AutomaticVisibility
    title: atTable ? qsTr("%1 – Spieltisch").arg(app.table.gameName) : "Spieltisch"
    color: Theme.pageEdge
    font.family: Theme.family
    font.pixelSize: Theme.bodySize
    palette: ThemePalette {}
    onActiveFocusItemChanged: {
        if ((activeFocusItem as T.Control)?.visualFocus)
            Hands.keys = true;
        else
            showFocus();
    }

    // Whoever uses keys sees what has the focus, also what got it by itself: when a sheet came, or went.
    function showFocus(): void {
        const control = activeFocusItem as T.Control;
        if (Hands.keys && control !== null && control.focusReason !== Qt.MouseFocusReason)
            control.focusReason = Qt.TabFocusReason;
    }

    Connections {
        target: Hands

        function onKeysChanged(): void {
            root.showFocus();
        }
    }

    // Presses while a sheet or a menu is open, in it or beside it.
    T.Overlay.onPressed: Hands.keys = false

    // All others. Above the page, as it would hear of none that a button takes; it takes none away itself.
    Item {
        parent: root.contentItem.parent
        anchors.fill: parent
        z: 2000000

        PointHandler {
            onActiveChanged: if (active)
                Hands.keys = false
        }
    }

    ThemeInputs {
        settings: root.app.settings
        sideColours: root.atTable ? root.app.table.colours : []
    }

    ShellActions {
        id: actions

        app: root.app
        onFullScreenRequested: root.toggleFullScreen()
        onShortcutsRequested: overlays.openShortcuts()
        onAboutRequested: root.app.navigate("about")
        onRulesRequested: root.showRules()
        onDetailsRequested: pageHost.page?.openDetails()
        onPauseRequested: pageHost.page?.togglePause()
        onImportRequested: overlays.openImport()
        onMenuRequested: overlays.openMenu(root.atTable ? menuPlace : rail.menuButton, root.atTable)
        onQuitRequested: root.close()
    }

    PageBackground {
        anchors.fill: parent
        visible: !pageHost.tableShown
    }

    NavigationRail {
        id: rail

        visible: !pageHost.tableShown
        width: Theme.railWidth
        height: parent.height
        current: root.app.page
        tableOpen: root.app.table !== null
        onChosen: page => root.app.navigate(page)
        onMenuRequested: button => overlays.openMenu(button, false)
        // Every key comes by here, also those that are shortcuts or are used up by what has the focus.
        Keys.onShortcutOverride: event => {
            Hands.pressed(event.key);
            event.accepted = false;
        }
    }

    PageHost {
        id: pageHost

        app: root.app
        atTable: root.atTable
        railWidth: rail.width
        y: overlays.bannerBottom
        width: parent.width
        height: parent.height - y
        focus: true
        onMenuRequested: button => overlays.openMenu(button, true)
        Keys.onShortcutOverride: event => {
            Hands.pressed(event.key);
            event.accepted = false;
        }
        onImportRequested: overlays.openImport()
        onExportRequested: match => overlays.openExport(match)
        onAboutRequested: root.app.navigate("about")
        onShortcutsRequested: overlays.openShortcuts()
        onPeopleRequested: overlays.openPeople()
        onBackupRequested: overlays.openBackup()
        onRestoreRequested: overlays.openRestore()
        onGameFileRequested: overlays.openGameFile()
    }

    // Where the menu opens at the table when a key asks for it.
    Item {
        id: menuPlace

        anchors.right: parent.right
        width: Theme.space12
        height: pageHost.y + Theme.topBarHeight
    }

    Overlays {
        id: overlays

        anchors.fill: parent
        app: root.app
        actions: actions
        pageLeft: pageHost.tableShown ? 0 : rail.width
        toastTop: pageHost.y + (root.atTable ? Theme.topBarHeight : 0) + Theme.space12
    }
}
