import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// Where everything starts: a greeting at once, and the games and matches as soon as they are known.
PageFrame {
    id: root

    required property AppController app

    title: app.greeting
    subtitle: app.greetingNote
    maximumWidth: Theme.scaled(1760)

    // By its file: the first frame does not wait until it has been read.
    Loader {
        anchors.fill: parent
        focus: true
        active: root.app.games.length > 0 || !root.app.loading
        Component.onCompleted: setSource("StartContent.qml", {
            "app": root.app,
            "bottomMargin": Theme.space24
        })
    }
}
