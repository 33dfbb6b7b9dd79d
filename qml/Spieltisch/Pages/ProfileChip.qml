import QtQuick
import QtQuick.Templates as T
import Spieltisch.Ui

// A name to tap: of a person, with disc and colour, of somebody else, with an edge alone, or with an icon.
T.AbstractButton {
    id: root

    // {name, initial, colour}; a colour below 0 is nobody's.
    property var person: null
    readonly property bool plain: icon.name === "" && (person?.colour ?? -1) < 0

    implicitWidth: row.implicitWidth + leftPadding + rightPadding
    implicitHeight: Theme.target
    topInset: 3
    bottomInset: 3
    leftPadding: Theme.space8
    rightPadding: Theme.space12
    text: person?.name ?? ""
    font.family: Theme.family
    font.pixelSize: Theme.smallSize
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: text

    Keys.onEnterPressed: click()
    Keys.onReturnPressed: click()
    Keys.onRightPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
    Keys.onLeftPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.TabFocusReason)

    contentItem: Item {
        Row {
            id: row

            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.space8

            Avatar {
                anchors.verticalCenter: parent.verticalCenter
                visible: root.icon.name === "" && !root.plain
                size: Theme.scaled(24)
                initial: root.person?.initial ?? ""
                colour: root.person?.colour ?? 0
            }

            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                visible: root.plain
                width: Theme.scaled(24)
                height: width
                radius: width / 2
                color: "transparent"
                border.width: 1
                border.color: Theme.controlBorder

                CaptionText {
                    anchors.centerIn: parent
                    text: root.person?.initial ?? ""
                    font.weight: Font.Bold
                    Accessible.ignored: true
                }
            }

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                visible: root.icon.name !== ""
                name: root.icon.name
                size: Theme.scaled(18)
                color: Theme.muted
            }

            SmallText {
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, Theme.scaled(220))
                text: root.text
                color: Theme.text
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }

    background: Rectangle {
        radius: height / 2
        color: root.down || root.hovered ? Theme.hovered : Theme.raised
        border.width: 1
        border.color: Theme.line

        FocusRing {
            visible: root.visualFocus
            radius: parent.radius + gap
        }
    }
}
