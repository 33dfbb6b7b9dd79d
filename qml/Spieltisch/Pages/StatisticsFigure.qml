import QtQuick
import QtQuick.Templates as T
import Spieltisch.Ui

// One large figure; a click lists the matches behind it.
T.AbstractButton {
    id: root

    // {label, value, note}
    required property var figure

    padding: Theme.space16
    Accessible.name: qsTr("%1: %2, %3").arg(figure?.label ?? "").arg(figure?.value ?? "").arg(figure?.note ?? "")

    Keys.onEnterPressed: click()
    Keys.onReturnPressed: click()

    contentItem: Column {
        CaptionText {
            width: parent.width
            text: root.figure?.label ?? ""
            elide: Text.ElideRight
            Accessible.ignored: true
        }

        DisplayText {
            text: root.figure?.value ?? ""
            font.features: Theme.tabular
            lineHeight: 0.95
            Accessible.ignored: true
        }

        CaptionText {
            width: parent.width
            text: root.figure?.note ?? ""
            font.features: Theme.tabular
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }

    background: Sheet {
        floating: false
        color: root.down ? Theme.raised : root.hovered ? Theme.hovered : Theme.surface

        FocusRing {
            visible: root.visualFocus
            radius: Theme.sheetRadius + gap + border.width
        }
    }
}
