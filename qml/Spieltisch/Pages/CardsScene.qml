pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// Five cards in a fan: the scene of a game that brings none of its own.
Item {
    id: root

    required property SettingsController settings

    width: 404
    height: 228

    Repeater {
        model: ["QH", "JS", "5H", "TC", "AD"]

        SceneCard {
            required property string modelData
            required property int index

            x: 202 - width / 2 + (index - 2) * 52
            y: 46 + Math.abs(index - 2) * 8
            height: 176
            rotation: (index - 2) * 9
            face: modelData
            settings: root.settings
        }
    }
}
