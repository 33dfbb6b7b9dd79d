import QtQuick

// The rows of a section, which learn from it what is looked for.
Column {
    id: root

    property Finder finder: null
    property string section: ""
    // Whether any row is found.
    readonly property bool found: {
        for (let i = 0; i < children.length; ++i) {
            const row = children[i] as SettingRow;
            if (row !== null && row.found)
                return true;
        }
        return false;
    }
}
