pragma ComponentBehavior: Bound

import QtQuick
import Spieltisch.App
import Spieltisch.Pages

// 500 on the start page: two melds on the table, the pile beside the stock, and the hand that is left.
Item {
    id: root

    required property SettingsController settings

    width: 404
    height: 228

    Repeater {
        model: [["3H", 62], ["4H", 88], ["5H", 114], ["6H", 140], ["TC", 246], ["*", 272], ["QC", 298], ["KC", 324]]

        SceneCard {
            required property var modelData
            required property int index

            height: 92
            x: modelData[1] - width / 2
            y: 14
            face: modelData[0]
            settings: root.settings
        }
    }

    // The own hand reaches in from below.
    Repeater {
        model: ["9S", "TS", "JS", "7D", "AC", "AH"]

        SceneCard {
            required property string modelData
            required property int index

            height: 146
            x: 202 - width / 2 + (index - 2.5) * 50
            y: 132 + Math.abs(index - 2.5) * 6 - (index < 3 ? 14 : 0)
            rotation: (index - 2.5) * 5
            face: modelData
            settings: root.settings
        }
    }
}
