import QtQuick

// Where to read more.
SettingsGroup {
    id: root

    required property string version

    signal shortcutsRequested
    signal aboutRequested

    title: qsTr("Help")

    ButtonRow {
        width: parent?.width ?? 0
        title: qsTr("Keyboard shortcuts")
        explanation: qsTr("Everything can be done without a mouse.")
        words: qsTr("keys hotkeys", "words people may look for")
        buttonText: qsTr("Show")
        buttonName: "shortcuts"
        onClicked: root.shortcutsRequested()
    }

    ButtonRow {
        width: parent?.width ?? 0
        title: qsTr("About Spieltisch")
        explanation: qsTr("Version %1, MIT licence").arg(root.version)
        words: qsTr("fonts authors", "words people may look for")
        buttonText: qsTr("Show")
        buttonName: "about"
        onClicked: root.aboutRequested()
    }
}
