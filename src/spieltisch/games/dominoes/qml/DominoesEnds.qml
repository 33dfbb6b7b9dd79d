pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spieltisch.Ui

// The open ends and their sum, for the side panel.
ColumnLayout {
    id: root

    required property string title
    // See presenter/lines.py: {parts, total, explanation}.
    required property var line

    objectName: "openEnds"
    spacing: Theme.space8
    Accessible.role: Accessible.StaticText
    Accessible.name: title + ": " + (line.explanation ?? "–")

    CaptionText {
        text: root.title
        color: Theme.faint
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
    }

    RowLayout {
        spacing: Theme.space12

        SmallText {
            text: root.line.parts.map(part => "<b>" + part.text + "</b>").join(" + ") || "–"
            color: Theme.text
            textFormat: Text.StyledText
            wrapMode: Text.WordWrap
            Accessible.ignored: true
            Layout.fillWidth: true
        }

        TitleText {
            text: root.line.total ?? ""
            font.weight: Font.Bold
            font.features: Theme.tabular
            Accessible.ignored: true
        }
    }
}
