import QtQuick
import QtQuick.Templates as T

// A tool tip in the hand of the chrome.
T.ToolTip {
    id: root

    x: parent ? (parent.width - width) / 2 : 0
    y: parent ? parent.height + 6 : 0
    implicitWidth: contentWidth + leftPadding + rightPadding
    implicitHeight: contentHeight + topPadding + bottomPadding
    margins: Theme.space8
    horizontalPadding: 10
    verticalPadding: 6
    delay: 500
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent | T.Popup.CloseOnReleaseOutsideParent

    contentItem: SmallText {
        text: root.text
        color: Theme.text
    }

    background: Rectangle {
        radius: Theme.radius
        color: Theme.raised
        border.width: 1
        border.color: Theme.line
    }
}
