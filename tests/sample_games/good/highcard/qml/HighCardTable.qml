import QtQuick

Item {
    required property var table
}
