import QtQuick
import QtQuick.Layouts
import Spieltisch.Ui

// How a round ended: who won it, with how many tricks, what it was worth, and how the match stands.
WattenNotice {
    id: root

    // See presenter/extra.py, `end`.
    required property var end

    objectName: "roundEnd"
    wanted: 480
    Accessible.role: Accessible.Grouping
    Accessible.name: end.title
    Accessible.description: end.text

    RowLayout {
        width: parent.width
        spacing: Theme.space16

        ColumnLayout {
            spacing: Theme.space4
            Layout.fillWidth: true

            TitleText {
                text: root.end.title
                color: Theme.plateText
                font.weight: Font.DemiBold
                wrapMode: Text.WordWrap
                Layout.fillWidth: true
            }

            SmallText {
                text: root.end.text
                color: Theme.plateMuted
                wrapMode: Text.WordWrap
                Layout.fillWidth: true
            }
        }

        DisplayText {
            text: "+" + root.end.points
            color: Theme.player(root.end.side)
            font.pixelSize: Theme.scaled(40)
            font.weight: Font.Bold
            font.features: Theme.tabular
            Accessible.ignored: true
        }
    }
}
