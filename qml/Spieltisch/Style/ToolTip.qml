import Spieltisch.Ui

Tip {}
