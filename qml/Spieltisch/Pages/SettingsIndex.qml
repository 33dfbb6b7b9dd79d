pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Spieltisch.Ui

// The sections of the settings, to go to one of them.
Column {
    id: root

    // The sections that are made, and how many there will be.
    required property list<SettingsGroup> groups
    required property int places
    property int current: -1

    signal chosen(int index)

    // The entry of the section that is shown.
    readonly property Item entry: entries.count > current && current >= 0 ? entries.itemAt(current) : null

    // Hand the keyboard to the next entry that is seen, upwards or downwards.
    function step(from: int, by: int): void {
        for (let at = from + by; at >= 0 && at < entries.count; at += by) {
            const entry = entries.itemAt(at);
            if (entry?.visible ?? false) {
                entry.forceActiveFocus(Qt.TabFocusReason);
                return;
            }
        }
    }

    spacing: 0
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Sections")

    Repeater {
        id: entries

        model: root.places

        T.AbstractButton {
            id: entry

            required property int index
            readonly property SettingsGroup group: root.groups[index] ?? null
            readonly property bool current: root.current === index

            width: parent?.width ?? 0
            visible: group?.found ?? false
            implicitHeight: Math.max(Theme.target, label.implicitHeight + Theme.space8)
            objectName: "index:" + index
            text: group?.title ?? ""
            Accessible.role: Accessible.Link
            Accessible.description: current ? qsTr("shown") : ""
            Keys.onDownPressed: root.step(index, 1)
            Keys.onUpPressed: root.step(index, -1)
            Keys.onEnterPressed: click()
            Keys.onReturnPressed: click()
            onClicked: root.chosen(index)

            contentItem: SmallText {
                id: label

                leftPadding: Theme.space12
                rightPadding: Theme.space8
                text: entry.text
                color: entry.current || entry.hovered ? Theme.text : Theme.muted
                font.weight: entry.current ? Font.DemiBold : Font.Normal
                wrapMode: Text.WordWrap
                verticalAlignment: Text.AlignVCenter
                Accessible.ignored: true
            }

            background: Rectangle {
                radius: Theme.radius
                color: entry.current ? Theme.chosen : entry.hovered ? Theme.hovered : "transparent"

                FocusRing {
                    visible: entry.visualFocus
                    gap: -border.width
                }
            }
        }
    }
}
