pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Spieltisch.Ui

T.ComboBox {
    id: root

    // Enter has been pressed while the list was closed. Qt closes it when Enter is let go: only then it is opened.
    property bool opening: false

    function pressEnter(event: var): void {
        opening = !popup.visible;
        event.accepted = opening;
    }

    implicitWidth: Math.max(Theme.scaled(180), implicitContentWidthPolicy === T.ComboBox.ContentItemImplicitWidth ? implicitContentWidth + leftPadding + rightPadding : 0)
    implicitHeight: Math.max(Theme.target, implicitContentHeight + 2 * Theme.space8)
    leftPadding: Theme.space12
    rightPadding: Theme.scaled(40)
    font.family: Theme.family
    font.pixelSize: Theme.bodySize
    opacity: enabled ? 1 : 0.45
    Accessible.description: displayText

    // A screen reader presses it, and hears where the arrows lead: the focus stays here meanwhile.
    Accessible.onPressAction: popup.visible ? popup.close() : popup.open()
    onHighlightedIndexChanged: if (popup.visible && highlightedIndex >= 0)
        Accessible.announce(textAt(highlightedIndex), Accessible.Polite)

    // Enter opens the list, and chooses in it.
    Keys.onEnterPressed: event => pressEnter(event)
    Keys.onReturnPressed: event => pressEnter(event)
    Keys.onReleased: event => {
        event.accepted = opening && !event.isAutoRepeat;
        if (event.accepted) {
            opening = false;
            popup.open();
        }
    }
    onActiveFocusChanged: opening = false

    delegate: MenuRow {
        required property var modelData
        required property int index

        width: ListView.view.width
        text: root.textRole === "" ? modelData : modelData[root.textRole]
        current: root.currentIndex === index
        highlighted: root.highlightedIndex === index
    }

    // Two bars and no `Icon`: software rendering draws shapes that are scrolled out of sight where nothing clips them.
    indicator: Item {
        id: arrow

        x: root.width - width - Theme.space12
        y: (root.height - height) / 2
        width: Theme.scaled(16)
        height: width

        Repeater {
            model: [-1, 1]

            Rectangle {
                required property int modelData

                x: (arrow.width - width) / 2 + modelData * arrow.width * 0.12
                y: (arrow.height - height) / 2
                width: arrow.width * 0.42
                height: Theme.scaled(1.25)
                radius: height / 2
                rotation: -45 * modelData
                antialiasing: true
                color: Theme.muted
            }
        }
    }

    contentItem: BodyText {
        text: root.displayText
        font: root.font
        wrapMode: Text.Wrap // no word is cut where there is little room for large text
        maximumLineCount: 2
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }

    background: Rectangle {
        radius: Theme.radius
        color: root.hovered ? Theme.hovered : Theme.field
        border.width: 1
        border.color: Theme.controlBorder

        FocusRing {
            visible: root.visualFocus
            gap: 0
        }
    }

    popup: T.Popup {
        y: root.height + Theme.space4
        width: root.width
        height: Math.min(implicitContentHeight + topPadding + bottomPadding, (T.Overlay.overlay?.height ?? 600) - 2 * Theme.space12)
        padding: Theme.space4
        margins: Theme.space12

        contentItem: ListView {
            clip: true
            cacheBuffer: 0 // what is made ahead is made by and by, and would complain if it went half made
            implicitHeight: contentHeight
            model: root.delegateModel
            currentIndex: root.highlightedIndex
            highlightMoveDuration: 0
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: ScrollHandle {}
        }

        background: Sheet {
            color: Theme.surface
            border.color: Theme.line
        }
    }
}
