import QtQuick

// A seat's plate on the table: who sits there, and an amber edge while the game waits for them.
Rectangle {
    id: root

    required property string name
    required property string initial
    property string subtitle: ""
    // What is shown of the subtitle where the plate is too narrow for all of it.
    property string briefSubtitle: subtitle
    property int side: 0
    // The person's own colour beside that of the side, see `Avatar.mark`.
    property int mark: -1
    property bool active: false
    // The time this seat has left, {seconds, total}: a ring around the disc, and digits when it runs out.
    property var clock: null

    // The words have what is left beside the disc; a plate that is made narrower cuts them.
    readonly property real wordsWidth: Math.max(title.implicitWidth, whole.implicitWidth)
    readonly property real besideWords: Theme.space8 + disc.width + row.spacing + Theme.space24

    implicitWidth: Math.max(Theme.scaled(184), wordsWidth + besideWords)
    implicitHeight: Theme.scaled(56)
    radius: height / 2
    color: Theme.plate
    border.width: active ? 2 : 1
    border.color: active ? Theme.accent : Theme.plateBorder
    Accessible.role: Accessible.StaticText
    Accessible.name: [name, subtitle, ring.shown ? qsTr("%n second(s) left", "", ring.seconds) : ""].filter(part => part !== "").join(", ")

    CaptionText {
        id: whole

        visible: false
        text: root.subtitle
        Accessible.ignored: true
    }

    Row {
        id: row

        anchors.verticalCenter: parent.verticalCenter
        x: Theme.space8
        spacing: 10

        Avatar {
            id: disc

            anchors.verticalCenter: parent.verticalCenter
            side: root.side
            mark: root.mark
            initial: ring.hurried ? ring.seconds : root.initial

            TimeRing {
                id: ring

                clock: root.clock
            }
        }

        Column {
            anchors.verticalCenter: parent.verticalCenter

            BodyText {
                id: title

                width: Math.min(implicitWidth, root.width - root.besideWords)
                text: root.name
                elide: Text.ElideRight
                color: Theme.plateText
                font.weight: Font.DemiBold
                Accessible.ignored: true
            }

            CaptionText {
                id: caption

                width: Math.min(implicitWidth, root.width - root.besideWords)
                elide: Text.ElideRight
                visible: text !== ""
                text: whole.implicitWidth > root.width - root.besideWords ? root.briefSubtitle : root.subtitle
                color: Theme.plateMuted
                Accessible.ignored: true
            }
        }
    }
}
