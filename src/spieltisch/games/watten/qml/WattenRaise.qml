pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spieltisch.App
import Spieltisch.Ui

/*
  A raise that has not been answered: what it is about and, for whoever may answer, the answers with what each
  means in points. Nothing is chosen beforehand, so that a key meant for a card answers nothing.
*/
WattenNotice {
    id: root

    required property TableController table
    // See presenter/extra.py, `raise`.
    required property var raise
    readonly property bool terse: room < Theme.scaled(440)
    readonly property var answers: table.choices.filter(choice => choice.place === "table")

    function walk(by: int) {
        let now = -1;
        for (let index = 0; index < buttons.count; ++index) {
            if ((buttons.itemAt(index) as Item).activeFocus)
                now = index;
        }
        for (let tries = 0; tries < buttons.count; ++tries) {
            now = (now + by + buttons.count) % buttons.count;
            const item = buttons.itemAt(now) as Item;
            if (item.enabled) {
                item.forceActiveFocus(Qt.TabFocusReason);
                return;
            }
        }
    }

    objectName: "raise"
    Accessible.role: Accessible.Grouping
    Accessible.name: raise.title
    Accessible.description: raise.text
    Keys.onLeftPressed: walk(-1)
    Keys.onRightPressed: walk(1)

    RowLayout {
        width: parent.width
        spacing: Theme.space16

        ColumnLayout {
            spacing: 0
            Layout.fillWidth: true

            TitleText {
                text: root.answers.length > 0 ? root.raise.call : root.raise.title
                color: Theme.plateText
                font.pixelSize: root.terse ? Theme.bodySize : Theme.titleSize
                font.weight: Font.DemiBold
                wrapMode: Text.WordWrap
                Layout.fillWidth: true
            }

            SmallText {
                visible: root.answers.length === 0 && text !== ""
                text: root.raise.text
                color: Theme.plateMuted
                wrapMode: Text.WordWrap
                Layout.fillWidth: true
            }
        }

        WattenStakes {
            stake: root.raise.stake
            offered: root.raise.offered
            Layout.alignment: Qt.AlignVCenter
        }
    }

    RowLayout {
        id: row

        width: parent.width
        visible: root.answers.length > 0
        spacing: Theme.space8
        uniformCellSizes: true

        // Reached by taps on an answer that is not possible and lets them through.
        TapHandler {
            onTapped: point => {
                const answer = row.childAt(point.position.x, point.position.y) as WattenAnswerButton;
                if (answer && !answer.enabled)
                    root.table.refused(answer.choice.explanation);
            }
        }

        Repeater {
            id: buttons

            model: root.answers.length

            WattenAnswerButton {
                required property int index

                choice: root.answers[index] ?? ({})
                meaning: (root.terse ? root.raise.in_short[choice.id] : choice.explanation) ?? ""
                terse: root.terse
                onClicked: root.table.choose(choice.id)
                Layout.fillWidth: true
                Layout.fillHeight: true
            }
        }
    }
}
