pragma ComponentBehavior: Bound

import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// The show: whose hand is counted, the cards at the left, the combinations at the right.
Item {
    id: root

    required property TableController table
    required property SettingsController settings
    required property CribbageLayout spots
    // See presenter/extra.py, `show`; null before the first one.
    required property var show
    required property string starterLabel

    readonly property var stages: show?.stages ?? []
    readonly property bool counting: !show?.summary

    CribbageStages {
        x: Math.max(root.spots.topPlate.x + root.spots.plateWidth + 20, root.width * 0.41)
        y: root.spots.topPlate.y + (Theme.scaled(56) - height) / 2
        width: root.width - root.spots.edge - x
        stages: root.stages
    }

    CribbageShow {
        x: root.spots.showList.x
        y: root.spots.showList.y
        width: root.spots.showList.width
        height: root.spots.showList.height
        table: root.table
        settings: root.settings
        show: root.show
    }

    SmallText {
        visible: root.counting
        x: root.spots.showCards.x + (root.spots.showCards.width - width) / 2
        y: root.spots.showCards.y + root.spots.showHeight + 12
        text: root.show?.title ?? ""
        color: Theme.tableText
        font.weight: Font.DemiBold
    }

    SmallText {
        visible: root.counting
        x: root.spots.showStarter.x + (root.spots.showWidth - width) / 2
        y: root.spots.showCards.y + root.spots.showHeight + 12
        text: root.starterLabel
        color: Theme.tableText
        font.weight: Font.DemiBold
    }

    Repeater {
        model: root.counting ? [] : root.stages

        Column {
            id: stage

            required property var modelData
            required property int index
            readonly property rect box: root.spots.openRow(index)

            x: box.x + box.width + 20
            y: box.y + (box.height - height) / 2

            SmallText {
                text: stage.modelData.title
                color: Theme.tableText
                font.weight: Font.DemiBold
            }

            TitleText {
                text: stage.modelData.points ?? "–"
                color: Theme.player(stage.modelData.side)
                font.weight: Font.Bold
                Accessible.role: Accessible.StaticText
            }
        }
    }

    SmallText {
        visible: !root.counting
        x: root.spots.openStarter.x + (root.spots.openStarter.width - width) / 2
        y: root.spots.openStarter.y + root.spots.openStarter.height + 8
        text: root.starterLabel
        color: Theme.tableText
        font.weight: Font.DemiBold
    }

    Column {
        visible: root.counting && !!root.show?.current
        x: root.spots.bottomPlate.x + root.spots.plateWidth + Theme.space28
        y: root.spots.bottomPlate.y + (Theme.scaled(56) - height) / 2
        spacing: 2

        Row {
            spacing: Theme.space16

            TitleText {
                text: root.show?.current?.label ?? ""
                color: Theme.tableText
                font.weight: Font.Bold
                Accessible.role: Accessible.StaticText
            }

            TitleText {
                text: "+" + (root.show?.current?.points ?? "")
                color: Theme.accent
                font.weight: Font.Bold
                Accessible.role: Accessible.StaticText
            }
        }
    }
}
