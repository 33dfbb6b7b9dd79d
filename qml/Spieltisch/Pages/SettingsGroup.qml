import QtQuick
import Spieltisch.Ui

// A heading and a sheet with the settings below it.
Column {
    id: root

    required property string title
    default property alias rows: holder.data

    spacing: Theme.space8

    SmallText {
        text: root.title
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
    }

    Sheet {
        floating: false
        width: root.width
        height: holder.height + 2 * Theme.space4

        Column {
            id: holder

            x: Theme.space16
            y: Theme.space4
            width: parent.width - 2 * Theme.space16
        }
    }
}
