pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Spieltisch.Ui

// Three dots that swell in turn; still dots when animations are off.
T.BusyIndicator {
    id: root

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    padding: Theme.space8

    contentItem: Row {
        spacing: 6
        opacity: root.running ? 1 : 0

        Repeater {
            model: 3

            Rectangle {
                id: dot

                required property int index

                width: 8
                height: 8
                radius: 4
                color: Theme.accent

                SequentialAnimation on opacity {
                    running: root.running && root.visible && Theme.motionScale > 0
                    loops: Animation.Infinite

                    PauseAnimation {
                        duration: dot.index * 160
                    }
                    NumberAnimation {
                        from: 0.35
                        to: 1
                        duration: 320
                    }
                    NumberAnimation {
                        to: 0.35
                        duration: 320
                    }
                    PauseAnimation {
                        duration: 480 - dot.index * 160
                    }
                }
            }
        }
    }
}
