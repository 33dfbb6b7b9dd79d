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

    title: qsTr("Keyboard shortcuts")
    width: Math.min(Theme.scaled(820), parent.width - 2 * Theme.space24)
    height: Math.min(flow.implicitHeight + Theme.scaled(110), parent.height - 2 * Theme.space24)

    ScrollArea {
        anchors.fill: parent
        anchors.leftMargin: Theme.space28
        anchors.rightMargin: Theme.space12
        anchors.bottomMargin: Theme.space16

        Flow {
            id: flow

            readonly property real columnWidth: (width - spacing) / 2

            width: parent.width - Theme.space16
            spacing: Theme.space28

            Repeater {
                model: root.groups

                Column {
                    id: group

                    required property var modelData

                    width: flow.columnWidth
                    spacing: 0

                    SmallText {
                        text: group.modelData.name
                        font.weight: Font.DemiBold
                        bottomPadding: Theme.space4
                        Accessible.role: Accessible.Heading
                    }

                    Repeater {
                        model: group.modelData.rows

                        ShortcutRow {
                            required property var modelData

                            width: group.width
                            keys: modelData.keys
                            text: modelData.text
                        }
                    }
                }
            }
        }
    }
}
