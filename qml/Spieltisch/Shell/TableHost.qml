pragma ComponentBehavior: Bound
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

        width: parent.width
        height: parent.height - ((bar.item as ReviewBar)?.implicitHeight ?? 0)
        focus: true
        app: root.app
        table: root.table
        onMenuRequested: button => root.menuRequested(button)
    }

    Loader {
        id: bar

        anchors.bottom: parent.bottom
        width: parent.width
        active: root.app.review !== null
        sourceComponent: ReviewBar {
            review: root.app.review
        }
    }
}
