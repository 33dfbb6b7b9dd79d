pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Spieltisch.App
import Spieltisch.Ui

// All parts of the program at the left, the text of the chosen one's licence at the right.
Item {
    id: root

    required property LicencesController licences
    readonly property string current: licences.chosen.name ?? ""

    // Choose and focus the part `by` rows further.
    function step(from: int, by: int): void {
        const next = rows.itemAt(from + by) as T.AbstractButton;
        if (next === null)
            return;
        next.forceActiveFocus(Qt.TabFocusReason);
        next.click();
    }

    Component.onCompleted: root.licences.open()

    SettingsSearch {
        id: field

        objectName: "licenceSearch"
        width: list.width - Theme.space16
        placeholderText: qsTr("Search the licences")
        onTextChanged: root.licences.search(text)
    }

    ScrollArea {
        id: list

        objectName: "licenceList"
        anchors.top: field.bottom
        anchors.topMargin: Theme.space12
        anchors.bottom: parent.bottom
        width: Math.round(parent.width * 0.36)
        padding: Theme.space4

        Column {
            width: list.width - Theme.space20
            spacing: 2
            bottomPadding: Theme.space28

            Repeater {
                id: rows

                model: root.licences.parts.length

                AboutLicenceRow {
                    required property int index

                    objectName: "licence:" + (part.name ?? "")
                    width: parent?.width ?? 0
                    part: root.licences.parts[index] ?? ({})
                    current: (part.name ?? "") === root.current
                    Keys.onDownPressed: root.step(index, 1)
                    Keys.onUpPressed: root.step(index, -1)
                    onClicked: root.licences.choose(part.name)
                }
            }

            SmallText {
                visible: root.licences.parts.length === 0 && !root.licences.busy
                width: parent.width
                text: qsTr("Nothing is called that.")
                wrapMode: Text.WordWrap
            }
        }
    }

    Sheet {
        anchors.left: list.right
        anchors.leftMargin: Theme.space12
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space20
        floating: false

        ScrollArea {
            id: area

            objectName: "licenceText"
            anchors.fill: parent
            anchors.margins: 1
            activeFocusOnTab: true
            Accessible.role: Accessible.Document
            Accessible.name: qsTr("Licence of %1").arg(root.current)

            Column {
                x: Theme.space24
                width: area.width - 2 * Theme.space24
                topPadding: Theme.space20
                bottomPadding: Theme.space24
                spacing: Theme.space8

                TitleText {
                    width: parent.width
                    text: root.current
                    wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                }

                SmallText {
                    width: parent.width
                    text: [root.licences.chosen.version ?? "", root.licences.chosen.licence ?? ""].join(" · ")
                    wrapMode: Text.WordWrap
                }

                BodyText {
                    width: parent.width
                    topPadding: Theme.space8
                    text: root.licences.chosen.text ?? ""
                    font.pixelSize: Theme.smallSize
                    wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                }
            }
        }
    }

    Connections {
        target: root.licences

        function onChosenChanged(): void {
            area.contentY = 0;
        }
    }
}
