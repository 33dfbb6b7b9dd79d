import QtQuick
import Spieltisch.Ui

// The plate of one seat on the table: name, level and what the seat is right now.
Plate {
    id: root

    // {seat, side, name, level, role, active, human, initial, self, mark}
    required property var info
    property bool thinking: false
    // The table's clock; shown while it is this seat's.
    property var time: null
    readonly property string who: info?.self ? (name === qsTr("You") ? "" : qsTr("You")) : (info?.level ?? "")

    name: info?.name ?? ""
    initial: info?.initial ?? ""
    side: info?.side ?? 0
    mark: info?.mark ?? -1
    active: info?.active ?? false
    subtitle: [who, info?.role ?? "", thinking && active ? qsTr("thinking") : ""].filter(part => part !== "").join(" · ")
    // What a seat is right now is worth more than its level, which the panel tells, too.
    briefSubtitle: info?.role || who
    clock: time && info && time.seat === info.seat ? time : null
    objectName: "plate:" + (info?.seat ?? "")
}
