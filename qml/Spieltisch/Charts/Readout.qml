import QtQuick
import Spieltisch.Ui

// A value in words beside its mark: what it is about above, the value and how sure it is below.
Rectangle {
    id: root

    required property string title
    required property string value
    property string detail: ""
    // Where the mark is, and the room in which the words must stay.
    required property point mark
    required property size room
    property real distance: Theme.space12

    readonly property bool flipped: mark.x + distance + width > room.width

    x: Math.max(0, flipped ? mark.x - distance - width : mark.x + distance)
    y: Math.max(0, Math.min(room.height - height, mark.y - height - Theme.space4))
    z: 2
    width: column.width + 2 * Theme.space12
    height: column.height + 2 * Theme.space8
    radius: Theme.radius
    color: Theme.dark && !Theme.highContrast ? Theme.chrome : Theme.raised
    border.width: 1
    border.color: Theme.line
    Accessible.ignored: true

    Column {
        id: column

        x: Theme.space12
        y: Theme.space8

        CaptionText {
            text: root.title
            Accessible.ignored: true
        }

        Row {
            spacing: Theme.space16

            SmallText {
                id: number

                text: root.value
                color: Theme.text
                font.weight: Font.DemiBold
                font.features: Theme.tabular
                Accessible.ignored: true
            }

            SmallText {
                visible: text !== ""
                text: root.detail
                font.features: Theme.tabular
                Accessible.ignored: true
            }
        }
    }
}
