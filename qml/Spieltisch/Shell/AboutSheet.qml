import QtQuick
import Spieltisch.Ui

// Version and licences.
FloatingSheet {
    id: root

    required property string version

    title: "Spieltisch"
    width: Math.min(Theme.scaled(560), (parent?.width ?? 820) - 2 * Theme.space24)
    height: Math.min(texts.implicitHeight + Theme.scaled(120), (parent?.height ?? 700) - 2 * Theme.space24)

    Column {
        id: texts

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.space28
        anchors.rightMargin: Theme.space28
        spacing: Theme.space16

        BodyText {
            width: parent.width
            text: qsTr("Version %1").arg(root.version)
            color: Theme.muted
        }

        BodyText {
            width: parent.width
            text: qsTr("Card and table games against the computer, or with people at one device.")
            wrapMode: Text.WordWrap
        }

        BodyText {
            width: parent.width
            text: qsTr("Spieltisch is free software under the MIT licence. You may use, change and pass it on.")
            wrapMode: Text.WordWrap
        }

        SmallText {
            width: parent.width
            text: qsTr("It is made with Qt (LGPL 3), PySide (LGPL 3), SQLModel and Alembic (MIT) and the typeface Source Sans (SIL Open Font License 1.1).")
            wrapMode: Text.WordWrap
        }
    }
}
