import QtQuick.Controls
import QtQuick.Dialogs
import Spieltisch.App

// Asks for a file with the dialog of the system, or with Qt's own where there is none.
FileDialog {
    required property AppController app

    // Qt's own dialog in a window of its own brings the program down as it ends.
    popupType: Popup.Item
}
