pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// The person who is chosen: name, colour, matches, and what else can be done.
ScrollArea {
    id: root

    required property ProfilesController profiles
    readonly property var person: profiles.person
    readonly property int personId: person.id ?? -1
    // Whether it has been asked to make one person of two.
    property bool asked: false
    readonly property bool merging: asked || (profiles.preview.target ?? -1) >= 0

    signal statisticsRequested
    // What had the keyboard is gone.
    signal keyboardLost

    function stopMerging(): void {
        root.asked = false;
        root.profiles.cancelMerge();
    }

    onPersonIdChanged: {
        const held = merge.activeFocus;
        root.asked = false;
        if (held)
            root.keyboardLost();
    }

    // What has grown is brought into sight with its buttons.
    Later {
        id: scrolling

        onTriggered: root.contentY = Math.max(0, root.contentHeight - root.height)
    }

    Column {
        width: root.width - Theme.space8
        spacing: Theme.space16

        Row {
            width: parent.width
            spacing: Theme.space16

            Avatar {
                id: disc

                size: Theme.scaled(64)
                initial: root.person.initial ?? ""
                colour: root.person.colour ?? 0
            }

            Column {
                width: parent.width - disc.width - parent.spacing
                anchors.verticalCenter: parent.verticalCenter

                TitleText {
                    width: parent.width
                    text: root.person.name ?? ""
                    elide: Text.ElideRight
                }

                SmallText {
                    width: parent.width
                    text: root.person.text ?? ""
                    wrapMode: Text.WordWrap
                }
            }
        }

        Column {
            width: parent.width
            spacing: Theme.space4

            CaptionText {
                text: qsTr("Name")
                Accessible.ignored: true
            }

            EntryField {
                id: field

                // What the person shall be called, as long as that is neither done nor refused.
                property string wanted: ""

                objectName: "personName"
                width: Math.min(parent.width, Theme.scaled(320))
                maximumLength: 24
                original: root.person.name ?? ""
                text: original // other news of the person leave what is being typed
                Accessible.name: qsTr("Name")
                onOriginalChanged: wanted = ""
                onEditingFinished: {
                    if (text.trim() === original) {
                        putBack();
                    } else if (text !== wanted) {
                        wanted = text;
                        root.profiles.rename(text);
                    }
                }

                Connections {
                    function onRefused(name: string): void {
                        field.wanted = "";
                        if (field.text === name)
                            field.putBack();
                    }

                    target: root.profiles
                }
            }

            CaptionText {
                width: parent.width
                text: qsTr("Matches keep the name they were played under.")
                wrapMode: Text.WordWrap
            }
        }

        Column {
            width: parent.width
            spacing: Theme.space4

            CaptionText {
                text: qsTr("Colour")
                Accessible.ignored: true
            }

            ProfileColours {
                width: parent.width
                colours: root.profiles.colours
                current: root.person.colour ?? -1
                initial: root.person.initial ?? ""
                onChosen: colour => root.profiles.recolour(colour)
            }
        }

        Rectangle {
            width: parent.width
            height: 1
            color: Theme.hairline
        }

        Flow {
            width: parent.width
            visible: !root.merging
            spacing: Theme.space8

            SecondaryButton {
                objectName: "personStatistics"
                icon.name: "chart"
                text: qsTr("Statistics")
                font.pixelSize: Theme.smallSize
                horizontalPadding: Theme.space12
                onClicked: root.statisticsRequested()
            }

            SecondaryButton {
                id: mergeButton

                objectName: "personMerge"
                visible: (root.person.others ?? []).length > 0
                icon.name: "swap"
                text: qsTr("Same person …")
                font.pixelSize: Theme.smallSize
                horizontalPadding: Theme.space12
                Accessible.description: qsTr("Make one person of two")
                onClicked: {
                    root.asked = true;
                    panel.takeFocus();
                }
            }

            SecondaryButton {
                objectName: "personRemove"
                icon.name: "trash"
                text: qsTr("Remove")
                font.pixelSize: Theme.smallSize
                horizontalPadding: Theme.space12
                Accessible.description: qsTr("Matches stay.")
                onClicked: root.profiles.remove()
            }
        }

        FocusScope {
            id: merge

            width: parent.width
            height: visible ? panel.height : 0
            visible: root.merging
            Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape
            Keys.onEscapePressed: panel.cancelled()
            onHeightChanged: if (visible)
                scrolling.restart()

            ProfileMerge {
                id: panel

                width: parent.width
                profiles: root.profiles
                onCancelled: {
                    root.stopMerging();
                    mergeButton.forceActiveFocus(Hands.reason);
                }
            }
        }
    }
}
