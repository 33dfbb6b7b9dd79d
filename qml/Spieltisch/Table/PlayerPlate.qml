import QtQuick
import Spieltisch.Ui

// The plate of one seat on the table: name, level and what the seat is right now.
Plate {
    id: root

    // {seat, side, name, level, role, active, human, initial, self}
    required property var info
    property bool thinking: false

    name: info?.name ?? ""
    initial: info?.initial ?? ""
    side: info?.side ?? 0
    active: info?.active ?? false
    subtitle: [info?.self ? (name === qsTr("You") ? "" : qsTr("You")) : (info?.level ?? ""), info?.role ?? "", thinking && active ? qsTr("thinking") : ""].filter(part => part !== "").join(" · ")
    objectName: "plate:" + (info?.seat ?? "")
}
