pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Spieltisch.Table
import Spieltisch.Ui

// The place for a new meld: amber with the cards and what they bring while one is selected, faint otherwise.
T.AbstractButton {
    id: root

    // {x, y, width, height} of the room, and the size of a card there.
    required property var place
    required property size card
    required property string label
    // The choice `meld`, or null.
    required property var choice
    // `extra.preview` of a new meld, or null.
    required property var preview
    // Addresses of the pictures of its cards.
    required property var pictures
    // Whether a hand of cards hovers over it.
    property bool hoveredByCards: false

    readonly property bool possible: choice?.enabled ?? false
    readonly property real wordsRoom: Math.max(words.implicitWidth, Theme.scaled(60))
    readonly property real pitch: pictures.length > 1 ? Math.max(card.width * 0.16, Math.min(card.width * 0.46, ((place?.width ?? 0) - 40 - card.width * 0.9 - wordsRoom) / (pictures.length - 1))) : 0
    readonly property real cardsWidth: pictures.length > 0 ? card.width * 0.9 + pitch * (pictures.length - 1) : 0
    readonly property bool beside: cardsWidth + wordsRoom + 36 <= width

    signal refused(string reason)

    objectName: "newMeld"
    visible: place !== null
    x: place?.x ?? 0
    y: (place?.y ?? 0) - 4
    width: Math.min(place?.width ?? 0, preview ? cardsWidth + wordsRoom + 40 : Math.max(card.width * 1.7, Theme.scaled(150)))
    height: (place?.height ?? 0) + 8
    focusPolicy: possible ? Qt.TabFocus : Qt.NoFocus
    Accessible.name: [choice?.label ?? "", preview?.gain ?? ""].filter(part => part !== "").join(", ")
    Accessible.description: choice?.explanation ?? ""
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    HoverHandler {
        enabled: root.possible
        cursorShape: Qt.PointingHandCursor
    }

    background: Item {
        DashedOutline {
            anchors.fill: parent
            radius: Theme.sheetRadius
            color: root.preview ? Theme.selected : root.possible ? Theme.playable : "#59FFFFFF"
            fill: root.preview ? "#1AF3B74A" : "#0AFFFFFF"
            weight: root.preview ? 2.5 : 1.5
        }

        Rectangle {
            visible: root.visualFocus
            anchors.fill: parent
            anchors.margins: -5
            radius: Theme.sheetRadius + 5
            color: "transparent"
            border.width: 2.5
            border.color: Theme.focusOnTable
        }
    }

    contentItem: Item {
        Repeater {
            model: root.pictures

            Rectangle {
                id: ghost

                required property url modelData
                required property int index

                x: 12 + index * root.pitch
                y: (root.height - height) / 2
                width: root.card.width * 0.9
                height: root.card.height * 0.9
                radius: height * Theme.cardRadius
                color: Theme.tableMiddle

                Image {
                    anchors.fill: parent
                    opacity: 0.62
                    source: ghost.modelData
                    sourceSize: Qt.size(Math.ceil(width * Screen.devicePixelRatio), Math.ceil(height * Screen.devicePixelRatio))
                }
            }
        }

        Rectangle {
            visible: root.preview !== null && !root.beside
            anchors.fill: words
            anchors.margins: -6
            radius: Theme.radius
            color: Theme.plate
            opacity: 0.9
        }

        Column {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            x: root.preview && root.beside ? 12 + root.cardsWidth + 14 : (root.width - width) / 2

            SmallText {
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(implicitWidth, root.width - 12)
                text: root.label
                color: root.preview ? Theme.tableText : Theme.tableMuted
                font.weight: Font.DemiBold
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                Accessible.ignored: true
            }

            DisplayText {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: text !== ""
                text: root.preview?.gain ?? ""
                color: Theme.accent
                font.weight: Font.Bold
                font.features: Theme.tabular
                Accessible.ignored: true
            }

            KeyCap {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: root.preview === null && text !== "" && root.height > Theme.scaled(76)
                text: root.choice?.key ?? ""
                ink: Theme.tableMuted
            }
        }
    }

    onClicked: {
        if (!root.possible && root.choice?.explanation)
            root.refused(root.choice.explanation);
    }
}
