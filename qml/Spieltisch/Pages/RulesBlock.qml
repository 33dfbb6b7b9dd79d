pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// A section of the rules: heading, paragraphs, and examples as rows of cards on the table.
Column {
    id: root

    required property var section
    required property SettingsController settings
    property string deck: "french"

    spacing: Theme.space12

    TitleText {
        width: parent.width
        text: root.section.title
        wrapMode: Text.WordWrap
    }

    Repeater {
        model: root.section.paragraphs

        BodyText {
            required property string modelData

            width: root.width
            text: modelData
            lineHeight: 1.2
            wrapMode: Text.WordWrap
        }
    }

    Repeater {
        model: root.section.examples ?? []

        RulesExample {
            required property var modelData

            width: root.width
            faces: modelData.pieces ?? []
            text: modelData.text ?? ""
            settings: root.settings
            deck: root.deck
        }
    }
}
