import Spieltisch.Ui

ActionItem {}
