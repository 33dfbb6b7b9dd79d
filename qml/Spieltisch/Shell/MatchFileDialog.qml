import QtQuick.Dialogs
import Spieltisch.App

// Asks for a match file to open.
FileDialog {
    id: root

    required property AppController app

    title: qsTr("Open match file")
    fileMode: FileDialog.OpenFile
    nameFilters: [qsTr("Spieltisch matches (*.spieltisch)"), qsTr("All files (*)")]

    onAccepted: {
        app.importMatch(selectedFile);
        destroy();
    }
    onRejected: destroy()
}
