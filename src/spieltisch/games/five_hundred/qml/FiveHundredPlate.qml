import QtQuick
import Spieltisch.Table

// The plate of one seat; while the side panel is closed it tells the score, too.
PlayerPlate {
    id: root

    // A row of the table's scores, or null where the panel has it.
    property var score: null
    // Whether the cards that are held are counted beside the words.
    property bool terse: false

    subtitle: [score ? score.text : who, terse ? "" : (info?.role ?? ""), thinking && active && !terse ? qsTr("thinking") : ""].filter(part => part !== "").join(" · ")
    briefSubtitle: score ? score.text : (info?.role || who)
}
