<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da_DK" sourcelanguage="en">
<context>
    <name>AboutLicences</name>
    <message>
        <source>Search the licences</source>
        <translation>Søg i licenserne</translation>
    </message>
    <message>
        <source>Nothing is called that.</source>
        <translation>Intet hedder sådan.</translation>
    </message>
    <message>
        <source>Licence of %1</source>
        <translation>Licens for %1</translation>
    </message>
</context>
<context>
    <name>AboutLog</name>
    <message>
        <source>What is shown</source>
        <translation>Hvad der vises</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Warnings and errors</source>
        <translation>Advarsler og fejl</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fejl</translation>
    </message>
    <message>
        <source>Read anew</source>
        <translation>Læs igen</translation>
    </message>
    <message>
        <source>Copy what is shown</source>
        <translation>Kopiér det viste</translation>
    </message>
    <message>
        <source>Open the folder of the log</source>
        <translation>Åbn loggens mappe</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Nothing has been written down</source>
        <translation>Intet er skrevet ned</translation>
    </message>
    <message>
        <source>The log begins with the next start of the program.</source>
        <translation>Loggen begynder, næste gang programmet startes.</translation>
    </message>
    <message>
        <source>There is nothing this grave in the log.</source>
        <translation>Der står intet så alvorligt i loggen.</translation>
    </message>
</context>
<context>
    <name>AboutPage</name>
    <message>
        <source>About Spieltisch</source>
        <translation>Om Spieltisch</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenser</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
</context>
<context>
    <name>AboutProgram</name>
    <message>
        <source>Card and table games against the computer, or with people at one device.</source>
        <translation>Kort- og bordspil mod computeren eller med andre ved samme enhed.</translation>
    </message>
    <message>
        <source>Spieltisch is free software under the MIT licence. You may use, change and pass it on.</source>
        <translation>Spieltisch er fri software under MIT-licensen. Du må bruge, ændre og give den videre.</translation>
    </message>
    <message>
        <source>Home page of the project</source>
        <translation>Projektets hjemmeside</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiér</translation>
    </message>
    <message>
        <source>Copies versions, system and folder as text.</source>
        <translation>Kopierer versioner, system og mappe som tekst.</translation>
    </message>
    <message>
        <source>Open the data folder</source>
        <translation>Åbn datamappen</translation>
    </message>
</context>
<context>
    <name>AboutUpdates</name>
    <message>
        <source>Newer versions</source>
        <translation>Nyere versioner</translation>
    </message>
    <message>
        <source>Check for updates</source>
        <translation>Søg efter opdateringer</translation>
    </message>
    <message>
        <source>Asks the page of the project on the internet, now and only once.</source>
        <translation>Spørger projektets side på internettet, nu og kun én gang.</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>Åbn siden</translation>
    </message>
</context>
<context>
    <name>AccessibilitySettings</name>
    <message>
        <source>Accessibility</source>
        <translation>Tilgængelighed</translation>
    </message>
    <message>
        <source>Easy to read</source>
        <translation>Let at læse</translation>
    </message>
    <message>
        <source>Large text, cards and corner marks, four suit colours and high-contrast tiles at once.</source>
        <translation>Stor tekst, store kort og hjørnetegn, fire farver og brikker med høj kontrast på én gang.</translation>
    </message>
    <message>
        <source>weak eyes sight big colour blind glasses</source>
        <comment>words people may look for</comment>
        <translation>svagtseende øjne syn stor farveblind briller</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>High contrast has black or white surfaces and clear edges.</source>
        <translation>Høj kontrast har sorte eller hvide flader og tydelige kanter.</translation>
    </message>
    <message>
        <source>sight black white colours</source>
        <comment>words people may look for</comment>
        <translation>syn sort hvid farver</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Høj</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Mindre bevægelse</translation>
    </message>
    <message>
        <source>Cards, tiles and sheets are at once where they belong.</source>
        <translation>Kort, brikker og ark er straks der, hvor de hører til.</translation>
    </message>
    <message>
        <source>reduced animation movement dizzy</source>
        <comment>words people may look for</comment>
        <translation>reduceret animation bevægelse svimmel</translation>
    </message>
    <message>
        <source>Messages stay</source>
        <translation>Beskeder bliver stående</translation>
    </message>
    <message>
        <source>Short messages do not go by themselves: they stay until you close them.</source>
        <translation>Korte beskeder forsvinder ikke af sig selv: De bliver, til du lukker dem.</translation>
    </message>
    <message>
        <source>notice time undo slow reading</source>
        <comment>words people may look for</comment>
        <translation>meddelelse tid fortryd langsom læse besked</translation>
    </message>
    <message>
        <source>Time in %1</source>
        <translation>Tid i %1</translation>
    </message>
    <message>
        <source>Its rules let you play without any clock.</source>
        <translation>Reglerne lader dig spille helt uden ur.</translation>
    </message>
    <message>
        <source>timer seconds limit hurry pressure</source>
        <comment>words people may look for</comment>
        <translation>ur timer sekunder grænse hast tidspres</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Vis</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Clear</source>
        <translation>Ryd</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tilbage</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsæt</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Spil igen</translation>
    </message>
</context>
<context>
    <name>AppearanceSettings</name>
    <message>
        <source>Appearance</source>
        <translation>Udseende</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farver</translation>
    </message>
    <message>
        <source>Light by day, dark in the evening, or as the system has it.</source>
        <translation>Lys om dagen, mørk om aftenen eller som systemet.</translation>
    </message>
    <message>
        <source>theme mode night bright</source>
        <comment>words people may look for</comment>
        <translation>tema tilstand nat lys mørk</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Dag</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Aften</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>What the cards lie on.</source>
        <translation>Det, kortene ligger på.</translation>
    </message>
    <message>
        <source>background surface green</source>
        <comment>words people may look for</comment>
        <translation>baggrund overflade grøn</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Filt</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Træ</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Enkelt</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tekststørrelse</translation>
    </message>
    <message>
        <source>Larger text needs more room; the table shrinks a little.</source>
        <translation>Større tekst kræver plads; bordet bliver lidt mindre.</translation>
    </message>
    <message>
        <source>font letters zoom scale big</source>
        <comment>words people may look for</comment>
        <translation>skrift bogstaver skriftstørrelse stor</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Stor</translation>
    </message>
</context>
<context>
    <name>BackRow</name>
    <message>
        <source>Card back</source>
        <translation>Kortbagside</translation>
    </message>
    <message>
        <source>What is seen of cards that nobody may look at.</source>
        <translation>Det, man ser af kort, som ingen må se.</translation>
    </message>
    <message>
        <source>pattern rear colour</source>
        <comment>words people may look for</comment>
        <translation>mønster ryg farve</translation>
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
        <translation>Stop</translation>
    </message>
</context>
<context>
    <name>BackupSettings</name>
    <message>
        <source>Data</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Save a backup</source>
        <translation>Gem en sikkerhedskopi</translation>
    </message>
    <message>
        <source>Every match, all people and all settings as one file.</source>
        <translation>Alle partier, personer og indstillinger i én fil.</translation>
    </message>
    <message>
        <source>export copy move to another computer</source>
        <translation>eksporter kopier backup flyt anden computer</translation>
    </message>
    <message>
        <source>Save …</source>
        <translation>Gem …</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Gendan en sikkerhedskopi</translation>
    </message>
    <message>
        <source>Add what it holds to what is here, or replace what is here with it. You see first what will happen.</source>
        <translation>Føj indholdet til det, der er her, eller erstat det, der er her. Du ser først, hvad der vil ske.</translation>
    </message>
    <message>
        <source>import merge replace</source>
        <translation>importer flet erstat backup indlæs</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>Åbn …</translation>
    </message>
    <message>
        <source>Folder of the program</source>
        <translation>Programmets mappe</translation>
    </message>
    <message>
        <source>database directory path</source>
        <translation>database bibliotek sti</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Vis</translation>
    </message>
</context>
<context>
    <name>BackupSheet</name>
    <message>
        <source>Restore a backup</source>
        <translation>Gendan en sikkerhedskopi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuller</translation>
    </message>
    <message>
        <source>Replace everything</source>
        <translation>Erstat alt</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Tilføj</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Gendan</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Dismiss</source>
        <translation>Luk</translation>
    </message>
</context>
<context>
    <name>CardChip</name>
    <message>
        <source>A</source>
        <comment>index of an ace</comment>
        <translation>E</translation>
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
        <translation>Kn</translation>
    </message>
</context>
<context>
    <name>CardPreview</name>
    <message>
        <source>Preview</source>
        <translation>Forhåndsvisning</translation>
    </message>
</context>
<context>
    <name>CardSettings</name>
    <message>
        <source>Cards</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>Suit colours</source>
        <translation>Kulørernes farver</translation>
    </message>
    <message>
        <source>Four colours tell the suits apart at a glance.</source>
        <translation>Fire farver skelner man med et blik.</translation>
    </message>
    <message>
        <source>four-colour suits hearts clubs colour blind</source>
        <comment>words people may look for</comment>
        <translation>firfarvet kulør hjerter klør farveblind</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>To</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Fire</translation>
    </message>
    <message>
        <source>Corner marks</source>
        <translation>Hjørnetegn</translation>
    </message>
    <message>
        <source>Large ones are easier to read in a fan.</source>
        <translation>Store er lettere at læse i en vifte.</translation>
    </message>
    <message>
        <source>index letters rank big large</source>
        <comment>words people may look for</comment>
        <translation>indeks bogstaver stor</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Stor</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Kortstørrelse</translation>
    </message>
    <message>
        <source>At the table, as far as there is room.</source>
        <translation>Ved bordet, så vidt der er plads.</translation>
    </message>
    <message>
        <source>big zoom</source>
        <comment>words people may look for</comment>
        <translation>stor lille</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Lille</translation>
    </message>
</context>
<context>
    <name>ConfirmDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annuller</translation>
    </message>
</context>
<context>
    <name>CrashSheet</name>
    <message>
        <source>This report says where in the program it happened. It holds no names and no cards, and it is sent nowhere; whoever mends the program can use it if you pass it on.</source>
        <translation>Denne rapport siger, hvor i programmet det skete. Den indeholder ingen navne og ingen kort, og den sendes ingen steder hen; den, der retter programmet, kan bruge den, hvis du giver den videre.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Slet</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Åbn mappen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiér</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
</context>
<context>
    <name>DeckRow</name>
    <message>
        <source>Cards of %1</source>
        <translation>Kort til %1</translation>
    </message>
    <message>
        <source>Pictures and names only, at any time: the rules stay the same.</source>
        <translation>Kun billeder og navne, når som helst: Reglerne er de samme.</translation>
    </message>
    <message>
        <source>deck suits acorns leaves bells</source>
        <comment>words people may look for</comment>
        <translation>kortspil agern løv bjælder</translation>
    </message>
</context>
<context>
    <name>DetailsSheet</name>
    <message>
        <source>Score details</source>
        <translation>Pointdetaljer</translation>
    </message>
    <message>
        <source>No points yet</source>
        <translation>Ingen point endnu</translation>
    </message>
    <message>
        <source>Every scored point appears here with its reason and cards.</source>
        <translation>Her står hvert point med grund og kort.</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>File name</source>
        <translation>Filnavn</translation>
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
        <translation>Afsluttet</translation>
    </message>
</context>
<context>
    <name>FloatingSheet</name>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
</context>
<context>
    <name>GameSettings</name>
    <message>
        <source>Rules of %1</source>
        <translation>Regler for %1</translation>
    </message>
    <message>
        <source>Nothing to choose</source>
        <translation>Intet at vælge</translation>
    </message>
    <message>
        <source>%1 is always played by the same rules.</source>
        <translation>%1 spilles altid efter de samme regler.</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>Continue</source>
        <translation>Fortsæt</translation>
    </message>
    <message>
        <source>Continue %1, %2</source>
        <translation>Fortsæt %1, %2</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nyt spil</translation>
    </message>
    <message>
        <source>New match of %1</source>
        <translation>Nyt spil %1</translation>
    </message>
</context>
<context>
    <name>GeneralSettings</name>
    <message>
        <source>General</source>
        <translation>Generelt</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprog</translation>
    </message>
    <message>
        <source>Changes at once, everywhere; the letters on the cards too.</source>
        <translation>Skifter straks og overalt, også bogstaverne på kortene.</translation>
    </message>
    <message>
        <source>translation Deutsch Dansk English</source>
        <comment>words people may look for</comment>
        <translation>oversættelse Deutsch Dansk English language</translation>
    </message>
</context>
<context>
    <name>HandoverCover</name>
    <message>
        <source>Hand the device to %1</source>
        <translation>Giv enheden til %1</translation>
    </message>
    <message>
        <source>Show my hand</source>
        <translation>Vis min hånd</translation>
    </message>
    <message>
        <source>Show my tiles</source>
        <translation>Vis mine brikker</translation>
    </message>
    <message>
        <source>or press Space</source>
        <translation>eller mellemrum</translation>
    </message>
    <message>
        <source>or tap anywhere, or press Space or Enter</source>
        <translation>eller tryk et vilkårligt sted, på mellemrum eller Enter</translation>
    </message>
</context>
<context>
    <name>HelpSettings</name>
    <message>
        <source>Help</source>
        <translation>Hjælp</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastaturgenveje</translation>
    </message>
    <message>
        <source>Everything can be done without a mouse.</source>
        <translation>Alt kan gøres uden mus.</translation>
    </message>
    <message>
        <source>keys hotkeys</source>
        <comment>words people may look for</comment>
        <translation>taster genveje</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Vis</translation>
    </message>
    <message>
        <source>About Spieltisch</source>
        <translation>Om Spieltisch</translation>
    </message>
    <message>
        <source>Version %1, MIT licence</source>
        <translation>Version %1, MIT-licens</translation>
    </message>
    <message>
        <source>fonts authors</source>
        <comment>words people may look for</comment>
        <translation>skrifttyper ophav licens version</translation>
    </message>
</context>
<context>
    <name>ImportOffer</name>
    <message>
        <source>Import</source>
        <translation>Importér</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>What happened so far</source>
        <translation>Hvad der er sket indtil nu</translation>
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
        <translation>Fortsæt</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Se</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mere</translation>
    </message>
    <message>
        <source>Open at its end</source>
        <translation>Åbn ved slutningen</translation>
    </message>
    <message>
        <source>Rename …</source>
        <translation>Omdøb …</translation>
    </message>
    <message>
        <source>Save as file …</source>
        <translation>Gem som fil …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Slet</translation>
    </message>
</context>
<context>
    <name>MatchesPage</name>
    <message>
        <source>Matches</source>
        <translation>Partier</translation>
    </message>
    <message>
        <source>Open match file …</source>
        <translation>Åbn partifil …</translation>
    </message>
    <message>
        <source>No matches yet</source>
        <translation>Ingen partier endnu</translation>
    </message>
    <message>
        <source>Every match is kept here from its first card on: stop at any time and continue later.</source>
        <translation>Hvert parti gemmes her fra første kort: Stop når som helst, og fortsæt senere.</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Vælg et spil</translation>
    </message>
    <message>
        <source>Search names and titles</source>
        <translation>Søg i navne og titler</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>No match fits this search.</source>
        <translation>Intet parti passer til denne søgning.</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>I gang</translation>
    </message>
</context>
<context>
    <name>MonthChart</name>
    <message>
        <source>%1: %2 won, %3 lost</source>
        <translation>%1: %2 vundet, %3 tabt</translation>
    </message>
</context>
<context>
    <name>NameRow</name>
    <message>
        <source>Your name</source>
        <translation>Dit navn</translation>
    </message>
    <message>
        <source>New matches put you on the first seat.</source>
        <translation>I nye partier sidder du på første plads.</translation>
    </message>
    <message>
        <source>player me call</source>
        <comment>words people may look for</comment>
        <translation>spiller jeg hedder</translation>
    </message>
</context>
<context>
    <name>NavigationRail</name>
    <message>
        <source>Table</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partier</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Indstillinger</translation>
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
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>NewMatchSheet</name>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Gendan standard</translation>
    </message>
    <message>
        <source>Start match</source>
        <translation>Start partiet</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>other</source>
        <comment>another number than the offered ones</comment>
        <translation>andet</translation>
    </message>
    <message>
        <source>%1: another number</source>
        <translation>%1: et andet tal</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>fra %1 til %2</translation>
    </message>
</context>
<context>
    <name>OptionList</name>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
</context>
<context>
    <name>OutcomeMark</name>
    <message>
        <source>won</source>
        <translation>vundet</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>tabt</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>uafgjort</translation>
    </message>
    <message>
        <source>watched</source>
        <translation>set på</translation>
    </message>
</context>
<context>
    <name>OutcomePanel</name>
    <message>
        <source>Play again</source>
        <translation>Spil igen</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Point</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Se bordet</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Forlad</translation>
    </message>
</context>
<context>
    <name>Overlays</name>
    <message>
        <source>Save match file</source>
        <translation>Gem partifil</translation>
    </message>
    <message>
        <source>Spieltisch matches (*.spieltisch)</source>
        <translation>Spieltisch-partier (*.spieltisch)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle filer (*)</translation>
    </message>
    <message>
        <source>Save a backup</source>
        <translation>Gem en sikkerhedskopi</translation>
    </message>
    <message>
        <source>Backups of Spieltisch (*.spieltisch-backup)</source>
        <translation>Sikkerhedskopier af Spieltisch (*.spieltisch-backup)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Fortryd</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Gendan en sikkerhedskopi</translation>
    </message>
    <message>
        <source>Open match file</source>
        <translation>Åbn partifil</translation>
    </message>
    <message>
        <source>Add a game</source>
        <translation>Tilføj et spil</translation>
    </message>
    <message>
        <source>Games for Spieltisch (*.whl *.zip)</source>
        <translation>Spil til Spieltisch (*.whl *.zip)</translation>
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
        <translation>Partiet holder pause</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsæt</translation>
    </message>
</context>
<context>
    <name>PieceItem</name>
    <message>
        <source>selected</source>
        <translation>valgt</translation>
    </message>
    <message>
        <source>playable</source>
        <translation>kan spilles</translation>
    </message>
    <message>
        <source>not playable</source>
        <translation>kan ikke spilles</translation>
    </message>
    <message>
        <source>preview</source>
        <translation>forhåndsvisning</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>tip</translation>
    </message>
</context>
<context>
    <name>Plate</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n sekund tilbage</numerusform>
            <numerusform>%n sekunder tilbage</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlaySettings</name>
    <message>
        <source>Play</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Playing in %1</source>
        <translation>At spille i %1</translation>
    </message>
    <message>
        <source>One tap on a card plays it at once.</source>
        <translation>Et tryk på et kort spiller det med det samme.</translation>
    </message>
    <message>
        <source>The first tap selects and shows what would happen, the second plays.</source>
        <translation>Det første tryk vælger og viser, hvad der ville ske, det andet spiller.</translation>
    </message>
    <message>
        <source>confirm tap click twice</source>
        <comment>words people may look for</comment>
        <translation>bekræft tryk klik to gange</translation>
    </message>
    <message>
        <source>Two taps</source>
        <translation>To tryk</translation>
    </message>
    <message>
        <source>One tap</source>
        <translation>Ét tryk</translation>
    </message>
    <message>
        <source>Computer&apos;s pace</source>
        <translation>Computerens tempo</translation>
    </message>
    <message>
        <source>How long the computer waits before it plays.</source>
        <translation>Hvor længe computeren venter, før den spiller.</translation>
    </message>
    <message>
        <source>speed wait delay fast</source>
        <comment>words people may look for</comment>
        <translation>hastighed vente forsinkelse hurtig</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Intet</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Hurtigt</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalt</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsomt</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Bevægelse</translation>
    </message>
    <message>
        <source>Cards show where they come from and where they go.</source>
        <translation>Kort viser, hvor de kommer fra, og hvor de går hen.</translation>
    </message>
    <message>
        <source>motion movement speed reduced</source>
        <comment>words people may look for</comment>
        <translation>bevægelse hastighed reduceret</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Fra</translation>
    </message>
    <message>
        <source>Number the positions</source>
        <translation>Nummerér positionerne</translation>
    </message>
    <message>
        <source>Cards carry numbers, and the number keys select them.</source>
        <translation>Kort får numre, og taltasterne vælger dem.</translation>
    </message>
    <message>
        <source>position keyboard digits help</source>
        <comment>words people may look for</comment>
        <translation>position tastatur cifre hjælp</translation>
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
        <translation>tænker</translation>
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
        <translation>af %1</translation>
    </message>
    <message>
        <source>%1 · SHA-256 %2</source>
        <translation>%1 · SHA-256 %2</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Brug %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Fjern %1</translation>
    </message>
</context>
<context>
    <name>PluginSheet</name>
    <message>
        <source>Update a game</source>
        <translation>Opdater et spil</translation>
    </message>
    <message>
        <source>Add a game</source>
        <translation>Tilføj et spil</translation>
    </message>
    <message>
        <source>A game is a program with all your rights.</source>
        <translation>Et spil er et program med alle dine rettigheder.</translation>
    </message>
    <message>
        <source>Spieltisch cannot keep it from reading, changing or sending your files. Add it only if you trust whoever made it and where this file is from.</source>
        <translation>Spieltisch kan ikke forhindre det i at læse, ændre eller sende dine filer. Tilføj det kun, hvis du stoler på den, der har lavet det, og på, hvor filen kommer fra.</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Forfatter</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>%1 (plugin interface %2)</source>
        <translation>%1 (plugin-grænseflade %2)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fil</translation>
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
        <translation>Kopiér hele kontrolsummen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuller</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>Opdater</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Tilføj</translation>
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
        <translation>Hvert spil er et plugin.</translation>
    </message>
    <message>
        <source>Add a game …</source>
        <translation>Tilføj et spil …</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation>Fjern %1?</translation>
    </message>
    <message>
        <source>The game is deleted from this device. Its matches stay saved and can be played on when it is added again.</source>
        <translation>Spillet slettes fra denne enhed. Partierne forbliver gemt og kan spilles videre, når det tilføjes igen.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Fjern</translation>
    </message>
    <message>
        <source>No plugins found</source>
        <translation>Ingen plugins fundet</translation>
    </message>
    <message>
        <source>Neither bundled nor added games were found. Installing Spieltisch again brings the bundled ones back.</source>
        <translation>Der blev ikke fundet spil, hverken medfølgende eller tilføjede. En ny installation bringer de medfølgende tilbage.</translation>
    </message>
    <message>
        <source>Safe mode: only the games that come with Spieltisch run. Added games are left out and can be removed here; start Spieltisch without --safe-mode to use or add one.</source>
        <translation>Fejlsikret tilstand: Kun de spil, der følger med Spieltisch, kører. Tilføjede spil er udeladt og kan fjernes her; start Spieltisch uden --safe-mode for at bruge eller tilføje et.</translation>
    </message>
</context>
<context>
    <name>PresetDialog</name>
    <message>
        <source>This replaces the preset that is called so.</source>
        <translation>Det erstatter den spillemåde, der hedder sådan.</translation>
    </message>
    <message>
        <source>Rename the preset</source>
        <translation>Omdøb spillemåden</translation>
    </message>
    <message>
        <source>Save these rules</source>
        <translation>Gem disse regler</translation>
    </message>
    <message>
        <source>You find them under this name in every list of ways to play %1.</source>
        <translation>Du finder dem under dette navn på alle lister over spillemåder i %1.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuller</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Omdøb</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Erstat</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Gem</translation>
    </message>
</context>
<context>
    <name>PresetRow</name>
    <message>
        <source>Way to play</source>
        <translation>Spillemåde</translation>
    </message>
    <message>
        <source>Some rules are different from this.</source>
        <translation>Nogle regler afviger herfra.</translation>
    </message>
    <message>
        <source>preset house rules variant standard tournament</source>
        <comment>words people may look for</comment>
        <translation>forindstilling husregler variant standard turnering</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Gem som …</translation>
    </message>
    <message>
        <source>Save these rules under a name of their own</source>
        <translation>Gem disse regler under deres eget navn</translation>
    </message>
    <message>
        <source>Rename “%1”</source>
        <translation>Omdøb ”%1”</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>Slet ”%1”</translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>Slet ”%1”?</translation>
    </message>
    <message>
        <source>The rules stay chosen as they are; only their name is forgotten.</source>
        <translation>Reglerne forbliver valgt, som de er; kun navnet bliver glemt.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Slet</translation>
    </message>
</context>
<context>
    <name>ProfileColours</name>
    <message>
        <source>Colour</source>
        <translation>Farve</translation>
    </message>
</context>
<context>
    <name>ProfileDetail</name>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Matches keep the name they were played under.</source>
        <translation>Partier beholder det navn, de blev spillet under.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farve</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Same person …</source>
        <translation>Samme person …</translation>
    </message>
    <message>
        <source>Make one person of two</source>
        <translation>Gør to til én person</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Fjern</translation>
    </message>
    <message>
        <source>Matches stay.</source>
        <translation>Partierne bliver.</translation>
    </message>
</context>
<context>
    <name>ProfileList</name>
    <message>
        <source>Add a person</source>
        <translation>Tilføj en person</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Name of a new person</source>
        <translation>Navn på en ny person</translation>
    </message>
</context>
<context>
    <name>ProfileMerge</name>
    <message>
        <source>%1 is the same person as</source>
        <translation>%1 er den samme person som</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>Vælg …</translation>
    </message>
    <message>
        <source>Same person as</source>
        <translation>Samme person som</translation>
    </message>
    <message>
        <source>Make one person of them</source>
        <translation>Læg sammen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuller</translation>
    </message>
</context>
<context>
    <name>ProfileSettings</name>
    <message>
        <source>People</source>
        <translation>Personer</translation>
    </message>
    <message>
        <source>People who play here</source>
        <translation>Hvem der spiller her</translation>
    </message>
    <message>
        <source>Names and colours; matches and figures are counted for each of them.</source>
        <translation>Navne og farver; partier og tal tælles for hver enkelt.</translation>
    </message>
    <message>
        <source>Manage …</source>
        <translation>Administrer …</translation>
    </message>
</context>
<context>
    <name>ProfileWelcome</name>
    <message>
        <source>Nobody is in the list yet</source>
        <translation>Der er ingen på listen endnu</translation>
    </message>
    <message>
        <source>Nobody is chosen</source>
        <translation>Ingen er valgt</translation>
    </message>
    <message>
        <source>Whoever is in the list has a colour at the table, figures of their own, and can be chosen for a seat with one tap.</source>
        <translation>Den, der står på listen, har en farve ved bordet, sine egne tal og kan sættes på en plads med ét tryk.</translation>
    </message>
    <message>
        <source>These names have played already:</source>
        <translation>Der er allerede spillet under disse navne:</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Tilføj %1</translation>
    </message>
</context>
<context>
    <name>ProfilesSheet</name>
    <message>
        <source>People</source>
        <translation>Personer</translation>
    </message>
    <message>
        <source>Everyone who plays at this device. Their matches and figures are counted one by one.</source>
        <translation>Alle, der spiller på denne enhed. Partier og tal tælles for hver enkelt.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Fortryd</translation>
    </message>
</context>
<context>
    <name>RecentMatches</name>
    <message>
        <source>Recent matches</source>
        <translation>Seneste partier</translation>
    </message>
    <message>
        <source>Nothing has been finished yet. Your results will stand here.</source>
        <translation>Intet er afsluttet endnu. Her kommer dine resultater til at stå.</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Alle partier</translation>
    </message>
</context>
<context>
    <name>RenameDialog</name>
    <message>
        <source>Rename the match</source>
        <translation>Omdøb partiet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuller</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Omdøb</translation>
    </message>
</context>
<context>
    <name>RestoredBar</name>
    <message>
        <source>Undo</source>
        <translation>Fortryd</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Luk</translation>
    </message>
</context>
<context>
    <name>ReviewBar</name>
    <message>
        <source>Looking back</source>
        <translation>Tilbageblik</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Til starten</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Et skridt tilbage</translation>
    </message>
    <message>
        <source>Place in the match</source>
        <translation>Sted i partiet</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Et skridt frem</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 af %2</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Spil videre herfra</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>No rules to read</source>
        <translation>Ingen regler at læse</translation>
    </message>
    <message>
        <source>The rules come with the games, and no game can be played right now.</source>
        <translation>Reglerne følger med spillene, og lige nu kan intet spilles.</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules of %1</source>
        <translation>Regler: %1</translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>“%1” is there already.</source>
        <translation>”%1” findes allerede.</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Erstat filen?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Erstat</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Points</source>
        <translation>Point</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>Seat %1: %2, %3</source>
        <translation>Plads %1: %2, %3</translation>
    </message>
</context>
<context>
    <name>SeatPicker</name>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Tilføj %1</translation>
    </message>
    <message>
        <source>Put this name into the list of people</source>
        <translation>Sæt dette navn på listen over personer</translation>
    </message>
    <message>
        <source>People …</source>
        <translation>Personer …</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Spilles af</translation>
    </message>
</context>
<context>
    <name>SeatTable</name>
    <message>
        <source>Players</source>
        <translation>Spillere</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Antal spillere</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 mod %2</translation>
    </message>
    <message>
        <source>against</source>
        <comment>between two sides of a match</comment>
        <translation>mod</translation>
    </message>
    <message>
        <source>Swap seats</source>
        <translation>Byt pladser</translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation>En person til</translation>
    </message>
</context>
<context>
    <name>SettingsGroup</name>
    <message>
        <source>Restore defaults</source>
        <translation>Gendan standard</translation>
    </message>
    <message>
        <source>Restore the defaults of “%1”</source>
        <translation>Gendan standard for ”%1”</translation>
    </message>
</context>
<context>
    <name>SettingsIndex</name>
    <message>
        <source>Sections</source>
        <translation>Afsnit</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>vises</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>All settings are as at first again.</source>
        <translation>Alle indstillinger er igen som i begyndelsen.</translation>
    </message>
    <message>
        <source>“%1” is as at first again.</source>
        <translation>”%1” er igen som i begyndelsen.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Indstillinger</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Gendan standard</translation>
    </message>
    <message>
        <source>Every setting on this page goes back to what it was at first, except your name and your presets.</source>
        <translation>Alle indstillinger på denne side bliver igen, som de var i begyndelsen, undtagen dit navn og dine spillemåder.</translation>
    </message>
    <message>
        <source>No setting is called “%1”</source>
        <translation>Ingen indstilling hedder ”%1”</translation>
    </message>
    <message>
        <source>Titles, explanations and similar words have been searched.</source>
        <translation>Titler, forklaringer og lignende ord er gennemsøgt.</translation>
    </message>
    <message>
        <source>Show all settings</source>
        <translation>Vis alle indstillinger</translation>
    </message>
</context>
<context>
    <name>SettingsSearch</name>
    <message>
        <source>Search the settings</source>
        <translation>Søg i indstillingerne</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Ryd søgningen</translation>
    </message>
</context>
<context>
    <name>ShellActions</name>
    <message>
        <source>New match …</source>
        <translation>Nyt spil …</translation>
    </message>
    <message>
        <source>Open match file …</source>
        <translation>Åbn partifil …</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Forlad bordet</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Afslut</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Fuld skærm</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Indstillinger</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastaturgenveje</translation>
    </message>
    <message>
        <source>About Spieltisch</source>
        <translation>Om Spieltisch</translation>
    </message>
</context>
<context>
    <name>ShellMenu</name>
    <message>
        <source>Game</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Restart this match</source>
        <translation>Start partiet forfra</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Træk</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Fortryd</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gentag</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tip</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Point</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Visning</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>Dagfarver</translation>
    </message>
    <message>
        <source>Evening colours</source>
        <translation>Aftenfarver</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Større tekst</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Indstillinger</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>Plugins</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hjælp</translation>
    </message>
</context>
<context>
    <name>ShortcutsSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastaturgenveje</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Scores and log</source>
        <translation>Point og forløb</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Forløb</translation>
    </message>
</context>
<context>
    <name>StartContent</name>
    <message>
        <source>No game can be played</source>
        <translation>Intet spil kan spilles</translation>
    </message>
    <message>
        <source>The page Plugins says which games were found and why they cannot be used.</source>
        <translation>Siden Plugins fortæller, hvilke spil der blev fundet, og hvorfor de ikke kan bruges.</translation>
    </message>
    <message>
        <source>Open Plugins</source>
        <translation>Åbn Plugins</translation>
    </message>
</context>
<context>
    <name>StatisticsCard</name>
    <message>
        <source>The year before</source>
        <translation>Året før</translation>
    </message>
    <message>
        <source>The year after</source>
        <translation>Året efter</translation>
    </message>
    <message>
        <source>Save as a picture …</source>
        <translation>Gem som billede …</translation>
    </message>
</context>
<context>
    <name>StatisticsChip</name>
    <message>
        <source>Do not filter by “%1” any more</source>
        <translation>Filtrer ikke længere efter ”%1”</translation>
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
        <translation>Ingen af disse partier findes længere.</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Save chart</source>
        <translation>Gem diagram</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Billede (*.png)</translation>
    </message>
    <message>
        <source>Vector drawing (*.svg)</source>
        <translation>Vektortegning (*.svg)</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>Tæller …</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Save the figures as CSV</source>
        <translation>Gem tallene som CSV</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabel (*.csv)</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Save the figures as JSON</source>
        <translation>Gem tallene som JSON</translation>
    </message>
    <message>
        <source>Data (*.json)</source>
        <translation>Data (*.json)</translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>Vis alle partier</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Vælg et spil</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>The hint is being worked out.</source>
        <translation>Tippet bliver regnet ud.</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Tilbage til startsiden</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Fortryd</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gentag</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tip</translation>
    </message>
    <message>
        <source>being worked out, Esc takes it back</source>
        <translation>bliver regnet ud, Esc afbryder</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Point</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Hide the side panel</source>
        <translation>Skjul sidepanelet</translation>
    </message>
    <message>
        <source>Show the side panel</source>
        <translation>Vis sidepanelet</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>TableSheet</name>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
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
        <translation>Dominobrikker</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Brikker</translation>
    </message>
    <message>
        <source>Black on white has the strongest contrast.</source>
        <translation>Sort på hvidt har den stærkeste kontrast.</translation>
    </message>
    <message>
        <source>dominoes stones bones contrast</source>
        <comment>words people may look for</comment>
        <translation>domino brikker kontrast</translation>
    </message>
    <message>
        <source>Ivory</source>
        <translation>Elfenben</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mørke</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Høj kontrast</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Øjne</translation>
    </message>
    <message>
        <source>A colour for each number helps to find what fits.</source>
        <translation>En farve for hvert tal gør det lettere at finde det, der passer.</translation>
    </message>
    <message>
        <source>dots spots colour</source>
        <comment>words people may look for</comment>
        <translation>øjne prikker farve</translation>
    </message>
    <message>
        <source>High-contrast tiles have black pips only.</source>
        <translation>Brikker med høj kontrast har kun sorte øjne.</translation>
    </message>
    <message>
        <source>One colour</source>
        <translation>Én farve</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>Efter tal</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Dismiss</source>
        <translation>Luk</translation>
    </message>
</context>
<context>
    <name>YearCard</name>
    <message>
        <source>Your year %1</source>
        <translation>Dit år %1</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n parti</numerusform>
            <numerusform>%n partier</numerusform>
        </translation>
    </message>
    <message>
        <source>From the first finished match on, this shows how your months went.</source>
        <translation>Fra det første afsluttede parti viser dette, hvordan dine måneder gik.</translation>
    </message>
    <message>
        <source>Matches against the computer count here.</source>
        <translation>Her tæller partier mod computeren.</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vundet</translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n vundet</numerusform>
            <numerusform>%n vundet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n tabt</numerusform>
            <numerusform>%n tabt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>Good morning</source>
        <extracomment>app.greeting.morning</extracomment>
        <translation>Godmorgen</translation>
    </message>
    <message>
        <source>Hello</source>
        <extracomment>app.greeting.day</extracomment>
        <translation>Goddag</translation>
    </message>
    <message>
        <source>Good evening</source>
        <extracomment>app.greeting.evening</extracomment>
        <translation>God aften</translation>
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
            <numerusform>Et parti venter på dig.</numerusform>
            <numerusform>%n partier venter på dig.</numerusform>
        </translation>
    </message>
    <message>
        <source>What shall we play?</source>
        <extracomment>app.waiting.none</extracomment>
        <translation>Hvad skal vi spille?</translation>
    </message>
    <message>
        <source>against {names:and}</source>
        <extracomment>app.against</extracomment>
        <translation>mod {names:and}</translation>
    </message>
    <message>
        <source>with {partners:and} against {names:and}</source>
        <extracomment>app.with_against</extracomment>
        <translation>med {partners:and} mod {names:and}</translation>
    </message>
    <message>
        <source>{names:and} among themselves</source>
        <extracomment>app.watched</extracomment>
        <translation>{names:and} mod hinanden</translation>
    </message>
    <message>
        <source>{players} · {progress}</source>
        <extracomment>app.tile</extracomment>
        <translation>{players} · {progress}</translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>app.when.today</extracomment>
        <translation>i dag</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>app.when.yesterday</extracomment>
        <translation>i går</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>app.you</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>app.seat.unnamed</extracomment>
        <translation>Spiller {number}</translation>
    </message>
    <message>
        <source>{names:and}</source>
        <extracomment>app.side</extracomment>
        <translation>{names:and}</translation>
    </message>
    <message>
        <source>New match: {game}</source>
        <extracomment>app.new_match.title</extracomment>
        <translation>Nyt parti {game}</translation>
    </message>
    <message>
        <source>Two players are called {name}.</source>
        <extracomment>app.new_match.same_name</extracomment>
        <translation>To spillere hedder {name}.</translation>
    </message>
    <message>
        <source>Nobody else should look now.</source>
        <extracomment>app.cover</extracomment>
        <translation>Nu bør ingen andre kigge.</translation>
    </message>
    <message>
        <source>Has no effect now.</source>
        <extracomment>app.new_match.no_effect</extracomment>
        <translation>Har ingen virkning nu.</translation>
    </message>
    <message>
        <source>{matches} and {people}</source>
        <extracomment>app.backup.holds</extracomment>
        <translation>{matches} og {people}</translation>
    </message>
    <message>
        <source>Stored here: {holds}.</source>
        <extracomment>app.backup.here</extracomment>
        <translation>Gemt her: {holds}.</translation>
    </message>
    <message>
        <source>All that is here goes: {here}, and the settings.</source>
        <extracomment>app.backup.replace.gone</extracomment>
        <translation>Alt herfra forsvinder: {here} og indstillingerne.</translation>
    </message>
    <message>
        <source>The backup takes its place: {holds}, and the settings.</source>
        <extracomment>app.backup.replace.come</extracomment>
        <translation>Sikkerhedskopien træder i stedet: {holds} og indstillingerne.</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>app.statistics.filter.profile</extracomment>
        <translation>Person</translation>
    </message>
    <message>
        <source>Period</source>
        <extracomment>app.statistics.filter.period</extracomment>
        <translation>Periode</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>app.statistics.filter.level</extracomment>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>app.statistics.filter.opponent</extracomment>
        <translation>Modstander</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>app.statistics.filter.option</extracomment>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Assistance</source>
        <extracomment>app.statistics.filter.marks</extracomment>
        <translation>Hjælp</translation>
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
        <translation>Altid</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <extracomment>app.statistics.period.week</extracomment>
        <translation>Seneste 7 dage</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <extracomment>app.statistics.period.month</extracomment>
        <translation>Seneste 30 dage</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <extracomment>app.statistics.period.months</extracomment>
        <translation>Seneste 12 måneder</translation>
    </message>
    <message>
        <source>Year {year}</source>
        <extracomment>app.statistics.period.year</extracomment>
        <translation>År {year}</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <extracomment>app.statistics.option</extracomment>
        <translation>{option}: {value}</translation>
    </message>
    <message>
        <source>With and without</source>
        <extracomment>app.statistics.marks.all</extracomment>
        <translation>Med og uden</translation>
    </message>
    <message>
        <source>Without undo and hints</source>
        <extracomment>app.statistics.marks.unhelped</extracomment>
        <translation>Uden fortryd og tip</translation>
    </message>
    <message>
        <source>Without handicap</source>
        <extracomment>app.statistics.marks.even</extracomment>
        <translation>Uden handicap</translation>
    </message>
    <message>
        <source>Without undo, hints and handicap</source>
        <extracomment>app.statistics.marks.plain</extracomment>
        <translation>Uden fortryd, tip og handicap</translation>
    </message>
    <message>
        <source>Different ones</source>
        <extracomment>app.statistics.mixed</extracomment>
        <translation>Forskellige</translation>
    </message>
    <message>
        <source>No finished matches yet</source>
        <extracomment>app.statistics.none</extracomment>
        <translation>Ingen afsluttede partier endnu</translation>
    </message>
    <message>
        <source>From the first finished match on, this page shows how you play, and how that changes.</source>
        <extracomment>app.statistics.none.why</extracomment>
        <translation>Fra det første afsluttede parti viser denne side, hvordan du spiller, og hvordan det ændrer sig.</translation>
    </message>
    <message>
        <source>No match fits this choice</source>
        <extracomment>app.statistics.filtered</extracomment>
        <translation>Intet parti passer til dette valg</translation>
    </message>
    <message>
        <source>There are finished matches, but none that fits all the filters above.</source>
        <extracomment>app.statistics.filtered.why</extracomment>
        <translation>Der er afsluttede partier, men ingen, der passer til alle filtrene ovenfor.</translation>
    </message>
    <message>
        <source>Only matches between people so far</source>
        <extracomment>app.statistics.people</extracomment>
        <translation>Indtil nu kun partier mellem mennesker</translation>
    </message>
    <message>
        <source>In a match of people against each other one of them wins anyway. Matches against the computer are counted here.</source>
        <extracomment>app.statistics.people.why</extracomment>
        <translation>I et parti mellem mennesker vinder en af dem under alle omstændigheder. Her tæller partierne mod computeren.</translation>
    </message>
    <message>
        <source>The statistics cannot be read</source>
        <extracomment>app.statistics.failed</extracomment>
        <translation>Statistikken kan ikke læses</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <extracomment>app.backup.matches, app.people.matches, app.statistics.matches</extracomment>
        <translation>
            <numerusform>%n parti</numerusform>
            <numerusform>%n partier</numerusform>
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
        <translation>Udgave</translation>
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
        <translation>Operativsystem</translation>
    </message>
    <message>
        <source>Graphics</source>
        <extracomment>app.about.graphics</extracomment>
        <translation>Grafik</translation>
    </message>
    <message>
        <source>Data folder</source>
        <extracomment>app.about.data</extracomment>
        <translation>Datamappe</translation>
    </message>
    <message>
        <source>{package:cap}</source>
        <extracomment>app.about.build.plain</extracomment>
        <translation>{package:cap}</translation>
    </message>
    <message>
        <source>{package:cap}, commit {commit}</source>
        <extracomment>app.about.build.commit</extracomment>
        <translation>{package:cap}, commit {commit}</translation>
    </message>
    <message>
        <source>{package:cap}, commit {commit} of {date}</source>
        <extracomment>app.about.build.dated</extracomment>
        <translation>{package:cap}, commit {commit} fra {date}</translation>
    </message>
    <message>
        <source>source tree</source>
        <extracomment>app.about.package.source</extracomment>
        <translation>kildekode</translation>
    </message>
    <message>
        <source>Python package</source>
        <extracomment>app.about.package.wheel</extracomment>
        <translation>Python-pakke</translation>
    </message>
    <message>
        <source>program folder</source>
        <extracomment>app.about.package.bundle</extracomment>
        <translation>programmappe</translation>
    </message>
    <message>
        <source>Debian package (.deb)</source>
        <extracomment>app.about.package.deb</extracomment>
        <translation>Debian-pakke (.deb)</translation>
    </message>
    <message>
        <source>RPM package (.rpm)</source>
        <extracomment>app.about.package.rpm</extracomment>
        <translation>RPM-pakke (.rpm)</translation>
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
        <translation>Windows-installation</translation>
    </message>
    <message>
        <source>Mac application</source>
        <extracomment>app.about.package.macos</extracomment>
        <translation>Mac-program</translation>
    </message>
    <message>
        <source>Copied.</source>
        <extracomment>app.about.copied</extracomment>
        <translation>Kopieret.</translation>
    </message>
    <message>
        <source>{name} has come without the text of its licence; “{licence}” names it.</source>
        <extracomment>app.about.licence.none</extracomment>
        <translation>{name} kom uden teksten til sin licens; ”{licence}” siger, hvilken det er.</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>app.log.info</extracomment>
        <translation>Bemærkning</translation>
    </message>
    <message>
        <source>Warning</source>
        <extracomment>app.log.warning</extracomment>
        <translation>Advarsel</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>app.log.error</extracomment>
        <translation>Fejl</translation>
    </message>
    <message>
        <source>Spieltisch never looks for newer versions by itself.</source>
        <extracomment>app.updates.asked</extracomment>
        <translation>Spieltisch søger aldrig selv efter nyere versioner.</translation>
    </message>
    <message>
        <source>Your system keeps Spieltisch up to date, as it does with all its programs.</source>
        <extracomment>app.updates.managed</extracomment>
        <translation>Dit system holder Spieltisch opdateret ligesom alle sine andre programmer.</translation>
    </message>
    <message>
        <source>Looking for a newer version …</source>
        <extracomment>app.updates.asking</extracomment>
        <translation>Der søges efter en nyere version …</translation>
    </message>
    <message>
        <source>This is the newest version.</source>
        <extracomment>app.updates.newest</extracomment>
        <translation>Dette er den nyeste version.</translation>
    </message>
    <message>
        <source>Version {version} is there; you have {current}. Your matches stay when you install it.</source>
        <extracomment>app.updates.newer</extracomment>
        <translation>Version {version} er klar; du har {current}. Dine partier bliver, når du installerer den.</translation>
    </message>
    <message>
        <source>The page with the newest version cannot be reached; try again later.</source>
        <extracomment>app.updates.unreachable</extracomment>
        <translation>Siden med den nyeste version kan ikke nås; prøv igen senere.</translation>
    </message>
    <message>
        <source>The page with the newest version gives an answer that cannot be understood; try again later.</source>
        <extracomment>app.updates.unreadable</extracomment>
        <translation>Siden med den nyeste version giver et svar, der ikke kan forstås; prøv igen senere.</translation>
    </message>
    <message>
        <source>Spieltisch has ended unexpectedly</source>
        <extracomment>app.crash.ended.title</extracomment>
        <translation>Spieltisch blev uventet afsluttet</translation>
    </message>
    <message>
        <source>That was on {when}. Every action is stored at once, so your matches are as you left them.</source>
        <extracomment>app.crash.ended</extracomment>
        <translation>Det var den {when}. Hvert træk gemmes straks, så dine partier er, som du forlod dem.</translation>
    </message>
    <message>
        <source>There was an error in Spieltisch</source>
        <extracomment>app.crash.error.title</extracomment>
        <translation>Der var en fejl i Spieltisch</translation>
    </message>
    <message>
        <source>That was on {when}. The program went on, but something may not have been done.</source>
        <extracomment>app.crash.error</extracomment>
        <translation>Det var den {when}. Programmet kørte videre, men noget blev måske ikke gjort.</translation>
    </message>
    <message numerus="yes">
        <source>%n more report(s) lie in the same folder.</source>
        <extracomment>app.crash.more</extracomment>
        <translation>
            <numerusform>%n rapport mere ligger i samme mappe.</numerusform>
            <numerusform>%n rapporter mere ligger i samme mappe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n report(s) deleted.</source>
        <extracomment>app.crash.removed</extracomment>
        <translation>
            <numerusform>%n rapport slettet.</numerusform>
            <numerusform>%n rapporter slettet.</numerusform>
        </translation>
    </message>
    <message>
        <source>The backup is being written …</source>
        <extracomment>app.backup.writing</extracomment>
        <translation>Sikkerhedskopien skrives …</translation>
    </message>
    <message>
        <source>The backup is being checked …</source>
        <extracomment>app.backup.reading</extracomment>
        <translation>Sikkerhedskopien kontrolleres …</translation>
    </message>
    <message>
        <source>The backup is being restored …</source>
        <extracomment>app.backup.restoring</extracomment>
        <translation>Sikkerhedskopien gendannes …</translation>
    </message>
    <message>
        <source>Backup saved as “{name}”: {holds}.</source>
        <extracomment>app.backup.written</extracomment>
        <translation>Sikkerhedskopien er gemt som ”{name}”: {holds}.</translation>
    </message>
    <message>
        <source>Stopped; nothing has been changed.</source>
        <extracomment>app.backup.stopped</extracomment>
        <translation>Stoppet; intet er ændret.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) have come from the backup.</source>
        <extracomment>app.backup.restored</extracomment>
        <translation>
            <numerusform>%n parti er kommet fra sikkerhedskopien.</numerusform>
            <numerusform>%n partier er kommet fra sikkerhedskopien.</numerusform>
        </translation>
    </message>
    <message>
        <source>{restored} What was here before is kept as “{name}” in the folder of the program.</source>
        <extracomment>app.backup.restored.kept</extracomment>
        <translation>{restored} Det, der var her før, ligger som ”{name}” i programmets mappe.</translation>
    </message>
    <message>
        <source>Everything is as it was before.</source>
        <extracomment>app.backup.undone</extracomment>
        <translation>Alt er igen som før.</translation>
    </message>
    <message>
        <source>A backup has to be a file on this device.</source>
        <extracomment>app.backup.elsewhere</extracomment>
        <translation>En sikkerhedskopi skal være en fil på denne enhed.</translation>
    </message>
    <message>
        <source>Backup of {when}</source>
        <extracomment>app.backup.from</extracomment>
        <translation>Sikkerhedskopi fra {when}</translation>
    </message>
    <message numerus="yes">
        <source>%n person(s)</source>
        <extracomment>app.backup.people</extracomment>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n personer</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is stored here yet: everything in the backup comes in, settings too.</source>
        <extracomment>app.backup.here.none</extracomment>
        <translation>Her er intet gemt endnu: Alt i sikkerhedskopien kommer ind, også indstillingerne.</translation>
    </message>
    <message>
        <source>Add to what is here</source>
        <extracomment>app.backup.merge</extracomment>
        <translation>Føj til det, der er her</translation>
    </message>
    <message numerus="yes">
        <source>%n new match(es) come in; then there are {total}.</source>
        <extracomment>app.backup.merge.added</extracomment>
        <translation>
            <numerusform>%n nyt parti kommer til; så er der {total}.</numerusform>
            <numerusform>%n nye partier kommer til; så er der {total}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No new match comes in.</source>
        <extracomment>app.backup.merge.added.none</extracomment>
        <translation>Intet nyt parti kommer til.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) are here already and stay as they are.</source>
        <extracomment>app.backup.merge.known</extracomment>
        <translation>
            <numerusform>%n parti er her allerede og bliver, som det er.</numerusform>
            <numerusform>%n partier er her allerede og bliver, som de er.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were played on in the backup and go on from there.</source>
        <extracomment>app.backup.merge.newer</extracomment>
        <translation>
            <numerusform>%n parti er spillet videre i sikkerhedskopien og fortsætter derfra.</numerusform>
            <numerusform>%n partier er spillet videre i sikkerhedskopien og fortsætter derfra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) come into the list.</source>
        <extracomment>app.backup.merge.people</extracomment>
        <translation>
            <numerusform>%n person kommer på listen.</numerusform>
            <numerusform>%n personer kommer på listen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Settings that were changed here stay.</source>
        <extracomment>app.backup.merge.settings</extracomment>
        <translation>Indstillinger, der er ændret her, bliver.</translation>
    </message>
    <message>
        <source>Replace what is here</source>
        <extracomment>app.backup.replace</extracomment>
        <translation>Erstat det, der er her</translation>
    </message>
    <message>
        <source>A backup of what is here is written first, so that this can be undone.</source>
        <extracomment>app.backup.replace.kept</extracomment>
        <translation>Først skrives en sikkerhedskopi af det, der er her, så det kan fortrydes.</translation>
    </message>
    <message>
        <source>Left out (safe mode)</source>
        <extracomment>app.plugin.left_out</extracomment>
        <translation>Udeladt (fejlsikret tilstand)</translation>
    </message>
    <message>
        <source>Package {place}</source>
        <extracomment>app.plugin.source.package</extracomment>
        <translation>Pakke {place}</translation>
    </message>
    <message>
        <source>Folder {place}</source>
        <extracomment>app.plugin.source.folder</extracomment>
        <translation>Mappe {place}</translation>
    </message>
    <message>
        <source>Added from {place}</source>
        <extracomment>app.plugin.source.archive</extracomment>
        <translation>Tilføjet fra {place}</translation>
    </message>
    <message>
        <source>“{file}” cannot be added: {why}</source>
        <extracomment>app.archive.refused</extracomment>
        <translation>”{file}” kan ikke tilføjes: {why}</translation>
    </message>
    <message>
        <source>A game has to be a file on this device.</source>
        <extracomment>app.archive.elsewhere</extracomment>
        <translation>Et spil skal være en fil på denne enhed.</translation>
    </message>
    <message>
        <source>{old} → {new}</source>
        <extracomment>app.archive.version</extracomment>
        <translation>{old} → {new}</translation>
    </message>
    <message>
        <source>{game} has been added and can be played.</source>
        <extracomment>app.archive.added</extracomment>
        <translation>{game} er tilføjet og kan spilles.</translation>
    </message>
    <message>
        <source>{game} is version {version} now.</source>
        <extracomment>app.archive.updated</extracomment>
        <translation>{game} har nu version {version}.</translation>
    </message>
    <message>
        <source>{game} has been added, but does not work: {why}</source>
        <extracomment>app.archive.added.broken</extracomment>
        <translation>{game} er tilføjet, men virker ikke: {why}</translation>
    </message>
    <message>
        <source>The checksum has been copied.</source>
        <extracomment>app.archive.copied</extracomment>
        <translation>Kontrolsummen er kopieret.</translation>
    </message>
    <message>
        <source>{game} has been removed; its matches stay saved.</source>
        <extracomment>app.archive.removed</extracomment>
        <translation>{game} er fjernet; partierne forbliver gemt.</translation>
    </message>
    <message>
        <source>{game} cannot be removed: {why}</source>
        <extracomment>app.archive.not_removed</extracomment>
        <translation>{game} kan ikke fjernes: {why}</translation>
    </message>
    <message>
        <source>This game is not here or switched off; see Plugins.</source>
        <extracomment>app.match.no_game</extracomment>
        <translation>Dette spil er ikke her eller slået fra; se Plugins.</translation>
    </message>
    <message>
        <source>Nothing played yet</source>
        <extracomment>app.people.none</extracomment>
        <translation>Intet spillet endnu</translation>
    </message>
    <message>
        <source>{matches}, the last one {when}</source>
        <extracomment>app.people.last</extracomment>
        <translation>{matches}, det seneste {when}</translation>
    </message>
    <message>
        <source>{name} is in the list.</source>
        <extracomment>app.people.added</extracomment>
        <translation>{name} står på listen.</translation>
    </message>
    <message>
        <source>{old} is called {name} now.</source>
        <extracomment>app.people.renamed</extracomment>
        <translation>{old} hedder nu {name}.</translation>
    </message>
    <message>
        <source>{name} has another colour.</source>
        <extracomment>app.people.recoloured</extracomment>
        <translation>{name} har en anden farve.</translation>
    </message>
    <message>
        <source>{name} and {into} are one person now: {into}.</source>
        <extracomment>app.people.merged</extracomment>
        <translation>{name} og {into} er nu én person: {into}.</translation>
    </message>
    <message>
        <source>{name} is no longer in the list.</source>
        <extracomment>app.people.removed</extracomment>
        <translation>{name} står ikke længere på listen.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) played by {name} go to {into}, who has {total} then.</source>
        <extracomment>app.people.merge.moves</extracomment>
        <translation>
            <numerusform>%n parti spillet af {name} går til {into}; der er så {total}.</numerusform>
            <numerusform>%n partier spillet af {name} går til {into}; der er så {total}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has played nothing: only the entry in the list goes.</source>
        <extracomment>app.people.merge.moves.none</extracomment>
        <translation>{name} har intet spillet: Kun navnet på listen forsvinder.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) of {name} against {into} count for nobody then; they stay in the list of matches.</source>
        <extracomment>app.people.merge.against</extracomment>
        <translation>
            <numerusform>%n parti mellem {name} og {into} tæller så for ingen; det bliver på listen over partier.</numerusform>
            <numerusform>%n partier mellem {name} og {into} tæller så for ingen; de bliver på listen over partier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) that {name} and {into} played as partners count once.</source>
        <extracomment>app.people.merge.together</extracomment>
        <translation>
            <numerusform>%n parti, som {name} og {into} spillede som makkere, tæller én gang.</numerusform>
            <numerusform>%n partier, som {name} og {into} spillede som makkere, tæller én gang.</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches keep the names they were played under. This can be taken back.</source>
        <extracomment>app.people.merge.names</extracomment>
        <translation>Partier beholder de navne, de blev spillet under. Det kan fortrydes.</translation>
    </message>
    <message>
        <source>Amber</source>
        <extracomment>app.colour.amber</extracomment>
        <translation>Rav</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>app.colour.blue</extracomment>
        <translation>Blå</translation>
    </message>
    <message>
        <source>Rose</source>
        <extracomment>app.colour.rose</extracomment>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>app.colour.green</extracomment>
        <translation>Grøn</translation>
    </message>
    <message>
        <source>Violet</source>
        <extracomment>app.colour.violet</extracomment>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Turquoise</source>
        <extracomment>app.colour.turquoise</extracomment>
        <translation>Turkis</translation>
    </message>
    <message>
        <source>Copper</source>
        <extracomment>app.colour.copper</extracomment>
        <translation>Kobber</translation>
    </message>
    <message>
        <source>Sand</source>
        <extracomment>app.colour.sand</extracomment>
        <translation>Sand</translation>
    </message>
    <message>
        <source>{number} chosen</source>
        <extracomment>app.statistics.chosen</extracomment>
        <translation>{number} valgt</translation>
    </message>
    <message>
        <source>In a match of people against each other one of them wins anyway. Choose a person above to see how theirs went.</source>
        <extracomment>app.statistics.people.choose</extracomment>
        <translation>I et parti mellem mennesker vinder en af dem under alle omstændigheder. Vælg en person ovenfor for at se, hvordan det gik.</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>app.statistics.range</extracomment>
        <translation>{low} til {high}</translation>
    </message>
    <message>
        <source>{low} to {high:%}</source>
        <extracomment>app.statistics.range.percent</extracomment>
        <translation>{low} til {high:%}</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>app.statistics.won</extracomment>
        <translation>Vundet</translation>
    </message>
    <message>
        <source>{won} of {played} · {range}</source>
        <extracomment>app.statistics.won.note</extracomment>
        <translation>{won} af {played} · {range}</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>app.statistics.played</extracomment>
        <translation>Spillet</translation>
    </message>
    <message numerus="yes">
        <source>on %n day(s)</source>
        <extracomment>app.statistics.played.note</extracomment>
        <translation>
            <numerusform>på %n dag</numerusform>
            <numerusform>på %n dage</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <extracomment>app.statistics.streak.won</extracomment>
        <translation>Længste sejrsrække</translation>
    </message>
    <message>
        <source>Longest losing streak</source>
        <extracomment>app.statistics.streak.lost</extracomment>
        <translation>Længste nederlagsrække</translation>
    </message>
    <message>
        <source>Won in a row just now</source>
        <extracomment>app.statistics.streak.now.won</extracomment>
        <translation>Vundet i træk lige nu</translation>
    </message>
    <message>
        <source>Lost in a row just now</source>
        <extracomment>app.statistics.streak.now.lost</extracomment>
        <translation>Tabt i træk lige nu</translation>
    </message>
    <message>
        <source>until {month}</source>
        <extracomment>app.statistics.streak.note</extracomment>
        <translation>til {month}</translation>
    </message>
    <message>
        <source>until {day}</source>
        <extracomment>app.statistics.streak.length</extracomment>
        <translation>til {day}</translation>
    </message>
    <message>
        <source>Matches won over time</source>
        <extracomment>app.statistics.trend</extracomment>
        <translation>Vundne partier over tid</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) each, band: 95% certain</source>
        <extracomment>app.statistics.trend.note</extracomment>
        <translation>
            <numerusform>%n parti ad gangen, bånd: 95&#xa0;% sikkert</numerusform>
            <numerusform>%n partier ad gangen, bånd: 95&#xa0;% sikkert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) so far; more of them make a line</source>
        <extracomment>app.statistics.trend.few</extracomment>
        <translation>
            <numerusform>%n parti indtil nu; flere giver en linje</numerusform>
            <numerusform>%n partier indtil nu; flere giver en linje</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches {first} to {last} · {day}</source>
        <extracomment>app.statistics.trend.point</extracomment>
        <translation>Parti {first} til {last} · {day}</translation>
    </message>
    <message>
        <source>Match {first} · {day}</source>
        <extracomment>app.statistics.trend.single</extracomment>
        <translation>Parti {first} · {day}</translation>
    </message>
    <message>
        <source>From {first} to {last}, at last {value}</source>
        <extracomment>app.statistics.trend.summary</extracomment>
        <translation>Fra {first} til {last}, til sidst {value}</translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>app.statistics.outcomes</extracomment>
        <translation>Resultater</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>app.statistics.outcome.won</extracomment>
        <translation>vundet</translation>
    </message>
    <message>
        <source>tied</source>
        <extracomment>app.statistics.outcome.tied</extracomment>
        <translation>uafgjort</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>app.statistics.outcome.lost</extracomment>
        <translation>tabt</translation>
    </message>
    <message>
        <source>By level</source>
        <extracomment>app.statistics.levels</extracomment>
        <translation>Efter niveau</translation>
    </message>
    <message>
        <source>By opponent</source>
        <extracomment>app.statistics.opponents</extracomment>
        <translation>Efter modstander</translation>
    </message>
    <message>
        <source>By option: {option}</source>
        <extracomment>app.statistics.option_values</extracomment>
        <translation>Efter regel: {option}</translation>
    </message>
    <message>
        <source>share won, line: 95% certain</source>
        <extracomment>app.statistics.bars.note</extracomment>
        <translation>vundet andel, streg: 95&#xa0;% sikkert</translation>
    </message>
    <message>
        <source>Your final scores</source>
        <extracomment>app.statistics.scores</extracomment>
        <translation>Dine slutstillinger</translation>
    </message>
    <message>
        <source>Points ahead and behind</source>
        <extracomment>app.statistics.margins</extracomment>
        <translation>Forspring og efterslæb</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>app.statistics.points</extracomment>
        <translation>point</translation>
    </message>
    <message>
        <source>{value} points</source>
        <extracomment>app.statistics.points.value</extracomment>
        <translation>{value} point</translation>
    </message>
    <message>
        <source>avg {value:.1}</source>
        <extracomment>app.statistics.mean</extracomment>
        <translation>gns. {value:.1}</translation>
    </message>
    <message>
        <source>On average {mean:.1}, from {lowest} to {highest}</source>
        <extracomment>app.statistics.mean.summary</extracomment>
        <translation>I gennemsnit {mean:.1}, fra {lowest} til {highest}</translation>
    </message>
    <message>
        <source>Days of play</source>
        <extracomment>app.statistics.calendar</extracomment>
        <translation>Spilledage</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s), {matches}</source>
        <extracomment>app.statistics.calendar.note</extracomment>
        <translation>
            <numerusform>%n dag, {matches}</numerusform>
            <numerusform>%n dage, {matches}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <extracomment>app.statistics.calendar.won</extracomment>
        <translation>
            <numerusform>%n vundet</numerusform>
            <numerusform>%n vundet</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing played</source>
        <extracomment>app.statistics.calendar.none</extracomment>
        <translation>intet spillet</translation>
    </message>
    <message>
        <source>Averages and totals</source>
        <extracomment>app.statistics.averages</extracomment>
        <translation>Gennemsnit og summer</translation>
    </message>
    <message>
        <source>Best and worst</source>
        <extracomment>app.statistics.records</extracomment>
        <translation>Bedst og værst</translation>
    </message>
    <message>
        <source>a tap shows the match</source>
        <extracomment>app.statistics.records.note</extracomment>
        <translation>et tryk viser partiet</translation>
    </message>
    <message>
        <source>Highest final score</source>
        <extracomment>app.statistics.record.best_score</extracomment>
        <translation>Højeste slutstilling</translation>
    </message>
    <message>
        <source>Lowest final score</source>
        <extracomment>app.statistics.record.worst_score</extracomment>
        <translation>Laveste slutstilling</translation>
    </message>
    <message>
        <source>Highest win</source>
        <extracomment>app.statistics.record.highest_win</extracomment>
        <translation>Største sejr</translation>
    </message>
    <message>
        <source>Highest defeat</source>
        <extracomment>app.statistics.record.highest_defeat</extracomment>
        <translation>Største nederlag</translation>
    </message>
    <message>
        <source>Closest win</source>
        <extracomment>app.statistics.record.closest_win</extracomment>
        <translation>Snævreste sejr</translation>
    </message>
    <message>
        <source>Closest defeat</source>
        <extracomment>app.statistics.record.closest_defeat</extracomment>
        <translation>Snævreste nederlag</translation>
    </message>
    <message numerus="yes">
        <source>{day}, and in %n more match(es)</source>
        <extracomment>app.statistics.record.often</extracomment>
        <translation>
            <numerusform>{day} og i %n parti mere</numerusform>
            <numerusform>{day} og i %n partier mere</numerusform>
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
        <translation>med fortryd eller tip</translation>
    </message>
    <message>
        <source>with handicap</source>
        <extracomment>app.statistics.mark.handicap</extracomment>
        <translation>med handicap</translation>
    </message>
    <message>
        <source>{name} {others}</source>
        <extracomment>app.of_person</extracomment>
        <translation>{name} {others}</translation>
    </message>
    <message>
        <source>The lot decides who begins.</source>
        <extracomment>app.new_match.note</extracomment>
        <translation>Lodtrækning afgør, hvem der begynder.</translation>
    </message>
    <message>
        <source>As last time. The lot decides who begins.</source>
        <extracomment>app.new_match.note_again</extracomment>
        <translation>Som sidst. Lodtrækning afgør, hvem der begynder.</translation>
    </message>
    <message>
        <source>As last time.</source>
        <extracomment>app.new_match.again</extracomment>
        <translation>Som sidst.</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <extracomment>app.new_match.begins</extracomment>
        <translation>{name} begynder.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <extracomment>app.new_match.opener</extracomment>
        <translation>Hvem begynder</translation>
    </message>
    <message>
        <source>As the rules say</source>
        <extracomment>app.new_match.opener.rules</extracomment>
        <translation>efter reglerne</translation>
    </message>
    <message>
        <source>Whoever is chosen here begins the match, whatever the rules below would say.</source>
        <extracomment>app.new_match.opener.explanation</extracomment>
        <translation>Den, der vælges her, begynder partiet, uanset hvad reglerne nedenfor siger.</translation>
    </message>
    <message>
        <source>Has no effect now ({option}: {value}).</source>
        <extracomment>app.new_match.no_effect_beside</extracomment>
        <translation>Har ingen virkning nu ({option}: {value}).</translation>
    </message>
    <message>
        <source>As usual</source>
        <extracomment>app.preset.usual</extracomment>
        <translation>Som sædvanlig</translation>
    </message>
    <message>
        <source>Every rule as the game proposes it.</source>
        <extracomment>app.preset.usual.explanation</extracomment>
        <translation>Alle regler, som spillet foreslår dem.</translation>
    </message>
    <message>
        <source>Saved by you.</source>
        <extracomment>app.preset.own</extracomment>
        <translation>Gemt af dig.</translation>
    </message>
    <message>
        <source>{preset}, changed</source>
        <extracomment>app.preset.changed</extracomment>
        <translation>{preset}, ændret</translation>
    </message>
    <message>
        <source>A name is one line of at most {limit} characters.</source>
        <extracomment>app.preset.no_name</extracomment>
        <translation>Et navn er én linje på højst {limit} tegn.</translation>
    </message>
    <message>
        <source>Another preset is called {name} already.</source>
        <extracomment>app.preset.taken</extracomment>
        <translation>En anden spillemåde hedder allerede {name}.</translation>
    </message>
    <message>
        <source>There are {limit} presets of your own; delete one first.</source>
        <extracomment>app.preset.too_many</extracomment>
        <translation>Der er allerede {limit} egne spillemåder; slet først én.</translation>
    </message>
    <message>
        <source>on</source>
        <extracomment>app.option.on</extracomment>
        <translation>til</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>app.option.off</extracomment>
        <translation>fra</translation>
    </message>
    <message>
        <source>{who} wins</source>
        <extracomment>app.outcome.won</extracomment>
        <translation>{who} vinder</translation>
    </message>
    <message>
        <source>You win</source>
        <extracomment>app.outcome.won.you</extracomment>
        <translation>Du vinder</translation>
    </message>
    <message>
        <source>{names:and} win</source>
        <extracomment>app.outcome.side_won</extracomment>
        <translation>{names:and} vinder</translation>
    </message>
    <message>
        <source>A tie</source>
        <extracomment>app.outcome.tie</extracomment>
        <translation>Uafgjort</translation>
    </message>
    <message>
        <source>You lose</source>
        <extracomment>app.outcome.lost</extracomment>
        <translation>Du taber</translation>
    </message>
    <message>
        <source>Final score {score}</source>
        <extracomment>app.outcome.score</extracomment>
        <translation>Slutstilling {score}</translation>
    </message>
    <message>
        <source>There is nothing to decide just now.</source>
        <extracomment>app.hint.none</extracomment>
        <translation>Der er ikke noget at beslutte lige nu.</translation>
    </message>
    <message>
        <source>No hint could be worked out.</source>
        <extracomment>app.hint.failed</extracomment>
        <translation>Der kunne ikke findes et tip.</translation>
    </message>
    <message>
        <source>{seconds} seconds left</source>
        <extracomment>app.clock.left</extracomment>
        <translation>{seconds} sekunder tilbage</translation>
    </message>
    <message>
        <source>Lattice</source>
        <extracomment>app.back.lattice</extracomment>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Scales</source>
        <extracomment>app.back.scale</extracomment>
        <translation>Skæl</translation>
    </message>
    <message>
        <source>Wine red</source>
        <extracomment>app.back.wine</extracomment>
        <translation>Vinrød</translation>
    </message>
    <message>
        <source>Plain blue</source>
        <extracomment>app.back.plain</extracomment>
        <translation>Enkel blå</translation>
    </message>
    <message>
        <source>French</source>
        <extracomment>app.deck.french</extracomment>
        <translation>Franske</translation>
    </message>
    <message>
        <source>Bavarian</source>
        <extracomment>app.deck.bavarian</extracomment>
        <translation>Bayerske</translation>
    </message>
    <message>
        <source>As the system</source>
        <extracomment>app.language.system</extracomment>
        <translation>Som systemet</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>app.plugin.discovered</extracomment>
        <translation>Fundet</translation>
    </message>
    <message>
        <source>Made for another version</source>
        <extracomment>app.plugin.incompatible</extracomment>
        <translation>Lavet til en anden version</translation>
    </message>
    <message>
        <source>Switched off</source>
        <extracomment>app.plugin.disabled</extracomment>
        <translation>Slået fra</translation>
    </message>
    <message>
        <source>Switched on</source>
        <extracomment>app.plugin.enabled</extracomment>
        <translation>Slået til</translation>
    </message>
    <message>
        <source>Does not work</source>
        <extracomment>app.plugin.failed</extracomment>
        <translation>Virker ikke</translation>
    </message>
    <message>
        <source>Comes with Spieltisch</source>
        <extracomment>app.plugin.source.bundled</extracomment>
        <translation>Følger med Spieltisch</translation>
    </message>
    <message>
        <source>{game} has stopped because of an error in it ({error}: {detail}). The match is saved.</source>
        <extracomment>app.plugin.broke</extracomment>
        <translation>{game} er standset på grund af en fejl i spillet ({error}: {detail}). Partiet er gemt.</translation>
    </message>
    <message>
        <source>The computer player stopped unexpectedly and is asked again.</source>
        <extracomment>app.worker.crashed</extracomment>
        <translation>Computerspilleren standsede uventet og bliver spurgt igen.</translation>
    </message>
    <message>
        <source>The computer player cannot decide. The match waits; continue to ask it again.</source>
        <extracomment>app.worker.failed</extracomment>
        <translation>Computerspilleren kan ikke bestemme sig. Partiet venter; fortsæt for at spørge den igen.</translation>
    </message>
    <message>
        <source>{why} It is tried again until it works.</source>
        <extracomment>app.storage.retrying</extracomment>
        <translation>{why} Der prøves igen, til det lykkes.</translation>
    </message>
    <message>
        <source>Everything is saved again.</source>
        <extracomment>app.storage.recovered</extracomment>
        <translation>Alt er gemt igen.</translation>
    </message>
    <message>
        <source>Only a match file from this device can be opened.</source>
        <extracomment>app.match.elsewhere</extracomment>
        <translation>Kun en partifil fra denne enhed kan åbnes.</translation>
    </message>
    <message>
        <source>The match cannot be opened ({error}: {detail}).</source>
        <extracomment>app.match.unusable</extracomment>
        <translation>Partiet kan ikke åbnes ({error}: {detail}).</translation>
    </message>
    <message>
        <source>The games are still being loaded.</source>
        <extracomment>app.still_loading</extracomment>
        <translation>Spillene er ved at blive indlæst.</translation>
    </message>
    <message>
        <source>The match is deleted.</source>
        <extracomment>app.match.deleted</extracomment>
        <translation>Partiet er slettet.</translation>
    </message>
    <message>
        <source>Import the match “{name}”?</source>
        <extracomment>app.offer.title</extracomment>
        <translation>Vil du importere partiet ”{name}”?</translation>
    </message>
    <message>
        <source>{game} ({names:and}). It becomes a match of your own; one at the table stays saved.</source>
        <extracomment>app.offer.text</extracomment>
        <translation>{game} ({names:and}). Det bliver til dit eget parti; et parti ved bordet forbliver gemt.</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <extracomment>app.file.exported</extracomment>
        <translation>Gemt som ”{name}”.</translation>
    </message>
    <message>
        <source>There is no display to open a window on.</source>
        <extracomment>app.no_display</extracomment>
        <translation>Der er ingen skærm at åbne et vindue på.</translation>
    </message>
    <message>
        <source>Spieltisch is open already with the data folder {path}, but does not answer.</source>
        <extracomment>app.instance.silent</extracomment>
        <translation>Spieltisch er allerede åbent med datamappen {path}, men svarer ikke.</translation>
    </message>
    <message>
        <source>Spieltisch is open already; close it before you start it in safe mode.</source>
        <extracomment>app.instance.safe_mode</extracomment>
        <translation>Spieltisch er allerede åbent og skal først lukkes, før det kan startes i sikker tilstand.</translation>
    </message>
    <message>
        <source>“{size}” is not a size such as 1280x800.</source>
        <extracomment>app.screenshot.size</extracomment>
        <translation>”{size}” er ikke en størrelse som 1280x800.</translation>
    </message>
    <message>
        <source>There is no page “{page}”.</source>
        <extracomment>app.screenshot.page</extracomment>
        <translation>Der er ingen side ”{page}”.</translation>
    </message>
    <message>
        <source>The picture “{name}” cannot be written.</source>
        <extracomment>app.screenshot.unwritable</extracomment>
        <translation>Billedet ”{name}” kan ikke skrives.</translation>
    </message>
    <message>
        <source>The window cannot be opened: {detail}</source>
        <extracomment>app.interface</extracomment>
        <translation>Vinduet kan ikke åbnes: {detail}</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>app.statistics.filter.game, app.shortcut.game</extracomment>
        <translation>Spil</translation>
    </message>
    <message>
        <source>{count} {unit}</source>
        <extracomment>app.statistics.counted</extracomment>
        <translation>{count} {unit}</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>app.shortcut.move</extracomment>
        <translation>Træk</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>app.shortcut.view</extracomment>
        <translation>Visning</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>app.shortcut.help</extracomment>
        <translation>Hjælp</translation>
    </message>
    <message>
        <source>New match</source>
        <extracomment>app.shortcut.new</extracomment>
        <translation>Nyt spil</translation>
    </message>
    <message>
        <source>Back, or clear the selection</source>
        <extracomment>app.shortcut.back</extracomment>
        <translation>Tilbage, eller ryd valget</translation>
    </message>
    <message>
        <source>Pause and continue</source>
        <extracomment>app.shortcut.pause</extracomment>
        <translation>Pause og fortsæt</translation>
    </message>
    <message>
        <source>Play again, when a match is over</source>
        <extracomment>app.shortcut.rematch</extracomment>
        <translation>Spil igen, når et parti er slut</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>app.shortcut.quit</extracomment>
        <translation>Afslut</translation>
    </message>
    <message>
        <source>Go from piece to piece</source>
        <extracomment>app.shortcut.arrows</extracomment>
        <translation>Gå fra kort til kort</translation>
    </message>
    <message>
        <source>Select</source>
        <extracomment>app.shortcut.select</extracomment>
        <translation>Vælg</translation>
    </message>
    <message>
        <source>Confirm</source>
        <extracomment>app.shortcut.confirm</extracomment>
        <translation>Bekræft</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>app.shortcut.undo</extracomment>
        <translation>Fortryd</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>app.shortcut.redo</extracomment>
        <translation>Gentag</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>app.shortcut.hint</extracomment>
        <translation>Tip</translation>
    </message>
    <message>
        <source>Score details</source>
        <extracomment>app.shortcut.details</extracomment>
        <translation>Pointdetaljer</translation>
    </message>
    <message>
        <source>Full screen</source>
        <extracomment>app.shortcut.fullscreen</extracomment>
        <translation>Fuld skærm</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <extracomment>app.shortcut.rules</extracomment>
        <translation>Regler for dette spil</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>app.shortcut.overlay</extracomment>
        <translation>Tastaturgenveje</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <extracomment>app.key.arrows</extracomment>
        <translation>Piletaster</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>app.key.space</extracomment>
        <translation>Mellemrum</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>app.key.enter</extracomment>
        <translation>Enter</translation>
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
        <translation>Der er ingen kommando ”{word}”; der er: {commands}.</translation>
    </message>
    <message>
        <source>There is no option {option}.</source>
        <extracomment>cli.usage.unknown_option</extracomment>
        <translation>Der er ingen indstilling {option}.</translation>
    </message>
    <message>
        <source>{option} does not belong to “{command}”.</source>
        <extracomment>cli.usage.option_of_other</extracomment>
        <translation>{option} hører ikke til ”{command}”.</translation>
    </message>
    <message>
        <source>{option} is there twice.</source>
        <extracomment>cli.usage.twice</extracomment>
        <translation>{option} står der to gange.</translation>
    </message>
    <message>
        <source>{option} is missing.</source>
        <extracomment>cli.usage.missing</extracomment>
        <translation>{option} mangler.</translation>
    </message>
    <message>
        <source>{option} is only possible together with {other}.</source>
        <extracomment>cli.usage.needs</extracomment>
        <translation>{option} er kun mulig sammen med {other}.</translation>
    </message>
    <message>
        <source>{option} needs a value.</source>
        <extracomment>cli.usage.value</extracomment>
        <translation>{option} kræver en værdi.</translation>
    </message>
    <message>
        <source>{option} takes no value.</source>
        <extracomment>cli.usage.no_value</extracomment>
        <translation>{option} tager ingen værdi.</translation>
    </message>
    <message>
        <source>“{command}” needs a match file.</source>
        <extracomment>cli.usage.no_file</extracomment>
        <translation>”{command}” kræver en partifil.</translation>
    </message>
    <message>
        <source>“{word}” is one word too many.</source>
        <extracomment>cli.usage.surplus</extracomment>
        <translation>”{word}” er et ord for meget.</translation>
    </message>
    <message>
        <source>{option} must be a whole number from {least} to {most}, not “{value}”.</source>
        <extracomment>cli.usage.number</extracomment>
        <translation>{option} skal være et helt tal fra {least} til {most}, ikke ”{value}”.</translation>
    </message>
    <message>
        <source>{option} must be one of {choices}, not “{value}”.</source>
        <extracomment>cli.usage.choice</extracomment>
        <translation>{option} skal være et af {choices}, ikke ”{value}”.</translation>
    </message>
    <message>
        <source>A size looks like 1280x800, not like “{value}”.</source>
        <extracomment>cli.usage.size</extracomment>
        <translation>En størrelse ser ud som 1280x800, ikke som ”{value}”.</translation>
    </message>
    <message>
        <source>This match has no seat {seat}; seats count from 0.</source>
        <extracomment>cli.usage.seat</extracomment>
        <translation>Dette parti har ingen plads {seat}; pladser tælles fra 0.</translation>
    </message>
    <message>
        <source>An option of a game looks like key=value, not like “{word}”.</source>
        <extracomment>cli.usage.setting</extracomment>
        <translation>En indstilling for et spil ser ud som nøgle=værdi, ikke som ”{word}”.</translation>
    </message>
    <message>
        <source>A seed has between 1 and {limit} characters.</source>
        <extracomment>cli.usage.seed</extracomment>
        <translation>En startværdi har mellem 1 og {limit} tegn.</translation>
    </message>
    <message>
        <source>{game} cannot be played by these {count} players.</source>
        <extracomment>cli.arena.players</extracomment>
        <translation>{game} kan ikke spilles af disse {count} spillere.</translation>
    </message>
    <message>
        <source>There is no player “{player}”.</source>
        <extracomment>cli.arena.player</extracomment>
        <translation>Der er ingen spiller ”{player}”.</translation>
    </message>
    <message>
        <source>The player “{player}” failed ({error}: {detail}).</source>
        <extracomment>cli.arena.failed</extracomment>
        <translation>Spilleren ”{player}” fejlede ({error}: {detail}).</translation>
    </message>
    <message>
        <source>The player “{player}” did what is not allowed, “{action}”: {why}</source>
        <extracomment>cli.arena.illegal</extracomment>
        <translation>Spilleren ”{player}” gjorde noget, der ikke er tilladt, ”{action}”: {why}</translation>
    </message>
    <message>
        <source>{game}: {matches} matches</source>
        <extracomment>cli.arena.head</extracomment>
        <translation>{game}: {matches} partier</translation>
    </message>
    <message>
        <source>{player}: {wins} wins ({low}–{high}%), mean score {score:.2}, time per decision {p50:.2} / {p95:.2} / {max:.2} ms (half / 95% / all)</source>
        <extracomment>cli.arena.line</extracomment>
        <translation>{player}: {wins} sejre ({low}–{high}&#xa0;%), gennemsnitlige point {score:.2}, tid pr. beslutning {p50:.2} / {p95:.2} / {max:.2} ms (halvdelen / 95&#xa0;% / alle)</translation>
    </message>
    <message>
        <source>Scores: {scores}</source>
        <extracomment>cli.replay.scores</extracomment>
        <translation>Stilling: {scores}</translation>
    </message>
    <message>
        <source>The match is over; won by {names:and}.</source>
        <extracomment>cli.replay.winner</extracomment>
        <translation>Partiet er slut; vundet af {names:and}.</translation>
    </message>
    <message>
        <source>The match is over; it is a tie.</source>
        <extracomment>cli.replay.tie</extracomment>
        <translation>Partiet er slut; det er uafgjort.</translation>
    </message>
    <message>
        <source>To act: {seats}</source>
        <extracomment>cli.replay.to_act</extracomment>
        <translation>Har turen: {seats}</translation>
    </message>
    <message>
        <source>Action {number}, “{text}”, is not allowed: {why}</source>
        <extracomment>cli.replay.refused</extracomment>
        <translation>Handling {number}, ”{text}”, er ikke tilladt: {why}</translation>
    </message>
    <message>
        <source>Nobody has anything to do.</source>
        <extracomment>cli.legal.none</extracomment>
        <translation>Ingen har noget at gøre.</translation>
    </message>
    <message>
        <source>{action}: {value:.2}</source>
        <extracomment>cli.hint.line</extracomment>
        <translation>{action}: {value:.2}</translation>
    </message>
    <message>
        <source>{id} – {name}: {summary} (players: {seats})</source>
        <extracomment>cli.games.line</extracomment>
        <translation>{id} – {name}: {summary} (spillere: {seats})</translation>
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
        <translation>en del af Spieltisch</translation>
    </message>
    <message>
        <source>package {place}</source>
        <extracomment>cli.plugins.source.package</extracomment>
        <translation>pakke {place}</translation>
    </message>
    <message>
        <source>folder {place}</source>
        <extracomment>cli.plugins.source.folder</extracomment>
        <translation>mappe {place}</translation>
    </message>
    <message>
        <source>added from {place}</source>
        <extracomment>cli.plugins.source.archive</extracomment>
        <translation>tilføjet fra {place}</translation>
    </message>
    <message>
        <source>Spieltisch {version}</source>
        <extracomment>cli.version</extracomment>
        <translation>Spieltisch {version}</translation>
    </message>
    <message>
        <source>Usage:</source>
        <extracomment>cli.help.usage</extracomment>
        <translation>Brug:</translation>
    </message>
    <message>
        <source>Everywhere:</source>
        <extracomment>cli.help.general</extracomment>
        <translation>Overalt:</translation>
    </message>
    <message>
        <source>opens the window, or draws a screen into a picture</source>
        <extracomment>cli.help.window</extracomment>
        <translation>åbner vinduet eller tegner en skærm som billede</translation>
    </message>
    <message>
        <source>lists the games and their options</source>
        <extracomment>cli.help.games</extracomment>
        <translation>viser spillene og deres indstillinger</translation>
    </message>
    <message>
        <source>tells a match and how it stands</source>
        <extracomment>cli.help.replay</extracomment>
        <translation>fortæller et parti, og hvordan det står</translation>
    </message>
    <message>
        <source>lists what may be done now</source>
        <extracomment>cli.help.legal</extracomment>
        <translation>viser, hvad der må gøres nu</translation>
    </message>
    <message>
        <source>prints what one seat knows</source>
        <extracomment>cli.help.view</extracomment>
        <translation>viser, hvad én plads ved</translation>
    </message>
    <message>
        <source>prints what the expert thinks of each action</source>
        <extracomment>cli.help.hint</extracomment>
        <translation>viser, hvad eksperten mener om hver handling</translation>
    </message>
    <message>
        <source>lets computer players play each other on the same cards</source>
        <extracomment>cli.help.arena</extracomment>
        <translation>lader computerspillere spille mod hinanden med de samme kort</translation>
    </message>
    <message>
        <source>lists the plugins and whether they work</source>
        <extracomment>cli.help.plugins</extracomment>
        <translation>viser plugins, og om de virker</translation>
    </message>
    <message>
        <source>keeps matches, settings and plugins in another folder</source>
        <extracomment>cli.help.data_dir</extracomment>
        <translation>gemmer partier, indstillinger og plugins i en anden mappe</translation>
    </message>
    <message>
        <source>leaves out the plugins of others</source>
        <extracomment>cli.help.safe_mode</extracomment>
        <translation>udelader andres plugins</translation>
    </message>
    <message>
        <source>speaks German, Danish or English</source>
        <extracomment>cli.help.lang</extracomment>
        <translation>taler tysk, dansk eller engelsk</translation>
    </message>
    <message>
        <source>prints the version</source>
        <extracomment>cli.help.version</extracomment>
        <translation>viser versionen</translation>
    </message>
    <message>
        <source>The output cannot be written.</source>
        <extracomment>cli.output</extracomment>
        <translation>Outputtet kan ikke skrives.</translation>
    </message>
    <message>
        <source>An error in the program has stopped it ({error}: {detail}).</source>
        <extracomment>cli.failure</extracomment>
        <translation>En fejl i programmet har standset det ({error}: {detail}).</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>It cannot be read.</source>
        <extracomment>core.archive.unreadable</extracomment>
        <translation>Det kan ikke læses.</translation>
    </message>
    <message>
        <source>It is neither a wheel nor a zip file, or it is damaged.</source>
        <extracomment>core.archive.no_zip</extracomment>
        <translation>Det er hverken et wheel eller en zip-fil, eller det er beskadiget.</translation>
    </message>
    <message>
        <source>It is damaged (“{file}” cannot be unpacked).</source>
        <extracomment>core.archive.damaged</extracomment>
        <translation>Det er beskadiget (”{file}” kan ikke pakkes ud).</translation>
    </message>
    <message>
        <source>It is protected with a password.</source>
        <extracomment>core.archive.encrypted</extracomment>
        <translation>Det er beskyttet med en adgangskode.</translation>
    </message>
    <message>
        <source>It is larger than {limit} MB.</source>
        <extracomment>core.archive.too_large</extracomment>
        <translation>Det er større end {limit} MB.</translation>
    </message>
    <message>
        <source>Unpacked, it would become far too large for a game.</source>
        <extracomment>core.archive.bomb</extracomment>
        <translation>Pakket ud ville det blive alt for stort til et spil.</translation>
    </message>
    <message>
        <source>It holds more than {limit} files.</source>
        <extracomment>core.archive.too_many</extracomment>
        <translation>Det indeholder mere end {limit} filer.</translation>
    </message>
    <message>
        <source>It would write outside its own folder (“{file}”).</source>
        <extracomment>core.archive.outside</extracomment>
        <translation>Det ville skrive uden for sin egen mappe (”{file}”).</translation>
    </message>
    <message>
        <source>It holds something that is no ordinary file (“{file}”).</source>
        <extracomment>core.archive.link</extracomment>
        <translation>Det indeholder noget, der ikke er en almindelig fil (”{file}”).</translation>
    </message>
    <message>
        <source>It holds a file whose name is not possible on every system (“{file}”).</source>
        <extracomment>core.archive.bad_name</extracomment>
        <translation>Det indeholder en fil, hvis navn ikke er muligt på alle systemer (”{file}”).</translation>
    </message>
    <message>
        <source>It holds two files whose names are the same on some systems (“{file}”).</source>
        <extracomment>core.archive.twice</extracomment>
        <translation>Det indeholder to filer, hvis navne er ens på nogle systemer (”{file}”).</translation>
    </message>
    <message>
        <source>It has to hold one folder with a manifest and nothing beside it.</source>
        <extracomment>core.archive.no_folder</extracomment>
        <translation>Det skal indeholde én mappe med et manifest og intet ved siden af.</translation>
    </message>
    <message>
        <source>It holds compiled code (“{file}”), which does not run everywhere; a game is plain Python.</source>
        <extracomment>core.archive.compiled</extracomment>
        <translation>Det indeholder oversat kode (”{file}”), som ikke kører alle steder; et spil er ren Python.</translation>
    </message>
    <message>
        <source>Its code is missing (“{entry}”).</source>
        <extracomment>core.archive.no_entry</extracomment>
        <translation>Koden mangler (”{entry}”).</translation>
    </message>
    <message>
        <source>It is a damaged wheel (“{file}”).</source>
        <extracomment>core.archive.wheel</extracomment>
        <translation>Det er et beskadiget wheel (”{file}”).</translation>
    </message>
    <message>
        <source>It is a wheel of a newer kind ({version}).</source>
        <extracomment>core.archive.wheel_version</extracomment>
        <translation>Det er et wheel af en nyere slags ({version}).</translation>
    </message>
    <message>
        <source>It is a wheel without a game for Spieltisch.</source>
        <extracomment>core.archive.no_game</extracomment>
        <translation>Det er et wheel uden et spil til Spieltisch.</translation>
    </message>
    <message>
        <source>It holds more than one game.</source>
        <extracomment>core.archive.many_games</extracomment>
        <translation>Det indeholder mere end ét spil.</translation>
    </message>
    <message>
        <source>It needs other packages, which cannot be added with it: {names}.</source>
        <extracomment>core.archive.needs</extracomment>
        <translation>Det har brug for andre pakker, som ikke kan tilføjes sammen med det: {names}.</translation>
    </message>
    <message>
        <source>It needs another Python ({wanted}; here is {version}).</source>
        <extracomment>core.archive.python</extracomment>
        <translation>Det har brug for en anden Python ({wanted}; her er {version}).</translation>
    </message>
    <message>
        <source>A game that comes with Spieltisch has the same id, “{id}”, and cannot be replaced.</source>
        <extracomment>core.archive.bundled</extracomment>
        <translation>Et spil, der følger med Spieltisch, har samme id, ”{id}”, og kan ikke erstattes.</translation>
    </message>
    <message>
        <source>A game with the same id, “{id}”, is here already and cannot be replaced ({source}).</source>
        <extracomment>core.archive.elsewhere</extracomment>
        <translation>Et spil med samme id, ”{id}”, er her allerede og kan ikke erstattes ({source}).</translation>
    </message>
    <message>
        <source>The same file has been added already (version {version}).</source>
        <extracomment>core.archive.same</extracomment>
        <translation>Den samme fil er allerede tilføjet (version {version}).</translation>
    </message>
    <message>
        <source>No games can be added here.</source>
        <extracomment>core.archive.no_folder_here</extracomment>
        <translation>Her kan der ikke tilføjes spil.</translation>
    </message>
    <message>
        <source>There is no room left on the disk.</source>
        <extracomment>core.archive.full</extracomment>
        <translation>Der er ikke mere plads på disken.</translation>
    </message>
    <message>
        <source>The folder {path} cannot be written to.</source>
        <extracomment>core.archive.unwritable</extracomment>
        <translation>Der kan ikke skrives i mappen {path}.</translation>
    </message>
    <message>
        <source>What was noted when it was added cannot be read; remove it and add it again.</source>
        <extracomment>core.archive.no_note</extracomment>
        <translation>Det, der blev noteret ved tilføjelsen, kan ikke læses; fjern det og tilføj det igen.</translation>
    </message>
    <message>
        <source>{card}</source>
        <extracomment>core.card</extracomment>
        <translation>{card}</translation>
    </message>
    <message>
        <source>Face-down card</source>
        <extracomment>core.card.back</extracomment>
        <translation>Kort med bagsiden op</translation>
    </message>
    <message>
        <source>{tile:cap}</source>
        <extracomment>core.tile</extracomment>
        <translation>{tile:cap}</translation>
    </message>
    <message>
        <source>Face-down tile</source>
        <extracomment>core.tile.back</extracomment>
        <translation>Brik med bagsiden op</translation>
    </message>
    <message>
        <source>Human</source>
        <extracomment>core.level.human</extracomment>
        <translation>Menneske</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>core.level.beginner</extracomment>
        <translation>Begynder</translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>core.level.medium</extracomment>
        <translation>Middel</translation>
    </message>
    <message>
        <source>Hard</source>
        <extracomment>core.level.hard</extracomment>
        <translation>Svær</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>core.level.expert</extracomment>
        <translation>Ekspert</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>core.level.random</extracomment>
        <translation>Tilfældig</translation>
    </message>
    <message>
        <source>Plays quickly and misses a lot.</source>
        <extracomment>core.level.beginner.explanation</extracomment>
        <translation>Spiller hurtigt og overser meget.</translation>
    </message>
    <message>
        <source>Knows the basics.</source>
        <extracomment>core.level.medium.explanation</extracomment>
        <translation>Kender det grundlæggende.</translation>
    </message>
    <message>
        <source>Plays soundly and looks ahead.</source>
        <extracomment>core.level.hard.explanation</extracomment>
        <translation>Spiller solidt og tænker fremad.</translation>
    </message>
    <message>
        <source>Weighs every possible hand and the score.</source>
        <extracomment>core.level.expert.explanation</extracomment>
        <translation>Afvejer hver mulig hånd og stillingen.</translation>
    </message>
    <message>
        <source>A person at this device.</source>
        <extracomment>core.level.human.explanation</extracomment>
        <translation>En person ved denne enhed.</translation>
    </message>
    <message>
        <source>Does anything the rules allow.</source>
        <extracomment>core.level.random.explanation</extracomment>
        <translation>Gør hvad som helst, reglerne tillader.</translation>
    </message>
    <message>
        <source>There is no option called “{key}”.</source>
        <extracomment>core.option.unknown</extracomment>
        <translation>Der er ingen indstilling ved navn ”{key}”.</translation>
    </message>
    <message>
        <source>The option “{key}” cannot be “{value}”.</source>
        <extracomment>core.option.value</extracomment>
        <translation>Indstillingen ”{key}” kan ikke være ”{value}”.</translation>
    </message>
    <message>
        <source>The option “seats” says {value}, but {seats} players sit at the table.</source>
        <extracomment>core.option.seats</extracomment>
        <translation>Indstillingen ”seats” siger {value}, men der sidder {seats} spillere ved bordet.</translation>
    </message>
    <message>
        <source>{game} cannot be played by {seats} players; possible are: {possible}.</source>
        <extracomment>core.match.seat_count</extracomment>
        <translation>{game} kan ikke spilles af {seats}; muligt er: {possible}.</translation>
    </message>
    <message>
        <source>“{text}” is not an action.</source>
        <extracomment>core.action.notation</extracomment>
        <translation>”{text}” er ikke en handling.</translation>
    </message>
    <message>
        <source>There is no seat {seat} at this table.</source>
        <extracomment>core.action.no_seat</extracomment>
        <translation>Der er ingen plads {seat} ved dette bord.</translation>
    </message>
    <message>
        <source>There is no file “{name}”.</source>
        <extracomment>core.file.not_found</extracomment>
        <translation>Der er ingen fil ”{name}”.</translation>
    </message>
    <message>
        <source>“{name}” is a folder, not a match file.</source>
        <extracomment>core.file.folder</extracomment>
        <translation>”{name}” er en mappe, ikke en partifil.</translation>
    </message>
    <message>
        <source>The file “{name}” cannot be read.</source>
        <extracomment>core.file.unreadable</extracomment>
        <translation>Filen ”{name}” kan ikke læses.</translation>
    </message>
    <message>
        <source>The file “{name}” cannot be written.</source>
        <extracomment>core.file.unwritable</extracomment>
        <translation>Filen ”{name}” kan ikke skrives.</translation>
    </message>
    <message>
        <source>The file is larger than {limit} MiB, which no match file is.</source>
        <extracomment>core.file.too_big</extracomment>
        <translation>Filen er større end {limit} MiB, og så stor er ingen partifil.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <extracomment>core.file.empty</extracomment>
        <translation>Filen er tom.</translation>
    </message>
    <message>
        <source>The file is not text in UTF-8, as match files are.</source>
        <extracomment>core.file.not_text</extracomment>
        <translation>Filen er ikke tekst i UTF-8, som partifiler er.</translation>
    </message>
    <message>
        <source>The file ends too early; a part of it is missing.</source>
        <extracomment>core.file.truncated</extracomment>
        <translation>Filen slutter for tidligt; en del mangler.</translation>
    </message>
    <message>
        <source>The file cannot be understood from line {line}, column {column}.</source>
        <extracomment>core.file.not_json</extracomment>
        <translation>Filen kan ikke forstås fra linje {line}, kolonne {column}.</translation>
    </message>
    <message>
        <source>The file is nested too deeply to be a match file.</source>
        <extracomment>core.file.nested</extracomment>
        <translation>Filen er for dybt indlejret til at være en partifil.</translation>
    </message>
    <message>
        <source>The file contains a number that no match can have.</source>
        <extracomment>core.file.number</extracomment>
        <translation>Filen indeholder et tal, som intet parti kan have.</translation>
    </message>
    <message>
        <source>The file gives “{key}” twice in one place.</source>
        <extracomment>core.file.duplicate_key</extracomment>
        <translation>Filen angiver ”{key}” to gange samme sted.</translation>
    </message>
    <message>
        <source>This is not a match file of Spieltisch.</source>
        <extracomment>core.file.foreign</extracomment>
        <translation>Dette er ikke en partifil fra Spieltisch.</translation>
    </message>
    <message>
        <source>The file was written by a newer version of Spieltisch (format {format}).</source>
        <extracomment>core.file.format_newer</extracomment>
        <translation>Filen er skrevet af en nyere version af Spieltisch (format {format}).</translation>
    </message>
    <message>
        <source>The match was played with a newer version of the rules of {game} (version {version}).</source>
        <extracomment>core.file.rules_newer</extracomment>
        <translation>Partiet er spillet efter en nyere udgave af reglerne for {game} (version {version}).</translation>
    </message>
    <message>
        <source>The file lacks “{key}”.</source>
        <extracomment>core.file.missing</extracomment>
        <translation>Filen mangler ”{key}”.</translation>
    </message>
    <message>
        <source>What the file gives for “{key}” is of the wrong kind.</source>
        <extracomment>core.file.type</extracomment>
        <translation>Det, filen angiver for ”{key}”, er af en forkert slags.</translation>
    </message>
    <message>
        <source>The file lists more than {limit} entries for “{key}”.</source>
        <extracomment>core.file.too_long</extracomment>
        <translation>Filen har flere end {limit} poster under ”{key}”.</translation>
    </message>
    <message>
        <source>There is no player of the kind “{player}”.</source>
        <extracomment>core.file.player</extracomment>
        <translation>Der er ingen spiller af slagsen ”{player}”.</translation>
    </message>
    <message>
        <source>The name of player {number} is not one line of at most {limit} characters without blanks around it.</source>
        <extracomment>core.file.name</extracomment>
        <translation>Navnet på spiller {number} er ikke én linje på højst {limit} tegn uden mellemrum i enderne.</translation>
    </message>
    <message>
        <source>The seed must have between 1 and {limit} characters.</source>
        <extracomment>core.file.seed</extracomment>
        <translation>Startværdien skal have mellem 1 og {limit} tegn.</translation>
    </message>
    <message>
        <source>The setup must give {sides} scores, one per side.</source>
        <extracomment>core.file.scores_count</extracomment>
        <translation>Opstillingen skal angive {sides} pointtal, ét for hver side.</translation>
    </message>
    <message>
        <source>Scores are whole numbers or halves.</source>
        <extracomment>core.file.scores_value</extracomment>
        <translation>Pointtal er hele eller halve tal.</translation>
    </message>
    <message>
        <source>“{key}” names seat {seat}, which does not exist.</source>
        <extracomment>core.file.seat_range</extracomment>
        <translation>”{key}” nævner plads {seat}, som ikke findes.</translation>
    </message>
    <message>
        <source>Pack {number} does not hold every piece exactly once.</source>
        <extracomment>core.file.pack</extracomment>
        <translation>Bunke {number} indeholder ikke hver brik præcis én gang.</translation>
    </message>
    <message>
        <source>The cursor is at {cursor}, but the file has {length} actions.</source>
        <extracomment>core.file.cursor</extracomment>
        <translation>Markøren står på {cursor}, men filen har {length} handlinger.</translation>
    </message>
    <message>
        <source>The clock does not show a possible number of seconds.</source>
        <extracomment>core.file.clock</extracomment>
        <translation>Uret viser ikke et muligt antal sekunder.</translation>
    </message>
    <message>
        <source>“auto” must list different actions of the file.</source>
        <extracomment>core.file.auto</extracomment>
        <translation>”auto” skal nævne forskellige handlinger i filen.</translation>
    </message>
    <message>
        <source>Action {number} of the file, “{text}”, is not allowed: {why}</source>
        <extracomment>core.file.illegal_action</extracomment>
        <translation>Handling {number} i filen, ”{text}”, er ikke tilladt: {why}</translation>
    </message>
    <message>
        <source>found</source>
        <extracomment>core.plugin.state.discovered</extracomment>
        <translation>fundet</translation>
    </message>
    <message>
        <source>made for another version</source>
        <extracomment>core.plugin.state.incompatible</extracomment>
        <translation>lavet til en anden version</translation>
    </message>
    <message>
        <source>switched off</source>
        <extracomment>core.plugin.state.disabled</extracomment>
        <translation>slået fra</translation>
    </message>
    <message>
        <source>works</source>
        <extracomment>core.plugin.state.enabled</extracomment>
        <translation>virker</translation>
    </message>
    <message>
        <source>does not work</source>
        <extracomment>core.plugin.state.failed</extracomment>
        <translation>virker ikke</translation>
    </message>
    <message>
        <source>There is no game called “{game}” here.</source>
        <extracomment>core.plugin.unknown_game</extracomment>
        <translation>Der er intet spil ved navn ”{game}” her.</translation>
    </message>
    <message>
        <source>It cannot be remembered which games are switched off: the file {path} cannot be written to.</source>
        <extracomment>core.plugin.not_remembered</extracomment>
        <translation>Det kan ikke gemmes, hvilke spil der er slået fra: Der kan ikke skrives til filen {path}.</translation>
    </message>
    <message>
        <source>The game “{game}” is switched off.</source>
        <extracomment>core.plugin.disabled</extracomment>
        <translation>Spillet ”{game}” er slået fra.</translation>
    </message>
    <message>
        <source>The game “{game}” cannot be used: {why}</source>
        <extracomment>core.plugin.unusable</extracomment>
        <translation>Spillet ”{game}” kan ikke bruges: {why}</translation>
    </message>
    <message>
        <source>Its files are missing.</source>
        <extracomment>core.plugin.no_package</extracomment>
        <translation>Dets filer mangler.</translation>
    </message>
    <message>
        <source>It has no manifest.</source>
        <extracomment>core.plugin.no_manifest</extracomment>
        <translation>Det har intet manifest.</translation>
    </message>
    <message>
        <source>Its manifest cannot be read.</source>
        <extracomment>core.plugin.bad_manifest</extracomment>
        <translation>Dets manifest kan ikke læses.</translation>
    </message>
    <message>
        <source>Its manifest gives no possible “{key}”.</source>
        <extracomment>core.plugin.manifest_key</extracomment>
        <translation>Dets manifest angiver intet muligt ”{key}”.</translation>
    </message>
    <message>
        <source>It was made for another version of Spieltisch (plugin interface {api}).</source>
        <extracomment>core.plugin.incompatible</extracomment>
        <translation>Det er lavet til en anden version af Spieltisch (plugin-grænseflade {api}).</translation>
    </message>
    <message>
        <source>The same game is already here from: {source}.</source>
        <extracomment>core.plugin.duplicate</extracomment>
        <translation>Det samme spil er her allerede, fra: {source}.</translation>
    </message>
    <message>
        <source>Its folder has the name of another package, {name}.</source>
        <extracomment>core.plugin.name_taken</extracomment>
        <translation>Dets mappe hedder det samme som en anden pakke, {name}.</translation>
    </message>
    <message>
        <source>Its code failed ({error}: {detail}).</source>
        <extracomment>core.plugin.crashed</extracomment>
        <translation>Dets kode fejlede ({error}: {detail}).</translation>
    </message>
    <message>
        <source>“{entry}” is not a game.</source>
        <extracomment>core.plugin.wrong_type</extracomment>
        <translation>”{entry}” er ikke et spil.</translation>
    </message>
    <message>
        <source>Its manifest says “{id}”, its code “{other}”.</source>
        <extracomment>core.plugin.other_id</extracomment>
        <translation>Dets manifest siger ”{id}”, dets kode ”{other}”.</translation>
    </message>
    <message>
        <source>It has no computer player for the level {level}.</source>
        <extracomment>core.plugin.no_level</extracomment>
        <translation>Det har ingen computerspiller på niveauet {level}.</translation>
    </message>
    <message>
        <source>“{key}” is not one of its own texts.</source>
        <extracomment>core.plugin.bad_text</extracomment>
        <translation>”{key}” er ikke en af dets egne tekster.</translation>
    </message>
    <message>
        <source>The text “{key}” is missing.</source>
        <extracomment>core.plugin.no_text</extracomment>
        <translation>Teksten ”{key}” mangler.</translation>
    </message>
    <message>
        <source>The file of its table, “{file}”, is missing.</source>
        <extracomment>core.plugin.no_table</extracomment>
        <translation>Filen med dets bord, ”{file}”, mangler.</translation>
    </message>
    <message>
        <source>Spieltisch needs the system’s library {library}, which is missing; please install {package} (Debian, Ubuntu) or “{capability}” (Fedora, openSUSE).</source>
        <extracomment>core.library.missing</extracomment>
        <translation>Spieltisch har brug for systemets bibliotek {library}, som mangler; installér {package} (Debian, Ubuntu) eller ”{capability}” (Fedora, openSUSE).</translation>
    </message>
    <message>
        <source>Spieltisch needs the system’s library {library}, which is missing; please install the package that has it (“{capability}” on Fedora and openSUSE).</source>
        <extracomment>core.library.unknown</extracomment>
        <translation>Spieltisch har brug for systemets bibliotek {library}, som mangler; installér den pakke, den er i (”{capability}” på Fedora og openSUSE).</translation>
    </message>
    <message>
        <source>A part that Spieltisch needs cannot be loaded ({detail}); please install Spieltisch again.</source>
        <extracomment>core.library.broken</extracomment>
        <translation>En del, som Spieltisch har brug for, kan ikke indlæses ({detail}); installér Spieltisch igen.</translation>
    </message>
</context>
<context>
    <name>storage</name>
    <message>
        <source>The data folder {path} cannot be written to.</source>
        <extracomment>storage.directory</extracomment>
        <translation>Der kan ikke skrives i datamappen {path}.</translation>
    </message>
    <message>
        <source>Spieltisch is already running with these matches.</source>
        <extracomment>storage.locked</extracomment>
        <translation>Spieltisch kører allerede med disse partier.</translation>
    </message>
    <message>
        <source>The file {path} cannot be written to.</source>
        <extracomment>storage.read_only</extracomment>
        <translation>Der kan ikke skrives i filen {path}.</translation>
    </message>
    <message>
        <source>The disk is full: the last change was not saved.</source>
        <extracomment>storage.full</extracomment>
        <translation>Disken er fuld: Den sidste ændring blev ikke gemt.</translation>
    </message>
    <message>
        <source>The disk is full: {path} could not be brought up to date for this version and was left as it is.</source>
        <extracomment>storage.update_full</extracomment>
        <translation>Disken er fuld: {path} kunne ikke opdateres til denne version og blev ladt, som den er.</translation>
    </message>
    <message>
        <source>The disk reports an error: the last change was not saved.</source>
        <extracomment>storage.io</extracomment>
        <translation>Disken melder en fejl: Den sidste ændring blev ikke gemt.</translation>
    </message>
    <message>
        <source>The file {path} is damaged.</source>
        <extracomment>storage.damaged</extracomment>
        <translation>Filen {path} er beskadiget.</translation>
    </message>
    <message>
        <source>The file {path} was written by a newer version of Spieltisch and was left as it is.</source>
        <extracomment>storage.newer</extracomment>
        <translation>Filen {path} er skrevet af en nyere version af Spieltisch og blev ikke ændret.</translation>
    </message>
    <message>
        <source>The file {path} belongs to another program and was left as it is.</source>
        <extracomment>storage.foreign</extracomment>
        <translation>Filen {path} tilhører et andet program og blev ikke ændret.</translation>
    </message>
    <message>
        <source>The file {path} could not be brought up to date and was left as it is.</source>
        <extracomment>storage.migration</extracomment>
        <translation>Filen {path} kunne ikke bringes op til dato og blev ikke ændret.</translation>
    </message>
    <message>
        <source>The file {path} could not be used ({code}).</source>
        <extracomment>storage.failed</extracomment>
        <translation>Filen {path} kunne ikke bruges ({code}).</translation>
    </message>
    <message>
        <source>The saved matches were damaged. Spieltisch starts without them and keeps the file as {name}.</source>
        <extracomment>storage.set_aside</extracomment>
        <translation>De gemte partier var beskadiget. Spieltisch starter uden dem og bevarer filen som {name}.</translation>
    </message>
    <message>
        <source>The saved matches were deleted or moved while Spieltisch was running and are saved again as {path}.</source>
        <extracomment>storage.put_back</extracomment>
        <translation>De gemte partier blev slettet eller flyttet, mens Spieltisch kørte, og er nu igen gemt som {path}.</translation>
    </message>
    <message>
        <source>The saved matches were replaced while Spieltisch was running and are saved again as {path}; the other file is now called {name}.</source>
        <extracomment>storage.put_back_beside</extracomment>
        <translation>De gemte partier blev erstattet, mens Spieltisch kørte, og er nu igen gemt som {path}; den anden fil hedder nu {name}.</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <extracomment>storage.backup.missing</extracomment>
        <translation>Filen {path} findes ikke.</translation>
    </message>
    <message>
        <source>The file {path} cannot be read.</source>
        <extracomment>storage.backup.unreadable</extracomment>
        <translation>Filen {path} kan ikke læses.</translation>
    </message>
    <message>
        <source>The backup {path} cannot be written.</source>
        <extracomment>storage.backup.unwritable</extracomment>
        <translation>Sikkerhedskopien {path} kan ikke skrives.</translation>
    </message>
    <message>
        <source>The file {path} is no backup of Spieltisch, or it is damaged. Nothing was changed.</source>
        <extracomment>storage.backup.damaged</extracomment>
        <translation>Filen {path} er ikke en sikkerhedskopi fra Spieltisch, eller den er beskadiget. Intet er ændret.</translation>
    </message>
    <message>
        <source>The backup {path} was written by a newer version of Spieltisch. Nothing was changed.</source>
        <extracomment>storage.backup.newer</extracomment>
        <translation>Sikkerhedskopien {path} stammer fra en nyere version af Spieltisch. Intet er ændret.</translation>
    </message>
    <message>
        <source>There are matches here already: say whether the backup is added to them or replaces them.</source>
        <extracomment>storage.backup.not_empty</extracomment>
        <translation>Her er der allerede partier: Skal sikkerhedskopien føjes til dem eller erstatte dem?</translation>
    </message>
    <message>
        <source>The plugin {plugin} uses a key that is too long.</source>
        <extracomment>storage.plugin.key</extracomment>
        <translation>Pluginet {plugin} bruger en nøgle, der er for lang.</translation>
    </message>
    <message>
        <source>This match is no longer stored.</source>
        <extracomment>storage.match.missing</extracomment>
        <translation>Dette parti er ikke længere gemt.</translation>
    </message>
    <message>
        <source>An earlier move of this match was not saved.</source>
        <extracomment>storage.match.gap</extracomment>
        <translation>Et tidligere træk i dette parti blev ikke gemt.</translation>
    </message>
    <message>
        <source>A person needs a name.</source>
        <extracomment>storage.profile.empty</extracomment>
        <translation>En person skal have et navn.</translation>
    </message>
    <message>
        <source>There is already a person called {name}.</source>
        <extracomment>storage.profile.taken</extracomment>
        <translation>Der er allerede en person ved navn {name}.</translation>
    </message>
    <message>
        <source>This person is no longer stored.</source>
        <extracomment>storage.profile.missing</extracomment>
        <translation>Denne person er ikke længere gemt.</translation>
    </message>
    <message>
        <source>The plugin {plugin} wants to store too much.</source>
        <extracomment>storage.plugin.size</extracomment>
        <translation>Pluginet {plugin} vil gemme for meget.</translation>
    </message>
</context>
<context>
    <name>texts</name>
    <message>
        <source>Player {number}</source>
        <extracomment>texts.seat</extracomment>
        <translation>Spiller {number}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <extracomment>texts.list.and</extracomment>
        <translation>{first} og {last}</translation>
    </message>
    <message>
        <source>{number}%</source>
        <extracomment>texts.percent</extracomment>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <extracomment>texts.card</extracomment>
        <translation>{suit} {rank}</translation>
    </message>
    <message>
        <source>{suit} {rank}</source>
        <extracomment>texts.card.short</extracomment>
        <translation>{suit} {rank}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <extracomment>texts.card.article</extracomment>
        <translation>{card}</translation>
    </message>
    <message>
        <source>a {card}</source>
        <extracomment>texts.joker.article</extracomment>
        <translation>en {card}</translation>
    </message>
    <message>
        <source>joker</source>
        <extracomment>texts.joker</extracomment>
        <translation>joker</translation>
    </message>
    <message>
        <source>joker as {card}</source>
        <extracomment>texts.joker.as</extracomment>
        <translation>joker som {card}</translation>
    </message>
    <message>
        <source>clubs</source>
        <extracomment>texts.french.suit.C</extracomment>
        <translation>klør</translation>
    </message>
    <message>
        <source>diamonds</source>
        <extracomment>texts.french.suit.D</extracomment>
        <translation>ruder</translation>
    </message>
    <message>
        <source>hearts</source>
        <extracomment>texts.french.suit.H, texts.bavarian.suit.H</extracomment>
        <translation>hjerter</translation>
    </message>
    <message>
        <source>spades</source>
        <extracomment>texts.french.suit.S</extracomment>
        <translation>spar</translation>
    </message>
    <message>
        <source>acorns</source>
        <extracomment>texts.bavarian.suit.C</extracomment>
        <translation>agern</translation>
    </message>
    <message>
        <source>bells</source>
        <extracomment>texts.bavarian.suit.D</extracomment>
        <translation>bjælder</translation>
    </message>
    <message>
        <source>leaves</source>
        <extracomment>texts.bavarian.suit.S</extracomment>
        <translation>løv</translation>
    </message>
    <message>
        <source>ace</source>
        <extracomment>texts.rank.A</extracomment>
        <translation>es</translation>
    </message>
    <message>
        <source>two</source>
        <extracomment>texts.rank.2, texts.pips.2</extracomment>
        <translation>to</translation>
    </message>
    <message>
        <source>three</source>
        <extracomment>texts.rank.3, texts.pips.3</extracomment>
        <translation>tre</translation>
    </message>
    <message>
        <source>four</source>
        <extracomment>texts.rank.4, texts.pips.4</extracomment>
        <translation>fire</translation>
    </message>
    <message>
        <source>five</source>
        <extracomment>texts.rank.5, texts.pips.5</extracomment>
        <translation>fem</translation>
    </message>
    <message>
        <source>six</source>
        <extracomment>texts.rank.6, texts.pips.6</extracomment>
        <translation>seks</translation>
    </message>
    <message>
        <source>seven</source>
        <extracomment>texts.rank.7</extracomment>
        <translation>syv</translation>
    </message>
    <message>
        <source>eight</source>
        <extracomment>texts.rank.8</extracomment>
        <translation>otte</translation>
    </message>
    <message>
        <source>nine</source>
        <extracomment>texts.rank.9</extracomment>
        <translation>ni</translation>
    </message>
    <message>
        <source>ten</source>
        <extracomment>texts.rank.T</extracomment>
        <translation>ti</translation>
    </message>
    <message>
        <source>jack</source>
        <extracomment>texts.french.rank.J</extracomment>
        <translation>knægt</translation>
    </message>
    <message>
        <source>queen</source>
        <extracomment>texts.french.rank.Q</extracomment>
        <translation>dame</translation>
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
        <translation>blank</translation>
    </message>
    <message>
        <source>one</source>
        <extracomment>texts.pips.1</extracomment>
        <translation>et</translation>
    </message>
    <message>
        <source>double blank</source>
        <extracomment>texts.double.0</extracomment>
        <translation>dobbelt blank</translation>
    </message>
    <message>
        <source>double one</source>
        <extracomment>texts.double.1</extracomment>
        <translation>dobbelt et</translation>
    </message>
    <message>
        <source>double two</source>
        <extracomment>texts.double.2</extracomment>
        <translation>dobbelt to</translation>
    </message>
    <message>
        <source>double three</source>
        <extracomment>texts.double.3</extracomment>
        <translation>dobbelt tre</translation>
    </message>
    <message>
        <source>double four</source>
        <extracomment>texts.double.4</extracomment>
        <translation>dobbelt fire</translation>
    </message>
    <message>
        <source>double five</source>
        <extracomment>texts.double.5</extracomment>
        <translation>dobbelt fem</translation>
    </message>
    <message>
        <source>double six</source>
        <extracomment>texts.double.6</extracomment>
        <translation>dobbelt seks</translation>
    </message>
    <message>
        <source>king</source>
        <extracomment>texts.rank.K</extracomment>
        <translation>konge</translation>
    </message>
    <message>
        <source>unter</source>
        <extracomment>texts.bavarian.rank.J</extracomment>
        <translation>unter</translation>
    </message>
    <message>
        <source>ober</source>
        <extracomment>texts.bavarian.rank.Q</extracomment>
        <translation>ober</translation>
    </message>
    <message>
        <source>aces</source>
        <extracomment>texts.ranks.A</extracomment>
        <translation>esser</translation>
    </message>
    <message>
        <source>twos</source>
        <extracomment>texts.ranks.2</extracomment>
        <translation>toere</translation>
    </message>
    <message>
        <source>threes</source>
        <extracomment>texts.ranks.3</extracomment>
        <translation>treere</translation>
    </message>
    <message>
        <source>fours</source>
        <extracomment>texts.ranks.4</extracomment>
        <translation>firere</translation>
    </message>
    <message>
        <source>fives</source>
        <extracomment>texts.ranks.5</extracomment>
        <translation>femmere</translation>
    </message>
    <message>
        <source>sixes</source>
        <extracomment>texts.ranks.6</extracomment>
        <translation>seksere</translation>
    </message>
    <message>
        <source>sevens</source>
        <extracomment>texts.ranks.7</extracomment>
        <translation>syvere</translation>
    </message>
    <message>
        <source>eights</source>
        <extracomment>texts.ranks.8</extracomment>
        <translation>ottere</translation>
    </message>
    <message>
        <source>nines</source>
        <extracomment>texts.ranks.9</extracomment>
        <translation>niere</translation>
    </message>
    <message>
        <source>tens</source>
        <extracomment>texts.ranks.T</extracomment>
        <translation>tiere</translation>
    </message>
    <message>
        <source>kings</source>
        <extracomment>texts.ranks.K</extracomment>
        <translation>konger</translation>
    </message>
    <message>
        <source>jacks</source>
        <extracomment>texts.french.ranks.J</extracomment>
        <translation>knægte</translation>
    </message>
    <message>
        <source>queens</source>
        <extracomment>texts.french.ranks.Q</extracomment>
        <translation>damer</translation>
    </message>
    <message>
        <source>unters</source>
        <extracomment>texts.bavarian.ranks.J</extracomment>
        <translation>untere</translation>
    </message>
    <message>
        <source>obers</source>
        <extracomment>texts.bavarian.ranks.Q</extracomment>
        <translation>obere</translation>
    </message>
    <message>
        <source>A</source>
        <extracomment>texts.index.A</extracomment>
        <translation>E</translation>
    </message>
    <message>
        <source>J</source>
        <extracomment>texts.french.index.J</extracomment>
        <translation>Kn</translation>
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
