import QtQuick
import QtQuick.Shapes

/*
  The program's sign, two cards on the table: what `resources/icons/spieltisch.svg` shows. Drawn here, because
  the first frame would have to load Qt's reader of SVG for it.
*/
Item {
    id: root

    property real size: 40

    implicitWidth: size
    implicitHeight: size
    Accessible.ignored: true

    Item {
        width: 128
        height: 128
        scale: root.size / 128
        transformOrigin: Item.TopLeft

        Rectangle {
            x: 17
            y: 25
            width: 58
            height: 82
            radius: 7
            color: "#F3E9D4"
            antialiasing: true
            transform: Rotation {
                angle: -11
                origin.x: 29
                origin.y: 43
            }

            Rectangle {
                x: 4.5
                y: 4.5
                width: 49
                height: 73
                radius: 4
                color: "#7C2B38"
                antialiasing: true
            }
        }

        Rectangle {
            x: 50
            y: 18
            width: 62
            height: 88
            radius: 7
            color: "#FCF8EE"
            border.color: "#D8CDB4"
            border.width: 1.5
            antialiasing: true
            transform: Rotation {
                angle: 8
                origin.x: 30
                origin.y: 44
            }
        }

        Shape {
            anchors.fill: parent
            preferredRendererType: Shape.CurveRenderer
            transform: Rotation {
                angle: 8
                origin.x: 80
                origin.y: 62
            }

            ShapePath {
                strokeWidth: -1
                fillColor: "#C32A36"

                PathSvg {
                    path: "M81 84C72 76 60 67 60 55.5C60 48.5 65.2 43.5 71.5 43.5C75.6 43.5 79.2 45.7 81 49.2C82.8 45.7 86.4 43.5 90.5 43.5C96.8 43.5 102 48.5 102 55.5C102 67 90 76 81 84Z"
                }
            }
        }
    }
}
