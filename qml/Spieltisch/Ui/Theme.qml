pragma Singleton
import QtQuick

/*
  The one place for colours, type, spacing and motion. `Main.qml` binds the six inputs to settings and table;
  everything else follows. Names say what a colour is for. The pairs that must keep their contrast are
  listed in `contrastPairs` and measured by the tests.
*/
QtObject {
    id: root

    // Inputs
    property bool dark: true
    property bool highContrast: false
    property string table: "felt"
    property real textScale: 1
    property real motionScale: 1
    // The number of the colour of every side at the table; a side that is not named has that of its own number.
    property var sideColours: []

    // Chrome: bars, rail, panels, sheets
    readonly property color page: highContrast ? (dark ? "#000000" : "#FFFFFF") : dark ? "#12393A" : "#EFE8D8"
    readonly property color pageEdge: highContrast ? page : dark ? "#0B2A2D" : "#E6DDC9"
    readonly property color chrome: highContrast ? page : dark ? "#0B2527" : "#F5EFE2"
    readonly property color surface: highContrast ? page : dark ? "#12363A" : "#FBF7EC"
    readonly property color raised: highContrast ? (dark ? "#1C1C1C" : "#EEEEEE") : dark ? "#1C464A" : "#EFE7D6"
    readonly property color chosen: highContrast ? raised : dark ? "#1C464A" : "#E3D8C0"
    readonly property color hovered: highContrast ? (dark ? "#333333" : "#DDDDDD") : dark ? "#24545A" : "#E6DCC7"
    readonly property color field: highContrast ? page : dark ? "#0E2C2F" : "#EAE2D0"
    readonly property color line: highContrast ? text : dark ? "#2F5557" : "#CFC5AF"
    readonly property color controlBorder: highContrast ? text : dark ? "#6E918C" : "#7F7A68"
    readonly property color hairline: highContrast ? text : dark ? "#12FFFFFF" : "#1F3A3A2A"
    readonly property color scrim: dark ? "#B0041214" : "#8C1E2A2B"

    // Text and marks on chrome
    readonly property color text: highContrast ? (dark ? "#FFFFFF" : "#000000") : dark ? "#F7F1E3" : "#1E2A2B"
    readonly property color muted: highContrast ? text : dark ? "#C6D7CF" : "#4E5E5B"
    readonly property color faint: highContrast ? text : dark ? "#9AB3AB" : "#556561"
    readonly property color accent: "#F3B74A"
    readonly property color accentHovered: "#FFC662"
    readonly property color accentPressed: "#DFA236"
    readonly property color accentInk: "#2B1C02"
    readonly property color accentText: highContrast ? (dark ? "#FFD27A" : "#5E3A00") : dark ? "#F3B74A" : "#8A5600"
    readonly property color infoText: dark ? "#74BDF0" : "#1B639C"
    readonly property color goodText: dark ? "#62D98A" : "#1B6E3A"
    readonly property color warnText: dark ? "#FF9E7D" : "#9C3A1C"
    readonly property color danger: "#C4512F"
    readonly property color dangerFill: "#B34323"
    readonly property color dangerInk: "#FFFFFF"
    readonly property color focus: dark ? "#9BD9FF" : "#1877B8"
    readonly property color lost: dark ? "#4F8A87" : "#5C8F8C"

    // The table; always dark enough for light text
    readonly property color tableInner: _table[0]
    readonly property color tableMiddle: _table[1]
    readonly property color tableOuter: _table[2]
    readonly property color lamp: dark && table === "felt" ? "#0DFFD590" : "#00FFD590"
    readonly property color tableText: "#F7F1E3"
    readonly property color tableMuted: dark ? "#C6D7CF" : "#E6EFE9"
    readonly property color focusOnTable: "#9BD9FF"
    readonly property color plate: highContrast ? "#000000" : dark ? "#0B2527" : "#10362F"
    readonly property color plateWarn: "#FF9E7D"
    readonly property color plateBorder: highContrast ? "#FFFFFF" : "#1CFFFFFF"
    readonly property color plateText: "#F7F1E3"
    readonly property color plateMuted: "#C6D7CF"
    readonly property color outline: "#73FFFFFF"

    // Players; always shown together with the initial. Whatever kind of colour-blindness, any two can be told apart.
    readonly property var players: ["#F3B74A", "#74BDF0", "#F08FA9", "#C3ED8B", "#C27BFA", "#AFF2EC", "#E77D54", "#E9E0BE"]
    readonly property var playersOnChrome: dark ? players : ["#8A5600", "#1B639C", "#A23355", "#4C6B12", "#6B3FA0", "#0B6A61", "#94401C", "#5F5A4A"]
    readonly property color playerInk: "#14242A"

    // Pieces
    readonly property color cardFace: "#FCF8EE"
    readonly property color cardEdge: "#D8CDB4"
    readonly property color cardRed: "#C32A36"
    readonly property color cardBlack: "#1C222B"
    readonly property color cardBlue: "#1B66AE"
    readonly property color cardGreen: "#1B7A43"
    readonly property color cardBrown: "#6B4320"
    readonly property color cardOchre: "#8A5A0C"
    readonly property color cardJoker: "#6B3FA0"
    readonly property color playable: "#62D98A"
    readonly property color selected: "#F3B74A"
    readonly property color veil: "#6B16393A"
    readonly property real cardAspect: 5 / 7
    readonly property real cardRadius: 0.052
    readonly property real tileAspect: 1 / 2
    readonly property real tileRadius: 0.08

    // Wood
    readonly property color woodLight: "#EBC68C"
    readonly property color wood: "#D9A866"
    readonly property color woodDark: "#C28B4C"
    readonly property color walnut: "#8A5A34"
    readonly property color walnutDark: "#4E2E17"
    readonly property color track: "#FBEFD8"
    readonly property color skunkLine: "#B3261E"
    readonly property color skunkText: "#7E1610"
    readonly property color woodText: "#3A2412"

    // Type: pixel sizes at the chosen text size
    readonly property string family: "Source Sans Pro"
    readonly property int captionSize: scaled(12)
    readonly property int smallSize: scaled(14)
    readonly property int bodySize: scaled(16)
    readonly property int titleSize: scaled(20)
    readonly property int displaySize: scaled(28)
    readonly property int numeralSize: scaled(52)
    readonly property var tabular: ({
            "tnum": 1
        })

    // Space
    readonly property int space4: 4
    readonly property int space8: 8
    readonly property int space12: 12
    readonly property int space16: 16
    readonly property int space20: 20
    readonly property int space24: 24
    readonly property int space28: 28
    readonly property int radius: 6
    readonly property int sheetRadius: 10
    readonly property int target: 44
    readonly property int railWidth: scaled(96)
    readonly property int topBarHeight: textScale > 1 ? 60 : 52
    readonly property int actionBarHeight: 72
    readonly property int panelWidth: textScale > 1 ? 321 : 272

    // Motion: milliseconds, 0 when animations are off
    readonly property int quick: Math.round(150 * motionScale)
    readonly property int move: Math.round(220 * motionScale)
    readonly property int slow: Math.round(320 * motionScale)
    readonly property int easing: Easing.OutCubic

    readonly property var contrastPairs: [[text, page, 4.5], [text, pageEdge, 4.5], [muted, page, 4.5], [muted, pageEdge, 4.5], [text, chrome, 4.5], [muted, chrome, 4.5], [faint, chrome, 4.5], [text, surface, 4.5], [muted, surface, 4.5], [faint, surface, 4.5], [faint, field, 4.5], [text, raised, 4.5], [muted, raised, 4.5], [text, chosen, 4.5], [text, hovered, 4.5], [text, field, 4.5], [muted, field, 4.5], [accentText, page, 4.5], [accentText, surface, 4.5], [accentText, chrome, 4.5], [infoText, surface, 4.5], [goodText, surface, 4.5], [goodText, page, 4.5], [warnText, surface, 4.5], [warnText, raised, 4.5], [warnText, chrome, 4.5], [warnText, field, 4.5], [goodText, field, 4.5], [goodText, raised, 4.5], [accentText, raised, 4.5], [accentText, hovered, 4.5], [accentInk, accent, 4.5], [accentInk, accentHovered, 4.5], [accentInk, accentPressed, 4.5], [dangerInk, dangerFill, 4.5], [plateText, plate, 4.5], [plateMuted, plate, 4.5], [plateWarn, plate, 4.5], [tableText, tableInner, 4.5], [tableMuted, tableInner, 4.5], [controlBorder, surface, 3], [controlBorder, page, 3], [focus, page, 3], [focus, surface, 3], [focus, chrome, 3], [focus, raised, 3], [focusOnTable, tableInner, 3], [lost, surface, 3], [woodText, wood, 4.5], [skunkText, wood, 4.5], ...players.map(ink => [ink, plate, 4.5])]

    readonly property var _tables: ({
            "felt": [["#1E5853", "#174846", "#0C3033"], ["#28685C", "#235D53", "#1E5048"]],
            "wood": [["#5E3F2A", "#4A3020", "#2C1B11"], ["#76503A", "#68442F", "#553624"]],
            "plain": [["#25343B", "#25343B", "#25343B"], ["#475A66", "#475A66", "#475A66"]]
        })
    readonly property var _table: (_tables[table] ?? _tables["felt"])[dark ? 0 : 1]

    // A pixel size at the chosen text size.
    function scaled(size: real): int {
        return Math.round(size * root.textScale);
    }

    // The fill of one of the colours of people; put `playerInk` on it.
    function person(colour: int): color {
        return root.players[Math.max(0, colour) % root.players.length];
    }

    // One of the colours of people as text on chrome and surfaces.
    function personText(colour: int): color {
        return root.playersOnChrome[Math.max(0, colour) % root.playersOnChrome.length];
    }

    // The fill of a side's plate at the table; put `playerInk` on it.
    function player(side: int): color {
        return root.person(root.sideColours[side] ?? side);
    }

    // The colour of a side's text on chrome and surfaces.
    function playerText(side: int): color {
        return root.personText(root.sideColours[side] ?? side);
    }

    // A side's lane on a board of light wood.
    function laneOf(side: int): color {
        const ink = root.player(side);
        return Qt.tint(root.track, Qt.rgba(ink.r, ink.g, ink.b, 0.5));
    }
}
