pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spieltisch.Table
import Spieltisch.Ui

// What counts in this round: the Rechter as a card, Schlag and Trumpf, the stake and the tricks of both pairs.
Rectangle {
    id: root

    // See presenter/extra.py, `plaque`.
    required property var plaque
    // The pair whose tricks stand first.
    required property int ownSide
    // The picture of the Rechter, empty while it is not known.
    required property url picture

    // Smaller, for low windows.
    property bool compact: false
    readonly property real cardHeight: Theme.scaled(compact ? 72 : 88)
    readonly property int gap: compact ? Theme.space8 : Theme.space12
    readonly property int valueSize: compact ? Theme.bodySize : Theme.titleSize

    component Caption: CaptionText {
        color: Theme.plateMuted
        Accessible.ignored: true
    }

    objectName: "plaque"
    implicitWidth: Math.max(Theme.scaled(180), column.implicitWidth + 2 * gap)
    implicitHeight: column.implicitHeight + 2 * gap
    radius: Theme.sheetRadius
    color: Theme.plate
    border.width: 1
    border.color: Theme.plateBorder
    Accessible.role: Accessible.StaticText
    Accessible.name: plaque ? [[plaque.rank_label, plaque.rank], [plaque.trump_label, plaque.trump], [plaque.stake_label, plaque.stake]].filter(line => line[1]).map(line => line.join(" ")).concat(plaque.tricks_text).join(", ") : ""

    Shadow {
        strength: 0.6
    }

    ColumnLayout {
        id: column

        anchors.top: parent.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: root.gap
        spacing: root.gap

        RowLayout {
            spacing: Theme.space12

            Item {
                implicitWidth: root.cardHeight * Theme.cardAspect
                implicitHeight: root.cardHeight

                DashedOutline {
                    anchors.fill: parent
                    visible: root.picture.toString() === ""
                    radius: height * Theme.cardRadius
                    color: "#59FFFFFF"
                }

                CardItem {
                    anchors.fill: parent
                    visible: root.picture.toString() !== ""
                    faceSource: root.picture
                    selected: true
                }
            }

            ColumnLayout {
                spacing: 0
                Layout.alignment: Qt.AlignTop

                Caption {
                    text: root.plaque?.rank_label ?? ""
                }

                TitleText {
                    text: root.plaque?.rank ?? "–"
                    color: Theme.plateText
                    font.pixelSize: root.valueSize
                    font.weight: Font.Bold
                    Accessible.ignored: true
                }

                Caption {
                    topPadding: root.compact ? 0 : Theme.space4
                    text: root.plaque?.trump_label ?? ""
                }

                TitleText {
                    text: root.plaque?.trump ?? "–"
                    color: Theme.plateText
                    font.pixelSize: root.valueSize
                    font.weight: Font.Bold
                    Accessible.ignored: true
                }
            }
        }

        Rectangle {
            implicitHeight: 1
            color: Theme.plateBorder
            Layout.fillWidth: true
        }

        RowLayout {
            spacing: Theme.space12

            ColumnLayout {
                spacing: -2
                Layout.alignment: Qt.AlignTop
                Layout.preferredWidth: root.cardHeight * Theme.cardAspect

                Caption {
                    text: root.plaque?.stake_label ?? ""
                }

                DisplayText {
                    text: root.plaque?.stake ?? ""
                    color: Theme.accent
                    font.weight: Font.Bold
                    font.features: Theme.tabular
                    Accessible.ignored: true
                }
            }

            Rectangle {
                implicitWidth: 1
                color: Theme.plateBorder
                Layout.fillHeight: true
            }

            ColumnLayout {
                spacing: 0
                Layout.alignment: Qt.AlignTop

                Caption {
                    text: root.plaque?.tricks_label ?? ""
                }

                Repeater {
                    model: 2

                    WattenTricks {
                        required property int index

                        side: (root.ownSide + index) % 2
                        tricks: root.plaque?.tricks[side] ?? 0
                    }
                }
            }
        }
    }
}
