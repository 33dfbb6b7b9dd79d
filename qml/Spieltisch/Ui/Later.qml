import QtQml

/*
  Does something once, after all that happens now: `onTriggered` says what, `restart()` asks for it.
  Qt.callLater would also call functions of an item whose page has been dropped in the meantime.
*/
Timer {
    interval: 0
}
