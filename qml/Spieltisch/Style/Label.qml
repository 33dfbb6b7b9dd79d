import Spieltisch.Ui

BodyText {}
