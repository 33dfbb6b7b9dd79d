pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// Every setting; what concerns the look is shown at once in the preview at the right.
PageFrame {
    id: root

    required property AppController app
    readonly property SettingsController settings: app.settings
    readonly property bool wide: contentWidth > Theme.scaled(860)
    readonly property real previewWidth: wide ? Math.min(Theme.scaled(380), contentWidth * 0.36) : 0

    title: qsTr("Settings")
    maximumWidth: Theme.scaled(1240)
    actions: SecondaryButton {
        objectName: "defaults"
        icon.name: "restart"
        text: qsTr("Restore defaults")
        onClicked: (defaultsDialog.createObject(root) as ConfirmDialog).open()
    }

    ScrollArea {
        id: area

        objectName: "settingsArea"
        width: parent.width - (root.wide ? root.previewWidth + Theme.space12 : -Theme.space16)
        height: parent.height

        Column {
            width: area.width - Theme.space16
            spacing: Theme.space20
            bottomPadding: Theme.space28

            Loader {
                width: parent.width
                active: !root.wide
                visible: active
                sourceComponent: preview
            }

            GeneralSettings {
                width: parent.width
                settings: root.settings
            }

            CardSettings {
                width: parent.width
                settings: root.settings
            }

            TileSettings {
                width: parent.width
                settings: root.settings
            }

            PlaySettings {
                width: parent.width
                settings: root.settings
            }

            SettingsGroup {
                width: parent.width
                title: qsTr("Help")

                ButtonRow {
                    width: parent.width
                    title: qsTr("Keyboard shortcuts")
                    explanation: qsTr("Everything can be done without a mouse.")
                    buttonText: qsTr("Show")
                    buttonName: "shortcuts"
                    onClicked: root.shortcutsRequested()
                }

                ButtonRow {
                    width: parent.width
                    title: qsTr("About Spieltisch")
                    explanation: qsTr("Version %1, MIT licence").arg(root.app.version)
                    buttonText: qsTr("Show")
                    buttonName: "about"
                    divided: false
                    onClicked: root.aboutRequested()
                }
            }
        }
    }

    Loader {
        x: parent.width - width
        width: root.previewWidth
        active: root.wide
        sourceComponent: preview
    }

    Component {
        id: preview

        CardPreview {
            settings: root.settings
        }
    }

    Component {
        id: defaultsDialog

        ConfirmDialog {
            title: qsTr("Restore the defaults?")
            text: qsTr("Every setting on this page goes back to what it was at first, except your name. Matches are kept.")
            confirmText: qsTr("Restore defaults")
            onConfirmed: root.settings.restoreDefaults()
            onClosed: destroy()
        }
    }
}
