<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>AboutLicences</name>
    <message>
        <source>Search the licences</source>
        <translation>Lizenzen durchsuchen</translation>
    </message>
    <message>
        <source>Nothing is called that.</source>
        <translation>So heißt nichts.</translation>
    </message>
    <message>
        <source>Licence of %1</source>
        <translation>Lizenz von %1</translation>
    </message>
</context>
<context>
    <name>AboutLog</name>
    <message>
        <source>What is shown</source>
        <translation>Was zu sehen ist</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Warnings and errors</source>
        <translation>Warnungen und Fehler</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Read anew</source>
        <translation>Neu lesen</translation>
    </message>
    <message>
        <source>Copy what is shown</source>
        <translation>Kopieren, was zu sehen ist</translation>
    </message>
    <message>
        <source>Open the folder of the log</source>
        <translation>Ordner des Protokolls öffnen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Nothing has been written down</source>
        <translation>Nichts ist vermerkt</translation>
    </message>
    <message>
        <source>The log begins with the next start of the program.</source>
        <translation>Das Protokoll beginnt mit dem nächsten Start des Programms.</translation>
    </message>
    <message>
        <source>There is nothing this grave in the log.</source>
        <translation>So Schwerwiegendes steht nicht im Protokoll.</translation>
    </message>
</context>
<context>
    <name>AboutPage</name>
    <message>
        <source>About Spieltisch</source>
        <translation>Über Spieltisch</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
</context>
<context>
    <name>AboutProgram</name>
    <message>
        <source>Card and table games against the computer, or with people at one device.</source>
        <translation>Karten- und Tischspiele gegen den Computer oder mit anderen an einem Gerät.</translation>
    </message>
    <message>
        <source>Spieltisch is free software under the MIT licence. You may use, change and pass it on.</source>
        <translation>Spieltisch ist freie Software unter der MIT-Lizenz. Du darfst sie benutzen, ändern und weitergeben.</translation>
    </message>
    <message>
        <source>Home page of the project</source>
        <translation>Startseite des Projekts</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copies versions, system and folder as text.</source>
        <translation>Kopiert Versionen, System und Ordner als Text.</translation>
    </message>
    <message>
        <source>Open the data folder</source>
        <translation>Datenordner öffnen</translation>
    </message>
</context>
<context>
    <name>AboutUpdates</name>
    <message>
        <source>Newer versions</source>
        <translation>Neuere Versionen</translation>
    </message>
    <message>
        <source>Check for updates</source>
        <translation>Nach Updates suchen</translation>
    </message>
    <message>
        <source>Asks the page of the project on the internet, now and only once.</source>
        <translation>Fragt die Seite des Projekts im Internet, jetzt und nur einmal.</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>Seite öffnen</translation>
    </message>
</context>
<context>
    <name>AccessibilitySettings</name>
    <message>
        <source>Accessibility</source>
        <translation>Bedienungshilfen</translation>
    </message>
    <message>
        <source>Easy to read</source>
        <translation>Gut lesbar</translation>
    </message>
    <message>
        <source>Large text, cards and corner marks, four suit colours and high-contrast tiles at once.</source>
        <translation>Großer Text, große Karten und Eckzeichen, vier Farben und kontrastreiche Steine auf einmal.</translation>
    </message>
    <message>
        <source>weak eyes sight big colour blind glasses</source>
        <comment>words people may look for</comment>
        <translation>sehschwach Augen Sicht groß farbenblind Brille Barrierefreiheit</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>High contrast has black or white surfaces and clear edges.</source>
        <translation>Hoher Kontrast hat schwarze oder weiße Flächen und klare Kanten.</translation>
    </message>
    <message>
        <source>sight black white colours</source>
        <comment>words people may look for</comment>
        <translation>Augen schwarz weiß Farben Barrierefreiheit</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Cards, tiles and sheets are at once where they belong.</source>
        <translation>Karten, Steine und Blätter sind sofort dort, wo sie hingehören.</translation>
    </message>
    <message>
        <source>reduced animation movement dizzy</source>
        <comment>words people may look for</comment>
        <translation>reduzierte Animation Bewegung schwindlig</translation>
    </message>
    <message>
        <source>Messages stay</source>
        <translation>Meldungen bleiben</translation>
    </message>
    <message>
        <source>Short messages do not go by themselves: they stay until you close them.</source>
        <translation>Kurze Meldungen gehen nicht von selbst: Sie bleiben, bis du sie schließt.</translation>
    </message>
    <message>
        <source>notice time undo slow reading</source>
        <comment>words people may look for</comment>
        <translation>Hinweis Zeit Rückgängig langsam lesen Nachricht</translation>
    </message>
    <message>
        <source>Time in %1</source>
        <translation>Zeit in %1</translation>
    </message>
    <message>
        <source>Its rules let you play without any clock.</source>
        <translation>Seine Regeln lassen dich auch ganz ohne Uhr spielen.</translation>
    </message>
    <message>
        <source>timer seconds limit hurry pressure</source>
        <comment>words people may look for</comment>
        <translation>Uhr Timer Sekunden Limit Eile Zeitdruck</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Clear</source>
        <translation>Aufheben</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
</context>
<context>
    <name>AppearanceSettings</name>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Light by day, dark in the evening, or as the system has it.</source>
        <translation>Hell am Tag, dunkel am Abend oder wie im System.</translation>
    </message>
    <message>
        <source>theme mode night bright</source>
        <comment>words people may look for</comment>
        <translation>Thema Modus Nacht hell dunkel</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Abend</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>What the cards lie on.</source>
        <translation>Worauf die Karten liegen.</translation>
    </message>
    <message>
        <source>background surface green</source>
        <comment>words people may look for</comment>
        <translation>Hintergrund Tischdecke grün</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Filz</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Schlicht</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Larger text needs more room; the table shrinks a little.</source>
        <translation>Großer Text braucht Platz; der Tisch wird etwas kleiner.</translation>
    </message>
    <message>
        <source>font letters zoom scale big</source>
        <comment>words people may look for</comment>
        <translation>Schrift Buchstaben Schriftgröße groß</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
</context>
<context>
    <name>BackRow</name>
    <message>
        <source>Card back</source>
        <translation>Kartenrücken</translation>
    </message>
    <message>
        <source>What is seen of cards that nobody may look at.</source>
        <translation>Was man von Karten sieht, die niemand ansehen darf.</translation>
    </message>
    <message>
        <source>pattern rear colour</source>
        <comment>words people may look for</comment>
        <translation>Muster Rücken Farbe</translation>
    </message>
</context>
<context>
    <name>BackupProgress</name>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
</context>
<context>
    <name>BackupSettings</name>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Save a backup</source>
        <translation>Sicherung speichern</translation>
    </message>
    <message>
        <source>Every match, all people and all settings as one file.</source>
        <translation>Alle Partien, Personen und Einstellungen in einer Datei.</translation>
    </message>
    <message>
        <source>export copy move to another computer</source>
        <translation>exportieren kopieren Backup umziehen anderer Rechner</translation>
    </message>
    <message>
        <source>Save …</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Sicherung wiederherstellen</translation>
    </message>
    <message>
        <source>Add what it holds to what is here, or replace what is here with it. You see first what will happen.</source>
        <translation>Die Sicherung ergänzt, was hier ist, oder ersetzt es. Vorher siehst du, was geschehen wird.</translation>
    </message>
    <message>
        <source>import merge replace</source>
        <translation>importieren zusammenführen ersetzen Backup laden</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Folder of the program</source>
        <translation>Ordner des Programms</translation>
    </message>
    <message>
        <source>database directory path</source>
        <translation>Datenbank Verzeichnis Pfad</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
</context>
<context>
    <name>BackupSheet</name>
    <message>
        <source>Restore a backup</source>
        <translation>Sicherung wiederherstellen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Replace everything</source>
        <translation>Alles ersetzen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Dismiss</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>CardChip</name>
    <message>
        <source>A</source>
        <comment>index of an ace</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>K</source>
        <comment>index of a king</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>index of a queen</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>J</source>
        <comment>index of a jack</comment>
        <translation>B</translation>
    </message>
</context>
<context>
    <name>CardPreview</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
</context>
<context>
    <name>CardSettings</name>
    <message>
        <source>Cards</source>
        <translation>Darstellung der Karten</translation>
    </message>
    <message>
        <source>Suit colours</source>
        <translation>Farben der Karten</translation>
    </message>
    <message>
        <source>Four colours tell the suits apart at a glance.</source>
        <translation>Vier Farben unterscheidet man auf einen Blick.</translation>
    </message>
    <message>
        <source>four-colour suits hearts clubs colour blind</source>
        <comment>words people may look for</comment>
        <translation>Vierfarbblatt Herz Kreuz farbenblind</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>Corner marks</source>
        <translation>Eckzeichen</translation>
    </message>
    <message>
        <source>Large ones are easier to read in a fan.</source>
        <translation>Große sind im Fächer leichter zu lesen.</translation>
    </message>
    <message>
        <source>index letters rank big large</source>
        <comment>words people may look for</comment>
        <translation>Index Buchstaben groß</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Kartengröße</translation>
    </message>
    <message>
        <source>At the table, as far as there is room.</source>
        <translation>Am Tisch, soweit der Platz reicht.</translation>
    </message>
    <message>
        <source>big zoom</source>
        <comment>words people may look for</comment>
        <translation>groß klein</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Klein</translation>
    </message>
</context>
<context>
    <name>ConfirmDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>CrashSheet</name>
    <message>
        <source>This report says where in the program it happened. It holds no names and no cards, and it is sent nowhere; whoever mends the program can use it if you pass it on.</source>
        <translation>Dieser Bericht sagt, an welcher Stelle im Programm es geschah. Er enthält keine Namen und keine Karten und wird nirgendwohin gesendet; wer das Programm repariert, kann ihn brauchen, wenn du ihn weitergibst.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>DeckRow</name>
    <message>
        <source>Cards of %1</source>
        <translation>Karten von %1</translation>
    </message>
    <message>
        <source>Pictures and names only, at any time: the rules stay the same.</source>
        <translation>Nur Bilder und Namen, jederzeit: Die Regeln bleiben gleich.</translation>
    </message>
    <message>
        <source>deck suits acorns leaves bells</source>
        <comment>words people may look for</comment>
        <translation>Kartenblatt Eichel Gras Schellen</translation>
    </message>
</context>
<context>
    <name>DetailsSheet</name>
    <message>
        <source>Score details</source>
        <translation>Punktedetails</translation>
    </message>
    <message>
        <source>No points yet</source>
        <translation>Noch keine Punkte</translation>
    </message>
    <message>
        <source>Every scored point appears here with its reason and cards.</source>
        <translation>Hier steht jeder Punkt mit Grund und Karten.</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>File name</source>
        <translation>Dateiname</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
</context>
<context>
    <name>FinishedMatches</name>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
</context>
<context>
    <name>FloatingSheet</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>GameSettings</name>
    <message>
        <source>Rules of %1</source>
        <translation>Regeln von %1</translation>
    </message>
    <message>
        <source>Nothing to choose</source>
        <translation>Nichts zu wählen</translation>
    </message>
    <message>
        <source>%1 is always played by the same rules.</source>
        <translation>%1 wird immer nach denselben Regeln gespielt.</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Continue %1, %2</source>
        <translation>%1 fortsetzen, %2</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>New match of %1</source>
        <translation>Neues Spiel %1</translation>
    </message>
</context>
<context>
    <name>GeneralSettings</name>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Changes at once, everywhere; the letters on the cards too.</source>
        <translation>Wechselt sofort und überall, auch die Buchstaben auf den Karten.</translation>
    </message>
    <message>
        <source>translation Deutsch Dansk English</source>
        <comment>words people may look for</comment>
        <translation>Übersetzung Deutsch Dansk English language</translation>
    </message>
</context>
<context>
    <name>HandoverCover</name>
    <message>
        <source>Hand the device to %1</source>
        <translation>Gerät an %1 geben</translation>
    </message>
    <message>
        <source>Show my hand</source>
        <translation>Meine Hand zeigen</translation>
    </message>
    <message>
        <source>Show my tiles</source>
        <translation>Meine Steine zeigen</translation>
    </message>
    <message>
        <source>or press Space</source>
        <translation>oder Leertaste</translation>
    </message>
    <message>
        <source>or tap anywhere, or press Space or Enter</source>
        <translation>oder irgendwo tippen, Leertaste oder Eingabe drücken</translation>
    </message>
</context>
<context>
    <name>HelpSettings</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Everything can be done without a mouse.</source>
        <translation>Alles geht auch ohne Maus.</translation>
    </message>
    <message>
        <source>keys hotkeys</source>
        <comment>words people may look for</comment>
        <translation>Tasten Kürzel</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>About Spieltisch</source>
        <translation>Über Spieltisch</translation>
    </message>
    <message>
        <source>Version %1, MIT licence</source>
        <translation>Version %1, MIT-Lizenz</translation>
    </message>
    <message>
        <source>fonts authors</source>
        <comment>words people may look for</comment>
        <translation>Schriften Autoren Lizenz Version</translation>
    </message>
</context>
<context>
    <name>ImportOffer</name>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>What happened so far</source>
        <translation>Was bisher geschah</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>%1 – Spieltisch</source>
        <translation>%1 – Spieltisch</translation>
    </message>
</context>
<context>
    <name>MatchLine</name>
    <message>
        <source>%1, %2, %3, %4, %5</source>
        <translation>%1, %2, %3, %4, %5</translation>
    </message>
</context>
<context>
    <name>MatchRow</name>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Open at its end</source>
        <translation>Am Ende öffnen</translation>
    </message>
    <message>
        <source>Rename …</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Save as file …</source>
        <translation>Als Datei sichern …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>MatchesPage</name>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Open match file …</source>
        <translation>Partie-Datei öffnen …</translation>
    </message>
    <message>
        <source>No matches yet</source>
        <translation>Noch keine Partien</translation>
    </message>
    <message>
        <source>Every match is kept here from its first card on: stop at any time and continue later.</source>
        <translation>Jede Partie bleibt ab der ersten Karte hier: Hör jederzeit auf und spiel später weiter.</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Spiel wählen</translation>
    </message>
    <message>
        <source>Search names and titles</source>
        <translation>Namen und Titel suchen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>No match fits this search.</source>
        <translation>Keine Partie passt zu dieser Suche.</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Laufend</translation>
    </message>
</context>
<context>
    <name>MonthChart</name>
    <message>
        <source>%1: %2 won, %3 lost</source>
        <translation>%1: %2 gewonnen, %3 verloren</translation>
    </message>
</context>
<context>
    <name>NameRow</name>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>New matches put you on the first seat.</source>
        <translation>In neuen Partien sitzt du auf dem ersten Platz.</translation>
    </message>
    <message>
        <source>player me call</source>
        <comment>words people may look for</comment>
        <translation>Spieler ich heißen</translation>
    </message>
</context>
<context>
    <name>NavigationRail</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>Plugins</translation>
    </message>
    <message>
        <source>Navigation</source>
        <translation>Navigation</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
</context>
<context>
    <name>NewMatchSheet</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Auf Standard zurück</translation>
    </message>
    <message>
        <source>Start match</source>
        <translation>Partie starten</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>other</source>
        <comment>another number than the offered ones</comment>
        <translation>andere</translation>
    </message>
    <message>
        <source>%1: another number</source>
        <translation>%1: andere Zahl</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>von %1 bis %2</translation>
    </message>
</context>
<context>
    <name>OptionList</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>OutcomeMark</name>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>watched</source>
        <translation>zugesehen</translation>
    </message>
</context>
<context>
    <name>OutcomePanel</name>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
</context>
<context>
    <name>Overlays</name>
    <message>
        <source>Save match file</source>
        <translation>Partie-Datei sichern</translation>
    </message>
    <message>
        <source>Spieltisch matches (*.spieltisch)</source>
        <translation>Spieltisch-Partien (*.spieltisch)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save a backup</source>
        <translation>Sicherung speichern</translation>
    </message>
    <message>
        <source>Backups of Spieltisch (*.spieltisch-backup)</source>
        <translation>Sicherungen von Spieltisch (*.spieltisch-backup)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Sicherung wiederherstellen</translation>
    </message>
    <message>
        <source>Open match file</source>
        <translation>Partie-Datei öffnen</translation>
    </message>
    <message>
        <source>Add a game</source>
        <translation>Spiel hinzufügen</translation>
    </message>
    <message>
        <source>Games for Spieltisch (*.whl *.zip)</source>
        <translation>Spiele für Spieltisch (*.whl *.zip)</translation>
    </message>
</context>
<context>
    <name>PauseCover</name>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>The match is paused</source>
        <translation>Die Partie macht Pause</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
</context>
<context>
    <name>PieceItem</name>
    <message>
        <source>selected</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>playable</source>
        <translation>spielbar</translation>
    </message>
    <message>
        <source>not playable</source>
        <translation>nicht spielbar</translation>
    </message>
    <message>
        <source>preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>Hinweis</translation>
    </message>
</context>
<context>
    <name>Plate</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>noch %n Sekunde</numerusform>
            <numerusform>noch %n Sekunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlaySettings</name>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Playing in %1</source>
        <translation>Ausspielen bei %1</translation>
    </message>
    <message>
        <source>One tap on a card plays it at once.</source>
        <translation>Ein Tipp auf eine Karte spielt sie sofort aus.</translation>
    </message>
    <message>
        <source>The first tap selects and shows what would happen, the second plays.</source>
        <translation>Der erste Tipp wählt aus und zeigt, was geschähe, der zweite spielt.</translation>
    </message>
    <message>
        <source>confirm tap click twice</source>
        <comment>words people may look for</comment>
        <translation>bestätigen tippen klicken zweimal</translation>
    </message>
    <message>
        <source>Two taps</source>
        <translation>Zwei Tipps</translation>
    </message>
    <message>
        <source>One tap</source>
        <translation>Ein Tipp</translation>
    </message>
    <message>
        <source>Computer&apos;s pace</source>
        <translation>Tempo des Computers</translation>
    </message>
    <message>
        <source>How long the computer waits before it plays.</source>
        <translation>Wie lange der Computer wartet, bevor er spielt.</translation>
    </message>
    <message>
        <source>speed wait delay fast</source>
        <comment>words people may look for</comment>
        <translation>Tempo warten Verzögerung schnell</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keins</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Cards show where they come from and where they go.</source>
        <translation>Karten zeigen, woher sie kommen und wohin sie gehen.</translation>
    </message>
    <message>
        <source>motion movement speed reduced</source>
        <comment>words people may look for</comment>
        <translation>Bewegung Tempo reduziert</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Number the positions</source>
        <translation>Positionen nummerieren</translation>
    </message>
    <message>
        <source>Cards carry numbers, and the number keys select them.</source>
        <translation>Karten tragen Nummern, die Zifferntasten wählen sie.</translation>
    </message>
    <message>
        <source>position keyboard digits help</source>
        <comment>words people may look for</comment>
        <translation>Positionsauswahl Tastatur Ziffern Hilfe</translation>
    </message>
</context>
<context>
    <name>PlayerPlate</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>überlegt</translation>
    </message>
</context>
<context>
    <name>PluginFact</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>PluginRow</name>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>%1 · SHA-256 %2</source>
        <translation>%1 · SHA-256 %2</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1 verwenden</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
</context>
<context>
    <name>PluginSheet</name>
    <message>
        <source>Update a game</source>
        <translation>Spiel aktualisieren</translation>
    </message>
    <message>
        <source>Add a game</source>
        <translation>Spiel hinzufügen</translation>
    </message>
    <message>
        <source>A game is a program with all your rights.</source>
        <translation>Ein Spiel ist ein Programm mit all deinen Rechten.</translation>
    </message>
    <message>
        <source>Spieltisch cannot keep it from reading, changing or sending your files. Add it only if you trust whoever made it and where this file is from.</source>
        <translation>Spieltisch kann es nicht daran hindern, deine Dateien zu lesen, zu ändern oder zu verschicken. Füge es nur hinzu, wenn du dem, der es gemacht hat, und der Herkunft dieser Datei vertraust.</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>%1 (plugin interface %2)</source>
        <translation>%1 (Plugin-Schnittstelle %2)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Copy the whole checksum</source>
        <translation>Ganze Prüfsumme kopieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
</context>
<context>
    <name>PluginsPage</name>
    <message>
        <source>Plugins</source>
        <translation>Plugins</translation>
    </message>
    <message>
        <source>Each game is a plugin.</source>
        <translation>Jedes Spiel ist ein Plugin.</translation>
    </message>
    <message>
        <source>Add a game …</source>
        <translation>Spiel hinzufügen …</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation>%1 entfernen?</translation>
    </message>
    <message>
        <source>The game is deleted from this device. Its matches stay saved and can be played on when it is added again.</source>
        <translation>Das Spiel wird von diesem Gerät gelöscht. Seine Partien bleiben gespeichert und gehen weiter, wenn es wieder hinzugefügt wird.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>No plugins found</source>
        <translation>Keine Plugins gefunden</translation>
    </message>
    <message>
        <source>Neither bundled nor added games were found. Installing Spieltisch again brings the bundled ones back.</source>
        <translation>Es wurden keine Spiele gefunden, weder mitgelieferte noch hinzugefügte. Eine neue Installation bringt die mitgelieferten zurück.</translation>
    </message>
    <message>
        <source>Safe mode: only the games that come with Spieltisch run. Added games are left out and can be removed here; start Spieltisch without --safe-mode to use or add one.</source>
        <translation>Abgesicherter Modus: Nur die Spiele, die zu Spieltisch gehören, laufen. Hinzugefügte Spiele bleiben außen vor und können hier entfernt werden; um eines zu benutzen oder hinzuzufügen, starte Spieltisch ohne --safe-mode.</translation>
    </message>
</context>
<context>
    <name>PresetDialog</name>
    <message>
        <source>This replaces the preset that is called so.</source>
        <translation>Das ersetzt die Spielart, die so heißt.</translation>
    </message>
    <message>
        <source>Rename the preset</source>
        <translation>Spielart umbenennen</translation>
    </message>
    <message>
        <source>Save these rules</source>
        <translation>Diese Regeln speichern</translation>
    </message>
    <message>
        <source>You find them under this name in every list of ways to play %1.</source>
        <translation>Du findest sie unter diesem Namen in jeder Liste der Spielarten von %1.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>PresetRow</name>
    <message>
        <source>Way to play</source>
        <translation>Spielart</translation>
    </message>
    <message>
        <source>Some rules are different from this.</source>
        <translation>Manche Regeln weichen davon ab.</translation>
    </message>
    <message>
        <source>preset house rules variant standard tournament</source>
        <comment>words people may look for</comment>
        <translation>Voreinstellung Hausregeln Variante Standard Turnier</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Speichern als …</translation>
    </message>
    <message>
        <source>Save these rules under a name of their own</source>
        <translation>Diese Regeln unter eigenem Namen speichern</translation>
    </message>
    <message>
        <source>Rename “%1”</source>
        <translation>„%1“ umbenennen</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>„%1“ löschen</translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>„%1“ löschen?</translation>
    </message>
    <message>
        <source>The rules stay chosen as they are; only their name is forgotten.</source>
        <translation>Die Regeln bleiben gewählt, wie sie sind; nur ihr Name wird vergessen.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>ProfileColours</name>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
</context>
<context>
    <name>ProfileDetail</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Matches keep the name they were played under.</source>
        <translation>Partien behalten den Namen, unter dem sie gespielt wurden.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Same person …</source>
        <translation>Dieselbe Person …</translation>
    </message>
    <message>
        <source>Make one person of two</source>
        <translation>Aus zweien eine Person machen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Matches stay.</source>
        <translation>Die Partien bleiben.</translation>
    </message>
</context>
<context>
    <name>ProfileList</name>
    <message>
        <source>Add a person</source>
        <translation>Person hinzufügen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of a new person</source>
        <translation>Name einer neuen Person</translation>
    </message>
</context>
<context>
    <name>ProfileMerge</name>
    <message>
        <source>%1 is the same person as</source>
        <translation>%1 ist dieselbe Person wie</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>Wählen …</translation>
    </message>
    <message>
        <source>Same person as</source>
        <translation>Dieselbe Person wie</translation>
    </message>
    <message>
        <source>Make one person of them</source>
        <translation>Zusammenlegen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>ProfileSettings</name>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>People who play here</source>
        <translation>Wer hier spielt</translation>
    </message>
    <message>
        <source>Names and colours; matches and figures are counted for each of them.</source>
        <translation>Namen und Farben; Partien und Zahlen werden für jede Person einzeln gezählt.</translation>
    </message>
    <message>
        <source>Manage …</source>
        <translation>Verwalten …</translation>
    </message>
</context>
<context>
    <name>ProfileWelcome</name>
    <message>
        <source>Nobody is in the list yet</source>
        <translation>Noch ist niemand in der Liste</translation>
    </message>
    <message>
        <source>Nobody is chosen</source>
        <translation>Niemand ist ausgewählt</translation>
    </message>
    <message>
        <source>Whoever is in the list has a colour at the table, figures of their own, and can be chosen for a seat with one tap.</source>
        <translation>Wer in der Liste steht, hat am Tisch eine Farbe, eigene Zahlen und lässt sich mit einem Tippen auf einen Platz setzen.</translation>
    </message>
    <message>
        <source>These names have played already:</source>
        <translation>Unter diesen Namen wurde schon gespielt:</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
</context>
<context>
    <name>ProfilesSheet</name>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Everyone who plays at this device. Their matches and figures are counted one by one.</source>
        <translation>Alle, die an diesem Gerät spielen. Partien und Zahlen werden für jede Person einzeln gezählt.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>RecentMatches</name>
    <message>
        <source>Recent matches</source>
        <translation>Letzte Partien</translation>
    </message>
    <message>
        <source>Nothing has been finished yet. Your results will stand here.</source>
        <translation>Noch ist nichts beendet. Hier stehen dann deine Ergebnisse.</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Alle Partien</translation>
    </message>
</context>
<context>
    <name>RenameDialog</name>
    <message>
        <source>Rename the match</source>
        <translation>Partie umbenennen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
</context>
<context>
    <name>RestoredBar</name>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ReviewBar</name>
    <message>
        <source>Looking back</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Place in the match</source>
        <translation>Stelle der Partie</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Einen Schritt vor</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Ab hier weiterspielen</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>No rules to read</source>
        <translation>Keine Regeln zu lesen</translation>
    </message>
    <message>
        <source>The rules come with the games, and no game can be played right now.</source>
        <translation>Die Regeln kommen mit den Spielen, und gerade ist keines spielbar.</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules of %1</source>
        <translation>Regeln: %1</translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>“%1” is there already.</source>
        <translation>„%1“ gibt es schon.</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Die Datei ersetzen?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>Seat %1: %2, %3</source>
        <translation>Platz %1: %2, %3</translation>
    </message>
</context>
<context>
    <name>SeatPicker</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Put this name into the list of people</source>
        <translation>Diesen Namen in die Liste der Personen aufnehmen</translation>
    </message>
    <message>
        <source>People …</source>
        <translation>Personen …</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Gespielt von</translation>
    </message>
</context>
<context>
    <name>SeatTable</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Anzahl der Spieler</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>against</source>
        <comment>between two sides of a match</comment>
        <translation>gegen</translation>
    </message>
    <message>
        <source>Swap seats</source>
        <translation>Plätze tauschen</translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation>Mensch dazu</translation>
    </message>
</context>
<context>
    <name>SettingsGroup</name>
    <message>
        <source>Restore defaults</source>
        <translation>Auf Standard zurück</translation>
    </message>
    <message>
        <source>Restore the defaults of “%1”</source>
        <translation>Standard von „%1“ wiederherstellen</translation>
    </message>
</context>
<context>
    <name>SettingsIndex</name>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>wird gezeigt</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>All settings are as at first again.</source>
        <translation>Alle Einstellungen sind wieder wie am Anfang.</translation>
    </message>
    <message>
        <source>“%1” is as at first again.</source>
        <translation>„%1“ ist wieder wie am Anfang.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Auf Standard zurück</translation>
    </message>
    <message>
        <source>Every setting on this page goes back to what it was at first, except your name and your presets.</source>
        <translation>Jede Einstellung auf dieser Seite wird wieder, wie sie am Anfang war, außer deinem Namen und deinen Spielarten.</translation>
    </message>
    <message>
        <source>No setting is called “%1”</source>
        <translation>Keine Einstellung heißt „%1“</translation>
    </message>
    <message>
        <source>Titles, explanations and similar words have been searched.</source>
        <translation>Titel, Erklärungen und ähnliche Wörter wurden durchsucht.</translation>
    </message>
    <message>
        <source>Show all settings</source>
        <translation>Alle Einstellungen zeigen</translation>
    </message>
</context>
<context>
    <name>SettingsSearch</name>
    <message>
        <source>Search the settings</source>
        <translation>Einstellungen durchsuchen</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
</context>
<context>
    <name>ShellActions</name>
    <message>
        <source>New match …</source>
        <translation>Neues Spiel …</translation>
    </message>
    <message>
        <source>Open match file …</source>
        <translation>Partie-Datei öffnen …</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Tisch verlassen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>About Spieltisch</source>
        <translation>Über Spieltisch</translation>
    </message>
</context>
<context>
    <name>ShellMenu</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Restart this match</source>
        <translation>Partie neu starten</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>Tagfarben</translation>
    </message>
    <message>
        <source>Evening colours</source>
        <translation>Abendfarben</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größerer Text</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>Plugins</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
</context>
<context>
    <name>ShortcutsSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Scores and log</source>
        <translation>Punkte und Verlauf</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
</context>
<context>
    <name>StartContent</name>
    <message>
        <source>No game can be played</source>
        <translation>Kein Spiel ist spielbar</translation>
    </message>
    <message>
        <source>The page Plugins says which games were found and why they cannot be used.</source>
        <translation>Die Seite Plugins sagt, welche Spiele gefunden wurden und warum sie nicht gehen.</translation>
    </message>
    <message>
        <source>Open Plugins</source>
        <translation>Plugins öffnen</translation>
    </message>
</context>
<context>
    <name>StatisticsCard</name>
    <message>
        <source>The year before</source>
        <translation>Das Jahr davor</translation>
    </message>
    <message>
        <source>The year after</source>
        <translation>Das Jahr danach</translation>
    </message>
    <message>
        <source>Save as a picture …</source>
        <translation>Als Bild sichern …</translation>
    </message>
</context>
<context>
    <name>StatisticsChip</name>
    <message>
        <source>Do not filter by “%1” any more</source>
        <translation>Nicht mehr nach „%1“ filtern</translation>
    </message>
</context>
<context>
    <name>StatisticsFigure</name>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
</context>
<context>
    <name>StatisticsList</name>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
</context>
<context>
    <name>StatisticsMatches</name>
    <message>
        <source>None of these matches is there any more.</source>
        <translation>Keine dieser Partien ist noch da.</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Save chart</source>
        <translation>Diagramm sichern</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Bild (*.png)</translation>
    </message>
    <message>
        <source>Vector drawing (*.svg)</source>
        <translation>Vektorzeichnung (*.svg)</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>Zählt …</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Save the figures as CSV</source>
        <translation>Zahlen als CSV sichern</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Save the figures as JSON</source>
        <translation>Zahlen als JSON sichern</translation>
    </message>
    <message>
        <source>Data (*.json)</source>
        <translation>Daten (*.json)</translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>Alle Partien zeigen</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Spiel wählen</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>The hint is being worked out.</source>
        <translation>Der Hinweis wird berechnet.</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Zurück zur Startseite</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>being worked out, Esc takes it back</source>
        <translation>wird berechnet, Esc bricht ab</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Hide the side panel</source>
        <translation>Seitenleiste verbergen</translation>
    </message>
    <message>
        <source>Show the side panel</source>
        <translation>Seitenleiste zeigen</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
</context>
<context>
    <name>TableSheet</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>TileSettings</name>
    <message>
        <source>Domino tiles</source>
        <translation>Dominosteine</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Black on white has the strongest contrast.</source>
        <translation>Schwarz auf Weiß hat den stärksten Kontrast.</translation>
    </message>
    <message>
        <source>dominoes stones bones contrast</source>
        <comment>words people may look for</comment>
        <translation>Domino Spielsteine Kontrast</translation>
    </message>
    <message>
        <source>Ivory</source>
        <translation>Elfenbein</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>A colour for each number helps to find what fits.</source>
        <translation>Eine Farbe für jede Zahl hilft zu finden, was passt.</translation>
    </message>
    <message>
        <source>dots spots colour</source>
        <comment>words people may look for</comment>
        <translation>Augen Punkte Farbe</translation>
    </message>
    <message>
        <source>High-contrast tiles have black pips only.</source>
        <translation>Steine mit hohem Kontrast haben nur schwarze Augen.</translation>
    </message>
    <message>
        <source>One colour</source>
        <translation>Eine Farbe</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>Nach Zahl</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Dismiss</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>YearCard</name>
    <message>
        <source>Your year %1</source>
        <translation>Dein Jahr %1</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>From the first finished match on, this shows how your months went.</source>
        <translation>Ab der ersten beendeten Partie siehst du hier, wie deine Monate liefen.</translation>
    </message>
    <message>
        <source>Matches against the computer count here.</source>
        <translation>Hier zählen Partien gegen den Computer.</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n gewonnen</numerusform>
            <numerusform>%n gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n verloren</numerusform>
            <numerusform>%n verloren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>Good morning</source>
        <extracomment>app.greeting.morning</extracomment>
        <translation>Guten Morgen</translation>
    </message>
    <message>
        <source>Hello</source>
        <extracomment>app.greeting.day</extracomment>
        <translation>Guten Tag</translation>
    </message>
    <message>
        <source>Good evening</source>
        <extracomment>app.greeting.evening</extracomment>
        <translation>Guten Abend</translation>
    </message>
    <message>
        <source>{greeting}, {name}</source>
        <extracomment>app.greeting.named</extracomment>
        <translation>{greeting}, {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) are waiting for you.</source>
        <extracomment>app.waiting</extracomment>
        <translation>
            <numerusform>Eine Partie wartet auf dich.</numerusform>
            <numerusform>%n Partien warten auf dich.</numerusform>
        </translation>
    </message>
    <message>
        <source>What shall we play?</source>
        <extracomment>app.waiting.none</extracomment>
        <translation>Was spielen wir?</translation>
    </message>
    <message>
        <source>against {names:and}</source>
        <extracomment>app.against</extracomment>
        <translation>gegen {names:and}</translation>
    </message>
    <message>
        <source>with {partners:and} against {names:and}</source>
        <extracomment>app.with_against</extracomment>
        <translation>mit {partners:and} gegen {names:and}</translation>
    </message>
    <message>
        <source>{names:and} among themselves</source>
        <extracomment>app.watched</extracomment>
        <translation>{names:and} unter sich</translation>
    </message>
    <message>
        <source>{players} · {progress}</source>
        <extracomment>app.tile</extracomment>
        <translation>{players} · {progress}</translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>app.when.today</extracomment>
        <translation>heute</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>app.when.yesterday</extracomment>
        <translation>gestern</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>app.you</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>app.seat.unnamed</extracomment>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>{names:and}</source>
        <extracomment>app.side</extracomment>
        <translation>{names:and}</translation>
    </message>
    <message>
        <source>New match: {game}</source>
        <extracomment>app.new_match.title</extracomment>
        <translation>Neue Partie {game}</translation>
    </message>
    <message>
        <source>Two players are called {name}.</source>
        <extracomment>app.new_match.same_name</extracomment>
        <translation>Zwei Spieler heißen {name}.</translation>
    </message>
    <message>
        <source>Nobody else should look now.</source>
        <extracomment>app.cover</extracomment>
        <translation>Jetzt sollte sonst niemand hinsehen.</translation>
    </message>
    <message>
        <source>Has no effect now.</source>
        <extracomment>app.new_match.no_effect</extracomment>
        <translation>Hat zurzeit keine Wirkung.</translation>
    </message>
    <message>
        <source>{matches} and {people}</source>
        <extracomment>app.backup.holds</extracomment>
        <translation>{matches} und {people}</translation>
    </message>
    <message>
        <source>Stored here: {holds}.</source>
        <extracomment>app.backup.here</extracomment>
        <translation>Hier gespeichert: {holds}.</translation>
    </message>
    <message>
        <source>All that is here goes: {here}, and the settings.</source>
        <extracomment>app.backup.replace.gone</extracomment>
        <translation>Alles von hier geht: {here} und die Einstellungen.</translation>
    </message>
    <message>
        <source>The backup takes its place: {holds}, and the settings.</source>
        <extracomment>app.backup.replace.come</extracomment>
        <translation>An seine Stelle tritt die Sicherung: {holds} und die Einstellungen.</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>app.statistics.filter.profile</extracomment>
        <translation>Person</translation>
    </message>
    <message>
        <source>Period</source>
        <extracomment>app.statistics.filter.period</extracomment>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>app.statistics.filter.level</extracomment>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>app.statistics.filter.opponent</extracomment>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>app.statistics.filter.option</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Assistance</source>
        <extracomment>app.statistics.filter.marks</extracomment>
        <translation>Hilfen</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>app.statistics.all</extracomment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Everybody</source>
        <extracomment>app.statistics.everybody</extracomment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All time</source>
        <extracomment>app.statistics.period.all</extracomment>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <extracomment>app.statistics.period.week</extracomment>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <extracomment>app.statistics.period.month</extracomment>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <extracomment>app.statistics.period.months</extracomment>
        <translation>Letzte 12 Monate</translation>
    </message>
    <message>
        <source>Year {year}</source>
        <extracomment>app.statistics.period.year</extracomment>
        <translation>Jahr {year}</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <extracomment>app.statistics.option</extracomment>
        <translation>{option}: {value}</translation>
    </message>
    <message>
        <source>With and without</source>
        <extracomment>app.statistics.marks.all</extracomment>
        <translation>Mit und ohne</translation>
    </message>
    <message>
        <source>Without undo and hints</source>
        <extracomment>app.statistics.marks.unhelped</extracomment>
        <translation>Ohne Zurück und Hinweise</translation>
    </message>
    <message>
        <source>Without handicap</source>
        <extracomment>app.statistics.marks.even</extracomment>
        <translation>Ohne Vorgabe</translation>
    </message>
    <message>
        <source>Without undo, hints and handicap</source>
        <extracomment>app.statistics.marks.plain</extracomment>
        <translation>Ohne Zurück, Hinweise und Vorgabe</translation>
    </message>
    <message>
        <source>Different ones</source>
        <extracomment>app.statistics.mixed</extracomment>
        <translation>Verschiedene</translation>
    </message>
    <message>
        <source>No finished matches yet</source>
        <extracomment>app.statistics.none</extracomment>
        <translation>Noch keine beendeten Partien</translation>
    </message>
    <message>
        <source>From the first finished match on, this page shows how you play, and how that changes.</source>
        <extracomment>app.statistics.none.why</extracomment>
        <translation>Ab der ersten beendeten Partie zeigt diese Seite, wie du spielst und wie sich das ändert.</translation>
    </message>
    <message>
        <source>No match fits this choice</source>
        <extracomment>app.statistics.filtered</extracomment>
        <translation>Keine Partie passt zu dieser Auswahl</translation>
    </message>
    <message>
        <source>There are finished matches, but none that fits all the filters above.</source>
        <extracomment>app.statistics.filtered.why</extracomment>
        <translation>Es gibt beendete Partien, aber keine, auf die alle Filter oben passen.</translation>
    </message>
    <message>
        <source>Only matches between people so far</source>
        <extracomment>app.statistics.people</extracomment>
        <translation>Bisher nur Partien unter Menschen</translation>
    </message>
    <message>
        <source>In a match of people against each other one of them wins anyway. Matches against the computer are counted here.</source>
        <extracomment>app.statistics.people.why</extracomment>
        <translation>In einer Partie von Menschen gegeneinander gewinnt ohnehin einer von ihnen. Hier zählen die Partien gegen den Computer.</translation>
    </message>
    <message>
        <source>The statistics cannot be read</source>
        <extracomment>app.statistics.failed</extracomment>
        <translation>Die Statistik kann nicht gelesen werden</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <extracomment>app.backup.matches, app.people.matches, app.statistics.matches</extracomment>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Version</source>
        <extracomment>app.about.version</extracomment>
        <translation>Version</translation>
    </message>
    <message>
        <source>Build</source>
        <extracomment>app.about.build</extracomment>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Qt</source>
        <extracomment>app.about.qt</extracomment>
        <translation>Qt</translation>
    </message>
    <message>
        <source>PySide</source>
        <extracomment>app.about.pyside</extracomment>
        <translation>PySide</translation>
    </message>
    <message>
        <source>Python</source>
        <extracomment>app.about.python</extracomment>
        <translation>Python</translation>
    </message>
    <message>
        <source>Operating system</source>
        <extracomment>app.about.system</extracomment>
        <translation>Betriebssystem</translation>
    </message>
    <message>
        <source>Graphics</source>
        <extracomment>app.about.graphics</extracomment>
        <translation>Grafik</translation>
    </message>
    <message>
        <source>Data folder</source>
        <extracomment>app.about.data</extracomment>
        <translation>Datenordner</translation>
    </message>
    <message>
        <source>{package:cap}</source>
        <extracomment>app.about.build.plain</extracomment>
        <translation>{package:cap}</translation>
    </message>
    <message>
        <source>{package:cap}, commit {commit}</source>
        <extracomment>app.about.build.commit</extracomment>
        <translation>{package:cap}, Commit {commit}</translation>
    </message>
    <message>
        <source>{package:cap}, commit {commit} of {date}</source>
        <extracomment>app.about.build.dated</extracomment>
        <translation>{package:cap}, Commit {commit} vom {date}</translation>
    </message>
    <message>
        <source>source tree</source>
        <extracomment>app.about.package.source</extracomment>
        <translation>Quelltext</translation>
    </message>
    <message>
        <source>Python package</source>
        <extracomment>app.about.package.wheel</extracomment>
        <translation>Python-Paket</translation>
    </message>
    <message>
        <source>program folder</source>
        <extracomment>app.about.package.bundle</extracomment>
        <translation>Programmordner</translation>
    </message>
    <message>
        <source>Debian package (.deb)</source>
        <extracomment>app.about.package.deb</extracomment>
        <translation>Debian-Paket (.deb)</translation>
    </message>
    <message>
        <source>RPM package (.rpm)</source>
        <extracomment>app.about.package.rpm</extracomment>
        <translation>RPM-Paket (.rpm)</translation>
    </message>
    <message>
        <source>Flatpak</source>
        <extracomment>app.about.package.flatpak</extracomment>
        <translation>Flatpak</translation>
    </message>
    <message>
        <source>AppImage</source>
        <extracomment>app.about.package.appimage</extracomment>
        <translation>AppImage</translation>
    </message>
    <message>
        <source>Windows setup</source>
        <extracomment>app.about.package.setup</extracomment>
        <translation>Windows-Installation</translation>
    </message>
    <message>
        <source>Mac application</source>
        <extracomment>app.about.package.macos</extracomment>
        <translation>Mac-Programm</translation>
    </message>
    <message>
        <source>Copied.</source>
        <extracomment>app.about.copied</extracomment>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>{name} has come without the text of its licence; “{licence}” names it.</source>
        <extracomment>app.about.licence.none</extracomment>
        <translation>{name} kam ohne den Text seiner Lizenz; „{licence}“ nennt sie.</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>app.log.info</extracomment>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Warning</source>
        <extracomment>app.log.warning</extracomment>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>app.log.error</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Spieltisch never looks for newer versions by itself.</source>
        <extracomment>app.updates.asked</extracomment>
        <translation>Spieltisch sucht nie von selbst nach neueren Versionen.</translation>
    </message>
    <message>
        <source>Your system keeps Spieltisch up to date, as it does with all its programs.</source>
        <extracomment>app.updates.managed</extracomment>
        <translation>Dein System hält Spieltisch auf dem neuesten Stand, wie alle seine Programme.</translation>
    </message>
    <message>
        <source>Looking for a newer version …</source>
        <extracomment>app.updates.asking</extracomment>
        <translation>Eine neuere Version wird gesucht …</translation>
    </message>
    <message>
        <source>This is the newest version.</source>
        <extracomment>app.updates.newest</extracomment>
        <translation>Das ist die neueste Version.</translation>
    </message>
    <message>
        <source>Version {version} is there; you have {current}. Your matches stay when you install it.</source>
        <extracomment>app.updates.newer</extracomment>
        <translation>Version {version} ist da; du hast {current}. Deine Partien bleiben, wenn du sie installierst.</translation>
    </message>
    <message>
        <source>The page with the newest version cannot be reached; try again later.</source>
        <extracomment>app.updates.unreachable</extracomment>
        <translation>Die Seite mit der neuesten Version ist nicht zu erreichen; versuche es später noch einmal.</translation>
    </message>
    <message>
        <source>The page with the newest version gives an answer that cannot be understood; try again later.</source>
        <extracomment>app.updates.unreadable</extracomment>
        <translation>Die Seite mit der neuesten Version gibt eine Antwort, die nicht zu verstehen ist; versuche es später noch einmal.</translation>
    </message>
    <message>
        <source>Spieltisch has ended unexpectedly</source>
        <extracomment>app.crash.ended.title</extracomment>
        <translation>Spieltisch wurde unerwartet beendet</translation>
    </message>
    <message>
        <source>That was on {when}. Every action is stored at once, so your matches are as you left them.</source>
        <extracomment>app.crash.ended</extracomment>
        <translation>Das war am {when}. Jeder Zug wird sofort gespeichert, deine Partien sind also, wie du sie verlassen hast.</translation>
    </message>
    <message>
        <source>There was an error in Spieltisch</source>
        <extracomment>app.crash.error.title</extracomment>
        <translation>Es gab einen Fehler in Spieltisch</translation>
    </message>
    <message>
        <source>That was on {when}. The program went on, but something may not have been done.</source>
        <extracomment>app.crash.error</extracomment>
        <translation>Das war am {when}. Das Programm lief weiter, aber etwas wurde vielleicht nicht getan.</translation>
    </message>
    <message numerus="yes">
        <source>%n more report(s) lie in the same folder.</source>
        <extracomment>app.crash.more</extracomment>
        <translation>
            <numerusform>%n weiterer Bericht liegt im selben Ordner.</numerusform>
            <numerusform>%n weitere Berichte liegen im selben Ordner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n report(s) deleted.</source>
        <extracomment>app.crash.removed</extracomment>
        <translation>
            <numerusform>%n Bericht gelöscht.</numerusform>
            <numerusform>%n Berichte gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>The backup is being written …</source>
        <extracomment>app.backup.writing</extracomment>
        <translation>Die Sicherung wird geschrieben …</translation>
    </message>
    <message>
        <source>The backup is being checked …</source>
        <extracomment>app.backup.reading</extracomment>
        <translation>Die Sicherung wird geprüft …</translation>
    </message>
    <message>
        <source>The backup is being restored …</source>
        <extracomment>app.backup.restoring</extracomment>
        <translation>Die Sicherung wird wiederhergestellt …</translation>
    </message>
    <message>
        <source>Backup saved as “{name}”: {holds}.</source>
        <extracomment>app.backup.written</extracomment>
        <translation>Sicherung gespeichert als „{name}“: {holds}.</translation>
    </message>
    <message>
        <source>Stopped; nothing has been changed.</source>
        <extracomment>app.backup.stopped</extracomment>
        <translation>Angehalten; nichts wurde geändert.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) have come from the backup.</source>
        <extracomment>app.backup.restored</extracomment>
        <translation>
            <numerusform>%n Partie ist aus der Sicherung gekommen.</numerusform>
            <numerusform>%n Partien sind aus der Sicherung gekommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{restored} What was here before is kept as “{name}” in the folder of the program.</source>
        <extracomment>app.backup.restored.kept</extracomment>
        <translation>{restored} Was vorher hier war, liegt als „{name}“ im Ordner des Programms.</translation>
    </message>
    <message>
        <source>Everything is as it was before.</source>
        <extracomment>app.backup.undone</extracomment>
        <translation>Alles ist wieder wie vorher.</translation>
    </message>
    <message>
        <source>A backup has to be a file on this device.</source>
        <extracomment>app.backup.elsewhere</extracomment>
        <translation>Eine Sicherung muss eine Datei auf diesem Gerät sein.</translation>
    </message>
    <message>
        <source>Backup of {when}</source>
        <extracomment>app.backup.from</extracomment>
        <translation>Sicherung vom {when}</translation>
    </message>
    <message numerus="yes">
        <source>%n person(s)</source>
        <extracomment>app.backup.people</extracomment>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is stored here yet: everything in the backup comes in, settings too.</source>
        <extracomment>app.backup.here.none</extracomment>
        <translation>Hier ist noch nichts gespeichert: Alles aus der Sicherung kommt dazu, auch die Einstellungen.</translation>
    </message>
    <message>
        <source>Add to what is here</source>
        <extracomment>app.backup.merge</extracomment>
        <translation>Zu dem hier hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>%n new match(es) come in; then there are {total}.</source>
        <extracomment>app.backup.merge.added</extracomment>
        <translation>
            <numerusform>%n neue Partie kommt dazu; dann sind es {total}.</numerusform>
            <numerusform>%n neue Partien kommen dazu; dann sind es {total}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No new match comes in.</source>
        <extracomment>app.backup.merge.added.none</extracomment>
        <translation>Keine neue Partie kommt dazu.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) are here already and stay as they are.</source>
        <extracomment>app.backup.merge.known</extracomment>
        <translation>
            <numerusform>%n Partie ist schon hier und bleibt, wie sie ist.</numerusform>
            <numerusform>%n Partien sind schon hier und bleiben, wie sie sind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were played on in the backup and go on from there.</source>
        <extracomment>app.backup.merge.newer</extracomment>
        <translation>
            <numerusform>%n Partie wurde in der Sicherung weitergespielt und geht von dort weiter.</numerusform>
            <numerusform>%n Partien wurden in der Sicherung weitergespielt und gehen von dort weiter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) come into the list.</source>
        <extracomment>app.backup.merge.people</extracomment>
        <translation>
            <numerusform>%n Person kommt in die Liste.</numerusform>
            <numerusform>%n Personen kommen in die Liste.</numerusform>
        </translation>
    </message>
    <message>
        <source>Settings that were changed here stay.</source>
        <extracomment>app.backup.merge.settings</extracomment>
        <translation>Einstellungen, die hier geändert wurden, bleiben.</translation>
    </message>
    <message>
        <source>Replace what is here</source>
        <extracomment>app.backup.replace</extracomment>
        <translation>Alles hier ersetzen</translation>
    </message>
    <message>
        <source>A backup of what is here is written first, so that this can be undone.</source>
        <extracomment>app.backup.replace.kept</extracomment>
        <translation>Vorher wird von allem hier eine Sicherung geschrieben; so lässt es sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Left out (safe mode)</source>
        <extracomment>app.plugin.left_out</extracomment>
        <translation>Außen vor (abgesicherter Modus)</translation>
    </message>
    <message>
        <source>Package {place}</source>
        <extracomment>app.plugin.source.package</extracomment>
        <translation>Paket {place}</translation>
    </message>
    <message>
        <source>Folder {place}</source>
        <extracomment>app.plugin.source.folder</extracomment>
        <translation>Ordner {place}</translation>
    </message>
    <message>
        <source>Added from {place}</source>
        <extracomment>app.plugin.source.archive</extracomment>
        <translation>Hinzugefügt aus {place}</translation>
    </message>
    <message>
        <source>“{file}” cannot be added: {why}</source>
        <extracomment>app.archive.refused</extracomment>
        <translation>„{file}“ kann nicht hinzugefügt werden: {why}</translation>
    </message>
    <message>
        <source>A game has to be a file on this device.</source>
        <extracomment>app.archive.elsewhere</extracomment>
        <translation>Ein Spiel muss eine Datei auf diesem Gerät sein.</translation>
    </message>
    <message>
        <source>{old} → {new}</source>
        <extracomment>app.archive.version</extracomment>
        <translation>{old} → {new}</translation>
    </message>
    <message>
        <source>{game} has been added and can be played.</source>
        <extracomment>app.archive.added</extracomment>
        <translation>{game} ist hinzugefügt und kann gespielt werden.</translation>
    </message>
    <message>
        <source>{game} is version {version} now.</source>
        <extracomment>app.archive.updated</extracomment>
        <translation>{game} hat jetzt Version {version}.</translation>
    </message>
    <message>
        <source>{game} has been added, but does not work: {why}</source>
        <extracomment>app.archive.added.broken</extracomment>
        <translation>{game} ist hinzugefügt, geht aber nicht: {why}</translation>
    </message>
    <message>
        <source>The checksum has been copied.</source>
        <extracomment>app.archive.copied</extracomment>
        <translation>Die Prüfsumme ist kopiert.</translation>
    </message>
    <message>
        <source>{game} has been removed; its matches stay saved.</source>
        <extracomment>app.archive.removed</extracomment>
        <translation>{game} ist entfernt; seine Partien bleiben gespeichert.</translation>
    </message>
    <message>
        <source>{game} cannot be removed: {why}</source>
        <extracomment>app.archive.not_removed</extracomment>
        <translation>{game} kann nicht entfernt werden: {why}</translation>
    </message>
    <message>
        <source>This game is not here or switched off; see Plugins.</source>
        <extracomment>app.match.no_game</extracomment>
        <translation>Dieses Spiel ist nicht da oder abgeschaltet; siehe Plugins.</translation>
    </message>
    <message>
        <source>Nothing played yet</source>
        <extracomment>app.people.none</extracomment>
        <translation>Noch nichts gespielt</translation>
    </message>
    <message>
        <source>{matches}, the last one {when}</source>
        <extracomment>app.people.last</extracomment>
        <translation>{matches}, die letzte {when}</translation>
    </message>
    <message>
        <source>{name} is in the list.</source>
        <extracomment>app.people.added</extracomment>
        <translation>{name} steht in der Liste.</translation>
    </message>
    <message>
        <source>{old} is called {name} now.</source>
        <extracomment>app.people.renamed</extracomment>
        <translation>{old} heißt jetzt {name}.</translation>
    </message>
    <message>
        <source>{name} has another colour.</source>
        <extracomment>app.people.recoloured</extracomment>
        <translation>{name} hat eine andere Farbe.</translation>
    </message>
    <message>
        <source>{name} and {into} are one person now: {into}.</source>
        <extracomment>app.people.merged</extracomment>
        <translation>{name} und {into} sind jetzt eine Person: {into}.</translation>
    </message>
    <message>
        <source>{name} is no longer in the list.</source>
        <extracomment>app.people.removed</extracomment>
        <translation>{name} steht nicht mehr in der Liste.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) played by {name} go to {into}, who has {total} then.</source>
        <extracomment>app.people.merge.moves</extracomment>
        <translation>
            <numerusform>%n Partie von {name} geht an {into}; dort sind es dann {total}.</numerusform>
            <numerusform>%n Partien von {name} gehen an {into}; dort sind es dann {total}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has played nothing: only the entry in the list goes.</source>
        <extracomment>app.people.merge.moves.none</extracomment>
        <translation>{name} hat nichts gespielt: Nur der Eintrag in der Liste entfällt.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) of {name} against {into} count for nobody then; they stay in the list of matches.</source>
        <extracomment>app.people.merge.against</extracomment>
        <translation>
            <numerusform>%n Partie von {name} gegen {into} zählt dann für niemanden; sie bleibt in der Liste der Partien.</numerusform>
            <numerusform>%n Partien von {name} gegen {into} zählen dann für niemanden; sie bleiben in der Liste der Partien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) that {name} and {into} played as partners count once.</source>
        <extracomment>app.people.merge.together</extracomment>
        <translation>
            <numerusform>%n Partie, die {name} und {into} als Partner gespielt haben, zählt einmal.</numerusform>
            <numerusform>%n Partien, die {name} und {into} als Partner gespielt haben, zählen einmal.</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches keep the names they were played under. This can be taken back.</source>
        <extracomment>app.people.merge.names</extracomment>
        <translation>Partien behalten die Namen, unter denen sie gespielt wurden. Das lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Amber</source>
        <extracomment>app.colour.amber</extracomment>
        <translation>Bernstein</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>app.colour.blue</extracomment>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Rose</source>
        <extracomment>app.colour.rose</extracomment>
        <translation>Rosé</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>app.colour.green</extracomment>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Violet</source>
        <extracomment>app.colour.violet</extracomment>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Turquoise</source>
        <extracomment>app.colour.turquoise</extracomment>
        <translation>Türkis</translation>
    </message>
    <message>
        <source>Copper</source>
        <extracomment>app.colour.copper</extracomment>
        <translation>Kupfer</translation>
    </message>
    <message>
        <source>Sand</source>
        <extracomment>app.colour.sand</extracomment>
        <translation>Sand</translation>
    </message>
    <message>
        <source>{number} chosen</source>
        <extracomment>app.statistics.chosen</extracomment>
        <translation>{number} gewählt</translation>
    </message>
    <message>
        <source>In a match of people against each other one of them wins anyway. Choose a person above to see how theirs went.</source>
        <extracomment>app.statistics.people.choose</extracomment>
        <translation>In einer Partie von Menschen gegeneinander gewinnt ohnehin einer von ihnen. Wähl oben eine Person, dann siehst du, wie ihre Partien ausgingen.</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>app.statistics.range</extracomment>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <source>{low} to {high:%}</source>
        <extracomment>app.statistics.range.percent</extracomment>
        <translation>{low} bis {high:%}</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>app.statistics.won</extracomment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>{won} of {played} · {range}</source>
        <extracomment>app.statistics.won.note</extracomment>
        <translation>{won} von {played} · {range}</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>app.statistics.played</extracomment>
        <translation>Gespielt</translation>
    </message>
    <message numerus="yes">
        <source>on %n day(s)</source>
        <extracomment>app.statistics.played.note</extracomment>
        <translation>
            <numerusform>an %n Tag</numerusform>
            <numerusform>an %n Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <extracomment>app.statistics.streak.won</extracomment>
        <translation>Längste Siegesserie</translation>
    </message>
    <message>
        <source>Longest losing streak</source>
        <extracomment>app.statistics.streak.lost</extracomment>
        <translation>Längste Pechsträhne</translation>
    </message>
    <message>
        <source>Won in a row just now</source>
        <extracomment>app.statistics.streak.now.won</extracomment>
        <translation>Zuletzt in Folge gewonnen</translation>
    </message>
    <message>
        <source>Lost in a row just now</source>
        <extracomment>app.statistics.streak.now.lost</extracomment>
        <translation>Zuletzt in Folge verloren</translation>
    </message>
    <message>
        <source>until {month}</source>
        <extracomment>app.statistics.streak.note</extracomment>
        <translation>bis {month}</translation>
    </message>
    <message>
        <source>until {day}</source>
        <extracomment>app.statistics.streak.length</extracomment>
        <translation>bis {day}</translation>
    </message>
    <message>
        <source>Matches won over time</source>
        <extracomment>app.statistics.trend</extracomment>
        <translation>Gewonnene Partien im Verlauf</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) each, band: 95% certain</source>
        <extracomment>app.statistics.trend.note</extracomment>
        <translation>
            <numerusform>je %n Partie, Band: 95&#xa0;% sicher</numerusform>
            <numerusform>je %n Partien, Band: 95&#xa0;% sicher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) so far; more of them make a line</source>
        <extracomment>app.statistics.trend.few</extracomment>
        <translation>
            <numerusform>bisher %n Partie; mit mehr wird es eine Linie</numerusform>
            <numerusform>bisher %n Partien; mit mehr wird es eine Linie</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches {first} to {last} · {day}</source>
        <extracomment>app.statistics.trend.point</extracomment>
        <translation>Partien {first} bis {last} · {day}</translation>
    </message>
    <message>
        <source>Match {first} · {day}</source>
        <extracomment>app.statistics.trend.single</extracomment>
        <translation>Partie {first} · {day}</translation>
    </message>
    <message>
        <source>From {first} to {last}, at last {value}</source>
        <extracomment>app.statistics.trend.summary</extracomment>
        <translation>Vom {first} bis zum {last}, zuletzt {value}</translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>app.statistics.outcomes</extracomment>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>app.statistics.outcome.won</extracomment>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>tied</source>
        <extracomment>app.statistics.outcome.tied</extracomment>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>app.statistics.outcome.lost</extracomment>
        <translation>verloren</translation>
    </message>
    <message>
        <source>By level</source>
        <extracomment>app.statistics.levels</extracomment>
        <translation>Nach Spielstärke</translation>
    </message>
    <message>
        <source>By opponent</source>
        <extracomment>app.statistics.opponents</extracomment>
        <translation>Nach Gegner</translation>
    </message>
    <message>
        <source>By option: {option}</source>
        <extracomment>app.statistics.option_values</extracomment>
        <translation>Nach Regel: {option}</translation>
    </message>
    <message>
        <source>share won, line: 95% certain</source>
        <extracomment>app.statistics.bars.note</extracomment>
        <translation>gewonnener Anteil, Strich: 95&#xa0;% sicher</translation>
    </message>
    <message>
        <source>Your final scores</source>
        <extracomment>app.statistics.scores</extracomment>
        <translation>Deine Endstände</translation>
    </message>
    <message>
        <source>Points ahead and behind</source>
        <extracomment>app.statistics.margins</extracomment>
        <translation>Vorsprung und Rückstand</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>app.statistics.points</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>{value} points</source>
        <extracomment>app.statistics.points.value</extracomment>
        <translation>{value} Punkte</translation>
    </message>
    <message>
        <source>avg {value:.1}</source>
        <extracomment>app.statistics.mean</extracomment>
        <translation>Ø {value:.1}</translation>
    </message>
    <message>
        <source>On average {mean:.1}, from {lowest} to {highest}</source>
        <extracomment>app.statistics.mean.summary</extracomment>
        <translation>Im Schnitt {mean:.1}, von {lowest} bis {highest}</translation>
    </message>
    <message>
        <source>Days of play</source>
        <extracomment>app.statistics.calendar</extracomment>
        <translation>Spieltage</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s), {matches}</source>
        <extracomment>app.statistics.calendar.note</extracomment>
        <translation>
            <numerusform>%n Tag, {matches}</numerusform>
            <numerusform>%n Tage, {matches}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <extracomment>app.statistics.calendar.won</extracomment>
        <translation>
            <numerusform>%n gewonnen</numerusform>
            <numerusform>%n gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing played</source>
        <extracomment>app.statistics.calendar.none</extracomment>
        <translation>nichts gespielt</translation>
    </message>
    <message>
        <source>Averages and totals</source>
        <extracomment>app.statistics.averages</extracomment>
        <translation>Schnitte und Summen</translation>
    </message>
    <message>
        <source>Best and worst</source>
        <extracomment>app.statistics.records</extracomment>
        <translation>Bestes und Schlechtestes</translation>
    </message>
    <message>
        <source>a tap shows the match</source>
        <extracomment>app.statistics.records.note</extracomment>
        <translation>ein Tipp zeigt die Partie</translation>
    </message>
    <message>
        <source>Highest final score</source>
        <extracomment>app.statistics.record.best_score</extracomment>
        <translation>Höchster Endstand</translation>
    </message>
    <message>
        <source>Lowest final score</source>
        <extracomment>app.statistics.record.worst_score</extracomment>
        <translation>Niedrigster Endstand</translation>
    </message>
    <message>
        <source>Highest win</source>
        <extracomment>app.statistics.record.highest_win</extracomment>
        <translation>Höchster Sieg</translation>
    </message>
    <message>
        <source>Highest defeat</source>
        <extracomment>app.statistics.record.highest_defeat</extracomment>
        <translation>Höchste Niederlage</translation>
    </message>
    <message>
        <source>Closest win</source>
        <extracomment>app.statistics.record.closest_win</extracomment>
        <translation>Knappster Sieg</translation>
    </message>
    <message>
        <source>Closest defeat</source>
        <extracomment>app.statistics.record.closest_defeat</extracomment>
        <translation>Knappste Niederlage</translation>
    </message>
    <message numerus="yes">
        <source>{day}, and in %n more match(es)</source>
        <extracomment>app.statistics.record.often</extracomment>
        <translation>
            <numerusform>{day} und in %n weiteren Partie</numerusform>
            <numerusform>{day} und in %n weiteren Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>{own} : {other}</source>
        <extracomment>app.statistics.score</extracomment>
        <translation>{own} : {other}</translation>
    </message>
    <message>
        <source>{title}: {value}</source>
        <extracomment>app.statistics.sentence</extracomment>
        <translation>{title}: {value}</translation>
    </message>
    <message>
        <source>{card}: {part}</source>
        <extracomment>app.statistics.behind</extracomment>
        <translation>{card}: {part}</translation>
    </message>
    <message>
        <source>with undo or hint</source>
        <extracomment>app.statistics.mark.helped</extracomment>
        <translation>mit Zurück oder Hinweis</translation>
    </message>
    <message>
        <source>with handicap</source>
        <extracomment>app.statistics.mark.handicap</extracomment>
        <translation>mit Vorgabe</translation>
    </message>
    <message>
        <source>{name} {others}</source>
        <extracomment>app.of_person</extracomment>
        <translation>{name} {others}</translation>
    </message>
    <message>
        <source>The lot decides who begins.</source>
        <extracomment>app.new_match.note</extracomment>
        <translation>Wer beginnt, entscheidet das Los.</translation>
    </message>
    <message>
        <source>As last time. The lot decides who begins.</source>
        <extracomment>app.new_match.note_again</extracomment>
        <translation>Wie beim letzten Mal. Wer beginnt, entscheidet das Los.</translation>
    </message>
    <message>
        <source>As last time.</source>
        <extracomment>app.new_match.again</extracomment>
        <translation>Wie beim letzten Mal.</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <extracomment>app.new_match.begins</extracomment>
        <translation>{name} beginnt.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <extracomment>app.new_match.opener</extracomment>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>As the rules say</source>
        <extracomment>app.new_match.opener.rules</extracomment>
        <translation>nach den Regeln</translation>
    </message>
    <message>
        <source>Whoever is chosen here begins the match, whatever the rules below would say.</source>
        <extracomment>app.new_match.opener.explanation</extracomment>
        <translation>Wer hier gewählt ist, beginnt die Partie, egal was die Regeln darunter sagen.</translation>
    </message>
    <message>
        <source>Has no effect now ({option}: {value}).</source>
        <extracomment>app.new_match.no_effect_beside</extracomment>
        <translation>Hat zurzeit keine Wirkung ({option}: {value}).</translation>
    </message>
    <message>
        <source>As usual</source>
        <extracomment>app.preset.usual</extracomment>
        <translation>Wie üblich</translation>
    </message>
    <message>
        <source>Every rule as the game proposes it.</source>
        <extracomment>app.preset.usual.explanation</extracomment>
        <translation>Jede Regel, wie das Spiel sie vorschlägt.</translation>
    </message>
    <message>
        <source>Saved by you.</source>
        <extracomment>app.preset.own</extracomment>
        <translation>Von dir gespeichert.</translation>
    </message>
    <message>
        <source>{preset}, changed</source>
        <extracomment>app.preset.changed</extracomment>
        <translation>{preset}, geändert</translation>
    </message>
    <message>
        <source>A name is one line of at most {limit} characters.</source>
        <extracomment>app.preset.no_name</extracomment>
        <translation>Ein Name ist eine Zeile mit höchstens {limit} Zeichen.</translation>
    </message>
    <message>
        <source>Another preset is called {name} already.</source>
        <extracomment>app.preset.taken</extracomment>
        <translation>Eine andere Spielart heißt schon {name}.</translation>
    </message>
    <message>
        <source>There are {limit} presets of your own; delete one first.</source>
        <extracomment>app.preset.too_many</extracomment>
        <translation>Es gibt schon {limit} eigene Spielarten; lösche zuerst eine.</translation>
    </message>
    <message>
        <source>on</source>
        <extracomment>app.option.on</extracomment>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>app.option.off</extracomment>
        <translation>aus</translation>
    </message>
    <message>
        <source>{who} wins</source>
        <extracomment>app.outcome.won</extracomment>
        <translation>{who} gewinnt</translation>
    </message>
    <message>
        <source>You win</source>
        <extracomment>app.outcome.won.you</extracomment>
        <translation>Du gewinnst</translation>
    </message>
    <message>
        <source>{names:and} win</source>
        <extracomment>app.outcome.side_won</extracomment>
        <translation>{names:and} gewinnen</translation>
    </message>
    <message>
        <source>A tie</source>
        <extracomment>app.outcome.tie</extracomment>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>You lose</source>
        <extracomment>app.outcome.lost</extracomment>
        <translation>Du verlierst</translation>
    </message>
    <message>
        <source>Final score {score}</source>
        <extracomment>app.outcome.score</extracomment>
        <translation>Endstand {score}</translation>
    </message>
    <message>
        <source>There is nothing to decide just now.</source>
        <extracomment>app.hint.none</extracomment>
        <translation>Gerade ist nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>No hint could be worked out.</source>
        <extracomment>app.hint.failed</extracomment>
        <translation>Es ließ sich kein Hinweis finden.</translation>
    </message>
    <message>
        <source>{seconds} seconds left</source>
        <extracomment>app.clock.left</extracomment>
        <translation>Noch {seconds} Sekunden</translation>
    </message>
    <message>
        <source>Lattice</source>
        <extracomment>app.back.lattice</extracomment>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Scales</source>
        <extracomment>app.back.scale</extracomment>
        <translation>Schuppen</translation>
    </message>
    <message>
        <source>Wine red</source>
        <extracomment>app.back.wine</extracomment>
        <translation>Weinrot</translation>
    </message>
    <message>
        <source>Plain blue</source>
        <extracomment>app.back.plain</extracomment>
        <translation>Schlicht blau</translation>
    </message>
    <message>
        <source>French</source>
        <extracomment>app.deck.french</extracomment>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>Bavarian</source>
        <extracomment>app.deck.bavarian</extracomment>
        <translation>Bayerisch</translation>
    </message>
    <message>
        <source>As the system</source>
        <extracomment>app.language.system</extracomment>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>app.plugin.discovered</extracomment>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Made for another version</source>
        <extracomment>app.plugin.incompatible</extracomment>
        <translation>Für eine andere Version gemacht</translation>
    </message>
    <message>
        <source>Switched off</source>
        <extracomment>app.plugin.disabled</extracomment>
        <translation>Abgeschaltet</translation>
    </message>
    <message>
        <source>Switched on</source>
        <extracomment>app.plugin.enabled</extracomment>
        <translation>Eingeschaltet</translation>
    </message>
    <message>
        <source>Does not work</source>
        <extracomment>app.plugin.failed</extracomment>
        <translation>Geht nicht</translation>
    </message>
    <message>
        <source>Comes with Spieltisch</source>
        <extracomment>app.plugin.source.bundled</extracomment>
        <translation>Gehört zu Spieltisch</translation>
    </message>
    <message>
        <source>{game} has stopped because of an error in it ({error}: {detail}). The match is saved.</source>
        <extracomment>app.plugin.broke</extracomment>
        <translation>{game} hat wegen eines eigenen Fehlers angehalten ({error}: {detail}). Die Partie ist gespeichert.</translation>
    </message>
    <message>
        <source>The computer player stopped unexpectedly and is asked again.</source>
        <extracomment>app.worker.crashed</extracomment>
        <translation>Der Computerspieler hat unerwartet aufgehört und wird noch einmal gefragt.</translation>
    </message>
    <message>
        <source>The computer player cannot decide. The match waits; continue to ask it again.</source>
        <extracomment>app.worker.failed</extracomment>
        <translation>Der Computerspieler kann sich nicht entscheiden. Die Partie wartet; mit Fortsetzen wird er noch einmal gefragt.</translation>
    </message>
    <message>
        <source>{why} It is tried again until it works.</source>
        <extracomment>app.storage.retrying</extracomment>
        <translation>{why} Es wird weiter versucht, bis es gelingt.</translation>
    </message>
    <message>
        <source>Everything is saved again.</source>
        <extracomment>app.storage.recovered</extracomment>
        <translation>Alles ist wieder gespeichert.</translation>
    </message>
    <message>
        <source>Only a match file from this device can be opened.</source>
        <extracomment>app.match.elsewhere</extracomment>
        <translation>Nur eine Partie-Datei von diesem Gerät lässt sich öffnen.</translation>
    </message>
    <message>
        <source>The match cannot be opened ({error}: {detail}).</source>
        <extracomment>app.match.unusable</extracomment>
        <translation>Die Partie lässt sich nicht öffnen ({error}: {detail}).</translation>
    </message>
    <message>
        <source>The games are still being loaded.</source>
        <extracomment>app.still_loading</extracomment>
        <translation>Die Spiele werden noch geladen.</translation>
    </message>
    <message>
        <source>The match is deleted.</source>
        <extracomment>app.match.deleted</extracomment>
        <translation>Die Partie ist gelöscht.</translation>
    </message>
    <message>
        <source>Import the match “{name}”?</source>
        <extracomment>app.offer.title</extracomment>
        <translation>Die Partie „{name}“ importieren?</translation>
    </message>
    <message>
        <source>{game} ({names:and}). It becomes a match of your own; one at the table stays saved.</source>
        <extracomment>app.offer.text</extracomment>
        <translation>{game} ({names:and}). Sie wird zu einer eigenen Partie; eine am Tisch bleibt gesichert.</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <extracomment>app.file.exported</extracomment>
        <translation>Gesichert als „{name}“.</translation>
    </message>
    <message>
        <source>There is no display to open a window on.</source>
        <extracomment>app.no_display</extracomment>
        <translation>Es gibt keinen Bildschirm für ein Fenster.</translation>
    </message>
    <message>
        <source>Spieltisch is open already with the data folder {path}, but does not answer.</source>
        <extracomment>app.instance.silent</extracomment>
        <translation>Spieltisch ist mit dem Datenordner {path} schon offen, antwortet aber nicht.</translation>
    </message>
    <message>
        <source>Spieltisch is open already; close it before you start it in safe mode.</source>
        <extracomment>app.instance.safe_mode</extracomment>
        <translation>Spieltisch ist schon offen und muss für einen Start im abgesicherten Modus zuerst geschlossen werden.</translation>
    </message>
    <message>
        <source>“{size}” is not a size such as 1280x800.</source>
        <extracomment>app.screenshot.size</extracomment>
        <translation>„{size}“ ist keine Größe wie 1280x800.</translation>
    </message>
    <message>
        <source>There is no page “{page}”.</source>
        <extracomment>app.screenshot.page</extracomment>
        <translation>Es gibt keine Seite „{page}“.</translation>
    </message>
    <message>
        <source>The picture “{name}” cannot be written.</source>
        <extracomment>app.screenshot.unwritable</extracomment>
        <translation>Das Bild „{name}“ lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>The window cannot be opened: {detail}</source>
        <extracomment>app.interface</extracomment>
        <translation>Das Fenster lässt sich nicht öffnen: {detail}</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>app.statistics.filter.game, app.shortcut.game</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>{count} {unit}</source>
        <extracomment>app.statistics.counted</extracomment>
        <translation>{count} {unit}</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>app.shortcut.move</extracomment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>app.shortcut.view</extracomment>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>app.shortcut.help</extracomment>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>New match</source>
        <extracomment>app.shortcut.new</extracomment>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Back, or clear the selection</source>
        <extracomment>app.shortcut.back</extracomment>
        <translation>Zurück oder Auswahl aufheben</translation>
    </message>
    <message>
        <source>Pause and continue</source>
        <extracomment>app.shortcut.pause</extracomment>
        <translation>Pause und weiter</translation>
    </message>
    <message>
        <source>Play again, when a match is over</source>
        <extracomment>app.shortcut.rematch</extracomment>
        <translation>Noch einmal spielen, wenn eine Partie zu Ende ist</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>app.shortcut.quit</extracomment>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Go from piece to piece</source>
        <extracomment>app.shortcut.arrows</extracomment>
        <translation>Von Karte zu Karte gehen</translation>
    </message>
    <message>
        <source>Select</source>
        <extracomment>app.shortcut.select</extracomment>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Confirm</source>
        <extracomment>app.shortcut.confirm</extracomment>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>app.shortcut.undo</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>app.shortcut.redo</extracomment>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>app.shortcut.hint</extracomment>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Score details</source>
        <extracomment>app.shortcut.details</extracomment>
        <translation>Punktedetails</translation>
    </message>
    <message>
        <source>Full screen</source>
        <extracomment>app.shortcut.fullscreen</extracomment>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <extracomment>app.shortcut.rules</extracomment>
        <translation>Regeln dieses Spiels</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>app.shortcut.overlay</extracomment>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <extracomment>app.key.arrows</extracomment>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>app.key.space</extracomment>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>app.key.enter</extracomment>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>app.key.escape</extracomment>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>There is no command “{word}”; there are: {commands}.</source>
        <extracomment>cli.usage.verb</extracomment>
        <translation>Es gibt keinen Befehl „{word}“; es gibt: {commands}.</translation>
    </message>
    <message>
        <source>There is no option {option}.</source>
        <extracomment>cli.usage.unknown_option</extracomment>
        <translation>Es gibt keine Option {option}.</translation>
    </message>
    <message>
        <source>{option} does not belong to “{command}”.</source>
        <extracomment>cli.usage.option_of_other</extracomment>
        <translation>{option} gehört nicht zu „{command}“.</translation>
    </message>
    <message>
        <source>{option} is there twice.</source>
        <extracomment>cli.usage.twice</extracomment>
        <translation>{option} steht zweimal da.</translation>
    </message>
    <message>
        <source>{option} is missing.</source>
        <extracomment>cli.usage.missing</extracomment>
        <translation>{option} fehlt.</translation>
    </message>
    <message>
        <source>{option} is only possible together with {other}.</source>
        <extracomment>cli.usage.needs</extracomment>
        <translation>{option} ist nur zusammen mit {other} möglich.</translation>
    </message>
    <message>
        <source>{option} needs a value.</source>
        <extracomment>cli.usage.value</extracomment>
        <translation>{option} braucht einen Wert.</translation>
    </message>
    <message>
        <source>{option} takes no value.</source>
        <extracomment>cli.usage.no_value</extracomment>
        <translation>{option} nimmt keinen Wert an.</translation>
    </message>
    <message>
        <source>“{command}” needs a match file.</source>
        <extracomment>cli.usage.no_file</extracomment>
        <translation>„{command}“ braucht eine Partie-Datei.</translation>
    </message>
    <message>
        <source>“{word}” is one word too many.</source>
        <extracomment>cli.usage.surplus</extracomment>
        <translation>„{word}“ ist ein Wort zu viel.</translation>
    </message>
    <message>
        <source>{option} must be a whole number from {least} to {most}, not “{value}”.</source>
        <extracomment>cli.usage.number</extracomment>
        <translation>{option} muss eine ganze Zahl von {least} bis {most} sein, nicht „{value}“.</translation>
    </message>
    <message>
        <source>{option} must be one of {choices}, not “{value}”.</source>
        <extracomment>cli.usage.choice</extracomment>
        <translation>{option} muss eines von {choices} sein, nicht „{value}“.</translation>
    </message>
    <message>
        <source>A size looks like 1280x800, not like “{value}”.</source>
        <extracomment>cli.usage.size</extracomment>
        <translation>Eine Größe sieht aus wie 1280x800, nicht wie „{value}“.</translation>
    </message>
    <message>
        <source>This match has no seat {seat}; seats count from 0.</source>
        <extracomment>cli.usage.seat</extracomment>
        <translation>Diese Partie hat keinen Platz {seat}; Plätze zählen ab 0.</translation>
    </message>
    <message>
        <source>An option of a game looks like key=value, not like “{word}”.</source>
        <extracomment>cli.usage.setting</extracomment>
        <translation>Eine Option eines Spiels sieht aus wie schlüssel=wert, nicht wie „{word}“.</translation>
    </message>
    <message>
        <source>A seed has between 1 and {limit} characters.</source>
        <extracomment>cli.usage.seed</extracomment>
        <translation>Ein Startwert hat 1 bis {limit} Zeichen.</translation>
    </message>
    <message>
        <source>{game} cannot be played by these {count} players.</source>
        <extracomment>cli.arena.players</extracomment>
        <translation>{game} lässt sich mit diesen {count} Spielern nicht spielen.</translation>
    </message>
    <message>
        <source>There is no player “{player}”.</source>
        <extracomment>cli.arena.player</extracomment>
        <translation>Es gibt keinen Spieler „{player}“.</translation>
    </message>
    <message>
        <source>The player “{player}” failed ({error}: {detail}).</source>
        <extracomment>cli.arena.failed</extracomment>
        <translation>Der Spieler „{player}“ ist gescheitert ({error}: {detail}).</translation>
    </message>
    <message>
        <source>The player “{player}” did what is not allowed, “{action}”: {why}</source>
        <extracomment>cli.arena.illegal</extracomment>
        <translation>Der Spieler „{player}“ hat etwas Unerlaubtes getan, „{action}“: {why}</translation>
    </message>
    <message>
        <source>{game}: {matches} matches</source>
        <extracomment>cli.arena.head</extracomment>
        <translation>{game}: {matches} Partien</translation>
    </message>
    <message>
        <source>{player}: {wins} wins ({low}–{high}%), mean score {score:.2}, time per decision {p50:.2} / {p95:.2} / {max:.2} ms (half / 95% / all)</source>
        <extracomment>cli.arena.line</extracomment>
        <translation>{player}: {wins} Siege ({low}–{high}&#xa0;%), mittlere Punkte {score:.2}, Zeit je Entscheidung {p50:.2} / {p95:.2} / {max:.2} ms (Hälfte / 95&#xa0;% / alle)</translation>
    </message>
    <message>
        <source>Scores: {scores}</source>
        <extracomment>cli.replay.scores</extracomment>
        <translation>Stand: {scores}</translation>
    </message>
    <message>
        <source>The match is over; won by {names:and}.</source>
        <extracomment>cli.replay.winner</extracomment>
        <translation>Die Partie ist zu Ende; gewonnen: {names:and}.</translation>
    </message>
    <message>
        <source>The match is over; it is a tie.</source>
        <extracomment>cli.replay.tie</extracomment>
        <translation>Die Partie ist zu Ende; sie steht unentschieden.</translation>
    </message>
    <message>
        <source>To act: {seats}</source>
        <extracomment>cli.replay.to_act</extracomment>
        <translation>An der Reihe: {seats}</translation>
    </message>
    <message>
        <source>Action {number}, “{text}”, is not allowed: {why}</source>
        <extracomment>cli.replay.refused</extracomment>
        <translation>Aktion {number}, „{text}“, ist nicht erlaubt: {why}</translation>
    </message>
    <message>
        <source>Nobody has anything to do.</source>
        <extracomment>cli.legal.none</extracomment>
        <translation>Niemand hat etwas zu tun.</translation>
    </message>
    <message>
        <source>{action}: {value:.2}</source>
        <extracomment>cli.hint.line</extracomment>
        <translation>{action}: {value:.2}</translation>
    </message>
    <message>
        <source>{id} – {name}: {summary} (players: {seats})</source>
        <extracomment>cli.games.line</extracomment>
        <translation>{id} – {name}: {summary} (Spieler: {seats})</translation>
    </message>
    <message>
        <source>  -o {key}={default} – {label} ({choices})</source>
        <extracomment>cli.games.option</extracomment>
        <translation>  -o {key}={default} – {label} ({choices})</translation>
    </message>
    <message>
        <source>{id} {version} – {state} – {source}</source>
        <extracomment>cli.plugins.line</extracomment>
        <translation>{id} {version} – {state} – {source}</translation>
    </message>
    <message>
        <source>{id} {version} – {state} – {source}: {why}</source>
        <extracomment>cli.plugins.problem</extracomment>
        <translation>{id} {version} – {state} – {source}: {why}</translation>
    </message>
    <message>
        <source>part of Spieltisch</source>
        <extracomment>cli.plugins.source.bundled</extracomment>
        <translation>Teil von Spieltisch</translation>
    </message>
    <message>
        <source>package {place}</source>
        <extracomment>cli.plugins.source.package</extracomment>
        <translation>Paket {place}</translation>
    </message>
    <message>
        <source>folder {place}</source>
        <extracomment>cli.plugins.source.folder</extracomment>
        <translation>Ordner {place}</translation>
    </message>
    <message>
        <source>added from {place}</source>
        <extracomment>cli.plugins.source.archive</extracomment>
        <translation>hinzugefügt aus {place}</translation>
    </message>
    <message>
        <source>Spieltisch {version}</source>
        <extracomment>cli.version</extracomment>
        <translation>Spieltisch {version}</translation>
    </message>
    <message>
        <source>Usage:</source>
        <extracomment>cli.help.usage</extracomment>
        <translation>Aufruf:</translation>
    </message>
    <message>
        <source>Everywhere:</source>
        <extracomment>cli.help.general</extracomment>
        <translation>Überall:</translation>
    </message>
    <message>
        <source>opens the window, or draws a screen into a picture</source>
        <extracomment>cli.help.window</extracomment>
        <translation>öffnet das Fenster oder zeichnet einen Bildschirm in ein Bild</translation>
    </message>
    <message>
        <source>lists the games and their options</source>
        <extracomment>cli.help.games</extracomment>
        <translation>nennt die Spiele und ihre Optionen</translation>
    </message>
    <message>
        <source>tells a match and how it stands</source>
        <extracomment>cli.help.replay</extracomment>
        <translation>erzählt eine Partie und wie sie steht</translation>
    </message>
    <message>
        <source>lists what may be done now</source>
        <extracomment>cli.help.legal</extracomment>
        <translation>nennt, was jetzt erlaubt ist</translation>
    </message>
    <message>
        <source>prints what one seat knows</source>
        <extracomment>cli.help.view</extracomment>
        <translation>zeigt, was ein Platz weiß</translation>
    </message>
    <message>
        <source>prints what the expert thinks of each action</source>
        <extracomment>cli.help.hint</extracomment>
        <translation>zeigt, was der Experte von jeder Aktion hält</translation>
    </message>
    <message>
        <source>lets computer players play each other on the same cards</source>
        <extracomment>cli.help.arena</extracomment>
        <translation>lässt Computerspieler mit denselben Karten gegeneinander spielen</translation>
    </message>
    <message>
        <source>lists the plugins and whether they work</source>
        <extracomment>cli.help.plugins</extracomment>
        <translation>nennt die Plugins und ob sie gehen</translation>
    </message>
    <message>
        <source>keeps matches, settings and plugins in another folder</source>
        <extracomment>cli.help.data_dir</extracomment>
        <translation>legt Partien, Einstellungen und Plugins in einen anderen Ordner</translation>
    </message>
    <message>
        <source>leaves out the plugins of others</source>
        <extracomment>cli.help.safe_mode</extracomment>
        <translation>lässt die Plugins anderer weg</translation>
    </message>
    <message>
        <source>speaks German, Danish or English</source>
        <extracomment>cli.help.lang</extracomment>
        <translation>spricht Deutsch, Dänisch oder Englisch</translation>
    </message>
    <message>
        <source>prints the version</source>
        <extracomment>cli.help.version</extracomment>
        <translation>zeigt die Version</translation>
    </message>
    <message>
        <source>The output cannot be written.</source>
        <extracomment>cli.output</extracomment>
        <translation>Die Ausgabe kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>An error in the program has stopped it ({error}: {detail}).</source>
        <extracomment>cli.failure</extracomment>
        <translation>Ein Fehler im Programm hat es angehalten ({error}: {detail}).</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>It cannot be read.</source>
        <extracomment>core.archive.unreadable</extracomment>
        <translation>Es lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>It is neither a wheel nor a zip file, or it is damaged.</source>
        <extracomment>core.archive.no_zip</extracomment>
        <translation>Es ist weder ein Wheel noch eine Zip-Datei, oder es ist beschädigt.</translation>
    </message>
    <message>
        <source>It is damaged (“{file}” cannot be unpacked).</source>
        <extracomment>core.archive.damaged</extracomment>
        <translation>Es ist beschädigt („{file}“ lässt sich nicht entpacken).</translation>
    </message>
    <message>
        <source>It is protected with a password.</source>
        <extracomment>core.archive.encrypted</extracomment>
        <translation>Es ist mit einem Passwort geschützt.</translation>
    </message>
    <message>
        <source>It is larger than {limit} MB.</source>
        <extracomment>core.archive.too_large</extracomment>
        <translation>Es ist größer als {limit} MB.</translation>
    </message>
    <message>
        <source>Unpacked, it would become far too large for a game.</source>
        <extracomment>core.archive.bomb</extracomment>
        <translation>Entpackt würde es für ein Spiel viel zu groß.</translation>
    </message>
    <message>
        <source>It holds more than {limit} files.</source>
        <extracomment>core.archive.too_many</extracomment>
        <translation>Es enthält mehr als {limit} Dateien.</translation>
    </message>
    <message>
        <source>It would write outside its own folder (“{file}”).</source>
        <extracomment>core.archive.outside</extracomment>
        <translation>Es würde außerhalb seines eigenen Ordners schreiben („{file}“).</translation>
    </message>
    <message>
        <source>It holds something that is no ordinary file (“{file}”).</source>
        <extracomment>core.archive.link</extracomment>
        <translation>Es enthält etwas, das keine gewöhnliche Datei ist („{file}“).</translation>
    </message>
    <message>
        <source>It holds a file whose name is not possible on every system (“{file}”).</source>
        <extracomment>core.archive.bad_name</extracomment>
        <translation>Es enthält eine Datei, deren Name nicht auf jedem System möglich ist („{file}“).</translation>
    </message>
    <message>
        <source>It holds two files whose names are the same on some systems (“{file}”).</source>
        <extracomment>core.archive.twice</extracomment>
        <translation>Es enthält zwei Dateien, deren Namen auf manchen Systemen gleich sind („{file}“).</translation>
    </message>
    <message>
        <source>It has to hold one folder with a manifest and nothing beside it.</source>
        <extracomment>core.archive.no_folder</extracomment>
        <translation>Es muss genau einen Ordner mit einem Manifest enthalten und nichts daneben.</translation>
    </message>
    <message>
        <source>It holds compiled code (“{file}”), which does not run everywhere; a game is plain Python.</source>
        <extracomment>core.archive.compiled</extracomment>
        <translation>Es enthält übersetzten Code („{file}“), der nicht überall läuft; ein Spiel ist reines Python.</translation>
    </message>
    <message>
        <source>Its code is missing (“{entry}”).</source>
        <extracomment>core.archive.no_entry</extracomment>
        <translation>Sein Code fehlt („{entry}“).</translation>
    </message>
    <message>
        <source>It is a damaged wheel (“{file}”).</source>
        <extracomment>core.archive.wheel</extracomment>
        <translation>Es ist ein beschädigtes Wheel („{file}“).</translation>
    </message>
    <message>
        <source>It is a wheel of a newer kind ({version}).</source>
        <extracomment>core.archive.wheel_version</extracomment>
        <translation>Es ist ein Wheel neuerer Art ({version}).</translation>
    </message>
    <message>
        <source>It is a wheel without a game for Spieltisch.</source>
        <extracomment>core.archive.no_game</extracomment>
        <translation>Es ist ein Wheel ohne ein Spiel für Spieltisch.</translation>
    </message>
    <message>
        <source>It holds more than one game.</source>
        <extracomment>core.archive.many_games</extracomment>
        <translation>Es enthält mehr als ein Spiel.</translation>
    </message>
    <message>
        <source>It needs other packages, which cannot be added with it: {names}.</source>
        <extracomment>core.archive.needs</extracomment>
        <translation>Es braucht andere Pakete, die nicht mit hinzugefügt werden können: {names}.</translation>
    </message>
    <message>
        <source>It needs another Python ({wanted}; here is {version}).</source>
        <extracomment>core.archive.python</extracomment>
        <translation>Es braucht ein anderes Python ({wanted}; hier ist {version}).</translation>
    </message>
    <message>
        <source>A game that comes with Spieltisch has the same id, “{id}”, and cannot be replaced.</source>
        <extracomment>core.archive.bundled</extracomment>
        <translation>Ein Spiel, das zu Spieltisch gehört, hat dieselbe Kennung, „{id}“, und kann nicht ersetzt werden.</translation>
    </message>
    <message>
        <source>A game with the same id, “{id}”, is here already and cannot be replaced ({source}).</source>
        <extracomment>core.archive.elsewhere</extracomment>
        <translation>Ein Spiel mit derselben Kennung, „{id}“, ist schon da und kann nicht ersetzt werden ({source}).</translation>
    </message>
    <message>
        <source>The same file has been added already (version {version}).</source>
        <extracomment>core.archive.same</extracomment>
        <translation>Dieselbe Datei ist schon hinzugefügt (Version {version}).</translation>
    </message>
    <message>
        <source>No games can be added here.</source>
        <extracomment>core.archive.no_folder_here</extracomment>
        <translation>Hier können keine Spiele hinzugefügt werden.</translation>
    </message>
    <message>
        <source>There is no room left on the disk.</source>
        <extracomment>core.archive.full</extracomment>
        <translation>Auf dem Datenträger ist kein Platz mehr.</translation>
    </message>
    <message>
        <source>The folder {path} cannot be written to.</source>
        <extracomment>core.archive.unwritable</extracomment>
        <translation>In den Ordner {path} kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>What was noted when it was added cannot be read; remove it and add it again.</source>
        <extracomment>core.archive.no_note</extracomment>
        <translation>Was beim Hinzufügen vermerkt wurde, lässt sich nicht lesen; entferne es und füge es wieder hinzu.</translation>
    </message>
    <message>
        <source>{card}</source>
        <extracomment>core.card</extracomment>
        <translation>{card}</translation>
    </message>
    <message>
        <source>Face-down card</source>
        <extracomment>core.card.back</extracomment>
        <translation>Verdeckte Karte</translation>
    </message>
    <message>
        <source>{tile:cap}</source>
        <extracomment>core.tile</extracomment>
        <translation>{tile:cap}</translation>
    </message>
    <message>
        <source>Face-down tile</source>
        <extracomment>core.tile.back</extracomment>
        <translation>Verdeckter Stein</translation>
    </message>
    <message>
        <source>Human</source>
        <extracomment>core.level.human</extracomment>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>core.level.beginner</extracomment>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>core.level.medium</extracomment>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <extracomment>core.level.hard</extracomment>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>core.level.expert</extracomment>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>core.level.random</extracomment>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Plays quickly and misses a lot.</source>
        <extracomment>core.level.beginner.explanation</extracomment>
        <translation>Spielt schnell und übersieht viel.</translation>
    </message>
    <message>
        <source>Knows the basics.</source>
        <extracomment>core.level.medium.explanation</extracomment>
        <translation>Kennt die Grundlagen.</translation>
    </message>
    <message>
        <source>Plays soundly and looks ahead.</source>
        <extracomment>core.level.hard.explanation</extracomment>
        <translation>Spielt solide und denkt voraus.</translation>
    </message>
    <message>
        <source>Weighs every possible hand and the score.</source>
        <extracomment>core.level.expert.explanation</extracomment>
        <translation>Wägt jede mögliche Hand und den Stand ab.</translation>
    </message>
    <message>
        <source>A person at this device.</source>
        <extracomment>core.level.human.explanation</extracomment>
        <translation>Ein Mensch an diesem Gerät.</translation>
    </message>
    <message>
        <source>Does anything the rules allow.</source>
        <extracomment>core.level.random.explanation</extracomment>
        <translation>Tut irgendetwas, das die Regeln erlauben.</translation>
    </message>
    <message>
        <source>There is no option called “{key}”.</source>
        <extracomment>core.option.unknown</extracomment>
        <translation>Es gibt keine Option „{key}“.</translation>
    </message>
    <message>
        <source>The option “{key}” cannot be “{value}”.</source>
        <extracomment>core.option.value</extracomment>
        <translation>Die Option „{key}“ kann nicht „{value}“ sein.</translation>
    </message>
    <message>
        <source>The option “seats” says {value}, but {seats} players sit at the table.</source>
        <extracomment>core.option.seats</extracomment>
        <translation>Die Option „seats“ sagt {value}, am Tisch sitzen aber {seats}.</translation>
    </message>
    <message>
        <source>{game} cannot be played by {seats} players; possible are: {possible}.</source>
        <extracomment>core.match.seat_count</extracomment>
        <translation>{game} lässt sich nicht zu {seats} spielen; möglich: {possible}.</translation>
    </message>
    <message>
        <source>“{text}” is not an action.</source>
        <extracomment>core.action.notation</extracomment>
        <translation>„{text}“ ist keine Aktion.</translation>
    </message>
    <message>
        <source>There is no seat {seat} at this table.</source>
        <extracomment>core.action.no_seat</extracomment>
        <translation>An diesem Tisch gibt es keinen Platz {seat}.</translation>
    </message>
    <message>
        <source>There is no file “{name}”.</source>
        <extracomment>core.file.not_found</extracomment>
        <translation>Es gibt keine Datei „{name}“.</translation>
    </message>
    <message>
        <source>“{name}” is a folder, not a match file.</source>
        <extracomment>core.file.folder</extracomment>
        <translation>„{name}“ ist ein Ordner, keine Partie-Datei.</translation>
    </message>
    <message>
        <source>The file “{name}” cannot be read.</source>
        <extracomment>core.file.unreadable</extracomment>
        <translation>Die Datei „{name}“ lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>The file “{name}” cannot be written.</source>
        <extracomment>core.file.unwritable</extracomment>
        <translation>Die Datei „{name}“ lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>The file is larger than {limit} MiB, which no match file is.</source>
        <extracomment>core.file.too_big</extracomment>
        <translation>Die Datei ist größer als {limit} MiB; so groß ist keine Partie-Datei.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <extracomment>core.file.empty</extracomment>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>The file is not text in UTF-8, as match files are.</source>
        <extracomment>core.file.not_text</extracomment>
        <translation>Die Datei ist kein UTF-8-Text, wie Partie-Dateien es sind.</translation>
    </message>
    <message>
        <source>The file ends too early; a part of it is missing.</source>
        <extracomment>core.file.truncated</extracomment>
        <translation>Die Datei endet zu früh, ein Teil fehlt.</translation>
    </message>
    <message>
        <source>The file cannot be understood from line {line}, column {column}.</source>
        <extracomment>core.file.not_json</extracomment>
        <translation>Die Datei ist ab Zeile {line}, Spalte {column} nicht zu verstehen.</translation>
    </message>
    <message>
        <source>The file is nested too deeply to be a match file.</source>
        <extracomment>core.file.nested</extracomment>
        <translation>Die Datei ist für eine Partie-Datei zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>The file contains a number that no match can have.</source>
        <extracomment>core.file.number</extracomment>
        <translation>Die Datei enthält eine Zahl, die in keiner Partie vorkommt.</translation>
    </message>
    <message>
        <source>The file gives “{key}” twice in one place.</source>
        <extracomment>core.file.duplicate_key</extracomment>
        <translation>Die Datei nennt „{key}“ an einer Stelle zweimal.</translation>
    </message>
    <message>
        <source>This is not a match file of Spieltisch.</source>
        <extracomment>core.file.foreign</extracomment>
        <translation>Das ist keine Partie-Datei von Spieltisch.</translation>
    </message>
    <message>
        <source>The file was written by a newer version of Spieltisch (format {format}).</source>
        <extracomment>core.file.format_newer</extracomment>
        <translation>Die Datei stammt von einer neueren Version von Spieltisch (Format {format}).</translation>
    </message>
    <message>
        <source>The match was played with a newer version of the rules of {game} (version {version}).</source>
        <extracomment>core.file.rules_newer</extracomment>
        <translation>Die Partie wurde nach einer neueren Fassung der Regeln von {game} gespielt (Version {version}).</translation>
    </message>
    <message>
        <source>The file lacks “{key}”.</source>
        <extracomment>core.file.missing</extracomment>
        <translation>In der Datei fehlt „{key}“.</translation>
    </message>
    <message>
        <source>What the file gives for “{key}” is of the wrong kind.</source>
        <extracomment>core.file.type</extracomment>
        <translation>Was in der Datei unter „{key}“ steht, hat die falsche Art.</translation>
    </message>
    <message>
        <source>The file lists more than {limit} entries for “{key}”.</source>
        <extracomment>core.file.too_long</extracomment>
        <translation>Die Datei führt unter „{key}“ mehr als {limit} Einträge auf.</translation>
    </message>
    <message>
        <source>There is no player of the kind “{player}”.</source>
        <extracomment>core.file.player</extracomment>
        <translation>Es gibt keinen Spieler der Art „{player}“.</translation>
    </message>
    <message>
        <source>The name of player {number} is not one line of at most {limit} characters without blanks around it.</source>
        <extracomment>core.file.name</extracomment>
        <translation>Der Name von Spieler {number} ist keine Zeile von höchstens {limit} Zeichen ohne Leerzeichen am Rand.</translation>
    </message>
    <message>
        <source>The seed must have between 1 and {limit} characters.</source>
        <extracomment>core.file.seed</extracomment>
        <translation>Der Startwert muss 1 bis {limit} Zeichen haben.</translation>
    </message>
    <message>
        <source>The setup must give {sides} scores, one per side.</source>
        <extracomment>core.file.scores_count</extracomment>
        <translation>Die Aufstellung muss {sides} Punktestände nennen, einen je Seite.</translation>
    </message>
    <message>
        <source>Scores are whole numbers or halves.</source>
        <extracomment>core.file.scores_value</extracomment>
        <translation>Punktestände sind ganze oder halbe Zahlen.</translation>
    </message>
    <message>
        <source>“{key}” names seat {seat}, which does not exist.</source>
        <extracomment>core.file.seat_range</extracomment>
        <translation>„{key}“ nennt Platz {seat}, den es nicht gibt.</translation>
    </message>
    <message>
        <source>Pack {number} does not hold every piece exactly once.</source>
        <extracomment>core.file.pack</extracomment>
        <translation>Stapel {number} enthält nicht jedes Stück genau einmal.</translation>
    </message>
    <message>
        <source>The cursor is at {cursor}, but the file has {length} actions.</source>
        <extracomment>core.file.cursor</extracomment>
        <translation>Der Zeiger steht auf {cursor}, die Datei hat aber {length} Aktionen.</translation>
    </message>
    <message>
        <source>The clock does not show a possible number of seconds.</source>
        <extracomment>core.file.clock</extracomment>
        <translation>Die Uhr zeigt keine mögliche Zahl von Sekunden.</translation>
    </message>
    <message>
        <source>“auto” must list different actions of the file.</source>
        <extracomment>core.file.auto</extracomment>
        <translation>„auto“ muss verschiedene Aktionen der Datei nennen.</translation>
    </message>
    <message>
        <source>Action {number} of the file, “{text}”, is not allowed: {why}</source>
        <extracomment>core.file.illegal_action</extracomment>
        <translation>Aktion {number} der Datei, „{text}“, ist nicht erlaubt: {why}</translation>
    </message>
    <message>
        <source>found</source>
        <extracomment>core.plugin.state.discovered</extracomment>
        <translation>gefunden</translation>
    </message>
    <message>
        <source>made for another version</source>
        <extracomment>core.plugin.state.incompatible</extracomment>
        <translation>für eine andere Version gemacht</translation>
    </message>
    <message>
        <source>switched off</source>
        <extracomment>core.plugin.state.disabled</extracomment>
        <translation>abgeschaltet</translation>
    </message>
    <message>
        <source>works</source>
        <extracomment>core.plugin.state.enabled</extracomment>
        <translation>geht</translation>
    </message>
    <message>
        <source>does not work</source>
        <extracomment>core.plugin.state.failed</extracomment>
        <translation>geht nicht</translation>
    </message>
    <message>
        <source>There is no game called “{game}” here.</source>
        <extracomment>core.plugin.unknown_game</extracomment>
        <translation>Ein Spiel „{game}“ gibt es hier nicht.</translation>
    </message>
    <message>
        <source>It cannot be remembered which games are switched off: the file {path} cannot be written to.</source>
        <extracomment>core.plugin.not_remembered</extracomment>
        <translation>Es lässt sich nicht merken, welche Spiele ausgeschaltet sind: In die Datei {path} kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>The game “{game}” is switched off.</source>
        <extracomment>core.plugin.disabled</extracomment>
        <translation>Das Spiel „{game}“ ist abgeschaltet.</translation>
    </message>
    <message>
        <source>The game “{game}” cannot be used: {why}</source>
        <extracomment>core.plugin.unusable</extracomment>
        <translation>Das Spiel „{game}“ lässt sich nicht benutzen: {why}</translation>
    </message>
    <message>
        <source>Its files are missing.</source>
        <extracomment>core.plugin.no_package</extracomment>
        <translation>Seine Dateien fehlen.</translation>
    </message>
    <message>
        <source>It has no manifest.</source>
        <extracomment>core.plugin.no_manifest</extracomment>
        <translation>Es hat kein Manifest.</translation>
    </message>
    <message>
        <source>Its manifest cannot be read.</source>
        <extracomment>core.plugin.bad_manifest</extracomment>
        <translation>Sein Manifest lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>Its manifest gives no possible “{key}”.</source>
        <extracomment>core.plugin.manifest_key</extracomment>
        <translation>Sein Manifest nennt kein mögliches „{key}“.</translation>
    </message>
    <message>
        <source>It was made for another version of Spieltisch (plugin interface {api}).</source>
        <extracomment>core.plugin.incompatible</extracomment>
        <translation>Es ist für eine andere Version von Spieltisch gemacht (Plugin-Schnittstelle {api}).</translation>
    </message>
    <message>
        <source>The same game is already here from: {source}.</source>
        <extracomment>core.plugin.duplicate</extracomment>
        <translation>Dasselbe Spiel ist schon da, von: {source}.</translation>
    </message>
    <message>
        <source>Its folder has the name of another package, {name}.</source>
        <extracomment>core.plugin.name_taken</extracomment>
        <translation>Sein Ordner heißt wie ein anderes Paket, {name}.</translation>
    </message>
    <message>
        <source>Its code failed ({error}: {detail}).</source>
        <extracomment>core.plugin.crashed</extracomment>
        <translation>Sein Code ist gescheitert ({error}: {detail}).</translation>
    </message>
    <message>
        <source>“{entry}” is not a game.</source>
        <extracomment>core.plugin.wrong_type</extracomment>
        <translation>„{entry}“ ist kein Spiel.</translation>
    </message>
    <message>
        <source>Its manifest says “{id}”, its code “{other}”.</source>
        <extracomment>core.plugin.other_id</extracomment>
        <translation>Sein Manifest sagt „{id}“, sein Code „{other}“.</translation>
    </message>
    <message>
        <source>It has no computer player for the level {level}.</source>
        <extracomment>core.plugin.no_level</extracomment>
        <translation>Es hat keinen Computerspieler der Stufe {level}.</translation>
    </message>
    <message>
        <source>“{key}” is not one of its own texts.</source>
        <extracomment>core.plugin.bad_text</extracomment>
        <translation>„{key}“ ist keiner seiner eigenen Texte.</translation>
    </message>
    <message>
        <source>The text “{key}” is missing.</source>
        <extracomment>core.plugin.no_text</extracomment>
        <translation>Der Text „{key}“ fehlt.</translation>
    </message>
    <message>
        <source>The file of its table, “{file}”, is missing.</source>
        <extracomment>core.plugin.no_table</extracomment>
        <translation>Die Datei seines Tisches, „{file}“, fehlt.</translation>
    </message>
    <message>
        <source>Spieltisch needs the system’s library {library}, which is missing; please install {package} (Debian, Ubuntu) or “{capability}” (Fedora, openSUSE).</source>
        <extracomment>core.library.missing</extracomment>
        <translation>Spieltisch braucht die Bibliothek {library} des Systems, und sie fehlt; bitte installiere {package} (Debian, Ubuntu) oder „{capability}“ (Fedora, openSUSE).</translation>
    </message>
    <message>
        <source>Spieltisch needs the system’s library {library}, which is missing; please install the package that has it (“{capability}” on Fedora and openSUSE).</source>
        <extracomment>core.library.unknown</extracomment>
        <translation>Spieltisch braucht die Bibliothek {library} des Systems, und sie fehlt; bitte installiere das Paket, in dem sie ist (bei Fedora und openSUSE „{capability}“).</translation>
    </message>
    <message>
        <source>A part that Spieltisch needs cannot be loaded ({detail}); please install Spieltisch again.</source>
        <extracomment>core.library.broken</extracomment>
        <translation>Ein Teil, den Spieltisch braucht, lässt sich nicht laden ({detail}); bitte installiere Spieltisch neu.</translation>
    </message>
</context>
<context>
    <name>storage</name>
    <message>
        <source>The data folder {path} cannot be written to.</source>
        <extracomment>storage.directory</extracomment>
        <translation>In den Datenordner {path} lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>Spieltisch is already running with these matches.</source>
        <extracomment>storage.locked</extracomment>
        <translation>Spieltisch läuft mit diesen Partien schon.</translation>
    </message>
    <message>
        <source>The file {path} cannot be written to.</source>
        <extracomment>storage.read_only</extracomment>
        <translation>In die Datei {path} lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>The disk is full: the last change was not saved.</source>
        <extracomment>storage.full</extracomment>
        <translation>Der Datenträger ist voll: Die letzte Änderung wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>The disk is full: {path} could not be brought up to date for this version and was left as it is.</source>
        <extracomment>storage.update_full</extracomment>
        <translation>Der Datenträger ist voll: {path} ließ sich nicht auf den Stand dieser Version bringen und blieb, wie es ist.</translation>
    </message>
    <message>
        <source>The disk reports an error: the last change was not saved.</source>
        <extracomment>storage.io</extracomment>
        <translation>Der Datenträger meldet einen Fehler: Die letzte Änderung wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>The file {path} is damaged.</source>
        <extracomment>storage.damaged</extracomment>
        <translation>Die Datei {path} ist beschädigt.</translation>
    </message>
    <message>
        <source>The file {path} was written by a newer version of Spieltisch and was left as it is.</source>
        <extracomment>storage.newer</extracomment>
        <translation>Die Datei {path} stammt von einer neueren Version von Spieltisch und blieb unverändert.</translation>
    </message>
    <message>
        <source>The file {path} belongs to another program and was left as it is.</source>
        <extracomment>storage.foreign</extracomment>
        <translation>Die Datei {path} gehört einem anderen Programm und blieb unverändert.</translation>
    </message>
    <message>
        <source>The file {path} could not be brought up to date and was left as it is.</source>
        <extracomment>storage.migration</extracomment>
        <translation>Die Datei {path} ließ sich nicht auf den neuen Stand bringen und blieb unverändert.</translation>
    </message>
    <message>
        <source>The file {path} could not be used ({code}).</source>
        <extracomment>storage.failed</extracomment>
        <translation>Die Datei {path} ließ sich nicht benutzen ({code}).</translation>
    </message>
    <message>
        <source>The saved matches were damaged. Spieltisch starts without them and keeps the file as {name}.</source>
        <extracomment>storage.set_aside</extracomment>
        <translation>Die gespeicherten Partien waren beschädigt. Spieltisch startet ohne sie und bewahrt die Datei als {name} auf.</translation>
    </message>
    <message>
        <source>The saved matches were deleted or moved while Spieltisch was running and are saved again as {path}.</source>
        <extracomment>storage.put_back</extracomment>
        <translation>Die gespeicherten Partien wurden gelöscht oder verschoben, während Spieltisch lief, und sind nun wieder als {path} gespeichert.</translation>
    </message>
    <message>
        <source>The saved matches were replaced while Spieltisch was running and are saved again as {path}; the other file is now called {name}.</source>
        <extracomment>storage.put_back_beside</extracomment>
        <translation>Die gespeicherten Partien wurden ersetzt, während Spieltisch lief, und sind nun wieder als {path} gespeichert; die andere Datei heißt jetzt {name}.</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <extracomment>storage.backup.missing</extracomment>
        <translation>Die Datei {path} gibt es nicht.</translation>
    </message>
    <message>
        <source>The file {path} cannot be read.</source>
        <extracomment>storage.backup.unreadable</extracomment>
        <translation>Die Datei {path} kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The backup {path} cannot be written.</source>
        <extracomment>storage.backup.unwritable</extracomment>
        <translation>Die Sicherung {path} kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>The file {path} is no backup of Spieltisch, or it is damaged. Nothing was changed.</source>
        <extracomment>storage.backup.damaged</extracomment>
        <translation>Die Datei {path} ist keine Sicherung von Spieltisch, oder sie ist beschädigt. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The backup {path} was written by a newer version of Spieltisch. Nothing was changed.</source>
        <extracomment>storage.backup.newer</extracomment>
        <translation>Die Sicherung {path} stammt von einer neueren Version von Spieltisch. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>There are matches here already: say whether the backup is added to them or replaces them.</source>
        <extracomment>storage.backup.not_empty</extracomment>
        <translation>Hier gibt es schon Partien: Soll die Sicherung zu ihnen dazukommen oder sie ersetzen?</translation>
    </message>
    <message>
        <source>The plugin {plugin} uses a key that is too long.</source>
        <extracomment>storage.plugin.key</extracomment>
        <translation>Das Plugin {plugin} benutzt einen zu langen Schlüssel.</translation>
    </message>
    <message>
        <source>This match is no longer stored.</source>
        <extracomment>storage.match.missing</extracomment>
        <translation>Diese Partie ist nicht mehr gespeichert.</translation>
    </message>
    <message>
        <source>An earlier move of this match was not saved.</source>
        <extracomment>storage.match.gap</extracomment>
        <translation>Ein früherer Zug dieser Partie wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>A person needs a name.</source>
        <extracomment>storage.profile.empty</extracomment>
        <translation>Eine Person braucht einen Namen.</translation>
    </message>
    <message>
        <source>There is already a person called {name}.</source>
        <extracomment>storage.profile.taken</extracomment>
        <translation>Eine Person namens {name} gibt es schon.</translation>
    </message>
    <message>
        <source>This person is no longer stored.</source>
        <extracomment>storage.profile.missing</extracomment>
        <translation>Diese Person ist nicht mehr gespeichert.</translation>
    </message>
    <message>
        <source>The plugin {plugin} wants to store too much.</source>
        <extracomment>storage.plugin.size</extracomment>
        <translation>Das Plugin {plugin} will zu viel speichern.</translation>
    </message>
</context>
<context>
    <name>texts</name>
    <message>
        <source>Player {number}</source>
        <extracomment>texts.seat</extracomment>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <extracomment>texts.list.and</extracomment>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>{number}%</source>
        <extracomment>texts.percent</extracomment>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <extracomment>texts.card</extracomment>
        <translation>{suit}-{rank}</translation>
    </message>
    <message>
        <source>{suit} {rank}</source>
        <extracomment>texts.card.short</extracomment>
        <translation>{suit}-{rank}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <extracomment>texts.card.article</extracomment>
        <translation>{card}</translation>
    </message>
    <message>
        <source>a {card}</source>
        <extracomment>texts.joker.article</extracomment>
        <translation>einen {card}</translation>
    </message>
    <message>
        <source>joker</source>
        <extracomment>texts.joker</extracomment>
        <translation>Joker</translation>
    </message>
    <message>
        <source>joker as {card}</source>
        <extracomment>texts.joker.as</extracomment>
        <translation>Joker als {card}</translation>
    </message>
    <message>
        <source>clubs</source>
        <extracomment>texts.french.suit.C</extracomment>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <extracomment>texts.french.suit.D</extracomment>
        <translation>Karo</translation>
    </message>
    <message>
        <source>hearts</source>
        <extracomment>texts.french.suit.H, texts.bavarian.suit.H</extracomment>
        <translation>Herz</translation>
    </message>
    <message>
        <source>spades</source>
        <extracomment>texts.french.suit.S</extracomment>
        <translation>Pik</translation>
    </message>
    <message>
        <source>acorns</source>
        <extracomment>texts.bavarian.suit.C</extracomment>
        <translation>Eichel</translation>
    </message>
    <message>
        <source>bells</source>
        <extracomment>texts.bavarian.suit.D</extracomment>
        <translation>Schellen</translation>
    </message>
    <message>
        <source>leaves</source>
        <extracomment>texts.bavarian.suit.S</extracomment>
        <translation>Gras</translation>
    </message>
    <message>
        <source>ace</source>
        <extracomment>texts.rank.A</extracomment>
        <translation>Ass</translation>
    </message>
    <message>
        <source>two</source>
        <extracomment>texts.rank.2, texts.pips.2</extracomment>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>three</source>
        <extracomment>texts.rank.3, texts.pips.3</extracomment>
        <translation>Drei</translation>
    </message>
    <message>
        <source>four</source>
        <extracomment>texts.rank.4, texts.pips.4</extracomment>
        <translation>Vier</translation>
    </message>
    <message>
        <source>five</source>
        <extracomment>texts.rank.5, texts.pips.5</extracomment>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>six</source>
        <extracomment>texts.rank.6, texts.pips.6</extracomment>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <extracomment>texts.rank.7</extracomment>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <extracomment>texts.rank.8</extracomment>
        <translation>Acht</translation>
    </message>
    <message>
        <source>nine</source>
        <extracomment>texts.rank.9</extracomment>
        <translation>Neun</translation>
    </message>
    <message>
        <source>ten</source>
        <extracomment>texts.rank.T</extracomment>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>jack</source>
        <extracomment>texts.french.rank.J</extracomment>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <extracomment>texts.french.rank.Q</extracomment>
        <translation>Dame</translation>
    </message>
    <message>
        <source>U</source>
        <extracomment>texts.bavarian.index.J</extracomment>
        <translation>U</translation>
    </message>
    <message>
        <source>O</source>
        <extracomment>texts.bavarian.index.Q</extracomment>
        <translation>O</translation>
    </message>
    <message>
        <source>Weli ({card})</source>
        <extracomment>texts.bavarian.weli</extracomment>
        <translation>Weli ({card})</translation>
    </message>
    <message>
        <source>Weli</source>
        <extracomment>texts.bavarian.weli.short</extracomment>
        <translation>Weli</translation>
    </message>
    <message>
        <source>{high}-{low}</source>
        <extracomment>texts.tile</extracomment>
        <translation>{high}-{low}</translation>
    </message>
    <message>
        <source>blank</source>
        <extracomment>texts.pips.0</extracomment>
        <translation>Blank</translation>
    </message>
    <message>
        <source>one</source>
        <extracomment>texts.pips.1</extracomment>
        <translation>Eins</translation>
    </message>
    <message>
        <source>double blank</source>
        <extracomment>texts.double.0</extracomment>
        <translation>Doppelblank</translation>
    </message>
    <message>
        <source>double one</source>
        <extracomment>texts.double.1</extracomment>
        <translation>Doppeleins</translation>
    </message>
    <message>
        <source>double two</source>
        <extracomment>texts.double.2</extracomment>
        <translation>Doppelzwei</translation>
    </message>
    <message>
        <source>double three</source>
        <extracomment>texts.double.3</extracomment>
        <translation>Doppeldrei</translation>
    </message>
    <message>
        <source>double four</source>
        <extracomment>texts.double.4</extracomment>
        <translation>Doppelvier</translation>
    </message>
    <message>
        <source>double five</source>
        <extracomment>texts.double.5</extracomment>
        <translation>Doppelfünf</translation>
    </message>
    <message>
        <source>double six</source>
        <extracomment>texts.double.6</extracomment>
        <translation>Doppelsechs</translation>
    </message>
    <message>
        <source>king</source>
        <extracomment>texts.rank.K</extracomment>
        <translation>König</translation>
    </message>
    <message>
        <source>unter</source>
        <extracomment>texts.bavarian.rank.J</extracomment>
        <translation>Unter</translation>
    </message>
    <message>
        <source>ober</source>
        <extracomment>texts.bavarian.rank.Q</extracomment>
        <translation>Ober</translation>
    </message>
    <message>
        <source>aces</source>
        <extracomment>texts.ranks.A</extracomment>
        <translation>Asse</translation>
    </message>
    <message>
        <source>twos</source>
        <extracomment>texts.ranks.2</extracomment>
        <translation>Zweier</translation>
    </message>
    <message>
        <source>threes</source>
        <extracomment>texts.ranks.3</extracomment>
        <translation>Dreier</translation>
    </message>
    <message>
        <source>fours</source>
        <extracomment>texts.ranks.4</extracomment>
        <translation>Vierer</translation>
    </message>
    <message>
        <source>fives</source>
        <extracomment>texts.ranks.5</extracomment>
        <translation>Fünfer</translation>
    </message>
    <message>
        <source>sixes</source>
        <extracomment>texts.ranks.6</extracomment>
        <translation>Sechser</translation>
    </message>
    <message>
        <source>sevens</source>
        <extracomment>texts.ranks.7</extracomment>
        <translation>Siebener</translation>
    </message>
    <message>
        <source>eights</source>
        <extracomment>texts.ranks.8</extracomment>
        <translation>Achter</translation>
    </message>
    <message>
        <source>nines</source>
        <extracomment>texts.ranks.9</extracomment>
        <translation>Neuner</translation>
    </message>
    <message>
        <source>tens</source>
        <extracomment>texts.ranks.T</extracomment>
        <translation>Zehner</translation>
    </message>
    <message>
        <source>kings</source>
        <extracomment>texts.ranks.K</extracomment>
        <translation>Könige</translation>
    </message>
    <message>
        <source>jacks</source>
        <extracomment>texts.french.ranks.J</extracomment>
        <translation>Buben</translation>
    </message>
    <message>
        <source>queens</source>
        <extracomment>texts.french.ranks.Q</extracomment>
        <translation>Damen</translation>
    </message>
    <message>
        <source>unters</source>
        <extracomment>texts.bavarian.ranks.J</extracomment>
        <translation>Unter</translation>
    </message>
    <message>
        <source>obers</source>
        <extracomment>texts.bavarian.ranks.Q</extracomment>
        <translation>Ober</translation>
    </message>
    <message>
        <source>A</source>
        <extracomment>texts.index.A</extracomment>
        <translation>A</translation>
    </message>
    <message>
        <source>J</source>
        <extracomment>texts.french.index.J</extracomment>
        <translation>B</translation>
    </message>
    <message>
        <source>Q</source>
        <extracomment>texts.french.index.Q</extracomment>
        <translation>D</translation>
    </message>
    <message>
        <source>K</source>
        <extracomment>texts.index.K</extracomment>
        <translation>K</translation>
    </message>
</context>
</TS>
