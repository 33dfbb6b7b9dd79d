import QtQuick

// A part that is made a little at a time. If it goes while it is half made it is completed first: the engine would
// never count it as done, and complain of it at its own end.
Loader {
    asynchronous: true

    Component.onDestruction: asynchronous = false
}
