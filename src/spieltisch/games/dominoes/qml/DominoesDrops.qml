import QtQuick
import Spieltisch.Ui

// Where a dragged tile may be dropped; the controller alone knows what that means.
QtObject {
    id: root

    required property DominoesView view
    required property DominoesSpots spots
    required property var line

    // Returns the zones (see PieceLayer) for a piece: a tile that fits goes to its ends, any other tile to the
    // cloth, where the refusal is told, and a drawn one to the own hand.
    function zones(dragged: string): var {
        const whole = {
            "zone": "line",
            "x": root.spots.cloth.x + 8,
            "y": root.spots.cloth.y + 4,
            "width": root.spots.cloth.width - 16,
            "height": root.spots.cloth.height - 8
        };
        if (dragged.startsWith("back/"))
            return [Object.assign({}, whole, {
                    "zone": "hand/" + root.spots.bottomSeat,
                    "y": root.spots.rail.y + 4,
                    "height": root.spots.rail.height - 8
                })];
        const face = dragged.slice(-3);
        const fitting = dragged && root.line.hub && root.view.fit ? root.line.ends.filter(end => face.includes(end.value)) : [];
        if (fitting.length === 0)
            return [whole];
        const ghosts = {};
        fitting.forEach(end => ghosts[end.name] = {
                "double": face[0] === face[2]
            });
        return root.view.ghostsFor(ghosts).map(place => root.around(place));
    }

    // However small the tiles are, there is room for a finger.
    function around(place: var): var {
        const width = Math.max(place.width, Theme.target) + 16;
        const height = Math.max(place.height, Theme.target) + 16;
        return {
            "zone": "end/" + place.end,
            "x": place.x - width / 2,
            "y": place.y - height / 2,
            "width": width,
            "height": height
        };
    }
}
