pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Spieltisch.Table
import Spieltisch.Ui

/*
  A place at the end of a meld: green and dashed where the selected card fits, amber where it is previewed, with its
  number while a discard may be claimed. What is pressed reaches under the end card, so that it is never too narrow.
*/
T.AbstractButton {
    id: root

    // A box of FiveHundredMelds.endBox: `reach` is the part that is seen beside the meld.
    required property var place
    required property bool low
    property bool chosen: false
    // Shown in the part that is seen: the number of the place, or nothing.
    property string sign: ""
    readonly property color ink: chosen ? Theme.selected : Theme.playable

    x: place?.x ?? 0
    y: place?.y ?? 0
    width: place?.width ?? 0
    height: place?.height ?? 0
    focusPolicy: Qt.TabFocus
    Accessible.name: text
    Accessible.role: Accessible.RadioButton
    Accessible.checkable: true
    Accessible.checked: chosen
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }

    background: Item {
        Repeater {
            model: 3

            Rectangle {
                required property int index
                readonly property real spread: 3 + 4 * index

                anchors.fill: parent
                anchors.margins: -spread
                radius: root.height * Theme.cardRadius + spread
                color: root.ink
                opacity: root.chosen ? 0.18 - 0.04 * index : root.hovered ? 0.16 - 0.04 * index : 0.08 - 0.02 * index
            }
        }

        Rectangle {
            anchors.fill: parent
            radius: root.height * Theme.cardRadius
            color: Theme.tableMiddle
        }

        DashedOutline {
            anchors.fill: parent
            radius: root.height * Theme.cardRadius
            color: root.ink
            fill: Qt.rgba(root.ink.r, root.ink.g, root.ink.b, root.chosen ? 0.28 : 0.12)
            weight: root.hovered || root.chosen ? 3 : 2.5
        }

        Rectangle {
            visible: root.visualFocus
            anchors.fill: parent
            anchors.margins: -6
            radius: root.height * Theme.cardRadius + 6
            color: "transparent"
            border.width: 2.5
            border.color: Theme.focusOnTable
        }

        // In the part beside the meld.
        Item {
            x: root.low ? 0 : root.width - width
            width: root.place?.reach ?? 0
            height: parent.height

            BodyText {
                anchors.centerIn: parent
                visible: root.sign !== ""
                text: root.sign
                color: root.ink
                font.weight: Font.Bold
                font.features: Theme.tabular
                Accessible.ignored: true
            }

            Icon {
                anchors.centerIn: parent
                visible: root.sign === ""
                name: root.chosen ? "check" : "add"
                size: Math.min(Theme.scaled(20), parent.width - 2)
                color: root.ink
            }
        }
    }
}
