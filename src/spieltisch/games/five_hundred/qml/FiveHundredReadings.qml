pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Spieltisch.Table
import Spieltisch.Ui

// What the jokers of the selection can stand for, where there is more than one way: one row of cards for each.
Rectangle {
    id: root

    // `extra.readings`.
    required property var readings
    // function(face) -> the address of its picture.
    required property var picture
    property real room: 0
    readonly property real cardHeight: Math.round(Theme.scaled(64))

    signal chosen(string choice)

    objectName: "readings"
    implicitWidth: Math.min(room, row.implicitWidth + 2 * Theme.space16)
    implicitHeight: row.implicitHeight + Theme.space12 + Theme.scaled(28)
    radius: Theme.sheetRadius
    color: Theme.plate
    border.width: 1.5
    border.color: Theme.accent
    Accessible.role: Accessible.Grouping
    Accessible.name: heading.text

    Shadow {}

    SmallText {
        id: heading

        x: Theme.space16
        y: Theme.space8
        text: qsTr("What does the joker stand for?")
        color: Theme.plateText
        font.weight: Font.DemiBold
        Accessible.ignored: true
    }

    Flickable {
        x: Theme.space16
        y: Theme.scaled(32)
        width: root.width - 2 * Theme.space16
        height: row.implicitHeight
        contentWidth: row.implicitWidth
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        Row {
            id: row

            spacing: Theme.space12

            Repeater {
                model: root.readings.length

                T.AbstractButton {
                    id: option

                    required property int index
                    readonly property var reading: root.readings[index] ?? ({
                            "cards": [],
                            "text": "",
                            "choice": "",
                            "chosen": false
                        })
                    readonly property real cardWidth: root.cardHeight * Theme.cardAspect
                    readonly property real pitch: Math.min(cardWidth * 0.62, Theme.scaled(200) / Math.max(1, reading.cards.length))

                    objectName: "reading:" + index
                    implicitWidth: Math.max(Theme.target, cardWidth + pitch * Math.max(0, reading.cards.length - 1) + 16)
                    implicitHeight: root.cardHeight + 16
                    focusPolicy: Qt.TabFocus
                    Accessible.name: reading.text
                    Accessible.role: Accessible.RadioButton
                    Accessible.checkable: true
                    Accessible.checked: reading.chosen
                    Keys.onReturnPressed: click()
                    Keys.onEnterPressed: click()
                    onClicked: root.chosen(reading.choice)

                    HoverHandler {
                        cursorShape: Qt.PointingHandCursor
                    }

                    background: Rectangle {
                        radius: Theme.radius
                        color: option.reading.chosen || option.hovered ? Qt.lighter(Theme.plate, 1.9) : "transparent"
                        border.width: option.reading.chosen ? 2.5 : 1
                        border.color: option.reading.chosen ? Theme.accent : Theme.plateBorder

                        FocusRing {
                            visible: option.visualFocus
                            border.color: Theme.focusOnTable
                        }
                    }

                    contentItem: Item {
                        Repeater {
                            model: option.reading.cards

                            Item {
                                id: shown

                                required property var modelData
                                required property int index

                                x: 8 + index * option.pitch
                                y: 8
                                width: option.cardWidth
                                height: root.cardHeight

                                // The card a joker stands for, with the ring of what it is.
                                Image {
                                    anchors.fill: parent
                                    source: root.picture(shown.modelData.shown || shown.modelData.face)
                                    sourceSize: Qt.size(Math.ceil(width * Screen.devicePixelRatio), Math.ceil(height * Screen.devicePixelRatio))
                                }

                                Rectangle {
                                    anchors.fill: parent
                                    radius: height * Theme.cardRadius
                                    color: shown.modelData.face.startsWith("*") ? "#336B3FA0" : "transparent"
                                    border.width: shown.modelData.face.startsWith("*") ? 3 : 1
                                    border.color: shown.modelData.face.startsWith("*") ? "#6B3FA0" : Theme.cardEdge
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
