pragma ComponentBehavior: Bound

import QtQuick
import Spieltisch.Ui
import "FiveHundredMelds.js" as Melds

// The melds to which the newest action has laid something are lit.
Item {
    id: root

    // `extra.melds` and their plan of FiveHundredMelds.
    required property var melds
    required property var plan

    Repeater {
        model: root.melds.length

        Rectangle {
            required property int index
            readonly property var meld: root.melds[index] ?? null
            readonly property var box: meld?.glow ? Melds.box(root.plan, meld.number) : null

            visible: box !== null
            x: (box?.x ?? 0) - 6
            y: (box?.y ?? 0) - 6
            width: (box?.width ?? 0) + 12
            height: (box?.height ?? 0) + 12
            radius: Theme.sheetRadius
            color: "#33FFD590"
        }
    }
}
