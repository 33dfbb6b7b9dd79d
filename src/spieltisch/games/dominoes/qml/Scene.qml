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

    // The face, the middle and the rotation of the upright picture.
    Repeater {
        model: [["6-4", 40, 105, -90], ["4-4", 100, 105, 0], ["4-1", 160, 105, -90], ["5-1", 240, 105, 90], ["5-5", 300, 105, 0], ["5-2", 360, 105, -90], ["5-4", 300, 25, 180], ["5-3", 300, 185, 0], ["6-6", 96, 183, -66], ["2-1", 207, 183, 82]]

        SceneCard {
            required property var modelData

            height: 80
            x: modelData[1] - width / 2
            y: modelData[2] - height / 2
            rotation: modelData[3]
            face: modelData[0]
            shadow: modelData[3] % 90 === 0 ? 0.3 : 0.8
            settings: root.settings
        }
    }
}
