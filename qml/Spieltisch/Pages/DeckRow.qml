pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Spieltisch.App
import Spieltisch.Ui

// Which deck the cards of a game are of: each shown by a few of its cards. `game` is a row of the settings' games.
SettingRow {
    id: root

    required property var game
    required property SettingsController settings
    readonly property var sample: ["KH", "JS", "7C", "QD"]

    // Move focus and choice by `by` decks, without wrapping.
    function step(from: int, by: int): void {
        const next = decks.itemAt(from + by) as T.RadioButton;
        if (next === null)
            return;
        next.forceActiveFocus(Qt.TabFocusReason);
        next.click();
    }

    objectName: "deck:" + game.id
    title: qsTr("Cards of %1").arg(game.name)
    explanation: qsTr("Pictures and names only, at any time: the rules stay the same.")
    words: qsTr("deck suits acorns leaves bells", "words people may look for")
    labels: game.decks.map(deck => deck.label)
    Accessible.role: Accessible.Grouping
    Accessible.name: title

    Repeater {
        id: decks

        // A number as the model keeps the buttons, and the focus, when a deck has been chosen.
        model: root.game.decks.length

        PictureButton {
            id: deck

            required property int index
            readonly property string code: root.game.decks[index]?.value ?? ""

            objectName: root.objectName + ":" + code
            implicitWidth: fan.width + 2 * Theme.space12
            implicitHeight: fan.height + label.implicitHeight + 3 * Theme.space8
            text: root.game.decks[index]?.label ?? ""
            checked: code === root.game.deck
            Keys.onLeftPressed: root.step(index, -1)
            Keys.onRightPressed: root.step(index, 1)
            onClicked: {
                checked = Qt.binding(() => deck.code === root.game.deck);
                root.settings.setDeck(root.game.id, code);
            }

            contentItem: Item {
                Item {
                    id: fan

                    x: Theme.space12
                    y: Theme.space8
                    width: Theme.scaled(126)
                    height: Theme.scaled(76)

                    Repeater {
                        model: root.sample

                        SceneCard {
                            required property string modelData
                            required property int index

                            x: index * (parent.width - width) / (root.sample.length - 1)
                            height: parent.height
                            face: modelData
                            deck: deck.code
                            settings: root.settings
                        }
                    }
                }

                SmallText {
                    id: label

                    anchors.horizontalCenter: parent.horizontalCenter
                    y: fan.y + fan.height + Theme.space8
                    text: deck.text
                    color: deck.checked ? Theme.text : Theme.muted
                    font.weight: deck.checked ? Font.DemiBold : Font.Normal
                    Accessible.ignored: true
                }
            }
        }
    }
}
