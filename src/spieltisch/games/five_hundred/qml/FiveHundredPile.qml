pragma ComponentBehavior: Bound

import QtQuick
import Spieltisch.App
import Spieltisch.Table
import Spieltisch.Ui

/*
  Stock and discard pile: the tray, what lies there in words, and at the beginning of a turn the three ways to draw, each
  below the cards it takes.
*/
Item {
    id: root

    required property TableController table
    required property FiveHundredSpots spots
    // `extra.stock` and `extra.pile`.
    required property var stock
    required property var pile
    readonly property var choices: table.choices
    readonly property var draw: choices.find(choice => choice.id === "draw") ?? null
    readonly property var take: choices.find(choice => choice.id === "take") ?? null
    readonly property var takeAll: choices.find(choice => choice.id === "takeall") ?? null
    readonly property var fan: choices.find(choice => choice.id === "fan") ?? null
    readonly property bool drawing: [draw, take, takeAll].some(choice => choice?.enabled === true)
    // What the way to draw from the stock needs, with its key.
    readonly property real stockWidth: stockLabel.implicitWidth + Theme.scaled(20) + 2 * Theme.space12 + Theme.space8

    // What its label needs beside the button that spreads the pile.
    readonly property real pileWordsWidth: pileLabel.implicitWidth + 8 + Theme.space12 + Theme.target

    // How far the ways to draw from the pile reach to the right.
    readonly property real reach: ways.x + ways.width

    anchors.fill: parent

    // Where the stock was.
    DashedOutline {
        visible: root.stock.count === 0
        x: root.spots.stock.x
        y: root.spots.stock.y
        width: root.spots.stock.width
        height: root.spots.stock.height
        radius: height * Theme.cardRadius
        color: "#59FFFFFF"
    }

    Rectangle {
        objectName: "tray"
        x: root.spots.tray.x
        y: root.spots.tray.y
        width: root.spots.tray.width
        height: root.spots.tray.height
        radius: Theme.sheetRadius
        color: "#1A000000"
        border.width: 1
        border.color: "#1FFFFFFF"
    }

    // What is there, where it is not the time to draw.
    SmallText {
        id: stockLabel

        visible: !root.drawing
        x: Math.max(root.spots.edge, root.spots.stock.x + (root.spots.stock.width - width) / 2)
        width: Math.min(implicitWidth, root.spots.tray.x - 16 - root.spots.edge)
        y: root.spots.below.y + (root.spots.buttonHeight - height) / 2
        text: root.stock.label
        color: Theme.tableMuted
        font.weight: Font.DemiBold
        elide: Text.ElideRight
    }

    SmallText {
        id: pileLabel

        objectName: "pileLabel"
        visible: !root.drawing
        x: root.spots.tray.x + 8
        y: root.spots.below.y + (root.spots.buttonHeight - height) / 2
        text: root.pile.label
        color: Theme.tableMuted
        font.weight: Font.DemiBold
    }

    SmallText {
        visible: !root.drawing && pileLabel.implicitWidth + implicitWidth + 32 + eye.width <= root.spots.tray.width
        x: root.spots.tray.x + root.spots.tray.width - width - 8 - (eye.visible ? eye.width + 8 : 0)
        y: root.spots.below.y + (root.spots.buttonHeight - height) / 2
        text: root.pile.top ?? ""
        color: Theme.tableMuted
    }

    FiveHundredChoice {
        visible: root.drawing && root.draw !== null
        x: root.spots.edge
        y: root.spots.below.y
        width: root.spots.tray.x - root.spots.edge - 12
        choice: root.draw
        label: root.stock.label
        onChosen: root.table.choose("draw")
        onRefused: reason => root.table.refused(reason)
    }

    Row {
        id: ways

        x: root.spots.tray.x
        y: root.spots.below.y
        spacing: Theme.space8

        FiveHundredChoice {
            visible: root.drawing && root.takeAll !== null && root.pile.count > 0
            choice: root.takeAll
            label: qsTr("Whole pile · %1").arg(root.pile.count)
            onChosen: root.table.choose("takeall")
            onRefused: reason => root.table.refused(reason)
        }

        FiveHundredChoice {
            visible: root.drawing && root.take !== null && root.pile.count > 0
            choice: root.take
            label: qsTr("Top card")
            onChosen: root.table.choose("take")
            onRefused: reason => root.table.refused(reason)
        }

        // Keeps its place at the end of the tray while there is nothing to draw.
        Item {
            visible: eye.visible && !root.drawing
            width: Math.max(0, root.spots.tray.width - eye.width - parent.spacing)
            height: 1
        }

        FiveHundredChoice {
            id: eye

            visible: root.fan !== null && root.pile.count > 0 && !root.pile.fan
            choice: root.fan
            label: ""
            icon: "eye"
            keyShown: false
            onChosen: root.table.choose("fan")
            onRefused: reason => root.table.refused(reason)
        }
    }
}
