import QtQuick

// The name of a key sequence on this system and in the current language; it triggers nothing.
Shortcut {
    readonly property string text: {
        void Qt.uiLanguage;
        return nativeText;
    }

    enabled: false
}
