pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import QtQuick.Templates as T
import Spieltisch.Ui

// Asks where to write a file, and whether a file that is there may be replaced: Qt asks that in English alone.
SystemFileDialog {
    id: root

    // What is in the window above which it opens: the dialog does not know that one.
    required property Item host
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
        const dialog = question.createObject(host, {
            "text": qsTr("“%1” is there already.").arg(name)
        }) as ConfirmDialog;
        dialog.open();
    }

    // Where Qt's own dialog has the name typed, below `item`; nowhere in a dialog of the system.
    function nameField(item: Item): T.TextField {
        const field = item as T.TextField;
        if (field?.objectName === "fileNameTextField" && field.visible)
            return field;
        for (const child of item.children) {
            const found = nameField(child);
            if (found !== null)
                return found;
        }
        return null;
    }

    // Qt's own dialog knows what is proposed, but neither shows it nor ends by Enter.
    function showName(): void {
        const field = nameField(host.T.Overlay.overlay);
        if (field === null)
            return;
        field.text = proposal(suffix);
        field.forceActiveFocus(Qt.TabFocusReason);
        field.select(0, field.text.lastIndexOf("."));
        field.accepted.connect(() => accepting.restart());
    }

    readonly property Later showing: Later {
        onTriggered: root.showName()
    }
    // Not before the dialog has taken the typed name over.
    readonly property Later accepting: Later {
        onTriggered: root.accept()
    }

    onVisibleChanged: if (visible)
        showing.restart()
    fileMode: FileDialog.SaveFile
    options: FileDialog.DontConfirmOverwrite
    selectedFile: app.documents() + "/" + encodeURIComponent(proposal(suffix))
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
