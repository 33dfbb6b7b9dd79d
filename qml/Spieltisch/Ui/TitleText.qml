import QtQuick

// The title of a section.
BodyText {
    color: Theme.text
    font.pixelSize: Theme.titleSize
    font.weight: Font.DemiBold
    Accessible.role: Accessible.Heading
}
