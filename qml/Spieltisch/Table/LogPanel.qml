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
    // Whether the end is what is seen; not while the person reads further back.
    property bool following: true

    function keepEnd(): void {
        if (root.following)
            movingToEnd.restart();
    }

    // The person has scrolled: to the end, or away from it.
    function look(): void {
        root.following = root.atYEnd;
    }

    objectName: "log"
    model: root.table.log
    clip: true
    cacheBuffer: 0 // what is made ahead is made by and by, and would complain if it went half made
    spacing: Theme.space4
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: true
    reuseItems: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("What happened so far")
    currentIndex: -1
    Keys.forwardTo: [keys]
    onCountChanged: keepEnd()
    onHeightChanged: keepEnd()
    onContentHeightChanged: keepEnd() // a new line gets its height after it has come,
    onOriginYChanged: keepEnd() // and may take it from lines before that were only guessed
    onMovementStarted: following = false
    onMovementEnded: look()
    onModelChanged: {
        following = true;
        keepEnd();
    }

    T.ScrollBar.vertical: ScrollHandle {
        onPressedChanged: root.following = !pressed && root.atYEnd
    }

    ScrollKeys {
        id: keys

        view: root
        onScrolled: root.look()
    }

    FocusFrame {
        view: root
    }

    // Lines told otherwise, in another language or to somebody else, have other heights.
    Connections {
        function onDataChanged() {
            root.keepEnd();
        }

        target: root.model
    }

    Later {
        id: movingToEnd

        onTriggered: if (root.following)
            root.positionViewAtEnd()
    }

    delegate: RowLayout {
        id: line

        required property string text
        required property string kind
        required property string value
        required property int side
        readonly property bool heading: kind === "heading"

        width: ListView.view.width - Theme.space12
        spacing: Theme.space8

        SmallText {
            text: line.text
            textFormat: Text.StyledText
            wrapMode: Text.WordWrap
            topPadding: line.heading ? Theme.space8 : 0
            font.pixelSize: line.heading ? Theme.captionSize : Theme.smallSize
            font.weight: line.heading || line.kind === "points" ? Font.DemiBold : Font.Normal
            color: line.kind === "points" && line.side >= 0 ? Theme.playerText(line.side) : line.heading || line.kind === "subtle" ? Theme.faint : Theme.text
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
        }

        SmallText {
            text: line.value
            visible: text !== ""
            font.features: Theme.tabular
            font.weight: line.kind === "points" ? Font.DemiBold : Font.Normal
            color: line.kind === "points" && line.side >= 0 ? Theme.playerText(line.side) : Theme.muted
            Layout.alignment: Qt.AlignTop
        }
    }
}
