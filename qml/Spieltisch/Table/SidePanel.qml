import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// Scores, the game's own part, the ranking of a hint while it is shown, and the log.
Rectangle {
    id: root

    required property TableController table
    required property SettingsController settings
    // True where the panel lies over the table instead of beside it.
    property bool floating: false
    // What the game adds below the scores (`GameTable.panelPart`); it makes room for the ranking of a hint.
    property Component part: null
    // See `GameTable.target`.
    property var target: null

    objectName: "sidePanel"
    color: Theme.surface
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Scores and log")

    Shadow {
        visible: root.floating
    }

    // Takes clicks and wheels that would fall through to the table.
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
        Accessible.ignored: true
        onWheel: wheel => wheel.accepted = true
    }

    ScorePanel {
        id: scores

        table: root.table
        target: root.target
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.space16
        anchors.topMargin: Theme.space16
    }

    Rectangle {
        id: divider

        anchors.top: scores.bottom
        anchors.topMargin: Theme.space16
        width: parent.width
        height: 1
        color: Theme.hairline
    }

    Loader {
        id: own

        active: root.part !== null && !(ranking.shown && root.height < 860)
        sourceComponent: root.part
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: divider.bottom
        anchors.margins: Theme.space16
        height: item ? (item as Item).implicitHeight : 0
    }

    Rectangle {
        id: ownDivider

        anchors.top: own.bottom
        anchors.topMargin: visible ? Theme.space16 : 0
        width: parent.width
        height: visible ? 1 : 0
        visible: own.active
        color: Theme.hairline
    }

    HintPanel {
        id: ranking

        table: root.table
        settings: root.settings
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: own.active ? ownDivider.bottom : divider.bottom
        anchors.margins: Theme.space16
        height: shown ? Math.min(implicitHeight, root.height * 0.5) : 0
    }

    CaptionText {
        id: title

        anchors.left: parent.left
        anchors.leftMargin: Theme.space16
        anchors.top: ranking.bottom
        anchors.topMargin: ranking.shown ? Theme.space12 : 0
        text: qsTr("Log")
        color: Theme.faint
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
    }

    LogPanel {
        table: root.table
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: title.bottom
        anchors.bottom: parent.bottom
        anchors.leftMargin: Theme.space16
        anchors.rightMargin: Theme.space4
        anchors.topMargin: Theme.space8
        anchors.bottomMargin: Theme.space12
    }

    Rectangle {
        width: 1
        height: parent.height
        color: Theme.hairline
    }
}
