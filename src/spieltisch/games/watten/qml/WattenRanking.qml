pragma ComponentBehavior: Bound

import QtQuick
import Spieltisch.App
import Spieltisch.Table
import Spieltisch.Ui

// The ranking of the cards in this round, for the side panel: the highest first, own cards underlined.
Column {
    id: root

    required property SettingsController settings
    required property string deck
    required property string title
    // See presenter/extra.py, `ranking`.
    required property var groups
    readonly property real labelWidth: Theme.scaled(74)

    objectName: "ranking"
    spacing: Theme.space8
    Accessible.role: Accessible.List
    Accessible.name: title

    CaptionText {
        text: root.title
        color: Theme.faint
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
    }

    Repeater {
        model: root.groups

        Item {
            id: entry

            required property var modelData

            width: root.width
            height: Math.max(label.height, cards.height)
            objectName: "ranking:" + modelData.key
            Accessible.role: Accessible.ListItem
            Accessible.name: modelData.label + ": " + modelData.cards.map(card => card.own ? qsTr("%1 (yours)").arg(card.name) : card.name).join(", ")

            SmallText {
                id: label

                y: (Theme.scaled(24) - height) / 2
                width: root.labelWidth
                text: entry.modelData.label
                Accessible.ignored: true
            }

            Flow {
                id: cards

                x: root.labelWidth + Theme.space8
                width: entry.width - x
                spacing: Theme.space4

                Repeater {
                    model: entry.modelData.cards

                    Item {
                        id: held

                        required property var modelData

                        width: tag.visible ? tag.x + tag.width : chip.width
                        height: chip.height + 5
                        opacity: modelData.gone ? 0.6 : 1

                        CardChip {
                            id: chip

                            face: held.modelData.face
                            settings: root.settings
                            deck: root.deck
                            size: Theme.scaled(24)
                        }

                        // A card that has been played is crossed out.
                        Rectangle {
                            visible: held.modelData.gone
                            anchors.verticalCenter: chip.verticalCenter
                            x: -2
                            width: held.width + 4
                            height: 2
                            color: Theme.text
                        }

                        Rectangle {
                            visible: held.modelData.own
                            anchors.top: chip.bottom
                            anchors.topMargin: 2
                            width: held.width
                            height: 3
                            radius: 1.5
                            color: Theme.accentText
                        }

                        // A Bavarian chip has the name itself.
                        SmallText {
                            id: tag

                            objectName: "tag"
                            visible: text !== "" && root.deck !== "bavarian"
                            anchors.verticalCenter: chip.verticalCenter
                            x: chip.width + Theme.space4
                            text: held.modelData.tag ?? ""
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
}
