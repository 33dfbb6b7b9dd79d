import QtQuick.Controls
import QtQuick.Dialogs
import Spieltisch.App

// Asks for a match file to open.
FileDialog {
    id: root

    required property AppController app

    title: qsTr("Open match file")
    popupType: Popup.Item // Qt's own dialog in a window of its own brings the program down as it ends
    fileMode: FileDialog.OpenFile
    currentFolder: app.documents()
    nameFilters: [qsTr("Spieltisch matches (*.spieltisch)"), qsTr("All files (*)")]

    onAccepted: {
        app.importMatch(selectedFile);
        destroy();
    }
    onRejected: destroy()
}
