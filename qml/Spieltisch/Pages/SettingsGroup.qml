import QtQuick
import Spieltisch.App
import Spieltisch.Ui

/*
  A section of the settings: a heading, the way back to its defaults, and a sheet with the settings below. `name` is
  the section for the controller of the page; a section without one has no defaults. Other parts of the program add
  theirs to the page as such groups.
*/
Column {
    id: root

    required property string title
    property string name: ""
    property Finder finder: null
    // A section whose content is no row is seen while nothing is looked for, or what is looked for is in `words`.
    property string words: ""
    readonly property SettingsPageController page: finder?.page ?? null
    readonly property bool changed: name !== "" && (page?.changed.includes(name) ?? false)
    readonly property bool found: holder.found || !(finder?.active ?? false) || (words !== "" && finder.finds(title, [words]))
    default property alias rows: holder.data

    visible: found
    spacing: Theme.space4

    Item {
        width: root.width
        height: Math.max(Theme.scaled(32), heading.implicitHeight)

        TitleText {
            id: heading

            anchors.left: parent.left
            anchors.right: defaults.left
            anchors.verticalCenter: parent.verticalCenter
            text: root.title
            wrapMode: Text.WordWrap
            Accessible.role: Accessible.Heading
        }

        PushButton {
            id: defaults

            objectName: "restore:" + root.name
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: root.changed
            flat: true
            font.pixelSize: Theme.smallSize
            horizontalPadding: Theme.space12
            icon.name: "restart"
            icon.width: Theme.scaled(16)
            text: qsTr("Restore defaults")
            Accessible.name: qsTr("Restore the defaults of “%1”").arg(root.title)
            onClicked: root.page.restore(root.name)
        }
    }

    Sheet {
        floating: false
        width: root.width
        height: holder.height + 2 * Theme.space4

        SettingsHolder {
            id: holder

            x: Theme.space16
            y: Theme.space4
            width: parent.width - 2 * Theme.space16
            finder: root.finder
            section: root.title
        }
    }
}
