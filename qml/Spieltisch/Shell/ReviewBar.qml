import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Spieltisch.App
import Spieltisch.Ui

// Below the table of a match that is looked at again: the place in its log, and the way on from there.
Rectangle {
    id: root

    required property ReviewController review

    implicitHeight: Theme.actionBarHeight - Theme.space12
    color: Theme.chrome
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Looking back")

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.space16
        anchors.rightMargin: Theme.space16
        spacing: Theme.space8

        IconButton {
            objectName: "review:start"
            icon.name: "restart"
            text: qsTr("To the start")
            enabled: root.review.place > 0
            onClicked: root.review.goTo(0)
        }

        IconButton {
            objectName: "review:back"
            icon.name: "back"
            text: qsTr("One step back")
            key: "PgUp"
            enabled: root.review.place > 0
            onClicked: root.review.back()
        }

        Slider {
            id: slider

            objectName: "review:place"
            Layout.fillWidth: true
            to: root.review.total
            stepSize: 1
            snapMode: Slider.SnapAlways
            value: root.review.place
            Accessible.name: qsTr("Place in the match")
            onMoved: {
                const place = value;
                value = Qt.binding(() => root.review.place);
                root.review.goTo(place);
            }
        }

        IconButton {
            objectName: "review:forward"
            icon.name: "forward"
            text: qsTr("One step forward")
            key: "PgDown"
            enabled: root.review.canGoForward
            onClicked: root.review.forward()
        }

        SmallText {
            Layout.leftMargin: Theme.space8
            Layout.rightMargin: Theme.space8
            text: qsTr("%1 of %2").arg(root.review.place).arg(root.review.total)
            font.features: Theme.tabular
        }

        SecondaryButton {
            objectName: "review:continue"
            icon.name: "resume"
            text: qsTr("Play on from here")
            enabled: root.review.canGoOn
            onClicked: root.review.continueHere()
        }
    }

    Shortcut {
        sequence: "PgUp"
        onActivated: root.review.back()
    }

    Shortcut {
        sequence: "PgDown"
        onActivated: root.review.forward()
    }

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.hairline
    }
}
