import QtQuick
import Spieltisch.App

/*
  The root of a game's own QML: it fills the felt and lays out zones with a `PieceLayer`. Nothing here
  decides anything; what may be done comes from the controller.
*/
Item {
    id: root

    required property TableController table
    required property SettingsController settings
    // The room the page takes at the top left for its score strip; 0 x 0 while the side panel is open.
    property size corner: Qt.size(0, 0)
    property bool panelOpen: true
    // Whether the game tells the scores on the felt itself where the side panel is closed; there is no strip then.
    property bool tellsScores: false
    // What the game adds to the side panel, below the scores; null for nothing.
    property Component panelPart: null
    // What the sides play for, shown with the scores: {points, label, mark, markLabel}, where `mark` is a score that
    // changes something; null where scores alone say enough.
    property var target: null
    // Read once for all that is drawn from them: every reading of the controller's copies the whole value.
    readonly property var extra: table.extra
    readonly property var zones: table.zones
    readonly property var plates: table.plates
    // How much larger or smaller than usual the person wants cards.
    readonly property real cardFactor: ({
            "small": 0.86,
            "large": 1.1
        })[settings.cardSize] ?? 1

    // Plate of a seat: {seat, side, name, level, role, active, human, initial, self}, or null.
    function plateOf(seat: int): var {
        return root.plates.find(plate => plate.seat === seat) ?? null;
    }

    // Hands the keyboard to the pieces; a game overrides it with its layer.
    function takeFocus() {
        root.forceActiveFocus();
    }

    // Completes what is still being made, because the table is about to go; for games that make parts of it
    // asynchronously.
    function finish() {
    }

    // Ends running movements; a game overrides it with its layer.
    function skip() {
    }
}
