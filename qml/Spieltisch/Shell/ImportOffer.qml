import QtQml
import Spieltisch.App
import Spieltisch.Pages

// Asks whether to import a match file that another start of the program was given. The match at the table waits.
ConfirmDialog {
    id: root

    required property AppController app

    title: app.offer.title
    text: app.offer.text
    confirmText: qsTr("Import")
    objectName: "importOffer"

    Component.onCompleted: app.table?.pause("offer")
    onConfirmed: app.offer.accept()
    onAboutToHide: {
        app.table?.resume("offer");
        app.offer.decline();
    }
}
