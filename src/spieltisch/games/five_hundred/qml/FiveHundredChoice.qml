import QtQuick
import QtQuick.Templates as T
import Spieltisch.Ui

// A choice that lies on the felt: its words and its key on a plate. One that cannot be made now says why when tried.
Item {
    id: root

    // A row of the table's choices: {id, label, enabled, checked, key, explanation}.
    required property var choice
    property string label: choice?.label ?? ""
    property string key: choice?.key ?? ""
    property bool keyShown: true
    // The one that is most likely meant.
    property bool main: false
    property string icon: ""
    readonly property string explanation: choice?.explanation ?? ""
    readonly property color ink: main ? Theme.accentInk : Theme.plateText

    signal chosen
    signal refused(string reason)

    readonly property real beside: (cap.visible ? cap.implicitWidth + words.spacing : 0) + (icon !== "" ? Theme.scaled(18) + (label !== "" ? words.spacing : 0) : 0)

    implicitWidth: Math.max(Theme.target, text.implicitWidth + beside + 2 * Theme.space12)
    implicitHeight: Theme.target

    TapHandler {
        enabled: !button.enabled && root.explanation !== ""
        onTapped: root.refused(root.explanation)
    }

    HoverHandler {
        id: pointer
    }

    Tip {
        visible: pointer.hovered && text !== ""
        text: root.explanation
    }

    T.AbstractButton {
        id: button

        anchors.fill: parent
        objectName: "choice:" + (root.choice?.id ?? "")
        text: root.label
        enabled: root.choice?.enabled ?? false
        focusPolicy: Qt.TabFocus
        Accessible.name: root.choice?.label ?? ""
        Accessible.description: root.explanation
        Accessible.checkable: root.choice?.checked !== undefined
        Accessible.checked: root.choice?.checked === true
        Keys.onReturnPressed: click()
        Keys.onEnterPressed: click()
        onClicked: root.chosen()

        background: Rectangle {
            radius: Theme.radius
            color: root.main ? (button.down ? Theme.accentPressed : button.hovered ? Theme.accentHovered : Theme.accent) : button.down || button.hovered ? Qt.lighter(Theme.plate, 1.9) : Theme.plate
            border.width: root.choice?.checked === true ? 2 : 1
            border.color: root.choice?.checked === true ? Theme.accent : Theme.plateBorder

            FocusRing {
                visible: button.visualFocus
                border.color: Theme.focusOnTable
            }
        }

        contentItem: Item {
            opacity: button.enabled ? 1 : 0.55

            Row {
                id: words

                anchors.centerIn: parent
                spacing: Theme.space8

                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: root.icon !== ""
                    name: root.icon
                    size: Theme.scaled(18)
                    color: root.ink
                }

                SmallText {
                    id: text

                    anchors.verticalCenter: parent.verticalCenter
                    visible: text !== ""
                    width: Math.min(Math.ceil(implicitWidth), Math.max(0, root.width - 2 * Theme.space8 - root.beside))
                    text: root.label
                    color: root.ink
                    elide: Text.ElideRight
                    font.weight: Font.DemiBold
                    Accessible.ignored: true
                }

                KeyCap {
                    id: cap

                    anchors.verticalCenter: parent.verticalCenter
                    visible: root.keyShown && root.key !== ""
                    text: root.key
                    ink: root.ink
                }
            }
        }
    }
}
