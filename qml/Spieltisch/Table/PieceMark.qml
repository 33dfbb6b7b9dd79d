import QtQuick

// What a game draws on a piece (`PieceScene.mark`): the component's root finds the piece as `parent.piece`.
Loader {
    required property Item piece
}
