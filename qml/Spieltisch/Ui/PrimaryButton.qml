// The amber button: the main thing to do in a place.

PushButton {
    highlighted: true
}
