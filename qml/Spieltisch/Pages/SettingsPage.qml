pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.App
import Spieltisch.Ui

/*
  Every setting, section by section: a search above, an index at the left. What concerns the look is shown at once in
  the preview at the right.
*/
PageFrame {
    id: root

    required property AppController app
    readonly property SettingsController settings: app.settings
    readonly property SettingsPageController page: app.settingsPage
    // What is looked for, and the section to show.
    property alias query: looking.text
    property string section: ""
    readonly property bool wide: contentWidth > Theme.scaled(1090)
    readonly property real previewWidth: wide ? Math.min(Theme.scaled(340), contentWidth * 0.3) : 0
    readonly property list<SettingsGroup> groups: {
        const found = [];
        for (let i = 0; i < column.children.length; ++i) {
            const child = column.children[i];
            const group = (child as SettingsGroup) ?? ((child as Loader)?.item as SettingsGroup) ?? null;
            if (group !== null)
                found.push(group);
        }
        return found;
    }
    readonly property bool nothing: looking.active && !groups.some(group => group.found)
    // The section that was asked for, as long as the page stays there: the last ones do not reach its top.
    property int wanted: -1
    property real wantedAt: 0
    readonly property int current: {
        if (groups[wanted]?.found && area.contentY === wantedAt)
            return wanted;
        let last = -1;
        for (let i = 0; i < groups.length; ++i) {
            if (groups[i].found && (last < 0 || topOf(groups[i]) <= area.contentY + Theme.scaled(60)))
                last = i;
        }
        return last;
    }

    function topOf(group: SettingsGroup): real {
        return (group.parent as Loader)?.y ?? group.y;
    }

    // Bring a section to the top, as far as that goes.
    function show(index: int): void {
        wantedAt = Math.max(0, Math.min(topOf(groups[index]), area.contentHeight - area.height));
        area.contentY = wantedAt;
        wanted = index;
    }

    function showNamed(name: string): void {
        looking.text = "";
        const index = groups.findIndex(group => group.name === name);
        if (index >= 0)
            show(index);
    }

    function restoredText(name: string): string {
        if (name === "everything")
            return qsTr("All settings are as at first again.");
        const group = groups.find(group => group.name === name);
        return name === "" ? "" : qsTr("“%1” is as at first again.").arg(group?.title ?? "");
    }

    onSectionChanged: showNamed(section)

    title: qsTr("Settings")
    maximumWidth: Theme.scaled(1320)
    actions: [
        SettingsSearch {
            id: search

            objectName: "settingsSearch"
            onTextChanged: looking.text = text
        },
        SecondaryButton {
            objectName: "defaults"
            enabled: (root.page?.changed.length ?? 0) > 0
            icon.name: "restart"
            text: qsTr("Restore defaults")
            Accessible.description: qsTr("Every setting on this page goes back to what it was at first, except your name and your presets.")
            onClicked: root.page.restore("everything")
        }
    ]

    Finder {
        id: looking

        page: root.page
        onTextChanged: {
            search.text = text;
            area.contentY = 0;
        }
    }

    Shortcut {
        sequences: [StandardKey.Find]
        onActivated: {
            search.forceActiveFocus(Qt.ShortcutFocusReason);
            search.selectAll();
        }
    }

    Shortcut {
        sequences: [StandardKey.Undo]
        enabled: restored.visible
        onActivated: root.page.undo()
    }

    ScrollArea {
        id: contents

        width: Theme.scaled(176)
        height: parent.height - Theme.space12

        SettingsIndex {
            width: contents.width
            groups: root.groups
            current: root.current
            onEntryChanged: if (entry !== null)
                contents.reveal(entry)
            onChosen: index => root.show(index)
        }
    }

    RestoredBar {
        id: restored

        x: area.x
        width: area.width - Theme.space16
        visible: text !== ""
        text: root.restoredText(root.page?.restored ?? "")
        onUndone: root.page.undo()
        onClosed: root.page.settle()
    }

    ScrollArea {
        id: area

        objectName: "settingsArea"
        x: contents.width + Theme.space24
        y: restored.visible ? restored.height + Theme.space12 : 0
        width: parent.width - x - (root.wide ? root.previewWidth + Theme.space12 : -Theme.space16)
        height: parent.height - y

        Column {
            id: column

            width: area.width - Theme.space16
            spacing: Theme.space24
            bottomPadding: Theme.space28

            GeneralSettings {
                width: parent?.width ?? 0
                finder: looking
                settings: root.settings
            }

            ProfileSettings {
                width: parent?.width ?? 0
                finder: looking
                profiles: root.app.profiles
                onPeopleRequested: root.peopleRequested()
            }

            AppearanceSettings {
                width: parent?.width ?? 0
                finder: looking
                settings: root.settings
            }

            CardSettings {
                width: parent?.width ?? 0
                finder: looking
                settings: root.settings
                exemplified: !root.wide
            }

            TileSettings {
                width: parent?.width ?? 0
                finder: looking
                settings: root.settings
            }

            PlaySettings {
                width: parent?.width ?? 0
                finder: looking
                settings: root.settings
            }

            AccessibilitySettings {
                width: parent?.width ?? 0
                finder: looking
                settings: root.settings
                onRulesRequested: game => root.showNamed("game:" + game)
            }

            Repeater {
                model: root.page?.rules ?? []

                GradualPart {
                    id: place

                    required property var modelData

                    width: parent?.width ?? 0
                    visible: (item as SettingsGroup)?.found ?? false
                    sourceComponent: GameSettings {
                        finder: looking
                        rules: place.modelData as RulesController
                    }
                }
            }

            BackupSettings {
                width: parent?.width ?? 0
                finder: looking
                backup: root.app.backup
                onBackupRequested: root.backupRequested()
                onRestoreRequested: root.restoreRequested()
            }

            HelpSettings {
                width: parent?.width ?? 0
                finder: looking
                version: root.app.version
                onShortcutsRequested: root.shortcutsRequested()
                onAboutRequested: root.aboutRequested()
            }
        }
    }

    EmptyState {
        x: area.x
        y: Theme.scaled(60)
        width: area.width
        visible: root.nothing
        icon: "sliders"
        title: qsTr("No setting is called “%1”").arg(looking.text.trim())
        explanation: qsTr("Titles, explanations and similar words have been searched.")

        SecondaryButton {
            objectName: "showAll"
            text: qsTr("Show all settings")
            onClicked: looking.text = ""
        }
    }

    Loader {
        x: parent.width - width
        width: root.previewWidth
        active: root.wide
        sourceComponent: CardPreview {
            settings: root.settings
        }
    }
}
