import QtQuick
import Spieltisch.App
import Spieltisch.Ui

/*
  The drawn scene of a game: the item its plugin names, or a fan of cards. A scene takes `settings`, is drawn
  for 404 x 228 and may reach beyond; it is scaled so that all of that is seen.
*/
Item {
    id: root

    required property string source
    required property SettingsController settings

    clip: true
    Accessible.ignored: true

    TableSurface {
        anchors.fill: parent
    }

    Loader {
        id: loader

        readonly property real factor: Math.min(root.width / 404, root.height / 228)

        anchors.centerIn: parent
        width: 404
        height: 228
        scale: factor
        Component.onCompleted: setSource(root.source === "" ? Qt.resolvedUrl("CardsScene.qml") : root.source, {
            "settings": root.settings
        })
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Math.min(parent.height, 48)
        gradient: Gradient {
            GradientStop {
                position: 0
                color: "transparent"
            }
            GradientStop {
                position: 1
                color: "#30000000"
            }
        }
    }
}
