pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.Ui

// An option of a game: label and explanation at the left, its values at the right.
ChoiceRow {
    id: root

    required property var option

    title: option.label
    explanation: option.explanation
    available: option.applies
    switchable: option.type === "bool"
    value: option.value
    choices: option.choices ?? []
    note: option.note ?? ""
    free: option.free === true
    minimum: option.minimum
    maximum: option.maximum
}
