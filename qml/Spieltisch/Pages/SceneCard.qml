import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// A card or a tile as a picture with its shadow; an empty face shows the back.
Item {
    id: root

    required property string face
    required property SettingsController settings
    property string deck: "french"
    property real resolution: 3
    property real shadow: 0.8
    // A tile's notation has a hyphen (`6-4`); one that lies face down has to be told.
    property bool tile: face.includes("-")

    width: height * (tile ? Theme.tileAspect : Theme.cardAspect)
    Accessible.ignored: true

    Shadow {
        strength: root.shadow
    }

    Image {
        anchors.fill: parent
        source: {
            void root.settings.artRevision;
            if (root.tile)
                return root.settings.tileSource(root.face);
            return root.face === "" ? root.settings.backSource() : root.settings.cardSource(root.face, root.deck);
        }
        sourceSize: Qt.size(Math.round(root.width * root.resolution), Math.round(root.height * root.resolution))
        asynchronous: true
        retainWhileLoading: true
        antialiasing: true
        mipmap: true
    }
}
