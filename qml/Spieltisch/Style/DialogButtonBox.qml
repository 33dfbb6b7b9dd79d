import QtQuick
import QtQuick.Templates as T
import Spieltisch.Ui

T.DialogButtonBox {
    id: root

    implicitWidth: contentWidth + leftPadding + rightPadding
    implicitHeight: contentHeight + topPadding + bottomPadding
    spacing: Theme.space12
    padding: Theme.space20
    topPadding: 0
    alignment: Qt.AlignRight

    delegate: PushButton {
        highlighted: T.DialogButtonBox.buttonRole === T.DialogButtonBox.AcceptRole
    }

    contentItem: ListView {
        implicitWidth: contentWidth
        implicitHeight: Theme.target
        model: root.contentModel
        spacing: root.spacing
        orientation: ListView.Horizontal
        boundsBehavior: Flickable.StopAtBounds
    }
}
