import QtQuick
import Spieltisch.Ui

// The place of a section of the settings, which is made when the page says so.
GradualPart {
    readonly property SettingsGroup group: item as SettingsGroup

    width: parent?.width ?? 0
    active: false
    // A new section lies on the first one until it has its place; a search may make it the first one.
    enabled: !asynchronous || y > 0 || Positioner.isFirstItem
    visible: group?.found ?? false
}
