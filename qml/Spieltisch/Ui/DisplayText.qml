import QtQuick

// The title of a page.
BodyText {
    color: Theme.text
    font.pixelSize: Theme.displaySize
    font.weight: Font.Bold
    Accessible.role: Accessible.Heading
}
