import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import QtQuick.Templates as T
import Spieltisch.Ui

// Asks for the title of a match; an empty one takes it away.
T.Popup {
    id: root

    required property string name
    property string placeholder: ""

    signal accepted(string name)

    function accept(): void {
        root.accepted(field.text);
        root.close();
    }

    parent: T.Overlay.overlay
    x: parent ? Math.round((parent.width - width) / 2) : 0
    y: parent ? Math.round((parent.height - height) / 2) : 0
    width: Math.min(Theme.scaled(460), (parent?.width ?? 460) - 2 * Theme.space24)
    height: implicitContentHeight + topPadding + bottomPadding
    padding: Theme.space24
    modal: true
    focus: true

    contentItem: ColumnLayout {
        spacing: Theme.space12
        Accessible.role: Accessible.Dialog
        Accessible.name: heading.text

        TitleText {
            id: heading

            Layout.fillWidth: true
            text: qsTr("Rename the match")
            wrapMode: Text.WordWrap
        }

        TextField {
            id: field

            objectName: "title"
            Layout.fillWidth: true
            text: root.name
            placeholderText: root.placeholder
            maximumLength: 60
            focus: true
            Accessible.name: heading.text
            Component.onCompleted: selectAll()
            onAccepted: root.accept()
        }

        RowLayout {
            Layout.topMargin: Theme.space8
            Layout.alignment: Qt.AlignRight
            spacing: Theme.space12

            SecondaryButton {
                objectName: "cancel"
                text: qsTr("Cancel")
                onClicked: root.close()
            }

            PrimaryButton {
                objectName: "confirm"
                text: qsTr("Rename")
                onClicked: root.accept()
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
