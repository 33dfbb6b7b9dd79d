pragma ComponentBehavior: Bound

import QtQuick
import Spieltisch.App
import Spieltisch.Ui

/*
  Covers the whole table while the device changes hands. It is opaque: nothing of the table is drawn,
  hovered or told to assistive technology below it.
*/
FocusScope {
    id: root

    required property TableController table
    required property SettingsController settings
    // Whether a tap anywhere shows the hand.
    readonly property bool anywhere: table.cover.anywhere === true
    readonly property bool tiles: table.cover.tiles === true
    // A moment after the cover came: the second tap of a double one, meant for a card, shows no hand.
    property bool settled: false
    readonly property real cardHeight: Math.min(Theme.scaled(150), height * 0.24)

    objectName: "handover"
    Accessible.role: Accessible.Dialog
    Accessible.name: title.text
    Accessible.description: table.cover.text ?? ""

    Timer {
        interval: 600
        running: true
        onTriggered: root.settled = true
    }

    TableSurface {
        anchors.fill: parent
    }

    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
        Accessible.ignored: true
        onWheel: wheel => wheel.accepted = true
        onClicked: mouse => {
            if (root.anywhere && root.settled && mouse.button === Qt.LeftButton)
                root.table.reveal();
        }
    }

    Item {
        id: fan

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: sheet.top
        anchors.bottomMargin: Theme.scaled(10)
        height: root.cardHeight

        Repeater {
            model: 5

            CardItem {
                required property int index
                readonly property int away: index - 2

                height: root.cardHeight
                width: height * (root.tiles ? Theme.tileAspect : Theme.cardAspect)
                x: away * width * (root.tiles ? 1.25 : 0.48) - width / 2
                y: root.tiles ? 0 : away * away * height * 0.025
                rotation: root.tiles ? 0 : away * 7
                faceUp: false
                tile: root.tiles
                backSource: {
                    void root.settings.artRevision;
                    return root.tiles ? root.settings.tileSource("") : root.settings.backSource();
                }
            }
        }
    }

    Sheet {
        id: sheet

        anchors.centerIn: parent
        anchors.verticalCenterOffset: root.height * 0.07
        width: Math.min(Theme.scaled(520), root.width - 2 * Theme.space24)
        height: column.implicitHeight + Theme.scaled(64) + Theme.space28

        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.verticalCenter: parent.top
            width: avatar.width + 12
            height: width
            radius: width / 2
            color: sheet.color
        }

        Avatar {
            id: avatar

            anchors.horizontalCenter: parent.horizontalCenter
            anchors.verticalCenter: parent.top
            size: Theme.scaled(76)
            side: root.table.cover.side ?? 0
            mark: root.table.cover.mark ?? -1
            initial: root.table.cover.initial ?? ""
        }

        Column {
            id: column

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: Theme.space28
            spacing: Theme.space16

            DisplayText {
                id: title

                width: parent.width
                text: qsTr("Hand the device to %1").arg(root.table.cover.name ?? "")
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
            }

            BodyText {
                width: parent.width
                text: root.table.cover.text ?? ""
                visible: text !== ""
                color: Theme.muted
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
            }

            PrimaryButton {
                objectName: "reveal"
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.max(Theme.scaled(300), implicitWidth)
                height: Theme.scaled(60)
                focus: true
                icon.name: "eye"
                text: root.tiles ? qsTr("Show my tiles") : qsTr("Show my hand")
                font.pixelSize: Theme.titleSize
                onClicked: root.table.reveal()
            }

            SmallText {
                width: parent.width
                text: root.anywhere ? qsTr("or tap anywhere, or press Space or Enter") : qsTr("or press Space")
                wrapMode: Text.WordWrap
                horizontalAlignment: Text.AlignHCenter
            }
        }
    }

    Column {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: sheet.bottom
        anchors.topMargin: Math.max(Theme.space16, (root.height - sheet.y - sheet.height - height) / 2)
        spacing: Theme.space4

        SmallText {
            anchors.horizontalCenter: parent.horizontalCenter
            text: root.table.gameName + " · " + root.table.progress
            color: Theme.tableMuted
        }

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.space20

            Repeater {
                model: root.table.scores

                TitleText {
                    required property var modelData

                    text: modelData.name + " " + modelData.text
                    color: Theme.player(modelData.side)
                    Accessible.role: Accessible.StaticText
                }
            }
        }
    }
}
