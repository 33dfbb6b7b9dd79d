import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// Something the person should know, until it is dismissed.
Sheet {
    id: root

    required property AppController app
    readonly property string text: app.notice

    objectName: "banner"
    visible: text !== ""
    height: Math.max(Theme.target + Theme.space8, label.implicitHeight + 2 * Theme.space12)
    color: Theme.raised
    border.color: Theme.warnText
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    onTextChanged: {
        if (text !== "")
            Accessible.announce(text, Accessible.Assertive);
    }

    Icon {
        id: mark

        x: Theme.space16
        anchors.verticalCenter: parent.verticalCenter
        name: "warning"
        color: Theme.warnText
    }

    BodyText {
        id: label

        anchors.left: mark.right
        anchors.leftMargin: Theme.space12
        anchors.right: close.left
        anchors.rightMargin: Theme.space12
        anchors.verticalCenter: parent.verticalCenter
        text: root.text
        wrapMode: Text.WordWrap
    }

    IconButton {
        id: close

        objectName: "dismissNotice"
        anchors.right: parent.right
        anchors.rightMargin: Theme.space4
        anchors.verticalCenter: parent.verticalCenter
        icon.name: "close"
        text: qsTr("Dismiss")
        onClicked: root.app.dismissNotice()
    }
}
