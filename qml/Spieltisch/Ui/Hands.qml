pragma Singleton
import QtQml

/*
  What a person uses the program with. Whether they point just now, or have done so a moment ago: what then gets
  the focus has no ring. `Main.qml` tells.
*/
QtObject {
    property bool pointing: false
    // Whether the focus was last moved with keys, and nothing has been pointed at since.
    property bool keys: false
}
