import QtQuick
import QtQuick.Layouts
import Spieltisch.Ui

// What the previewed play brings: the open ends, their sum and the points; in games without sums the ends alone.
Item {
    id: root

    // An item of `extra.offers` (presenter/offers.py).
    required property var offer
    // Where it lies from its tile: right, left, above, below, or "" for further away.
    property string side: ""
    // How far the tail stands from the middle of the edge it leaves.
    property real tailOffset: 0
    // Where the tile lies, {x, y, width, height} with its middle, seen from here: a line leads there where no tail can.
    property var tile: null
    readonly property var acrossGap: tile ? nearest(width, tile.x, tile.width) : [0, 0]
    readonly property var downGap: tile ? nearest(height, tile.y, tile.height) : [0, 0]
    readonly property bool counted: (offer?.gain ?? "") !== ""
    readonly property real tail: 9

    objectName: "callout"
    implicitWidth: rows.implicitWidth + 2 * Theme.space16
    implicitHeight: rows.implicitHeight + 2 * Theme.space8
    Accessible.role: Accessible.StaticText
    Accessible.name: offer ? [offer.text, offer.gain].filter(part => part !== "").join(", ") : ""

    // Where, on one axis, the line leaves 0..length and where it comes to `size` around `middle`.
    function nearest(length: real, middle: real, size: real): var {
        const low = Math.max(0, middle - size / 2);
        const high = Math.min(length, middle + size / 2);
        if (low <= high)
            return [(low + high) / 2, (low + high) / 2];
        return middle > length ? [length, middle - size / 2] : [0, middle + size / 2];
    }

    Rectangle {
        readonly property real across: root.acrossGap[1] - root.acrossGap[0]
        readonly property real down: root.downGap[1] - root.downGap[0]

        objectName: "calloutLine"
        visible: root.side === "" && root.tile !== null
        x: root.acrossGap[0]
        y: root.downGap[0] - height / 2
        width: Math.hypot(across, down)
        height: 2
        rotation: Math.atan2(down, across) * 180 / Math.PI
        transformOrigin: Item.Left
        color: Theme.accent
        antialiasing: true
    }

    Rectangle {
        visible: root.side !== ""
        x: root.side === "right" ? -width / 2 : root.side === "left" ? root.width - width / 2 : root.width / 2 - width / 2 + root.tailOffset
        y: root.side === "below" ? -height / 2 : root.side === "above" ? root.height - height / 2 : root.height / 2 - height / 2 + root.tailOffset
        width: 13
        height: 13
        rotation: 45
        color: Theme.accent
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.sheetRadius
        color: Theme.plate
        border.width: 1.5
        border.color: Theme.accent
    }

    ColumnLayout {
        id: rows

        anchors.centerIn: parent
        spacing: 0

        SmallText {
            text: root.counted ? root.offer.terms : (root.offer?.text ?? "")
            visible: text !== ""
            color: root.counted ? Theme.plateMuted : Theme.plateText
            font.weight: root.counted ? Font.Normal : Font.DemiBold
            font.features: Theme.tabular
            Accessible.ignored: true
        }

        RowLayout {
            visible: root.counted
            spacing: Theme.space16

            BodyText {
                text: root.offer?.sum ?? ""
                color: Theme.plateText
                font.weight: Font.Bold
                Accessible.ignored: true
                Layout.alignment: Qt.AlignBaseline
                Layout.fillWidth: true
            }

            DisplayText {
                text: root.offer?.gain ?? ""
                color: (root.offer?.points ?? 0) > 0 ? Theme.accent : Theme.plateMuted
                font.pixelSize: (root.offer?.points ?? 0) > 0 ? Theme.displaySize : Theme.titleSize
                font.weight: Font.Bold
                font.features: Theme.tabular
                Accessible.ignored: true
                Layout.alignment: Qt.AlignBaseline
            }
        }
    }
}
