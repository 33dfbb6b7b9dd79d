import QtQuick.Dialogs
import Spieltisch.App

// Asks for a match file: to open one, or with a `matchId` to write that match.
FileDialog {
    id: root

    required property AppController app
    property int matchId: -1

    title: matchId < 0 ? qsTr("Open match file") : qsTr("Save match file")
    fileMode: matchId < 0 ? FileDialog.OpenFile : FileDialog.SaveFile
    defaultSuffix: "spieltisch"
    nameFilters: [qsTr("Spieltisch matches (*.spieltisch)"), qsTr("All files (*)")]

    onAccepted: {
        if (matchId < 0)
            app.importMatch(selectedFile);
        else
            app.exportMatch(matchId, selectedFile);
        destroy();
    }
    onRejected: destroy()
}
