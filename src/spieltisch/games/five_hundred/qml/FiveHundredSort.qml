pragma ComponentBehavior: Bound

import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// How the own hand is sorted; what a person arranges by hand is an order of its own, and none of these is checked then.
Item {
    id: root

    required property TableController table
    required property string label
    readonly property var choices: table.choices.filter(choice => choice.id.startsWith("sort/"))

    objectName: "sort"
    visible: choices.length > 0
    implicitWidth: row.implicitWidth
    implicitHeight: caption.height + Theme.space4 + Theme.target

    SmallText {
        id: caption

        text: root.label
        color: Theme.tableMuted
        font.pixelSize: Theme.captionSize
        font.weight: Font.DemiBold
    }

    KeyCap {
        visible: text !== "" && root.width > Theme.scaled(120)
        anchors.right: parent.right
        anchors.verticalCenter: caption.verticalCenter
        text: root.choices.find(choice => choice.key)?.key ?? ""
        ink: Theme.tableMuted
    }

    Row {
        id: row

        y: caption.height + Theme.space4
        spacing: Theme.space8

        Repeater {
            model: root.choices.length

            FiveHundredChoice {
                required property int index

                choice: root.choices[index] ?? null
                keyShown: false
                onChosen: root.table.choose(choice.id)
                onRefused: reason => root.table.refused(reason)
            }
        }
    }
}
