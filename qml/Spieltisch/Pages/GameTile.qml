pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Spieltisch.App
import Spieltisch.Ui

// A game on the start page: its scene, Continue with the score of the running match, and a new match.
FocusScope {
    id: root

    required property var game
    required property SettingsController settings
    readonly property var running: game.running ?? null

    signal continued
    signal started

    Accessible.role: Accessible.Grouping
    Accessible.name: game.name

    Sheet {
        anchors.fill: parent

        TileScene {
            id: scene

            x: 1
            y: 1
            width: parent.width - 2
            height: foot.y - 1
            source: root.game.art ?? ""
            settings: root.settings
        }

        ColumnLayout {
            id: foot

            x: Theme.space16
            y: parent.height - height - Theme.space16
            width: parent.width - 2 * Theme.space16
            spacing: Theme.space12

            RowLayout {
                Layout.fillWidth: true
                Layout.topMargin: Theme.space12
                spacing: Theme.space12

                TitleText {
                    text: root.game.name
                    font.weight: Font.Bold
                }

                SmallText {
                    Layout.fillWidth: true
                    text: root.running !== null ? root.running.subtitle : root.game.summary
                    elide: Text.ElideRight
                }
            }

            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.space8

                PrimaryButton {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 2
                    objectName: "continue"
                    visible: root.running !== null
                    text: qsTr("Continue")
                    trailing: root.running?.score ?? ""
                    focus: true
                    Accessible.name: qsTr("Continue %1, %2").arg(root.game.name).arg(trailing)
                    onClicked: root.continued()
                }

                PushButton {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    objectName: "new"
                    highlighted: root.running === null
                    text: qsTr("New match")
                    focus: root.running === null
                    Accessible.name: qsTr("New match of %1").arg(root.game.name)
                    onClicked: root.started()
                }
            }
        }
    }
}
