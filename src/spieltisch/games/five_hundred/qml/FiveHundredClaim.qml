pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Spieltisch.App
import Spieltisch.Ui

/*
  A discard that fits on the table: who laid it, where it could go, and the time. The card itself is the piece of the
  pile, which lies in the room at the left. Others are shown what is asked, too, in one line.
*/
Rectangle {
    id: root

    required property TableController table
    // `extra.claim`.
    required property var claim
    // The room for the card at the left.
    required property real cardRoom
    readonly property bool mine: claim.mine === true
    readonly property var time: mine ? (table.clock ?? null) : null
    readonly property var places: claim.places ?? []
    readonly property var answers: ["claim", "decline"].map(id => table.choices.find(choice => choice.id === id) ?? null)
    readonly property var awards: table.choices.filter(choice => choice.id.startsWith("award/"))
    readonly property bool ringed: time !== null && !claim.stopped && width > Theme.scaled(520)
    readonly property real ringSize: Math.min(height - 2 * Theme.space16, Theme.scaled(116))

    // Everything there is to say; where that is too much, the line below the title goes and the places scroll.
    readonly property real needed: title.implicitHeight + detail.implicitHeight + (where.visible ? places.implicitHeight + words.spacing : 0) + (answering.visible ? answering.implicitHeight + words.spacing : 0)
    readonly property bool tight: needed + Theme.space16 > height

    objectName: "claim"
    implicitHeight: needed + 2 * Theme.space16
    radius: Theme.sheetRadius
    color: Theme.plate
    border.width: 2
    border.color: Theme.accent
    Accessible.role: Accessible.Grouping
    Accessible.name: claim.title
    Accessible.description: claim.text ?? ""

    Shadow {}

    MouseArea {
        anchors.fill: parent
        onWheel: event => event.accepted = true
    }

    ColumnLayout {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        anchors.left: parent.left
        anchors.leftMargin: root.cardRoom
        anchors.right: parent.right
        anchors.rightMargin: root.ringed ? root.ringSize + 2 * Theme.space20 : Theme.space20
        height: Math.min(implicitHeight, root.height - Theme.space16)
        spacing: Theme.space8

        ColumnLayout {
            spacing: 0

            TitleText {
                id: title

                text: root.claim.title
                color: Theme.plateText
                font.weight: Font.DemiBold
                elide: Text.ElideRight
                Accessible.ignored: true
                Layout.fillWidth: true
            }

            SmallText {
                id: detail

                visible: text !== "" && !root.tight
                text: root.claim.text ?? ""
                color: Theme.plateMuted
                wrapMode: Text.WordWrap
                maximumLineCount: 2
                elide: Text.ElideRight
                Layout.fillWidth: true
            }
        }

        Flickable {
            id: where

            objectName: "claimPlaces"
            visible: root.mine && root.places.length > 1
            contentWidth: width
            contentHeight: places.implicitHeight
            boundsBehavior: Flickable.StopAtBounds
            clip: contentHeight > height
            T.ScrollBar.vertical: ScrollHandle {}
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.minimumHeight: Theme.target
            Layout.preferredHeight: places.implicitHeight
            Layout.maximumHeight: places.implicitHeight

            Flow {
                id: places

                width: where.width - Theme.space12
                spacing: Theme.space8

                Repeater {
                    model: root.places.length

                    T.AbstractButton {
                        id: chip

                        required property int index
                        readonly property var place: root.places[index] ?? ({})
                        readonly property bool chosen: root.claim.chosen === place.id || root.claim.chosen === place.number

                        objectName: "place:" + place.number
                        focusPolicy: Qt.TabFocus
                        implicitWidth: label.implicitWidth + Theme.scaled(30) + 2 * Theme.space12
                        implicitHeight: Theme.target
                        Accessible.role: Accessible.RadioButton
                        Accessible.name: [place.number, place.text].join(", ")
                        Accessible.checkable: true
                        Accessible.checked: chosen
                        Keys.onReturnPressed: click()
                        Keys.onEnterPressed: click()
                        onClicked: root.table.choose(place.id)

                        background: Rectangle {
                            radius: Theme.radius
                            color: chip.chosen || chip.hovered ? Qt.lighter(Theme.plate, 1.9) : Qt.lighter(Theme.plate, 1.3)
                            border.width: chip.chosen ? 2 : 1
                            border.color: chip.chosen ? Theme.accent : Theme.plateBorder

                            FocusRing {
                                visible: chip.visualFocus
                                border.color: Theme.focusOnTable
                            }
                        }

                        contentItem: Item {
                            Rectangle {
                                id: disc

                                anchors.verticalCenter: parent.verticalCenter
                                x: Theme.space8
                                width: Theme.scaled(24)
                                height: width
                                radius: width / 2
                                color: chip.chosen ? Theme.accent : "transparent"
                                border.width: 1.5
                                border.color: Theme.accent

                                SmallText {
                                    anchors.centerIn: parent
                                    text: chip.place.number ?? ""
                                    color: chip.chosen ? Theme.accentInk : Theme.accent
                                    font.weight: Font.Bold
                                    Accessible.ignored: true
                                }
                            }

                            SmallText {
                                id: label

                                anchors.verticalCenter: parent.verticalCenter
                                x: disc.x + disc.width + Theme.space8
                                text: chip.place.text ?? ""
                                color: Theme.plateText
                                font.weight: Font.DemiBold
                                Accessible.ignored: true
                            }
                        }
                    }
                }
            }
        }

        Flow {
            id: answering

            visible: root.mine || root.awards.length > 0
            spacing: Theme.space12
            Layout.fillWidth: true

            Repeater {
                model: root.mine ? root.answers.filter(choice => choice !== null) : []

                FiveHundredChoice {
                    required property var modelData

                    choice: modelData
                    main: modelData.id === "claim"
                    // Who has claimed takes that back with Escape, which declines only before.
                    key: modelData.id === "claim" ? qsTr("Space", "the key") : root.claim.stopped ? "" : qsTr("Esc", "the key")
                    onChosen: root.table.choose(modelData.id)
                    onRefused: reason => root.table.refused(reason)
                }
            }

            Repeater {
                model: root.awards.length

                FiveHundredChoice {
                    required property int index

                    choice: root.awards[index] ?? null
                    onChosen: root.table.choose(choice.id)
                    onRefused: reason => root.table.refused(reason)
                }
            }
        }
    }

    Item {
        visible: root.ringed
        anchors.right: parent.right
        anchors.rightMargin: Theme.space20
        anchors.verticalCenter: parent.verticalCenter
        width: root.ringSize
        height: width
        Accessible.role: Accessible.StaticText
        Accessible.name: root.ringed ? qsTr("%n second(s) left", "", Math.ceil(root.time.seconds)) : ""

        TimeRing {
            clock: root.time
            size: root.ringSize - 4 * thickness
            thickness: Theme.scaled(7)
        }

        Column {
            anchors.centerIn: parent

            DisplayText {
                anchors.horizontalCenter: parent.horizontalCenter
                text: root.ringed ? Number(root.time.seconds).toLocaleString(Qt.locale(Qt.uiLanguage), "f", 1) : ""
                color: Theme.plateText
                font.weight: Font.Bold
                font.features: Theme.tabular
                Accessible.ignored: true
            }

            CaptionText {
                anchors.horizontalCenter: parent.horizontalCenter
                text: qsTr("sec.")
                color: Theme.plateMuted
                Accessible.ignored: true
            }
        }
    }
}
