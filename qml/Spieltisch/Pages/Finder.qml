import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// What is looked for on the settings page: whether texts hold it, and where they do.
QtObject {
    property string text: ""
    property SettingsPageController page: null
    readonly property bool active: text.trim() !== "" && page !== null

    function finds(texts: list<string>): bool {
        return !active || page.finds(text, texts);
    }

    // The text with what was found marked, as styled text; empty where nothing is.
    function marked(plain: string): string {
        return active ? page.marked(text, plain, Theme.accentText.toString()) : "";
    }
}
