import QtQuick.Dialogs

// Asks once for a file to open.
SystemFileDialog {
    id: root

    signal chosen(url file)

    fileMode: FileDialog.OpenFile
    currentFolder: app.documents()

    onAccepted: {
        chosen(selectedFile);
        destroy();
    }
    onRejected: destroy()
}
