pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Spieltisch.App
import Spieltisch.Ui

/*
  What is being done with a backup and how far it has got. Everything else waits from the first moment on, but only
  what takes longer than a blink is shown.
*/
T.Popup {
    id: root

    required property BackupController backup
    readonly property int percent: Math.round(100 * backup.share)
    property bool shown: false

    x: parent ? Math.round((parent.width - width) / 2) : 0
    y: parent ? Math.round((parent.height - height) / 2) : 0
    width: Math.min(Theme.scaled(440), (parent?.width ?? 440) - 2 * Theme.space24)
    height: implicitContentHeight + topPadding + bottomPadding
    padding: Theme.space24
    modal: true
    focus: true
    closePolicy: T.Popup.NoAutoClose
    opacity: shown ? 1 : 0

    Timer {
        interval: 300
        running: true
        onTriggered: {
            root.shown = true;
            title.Accessible.announce(title.text, Accessible.Polite);
        }
    }

    contentItem: ColumnLayout {
        spacing: Theme.space16
        Accessible.role: Accessible.Dialog
        Accessible.name: title.text

        BodyText {
            id: title

            Layout.fillWidth: true
            text: root.backup.work
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
        }

        RowLayout {
            spacing: Theme.space12

            T.ProgressBar {
                id: bar

                Layout.fillWidth: true
                implicitHeight: Theme.scaled(8)
                value: root.backup.share
                Accessible.name: title.text
                Accessible.description: share.text

                contentItem: Item {
                    Rectangle {
                        width: bar.visualPosition * parent.width
                        height: parent.height
                        radius: height / 2
                        color: Theme.accent
                    }
                }

                background: Rectangle {
                    radius: height / 2
                    color: Theme.field
                    border.width: 1
                    border.color: Theme.controlBorder
                }
            }

            SmallText {
                id: share

                Layout.preferredWidth: Theme.scaled(44)
                text: qsTr("%1%").arg(root.percent)
                font.features: Theme.tabular
                horizontalAlignment: Text.AlignRight
            }
        }

        SecondaryButton {
            Layout.alignment: Qt.AlignRight
            objectName: "stopBackup"
            text: qsTr("Stop")
            focus: true
            // Else Esc would lead to the start page.
            Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape
            Keys.onEscapePressed: root.backup.stop()
            onClicked: root.backup.stop()
        }
    }

    background: Sheet {
        border.color: Theme.line
    }

    T.Overlay.modal: Rectangle {
        color: root.shown ? Theme.scrim : "transparent"
    }
}
