import QtQuick

// What the shell knows of a page: the wishes it can have, and how it takes the keyboard.
FocusScope {
    signal menuRequested(Item button)
    signal importRequested
    signal exportRequested(var match)
    signal aboutRequested
    signal shortcutsRequested
    signal peopleRequested
    signal backupRequested
    signal restoreRequested
    signal gameFileRequested

    // Hand the keyboard to what can be done now; most pages leave it where it is.
    function takeFocus(): void {
    }

    // Complete what is still being made, because the page is about to go.
    function finish(): void {
    }

    // Show where the points of the match came from.
    function openDetails(): void {
    }

    // Let the match wait, or go on.
    function togglePause(): void {
    }

    // Show the rules of the match, where there is one; returns whether there is.
    function openRules(): bool {
        return false;
    }
}
