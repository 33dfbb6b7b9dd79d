import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// What is looked for on the settings page: whether texts hold it, and where they do.
QtObject {
    property string text: ""
    property SettingsPageController page: null
    readonly property bool active: text.trim() !== "" && page !== null

    // Within the words of the name, and where words of the texts begin.
    function finds(name: string, texts: list<string>): bool {
        return !active || page.finds(text, name, texts);
    }

    // The text, perhaps a name, with what was found marked, as styled text; empty where nothing is.
    function marked(plain: string, name: bool): string {
        return active ? page.marked(text, plain, Theme.accentText.toString(), name) : "";
    }
}
