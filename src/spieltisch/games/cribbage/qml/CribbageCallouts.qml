pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Spieltisch.Ui
import "CribbageTrack.js" as Track

// What was just scored ("+3 Run") and what the selection would score (a dashed peg and "+5 → 89").
Item {
    id: root

    required property var measures
    required property var board
    // As text, so that labels which stay are not made anew when the rest of the table changes.
    readonly property string told: JSON.stringify(board?.callouts ?? [])
    readonly property var callouts: JSON.parse(told)
    readonly property var preview: board?.preview ?? null
    readonly property var pegs: board?.pegs ?? []

    // The places of pegs, which labels keep clear of.
    function obstacles(): var {
        const found = [];
        for (const pair of root.pegs) {
            for (const front of [true, false]) {
                const spot = Track.holeAt(root.measures, front ? pair.front : pair.back, pair.side, front);
                const r = root.measures.lane * 0.6;
                found.push({
                    x: spot.x - r,
                    y: spot.y - r,
                    width: 2 * r,
                    height: 2 * r
                });
            }
        }
        return found;
    }

    component ScoreTag: Rectangle {
        id: tag

        required property int side
        required property int hole
        required property string text
        property bool ahead: false
        readonly property var spot: Track.holeAt(root.measures, hole, side, true)
        readonly property var place: Track.labelPlace(root, spot, Qt.size(width, height), root.measures.lane, root.obstacles(), ahead)

        x: place.x
        y: place.y
        width: label.implicitWidth + 2 * Theme.space12
        height: label.implicitHeight + Theme.space8
        radius: Theme.radius
        color: Theme.player(side)
        border.width: 1
        border.color: "#40200E02"

        SmallText {
            id: label

            anchors.centerIn: parent
            text: tag.text
            color: Theme.playerInk
            font.pixelSize: Math.max(Theme.smallSize, Math.min(Theme.titleSize, root.measures.lane * 0.7))
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }
    }

    Item {
        visible: root.preview !== null

        Shape {
            readonly property var spot: root.preview ? Track.holeAt(root.measures, root.preview.hole, root.preview.side, true) : Qt.point(0, 0)
            readonly property real reach: root.measures.lane * 0.56

            x: spot.x
            y: spot.y
            preferredRendererType: Shape.CurveRenderer

            ShapePath {
                strokeColor: Theme.woodText
                strokeWidth: 2
                strokeStyle: ShapePath.DashLine
                dashPattern: [2.2, 1.6]
                fillColor: root.preview ? Qt.alpha(Theme.player(root.preview.side), 0.55) : "transparent"

                PathSvg {
                    path: Track.circle(0, 0, root.measures.lane * 0.56)
                }
            }
        }
    }

    Repeater {
        model: root.callouts

        ScoreTag {
            id: callout

            required property var modelData

            side: modelData.side
            hole: modelData.hole
            text: modelData.text

            // The points come flying from the cards below.
            transform: Translate {
                id: flight
            }

            ParallelAnimation {
                running: Theme.slow > 0

                NumberAnimation {
                    target: flight
                    property: "y"
                    from: root.height * 0.45
                    to: 0
                    duration: Theme.slow
                    easing.type: Theme.easing
                }

                NumberAnimation {
                    target: callout
                    property: "opacity"
                    from: 0
                    to: 1
                    duration: Theme.slow
                }
            }
        }
    }

    Loader {
        active: root.preview !== null

        sourceComponent: ScoreTag {
            side: root.preview?.side ?? 0
            hole: root.preview?.hole ?? 0
            text: root.preview?.text ?? ""
            ahead: true
        }
    }
}
