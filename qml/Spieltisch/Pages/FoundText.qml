import QtQuick
import Spieltisch.Ui

// A text in which what is looked for is marked.
BodyText {
    id: root

    required property string plain
    property Finder finder: null
    // Whether it is what something is called.
    property bool name: false
    readonly property string marked: finder?.marked(plain, name) ?? ""

    visible: plain !== ""
    text: marked !== "" ? marked : plain
    textFormat: marked !== "" ? Text.StyledText : Text.PlainText
    wrapMode: Text.WordWrap
    Accessible.name: plain
}
