import QtQuick.Templates as T
import Spieltisch.Ui

PushButton {
    flat: true
    display: T.AbstractButton.TextBesideIcon
}
