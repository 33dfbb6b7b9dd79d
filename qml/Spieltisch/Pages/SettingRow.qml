import QtQuick
import QtQuick.Layouts
import Spieltisch.Ui

/*
  A setting: title and explanation at the left, what it can be at the right, or below where that is too wide.
  In a section of the settings page it is seen only if it holds what is looked for; `words` are others that people
  may look for, and `labels` those of its values.
*/
Item {
    id: root

    required property string title
    property string explanation: ""
    property string note: ""
    property string words: ""
    property list<string> labels: []
    // Whether there is anything to set.
    property bool relevant: true
    // What has no effect now can be chosen all the same.
    property bool available: true
    property bool divided: true
    property bool stacked: valueWidth > width * 0.62
    default property alias values: holder.data
    readonly property SettingsHolder section: parent as SettingsHolder
    readonly property Finder finder: section?.finder ?? null
    readonly property bool found: relevant && (finder === null || finder.finds(title, [section.section, explanation, words, ...labels]))
    readonly property real valueWidth: holder.implicitWidth

    visible: found
    implicitHeight: grid.implicitHeight + 2 * Theme.space8 + 2

    // A layout and not positions of our own: words that wrap change the height while it is worked out.
    GridLayout {
        id: grid

        y: Theme.space8
        width: root.width
        columns: root.stacked ? 1 : 2
        columnSpacing: Theme.space16
        rowSpacing: Theme.space8

        ColumnLayout {
            spacing: 0
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignVCenter

            FoundText {
                plain: root.title
                name: true
                finder: root.finder
                color: root.available ? Theme.text : Theme.muted
                font.weight: Font.DemiBold
                Layout.fillWidth: true
            }

            FoundText {
                plain: root.explanation
                finder: root.finder
                color: Theme.muted
                font.pixelSize: Theme.captionSize
                Layout.fillWidth: true
            }

            CaptionText {
                visible: text !== ""
                text: root.note
                color: Theme.accentText
                wrapMode: Text.WordWrap
                Layout.fillWidth: true
            }
        }

        Row {
            id: holder

            // A ring that is faded could be missed.
            readonly property bool focused: {
                let at = Window.activeFocusItem;
                while (at !== null && at !== holder)
                    at = at.parent;
                return at !== null;
            }

            spacing: Theme.space8
            opacity: root.available || focused ? 1 : 0.6
            Layout.alignment: Qt.AlignVCenter | (root.stacked ? Qt.AlignLeft : Qt.AlignRight)
        }
    }

    Rectangle {
        anchors.bottom: parent.bottom
        visible: root.divided && (root.section === null || root.y + root.height < root.section.height - 1)
        width: parent.width
        height: 1
        color: Theme.hairline
    }
}
