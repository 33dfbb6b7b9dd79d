import QtQuick
import Spieltisch.App
import Spieltisch.Pages
import Spieltisch.Table

// The table as a page of the shell.
ShellPage {
    id: root

    required property AppController app
    required property TableController table

    function takeFocus(): void {
        page.takeFocus();
    }

    function finish(): void {
        page.finish();
    }

    function openDetails(): void {
        page.openDetails();
    }

    function togglePause(): void {
        page.togglePause();
    }

    function openRules(): bool {
        page.openRules();
        return true;
    }

    TablePage {
        id: page

        anchors.fill: parent
        focus: true
        app: root.app
        table: root.table
        onMenuRequested: button => root.menuRequested(button)
    }
}
