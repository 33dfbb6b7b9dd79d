pragma ComponentBehavior: Bound

import QtQuick
import Spieltisch.App
import Spieltisch.Pages

// Dominoes on the start page: a line with its spinner, and two tiles that wait to be laid.
Item {
    id: root

    required property SettingsController settings

    width: 404
    height: 228

    // The face, the middle and the rotation of the upright picture. Left and right of the line some felt is seen.
    Repeater {
        model: [["6-4", 54, 105, -90], ["4-4", 109.5, 105, 0], ["4-1", 165, 105, -90], ["5-1", 239, 105, 90], ["5-5", 294.5, 105, 0], ["5-2", 350, 105, -90], ["5-4", 294.5, 31, 180], ["5-3", 294.5, 179, 0], ["6-6", 105.8, 177.2, -66], ["2-1", 208.5, 177.2, 82]]

        SceneCard {
            required property var modelData

            height: 74
            x: modelData[1] - width / 2
            y: modelData[2] - height / 2
            rotation: modelData[3]
            face: modelData[0]
            shadow: modelData[3] % 90 === 0 ? 0.3 : 0.8
            settings: root.settings
        }
    }
}
