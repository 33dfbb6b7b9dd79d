import Spieltisch.Ui

ScrollHandle {}
