pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.Ui

// All keyboard shortcuts, by group, in two columns.
FloatingSheet {
    id: root

    required property var shortcuts
    readonly property var groups: {
        const found = [];
        for (const entry of shortcuts) {
            let group = found.find(candidate => candidate.name === entry.group);
            if (group === undefined) {
                group = {
                    "name": entry.group,
                    "rows": []
                };
                found.push(group);
            }
            group.rows.push(entry);
        }
        return found;
    }

    // The groups in two columns of about the same length, in their order.
    readonly property var columns: {
        const total = groups.reduce((sum, group) => sum + group.rows.length + 1, 0);
        const left = [];
        let length = 0;
        for (const group of groups) {
            if (length > 0 && length + (group.rows.length + 1) / 2 > total / 2)
                break;
            left.push(group);
            length += group.rows.length + 1;
        }
        return [left, groups.slice(left.length)];
    }

    title: qsTr("Keyboard shortcuts")
    width: Math.min(Theme.scaled(820), (parent?.width ?? 820) - 2 * Theme.space24)
    height: Math.min(row.implicitHeight + Theme.scaled(110), (parent?.height ?? 700) - 2 * Theme.space24)

    ScrollArea {
        anchors.fill: parent
        anchors.leftMargin: Theme.space28
        anchors.rightMargin: Theme.space12
        anchors.bottomMargin: Theme.space16

        Row {
            id: row

            width: parent.width - Theme.space16
            spacing: Theme.space28

            Repeater {
                model: root.columns

                Column {
                    id: column

                    required property var modelData

                    width: (row.width - row.spacing) / 2
                    spacing: Theme.space24

                    Repeater {
                        model: column.modelData

                        ShortcutGroup {
                            required property var modelData

                            width: column.width
                            name: modelData.name
                            rows: modelData.rows
                        }
                    }
                }
            }
        }
    }
}
