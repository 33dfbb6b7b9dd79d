import QtQuick
import QtQuick.Templates as T

/*
  The one button: `highlighted` is the main one of a place, `outlined` stands out among icons, `flat` has no edge,
  `danger` warns. `key` names its shortcut, `trailing` is a value at its right edge (the score on "Continue").
*/
T.Button {
    id: root

    property string key: ""
    property string trailing: ""
    property bool danger: false
    property bool outlined: false

    readonly property bool solid: highlighted || danger
    readonly property color ink: highlighted ? Theme.accentInk : danger ? Theme.dangerInk : outlined ? Theme.accentText : Theme.text

    implicitWidth: Math.max(Theme.target, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Theme.target, implicitContentHeight + topPadding + bottomPadding)
    horizontalPadding: trailing !== "" ? Theme.space16 : Theme.space20
    verticalPadding: Theme.space8
    spacing: 10
    font.family: Theme.family
    font.pixelSize: Theme.bodySize
    font.weight: Font.DemiBold
    icon.width: Theme.scaled(20)
    opacity: enabled ? 1 : 0.45

    // A key that is held down presses once.
    Keys.onEnterPressed: event => {
        if (!event.isAutoRepeat)
            click();
    }
    Keys.onReturnPressed: event => {
        if (!event.isAutoRepeat)
            click();
    }

    contentItem: Item {
        implicitWidth: lead.implicitWidth + (tail.visible ? tail.implicitWidth + root.spacing : 0)
        implicitHeight: lead.implicitHeight

        Row {
            id: lead

            anchors.verticalCenter: parent.verticalCenter
            x: root.trailing !== "" ? 0 : Math.round((parent.width - width - (tail.visible ? tail.width + root.spacing : 0)) / 2)
            spacing: root.spacing

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                visible: name !== ""
                name: root.icon.name
                size: root.icon.width
                color: root.ink
            }

            BodyText {
                anchors.verticalCenter: parent.verticalCenter
                visible: root.text !== ""
                text: root.text
                color: root.ink
                font: root.font
                Accessible.ignored: true
            }
        }

        Row {
            id: tail

            anchors.verticalCenter: parent.verticalCenter
            visible: root.trailing !== "" || root.key !== ""
            x: root.trailing !== "" ? parent.width - width : lead.x + lead.width + root.spacing
            spacing: root.spacing

            BodyText {
                anchors.verticalCenter: parent.verticalCenter
                visible: text !== ""
                text: root.trailing
                color: root.ink
                font: root.font
                Accessible.ignored: true
            }

            KeyCap {
                anchors.verticalCenter: parent.verticalCenter
                visible: text !== ""
                text: root.key
                ink: root.highlighted ? Theme.accentInk : Theme.muted
            }
        }
    }

    background: Rectangle {
        radius: Theme.radius
        color: {
            if (root.highlighted)
                return root.down ? Theme.accentPressed : root.hovered ? Theme.accentHovered : Theme.accent;
            if (root.danger)
                return root.down || root.hovered ? Theme.danger : Theme.dangerFill;
            if (root.down || root.checked)
                return Theme.raised;
            return root.hovered ? Theme.hovered : root.flat || root.outlined ? "transparent" : Theme.raised;
        }
        border.width: root.outlined ? 1.5 : (root.solid && !Theme.highContrast) || (root.flat && !root.solid && !root.checked) ? 0 : 1
        border.color: root.outlined ? (Theme.dark ? Theme.accent : Theme.accentText) : Theme.line

        FocusRing {
            visible: root.visualFocus
        }
    }
}
