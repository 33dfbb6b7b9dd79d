pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Spieltisch.App
import Spieltisch.Shell
import Spieltisch.Ui

// What a backup holds, and how to restore it: beside what is here or in its place. Nothing has been changed yet.
FloatingSheet {
    id: root

    required property AppController app
    readonly property BackupController backup: app.backup
    readonly property var offer: backup.offer
    readonly property var choices: offer.choices ?? []
    property string how: choices.length > 0 ? choices[0].value : ""
    readonly property bool replaces: how === "replace"
    // The focus ring reaches over a choice by this much, and the area clips it.
    readonly property real ring: 5

    function step(from: int, by: int): void {
        const next = rows.itemAt(from + by) as T.RadioButton;
        if (next === null)
            return;
        next.forceActiveFocus(Qt.TabFocusReason);
        next.click();
    }

    title: qsTr("Restore a backup")
    width: Math.min(Theme.scaled(620), (parent?.width ?? 620) - 2 * Theme.space24)
    height: Math.min(column.implicitHeight + foot.height + Theme.scaled(100), (parent?.height ?? 620) - 2 * Theme.space24)
    onOpened: (rows.itemAt(0) ?? restoreButton).forceActiveFocus(Qt.PopupFocusReason)
    onAboutToHide: if ((root.backup.offer.name ?? "") !== "")
        root.backup.dismiss()

    Item {
        anchors.fill: parent
        anchors.leftMargin: Theme.space28
        anchors.rightMargin: Theme.space20
        anchors.bottomMargin: Theme.space20

        ScrollArea {
            id: area

            width: parent.width
            height: parent.height - foot.height - Theme.space12

            Column {
                id: column

                width: area.width - Theme.space8
                spacing: Theme.space12
                bottomPadding: root.ring

                Column {
                    width: parent.width

                    BodyText {
                        width: parent.width
                        text: root.offer.title ?? ""
                        font.weight: Font.DemiBold
                        wrapMode: Text.WordWrap
                    }

                    SmallText {
                        width: parent.width
                        text: [root.offer.name ?? "", root.offer.holds ?? ""].join(" · ")
                        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                    }
                }

                BodyText {
                    width: parent.width
                    text: root.offer.here ?? ""
                    color: Theme.muted
                    wrapMode: Text.WordWrap
                }

                Repeater {
                    id: rows

                    model: root.choices.length

                    BackupChoice {
                        required property int index

                        objectName: "how:" + choice.value
                        x: root.ring
                        width: parent ? parent.width - 2 * root.ring : 0
                        choice: root.choices[index] ?? ({
                                "value": "",
                                "label": "",
                                "lines": []
                            })
                        autoExclusive: false
                        checked: choice.value === root.how
                        Keys.onDownPressed: root.step(index, 1)
                        Keys.onUpPressed: root.step(index, -1)
                        onClicked: {
                            checked = Qt.binding(() => choice.value === root.how);
                            root.how = choice.value;
                        }
                    }
                }
            }
        }

        Row {
            id: foot

            anchors.right: parent.right
            anchors.rightMargin: Theme.space8
            anchors.bottom: parent.bottom
            spacing: Theme.space12

            SecondaryButton {
                objectName: "restoreCancel"
                text: qsTr("Cancel")
                onClicked: root.close()
            }

            PushButton {
                id: restoreButton

                objectName: "restoreConfirm"
                danger: root.replaces
                highlighted: !root.replaces
                text: root.replaces ? qsTr("Replace everything") : root.choices.length > 0 ? qsTr("Add") : qsTr("Restore")
                onClicked: root.backup.restore(root.how)
            }
        }
    }
}
