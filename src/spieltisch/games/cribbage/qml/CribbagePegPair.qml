import QtQuick
import Spieltisch.Ui

/*
  The two pegs of one player. Points are pegged as at a real board: the back peg leaps over the front one,
  which stays and becomes the back peg.
*/
Item {
    id: root

    required property var measures
    required property int side
    // {side, front, back, last}
    required property var pegs
    property string initial: ""
    property string name: ""
    property bool firstLeads: true
    property bool ready: false
    readonly property CribbagePeg leader: firstLeads ? first : second
    readonly property CribbagePeg follower: firstLeads ? second : first
    readonly property string place: pegs ? pegs.front + "/" + pegs.back : ""
    property int frontHole: -1
    property int backHole: -1

    function follow() {
        if (!root.pegs)
            return;
        const front = root.pegs.front;
        const back = root.pegs.back;
        if (root.ready && front !== root.frontHole && (back === root.frontHole || front === root.backHole))
            root.firstLeads = !root.firstLeads;
        root.frontHole = front;
        root.backHole = back;
        if (root.ready) {
            root.leader.send(front);
            root.follower.send(back);
        } else {
            root.leader.put(front);
            root.follower.put(back);
        }
        root.ready = true;
    }

    onPlaceChanged: follow()
    Component.onCompleted: follow()

    CribbagePeg {
        id: first

        measures: root.measures
        side: root.side
        initial: root.initial
        leads: root.firstLeads
    }

    CribbagePeg {
        id: second

        measures: root.measures
        side: root.side
        initial: root.initial
        leads: !root.firstLeads
    }

    Item {
        x: root.leader.x - width / 2
        y: root.leader.y - height / 2
        width: Theme.target
        height: Theme.target
        z: 20
        objectName: "peg:" + root.side
        Accessible.role: Accessible.Button
        Accessible.name: qsTr("Peg of %1 in hole %2").arg(root.name).arg(root.frontHole)
        Accessible.description: root.pegs?.last ?? ""
        Accessible.onPressAction: bubble.show()

        TapHandler {
            enabled: (root.pegs?.last ?? "") !== ""
            gesturePolicy: TapHandler.ReleaseWithinBounds
            onTapped: bubble.show()
        }

        HoverHandler {
            enabled: (root.pegs?.last ?? "") !== ""
            cursorShape: Qt.PointingHandCursor
        }
    }

    CribbageBubble {
        id: bubble

        z: 30
        text: root.pegs?.last ?? ""
        centre: Qt.point(root.leader.x, root.leader.y)
        away: root.measures.lane
    }
}
