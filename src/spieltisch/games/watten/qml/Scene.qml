pragma ComponentBehavior: Bound

import QtQuick
import Spieltisch.App
import Spieltisch.Pages

// Watten on the start page: a trick in the middle of the table, the Rechter on top, and the own hand before it.
Item {
    id: root

    required property SettingsController settings

    width: 404
    height: 228
}
