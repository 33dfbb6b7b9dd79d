pragma Singleton
import QtQuick

/*
  What a person uses the program with: whether keys were pressed since something was pointed at. Only then what gets
  the focus by itself has a ring, for which `reason` is the reason to give. `Main.qml` tells.
*/
QtObject {
    property bool keys: false
    readonly property int reason: keys ? Qt.TabFocusReason : Qt.OtherFocusReason

    // A key has been pressed; Ctrl and its like alone mean nothing, they also go with clicks.
    function pressed(key: int): void {
        if (![Qt.Key_Control, Qt.Key_Shift, Qt.Key_Alt, Qt.Key_AltGr, Qt.Key_Meta].includes(key))
            keys = true;
    }
}
