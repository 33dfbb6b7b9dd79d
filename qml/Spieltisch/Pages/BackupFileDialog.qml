import QtQuick.Controls
import QtQuick.Dialogs
import Spieltisch.App

// Asks for a backup to restore.
FileDialog {
    id: root

    required property AppController app

    title: qsTr("Restore a backup")
    popupType: Popup.Item // Qt's own dialog in a window of its own brings the program down as it ends
    fileMode: FileDialog.OpenFile
    currentFolder: app.documents()
    nameFilters: [qsTr("Backups of Spieltisch (*.spieltisch-backup)"), qsTr("All files (*)")]

    onAccepted: {
        app.backup.examine(selectedFile);
        destroy();
    }
    onRejected: destroy()
}
