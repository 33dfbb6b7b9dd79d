import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// Everything as one file: saved, restored, and where the program keeps it.
SettingsGroup {
    id: root

    required property BackupController backup

    signal backupRequested
    signal restoreRequested

    title: qsTr("Data")

    ButtonRow {
        width: parent?.width ?? 0
        title: qsTr("Save a backup")
        explanation: qsTr("Every match, all people and all settings as one file.")
        words: qsTr("export copy move to another computer")
        buttonText: qsTr("Save …")
        buttonName: "backup"
        onClicked: root.backupRequested()
    }

    ButtonRow {
        width: parent?.width ?? 0
        title: qsTr("Restore a backup")
        explanation: qsTr("Add what it holds to what is here, or replace what is here with it. You see first what will happen.")
        words: qsTr("import merge replace")
        buttonText: qsTr("Open …")
        buttonName: "restore"
        onClicked: root.restoreRequested()
    }

    ButtonRow {
        width: parent?.width ?? 0
        title: qsTr("Folder of the program")
        explanation: root.backup?.folder ?? ""
        words: qsTr("database directory path")
        buttonText: qsTr("Show")
        buttonName: "dataFolder"
        divided: false
        onClicked: Qt.openUrlExternally(root.backup.folderUrl)
    }
}
