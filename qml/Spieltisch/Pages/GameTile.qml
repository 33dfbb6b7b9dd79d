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
    // Whether it is known if a match is running: until then nothing can be pressed that would move.
    property bool ready: true
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

            // Beside the name if there is room, else below it.
            GridLayout {
                columns: name.implicitWidth + subtitle.implicitWidth + columnSpacing <= foot.width ? 2 : 1
                columnSpacing: Theme.space12
                rowSpacing: 2
                Layout.fillWidth: true
                Layout.topMargin: Theme.space12

                TitleText {
                    id: name

                    text: root.game.name
                    font.weight: Font.Bold
                }

                SmallText {
                    id: subtitle

                    text: root.running !== null ? root.running.subtitle : root.game.summary
                    wrapMode: Text.WordWrap
                    Layout.fillWidth: true
                }
            }

            GridLayout {
                columns: resume.visible && resume.implicitWidth + fresh.implicitWidth + columnSpacing > foot.width ? 1 : 2
                columnSpacing: Theme.space8
                rowSpacing: Theme.space8
                enabled: root.ready
                opacity: root.ready ? 1 : 0
                Layout.fillWidth: true

                PrimaryButton {
                    id: resume

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
                    id: fresh

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
