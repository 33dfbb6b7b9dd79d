import QtQuick
import QtQuick.Templates as T
import Spieltisch.Table
import Spieltisch.Ui

// A joker that the selected card can take the place of: another sign and another line than where cards are laid.
T.AbstractButton {
    id: root

    // What is seen of the joker, {x, y, width, height}, and the whole card.
    required property var place
    required property real cardHeight
    property bool chosen: false
    readonly property color ink: chosen ? Theme.selected : Theme.focusOnTable
    readonly property real margin: Math.max(0, (Theme.target - (place?.width ?? 0)) / 2)

    x: (place?.x ?? 0) - margin
    y: place?.y ?? 0
    width: (place?.width ?? 0) + 2 * margin
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
        DashedOutline {
            x: root.margin - 2
            y: -2
            width: (root.place?.width ?? 0) + 4
            height: root.height + 4
            radius: root.cardHeight * Theme.cardRadius
            color: root.ink
            fill: Qt.rgba(root.ink.r, root.ink.g, root.ink.b, root.hovered || root.chosen ? 0.3 : 0.16)
            weight: 3
        }

        Rectangle {
            anchors.centerIn: parent
            width: Math.min(Theme.scaled(28), Math.max(18, root.place?.width ?? 0))
            height: width
            radius: width / 2
            color: Theme.plate
            border.width: 1.5
            border.color: root.ink

            Icon {
                anchors.centerIn: parent
                name: "swap"
                size: parent.width * 0.66
                color: root.ink
            }
        }

        Rectangle {
            visible: root.visualFocus
            anchors.fill: parent
            anchors.margins: -6
            radius: root.cardHeight * Theme.cardRadius + 6
            color: "transparent"
            border.width: 2.5
            border.color: Theme.focusOnTable
        }
    }
}
