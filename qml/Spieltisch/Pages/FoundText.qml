import QtQuick
import Spieltisch.Ui

// A text in which what is looked for is marked.
BodyText {
    id: root

    required property string plain
    property Finder finder: null
    readonly property string marked: finder?.marked(plain) ?? ""

    visible: plain !== ""
    text: marked !== "" ? marked : plain
    textFormat: marked !== "" ? Text.StyledText : Text.PlainText
    wrapMode: Text.WordWrap
    Accessible.name: plain
}
