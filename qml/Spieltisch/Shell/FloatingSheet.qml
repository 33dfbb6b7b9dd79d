import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Spieltisch.Ui

// A sheet above the page: title and close button at the top, then its content. Esc closes it.
T.Popup {
    id: root

    required property string title
    default property alias content: holder.data

    x: parent ? Math.round((parent.width - width) / 2) : 0
    y: parent ? Math.round((parent.height - height) / 2) : 0
    modal: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    padding: 0
    onOpened: if (Hands.keys)
        closeButton.focusReason = Qt.TabFocusReason

    contentItem: FocusScope {
        focus: true
        Accessible.role: Accessible.Dialog
        Accessible.name: root.title

        Keys.onShortcutOverride: event => {
            Hands.pressed(event.key);
            event.accepted = false;
        }

        ColumnLayout {
            anchors.fill: parent
            spacing: 0

            RowLayout {
                Layout.fillWidth: true
                Layout.leftMargin: Theme.space28
                Layout.rightMargin: Theme.space16
                Layout.topMargin: Theme.space16
                Layout.bottomMargin: Theme.space8

                DisplayText {
                    Layout.fillWidth: true
                    text: root.title
                    elide: Text.ElideRight
                }

                IconButton {
                    id: closeButton

                    objectName: "close"
                    icon.name: "close"
                    text: qsTr("Close")
                    key: "Esc"
                    focus: true
                    onClicked: root.close()
                }
            }

            Item {
                id: holder

                Layout.fillWidth: true
                Layout.fillHeight: true
            }
        }
    }

    background: Sheet {
        border.color: Theme.line
    }

    T.Overlay.modal: Rectangle {
        color: Theme.scrim
    }

    enter: Transition {
        NumberAnimation {
            property: "opacity"
            from: 0
            to: 1
            duration: Theme.quick
        }
    }
}
