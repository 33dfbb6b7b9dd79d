import QtQuick
import QtQuick.Templates as T
import Spieltisch.Table
import Spieltisch.Ui

// One answer to "Gehen!": the word, its key, and what it means in points.
T.AbstractButton {
    id: root

    // A row of the table's choices: {id, label, enabled, checked, key, explanation}.
    required property var choice
    // What it means in points.
    required property string meaning
    property bool terse: false
    readonly property bool main: choice.id === "hold"
    readonly property color ink: main ? Theme.accentInk : Theme.plateText

    objectName: "answer:" + choice.id
    text: choice.label
    enabled: choice.enabled
    opacity: enabled ? 1 : 0.5
    focusPolicy: Qt.StrongFocus
    horizontalPadding: Theme.space8
    verticalPadding: Theme.space8
    Accessible.name: [choice.label, choice.checked ? qsTr("hint") : ""].filter(part => part !== "").join(", ")
    Accessible.description: choice.explanation
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    implicitHeight: Math.max(Theme.scaled(56), implicitContentHeight + topPadding + bottomPadding)

    background: Rectangle {
        radius: Theme.radius
        color: root.main ? (root.down ? Theme.accentPressed : root.hovered ? Theme.accentHovered : Theme.accent) : Qt.lighter(Theme.plate, root.down || root.hovered ? 1.9 : 1.45)
        border.width: root.main ? 0 : 1
        border.color: Theme.plateBorder

        FocusRing {
            visible: root.activeFocus && Hands.keys
            border.color: Theme.focusOnTable
        }
    }

    contentItem: Item {
        implicitHeight: words.implicitHeight

        Column {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            spacing: 1

            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: Theme.space8

                BodyText {
                    id: word

                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(implicitWidth, words.width - (key.visible ? key.width + Theme.space8 : 0))
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.WordWrap
                    text: root.choice.label
                    color: root.ink
                    font.pixelSize: root.terse ? Theme.smallSize : Theme.bodySize
                    font.weight: Font.DemiBold
                    Accessible.ignored: true
                }

                KeyCap {
                    id: key

                    objectName: "key"
                    anchors.verticalCenter: parent.verticalCenter
                    visible: text !== ""
                    text: root.choice.key
                    ink: root.ink
                }
            }

            CaptionText {
                visible: text !== ""
                width: parent.width
                text: root.meaning
                color: root.ink
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                Accessible.ignored: true
            }
        }

        HintBadge {
            visible: root.choice.checked
            anchors.horizontalCenter: parent.right
            anchors.verticalCenter: parent.top
        }
    }
}
