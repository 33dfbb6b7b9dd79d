pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// The matches played last, as many as there is room for.
Item {
    id: root

    required property AppController app
    readonly property real rowHeight: Theme.scaled(56)
    readonly property real footHeight: Theme.target
    readonly property int room: Math.max(0, Math.floor((height - heading.height - footHeight) / rowHeight))

    BodyText {
        id: heading

        height: Theme.scaled(32)
        text: qsTr("Recent matches")
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
    }

    Column {
        id: list

        anchors.top: heading.bottom
        width: parent.width

        Repeater {
            model: root.app.recent.slice(0, root.room)

            MatchLine {
                required property var modelData

                width: list.width
                height: root.rowHeight
                match: modelData
                onClicked: root.app.openMatch(modelData.id)
            }
        }
    }

    SmallText {
        anchors.top: heading.bottom
        visible: root.app.recent.length === 0 && !root.app.loading
        width: parent.width
        text: qsTr("Nothing has been finished yet. Your results will stand here.")
        wrapMode: Text.WordWrap
    }

    LinkButton {
        anchors.top: list.bottom
        visible: root.app.recent.length > 0
        text: qsTr("All matches")
        onClicked: root.app.navigate("matches")
    }
}
