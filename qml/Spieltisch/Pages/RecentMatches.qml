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
            // A number as the model keeps the lines when what they say changes.
            model: Math.min(root.room, root.app.recent.length)

            MatchLine {
                required property int index

                width: list.width
                height: root.rowHeight
                // A new line lies on the first one until it has its place.
                enabled: index === 0 || y > 0
                match: root.app.recent[index] ?? match
                onClicked: root.app.openMatch(match.id)
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
