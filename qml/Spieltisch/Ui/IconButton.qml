pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T

// A button shown as an icon; `text` is its name, shown beside the icon when `labelled`, else as a tool tip.
T.Button {
    id: root

    property bool labelled: false
    property string key: ""
    property color ink: Theme.muted
    // What was asked for is being worked out: a ring runs around the icon.
    property bool busy: false
    // A click has been answered: its tool tip would only cover what has opened.
    property bool answered: false
    // The menu it has opened, if any: its tool tip would cover the first line.
    property T.Menu menu: null

    implicitWidth: Math.max(Theme.target, row.implicitWidth + leftPadding + rightPadding)
    implicitHeight: Theme.target
    horizontalPadding: labelled ? Theme.space12 : Theme.space8
    spacing: Theme.space8
    font.family: Theme.family
    font.pixelSize: Theme.smallSize
    icon.width: Theme.scaled(20)
    opacity: enabled ? 1 : 0.4
    Accessible.description: key

    onClicked: answered = true
    onHoveredChanged: answered = false

    Keys.onEnterPressed: click()
    Keys.onReturnPressed: click()

    contentItem: Item {
        Row {
            id: row

            anchors.centerIn: parent
            spacing: root.spacing

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: root.icon.name
                size: root.icon.width
                color: root.hovered || root.checked ? Theme.text : root.ink

                Loader {
                    anchors.centerIn: parent
                    active: root.busy
                    sourceComponent: BusyRing {
                        size: root.icon.width + 10
                    }
                }
            }

            BodyText {
                anchors.verticalCenter: parent.verticalCenter
                visible: root.labelled
                text: root.text
                font: root.font
                color: root.hovered || root.checked ? Theme.text : root.ink
                Accessible.ignored: true
            }
        }
    }

    background: Rectangle {
        radius: Theme.radius
        color: root.down ? Theme.raised : root.hovered ? Theme.hovered : root.checked ? Theme.raised : "transparent"

        FocusRing {
            visible: root.visualFocus
            gap: 0
        }
    }

    Tip {
        objectName: "tip"
        visible: !root.labelled && root.hovered && !root.answered && !(root.menu?.visible ?? false) && root.text !== ""
        text: root.key === "" ? root.text : root.text + "  " + root.key
    }
}
