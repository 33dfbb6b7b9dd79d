import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Spieltisch.Ui

// A sheet over the table with a title, a close button and one content item; made when it is opened.
T.Popup {
    id: root

    property string title
    default property alias body: holder.data

    parent: T.Overlay.overlay
    width: Math.min(Theme.scaled(760), parent ? parent.width - 2 * Theme.space24 : 760)
    height: parent ? parent.height - 2 * Theme.space28 : 600
    x: parent ? Math.round((parent.width - width) / 2) : 0
    y: parent ? Math.round((parent.height - height) / 2) : 0
    modal: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside

    T.Overlay.modal: Rectangle {
        color: Theme.scrim
    }

    background: Sheet {}

    contentItem: ColumnLayout {
        spacing: 0
        Accessible.role: Accessible.Dialog
        Accessible.name: root.title

        RowLayout {
            Layout.fillWidth: true
            Layout.margins: Theme.space12
            Layout.leftMargin: Theme.space24

            TitleText {
                text: root.title
                Layout.fillWidth: true
            }

            IconButton {
                objectName: "closeSheet"
                icon.name: "close"
                text: qsTr("Close")
                key: qsTr("Esc")
                onClicked: root.close()
            }
        }

        Rectangle {
            implicitHeight: 1
            color: Theme.hairline
            Layout.fillWidth: true
        }

        Item {
            id: holder

            Layout.fillWidth: true
            Layout.fillHeight: true
        }
    }
}
