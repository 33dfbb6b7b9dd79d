import QtQuick
import Spieltisch.Ui

// A setting that is a button: what it opens at the left, the button at the right.
SettingRow {
    id: root

    required property string buttonText
    required property string buttonName

    signal clicked

    SecondaryButton {
        objectName: root.buttonName
        text: root.buttonText
        Accessible.name: root.title
        Accessible.description: root.explanation
        onClicked: root.clicked()
    }
}
