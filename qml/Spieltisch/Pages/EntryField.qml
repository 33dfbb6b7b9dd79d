import QtQuick
import QtQuick.Controls

// A text to type, which Esc takes back first: only then Esc means what it means around the field.
TextField {
    id: root

    // What stands here until something else is typed.
    required property string original
    readonly property bool changed: text !== original

    // Esc has brought the original back.
    signal restored

    function putBack(): void {
        text = Qt.binding(() => root.original);
    }

    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape && root.changed
    Keys.onEscapePressed: event => {
        event.accepted = root.changed;
        if (root.changed) {
            root.putBack();
            restored();
        }
    }
}
