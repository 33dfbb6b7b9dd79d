import QtQuick
import QtQuick.Templates as T

// A column that scrolls when it must. The focused item is kept in sight.
Flickable {
    id: root

    default property alias content: holder.data
    property real padding: 0

    contentWidth: width
    contentHeight: holder.childrenRect.height + 2 * padding
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    T.ScrollBar.vertical: ScrollHandle {}

    // Scroll so that `item` (anywhere inside) is in sight.
    function reveal(item: Item): void {
        const top = item.mapToItem(root.contentItem, 0, 0).y - 12;
        const bottom = top + item.height + 24;
        if (top < contentY)
            contentY = Math.max(0, top);
        else if (bottom > contentY + height)
            contentY = Math.min(Math.max(0, contentHeight - height), bottom - height);
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
            if (item !== null && root.holds(item))
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
