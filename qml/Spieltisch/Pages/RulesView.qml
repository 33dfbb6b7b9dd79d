pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Spieltisch.App
import Spieltisch.Ui

/*
  Rules to read: the headings at the left, the text with its examples at the right. `sections` is a list of
  `{title, paragraphs, examples: [{faces, text}]}`.
*/
Item {
    id: root

    required property var sections
    required property SettingsController settings
    property string deck: "french"
    readonly property bool indexed: width > Theme.scaled(720)
    readonly property int current: {
        let found = 0;
        for (let i = 0; i < blocks.count; ++i) {
            const block = blocks.itemAt(i);
            if (block !== null && block.y <= area.contentY + Theme.scaled(60))
                found = i;
        }
        return area.atYEnd && area.contentY > 0 ? blocks.count - 1 : found;
    }

    function show(index: int): void {
        area.contentY = Math.max(0, Math.min(blocks.itemAt(index).y, area.contentHeight - area.height));
    }

    Column {
        id: contents

        visible: root.indexed
        width: Theme.scaled(220)
        spacing: 2

        Repeater {
            id: entries

            model: root.sections

            T.AbstractButton {
                id: entry

                required property var modelData
                required property int index
                readonly property bool current: root.current === index

                width: parent?.width ?? 0
                implicitHeight: Math.max(Theme.target, label.implicitHeight + Theme.space12)
                objectName: "section" + index
                text: modelData.title
                Accessible.role: Accessible.Link
                Keys.onDownPressed: entries.itemAt(Math.min(index + 1, entries.count - 1)).forceActiveFocus(Qt.TabFocusReason)
                Keys.onUpPressed: entries.itemAt(Math.max(index - 1, 0)).forceActiveFocus(Qt.TabFocusReason)
                Keys.onEnterPressed: click()
                Keys.onReturnPressed: click()
                onClicked: root.show(index)

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

    ScrollArea {
        id: area

        objectName: "rulesText"
        x: root.indexed ? contents.width + Theme.space28 : 0
        width: root.width - x
        height: parent.height
        activeFocusOnTab: true
        Accessible.role: Accessible.Document
        Accessible.name: qsTr("Rules")

        Column {
            width: Math.min(area.width - Theme.space28, Theme.scaled(760))
            spacing: Theme.space28
            bottomPadding: Theme.space28

            Repeater {
                id: blocks

                model: root.sections

                RulesBlock {
                    required property var modelData

                    width: parent?.width ?? 0
                    section: modelData
                    settings: root.settings
                    deck: root.deck
                }
            }
        }
    }
}
