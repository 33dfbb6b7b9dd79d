pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Spieltisch.App
import Spieltisch.Ui

// The running log in words; it stays at its end unless the person scrolls back.
ListView {
    id: root

    required property TableController table

    function toEnd() {
        root.positionViewAtEnd();
    }

    objectName: "log"
    model: table.log
    clip: true
    spacing: Theme.space4
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: true
    reuseItems: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("What happened so far")
    Keys.onUpPressed: flick(0, 700)
    Keys.onDownPressed: flick(0, -700)
    onCountChanged: Qt.callLater(root.toEnd)
    onHeightChanged: Qt.callLater(root.toEnd)
    Component.onCompleted: Qt.callLater(root.toEnd)

    T.ScrollBar.vertical: ScrollHandle {}

    delegate: RowLayout {
        id: line

        required property var modelData
        readonly property bool heading: modelData.kind === "heading"

        width: ListView.view.width - Theme.space12
        spacing: Theme.space8

        SmallText {
            text: line.modelData.text
            textFormat: Text.StyledText
            wrapMode: Text.WordWrap
            topPadding: line.heading ? Theme.space8 : 0
            font.pixelSize: line.heading ? Theme.captionSize : Theme.smallSize
            font.weight: line.heading || line.modelData.kind === "points" ? Font.DemiBold : Font.Normal
            color: line.modelData.kind === "points" && line.modelData.side >= 0 ? Theme.playerText(line.modelData.side) : line.heading || line.modelData.kind === "subtle" ? Theme.faint : Theme.text
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
        }

        SmallText {
            text: line.modelData.value
            visible: text !== ""
            font.features: Theme.tabular
            font.weight: line.modelData.kind === "points" ? Font.DemiBold : Font.Normal
            color: line.modelData.kind === "points" && line.modelData.side >= 0 ? Theme.playerText(line.modelData.side) : Theme.muted
            Layout.alignment: Qt.AlignTop
        }
    }
}
