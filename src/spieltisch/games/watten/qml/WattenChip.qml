pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Spieltisch.Table
import Spieltisch.Ui

// A Schlag or a Trumpf to announce: its sign, its name and how many cards of it one holds.
T.AbstractButton {
    id: root

    // An item of `announce` in presenter/extra.py.
    required property var info
    // The picture of the suit; empty for a rank.
    property url picture
    // Whether the keyboard is here and used.
    property bool ringed: false
    readonly property bool selected: info.selected
    readonly property color ink: selected ? Theme.accentInk : Theme.plateText
    readonly property bool large: height > Theme.scaled(122)
    readonly property bool low: height < Theme.scaled(86)

    objectName: "announce:" + info.id
    text: info.label
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.RadioButton
    Accessible.name: info.label
    Accessible.description: info.held
    Accessible.checkable: true
    Accessible.checked: selected

    background: Rectangle {
        radius: Theme.sheetRadius
        color: root.selected ? (root.down ? Theme.accentPressed : Theme.accent) : root.down || root.hovered ? Qt.lighter(Theme.plate, 1.9) : Qt.lighter(Theme.plate, 1.3)
        border.width: root.selected ? 0 : 1.5
        border.color: root.hovered ? Theme.outline : Theme.plateBorder

        Shadow {
            strength: 0.45
        }

        FocusRing {
            visible: root.ringed
            radius: Theme.sheetRadius + 4
            border.color: Theme.focusOnTable
        }
    }

    contentItem: Item {
        Column {
            anchors.centerIn: parent
            spacing: root.large ? Theme.space4 : 0

            // Sign and name, side by side in low chips.
            Grid {
                anchors.horizontalCenter: parent.horizontalCenter
                columns: root.low ? 2 : 1
                spacing: root.low ? Theme.space8 : root.large ? Theme.space4 : 0
                horizontalItemAlignment: Grid.AlignHCenter
                verticalItemAlignment: Grid.AlignVCenter

                // The suit on a piece of card, where its colours belong.
                Rectangle {
                    visible: root.picture.toString() !== ""
                    width: Theme.scaled(root.large ? 52 : 36)
                    height: width
                    radius: Theme.radius
                    color: Theme.cardFace

                    Image {
                        anchors.fill: parent
                        anchors.margins: parent.width * 0.12
                        source: root.picture
                        sourceSize: Qt.size(Math.ceil(width * Screen.devicePixelRatio), Math.ceil(height * Screen.devicePixelRatio))
                    }
                }

                DisplayText {
                    // Low and narrow chips have room for the name alone.
                    visible: text !== "" && (!root.low || implicitWidth + word.implicitWidth + Theme.space16 <= root.width)
                    text: root.info.index ?? ""
                    color: root.ink
                    font.pixelSize: Theme.scaled(root.large ? 34 : root.low ? 22 : 28)
                    font.weight: Font.Bold
                    Accessible.ignored: true
                }

                BodyText {
                    id: word

                    text: root.info.label
                    color: root.ink
                    font.weight: Font.DemiBold
                    Accessible.ignored: true
                }
            }

            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                topPadding: Theme.space4
                spacing: Theme.space4

                // Keeps its height where one holds none.
                Item {
                    width: 1
                    height: Theme.scaled(16)
                }

                Repeater {
                    model: root.info.count

                    WattenMark {
                        color: root.ink
                    }
                }
            }
        }

        Loader {
            active: root.info.hinted
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: -10

            sourceComponent: HintBadge {}
        }
    }
}
