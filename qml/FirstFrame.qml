import QtQuick
import QtQuick.Templates as T
import Spieltisch.Pages
import Spieltisch.Shell
import Spieltisch.Ui

/*
  What the first frame is made of, as far as it needs no controller. It is never created: the engine reads it
  in a thread of its own while Python imports the controllers, which Main.qml needs to be read.
*/
T.ApplicationWindow {
    palette: ThemePalette {}

    T.Action {}

    PageBackground {}

    NavigationRail {
        current: ""
        tableOpen: false
    }

    PageFrame {}
}
