import QtQuick
import QtQuick.Templates as T

// Running text; the base of every other text.
T.Label {
    color: Theme.text
    linkColor: Theme.accentText
    font.family: Theme.family
    font.pixelSize: Theme.bodySize
    textFormat: Text.PlainText
    Accessible.role: Accessible.StaticText
    Accessible.ignored: text === ""
    Accessible.name: textFormat === Text.PlainText ? text : withoutTags()

    // The words alone: a screen reader would read the tags of a styled text aloud.
    function withoutTags(): string {
        const signs = {
            "&lt;": "<",
            "&gt;": ">",
            "&quot;": "\"",
            "&#x27;": "'",
            "&amp;": "&"
        };
        return text.replace(/<[^>]*>/g, "").replace(/&[a-z#0-9]+;/g, sign => signs[sign] ?? sign);
    }
}
