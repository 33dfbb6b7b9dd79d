pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spieltisch.App
import Spieltisch.Table
import Spieltisch.Ui

/*
  Schlag or Trumpf chosen in the trick's place. Arrow keys walk through the chips, Space selects, the main button,
  Enter or a second tap announces; letters and digits work through the choices of the table.
*/
FocusScope {
    id: root

    required property TableController table
    required property PieceScene scene
    // See presenter/extra.py, `announce`.
    required property var announce
    // function(suit) -> the picture of its sign.
    required property var suitSource
    readonly property int columns: announce.items.length > 4 ? Math.ceil(announce.items.length / 2) : 2
    readonly property int rows: Math.ceil(announce.items.length / columns)
    readonly property real gap: Math.min(12, Math.max(8, height * 0.02))
    readonly property real chipHeight: Math.max(Theme.target, Math.min(Theme.scaled(rows > 1 && columns > 2 ? 116 : 132), height * 0.36, (height - title.height - note.height - 3 * gap - Theme.space16) / rows))
    readonly property real content: title.height + note.height + rows * (chipHeight + gap) + Theme.space16

    function choose(item: var) {
        if (item.selected)
            root.table.confirm();
        else
            root.table.choose(item.id);
    }

    function focusChip(index: int) {
        (chips.itemAt(index) as Item)?.forceActiveFocus(Qt.TabFocusReason);
    }

    // Where the keyboard begins: at what is selected, else at the first chip.
    function enter() {
        root.focusChip(Math.max(0, root.announce.items.findIndex(item => item.selected)));
    }

    function walk(by: int, across: bool) {
        const count = root.announce.items.length;
        let now = -1;
        for (let index = 0; index < count; ++index) {
            if ((chips.itemAt(index) as Item).activeFocus)
                now = index;
        }
        const next = now + by;
        if (now < 0)
            root.enter();
        else if (across)
            root.focusChip((next + count) % count);
        else if (next >= 0 && next < count)
            root.focusChip(next);
    }

    objectName: "announce"
    Accessible.role: Accessible.Grouping
    Accessible.name: announce.title
    onActiveFocusChanged: if (activeFocus && !Array.from({
        "length": chips.count
    }, (_, index) => chips.itemAt(index)).some(item => item.activeFocus))
        enter()

    Keys.onPressed: event => {
        root.scene.keysUsed = true;
        event.accepted = false;
    }
    Keys.onLeftPressed: walk(-1, true)
    Keys.onRightPressed: walk(1, true)
    Keys.onUpPressed: walk(-columns, false)
    Keys.onDownPressed: walk(columns, false)

    TitleText {
        id: title

        anchors.horizontalCenter: parent.horizontalCenter
        y: (parent.height - root.content) / 2
        text: root.announce.title
        color: Theme.tableText
    }

    Grid {
        id: grid

        anchors.top: title.bottom
        anchors.topMargin: Theme.space12
        width: parent.width
        columns: root.columns
        spacing: root.gap

        Repeater {
            id: chips

            model: root.announce.items.length

            WattenChip {
                required property int index

                width: (grid.width - (root.columns - 1) * root.gap) / root.columns
                height: root.chipHeight
                info: root.announce.items[index] ?? ({})
                picture: root.announce.kind === "trump" ? root.suitSource(info.face) : ""
                ringed: activeFocus && root.scene.keysUsed
                onClicked: root.choose(info)
                onPressed: root.scene.keysUsed = false
            }
        }
    }

    RowLayout {
        id: note

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: grid.bottom
        anchors.topMargin: Theme.space12
        spacing: Theme.space8

        WattenMark {}

        SmallText {
            text: root.announce.note
            color: Theme.tableMuted
        }
    }
}
