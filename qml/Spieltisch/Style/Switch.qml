import Spieltisch.Ui

Toggle {
    bare: false
}
