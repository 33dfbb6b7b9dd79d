pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// A row of cards lying on the table, and what they are an example of.
Rectangle {
    id: root

    required property var faces
    required property string text
    required property SettingsController settings
    property string deck: "french"
    readonly property real cardHeight: Theme.scaled(96)
    readonly property bool beside: row.implicitWidth + Theme.scaled(240) < width

    implicitHeight: (beside ? Math.max(row.height, caption.implicitHeight) : row.height + Theme.space12 + caption.implicitHeight) + 2 * Theme.space16
    radius: Theme.sheetRadius
    color: Theme.tableMiddle
    border.width: 1
    border.color: Theme.hairline

    Row {
        id: row

        x: Theme.space16
        y: Theme.space16
        spacing: Theme.space8

        Repeater {
            model: root.faces

            SceneCard {
                required property string modelData

                height: root.cardHeight
                face: modelData
                settings: root.settings
                deck: root.deck
            }
        }
    }

    BodyText {
        id: caption

        x: root.beside ? row.x + row.width + Theme.space20 : Theme.space16
        y: root.beside ? (root.height - height) / 2 : row.y + row.height + Theme.space12
        width: root.width - x - Theme.space16
        text: root.text
        color: Theme.tableText
        wrapMode: Text.WordWrap
    }
}
