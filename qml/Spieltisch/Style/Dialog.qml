import QtQuick
import QtQuick.Templates as T
import Spieltisch.Ui

T.Dialog {
    id: root

    x: parent ? Math.round((parent.width - width) / 2) : 0
    y: parent ? Math.round((parent.height - height) / 2) : 0
    implicitWidth: Math.max(implicitBackgroundWidth, contentWidth + leftPadding + rightPadding, implicitHeaderWidth, implicitFooterWidth)
    implicitHeight: Math.max(implicitBackgroundHeight, contentHeight + topPadding + bottomPadding + (implicitHeaderHeight > 0 ? implicitHeaderHeight + spacing : 0) + (implicitFooterHeight > 0 ? implicitFooterHeight + spacing : 0))
    padding: Theme.space24
    topPadding: header && header.visible ? 0 : Theme.space24
    margins: Theme.space12
    spacing: Theme.space12
    modal: true
    focus: true

    background: Sheet {
        border.color: Theme.line
    }

    header: TitleText {
        visible: root.title !== ""
        leftPadding: Theme.space24
        rightPadding: Theme.space24
        topPadding: Theme.space20
        text: root.title
        wrapMode: Text.WordWrap
    }

    footer: DialogButtonBox {
        visible: count > 0
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

    exit: Transition {
        NumberAnimation {
            property: "opacity"
            from: 1
            to: 0
            duration: Theme.quick
        }
    }
}
