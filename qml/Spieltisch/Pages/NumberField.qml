import QtQuick
import Spieltisch.Ui

/*
  A whole number to type, `listed` while the value is one that is offered beside the field, which is then empty.
  Arrows count. `chosen` fires for a number that is possible; another one goes back to what it was.
*/
EntryField {
    id: root

    required property string name
    property var value
    property bool listed: false
    property var minimum: undefined
    property var maximum: undefined
    readonly property int least: minimum ?? 0
    readonly property int most: maximum ?? 9999

    signal chosen(int value)

    function commit(): void {
        if (acceptableInput && text !== "" && parseInt(text) !== value)
            root.chosen(parseInt(text));
        text = Qt.binding(() => root.shown);
    }

    function count(by: int): void {
        const next = (typeof value === "number" ? value : least) + by;
        root.chosen(Math.max(least, Math.min(most, next)));
        text = Qt.binding(() => root.shown);
    }

    readonly property string shown: listed || typeof value !== "number" ? "" : value

    implicitWidth: Theme.scaled(76)
    horizontalAlignment: TextInput.AlignHCenter
    leftPadding: Theme.space8
    rightPadding: Theme.space8
    text: shown
    original: shown
    placeholderText: qsTr("other", "another number than the offered ones")
    inputMethodHints: Qt.ImhDigitsOnly
    font.pixelSize: Theme.smallSize
    font.weight: shown === "" ? Font.Normal : Font.DemiBold
    validator: IntValidator {
        bottom: root.least
        top: root.most
    }
    Accessible.name: qsTr("%1: another number").arg(name)
    Accessible.description: minimum === undefined || maximum === undefined ? "" : qsTr("from %1 to %2").arg(least).arg(most)

    // Enter takes the number and starts nothing.
    Keys.onEnterPressed: commit()
    Keys.onReturnPressed: commit()
    Keys.onUpPressed: count(1)
    Keys.onDownPressed: count(-1)
    onEditingFinished: commit()
}
