pragma ComponentBehavior: Bound
import QtQuick
import Spieltisch.App
import Spieltisch.Ui

/*
  Every setting, section by section: a search above, an index at the left. What concerns the look is shown at once in
  the preview at the right. The page is seen with its first section; the others are made one after the other.
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
    // How many sections there are, and those that are made.
    readonly property int places: parts().length
    readonly property list<SettingsGroup> groups: parts().map(part => part.group).filter(group => group !== null)
    readonly property bool complete: groups.length === places
    readonly property bool nothing: looking.active && complete && !groups.some(group => group.found)
    // Whether sections are made: as long as the page is seen.
    property bool making: false
    // The section that is to be shown once it is made.
    property string awaited: ""
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

    // The places of the sections, from the top. Asked for anew each time: the column does not tell of a new order.
    function parts(): list<SettingsPart> {
        const found = [];
        for (let i = 0; i < column.children.length; ++i) {
            const part = column.children[i] as SettingsPart;
            if (part !== null)
                found.push(part);
        }
        return found;
    }

    function topOf(group: SettingsGroup): real {
        return group.parent.y;
    }

    // Make the next section that is not made, unless one is being made.
    function makeNext(): void {
        const next = making ? parts().find(part => part.group === null) : undefined;
        if (next !== undefined)
            next.active = true;
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
        awaited = complete ? "" : name;
        if (index >= 0)
            show(index);
    }

    // Sections have been added: the one that is awaited may be among them, or come nearer to the top.
    function showAwaited(): void {
        if (wanted >= 0 && area.contentY !== wantedAt)
            awaited = "";
        if (awaited !== "")
            showNamed(awaited);
    }

    function restoredText(name: string): string {
        if (name === "everything")
            return qsTr("All settings are as at first again.");
        const group = groups.find(group => group.name === name);
        return name === "" ? "" : qsTr("“%1” is as at first again.").arg(group?.title ?? "");
    }

    onSectionChanged: showNamed(section)
    onPlacesChanged: makeNext()
    // Earlier, the sections would be made before the page itself: what is begun last is made first.
    onVisibleChanged: {
        making = visible;
        makeNext();
    }

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
            places: root.places
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

        onContentHeightChanged: root.showAwaited()

        Column {
            id: column

            width: area.width - Theme.space16
            spacing: Theme.space24
            bottomPadding: Theme.space28

            SettingsPart {
                onLoaded: root.makeNext()
                active: true
                asynchronous: false
                sourceComponent: GeneralSettings {
                    finder: looking
                    settings: root.settings
                }
            }

            SettingsPart {
                onLoaded: root.makeNext()
                sourceComponent: ProfileSettings {
                    finder: looking
                    profiles: root.app.profiles
                    onPeopleRequested: root.peopleRequested()
                }
            }

            SettingsPart {
                onLoaded: root.makeNext()
                sourceComponent: AppearanceSettings {
                    finder: looking
                    settings: root.settings
                }
            }

            SettingsPart {
                onLoaded: root.makeNext()
                sourceComponent: CardSettings {
                    finder: looking
                    settings: root.settings
                    exemplified: !root.wide
                }
            }

            SettingsPart {
                onLoaded: root.makeNext()
                sourceComponent: TileSettings {
                    finder: looking
                    settings: root.settings
                }
            }

            SettingsPart {
                onLoaded: root.makeNext()
                sourceComponent: PlaySettings {
                    finder: looking
                    settings: root.settings
                }
            }

            SettingsPart {
                onLoaded: root.makeNext()
                sourceComponent: AccessibilitySettings {
                    finder: looking
                    settings: root.settings
                    onRulesRequested: game => root.showNamed("game:" + game)
                }
            }

            Repeater {
                model: root.page?.rules ?? []

                SettingsPart {
                    id: place

                    required property var modelData

                    onLoaded: root.makeNext()
                    sourceComponent: GameSettings {
                        finder: looking
                        rules: place.modelData as RulesController
                    }
                }
            }

            SettingsPart {
                onLoaded: root.makeNext()
                sourceComponent: BackupSettings {
                    finder: looking
                    backup: root.app.backup
                    onBackupRequested: root.backupRequested()
                    onRestoreRequested: root.restoreRequested()
                }
            }

            SettingsPart {
                onLoaded: root.makeNext()
                sourceComponent: HelpSettings {
                    finder: looking
                    version: root.app.version
                    onShortcutsRequested: root.shortcutsRequested()
                    onAboutRequested: root.aboutRequested()
                }
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

    GradualPart {
        x: parent.width - width
        width: root.previewWidth
        active: root.wide && root.making
        sourceComponent: CardPreview {
            settings: root.settings
        }
    }
}
