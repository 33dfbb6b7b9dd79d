import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// The number of tiles in the boneyard beside or above its heap, and a large place to press for drawing.
Item {
    id: root

    required property TableController table
    required property DominoesSpots spots
    // See presenter/scene.py, `boneyard`.
    required property var boneyard
    readonly property bool drawable: boneyard.draw !== ""
    readonly property real edge: spots.heap.x + spots.heap.width

    objectName: "boneyard"
    x: edge - spots.heapUsed(boneyard.count) - (spots.pair ? words.width + Theme.space12 : 0)
    y: spots.heap.y - (spots.pair ? 0 : Theme.scaled(26))
    width: edge - x
    height: spots.heap.y + spots.heap.height - y
    Accessible.role: drawable ? Accessible.Button : Accessible.StaticText
    Accessible.name: boneyard.text
    Accessible.onPressAction: root.press()

    function press() {
        if (root.drawable)
            root.table.choose("draw");
    }

    Grid {
        id: words

        x: root.spots.pair ? 0 : parent.width - width
        y: root.spots.pair ? (parent.height - height) / 2 : 0
        columns: root.spots.pair ? 1 : 2
        horizontalItemAlignment: Grid.AlignRight
        verticalItemAlignment: Grid.AlignVCenter
        columnSpacing: Theme.space8
        rowSpacing: -4

        DisplayText {
            text: root.boneyard.count
            color: Theme.tableText
            font.pixelSize: root.spots.pair ? Theme.displaySize : Theme.titleSize
            font.weight: Font.Bold
            font.features: Theme.tabular
            Accessible.ignored: true
        }

        SmallText {
            text: root.boneyard.label
            color: Theme.tableMuted
            Accessible.ignored: true
        }
    }

    TapHandler {
        enabled: root.drawable
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: root.press()
    }

    HoverHandler {
        enabled: root.drawable
        cursorShape: Qt.PointingHandCursor
    }
}
