<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da_DK" sourcelanguage="en">
<context>
    <name>DominoesControls</name>
    <message>
        <source>Larger</source>
        <translation>Større</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Mindre</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Vis alt</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Drej</translation>
    </message>
</context>
<context>
    <name>DominoesGhost</name>
    <message>
        <source>Lay %1</source>
        <translation>Læg %1</translation>
    </message>
</context>
<context>
    <name>dominoes</name>
    <message>
        <source>Aim</source>
        <extracomment>dominoes.rules.aim</extracomment>
        <translation>Mål</translation>
    </message>
    <message>
        <source>Get rid of your tiles first, or hold the fewest pips when nobody can go on. In the block game nothing is drawn: who cannot play passes.</source>
        <extracomment>dominoes.rules.aim.block</extracomment>
        <translation>Kom først af med dine brikker, eller hav færrest øjne, når ingen kan komme videre. I blokspillet trækkes der ikke: Den, der ikke kan spille, melder pas.</translation>
    </message>
    <message>
        <source>Get rid of your tiles first, or hold the fewest pips when nobody can go on. In the draw game those who cannot play draw.</source>
        <extracomment>dominoes.rules.aim.draw</extracomment>
        <translation>Kom først af med dine brikker, eller hav færrest øjne, når ingen kan komme videre. I trækspillet trækker den, der ikke kan spille.</translation>
    </message>
    <message>
        <source>Lay tiles so that the open ends add up to a multiple of five, and get rid of your tiles first.</source>
        <extracomment>dominoes.rules.aim.all_fives</extracomment>
        <translation>Læg brikkerne, så de åbne ender tilsammen giver et tal, som fem går op i, og kom først af med dine brikker.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other and share their points.</source>
        <extracomment>dominoes.rules.aim.partners</extracomment>
        <translation>Makkere sidder over for hinanden og deler deres point.</translation>
    </message>
    <message>
        <source>The match is one round: the most points win, and on a tie nobody.</source>
        <extracomment>dominoes.rules.aim.one_round</extracomment>
        <translation>Partiet er én runde: Flest point vinder, og ved lighed ingen.</translation>
    </message>
    <message>
        <source>Whoever has {target} points at the end of a round wins the match.</source>
        <extracomment>dominoes.rules.aim.target</extracomment>
        <translation>Den, der har {target} point ved slutningen af en runde, vinder partiet.</translation>
    </message>
    <message>
        <source>Whoever leads alone with {target} points or more wins at once, without playing or counting the other tiles.</source>
        <extracomment>dominoes.rules.aim.target_fives</extracomment>
        <translation>Den, der fører alene med mindst {target} point, vinder straks, uden at resten af brikkerne spilles eller tælles.</translation>
    </message>
    <message>
        <source>Those who lead together after scoring at the same time play on until one leads alone.</source>
        <extracomment>dominoes.rules.aim.lead</extracomment>
        <translation>De, der fører side om side efter at have fået point samtidig, spiller videre, til én fører alene.</translation>
    </message>
    <message numerus="yes">
        <source>{target} has to be hit exactly: points that would go beyond do not count. %n round(s) in a row without a point end the match.</source>
        <extracomment>dominoes.rules.aim.exact</extracomment>
        <translation>
            <numerusform>{target} skal rammes præcist: Point ud over det tæller ikke. %n runde uden point afslutter partiet.</numerusform>
            <numerusform>{target} skal rammes præcist: Point ud over det tæller ikke. %n runder i træk uden point afslutter partiet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles and deal</source>
        <extracomment>dominoes.rules.deal</extracomment>
        <translation>Brikker og uddeling</translation>
    </message>
    <message>
        <source>All 28 double-six tiles are used, double blank included.</source>
        <extracomment>dominoes.rules.deal.tiles</extracomment>
        <translation>Alle 28 brikker op til dobbelt seks er med, også dobbelt blank.</translation>
    </message>
    <message numerus="yes">
        <source>Each of the {seats} players gets %n tile(s).</source>
        <extracomment>dominoes.rules.deal.hands</extracomment>
        <translation>
            <numerusform>{seats} spillere får hver %n brik.</numerusform>
            <numerusform>{seats} spillere får hver %n brikker.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other %n tile(s) lie face down: the boneyard.</source>
        <extracomment>dominoes.rules.deal.boneyard</extracomment>
        <translation>
            <numerusform>Den sidste brik ligger med bagsiden op: bunken.</numerusform>
            <numerusform>De øvrige %n brikker ligger med bagsiden op: bunken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other %n tile(s) lie face down and stay out of the round.</source>
        <extracomment>dominoes.rules.deal.sleeping</extracomment>
        <translation>
            <numerusform>Den sidste brik ligger med bagsiden op og er ikke med.</numerusform>
            <numerusform>De øvrige %n brikker ligger med bagsiden op og er ikke med.</numerusform>
        </translation>
    </message>
    <message>
        <source>With that all tiles are dealt.</source>
        <extracomment>dominoes.rules.deal.none</extracomment>
        <translation>Dermed er alle brikker delt ud.</translation>
    </message>
    <message>
        <source>Who opens</source>
        <extracomment>dominoes.rules.opening</extracomment>
        <translation>Hvem åbner</translation>
    </message>
    <message>
        <source>The first seat is found by lot or chosen; any of the own tiles may open.</source>
        <extracomment>dominoes.rules.opening.lot</extracomment>
        <translation>Den første plads findes ved lodtrækning eller vælges; enhver af ens egne brikker må åbne.</translation>
    </message>
    <message>
        <source>Whoever holds the highest double opens the first round and has to lead it. If nobody holds a double, the lot decides, and any of the own tiles may open.</source>
        <extracomment>dominoes.rules.opening.highest_double</extracomment>
        <translation>Den, der har den højeste dobbelte, åbner første runde og skal lægge den. Har ingen en dobbelt, afgør lodtrækning det, og enhver af ens egne brikker må åbne.</translation>
    </message>
    <message>
        <source>Whoever goes out opens the next round; after a block the lot decides.</source>
        <extracomment>dominoes.rules.opening.next.winner_or_lot</extracomment>
        <translation>Den, der går ud, åbner næste runde; efter en blokering trækkes der lod.</translation>
    </message>
    <message>
        <source>Whoever wins a round opens the next one, of partners after a block the one with fewer pips. If nobody scores, the lot decides.</source>
        <extracomment>dominoes.rules.opening.next.winner</extracomment>
        <translation>Den, der vinder en runde, åbner den næste, af makkere efter en blokering den med færrest øjne. Får ingen point, trækkes der lod.</translation>
    </message>
    <message>
        <source>After that each round is opened by the next seat.</source>
        <extracomment>dominoes.rules.opening.next.rotate</extracomment>
        <translation>Derefter åbnes hver runde af den næste plads.</translation>
    </message>
    <message>
        <source>Who opens each later round is decided by lot.</source>
        <extracomment>dominoes.rules.opening.next.lot</extracomment>
        <translation>Hvem der åbner de følgende runder, afgøres ved lodtrækning.</translation>
    </message>
    <message>
        <source>Each later round is opened with the highest double by whoever holds it.</source>
        <extracomment>dominoes.rules.opening.next.highest_double</extracomment>
        <translation>Hver af de følgende runder åbnes med den højeste dobbelte af den, der har den.</translation>
    </message>
    <message>
        <source>Laying tiles</source>
        <extracomment>dominoes.rules.laying</extracomment>
        <translation>At lægge brikker</translation>
    </message>
    <message>
        <source>Equal values connect, blank with blank. Doubles lie across.</source>
        <extracomment>dominoes.rules.laying.match</extracomment>
        <translation>Ens værdier forbindes, blank med blank. Dobbelte ligger på tværs.</translation>
    </message>
    <message>
        <source>The line has two ends; doubles that lie across do not branch.</source>
        <extracomment>dominoes.rules.laying.two_ends</extracomment>
        <translation>Rækken har to ender; dobbelte på tværs forgrener ikke.</translation>
    </message>
    <message>
        <source>Only the first double is the spinner: first both its sides are used, then two more arms. Later doubles do not branch.</source>
        <extracomment>dominoes.rules.laying.spinner</extracomment>
        <translation>Kun den første dobbelte er fordeler: først begge sider, så to arme mere. Senere dobbelte forgrener ikke.</translation>
    </message>
    <message>
        <source>A line: four to four, blank to blank</source>
        <extracomment>dominoes.rules.example.match</extracomment>
        <translation>En række: fire til fire, blank til blank</translation>
    </message>
    <message>
        <source>A spinner with a tile on each side: now its ends are open, too</source>
        <extracomment>dominoes.rules.example.spinner</extracomment>
        <translation>En fordeler med en brik på hver side: Nu er dens ender også åbne</translation>
    </message>
    <message>
        <source>Drawing and passing</source>
        <extracomment>dominoes.rules.drawing</extracomment>
        <translation>At trække og melde pas</translation>
    </message>
    <message>
        <source>Play if you can. Nothing is drawn: who cannot play passes.</source>
        <extracomment>dominoes.rules.drawing.block</extracomment>
        <translation>Spil, hvis du kan. Der trækkes ikke: Den, der ikke kan spille, melder pas.</translation>
    </message>
    <message>
        <source>Play if you can, otherwise draw until a tile fits or nothing more may be drawn.</source>
        <extracomment>dominoes.rules.drawing.until</extracomment>
        <translation>Spil, hvis du kan, ellers træk, til en brik passer, eller der ikke må trækkes flere.</translation>
    </message>
    <message>
        <source>The tile drawn that fits has to be played, at an end you choose; before that nothing more is drawn.</source>
        <extracomment>dominoes.rules.drawing.drawn</extracomment>
        <translation>Den trukne brik, der passer, skal spilles ved en ende efter eget valg; inden da trækkes der ikke flere.</translation>
    </message>
    <message>
        <source>You may draw although you could play, and go on drawing or lay any tile that fits. Who cannot play has to draw.</source>
        <extracomment>dominoes.rules.drawing.voluntary</extracomment>
        <translation>Du må trække, selv om du kunne spille, og så trække videre eller lægge en hvilken som helst brik, der passer. Den, der ikke kan spille, skal trække.</translation>
    </message>
    <message numerus="yes">
        <source>The last %n tile(s) of the boneyard are never drawn.</source>
        <extracomment>dominoes.rules.drawing.reserve, dominoes.pass.reserve, dominoes.reason.reserve</extracomment>
        <translation>
            <numerusform>Den sidste brik i bunken trækkes aldrig.</numerusform>
            <numerusform>De sidste %n brikker i bunken trækkes aldrig.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may not pass when the rules demand playing or drawing on.</source>
        <extracomment>dominoes.rules.drawing.pass</extracomment>
        <translation>Man må ikke melde pas, når reglerne kræver, at man spiller eller trækker videre.</translation>
    </message>
    <message>
        <source>You may not pass when you can play.</source>
        <extracomment>dominoes.rules.drawing.pass_block</extracomment>
        <translation>Man må ikke melde pas, når man kan spille.</translation>
    </message>
    <message>
        <source>When all seats in a row cannot move, the round is blocked.</source>
        <extracomment>dominoes.rules.drawing.blocked</extracomment>
        <translation>Når alle pladser efter hinanden er uden træk, er runden blokeret.</translation>
    </message>
    <message>
        <source>Points for the ends</source>
        <extracomment>dominoes.rules.line</extracomment>
        <translation>Point for enderne</translation>
    </message>
    <message>
        <source>If the sum of the open ends after a tile is laid is positive and a multiple of five, it brings that many points, with the first and the last tile, too.</source>
        <extracomment>dominoes.rules.line.sum</extracomment>
        <translation>Er summen af enderne efter en brik positiv og delelig med fem, giver den lige så mange point, også ved den første og den sidste brik.</translation>
    </message>
    <message>
        <source>A double at an end counts both halves.</source>
        <extracomment>dominoes.rules.line.double</extracomment>
        <translation>En dobbelt i en ende tæller begge halvdele.</translation>
    </message>
    <message>
        <source>The spinner counts both halves until both its sides are used, then no more; empty arms count nothing.</source>
        <extracomment>dominoes.rules.line.spinner</extracomment>
        <translation>Fordeleren tæller begge, til begge sider er brugt, derefter ikke mere; tomme arme tæller nul.</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <extracomment>dominoes.rules.end</extracomment>
        <translation>Rundens slutning</translation>
    </message>
    <message>
        <source>Whoever has no tile left wins the round; when it is blocked, the player or team with the fewest pips left.</source>
        <extracomment>dominoes.rules.end.out</extracomment>
        <translation>En tom hånd vinder runden; er den blokeret, vinder den person eller det hold, der har færrest øjne tilbage.</translation>
    </message>
    <message>
        <source>For an empty hand all pips of the opponents are credited.</source>
        <extracomment>dominoes.rules.end.out_points</extracomment>
        <translation>For en tom hånd får man alle modstandernes øjne som point.</translation>
    </message>
    <message>
        <source>After a block the winner is credited with the opponents’ pips less the own ones.</source>
        <extracomment>dominoes.rules.end.blocked_net</extracomment>
        <translation>Efter en blokering får vinderen modstandernes øjne minus sine egne.</translation>
    </message>
    <message>
        <source>After a block the winner is credited with the opponents’ pips in full.</source>
        <extracomment>dominoes.rules.end.blocked_gross</extracomment>
        <translation>Efter en blokering får vinderen alle modstandernes øjne.</translation>
    </message>
    <message>
        <source>If several hold the fewest pips, nobody scores.</source>
        <extracomment>dominoes.rules.end.tie_none</extracomment>
        <translation>Har flere færrest øjne, får ingen point.</translation>
    </message>
    <message>
        <source>If several hold the fewest pips, the lightest single tile decides; if that is equal, too, nobody scores.</source>
        <extracomment>dominoes.rules.end.tie_lightest_tile</extracomment>
        <translation>Har flere færrest øjne, afgør den letteste enkelte brik det; er også det lige, får ingen point.</translation>
    </message>
    <message>
        <source>The winner is credited with the opponents’ pips, rounded to the nearest multiple of five.</source>
        <extracomment>dominoes.rules.end.rounded</extracomment>
        <translation>Modstandernes øjne rundes af til nærmeste tal, som fem går op i, og skrives til vinderen.</translation>
    </message>
    <message>
        <source>If several hold the fewest pips after a block, nobody is credited.</source>
        <extracomment>dominoes.rules.end.no_bonus</extracomment>
        <translation>Har flere færrest øjne efter en blokering, er der ingen bonus.</translation>
    </message>
    <message>
        <source>If two of three hold the fewest pips after a block, the third hand is rounded first and then shared between them; halves of five are possible. If all three are equal, nobody is credited.</source>
        <extracomment>dominoes.rules.end.split</extracomment>
        <translation>Har to af tre færrest øjne efter en blokering, rundes den tredje hånd først af og deles så mellem de to; halve femmere er mulige. Er alle tre lige, får ingen noget.</translation>
    </message>
    <message>
        <source>Partners count their pips together; what the own partner has left is not in the bonus.</source>
        <extracomment>dominoes.rules.end.partners</extracomment>
        <translation>Makkere tæller deres øjne sammen; det, ens egen makker har tilbage, er ikke med i bonussen.</translation>
    </message>
    <message>
        <source>The boneyard is never counted.</source>
        <extracomment>dominoes.rules.end.boneyard</extracomment>
        <translation>Bunken tælles aldrig.</translation>
    </message>
    <message>
        <source>Hands are shown when they are counted, otherwise only yours.</source>
        <extracomment>dominoes.rules.end.hands</extracomment>
        <translation>Hænderne vises, når der tælles, ellers kun din.</translation>
    </message>
    <message numerus="yes">
        <source>{pips} pips left with the opponents: %n point(s)</source>
        <extracomment>dominoes.rules.example.rounded</extracomment>
        <translation>
            <numerusform>{pips} øjne hos modstanderne: %n point</numerusform>
            <numerusform>{pips} øjne hos modstanderne: %n point</numerusform>
        </translation>
    </message>
    <message>
        <source>A third hand of {pips} pips: rounded {rounded}, {points} points for each of the two</source>
        <extracomment>dominoes.rules.example.split</extracomment>
        <translation>En tredje hånd med {pips} øjne: afrundet {rounded}, {points} point til hver af de to</translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s) left in a hand</source>
        <extracomment>dominoes.rules.example.pips</extracomment>
        <translation>
            <numerusform>%n øje tilbage på en hånd</numerusform>
            <numerusform>%n øjne tilbage på en hånd</numerusform>
        </translation>
    </message>
    <message>
        <source>Controls</source>
        <extracomment>dominoes.rules.controls</extracomment>
        <translation>Betjening</translation>
    </message>
    <message>
        <source>Use tiles and table directly with mouse or touch. Choosing by position is an optional help for the keyboard.</source>
        <extracomment>dominoes.rules.controls.direct</extracomment>
        <translation>Brug brikker og bord direkte med mus eller touch. Valg efter plads er en valgfri hjælp til tastaturet.</translation>
    </message>
    <message>
        <source>See tile and end, or drawing, in advance and confirm: the first tap selects, the second one, Enter or the button plays.</source>
        <extracomment>dominoes.rules.controls.preview</extracomment>
        <translation>Se brik og ende, eller trækket, på forhånd og bekræft: Første tryk vælger, det andet, Enter eller knappen spiller.</translation>
    </message>
    <message>
        <source>If a tile fits several ends, you choose one: tap it, drag the tile there, or use the arrow keys.</source>
        <extracomment>dominoes.rules.controls.ends</extracomment>
        <translation>Passer en brik flere steder, vælger du en ende: Tryk på den, træk brikken derhen, eller brug piletasterne.</translation>
    </message>
    <message>
        <source>Swiping never plays; zooming and turning keep match and preview.</source>
        <extracomment>dominoes.rules.controls.view</extracomment>
        <translation>At stryge spiller aldrig; zoom og drejning bevarer spil og visning.</translation>
    </message>
    <message>
        <source>Keyboard: arrows move between tiles, Space selects, Enter confirms, Esc clears the selection.</source>
        <extracomment>dominoes.rules.controls.keys</extracomment>
        <translation>Tastatur: Pilene går fra brik til brik, mellemrum vælger, Enter bekræfter, Esc ophæver valget.</translation>
    </message>
    <message>
        <source>H shows a hint: what each tile is worth on average, what it scores now, and what the next player can do.</source>
        <extracomment>dominoes.rules.controls.hint</extracomment>
        <translation>H viser et tip: hvad hver brik i snit er værd, hvad den giver nu, og hvad den næste kan gøre.</translation>
    </message>
    <message>
        <source>What the program does</source>
        <extracomment>dominoes.rules.program</extracomment>
        <translation>Hvad programmet gør</translation>
    </message>
    <message>
        <source>There is no clock, the count is automatic, and no penalty for forgotten points. A pass that is forced happens by itself.</source>
        <extracomment>dominoes.rules.program.automatic</extracomment>
        <translation>Uden ur, automatisk optælling og ingen straf for glemte point. En tvungen pas sker af sig selv.</translation>
    </message>
    <message>
        <source>While rules or score details are open, the computer waits.</source>
        <extracomment>dominoes.rules.program.pause</extracomment>
        <translation>Mens regler eller pointdetaljer er åbne, venter computeren.</translation>
    </message>
    <message>
        <source>When the device is handed on, private tiles stay hidden until “Show my tiles” is pressed.</source>
        <extracomment>dominoes.rules.program.handover</extracomment>
        <translation>Når enheden gives videre, er private brikker skjult, til der trykkes på ”Vis mine brikker”.</translation>
    </message>
    <message>
        <source>Undo and redo restore actions together with the computers’ answers to yours.</source>
        <extracomment>dominoes.rules.program.undo</extracomment>
        <translation>Fortryd og gentag genskaber handlinger sammen med computernes svar på dine.</translation>
    </message>
    <message>
        <source>From the start repeats deal and settings; New game deals anew.</source>
        <extracomment>dominoes.rules.program.restart</extracomment>
        <translation>Forfra gentager uddeling og indstillinger; Nyt spil deler ud på ny.</translation>
    </message>
    <message>
        <source>Computers and hints use their own hand, the open table and unknown possibilities, never other hands or the boneyard to come.</source>
        <extracomment>dominoes.rules.program.fair</extracomment>
        <translation>Computere og tip bruger deres egen hånd, det åbne bord og ukendte muligheder, aldrig andres hænder eller resten af bunken.</translation>
    </message>
    <message>
        <source>Round {round} · {who} opens</source>
        <extracomment>dominoes.log.deal</extracomment>
        <translation>Runde {round} · {who} åbner</translation>
    </message>
    <message>
        <source>Round {round} · you open</source>
        <extracomment>dominoes.log.deal.you</extracomment>
        <translation>Runde {round} · du åbner</translation>
    </message>
    <message>
        <source>The lot has fallen on {who}.</source>
        <extracomment>dominoes.log.opener.lot</extracomment>
        <translation>Lodtrækningen faldt ud til {who}.</translation>
    </message>
    <message>
        <source>The lot has fallen on you.</source>
        <extracomment>dominoes.log.opener.lot.you</extracomment>
        <translation>Lodtrækningen faldt ud til dig.</translation>
    </message>
    <message>
        <source>It is the turn of {who} to open.</source>
        <extracomment>dominoes.log.opener.rotate</extracomment>
        <translation>Det er {who:genitive} tur til at åbne.|Turen til at åbne er kommet til {who}.</translation>
    </message>
    <message>
        <source>It is your turn to open.</source>
        <extracomment>dominoes.log.opener.rotate.you</extracomment>
        <translation>Det er din tur til at åbne.</translation>
    </message>
    <message>
        <source>{who} won the last round.</source>
        <extracomment>dominoes.log.opener.winner</extracomment>
        <translation>{who} vandt sidste runde.</translation>
    </message>
    <message>
        <source>You won the last round.</source>
        <extracomment>dominoes.log.opener.winner.you</extracomment>
        <translation>Du vandt sidste runde.</translation>
    </message>
    <message>
        <source>{who} holds the highest double, {tile:short}, and has to lead it.</source>
        <extracomment>dominoes.log.opener.highest_double</extracomment>
        <translation>{who} har den højeste dobbelte, {tile:short}, og skal lægge den.</translation>
    </message>
    <message>
        <source>You hold the highest double, {tile:short}, and have to lead it.</source>
        <extracomment>dominoes.log.opener.highest_double.you</extracomment>
        <translation>Du har den højeste dobbelte, {tile:short}, og skal lægge den.</translation>
    </message>
    <message>
        <source>{who} lays {tile:short}</source>
        <extracomment>dominoes.log.lays</extracomment>
        <translation>{who} lægger {tile:short}</translation>
    </message>
    <message>
        <source>You lay {tile:short}</source>
        <extracomment>dominoes.log.lays.you</extracomment>
        <translation>Du lægger {tile:short}</translation>
    </message>
    <message>
        <source>{who} lays {tile:short}, one tile left</source>
        <extracomment>dominoes.log.lays_but_one</extracomment>
        <translation>{who} lægger {tile:short}, én brik igen</translation>
    </message>
    <message>
        <source>You lay {tile:short}, one tile left</source>
        <extracomment>dominoes.log.lays_but_one.you</extracomment>
        <translation>Du lægger {tile:short}, én brik igen</translation>
    </message>
    <message>
        <source>{who} lays {tile:short}. Ends {total}</source>
        <extracomment>dominoes.log.lays_sum</extracomment>
        <translation>{who} lægger {tile:short}. Ender {total}</translation>
    </message>
    <message>
        <source>You lay {tile:short}. Ends {total}</source>
        <extracomment>dominoes.log.lays_sum.you</extracomment>
        <translation>Du lægger {tile:short}. Ender {total}</translation>
    </message>
    <message numerus="yes">
        <source>{who} draws %n tile(s)</source>
        <extracomment>dominoes.log.draws</extracomment>
        <translation>
            <numerusform>{who} trækker %n brik</numerusform>
            <numerusform>{who} trækker %n brikker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You draw %n tile(s)</source>
        <extracomment>dominoes.log.draws.you</extracomment>
        <translation>
            <numerusform>Du trækker %n brik</numerusform>
            <numerusform>Du trækker %n brikker</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} passes (open: {values:and})</source>
        <extracomment>dominoes.log.passes</extracomment>
        <translation>{who} melder pas (åbent: {values:and})</translation>
    </message>
    <message>
        <source>You pass (open: {values:and})</source>
        <extracomment>dominoes.log.passes.you</extracomment>
        <translation>Du melder pas (åbent: {values:and})</translation>
    </message>
    <message>
        <source>{who} has gone out</source>
        <extracomment>dominoes.log.gone_out, dominoes.round.out</extracomment>
        <translation>{who} er gået ud</translation>
    </message>
    <message>
        <source>Pips left: {left}</source>
        <extracomment>dominoes.log.pips</extracomment>
        <translation>Øjne tilbage: {left}</translation>
    </message>
    <message>
        <source>{who} {pips}</source>
        <extracomment>dominoes.log.pips_of</extracomment>
        <translation>{who} {pips}</translation>
    </message>
    <message>
        <source>{who} wins the round</source>
        <extracomment>dominoes.log.out</extracomment>
        <translation>{who} vinder runden</translation>
    </message>
    <message>
        <source>You win the round</source>
        <extracomment>dominoes.log.out.you</extracomment>
        <translation>Du vinder runden</translation>
    </message>
    <message>
        <source>{pair:and} win the round</source>
        <extracomment>dominoes.log.out_pair</extracomment>
        <translation>{pair:and} vinder runden</translation>
    </message>
    <message>
        <source>You and {pair:others} win the round</source>
        <extracomment>dominoes.log.out_pair.you</extracomment>
        <translation>Du og {pair:others} vinder runden</translation>
    </message>
    <message>
        <source>Fewest pips: {who}</source>
        <extracomment>dominoes.log.blocked</extracomment>
        <translation>Færrest øjne: {who}</translation>
    </message>
    <message>
        <source>Fewest pips: {pair:and}</source>
        <extracomment>dominoes.log.blocked_pair</extracomment>
        <translation>Færrest øjne: {pair:and}</translation>
    </message>
    <message>
        <source>{who} wins the match. Points: {scores}</source>
        <extracomment>dominoes.log.over</extracomment>
        <translation>{who} vinder partiet. Point: {scores}</translation>
    </message>
    <message>
        <source>You win the match. Points: {scores}</source>
        <extracomment>dominoes.log.over.you</extracomment>
        <translation>Du vinder partiet. Point: {scores}</translation>
    </message>
    <message>
        <source>{pair:and} win the match. Points: {scores}</source>
        <extracomment>dominoes.log.over_pair</extracomment>
        <translation>{pair:and} vinder partiet. Point: {scores}</translation>
    </message>
    <message>
        <source>You and {pair:others} win the match. Points: {scores}</source>
        <extracomment>dominoes.log.over_pair.you</extracomment>
        <translation>Du og {pair:others} vinder partiet. Point: {scores}</translation>
    </message>
    <message>
        <source>Nobody wins the match. Points: {scores}</source>
        <extracomment>dominoes.log.tie</extracomment>
        <translation>Ingen vinder partiet. Point: {scores}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <extracomment>dominoes.details.round</extracomment>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>Round {round} · {who} has gone out</source>
        <extracomment>dominoes.details.round_out</extracomment>
        <translation>Runde {round} · {who} er gået ud</translation>
    </message>
    <message>
        <source>Round {round} · you have gone out</source>
        <extracomment>dominoes.details.round_out.you</extracomment>
        <translation>Runde {round} · du er gået ud</translation>
    </message>
    <message>
        <source>Round {round} · blocked</source>
        <extracomment>dominoes.details.round_blocked</extracomment>
        <translation>Runde {round} · blokeret</translation>
    </message>
    <message>
        <source>{sum}</source>
        <extracomment>dominoes.details.line</extracomment>
        <translation>{sum}</translation>
    </message>
    <message>
        <source>Gone out; opposing pips: {pips}, rounded</source>
        <extracomment>dominoes.details.out_rounded</extracomment>
        <translation>Gået ud; øjne hos modstanderne: {pips}, afrundet</translation>
    </message>
    <message>
        <source>Fewest pips when blocked: {own} against {pips}, rounded</source>
        <extracomment>dominoes.details.blocked_rounded</extracomment>
        <translation>Færrest øjne ved blokering: {own} mod {pips}, afrundet</translation>
    </message>
    <message>
        <source>Two with the fewest pips, {own} each, share the third hand: {pips}, rounded {rounded}</source>
        <extracomment>dominoes.details.split</extracomment>
        <translation>To med færrest øjne, {own} hver, deler den tredje hånd: {pips}, afrundet {rounded}</translation>
    </message>
    <message>
        <source>Fewest pips when blocked: {own} against {pips}</source>
        <extracomment>dominoes.details.blocked</extracomment>
        <translation>Færrest øjne ved blokering: {own} mod {pips}</translation>
    </message>
    <message>
        <source>{who} opens with {tile}.</source>
        <extracomment>dominoes.say.opens</extracomment>
        <translation>{who} åbner med {tile}.</translation>
    </message>
    <message>
        <source>You open with {tile}.</source>
        <extracomment>dominoes.say.opens.you</extracomment>
        <translation>Du åbner med {tile}.</translation>
    </message>
    <message>
        <source>{who} lays {tile}, {end}.</source>
        <extracomment>dominoes.say.lays</extracomment>
        <translation>{who} lægger {tile}, {end}.</translation>
    </message>
    <message>
        <source>You lay {tile}, {end}.</source>
        <extracomment>dominoes.say.lays.you</extracomment>
        <translation>Du lægger {tile}, {end}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} draws; %n tile(s) in the boneyard.</source>
        <extracomment>dominoes.say.draws</extracomment>
        <translation>
            <numerusform>{who} trækker; %n brik i bunken.</numerusform>
            <numerusform>{who} trækker; %n brikker i bunken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You draw; %n tile(s) in the boneyard.</source>
        <extracomment>dominoes.say.draws.you</extracomment>
        <translation>
            <numerusform>Du trækker; %n brik i bunken.</numerusform>
            <numerusform>Du trækker; %n brikker i bunken.</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} points for {who}.</source>
        <extracomment>dominoes.say.scores</extracomment>
        <translation>{points} point til {who}.</translation>
    </message>
    <message>
        <source>{points} points for you.</source>
        <extracomment>dominoes.say.scores.you</extracomment>
        <translation>{points} point til dig.</translation>
    </message>
    <message>
        <source>{points} points for {pair:and}.</source>
        <extracomment>dominoes.say.scores_pair</extracomment>
        <translation>{points} point til {pair:and}.</translation>
    </message>
    <message>
        <source>{points} points for you and {pair:others}.</source>
        <extracomment>dominoes.say.scores_pair.you</extracomment>
        <translation>{points} point til dig og {pair:others}.</translation>
    </message>
    <message>
        <source>{who}: {points}.</source>
        <extracomment>dominoes.say.score</extracomment>
        <translation>{who}: {points}.</translation>
    </message>
    <message>
        <source>You: {points}.</source>
        <extracomment>dominoes.say.score.you</extracomment>
        <translation>Du: {points}.</translation>
    </message>
    <message>
        <source>{pair:and}: {points}.</source>
        <extracomment>dominoes.say.score_pair</extracomment>
        <translation>{pair:and}: {points}.</translation>
    </message>
    <message>
        <source>{variant} · Round {round}</source>
        <extracomment>dominoes.progress</extracomment>
        <translation>{variant} · Runde {round}</translation>
    </message>
    <message>
        <source>{variant} · Match over</source>
        <extracomment>dominoes.progress.over</extracomment>
        <translation>{variant} · Partiet er slut</translation>
    </message>
    <message>
        <source>blank</source>
        <extracomment>dominoes.blank</extracomment>
        <translation>blank</translation>
    </message>
    <message>
        <source>at the {value}</source>
        <extracomment>dominoes.at</extracomment>
        <translation>ved {value}</translation>
    </message>
    <message>
        <source>at the blank</source>
        <extracomment>dominoes.at_blank</extracomment>
        <translation>ved blank</translation>
    </message>
    <message>
        <source>as the first tile</source>
        <extracomment>dominoes.at_start</extracomment>
        <translation>som første brik</translation>
    </message>
    <message>
        <source>left</source>
        <extracomment>dominoes.end.left</extracomment>
        <translation>venstre</translation>
    </message>
    <message>
        <source>right</source>
        <extracomment>dominoes.end.right</extracomment>
        <translation>højre</translation>
    </message>
    <message>
        <source>top</source>
        <extracomment>dominoes.end.up</extracomment>
        <translation>øverst</translation>
    </message>
    <message>
        <source>bottom</source>
        <extracomment>dominoes.end.down</extracomment>
        <translation>nederst</translation>
    </message>
    <message>
        <source>Open end {end}: {value}</source>
        <extracomment>dominoes.end.label</extracomment>
        <translation>Åben ende {end}: {value}</translation>
    </message>
    <message>
        <source>Open ends: {values:and}</source>
        <extracomment>dominoes.ends</extracomment>
        <translation>Åbne ender: {values:and}</translation>
    </message>
    <message>
        <source>{parts}: {total}</source>
        <extracomment>dominoes.sum</extracomment>
        <translation>{parts}: {total}</translation>
    </message>
    <message>
        <source>{value}</source>
        <extracomment>dominoes.sum.single</extracomment>
        <translation>{value}</translation>
    </message>
    <message>
        <source>{value}+{value} double</source>
        <extracomment>dominoes.sum.double</extracomment>
        <translation>{value}+{value} dobbelt</translation>
    </message>
    <message>
        <source>{value}+{value} = {count}</source>
        <extracomment>dominoes.sum.double_term</extracomment>
        <translation>{value}+{value} = {count}</translation>
    </message>
    <message>
        <source>{first} + {second}</source>
        <extracomment>dominoes.sum.plus</extracomment>
        <translation>{first} + {second}</translation>
    </message>
    <message>
        <source>Sum {total}</source>
        <extracomment>dominoes.sum.total</extracomment>
        <translation>Sum {total}</translation>
    </message>
    <message>
        <source>{points}</source>
        <extracomment>dominoes.points</extracomment>
        <translation>{points}</translation>
    </message>
    <message>
        <source>{first} : {second}</source>
        <extracomment>dominoes.versus</extracomment>
        <translation>{first} : {second}</translation>
    </message>
    <message>
        <source>{points:+}</source>
        <extracomment>dominoes.gain</extracomment>
        <translation>{points:+}</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <extracomment>dominoes.tiles</extracomment>
        <translation>
            <numerusform>%n brik</numerusform>
            <numerusform>%n brikker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <extracomment>dominoes.pips</extracomment>
        <translation>
            <numerusform>%n øje</numerusform>
            <numerusform>%n øjne</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the round</source>
        <extracomment>dominoes.prompt.open</extracomment>
        <translation>Åbn runden</translation>
    </message>
    <message>
        <source>Any tile of your hand may open.</source>
        <extracomment>dominoes.detail.open</extracomment>
        <translation>Enhver af dine brikker må åbne.</translation>
    </message>
    <message>
        <source>Open with {tile:short}</source>
        <extracomment>dominoes.prompt.lead, dominoes.prompt.opens</extracomment>
        <translation>Åbn med {tile:short}</translation>
    </message>
    <message>
        <source>It is the highest double of all hands.</source>
        <extracomment>dominoes.detail.lead</extracomment>
        <translation>Det er den højeste dobbelte af alle hænder.</translation>
    </message>
    <message>
        <source>Choose a tile to lay</source>
        <extracomment>dominoes.prompt.play</extracomment>
        <translation>Vælg en brik at lægge</translation>
    </message>
    <message>
        <source>Choose a tile to lay, or draw</source>
        <extracomment>dominoes.prompt.play_or_draw</extracomment>
        <translation>Vælg en brik at lægge, eller træk</translation>
    </message>
    <message>
        <source>{tile:short} drawn: it fits and has to be laid</source>
        <extracomment>dominoes.prompt.drawn</extracomment>
        <translation>{tile:short} trukket: Den passer og skal lægges</translation>
    </message>
    <message>
        <source>It fits at one end.</source>
        <extracomment>dominoes.detail.drawn</extracomment>
        <translation>Den passer ved én ende.</translation>
    </message>
    <message>
        <source>You choose the end.</source>
        <extracomment>dominoes.detail.drawn_ends</extracomment>
        <translation>Du vælger enden.</translation>
    </message>
    <message>
        <source>At which end do you lay {tile:short}?</source>
        <extracomment>dominoes.prompt.which_end</extracomment>
        <translation>Ved hvilken ende lægger du {tile:short}?</translation>
    </message>
    <message>
        <source>{ends}</source>
        <extracomment>dominoes.detail.which_end</extracomment>
        <translation>{ends}</translation>
    </message>
    <message>
        <source>{first} · {second}</source>
        <extracomment>dominoes.place.beside</extracomment>
        <translation>{first} · {second}</translation>
    </message>
    <message>
        <source>{where} – sum {total}, no points</source>
        <extracomment>dominoes.place.sum</extracomment>
        <translation>{where}: sum {total}, ingen point</translation>
    </message>
    <message>
        <source>{where} – sum {total}, {gain}</source>
        <extracomment>dominoes.place.points</extracomment>
        <translation>{where}: sum {total}, {gain}</translation>
    </message>
    <message>
        <source>{where}: {gain}</source>
        <extracomment>dominoes.place.short</extracomment>
        <translation>{where}: {gain}</translation>
    </message>
    <message>
        <source>Lay {tile:short} {where}</source>
        <extracomment>dominoes.prompt.lays</extracomment>
        <translation>Læg {tile:short} {where}</translation>
    </message>
    <message>
        <source>{told}</source>
        <extracomment>dominoes.detail.preview</extracomment>
        <translation>{told}</translation>
    </message>
    <message>
        <source>{told} · Or {others}</source>
        <extracomment>dominoes.detail.preview_others</extracomment>
        <translation>{told} · Eller {others}</translation>
    </message>
    <message>
        <source>Draw a tile</source>
        <extracomment>dominoes.prompt.draw, dominoes.confirm.draw</extracomment>
        <translation>Træk en brik</translation>
    </message>
    <message>
        <source>No tile fits: draw</source>
        <extracomment>dominoes.prompt.must_draw</extracomment>
        <translation>Ingen brik passer: Træk</translation>
    </message>
    <message>
        <source>Nothing fits yet: draw again</source>
        <extracomment>dominoes.prompt.draw_again</extracomment>
        <translation>Ingen passer endnu: Træk igen</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) can be drawn.</source>
        <extracomment>dominoes.detail.heap</extracomment>
        <translation>
            <numerusform>%n brik kan trækkes.</numerusform>
            <numerusform>%n brikker kan trækkes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) can be drawn; the last {reserve} stay in the boneyard.</source>
        <extracomment>dominoes.detail.heap_reserve</extracomment>
        <translation>
            <numerusform>%n brik kan trækkes; de sidste {reserve} bliver i bunken.</numerusform>
            <numerusform>%n brikker kan trækkes; de sidste {reserve} bliver i bunken.</numerusform>
        </translation>
    </message>
    <message>
        <source>No tile fits: you pass</source>
        <extracomment>dominoes.prompt.pass</extracomment>
        <translation>Ingen brik passer: Du melder pas</translation>
    </message>
    <message>
        <source>In the block game nothing is drawn.</source>
        <extracomment>dominoes.pass.block, dominoes.reason.no_drawing</extracomment>
        <translation>I blokspillet trækkes der ikke.</translation>
    </message>
    <message>
        <source>The boneyard is empty.</source>
        <extracomment>dominoes.pass.empty, dominoes.reason.empty_boneyard</extracomment>
        <translation>Bunken er tom.</translation>
    </message>
    <message>
        <source>{who} is choosing a tile</source>
        <extracomment>dominoes.waiting</extracomment>
        <translation>{who} vælger en brik</translation>
    </message>
    <message>
        <source>You are choosing a tile</source>
        <extracomment>dominoes.waiting.you</extracomment>
        <translation>Du vælger en brik</translation>
    </message>
    <message>
        <source>Any tile may open the round.</source>
        <extracomment>dominoes.detail.first</extracomment>
        <translation>Enhver brik må åbne runden.</translation>
    </message>
    <message>
        <source>The round has to begin with {tile:short}.</source>
        <extracomment>dominoes.detail.first_lead</extracomment>
        <translation>Runden skal begynde med {tile:short}.</translation>
    </message>
    <message>
        <source>Ends {sum}</source>
        <extracomment>dominoes.detail.sum</extracomment>
        <translation>Ender {sum}</translation>
    </message>
    <message>
        <source>B</source>
        <extracomment>dominoes.key.draw</extracomment>
        <translation>T</translation>
    </message>
    <message>
        <source>E</source>
        <extracomment>dominoes.key.next_end</extracomment>
        <translation>E</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>dominoes.choice.draw, dominoes.option.variant.draw</extracomment>
        <translation>Træk</translation>
    </message>
    <message>
        <source>First end</source>
        <extracomment>dominoes.choice.first_end</extracomment>
        <translation>Første ende</translation>
    </message>
    <message>
        <source>Choose an end</source>
        <extracomment>dominoes.confirm.choose_end</extracomment>
        <translation>Vælg en ende</translation>
    </message>
    <message numerus="yes">
        <source>Opposing pips: {pips} – %n point(s) for {who}.</source>
        <extracomment>dominoes.count.out</extracomment>
        <translation>
            <numerusform>Øjne hos modstanderne: {pips} – %n point til {who}.</numerusform>
            <numerusform>Øjne hos modstanderne: {pips} – %n point til {who}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opposing pips: {pips} – %n point(s) for you.</source>
        <extracomment>dominoes.count.out.you</extracomment>
        <translation>
            <numerusform>Øjne hos modstanderne: {pips} – %n point til dig.</numerusform>
            <numerusform>Øjne hos modstanderne: {pips} – %n point til dig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opposing pips: {pips} – %n point(s) for {pair:and}.</source>
        <extracomment>dominoes.count.out_pair</extracomment>
        <translation>
            <numerusform>Øjne hos modstanderne: {pips} – %n point til {pair:and}.</numerusform>
            <numerusform>Øjne hos modstanderne: {pips} – %n point til {pair:and}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opposing pips: {pips} – %n point(s) for you and {pair:others}.</source>
        <extracomment>dominoes.count.out_pair.you</extracomment>
        <translation>
            <numerusform>Øjne hos modstanderne: {pips} – %n point til dig og {pair:others}.</numerusform>
            <numerusform>Øjne hos modstanderne: {pips} – %n point til dig og {pair:others}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opposing pips: {pips}, rounded – %n point(s) for {who}.</source>
        <extracomment>dominoes.count.out_rounded</extracomment>
        <translation>
            <numerusform>Øjne hos modstanderne: {pips}, afrundet – %n point til {who}.</numerusform>
            <numerusform>Øjne hos modstanderne: {pips}, afrundet – %n point til {who}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opposing pips: {pips}, rounded – %n point(s) for you.</source>
        <extracomment>dominoes.count.out_rounded.you</extracomment>
        <translation>
            <numerusform>Øjne hos modstanderne: {pips}, afrundet – %n point til dig.</numerusform>
            <numerusform>Øjne hos modstanderne: {pips}, afrundet – %n point til dig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opposing pips: {pips}, rounded – %n point(s) for {pair:and}.</source>
        <extracomment>dominoes.count.out_rounded_pair</extracomment>
        <translation>
            <numerusform>Øjne hos modstanderne: {pips}, afrundet – %n point til {pair:and}.</numerusform>
            <numerusform>Øjne hos modstanderne: {pips}, afrundet – %n point til {pair:and}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opposing pips: {pips}, rounded – %n point(s) for you and {pair:others}.</source>
        <extracomment>dominoes.count.out_rounded_pair.you</extracomment>
        <translation>
            <numerusform>Øjne hos modstanderne: {pips}, afrundet – %n point til dig og {pair:others}.</numerusform>
            <numerusform>Øjne hos modstanderne: {pips}, afrundet – %n point til dig og {pair:others}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and {pair:others} hold the fewest pips, {own}; the others {pips}: %n point(s).</source>
        <extracomment>dominoes.count.blocked_full_pair.you</extracomment>
        <translation>
            <numerusform>Du og {pair:others} har færrest øjne, {own}; de andre {pips}: %n point.</numerusform>
            <numerusform>Du og {pair:others} har færrest øjne, {own}; de andre {pips}: %n point.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and {pair:others} hold the fewest pips, {own}; the others {pips}, rounded: %n point(s).</source>
        <extracomment>dominoes.count.blocked_rounded_pair.you</extracomment>
        <translation>
            <numerusform>Du og {pair:others} har færrest øjne, {own}; de andre {pips}, afrundet: %n point.</numerusform>
            <numerusform>Du og {pair:others} har færrest øjne, {own}; de andre {pips}, afrundet: %n point.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and {pair:others} hold the fewest pips, {own}; the others {pips}: {pips} − {own} = %n point(s).</source>
        <extracomment>dominoes.count.blocked_net_pair.you</extracomment>
        <translation>
            <numerusform>Du og {pair:others} har færrest øjne, {own}; de andre {pips}: {pips} − {own} = %n point.</numerusform>
            <numerusform>Du og {pair:others} har færrest øjne, {own}; de andre {pips}: {pips} − {own} = %n point.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Several hold only {own} pips. You and {pair:others} have the lightest tile: %n point(s).</source>
        <extracomment>dominoes.count.lightest_pair.you</extracomment>
        <translation>
            <numerusform>Flere har kun {own} øjne. Du og {pair:others} har den letteste brik: %n point.</numerusform>
            <numerusform>Flere har kun {own} øjne. Du og {pair:others} har den letteste brik: %n point.</numerusform>
        </translation>
    </message>
    <message>
        <source>You and {pair:others} hold the fewest pips, {own} each. The third hand has {third}, rounded {rounded}: {points} points for each of you.</source>
        <extracomment>dominoes.count.split.you</extracomment>
        <translation>Du og {pair:others} har færrest øjne, {own} hver. Den tredje hånd har {third}, afrundet {rounded}: {points} point til hver af jer.</translation>
    </message>
    <message>
        <source>You and {pair:others} win with {points} points</source>
        <extracomment>dominoes.result.title_pair.you</extracomment>
        <translation>Du og {pair:others} vinder med {points} point</translation>
    </message>
    <message>
        <source>Hint: {what}: {figures}</source>
        <extracomment>dominoes.hint.best</extracomment>
        <translation>Tip: {what}: {figures}</translation>
    </message>
    <message>
        <source>{what}: {figures}</source>
        <extracomment>dominoes.hint.other</extracomment>
        <translation>{what}: {figures}</translation>
    </message>
    <message>
        <source>Other end</source>
        <extracomment>dominoes.choice.next_end</extracomment>
        <translation>Anden ende</translation>
    </message>
    <message>
        <source>Lay the tile</source>
        <extracomment>dominoes.confirm.play</extracomment>
        <translation>Læg brikken</translation>
    </message>
    <message>
        <source>Lay the tile · {gain}</source>
        <extracomment>dominoes.confirm.play_points</extracomment>
        <translation>Læg brikken · {gain}</translation>
    </message>
    <message>
        <source>Choose a tile</source>
        <extracomment>dominoes.confirm.choose_tile</extracomment>
        <translation>Vælg en brik</translation>
    </message>
    <message>
        <source>Choose the boneyard</source>
        <extracomment>dominoes.confirm.choose_draw</extracomment>
        <translation>Vælg bunken</translation>
    </message>
    <message>
        <source>{tile:cap}, laid by {who}</source>
        <extracomment>dominoes.piece.laid</extracomment>
        <translation>{tile:cap}, lagt af {who}</translation>
    </message>
    <message>
        <source>{tile:cap}, laid by you</source>
        <extracomment>dominoes.piece.laid.you</extracomment>
        <translation>{tile:cap}, lagt af dig</translation>
    </message>
    <message>
        <source>Face-down tile of the boneyard</source>
        <extracomment>dominoes.piece.boneyard</extracomment>
        <translation>Brik i bunken, bagsiden op</translation>
    </message>
    <message>
        <source>Face-down tile that is never drawn</source>
        <extracomment>dominoes.piece.sleeping</extracomment>
        <translation>Brik, der aldrig trækkes, bagsiden op</translation>
    </message>
    <message>
        <source>{tile:short} fits no open end.</source>
        <extracomment>dominoes.piece.fits_nowhere</extracomment>
        <translation>{tile:short} passer ikke ved nogen åben ende.</translation>
    </message>
    <message>
        <source>{who:genitive} face-down tile</source>
        <extracomment>dominoes.piece.back</extracomment>
        <translation>{who:genitive} brik, bagsiden op</translation>
    </message>
    <message>
        <source>Your face-down tile</source>
        <extracomment>dominoes.piece.back.you</extracomment>
        <translation>Din brik, bagsiden op</translation>
    </message>
    <message>
        <source>opens</source>
        <extracomment>dominoes.plate.opens</extracomment>
        <translation>åbner</translation>
    </message>
    <message>
        <source>you open</source>
        <extracomment>dominoes.plate.opens.you</extracomment>
        <translation>du åbner</translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>dominoes.plate.passes</extracomment>
        <translation>pas</translation>
    </message>
    <message>
        <source>passed</source>
        <extracomment>dominoes.plate.passes.you</extracomment>
        <translation>meldt pas</translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <extracomment>dominoes.plate.draws</extracomment>
        <translation>
            <numerusform>%n trukket</numerusform>
            <numerusform>%n trukket</numerusform>
        </translation>
    </message>
    <message>
        <source>has gone out</source>
        <extracomment>dominoes.plate.out</extracomment>
        <translation>er gået ud</translation>
    </message>
    <message>
        <source>gone out</source>
        <extracomment>dominoes.plate.out.you</extracomment>
        <translation>gået ud</translation>
    </message>
    <message>
        <source>{left} to go</source>
        <extracomment>dominoes.score.to_go</extracomment>
        <translation>mangler {left}</translation>
    </message>
    <message>
        <source>Boneyard</source>
        <extracomment>dominoes.label.boneyard</extracomment>
        <translation>Bunke</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in the boneyard</source>
        <extracomment>dominoes.label.boneyard_count</extracomment>
        <translation>
            <numerusform>%n brik i bunken</numerusform>
            <numerusform>%n brikker i bunken</numerusform>
        </translation>
    </message>
    <message>
        <source>Open ends</source>
        <extracomment>dominoes.label.ends</extracomment>
        <translation>Åbne ender</translation>
    </message>
    <message>
        <source>Points to {target}</source>
        <extracomment>dominoes.label.target</extracomment>
        <translation>Point til {target}</translation>
    </message>
    <message>
        <source>One round</source>
        <extracomment>dominoes.label.one_round</extracomment>
        <translation>Én runde</translation>
    </message>
    <message>
        <source>Next round</source>
        <extracomment>dominoes.round.next</extracomment>
        <translation>Næste runde</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>dominoes.round.result</extracomment>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>The round is blocked</source>
        <extracomment>dominoes.round.blocked</extracomment>
        <translation>Runden er blokeret</translation>
    </message>
    <message>
        <source>You have gone out</source>
        <extracomment>dominoes.log.gone_out.you, dominoes.round.out.you</extracomment>
        <translation>Du er gået ud</translation>
    </message>
    <message>
        <source>Gone out; opposing pips: {pips}</source>
        <extracomment>dominoes.details.out</extracomment>
        <translation>Gået ud; øjne hos modstanderne: {pips}</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>dominoes.fact.points</extracomment>
        <translation>Point</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <extracomment>dominoes.fact.rounds_won</extracomment>
        <translation>Vundne runder</translation>
    </message>
    <message>
        <source>Gone out</source>
        <extracomment>dominoes.fact.rounds_out</extracomment>
        <translation>Gået ud</translation>
    </message>
    <message>
        <source>Blocked rounds</source>
        <extracomment>dominoes.fact.blocked</extracomment>
        <translation>Blokerede runder</translation>
    </message>
    <message>
        <source>Blocked rounds won</source>
        <extracomment>dominoes.fact.blocked_won</extracomment>
        <translation>Vundne blokeringer</translation>
    </message>
    <message>
        <source>Ends of the line</source>
        <extracomment>dominoes.fact.line</extracomment>
        <translation>Rækkens ender</translation>
    </message>
    <message>
        <source>Tiles drawn</source>
        <extracomment>dominoes.fact.draws</extracomment>
        <translation>Trukne brikker</translation>
    </message>
    <message>
        <source>Passes</source>
        <extracomment>dominoes.fact.passes</extracomment>
        <translation>Meldt pas</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>dominoes.fact.rounds</extracomment>
        <translation>Runder</translation>
    </message>
    <message>
        <source>Most points for the ends</source>
        <extracomment>dominoes.fact.best_line</extracomment>
        <translation>Flest point for enderne</translation>
    </message>
    <message>
        <source>points a round</source>
        <extracomment>dominoes.unit.points_round</extracomment>
        <translation>point pr. runde</translation>
    </message>
    <message>
        <source>of all rounds</source>
        <extracomment>dominoes.unit.rounds_share</extracomment>
        <translation>af alle runder</translation>
    </message>
    <message>
        <source>of the blocked rounds</source>
        <extracomment>dominoes.unit.blocked_share</extracomment>
        <translation>af de blokerede runder</translation>
    </message>
    <message>
        <source>points at once</source>
        <extracomment>dominoes.unit.points_once</extracomment>
        <translation>point på én gang</translation>
    </message>
    <message>
        <source>a round</source>
        <extracomment>dominoes.unit.round</extracomment>
        <translation>pr. runde</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>dominoes.unit.played</extracomment>
        <translation>spillet</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>dominoes.unit.points</extracomment>
        <translation>point</translation>
    </message>
    <message numerus="yes">
        <source>{parts}: %n point(s)</source>
        <extracomment>dominoes.rules.example.ends</extracomment>
        <translation>
            <numerusform>{parts}: %n point</numerusform>
            <numerusform>{parts}: %n point</numerusform>
        </translation>
    </message>
    <message>
        <source>{where} ({tile:short})</source>
        <extracomment>dominoes.at_end</extracomment>
        <translation>{where} ({tile:short})</translation>
    </message>
    <message>
        <source>{held} · {done}</source>
        <extracomment>dominoes.plate</extracomment>
        <translation>{held} · {done}</translation>
    </message>
    <message>
        <source>Round {gain}</source>
        <extracomment>dominoes.label.round_points</extracomment>
        <translation>Runde {gain}</translation>
    </message>
    <message numerus="yes">
        <source>{who} holds the fewest pips, {own}; the others {pips}: %n point(s).</source>
        <extracomment>dominoes.count.blocked_full</extracomment>
        <translation>
            <numerusform>{who} har færrest øjne, {own}; de andre {pips}: %n point.</numerusform>
            <numerusform>{who} har færrest øjne, {own}; de andre {pips}: %n point.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold the fewest pips, {own}; the others {pips}: %n point(s).</source>
        <extracomment>dominoes.count.blocked_full.you</extracomment>
        <translation>
            <numerusform>Du har færrest øjne, {own}; de andre {pips}: %n point.</numerusform>
            <numerusform>Du har færrest øjne, {own}; de andre {pips}: %n point.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pair:and} hold the fewest pips, {own}; the others {pips}: %n point(s).</source>
        <extracomment>dominoes.count.blocked_full_pair</extracomment>
        <translation>
            <numerusform>{pair:and} har færrest øjne, {own}; de andre {pips}: %n point.</numerusform>
            <numerusform>{pair:and} har færrest øjne, {own}; de andre {pips}: %n point.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} holds the fewest pips, {own}; the others {pips}, rounded: %n point(s).</source>
        <extracomment>dominoes.count.blocked_rounded</extracomment>
        <translation>
            <numerusform>{who} har færrest øjne, {own}; de andre {pips}, afrundet: %n point.</numerusform>
            <numerusform>{who} har færrest øjne, {own}; de andre {pips}, afrundet: %n point.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold the fewest pips, {own}; the others {pips}, rounded: %n point(s).</source>
        <extracomment>dominoes.count.blocked_rounded.you</extracomment>
        <translation>
            <numerusform>Du har færrest øjne, {own}; de andre {pips}, afrundet: %n point.</numerusform>
            <numerusform>Du har færrest øjne, {own}; de andre {pips}, afrundet: %n point.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pair:and} hold the fewest pips, {own}; the others {pips}, rounded: %n point(s).</source>
        <extracomment>dominoes.count.blocked_rounded_pair</extracomment>
        <translation>
            <numerusform>{pair:and} har færrest øjne, {own}; de andre {pips}, afrundet: %n point.</numerusform>
            <numerusform>{pair:and} har færrest øjne, {own}; de andre {pips}, afrundet: %n point.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} holds the fewest pips, {own}; the others {pips}: {pips} − {own} = %n point(s).</source>
        <extracomment>dominoes.count.blocked_net</extracomment>
        <translation>
            <numerusform>{who} har færrest øjne, {own}; de andre {pips}: {pips} − {own} = %n point.</numerusform>
            <numerusform>{who} har færrest øjne, {own}; de andre {pips}: {pips} − {own} = %n point.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold the fewest pips, {own}; the others {pips}: {pips} − {own} = %n point(s).</source>
        <extracomment>dominoes.count.blocked_net.you</extracomment>
        <translation>
            <numerusform>Du har færrest øjne, {own}; de andre {pips}: {pips} − {own} = %n point.</numerusform>
            <numerusform>Du har færrest øjne, {own}; de andre {pips}: {pips} − {own} = %n point.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pair:and} hold the fewest pips, {own}; the others {pips}: {pips} − {own} = %n point(s).</source>
        <extracomment>dominoes.count.blocked_net_pair</extracomment>
        <translation>
            <numerusform>{pair:and} har færrest øjne, {own}; de andre {pips}: {pips} − {own} = %n point.</numerusform>
            <numerusform>{pair:and} har færrest øjne, {own}; de andre {pips}: {pips} − {own} = %n point.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Several hold only {own} pips. {who} has the lightest tile: %n point(s).</source>
        <extracomment>dominoes.count.lightest</extracomment>
        <translation>
            <numerusform>Flere har kun {own} øjne. {who} har den letteste brik: %n point.</numerusform>
            <numerusform>Flere har kun {own} øjne. {who} har den letteste brik: %n point.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Several hold only {own} pips. You have the lightest tile: %n point(s).</source>
        <extracomment>dominoes.count.lightest.you</extracomment>
        <translation>
            <numerusform>Flere har kun {own} øjne. Du har den letteste brik: %n point.</numerusform>
            <numerusform>Flere har kun {own} øjne. Du har den letteste brik: %n point.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Several hold only {own} pips. {pair:and} have the lightest tile: %n point(s).</source>
        <extracomment>dominoes.count.lightest_pair</extracomment>
        <translation>
            <numerusform>Flere har kun {own} øjne. {pair:and} har den letteste brik: %n point.</numerusform>
            <numerusform>Flere har kun {own} øjne. {pair:and} har den letteste brik: %n point.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Several hold the fewest pips, %n each: nobody scores.</source>
        <extracomment>dominoes.count.tie</extracomment>
        <translation>
            <numerusform>Flere har færrest øjne, %n hver: Ingen får point.</numerusform>
            <numerusform>Flere har færrest øjne, %n hver: Ingen får point.</numerusform>
        </translation>
    </message>
    <message>
        <source>{pair:and} hold the fewest pips, {own} each. The third hand has {third}, rounded {rounded}: {points} points for each of them.</source>
        <extracomment>dominoes.count.split</extracomment>
        <translation>{pair:and} har færrest øjne, {own} hver. Den tredje hånd har {third}, afrundet {rounded}: {points} point til hver af dem.</translation>
    </message>
    <message>
        <source>{points} points would go beyond {target}: they do not count.</source>
        <extracomment>dominoes.count.beyond</extracomment>
        <translation>{points} point ville gå ud over {target}: De tæller ikke.</translation>
    </message>
    <message>
        <source>{who} wins with {points} points</source>
        <extracomment>dominoes.result.title</extracomment>
        <translation>{who} vinder med {points} point</translation>
    </message>
    <message>
        <source>You win with {points} points</source>
        <extracomment>dominoes.result.title.you</extracomment>
        <translation>Du vinder med {points} point</translation>
    </message>
    <message>
        <source>{pair:and} win with {points} points</source>
        <extracomment>dominoes.result.title_pair</extracomment>
        <translation>{pair:and} vinder med {points} point</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <extracomment>dominoes.result.tie</extracomment>
        <translation>Ingen vinder</translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s). Points: {scores}.</source>
        <extracomment>dominoes.result.rounds</extracomment>
        <translation>
            <numerusform>Efter %n runde. Point: {scores}.</numerusform>
            <numerusform>Efter %n runder. Point: {scores}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In round %n the target of {target} was reached: the match ended at once. Points: {scores}.</source>
        <extracomment>dominoes.result.at_once</extracomment>
        <translation>
            <numerusform>I runde %n var målet på {target} nået: Partiet sluttede straks. Point: {scores}.</numerusform>
            <numerusform>I runde %n var målet på {target} nået: Partiet sluttede straks. Point: {scores}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s), {rounds} of them in a row without a point. Points: {scores}.</source>
        <extracomment>dominoes.result.idle</extracomment>
        <translation>
            <numerusform>Efter %n runde, {rounds} af dem i træk uden point. Point: {scores}.</numerusform>
            <numerusform>Efter %n runder, {rounds} af dem i træk uden point. Point: {scores}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>dominoes.hint.title</extracomment>
        <translation>Tip</translation>
    </message>
    <message>
        <source>draw</source>
        <extracomment>dominoes.hint.draw</extracomment>
        <translation>træk</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>dominoes.hint.pass</extracomment>
        <translation>pas</translation>
    </message>
    <message>
        <source>{tile:short}</source>
        <extracomment>dominoes.hint.open</extracomment>
        <translation>{tile:short}</translation>
    </message>
    <message>
        <source>{tile:short} → {value}</source>
        <extracomment>dominoes.hint.play</extracomment>
        <translation>{tile:short} → {value}</translation>
    </message>
    <message>
        <source>{tile:short} → {at:short}</source>
        <extracomment>dominoes.hint.play_at</extracomment>
        <translation>{tile:short} → {at:short}</translation>
    </message>
    <message>
        <source>{worth} points expected</source>
        <extracomment>dominoes.hint.expected</extracomment>
        <translation>{worth} point ventet</translation>
    </message>
    <message>
        <source>match won in {worth}</source>
        <extracomment>dominoes.hint.chance</extracomment>
        <translation>partiet vundet i {worth}</translation>
    </message>
    <message>
        <source>{number} now</source>
        <extracomment>dominoes.hint.say.points</extracomment>
        <translation>{number} nu</translation>
    </message>
    <message>
        <source>next one scores in {number:%}</source>
        <extracomment>dominoes.hint.say.next_scores</extracomment>
        <translation>den næste får point i {number:%}</translation>
    </message>
    <message>
        <source>next one cannot play in {number:%}</source>
        <extracomment>dominoes.hint.say.next_passes</extracomment>
        <translation>den næste kan ikke spille i {number:%}</translation>
    </message>
    <message>
        <source>Worth</source>
        <extracomment>dominoes.hint.column.expected</extracomment>
        <translation>Værdi</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>dominoes.hint.column.chance</extracomment>
        <translation>Parti</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>dominoes.hint.column.points</extracomment>
        <translation>Nu</translation>
    </message>
    <message>
        <source>Scores</source>
        <extracomment>dominoes.hint.column.next_scores</extracomment>
        <translation>Point</translation>
    </message>
    <message>
        <source>Stuck</source>
        <extracomment>dominoes.hint.column.next_passes</extracomment>
        <translation>Hænger</translation>
    </message>
    <message>
        <source>{number:+}</source>
        <extracomment>dominoes.hint.number</extracomment>
        <translation>{number:+}</translation>
    </message>
    <message>
        <source>{number:+}±{error}</source>
        <extracomment>dominoes.hint.number_error</extracomment>
        <translation>{number:+}±{error}</translation>
    </message>
    <message>
        <source>{number:%}</source>
        <extracomment>dominoes.hint.percent</extracomment>
        <translation>{number:%}</translation>
    </message>
    <message>
        <source>Classic draw game</source>
        <extracomment>dominoes.preset.classic</extracomment>
        <translation>Klassisk trækspil</translation>
    </message>
    <message>
        <source>Who cannot play draws; the last two tiles are never drawn.</source>
        <extracomment>dominoes.preset.classic.explanation</extracomment>
        <translation>Den, der ikke kan lægge, trækker; de sidste to brikker bliver liggende.</translation>
    </message>
    <message>
        <source>Block game</source>
        <extracomment>dominoes.preset.block</extracomment>
        <translation>Blokspil</translation>
    </message>
    <message>
        <source>Nothing is drawn: who cannot play passes.</source>
        <extracomment>dominoes.preset.block.explanation</extracomment>
        <translation>Der trækkes ikke: Den, der ikke kan lægge, melder pas.</translation>
    </message>
    <message>
        <source>Open ends that add up to a multiple of five score; the first double has four arms.</source>
        <extracomment>dominoes.preset.all_fives.explanation</extracomment>
        <translation>Åbne ender, der tilsammen giver et multiplum af fem, tæller; den første dobbelte har fire arme.</translation>
    </message>
    <message>
        <source>Muggins</source>
        <extracomment>dominoes.preset.muggins</extracomment>
        <translation>Muggins</translation>
    </message>
    <message>
        <source>All Fives without a spinner: the line has two ends.</source>
        <extracomment>dominoes.preset.muggins.explanation</extracomment>
        <translation>Alle femmere uden fordeler: Rækken har to ender.</translation>
    </message>
    <message>
        <source>A single round</source>
        <extracomment>dominoes.preset.one_round</extracomment>
        <translation>En enkelt runde</translation>
    </message>
    <message>
        <source>The draw game, over after one round.</source>
        <extracomment>dominoes.preset.one_round.explanation</extracomment>
        <translation>Trækspillet, slut efter én runde.</translation>
    </message>
    <message>
        <source>Dominoes</source>
        <extracomment>dominoes.name</extracomment>
        <translation>Domino</translation>
    </message>
    <message>
        <source>Block, Draw and All Fives for two to four, alone or in pairs.</source>
        <extracomment>dominoes.summary</extracomment>
        <translation>Blok, Træk og Alle femmere for to til fire, alene eller parvis.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <extracomment>dominoes.reason.over</extracomment>
        <translation>Partiet er slut.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <extracomment>dominoes.reason.not_your_turn</extracomment>
        <translation>Det er ikke din tur.</translation>
    </message>
    <message>
        <source>There is no seat {seat} at this table.</source>
        <extracomment>dominoes.reason.unknown_seat</extracomment>
        <translation>Der er ingen plads {seat} ved dette bord.</translation>
    </message>
    <message>
        <source>In dominoes a tile is played, drawn, or passed on; anything else means nothing.</source>
        <extracomment>dominoes.reason.unknown_action</extracomment>
        <translation>I domino lægges en brik, der trækkes eller meldes pas; andet betyder ikke noget.</translation>
    </message>
    <message>
        <source>That is not a tile.</source>
        <extracomment>dominoes.reason.not_a_tile</extracomment>
        <translation>Det er ikke en brik.</translation>
    </message>
    <message>
        <source>You do not hold the tile {tile}.</source>
        <extracomment>dominoes.reason.not_in_hand</extracomment>
        <translation>Du har ikke brikken {tile}.</translation>
    </message>
    <message>
        <source>The first tile is laid without an end.</source>
        <extracomment>dominoes.reason.first_has_no_end</extracomment>
        <translation>Den første brik lægges uden ende.</translation>
    </message>
    <message>
        <source>The round has to begin with {tile}.</source>
        <extracomment>dominoes.reason.must_lead</extracomment>
        <translation>Runden skal begynde med {tile}.</translation>
    </message>
    <message>
        <source>Say at which end the tile is laid: left, right, up or down.</source>
        <extracomment>dominoes.reason.which_end</extracomment>
        <translation>Sig, ved hvilken ende brikken lægges: venstre, højre, øverst eller nederst (left, right, up, down).</translation>
    </message>
    <message>
        <source>There is no open end there.</source>
        <extracomment>dominoes.reason.end_closed</extracomment>
        <translation>Der er ingen åben ende der.</translation>
    </message>
    <message>
        <source>{tile} does not fit there: the end shows {value}.</source>
        <extracomment>dominoes.reason.does_not_fit</extracomment>
        <translation>{tile} passer ikke der: Enden viser {value}.</translation>
    </message>
    <message>
        <source>You may not pass: {tile} can be played.</source>
        <extracomment>dominoes.reason.can_play</extracomment>
        <translation>Du må ikke melde pas: {tile} kan lægges.</translation>
    </message>
    <message>
        <source>You may not pass: you have to draw.</source>
        <extracomment>dominoes.reason.can_draw</extracomment>
        <translation>Du må ikke melde pas: Du skal trække.</translation>
    </message>
    <message>
        <source>You may not draw, because you can play.</source>
        <extracomment>dominoes.reason.draw_can_play</extracomment>
        <translation>Du må ikke trække, for du kan spille.</translation>
    </message>
    <message>
        <source>28 tiles are not enough for {seats} hands of {size}.</source>
        <extracomment>dominoes.setup.hand_size</extracomment>
        <translation>28 brikker rækker ikke til {seats} hænder på {size}.</translation>
    </message>
    <message>
        <source>Only four can play in pairs.</source>
        <extracomment>dominoes.setup.partners</extracomment>
        <translation>Kun fire kan spille parvis.</translation>
    </message>
    <message>
        <source>A match starts from one score for each side: not negative, whole or half, below the target.</source>
        <extracomment>dominoes.setup.scores</extracomment>
        <translation>Et parti begynder med et pointtal for hver side: ikke negativt, helt eller halvt, under målet.</translation>
    </message>
    <message>
        <source>The opener has to be one of the seats.</source>
        <extracomment>dominoes.setup.opener</extracomment>
        <translation>Den, der åbner, skal være en af pladserne.</translation>
    </message>
    <message>
        <source>{number}</source>
        <extracomment>dominoes.option.number</extracomment>
        <translation>{number}</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>dominoes.option.variant.label</extracomment>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Block: who cannot play passes. Draw: who cannot play draws. All Fives: ends that add up to a multiple of five score.</source>
        <extracomment>dominoes.option.variant.explanation</extracomment>
        <translation>Blok: Den, der ikke kan spille, melder pas. Træk: Den, der ikke kan spille, trækker. Alle femmere: Ender, hvis sum kan deles med fem, giver point.</translation>
    </message>
    <message>
        <source>Block</source>
        <extracomment>dominoes.option.variant.block</extracomment>
        <translation>Blok</translation>
    </message>
    <message>
        <source>All Fives</source>
        <extracomment>dominoes.preset.all_fives, dominoes.option.variant.all_fives</extracomment>
        <translation>Alle femmere</translation>
    </message>
    <message>
        <source>Latin</source>
        <extracomment>dominoes.preset.latin</extracomment>
        <translation>Latinamerikansk</translation>
    </message>
    <message>
        <source>Block with seven tiles each, all dealt to four; a blocked round scores in full.</source>
        <extracomment>dominoes.preset.latin.explanation</extracomment>
        <translation>Blok med syv brikker til hver, til fire altså alle; en blokeret runde tæller fuldt ud.</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>dominoes.option.seats.label</extracomment>
        <translation>Spillere</translation>
    </message>
    <message>
        <source>Two to four.</source>
        <extracomment>dominoes.option.seats.explanation</extracomment>
        <translation>To til fire.</translation>
    </message>
    <message>
        <source>Partners</source>
        <extracomment>dominoes.option.partners.label</extracomment>
        <translation>Makkere</translation>
    </message>
    <message>
        <source>Four play in pairs; partners sit opposite each other and share their points.</source>
        <extracomment>dominoes.option.partners.explanation</extracomment>
        <translation>Fire spiller parvis; makkere sidder over for hinanden og deler deres point.</translation>
    </message>
    <message>
        <source>Target</source>
        <extracomment>dominoes.option.target.label</extracomment>
        <translation>Mål</translation>
    </message>
    <message>
        <source>Usual are 100 points for two or pairs and 61 otherwise, in All Fives 250 for two and 200 otherwise.</source>
        <extracomment>dominoes.option.target.explanation</extracomment>
        <translation>Normalt 100 point for to eller par og ellers 61, i Alle femmere 250 for to og ellers 200.</translation>
    </message>
    <message>
        <source>usual</source>
        <extracomment>dominoes.option.target.auto, dominoes.option.hand_size.auto, dominoes.option.reserve.auto, dominoes.option.next_opener.auto</extracomment>
        <translation>normalt</translation>
    </message>
    <message>
        <source>one round</source>
        <extracomment>dominoes.option.target.none</extracomment>
        <translation>én runde</translation>
    </message>
    <message>
        <source>Tiles each</source>
        <extracomment>dominoes.option.hand_size.label</extracomment>
        <translation>Brikker til hver</translation>
    </message>
    <message>
        <source>Usual for two, three and four: Block 7, 5, 5; Draw 7, 7, 6; All Fives 9, 7, 5.</source>
        <extracomment>dominoes.option.hand_size.explanation</extracomment>
        <translation>Normalt for to, tre og fire: Blok 7, 5, 5; Træk 7, 7, 6; Alle femmere 9, 7, 5.</translation>
    </message>
    <message>
        <source>Never drawn</source>
        <extracomment>dominoes.option.reserve.label</extracomment>
        <translation>Trækkes aldrig</translation>
    </message>
    <message>
        <source>So many tiles stay in the boneyard. Usual are two in Draw and none in All Fives.</source>
        <extracomment>dominoes.option.reserve.explanation</extracomment>
        <translation>Så mange brikker bliver i bunken. Normalt to i Træk og ingen i Alle femmere.</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>dominoes.option.reserve.none</extracomment>
        <translation>ingen</translation>
    </message>
    <message>
        <source>First opener</source>
        <extracomment>dominoes.option.opening.label</extracomment>
        <translation>Første åbning</translation>
    </message>
    <message>
        <source>Who opens the first round. The highest double has to be led by whoever holds it.</source>
        <extracomment>dominoes.option.opening.explanation</extracomment>
        <translation>Hvem der åbner første runde. Den højeste dobbelte skal lægges af den, der har den.</translation>
    </message>
    <message>
        <source>by lot</source>
        <extracomment>dominoes.option.opening.lot, dominoes.option.next_opener.lot</extracomment>
        <translation>ved lodtrækning</translation>
    </message>
    <message>
        <source>highest double</source>
        <extracomment>dominoes.option.opening.highest_double, dominoes.option.next_opener.highest_double</extracomment>
        <translation>højeste dobbelte</translation>
    </message>
    <message>
        <source>Later openers</source>
        <extracomment>dominoes.option.next_opener.label</extracomment>
        <translation>Senere åbninger</translation>
    </message>
    <message>
        <source>Usual is the next seat, in All Fives whoever went out; after a blocked round there the lot decides.</source>
        <extracomment>dominoes.option.next_opener.explanation</extracomment>
        <translation>Normalt den næste plads, i Alle femmere den, der gik ud; efter en blokering trækkes der dér lod.</translation>
    </message>
    <message>
        <source>the next seat</source>
        <extracomment>dominoes.option.next_opener.rotate</extracomment>
        <translation>den næste plads</translation>
    </message>
    <message>
        <source>the winner</source>
        <extracomment>dominoes.option.next_opener.winner</extracomment>
        <translation>vinderen</translation>
    </message>
    <message>
        <source>Free drawing</source>
        <extracomment>dominoes.option.voluntary_draw.label</extracomment>
        <translation>Frivilligt træk</translation>
    </message>
    <message>
        <source>You may draw although you could play, and go on drawing.</source>
        <extracomment>dominoes.option.voluntary_draw.explanation</extracomment>
        <translation>Du må trække, selv om du kunne spille, og trække videre.</translation>
    </message>
    <message>
        <source>Blocked round</source>
        <extracomment>dominoes.option.blocked.label</extracomment>
        <translation>Blokeret runde</translation>
    </message>
    <message>
        <source>Whoever holds the fewest pips scores those of the opponents, less the own ones or in full.</source>
        <extracomment>dominoes.option.blocked.explanation</extracomment>
        <translation>Den, der har færrest øjne, får modstandernes, minus sine egne eller fuldt ud.</translation>
    </message>
    <message>
        <source>less the own pips</source>
        <extracomment>dominoes.option.blocked.net</extracomment>
        <translation>minus egne øjne</translation>
    </message>
    <message>
        <source>in full</source>
        <extracomment>dominoes.option.blocked.gross</extracomment>
        <translation>fuldt ud</translation>
    </message>
    <message>
        <source>Tie when blocked</source>
        <extracomment>dominoes.option.blocked_tie.label</extracomment>
        <translation>Lighed ved blokering</translation>
    </message>
    <message>
        <source>When several hold the fewest pips, nobody scores, or the lightest single tile decides.</source>
        <extracomment>dominoes.option.blocked_tie.explanation</extracomment>
        <translation>Når flere har færrest øjne, får ingen point, eller den letteste enkelte brik afgør det.</translation>
    </message>
    <message>
        <source>nobody scores</source>
        <extracomment>dominoes.option.blocked_tie.none</extracomment>
        <translation>ingen får point</translation>
    </message>
    <message>
        <source>lightest tile</source>
        <extracomment>dominoes.option.blocked_tie.lightest_tile</extracomment>
        <translation>letteste brik</translation>
    </message>
    <message>
        <source>Spinner</source>
        <extracomment>dominoes.option.spinner.label</extracomment>
        <translation>Fordeler</translation>
    </message>
    <message>
        <source>The first double opens four arms. Without it the line has two ends.</source>
        <extracomment>dominoes.option.spinner.explanation</extracomment>
        <translation>Den første dobbelte åbner fire arme. Uden den har rækken to ender.</translation>
    </message>
    <message>
        <source>Hit the target exactly</source>
        <extracomment>dominoes.option.exact_target.label</extracomment>
        <translation>Ram målet præcist</translation>
    </message>
    <message>
        <source>Points that would go beyond the target do not count. Twenty rounds without a point end the match.</source>
        <extracomment>dominoes.option.exact_target.explanation</extracomment>
        <translation>Point ud over målet tæller ikke. Tyve runder uden point afslutter partiet.</translation>
    </message>
</context>
</TS>
