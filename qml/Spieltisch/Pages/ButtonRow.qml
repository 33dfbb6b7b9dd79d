import QtQuick
import Spieltisch.Ui

// A setting that is a button: what it opens at the left, the button at the right.
Item {
    id: root

    required property string title
    required property string buttonText
    required property string buttonName
    property string explanation: ""
    property bool divided: true

    signal clicked

    implicitHeight: Math.max(words.implicitHeight, button.height) + 2 * Theme.space8 + 2

    Column {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - button.width - Theme.space16

        BodyText {
            width: parent.width
            text: root.title
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
        }

        CaptionText {
            width: parent.width
            text: root.explanation
            wrapMode: Text.WordWrap
        }
    }

    SecondaryButton {
        id: button

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        objectName: root.buttonName
        text: root.buttonText
        Accessible.name: root.title
        onClicked: root.clicked()
    }

    Rectangle {
        anchors.bottom: parent.bottom
        visible: root.divided
        width: parent.width
        height: 1
        color: Theme.hairline
    }
}
