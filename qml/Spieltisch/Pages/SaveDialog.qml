pragma ComponentBehavior: Bound
import QtCore
import QtQuick
import QtQuick.Controls
import QtQuick.Dialogs
import Spieltisch.App

// Asks where to write a file, and whether a file that is there may be replaced: Qt asks that in English alone.
FileDialog {
    id: root

    required property AppController app
    // The name that is proposed, without its suffix, and the suffix where the chosen kind of file has none of its own.
    required property string name
    required property string suffix
    // What was chosen. The proposed name keeps its first suffix when another kind of file is chosen: it gets the other one.
    readonly property url file: {
        const text = selectedFile.toString(), start = text.lastIndexOf("/") + 1;
        return decodeURIComponent(text.slice(start)) === proposal(suffix) ? text.slice(0, start) + encodeURIComponent(proposal(defaultSuffix)) : text;
    }
    // What Qt's own dialog says and has no Danish for: it finds these among the program's translations.
    readonly property list<string> qtWords: [qsTranslate("FileDialog", "File name"), qsTranslate("FileDialog", "Filter")]

    signal chosen(url file)

    // What is in a title need not be allowed in the name of a file.
    function proposal(ending: string): string {
        return `${name.replace(/[\\/:*?"<>|]+/g, "-")}.${ending}`;
    }

    function finish(): void {
        chosen(file);
        destroy();
    }

    function askToReplace(): void {
        const name = decodeURIComponent(file.toString().split("/").pop());
        const dialog = question.createObject((parentWindow as Window).contentItem, {
            "text": qsTr("“%1” is there already.").arg(name)
        }) as ConfirmDialog;
        dialog.open();
    }

    popupType: Popup.Item // Qt's own dialog in a window of its own brings the program down as it ends
    fileMode: FileDialog.SaveFile
    options: FileDialog.DontConfirmOverwrite
    selectedFile: StandardPaths.writableLocation(StandardPaths.DocumentsLocation) + "/" + encodeURIComponent(proposal(suffix))
    defaultSuffix: [...selectedNameFilter.extensions, "*"][0] === "*" ? suffix : selectedNameFilter.extensions[0]

    onAccepted: {
        if (app.fileExists(file))
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
