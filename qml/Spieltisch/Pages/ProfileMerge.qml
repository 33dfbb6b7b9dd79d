pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Spieltisch.App
import Spieltisch.Ui

// Makes one person of two: with whom, what will happen, and the button that does it.
Column {
    id: root

    required property ProfilesController profiles
    readonly property var others: profiles.person.others ?? []
    readonly property var lines: profiles.preview.lines ?? []

    signal cancelled

    function takeFocus(): void {
        target.forceActiveFocus(Hands.reason);
    }

    spacing: Theme.space12

    Row {
        width: parent.width
        spacing: Theme.space12

        SmallText {
            id: label

            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, parent.width * 0.5)
            text: qsTr("%1 is the same person as").arg(root.profiles.person.name ?? "")
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }

        ComboBox {
            id: target

            objectName: "mergeInto"
            width: Math.min(Theme.scaled(240), parent.width - label.width - parent.spacing)
            model: root.others
            textRole: "label"
            currentIndex: root.others.findIndex(other => other.value === root.profiles.preview.target)
            displayText: currentIndex < 0 ? qsTr("Choose …") : currentText
            Accessible.name: qsTr("Same person as")
            onActivated: index => {
                const value = root.others[index].value;
                currentIndex = Qt.binding(() => root.others.findIndex(other => other.value === root.profiles.preview.target));
                root.profiles.previewMerge(value);
            }
        }
    }

    Column {
        objectName: "mergePreview"
        width: parent.width
        spacing: Theme.space4

        Repeater {
            model: root.lines

            Row {
                id: line

                required property string modelData

                width: parent?.width ?? 0
                spacing: Theme.space8

                SmallText {
                    id: bullet

                    text: "•"
                    Accessible.ignored: true
                }

                SmallText {
                    width: line.width - bullet.width - line.spacing
                    text: line.modelData
                    color: Theme.text
                    wrapMode: Text.WordWrap
                    Accessible.role: Accessible.StaticText
                }
            }
        }
    }

    Row {
        spacing: Theme.space12

        PrimaryButton {
            objectName: "mergeConfirm"
            enabled: root.lines.length > 0
            text: qsTr("Make one person of them")
            onClicked: root.profiles.merge()
        }

        SecondaryButton {
            objectName: "mergeCancel"
            text: qsTr("Cancel")
            onClicked: root.cancelled()
        }
    }
}
