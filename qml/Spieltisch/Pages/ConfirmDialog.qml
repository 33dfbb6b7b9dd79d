import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Spieltisch.Ui

// A question before something that cannot be taken back. Esc and Cancel leave everything as it is.
T.Popup {
    id: root

    required property string title
    required property string text
    required property string confirmText
    property bool danger: false

    signal confirmed

    parent: T.Overlay.overlay
    x: parent ? Math.round((parent.width - width) / 2) : 0
    y: parent ? Math.round((parent.height - height) / 2) : 0
    width: Math.min(Theme.scaled(460), (parent?.width ?? 460) - 2 * Theme.space24)
    height: implicitContentHeight + topPadding + bottomPadding
    padding: Theme.space24
    modal: true
    focus: true
    onOpened: if (Hands.keys)
        cancelButton.focusReason = Qt.TabFocusReason

    contentItem: ColumnLayout {
        spacing: Theme.space12
        Accessible.role: Accessible.AlertMessage
        Accessible.name: root.title

        TitleText {
            Layout.fillWidth: true
            text: root.title
            wrapMode: Text.WordWrap
        }

        BodyText {
            Layout.fillWidth: true
            text: root.text
            color: Theme.muted
            wrapMode: Text.WordWrap
        }

        RowLayout {
            Layout.topMargin: Theme.space8
            Layout.alignment: Qt.AlignRight
            spacing: Theme.space12

            SecondaryButton {
                id: cancelButton

                objectName: "cancel"
                text: qsTr("Cancel")
                focus: true
                onClicked: root.close()
            }

            PushButton {
                objectName: "confirm"
                text: root.confirmText
                danger: root.danger
                highlighted: !root.danger
                onClicked: {
                    root.confirmed();
                    root.close();
                }
            }
        }
    }

    background: Sheet {
        border.color: Theme.line
    }

    T.Overlay.modal: Rectangle {
        color: Theme.scrim
    }
}
