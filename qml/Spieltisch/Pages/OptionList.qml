pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// The options of a game, each with what it means.
Item {
    id: root

    required property NewMatchController match

    SmallText {
        id: heading

        text: qsTr("Rules")
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
    }

    ScrollArea {
        id: area

        anchors.top: heading.bottom
        anchors.topMargin: Theme.space4
        anchors.bottom: parent.bottom
        width: parent.width

        Column {
            width: area.width - Theme.space12

            PresetRow {
                width: parent?.width ?? 0
                rules: root.match.rules
            }

            Repeater {
                // A number as the model keeps the rows, and the focus, when an option changes.
                model: root.match.options.length

                OptionRow {
                    required property int index

                    objectName: "option:" + option.key
                    width: parent?.width ?? 0
                    option: root.match.options[index]
                    onChosen: value => root.match.setOption(option.key, value)
                }
            }
        }
    }
}
