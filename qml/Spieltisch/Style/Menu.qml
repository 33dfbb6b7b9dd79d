import QtQuick
import QtQuick.Templates as T
import Spieltisch.Ui

T.Menu {
    id: root

    implicitWidth: Math.max(Theme.scaled(200), contentWidth + leftPadding + rightPadding)
    implicitHeight: contentHeight + topPadding + bottomPadding
    contentWidth: {
        let widest = 0;
        for (let i = 0; i < count; ++i)
            widest = Math.max(widest, itemAt(i)?.implicitWidth ?? 0);
        return widest;
    }
    margins: Theme.space12
    padding: Theme.space4
    overlap: -Theme.space4
    delegate: MenuItem {}
    popupType: T.Popup.Item

    contentItem: ListView {
        implicitHeight: contentHeight
        model: root.contentModel
        interactive: Window.window ? contentHeight + root.topPadding + root.bottomPadding > Window.window.height : false
        currentIndex: root.currentIndex
        clip: true
        T.ScrollBar.vertical: ScrollHandle {}
    }

    background: Sheet {
        color: Theme.surface
        border.color: Theme.line
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
