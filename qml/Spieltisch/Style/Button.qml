import Spieltisch.Ui

PushButton {}
