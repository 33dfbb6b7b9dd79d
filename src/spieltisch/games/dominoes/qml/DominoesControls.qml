pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Spieltisch.Ui

// How the line is looked at: larger, smaller, all of it, turned by a quarter. They play nothing.
Grid {
    id: root

    required property DominoesView view
    readonly property var buttons: [
        {
            "id": "zoomIn",
            "icon": "add",
            "label": qsTr("Larger"),
            "key": "+",
            "possible": view.zoom < view.largestZoom
        },
        {
            "id": "zoomOut",
            "icon": "minus",
            "label": qsTr("Smaller"),
            "key": "-",
            "possible": view.zoom > 1
        },
        {
            "id": "fitLine",
            "icon": "fit",
            "label": qsTr("Show all"),
            "key": "0",
            "possible": view.moved
        },
        {
            "id": "turnLine",
            "icon": "restart",
            "label": qsTr("Turn"),
            "key": "",
            "possible": true
        }
    ]

    function press(id: string) {
        const x = root.view.room.x + root.view.room.width / 2;
        const y = root.view.room.y + root.view.room.height / 2;
        switch (id) {
        case "zoomIn":
            root.view.enlarge(1.25, x, y);
            break;
        case "zoomOut":
            root.view.enlarge(0.8, x, y);
            break;
        case "fitLine":
            root.view.fitAgain();
            break;
        default:
            root.view.turnOn();
        }
    }

    spacing: Theme.space4
    columns: 1

    Repeater {
        model: root.buttons.length

        T.Button {
            id: button

            required property int index
            readonly property var info: root.buttons[index]

            objectName: info.id
            implicitWidth: Theme.target
            implicitHeight: Theme.target
            enabled: info.possible
            focusPolicy: Qt.TabFocus
            text: info.label
            Accessible.description: info.key
            Keys.onReturnPressed: click()
            Keys.onEnterPressed: click()
            onClicked: root.press(info.id)

            contentItem: Item {
                Icon {
                    anchors.centerIn: parent
                    name: button.info.icon
                    size: 20
                    color: Theme.plateText
                    opacity: button.enabled ? 1 : 0.4
                }
            }

            background: Rectangle {
                radius: Theme.radius
                color: button.down || button.hovered ? Qt.lighter(Theme.plate, 1.8) : Theme.plate
                border.color: Theme.plateBorder

                FocusRing {
                    visible: button.visualFocus
                    border.color: Theme.focusOnTable
                }
            }

            Tip {
                visible: button.hovered && !button.down
                text: button.info.key === "" ? button.text : button.text + "  " + button.info.key
            }
        }
    }
}
