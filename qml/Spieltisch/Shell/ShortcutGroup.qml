pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.Ui

// The shortcuts of one kind below their heading.
Column {
    id: root

    required property string name
    required property var rows

    SmallText {
        text: root.name
        font.weight: Font.DemiBold
        bottomPadding: Theme.space4
        Accessible.role: Accessible.Heading
    }

    Repeater {
        model: root.rows

        ShortcutRow {
            required property var modelData

            width: root.width
            keys: modelData.keys
            text: modelData.text
        }
    }
}
