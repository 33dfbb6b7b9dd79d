import QtCore
import QtQuick.Dialogs
import Spieltisch.App

// Asks for a backup to restore.
FileDialog {
    id: root

    required property AppController app

    title: qsTr("Restore a backup")
    fileMode: FileDialog.OpenFile
    currentFolder: StandardPaths.writableLocation(StandardPaths.DocumentsLocation)
    nameFilters: [qsTr("Backups of Spieltisch (*.spieltisch-backup)"), qsTr("All files (*)")]

    onAccepted: {
        app.backup.examine(selectedFile);
        destroy();
    }
    onRejected: destroy()
}
