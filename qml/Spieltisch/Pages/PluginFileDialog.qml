import QtCore
import QtQuick.Controls
import QtQuick.Dialogs
import Spieltisch.App

// Asks for a file with a game in it.
FileDialog {
    id: root

    required property ArchivesController archives

    title: qsTr("Add a game")
    popupType: Popup.Item // Qt's own dialog in a window of its own brings the program down as it ends
    fileMode: FileDialog.OpenFile
    currentFolder: StandardPaths.writableLocation(StandardPaths.DownloadLocation)
    nameFilters: [qsTr("Games for Spieltisch (*.whl *.zip)"), qsTr("All files (*)")]

    onAccepted: {
        archives.examine(selectedFile);
        destroy();
    }
    onRejected: destroy()
}
