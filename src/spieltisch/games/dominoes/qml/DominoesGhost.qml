pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Spieltisch.Table
import Spieltisch.Ui

/*
  Where the selected tile would lie: amber and dashed where it is previewed, green where it could lie as well. Tiles of a
  long line are small: what is pressed is never smaller than a finger.
*/
T.AbstractButton {
    id: root

    // The middle and the room of the place, and the rotation of the upright picture.
    required property var place
    required property real turn
    required property url picture
    // An item of `extra.offers` (presenter/offers.py).
    required property var offer
    readonly property bool chosen: offer.checked
    readonly property color ink: chosen ? Theme.selected : Theme.playable
    readonly property real margin: Math.max(0, (Theme.target - Math.min(place.width, place.height)) / 2)
    readonly property real unit: Math.min(place.width, place.height)
    // Whether there is room to tell what it brings.
    readonly property bool told: !chosen && offer.gain !== "" && unit >= Theme.scaled(34)

    objectName: "ghost:" + (offer.end || "first")
    x: place.x - width / 2
    y: place.y - height / 2
    width: place.width + 2 * margin
    height: place.height + 2 * margin
    focusPolicy: Qt.TabFocus
    Accessible.name: [qsTr("Lay %1").arg(offer.tile), offer.text].join(", ")
    Accessible.role: Accessible.RadioButton
    Accessible.checkable: true
    Accessible.checked: chosen
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }

    background: Item {
        // The glow, two soft edges that every renderer draws.
        Repeater {
            model: 3

            Rectangle {
                required property int index
                readonly property real reach: 5 + 5 * index

                anchors.centerIn: parent
                width: root.place.width + 2 * reach
                height: root.place.height + 2 * reach
                radius: root.unit * 2 * Theme.tileRadius + reach
                color: root.ink
                opacity: root.chosen ? 0.16 - 0.04 * index : root.hovered ? 0.12 - 0.03 * index : 0.05
            }
        }

        Rectangle {
            anchors.centerIn: parent
            width: root.place.width
            height: root.place.height
            radius: root.unit * 2 * Theme.tileRadius
            color: Theme.tableMiddle
        }

        Image {
            anchors.centerIn: parent
            width: root.unit
            height: 2 * root.unit
            rotation: root.turn
            opacity: root.chosen ? 0.75 : root.told ? 0 : 0.4
            source: root.picture
            sourceSize: Qt.size(Math.ceil(width * Screen.devicePixelRatio), Math.ceil(height * Screen.devicePixelRatio))
            antialiasing: true
        }

        Rectangle {
            visible: root.chosen
            anchors.centerIn: parent
            width: root.place.width
            height: root.place.height
            radius: root.unit * 2 * Theme.tileRadius
            color: Theme.selected
            opacity: 0.32
        }

        DashedOutline {
            anchors.centerIn: parent
            width: root.place.width
            height: root.place.height
            radius: root.unit * 2 * Theme.tileRadius
            color: root.ink
            weight: root.hovered || root.activeFocus ? 3.5 : 2.5
        }

        Rectangle {
            visible: root.visualFocus
            anchors.centerIn: parent
            width: root.place.width + 14
            height: root.place.height + 14
            radius: root.unit * 2 * Theme.tileRadius + 7
            color: "transparent"
            border.width: 2.5
            border.color: Theme.focusOnTable
        }
    }

    contentItem: Item {
        Column {
            visible: root.told
            anchors.centerIn: parent

            SmallText {
                anchors.horizontalCenter: parent.horizontalCenter
                text: "= " + (root.offer.line.total ?? "")
                color: Theme.tableText
                font.weight: Font.Bold
                font.features: Theme.tabular
                Accessible.ignored: true
            }

            CaptionText {
                anchors.horizontalCenter: parent.horizontalCenter
                text: root.offer.gain
                color: root.offer.points > 0 ? Theme.accent : Theme.tableText
                font.weight: root.offer.points > 0 ? Font.Bold : Font.Normal
                font.features: Theme.tabular
                Accessible.ignored: true
            }
        }
    }
}
