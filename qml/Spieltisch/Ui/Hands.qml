pragma Singleton
import QtQml

/*
  Whether a person points just now, or a moment ago: what then gets the focus has no ring. `Main.qml` tells.
*/
QtObject {
    property bool pointing: false
}
