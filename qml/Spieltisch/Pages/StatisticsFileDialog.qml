import QtQuick.Dialogs

// Asks where to write a file.
FileDialog {
    id: root

    signal chosen(url file)

    fileMode: FileDialog.SaveFile

    onAccepted: {
        chosen(selectedFile);
        destroy();
    }
    onRejected: destroy()
}
