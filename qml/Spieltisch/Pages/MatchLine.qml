import QtQuick
import QtQuick.Templates as T
import Spieltisch.Ui

// A finished match in one line; a click looks at it again.
T.AbstractButton {
    id: root

    required property var match

    implicitHeight: Theme.scaled(56)
    Accessible.name: qsTr("%1, %2, %3, %4, %5").arg(match.gameName).arg(mark.text).arg(match.score).arg(match.opponents).arg(match.when)

    Keys.onEnterPressed: click()
    Keys.onReturnPressed: click()

    contentItem: Item {
        OutcomeMark {
            id: mark

            anchors.verticalCenter: parent.verticalCenter
            outcome: root.match.outcome
        }

        BodyText {
            anchors.left: mark.right
            anchors.leftMargin: Theme.space12
            anchors.right: score.left
            anchors.rightMargin: Theme.space8
            anchors.bottom: parent.verticalCenter
            text: root.match.gameName
            font.weight: Font.DemiBold
            elide: Text.ElideRight
            Accessible.ignored: true
        }

        CaptionText {
            anchors.left: mark.right
            anchors.leftMargin: Theme.space12
            anchors.right: when.left
            anchors.rightMargin: Theme.space8
            anchors.top: parent.verticalCenter
            text: root.match.opponents
            elide: Text.ElideRight
            Accessible.ignored: true
        }

        BodyText {
            id: score

            anchors.right: parent.right
            anchors.bottom: parent.verticalCenter
            text: root.match.score
            font.weight: Font.DemiBold
            font.features: Theme.tabular
            Accessible.ignored: true
        }

        CaptionText {
            id: when

            anchors.right: parent.right
            anchors.top: parent.verticalCenter
            text: root.match.when
            Accessible.ignored: true
        }
    }

    background: Rectangle {
        color: root.hovered ? Theme.hovered : "transparent"
        radius: root.hovered ? Theme.radius : 0

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Theme.hairline
        }

        FocusRing {
            visible: root.visualFocus
            gap: 0
        }
    }
}
