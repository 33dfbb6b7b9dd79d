pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import Spieltisch.App

// Asks where to write a file, and whether a file that is there may be replaced: Qt asks that in English alone.
FileDialog {
    id: root

    required property AppController app
    // What Qt's own dialog says and has no Danish for: it finds these among the program's translations.
    readonly property list<string> qtWords: [qsTranslate("FileDialog", "File name"), qsTranslate("FileDialog", "Filter")]

    signal chosen(url file)

    function finish(): void {
        chosen(selectedFile);
        destroy();
    }

    function askToReplace(): void {
        const name = decodeURIComponent(selectedFile.toString().split("/").pop());
        const dialog = question.createObject((parentWindow as Window).contentItem, {
            "text": qsTr("“%1” is there already.").arg(name)
        }) as ConfirmDialog;
        dialog.open();
    }

    fileMode: FileDialog.SaveFile
    options: FileDialog.DontConfirmOverwrite

    onAccepted: {
        if (app.fileExists(selectedFile))
            askToReplace();
        else
            finish();
    }
    onRejected: destroy()

    readonly property Component question: Component {
        ConfirmDialog {
            id: dialog

            property bool replace: false

            title: qsTr("Replace the file?")
            confirmText: qsTr("Replace")
            danger: true
            onConfirmed: replace = true
            onClosed: {
                if (replace)
                    root.finish();
                else
                    root.destroy();
                dialog.destroy();
            }
        }
    }
}
