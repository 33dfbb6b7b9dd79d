import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// The ground the whole pile is spread out on, and what taking it would mean.
Rectangle {
    id: root

    required property TableController table
    required property FiveHundredSpots spots
    // `extra.pile`.
    required property var pile
    readonly property var whole: pile.whole ?? null
    readonly property var fan: table.choices.find(choice => choice.id === "fan") ?? null
    readonly property var takeAll: table.choices.find(choice => choice.id === "takeall") ?? null

    objectName: "spread"
    x: spots.spread.x
    y: spots.spread.y
    width: spots.spread.width
    height: spots.spread.height
    radius: Theme.sheetRadius
    color: Theme.plate
    border.width: 1.5
    border.color: Theme.accent
    Accessible.role: Accessible.Grouping
    Accessible.name: pile.label

    Shadow {}

    // What is done here stays here.
    MouseArea {
        anchors.fill: parent
        onWheel: event => event.accepted = true
    }

    BodyText {
        id: heading

        x: 20
        y: (root.spots.spreadHead - height) / 2
        text: root.pile.label
        color: Theme.plateText
        font.weight: Font.DemiBold
    }

    // What taking all of it would bring, or why it cannot be taken.
    SmallText {
        anchors.verticalCenter: heading.verticalCenter
        anchors.right: parent.right
        anchors.rightMargin: 20
        width: Math.min(implicitWidth, root.width - heading.width - 64)
        text: root.whole === null ? "" : root.whole.possible ? qsTr("Take all: %1 could be laid now, %2 stay in the hand").arg(root.whole.layNow).arg(root.whole.inHand) : (root.whole.reason ?? "")
        color: Theme.plateText
        horizontalAlignment: Text.AlignRight
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        elide: Text.ElideRight
    }

    SmallText {
        visible: text !== ""
        anchors.left: parent.left
        anchors.leftMargin: 20
        anchors.right: buttons.left
        anchors.rightMargin: Theme.space16
        anchors.verticalCenter: buttons.verticalCenter
        text: root.whole?.warning ?? ""
        color: Theme.plateWarn
        font.weight: Font.DemiBold
        wrapMode: Text.WordWrap
    }

    Row {
        id: buttons

        anchors.right: parent.right
        anchors.rightMargin: 20
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space12
        spacing: Theme.space12

        FiveHundredChoice {
            visible: root.takeAll !== null
            choice: root.takeAll
            onChosen: root.table.choose("takeall")
            onRefused: reason => root.table.refused(reason)
        }

        FiveHundredChoice {
            visible: root.fan !== null
            choice: root.fan
            onChosen: root.table.choose("fan")
        }
    }
}
