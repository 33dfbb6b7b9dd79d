import QtQuick
import QtQuick.Templates as T

// A column that scrolls when it must. The focused item is kept in sight, also when the content changes its size,
// until the person scrolls away from it.
Flickable {
    id: root

    default property alias content: holder.data
    property real padding: 0
    property bool followed: false

    contentWidth: width
    contentHeight: holder.childrenRect.height + 2 * padding
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    Keys.forwardTo: [keys]

    T.ScrollBar.vertical: ScrollHandle {}

    ScrollKeys {
        id: keys

        view: root
    }

    FocusFrame {
        view: root
    }

    onContentYChanged: {
        const item = root.Window.activeFocusItem;
        followed = item !== null && holds(item) && shows(item);
    }
    onContentHeightChanged: if (followed)
        reveal(root.Window.activeFocusItem)

    // Scroll so that `item` (anywhere inside) is in sight.
    function reveal(item: Item): void {
        const top = item.mapToItem(root.contentItem, 0, 0).y - 12;
        const bottom = top + item.height + 24;
        if (top < contentY)
            contentY = Math.max(0, top);
        else if (bottom > contentY + height)
            contentY = Math.min(Math.max(0, contentHeight - height), bottom - height);
    }

    // Whether any of `item` is in sight.
    function shows(item: Item): bool {
        const top = item.mapToItem(root.contentItem, 0, 0).y;
        return top + item.height > contentY && top < contentY + height;
    }

    function holds(item: Item): bool {
        for (let at = item; at !== null; at = at.parent) {
            if (at === root.contentItem)
                return true;
        }
        return false;
    }

    Connections {
        target: root.Window.window

        function onActiveFocusItemChanged(): void {
            const item = root.Window.window.activeFocusItem;
            root.followed = item !== null && root.holds(item);
            if (root.followed)
                root.reveal(item);
        }
    }

    Item {
        id: holder

        x: root.padding
        y: root.padding
        width: root.width - 2 * root.padding
        height: childrenRect.height
    }
}
