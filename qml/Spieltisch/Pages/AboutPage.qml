pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.App
import Spieltisch.Ui

// What the program is, the licences of all its parts, and its log.
PageFrame {
    id: root

    required property AppController app
    readonly property AboutController about: app.about
    property string part: "program"

    title: qsTr("About Spieltisch")
    maximumWidth: Theme.scaled(1120)

    // The chosen part at the top has the keyboard: what had opened the page is gone.
    function takeFocus(): void {
        parts.takeFocus();
    }

    actions: Segmented {
        id: parts

        objectName: "aboutPart"
        name: qsTr("Part")
        value: root.part
        choices: [
            {
                "value": "program",
                "label": qsTr("Program")
            },
            {
                "value": "licences",
                "label": qsTr("Licences")
            },
            {
                "value": "log",
                "label": qsTr("Log")
            }
        ]
        onChosen: value => root.part = value
    }

    Loader {
        id: loader

        // The scroll bar of the first part stands beside the content.
        width: parent.width + (root.part === "program" ? Theme.space16 : 0)
        height: parent.height
        sourceComponent: root.part === "licences" ? licences : root.part === "log" ? log : program
    }

    Component {
        id: program

        AboutProgram {
            about: root.about
        }
    }

    Component {
        id: licences

        AboutLicences {
            licences: root.about.licences
        }
    }

    Component {
        id: log

        AboutLog {
            log: root.about.log
        }
    }
}
