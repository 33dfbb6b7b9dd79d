import QtQuick

// The rows of a section, which learn from it what is looked for.
Column {
    id: root

    property Finder finder: null
    property string section: ""
    // The last row that is found, if any is.
    readonly property SettingRow last: {
        for (let i = children.length - 1; i >= 0; --i) {
            const row = children[i] as SettingRow;
            if (row !== null && row.found)
                return row;
        }
        return null;
    }
    readonly property bool found: last !== null
}
