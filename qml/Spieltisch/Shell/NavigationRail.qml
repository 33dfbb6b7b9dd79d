pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.Ui

// The slim navigation at the left edge; arrows move along it, the menu waits at its foot.
Rectangle {
    id: root

    required property string current
    // The page about the program opens from the settings and belongs to them.
    readonly property string place: current === "about" ? "settings" : current
    // Whether a match waits at the table: the way back to it stands first.
    required property bool tableOpen
    readonly property Item menuButton: menu
    readonly property var tablePlace: tableOpen ? [
        {
            "page": "table",
            "icon": "resume",
            "text": qsTr("Table")
        }
    ] : []
    readonly property var places: [...tablePlace,
        {
            "page": "play",
            "icon": "cards",
            "text": qsTr("Play")
        },
        {
            "page": "matches",
            "icon": "list",
            "text": qsTr("Matches")
        },
        {
            "page": "statistics",
            "icon": "chart",
            "text": qsTr("Statistics")
        },
        {
            "page": "rules",
            "icon": "book",
            "text": qsTr("Rules")
        },
        {
            "page": "settings",
            "icon": "sliders",
            "text": qsTr("Settings")
        },
        {
            "page": "plugins",
            "icon": "plugin",
            "text": qsTr("Plugins")
        }
    ]

    // Lower buttons where all would not fit above the menu.
    readonly property real buttonHeight: Math.max(Theme.target, Math.min(Theme.scaled(60), (menu.y - column.y) / places.length - column.spacing))

    signal chosen(string page)
    signal menuRequested(Item button)

    color: Theme.chrome
    Accessible.role: Accessible.PageTabList
    Accessible.name: qsTr("Navigation")

    Logo {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.space16
        size: Theme.scaled(40)
    }

    Column {
        id: column

        y: Theme.scaled(68)
        width: parent.width
        spacing: Theme.space4

        Repeater {
            id: buttons

            model: root.places

            RailButton {
                id: button

                required property var modelData
                required property int index

                objectName: "rail:" + modelData.page
                x: (root.width - width) / 2
                height: root.buttonHeight
                text: modelData.text
                icon.name: modelData.icon
                checkable: true
                autoExclusive: false
                checked: modelData.page === root.place
                Keys.onDownPressed: buttons.itemAt(Math.min(index + 1, buttons.count - 1)).forceActiveFocus(Qt.TabFocusReason)
                Keys.onUpPressed: buttons.itemAt(Math.max(index - 1, 0)).forceActiveFocus(Qt.TabFocusReason)
                onClicked: {
                    checked = Qt.binding(() => modelData.page === root.place);
                    root.chosen(modelData.page);
                }
            }
        }
    }

    RailButton {
        id: menu

        objectName: "rail:menu"
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space12
        text: qsTr("Menu")
        icon.name: "menu"
        onClicked: root.menuRequested(menu)
    }

    Rectangle {
        anchors.right: parent.right
        width: 1
        height: parent.height
        color: Theme.hairline
    }
}
