import QtQuick
import QtQuick.Shapes

// One of the icons in `IconPaths`, in any size and colour. Decoration: its control carries the name.
Item {
    id: root

    required property string name
    property color color: Theme.text
    property real size: Theme.scaled(20)
    property real weight: 1.7

    implicitWidth: size
    implicitHeight: size
    Accessible.ignored: true
    // Drawn without a graphics card, a shape that lies outside its list altogether would be drawn all the same.
    layer.enabled: GraphicsInfo.api === GraphicsInfo.Software

    Shape {
        width: 24
        height: 24
        scale: root.size / 24
        transformOrigin: Item.TopLeft
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: root.color
            strokeWidth: root.weight
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin

            PathSvg {
                path: IconPaths.strokes[root.name] ?? ""
            }
        }

        ShapePath {
            strokeWidth: -1
            fillColor: root.color

            PathSvg {
                path: IconPaths.fills[root.name] ?? ""
            }
        }
    }
}
