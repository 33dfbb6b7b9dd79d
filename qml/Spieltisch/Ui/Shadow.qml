import QtQuick

// The one shadow (0 6 18, 35 %) below its parent: a 9-patch picture, which every renderer draws alike.
BorderImage {
    property real strength: 1

    anchors.fill: parent
    anchors.margins: -24
    anchors.topMargin: -18
    anchors.bottomMargin: -30
    z: -1
    opacity: strength
    source: Qt.resolvedUrl("images/shadow.png")
    border.left: 40
    border.right: 40
    border.top: 40
    border.bottom: 40
    Accessible.ignored: true
}
