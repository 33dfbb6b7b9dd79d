import QtQuick

// Scrolls a view that has the focus itself: arrows by a few lines, Page keys by what is seen, Home and End. For `Keys.forwardTo`.
Item {
    id: root

    required property Flickable view
    readonly property real line: Theme.scaled(60)
    readonly property real page: view.height * 0.9
    readonly property real first: view.originY - view.topMargin
    readonly property real last: Math.max(first, view.originY + view.contentHeight + view.bottomMargin - view.height)

    // A key has been followed.
    signal scrolled

    // Where a key leads, or undefined.
    function target(key: int): var {
        switch (key) {
        case Qt.Key_Up:
            return view.contentY - line;
        case Qt.Key_Down:
            return view.contentY + line;
        case Qt.Key_PageUp:
            return view.contentY - page;
        case Qt.Key_PageDown:
            return view.contentY + page;
        case Qt.Key_Home:
            return first;
        case Qt.Key_End:
            return last;
        }
        return undefined;
    }

    parent: view

    Keys.onPressed: event => {
        const place = view.activeFocus && event.modifiers === Qt.NoModifier ? target(event.key) : undefined;
        event.accepted = place !== undefined;
        const list = view as ListView;
        if (!event.accepted)
            return;
        // A list only guesses how high the rows are that are not seen.
        if (list !== null && event.key === Qt.Key_Home)
            list.positionViewAtBeginning();
        else if (list !== null && event.key === Qt.Key_End)
            list.positionViewAtEnd();
        else
            view.contentY = Math.max(first, Math.min(place, last));
        scrolled();
    }
}
