<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>DominoesControls</name>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Drehen</translation>
    </message>
</context>
<context>
    <name>DominoesGhost</name>
    <message>
        <source>Lay %1</source>
        <translation>%1 anlegen</translation>
    </message>
</context>
<context>
    <name>dominoes</name>
    <message>
        <source>Aim</source>
        <extracomment>dominoes.rules.aim</extracomment>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Get rid of your tiles first, or hold the fewest pips when nobody can go on. In the block game nothing is drawn: who cannot play passes.</source>
        <extracomment>dominoes.rules.aim.block</extracomment>
        <translation>Werde deine Steine zuerst los oder halte die wenigsten Augen, wenn niemand mehr weiterkann. Im Blockspiel wird nicht gezogen: Wer nicht spielen kann, passt.</translation>
    </message>
    <message>
        <source>Get rid of your tiles first, or hold the fewest pips when nobody can go on. In the draw game those who cannot play draw.</source>
        <extracomment>dominoes.rules.aim.draw</extracomment>
        <translation>Werde deine Steine zuerst los oder halte die wenigsten Augen, wenn niemand mehr weiterkann. Im Ziehspiel zieht, wer nicht spielen kann.</translation>
    </message>
    <message>
        <source>Lay tiles so that the open ends add up to a multiple of five, and get rid of your tiles first.</source>
        <extracomment>dominoes.rules.aim.all_fives</extracomment>
        <translation>Leg Steine so, dass die offenen Enden zusammen ein Vielfaches von fünf ergeben, und werde deine Steine zuerst los.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other and share their points.</source>
        <extracomment>dominoes.rules.aim.partners</extracomment>
        <translation>Gegenüberpartner teilen Punkte.</translation>
    </message>
    <message>
        <source>The match is one round: the most points win, and on a tie nobody.</source>
        <extracomment>dominoes.rules.aim.one_round</extracomment>
        <translation>Die Partie ist eine Runde: Die meisten Punkte gewinnen, bei Gleichstand niemand.</translation>
    </message>
    <message>
        <source>Whoever has {target} points at the end of a round wins the match.</source>
        <extracomment>dominoes.rules.aim.target</extracomment>
        <translation>Wer am Ende einer Runde {target} Punkte hat, gewinnt die Partie.</translation>
    </message>
    <message>
        <source>Whoever leads alone with {target} points or more wins at once, without playing or counting the other tiles.</source>
        <extracomment>dominoes.rules.aim.target_fives</extracomment>
        <translation>Alleinführender ab {target} gewinnt sofort, ohne übrige Steine zu spielen/zählen.</translation>
    </message>
    <message>
        <source>Those who lead together after scoring at the same time play on until one leads alone.</source>
        <extracomment>dominoes.rules.aim.lead</extracomment>
        <translation>Gleichführende nach gleichzeitiger Wertung spielen weiter bis zur Alleinführung.</translation>
    </message>
    <message numerus="yes">
        <source>{target} has to be hit exactly: points that would go beyond do not count. %n round(s) in a row without a point end the match.</source>
        <extracomment>dominoes.rules.aim.exact</extracomment>
        <translation>
            <numerusform>{target} muss genau getroffen werden: Punkte darüber hinaus zählen nicht. Eine Runde ohne Punkt beendet die Partie.</numerusform>
            <numerusform>{target} muss genau getroffen werden: Punkte darüber hinaus zählen nicht. %n Runden hintereinander ohne Punkt beenden die Partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles and deal</source>
        <extracomment>dominoes.rules.deal</extracomment>
        <translation>Steine und Austeilen</translation>
    </message>
    <message>
        <source>All 28 double-six tiles are used, double blank included.</source>
        <extracomment>dominoes.rules.deal.tiles</extracomment>
        <translation>Alle 28 Doppelsechs-Steine einschließlich Doppelblank.</translation>
    </message>
    <message numerus="yes">
        <source>Each of the {seats} players gets %n tile(s).</source>
        <extracomment>dominoes.rules.deal.hands</extracomment>
        <translation>
            <numerusform>{seats} Plätze bekommen je einen Stein.</numerusform>
            <numerusform>{seats} Plätze bekommen je %n Steine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other %n tile(s) lie face down: the boneyard.</source>
        <extracomment>dominoes.rules.deal.boneyard</extracomment>
        <translation>
            <numerusform>Ein Stein bleibt verdeckt: der Vorrat.</numerusform>
            <numerusform>Die übrigen %n Steine liegen verdeckt: der Vorrat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other %n tile(s) lie face down and stay out of the round.</source>
        <extracomment>dominoes.rules.deal.sleeping</extracomment>
        <translation>
            <numerusform>Ein Stein bleibt verdeckt und spielt nicht mit.</numerusform>
            <numerusform>Die übrigen %n Steine liegen verdeckt und spielen nicht mit.</numerusform>
        </translation>
    </message>
    <message>
        <source>With that all tiles are dealt.</source>
        <extracomment>dominoes.rules.deal.none</extracomment>
        <translation>Damit sind alle Steine verteilt.</translation>
    </message>
    <message>
        <source>Who opens</source>
        <extracomment>dominoes.rules.opening</extracomment>
        <translation>Wer eröffnet</translation>
    </message>
    <message>
        <source>The first seat is found by lot or chosen; any of the own tiles may open.</source>
        <extracomment>dominoes.rules.opening.lot</extracomment>
        <translation>Erster Platz per Los oder Auswahl; jeder eigene Stein darf eröffnen.</translation>
    </message>
    <message>
        <source>Whoever holds the highest double opens the first round and has to lead it. If nobody holds a double, the lot decides, and any of the own tiles may open.</source>
        <extracomment>dominoes.rules.opening.highest_double</extracomment>
        <translation>Wer das höchste Doppel hält, eröffnet die erste Runde und muss es ausspielen. Hält niemand ein Doppel, entscheidet das Los, und jeder eigene Stein darf eröffnen.</translation>
    </message>
    <message>
        <source>Whoever goes out opens the next round; after a block the lot decides.</source>
        <extracomment>dominoes.rules.opening.next.winner_or_lot</extracomment>
        <translation>Wer leer wird, eröffnet danach; nach Blockade per Los.</translation>
    </message>
    <message>
        <source>Whoever wins a round opens the next one, of partners after a block the one with fewer pips. If nobody scores, the lot decides.</source>
        <extracomment>dominoes.rules.opening.next.winner</extracomment>
        <translation>Wer eine Runde gewinnt, eröffnet die nächste, von Partnern nach Blockade wer weniger Augen hält. Punktet niemand, entscheidet das Los.</translation>
    </message>
    <message>
        <source>After that each round is opened by the next seat.</source>
        <extracomment>dominoes.rules.opening.next.rotate</extracomment>
        <translation>Danach eröffnet jede Runde der nächste Platz.</translation>
    </message>
    <message>
        <source>Who opens each later round is decided by lot.</source>
        <extracomment>dominoes.rules.opening.next.lot</extracomment>
        <translation>Wer jede weitere Runde eröffnet, entscheidet das Los.</translation>
    </message>
    <message>
        <source>Each later round is opened with the highest double by whoever holds it.</source>
        <extracomment>dominoes.rules.opening.next.highest_double</extracomment>
        <translation>Jede weitere Runde eröffnet, wer das höchste Doppel hält, mit diesem.</translation>
    </message>
    <message>
        <source>Laying tiles</source>
        <extracomment>dominoes.rules.laying</extracomment>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>Equal values connect, blank with blank. Doubles lie across.</source>
        <extracomment>dominoes.rules.laying.match</extracomment>
        <translation>Gleiche Werte verbinden, Blank mit Blank. Doppel liegen quer.</translation>
    </message>
    <message>
        <source>The line has two ends; doubles that lie across do not branch.</source>
        <extracomment>dominoes.rules.laying.two_ends</extracomment>
        <translation>Die Reihe hat zwei Enden; quer gelegte Doppel verzweigen nicht.</translation>
    </message>
    <message>
        <source>Only the first double is the spinner: first both its sides are used, then two more arms. Later doubles do not branch.</source>
        <extracomment>dominoes.rules.laying.spinner</extracomment>
        <translation>Nur erstes Doppel ist Verteiler: zuerst beide Seiten, dann zwei weitere Arme. Spätere Doppel verzweigen nicht.</translation>
    </message>
    <message>
        <source>A line: four to four, blank to blank</source>
        <extracomment>dominoes.rules.example.match</extracomment>
        <translation>Eine Reihe: Vier an Vier, Blank an Blank</translation>
    </message>
    <message>
        <source>A spinner with a tile on each side: now its ends are open, too</source>
        <extracomment>dominoes.rules.example.spinner</extracomment>
        <translation>Ein Verteiler mit einem Stein an jeder Seite: Jetzt sind auch seine Enden offen</translation>
    </message>
    <message>
        <source>Drawing and passing</source>
        <extracomment>dominoes.rules.drawing</extracomment>
        <translation>Ziehen und Passen</translation>
    </message>
    <message>
        <source>Play if you can. Nothing is drawn: who cannot play passes.</source>
        <extracomment>dominoes.rules.drawing.block</extracomment>
        <translation>Spielen wenn möglich. Es wird nicht gezogen: Wer nicht spielen kann, passt.</translation>
    </message>
    <message>
        <source>Play if you can, otherwise draw until a tile fits or nothing more may be drawn.</source>
        <extracomment>dominoes.rules.drawing.until</extracomment>
        <translation>Spielen wenn möglich, sonst bis spielbarem Stein oder leerem Vorrat ziehen.</translation>
    </message>
    <message>
        <source>The tile drawn that fits has to be played, at an end you choose; before that nothing more is drawn.</source>
        <extracomment>dominoes.rules.drawing.drawn</extracomment>
        <translation>Der passende gezogene Stein muss an einem gewählten Ende gespielt werden; vorher kein erneutes Ziehen.</translation>
    </message>
    <message>
        <source>You may draw although you could play, and go on drawing or lay any tile that fits. Who cannot play has to draw.</source>
        <extracomment>dominoes.rules.drawing.voluntary</extracomment>
        <translation>Du darfst ziehen, obwohl du spielen könntest, und dann weiterziehen oder einen beliebigen passenden Stein legen. Wer nicht spielen kann, muss ziehen.</translation>
    </message>
    <message numerus="yes">
        <source>The last %n tile(s) of the boneyard are never drawn.</source>
        <extracomment>dominoes.rules.drawing.reserve, dominoes.pass.reserve, dominoes.reason.reserve</extracomment>
        <translation>
            <numerusform>Der letzte Stein des Vorrats wird nie gezogen.</numerusform>
            <numerusform>Die letzten %n Steine des Vorrats werden nie gezogen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may not pass when the rules demand playing or drawing on.</source>
        <extracomment>dominoes.rules.drawing.pass</extracomment>
        <translation>Nicht passen, wenn die Regeln Spielen oder weiteres Ziehen verlangen.</translation>
    </message>
    <message>
        <source>You may not pass when you can play.</source>
        <extracomment>dominoes.rules.drawing.pass_block</extracomment>
        <translation>Nicht passen, wenn du spielen kannst.</translation>
    </message>
    <message>
        <source>When all seats in a row cannot move, the round is blocked.</source>
        <extracomment>dominoes.rules.drawing.blocked</extracomment>
        <translation>Alle Plätze nacheinander ohne Zug blockieren die Runde.</translation>
    </message>
    <message>
        <source>Points for the ends</source>
        <extracomment>dominoes.rules.line</extracomment>
        <translation>Punkte für die Enden</translation>
    </message>
    <message>
        <source>If the sum of the open ends after a tile is laid is positive and a multiple of five, it brings that many points, with the first and the last tile, too.</source>
        <extracomment>dominoes.rules.line.sum</extracomment>
        <translation>Positive durch fünf teilbare Endsumme nach Ablegen gibt diese Summe an Punkten, auch beim ersten und beim letzten Stein.</translation>
    </message>
    <message>
        <source>A double at an end counts both halves.</source>
        <extracomment>dominoes.rules.line.double</extracomment>
        <translation>Enddoppel zählt beide Hälften.</translation>
    </message>
    <message>
        <source>The spinner counts both halves until both its sides are used, then no more; empty arms count nothing.</source>
        <extracomment>dominoes.rules.line.spinner</extracomment>
        <translation>Zentrum zählt beide, bis beide Seiten benutzt sind, danach nicht mehr; leere Zusatzarme zählen null.</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <extracomment>dominoes.rules.end</extracomment>
        <translation>Ende der Runde</translation>
    </message>
    <message>
        <source>Whoever has no tile left wins the round; when it is blocked, the player or team with the fewest pips left.</source>
        <extracomment>dominoes.rules.end.out</extracomment>
        <translation>Leere Hand gewinnt Runde; blockiert gewinnt Person/Team mit wenigsten Restpunkten.</translation>
    </message>
    <message>
        <source>For an empty hand all pips of the opponents are credited.</source>
        <extracomment>dominoes.rules.end.out_points</extracomment>
        <translation>Für die leere Hand werden alle Augen der Gegner gutgeschrieben.</translation>
    </message>
    <message>
        <source>After a block the winner is credited with the opponents’ pips less the own ones.</source>
        <extracomment>dominoes.rules.end.blocked_net</extracomment>
        <translation>Nach einer Blockade werden die Augen der Gegner abzüglich der eigenen gutgeschrieben.</translation>
    </message>
    <message>
        <source>After a block the winner is credited with the opponents’ pips in full.</source>
        <extracomment>dominoes.rules.end.blocked_gross</extracomment>
        <translation>Nach einer Blockade werden die Augen der Gegner voll gutgeschrieben.</translation>
    </message>
    <message>
        <source>If several hold the fewest pips, nobody scores.</source>
        <extracomment>dominoes.rules.end.tie_none</extracomment>
        <translation>Halten mehrere die wenigsten Augen, punktet niemand.</translation>
    </message>
    <message>
        <source>If several hold the fewest pips, the lightest single tile decides; if that is equal, too, nobody scores.</source>
        <extracomment>dominoes.rules.end.tie_lightest_tile</extracomment>
        <translation>Halten mehrere die wenigsten Augen, entscheidet der leichteste einzelne Stein; ist auch das gleich, punktet niemand.</translation>
    </message>
    <message>
        <source>The winner is credited with the opponents’ pips, rounded to the nearest multiple of five.</source>
        <extracomment>dominoes.rules.end.rounded</extracomment>
        <translation>Gegnerpunkte auf nächstes Fünfer-Vielfaches runden: Sie werden gutgeschrieben.</translation>
    </message>
    <message>
        <source>If several hold the fewest pips after a block, nobody is credited.</source>
        <extracomment>dominoes.rules.end.no_bonus</extracomment>
        <translation>Bei niedrigstem Gleichstand nach Blockade ohne Bonus.</translation>
    </message>
    <message>
        <source>If two of three hold the fewest pips after a block, the third hand is rounded first and then shared between them; halves of five are possible. If all three are equal, nobody is credited.</source>
        <extracomment>dominoes.rules.end.split</extracomment>
        <translation>Zu dritt rundet diese Fassung bei zwei gleichen Tiefstwerten erst die dritte Hand und teilt zwischen den beiden, halbe Fünfer möglich. Sind alle drei gleich, bekommt niemand etwas.</translation>
    </message>
    <message>
        <source>Partners count their pips together; what the own partner has left is not in the bonus.</source>
        <extracomment>dominoes.rules.end.partners</extracomment>
        <translation>Partner zählen ihre Augen zusammen; eigene Partnerreste nicht im Bonus.</translation>
    </message>
    <message>
        <source>The boneyard is never counted.</source>
        <extracomment>dominoes.rules.end.boneyard</extracomment>
        <translation>Der Vorrat wird nie gezählt.</translation>
    </message>
    <message>
        <source>Hands are shown when they are counted, otherwise only yours.</source>
        <extracomment>dominoes.rules.end.hands</extracomment>
        <translation>Hände werden zur Endwertung gezeigt, sonst nur deine.</translation>
    </message>
    <message numerus="yes">
        <source>{pips} pips left with the opponents: %n point(s)</source>
        <extracomment>dominoes.rules.example.rounded</extracomment>
        <translation>
            <numerusform>{pips} Augen bei den Gegnern: ein Punkt</numerusform>
            <numerusform>{pips} Augen bei den Gegnern: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>A third hand of {pips} pips: rounded {rounded}, {points} points for each of the two</source>
        <extracomment>dominoes.rules.example.split</extracomment>
        <translation>Eine dritte Hand mit {pips} Augen: gerundet {rounded}, je {points} Punkte für die beiden</translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s) left in a hand</source>
        <extracomment>dominoes.rules.example.pips</extracomment>
        <translation>
            <numerusform>Ein Auge bleibt auf der Hand</numerusform>
            <numerusform>%n Augen bleiben auf der Hand</numerusform>
        </translation>
    </message>
    <message>
        <source>Controls</source>
        <extracomment>dominoes.rules.controls</extracomment>
        <translation>Steuerung</translation>
    </message>
    <message>
        <source>Use tiles and table directly with mouse or touch. Choosing by position is an optional help for the keyboard.</source>
        <extracomment>dominoes.rules.controls.direct</extracomment>
        <translation>Karten oder Brett direkt mit Maus oder Touch bedienen. Positionsauswahl ist eine optionale Tastaturhilfe.</translation>
    </message>
    <message>
        <source>See tile and end, or drawing, in advance and confirm: the first tap selects, the second one, Enter or the button plays.</source>
        <extracomment>dominoes.rules.controls.preview</extracomment>
        <translation>Stein/Ende oder Ziehen vorab ansehen und bestätigen: Das erste Tippen wählt, das zweite, Enter oder der Knopf spielt.</translation>
    </message>
    <message>
        <source>If a tile fits several ends, you choose one: tap it, drag the tile there, or use the arrow keys.</source>
        <extracomment>dominoes.rules.controls.ends</extracomment>
        <translation>Passt ein Stein an mehrere Enden, wählst du eines: Tipp es an, zieh den Stein dorthin oder nimm die Pfeiltasten.</translation>
    </message>
    <message>
        <source>Swiping never plays; zooming and turning keep match and preview.</source>
        <extracomment>dominoes.rules.controls.view</extracomment>
        <translation>Wischen spielt nicht; Zoom/Drehen erhält Spiel/Vorschau.</translation>
    </message>
    <message>
        <source>Keyboard: arrows move between tiles, Space selects, Enter confirms, Esc clears the selection.</source>
        <extracomment>dominoes.rules.controls.keys</extracomment>
        <translation>Tastatur: Pfeile gehen von Stein zu Stein, Leertaste wählt, Enter bestätigt, Esc hebt die Auswahl auf.</translation>
    </message>
    <message>
        <source>H shows a hint: what each tile is worth on average, what it scores now, and what the next player can do.</source>
        <extracomment>dominoes.rules.controls.hint</extracomment>
        <translation>H zeigt einen Hinweis: was jeder Stein im Schnitt wert ist, was er jetzt zählt und was der nächste Platz tun kann.</translation>
    </message>
    <message>
        <source>What the program does</source>
        <extracomment>dominoes.rules.program</extracomment>
        <translation>Was das Programm tut</translation>
    </message>
    <message>
        <source>There is no clock, the count is automatic, and no penalty for forgotten points. A pass that is forced happens by itself.</source>
        <extracomment>dominoes.rules.program.automatic</extracomment>
        <translation>Ohne Uhr, automatische Wertung, keine manuelle Strafe für vergessene Punkte. Erzwungenes Passen geschieht von selbst.</translation>
    </message>
    <message>
        <source>While rules or score details are open, the computer waits.</source>
        <extracomment>dominoes.rules.program.pause</extracomment>
        <translation>Regeln/Punktedetails pausieren den Computer.</translation>
    </message>
    <message>
        <source>When the device is handed on, private tiles stay hidden until “Show my tiles” is pressed.</source>
        <extracomment>dominoes.rules.program.handover</extracomment>
        <translation>Lokale Übergabe versteckt Privatsteine bis „Meine Steine zeigen“.</translation>
    </message>
    <message>
        <source>Undo and redo restore actions together with the computers’ answers to yours.</source>
        <extracomment>dominoes.rules.program.undo</extracomment>
        <translation>Zurück/Vor stellt Aktionen samt Computerantworten nach deiner Aktion wieder her.</translation>
    </message>
    <message>
        <source>From the start repeats deal and settings; New game deals anew.</source>
        <extracomment>dominoes.rules.program.restart</extracomment>
        <translation>Von vorn wiederholt Austeilung/Einstellungen; Neues Spiel teilt neu aus.</translation>
    </message>
    <message>
        <source>Computers and hints use their own hand, the open table and unknown possibilities, never other hands or the boneyard to come.</source>
        <extracomment>dominoes.rules.program.fair</extracomment>
        <translation>Computer/Hinweise verwenden eigene Hand, öffentlichen Tisch und unbekannte Möglichkeiten, nie fremde Hände oder künftigen Vorrat.</translation>
    </message>
    <message>
        <source>Round {round} · {who} opens</source>
        <extracomment>dominoes.log.deal</extracomment>
        <translation>Runde {round} · {who} eröffnet</translation>
    </message>
    <message>
        <source>Round {round} · you open</source>
        <extracomment>dominoes.log.deal.you</extracomment>
        <translation>Runde {round} · du eröffnest</translation>
    </message>
    <message>
        <source>The lot has fallen on {who}.</source>
        <extracomment>dominoes.log.opener.lot</extracomment>
        <translation>Das Los ist auf {who} gefallen.</translation>
    </message>
    <message>
        <source>The lot has fallen on you.</source>
        <extracomment>dominoes.log.opener.lot.you</extracomment>
        <translation>Das Los ist auf dich gefallen.</translation>
    </message>
    <message>
        <source>It is the turn of {who} to open.</source>
        <extracomment>dominoes.log.opener.rotate</extracomment>
        <translation>{who} ist an der Reihe zu eröffnen.</translation>
    </message>
    <message>
        <source>It is your turn to open.</source>
        <extracomment>dominoes.log.opener.rotate.you</extracomment>
        <translation>Du bist an der Reihe zu eröffnen.</translation>
    </message>
    <message>
        <source>{who} won the last round.</source>
        <extracomment>dominoes.log.opener.winner</extracomment>
        <translation>{who} hat die letzte Runde gewonnen.</translation>
    </message>
    <message>
        <source>You won the last round.</source>
        <extracomment>dominoes.log.opener.winner.you</extracomment>
        <translation>Du hast die letzte Runde gewonnen.</translation>
    </message>
    <message>
        <source>{who} holds the highest double, {tile:short}, and has to lead it.</source>
        <extracomment>dominoes.log.opener.highest_double</extracomment>
        <translation>{who} hält das höchste Doppel, {tile:short}, und muss es ausspielen.</translation>
    </message>
    <message>
        <source>You hold the highest double, {tile:short}, and have to lead it.</source>
        <extracomment>dominoes.log.opener.highest_double.you</extracomment>
        <translation>Du hältst das höchste Doppel, {tile:short}, und musst es ausspielen.</translation>
    </message>
    <message>
        <source>{who} lays {tile:short}</source>
        <extracomment>dominoes.log.lays</extracomment>
        <translation>{who} legt {tile:short}</translation>
    </message>
    <message>
        <source>You lay {tile:short}</source>
        <extracomment>dominoes.log.lays.you</extracomment>
        <translation>Du legst {tile:short}</translation>
    </message>
    <message>
        <source>{who} lays {tile:short}, one tile left</source>
        <extracomment>dominoes.log.lays_but_one</extracomment>
        <translation>{who} legt {tile:short}, noch ein Stein</translation>
    </message>
    <message>
        <source>You lay {tile:short}, one tile left</source>
        <extracomment>dominoes.log.lays_but_one.you</extracomment>
        <translation>Du legst {tile:short}, noch ein Stein</translation>
    </message>
    <message>
        <source>{who} lays {tile:short}. Ends {total}</source>
        <extracomment>dominoes.log.lays_sum</extracomment>
        <translation>{who} legt {tile:short}. Enden {total}</translation>
    </message>
    <message>
        <source>You lay {tile:short}. Ends {total}</source>
        <extracomment>dominoes.log.lays_sum.you</extracomment>
        <translation>Du legst {tile:short}. Enden {total}</translation>
    </message>
    <message numerus="yes">
        <source>{who} draws %n tile(s)</source>
        <extracomment>dominoes.log.draws</extracomment>
        <translation>
            <numerusform>{who} zieht einen Stein</numerusform>
            <numerusform>{who} zieht %n Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You draw %n tile(s)</source>
        <extracomment>dominoes.log.draws.you</extracomment>
        <translation>
            <numerusform>Du ziehst einen Stein</numerusform>
            <numerusform>Du ziehst %n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} passes (open: {values:and})</source>
        <extracomment>dominoes.log.passes</extracomment>
        <translation>{who} passt (offen: {values:and})</translation>
    </message>
    <message>
        <source>You pass (open: {values:and})</source>
        <extracomment>dominoes.log.passes.you</extracomment>
        <translation>Du passt (offen: {values:and})</translation>
    </message>
    <message>
        <source>{who} has gone out</source>
        <extracomment>dominoes.log.gone_out, dominoes.round.out</extracomment>
        <translation>{who} hat keinen Stein mehr</translation>
    </message>
    <message>
        <source>Pips left: {left}</source>
        <extracomment>dominoes.log.pips</extracomment>
        <translation>Übrige Augen: {left}</translation>
    </message>
    <message>
        <source>{who} {pips}</source>
        <extracomment>dominoes.log.pips_of</extracomment>
        <translation>{who} {pips}</translation>
    </message>
    <message>
        <source>{who} wins the round</source>
        <extracomment>dominoes.log.out</extracomment>
        <translation>{who} gewinnt die Runde</translation>
    </message>
    <message>
        <source>You win the round</source>
        <extracomment>dominoes.log.out.you</extracomment>
        <translation>Du gewinnst die Runde</translation>
    </message>
    <message>
        <source>{pair:and} win the round</source>
        <extracomment>dominoes.log.out_pair</extracomment>
        <translation>{pair:and} gewinnen die Runde</translation>
    </message>
    <message>
        <source>You and {pair:others} win the round</source>
        <extracomment>dominoes.log.out_pair.you</extracomment>
        <translation>Du und {pair:others} gewinnt die Runde</translation>
    </message>
    <message>
        <source>Fewest pips: {who}</source>
        <extracomment>dominoes.log.blocked</extracomment>
        <translation>Wenigste Augen: {who}</translation>
    </message>
    <message>
        <source>Fewest pips: {pair:and}</source>
        <extracomment>dominoes.log.blocked_pair</extracomment>
        <translation>Wenigste Augen: {pair:and}</translation>
    </message>
    <message>
        <source>{who} wins the match. Points: {scores}</source>
        <extracomment>dominoes.log.over</extracomment>
        <translation>{who} gewinnt die Partie. Punkte: {scores}</translation>
    </message>
    <message>
        <source>You win the match. Points: {scores}</source>
        <extracomment>dominoes.log.over.you</extracomment>
        <translation>Du gewinnst die Partie. Punkte: {scores}</translation>
    </message>
    <message>
        <source>{pair:and} win the match. Points: {scores}</source>
        <extracomment>dominoes.log.over_pair</extracomment>
        <translation>{pair:and} gewinnen die Partie. Punkte: {scores}</translation>
    </message>
    <message>
        <source>You and {pair:others} win the match. Points: {scores}</source>
        <extracomment>dominoes.log.over_pair.you</extracomment>
        <translation>Du und {pair:others} gewinnt die Partie. Punkte: {scores}</translation>
    </message>
    <message>
        <source>Nobody wins the match. Points: {scores}</source>
        <extracomment>dominoes.log.tie</extracomment>
        <translation>Niemand gewinnt die Partie. Punkte: {scores}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <extracomment>dominoes.details.round</extracomment>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>Round {round} · {who} has gone out</source>
        <extracomment>dominoes.details.round_out</extracomment>
        <translation>Runde {round} · {who} hat keinen Stein mehr</translation>
    </message>
    <message>
        <source>Round {round} · you have gone out</source>
        <extracomment>dominoes.details.round_out.you</extracomment>
        <translation>Runde {round} · du hast keinen Stein mehr</translation>
    </message>
    <message>
        <source>Round {round} · blocked</source>
        <extracomment>dominoes.details.round_blocked</extracomment>
        <translation>Runde {round} · blockiert</translation>
    </message>
    <message>
        <source>{sum}</source>
        <extracomment>dominoes.details.line</extracomment>
        <translation>{sum}</translation>
    </message>
    <message>
        <source>Gone out; opposing pips: {pips}, rounded</source>
        <extracomment>dominoes.details.out_rounded</extracomment>
        <translation>Leere Hand; gegnerische Augen: {pips}, gerundet</translation>
    </message>
    <message>
        <source>Fewest pips when blocked: {own} against {pips}, rounded</source>
        <extracomment>dominoes.details.blocked_rounded</extracomment>
        <translation>Wenigste Augen bei Blockade: {own} gegen {pips}, gerundet</translation>
    </message>
    <message>
        <source>Two with the fewest pips, {own} each, share the third hand: {pips}, rounded {rounded}</source>
        <extracomment>dominoes.details.split</extracomment>
        <translation>Zwei mit den wenigsten Augen, je {own}, teilen die dritte Hand: {pips}, gerundet {rounded}</translation>
    </message>
    <message>
        <source>Fewest pips when blocked: {own} against {pips}</source>
        <extracomment>dominoes.details.blocked</extracomment>
        <translation>Wenigste Augen bei Blockade: {own} gegen {pips}</translation>
    </message>
    <message>
        <source>{who} opens with {tile}.</source>
        <extracomment>dominoes.say.opens</extracomment>
        <translation>{who} eröffnet mit {tile}.</translation>
    </message>
    <message>
        <source>You open with {tile}.</source>
        <extracomment>dominoes.say.opens.you</extracomment>
        <translation>Du eröffnest mit {tile}.</translation>
    </message>
    <message>
        <source>{who} lays {tile}, {end}.</source>
        <extracomment>dominoes.say.lays</extracomment>
        <translation>{who} legt {tile}, {end}.</translation>
    </message>
    <message>
        <source>You lay {tile}, {end}.</source>
        <extracomment>dominoes.say.lays.you</extracomment>
        <translation>Du legst {tile}, {end}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} draws; %n tile(s) in the boneyard.</source>
        <extracomment>dominoes.say.draws</extracomment>
        <translation>
            <numerusform>{who} zieht; ein Stein im Vorrat.</numerusform>
            <numerusform>{who} zieht; %n Steine im Vorrat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You draw; %n tile(s) in the boneyard.</source>
        <extracomment>dominoes.say.draws.you</extracomment>
        <translation>
            <numerusform>Du ziehst; ein Stein im Vorrat.</numerusform>
            <numerusform>Du ziehst; %n Steine im Vorrat.</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} points for {who}.</source>
        <extracomment>dominoes.say.scores</extracomment>
        <translation>{points} Punkte für {who}.</translation>
    </message>
    <message>
        <source>{points} points for you.</source>
        <extracomment>dominoes.say.scores.you</extracomment>
        <translation>{points} Punkte für dich.</translation>
    </message>
    <message>
        <source>{points} points for {pair:and}.</source>
        <extracomment>dominoes.say.scores_pair</extracomment>
        <translation>{points} Punkte für {pair:and}.</translation>
    </message>
    <message>
        <source>{points} points for you and {pair:others}.</source>
        <extracomment>dominoes.say.scores_pair.you</extracomment>
        <translation>{points} Punkte für dich und {pair:others}.</translation>
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
        <translation>{variant} · Partie beendet</translation>
    </message>
    <message>
        <source>blank</source>
        <extracomment>dominoes.blank</extracomment>
        <translation>Blank</translation>
    </message>
    <message>
        <source>at the {value}</source>
        <extracomment>dominoes.at</extracomment>
        <translation>an der {value}</translation>
    </message>
    <message>
        <source>at the blank</source>
        <extracomment>dominoes.at_blank</extracomment>
        <translation>an Blank</translation>
    </message>
    <message>
        <source>as the first tile</source>
        <extracomment>dominoes.at_start</extracomment>
        <translation>als ersten Stein</translation>
    </message>
    <message>
        <source>left</source>
        <extracomment>dominoes.end.left</extracomment>
        <translation>links</translation>
    </message>
    <message>
        <source>right</source>
        <extracomment>dominoes.end.right</extracomment>
        <translation>rechts</translation>
    </message>
    <message>
        <source>top</source>
        <extracomment>dominoes.end.up</extracomment>
        <translation>oben</translation>
    </message>
    <message>
        <source>bottom</source>
        <extracomment>dominoes.end.down</extracomment>
        <translation>unten</translation>
    </message>
    <message>
        <source>Open end {end}: {value}</source>
        <extracomment>dominoes.end.label</extracomment>
        <translation>Offenes Ende {end}: {value}</translation>
    </message>
    <message>
        <source>Open ends: {values:and}</source>
        <extracomment>dominoes.ends</extracomment>
        <translation>Offene Enden: {values:and}</translation>
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
        <translation>{value}+{value} Doppel</translation>
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
        <translation>Summe {total}</translation>
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
            <numerusform>ein Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <extracomment>dominoes.pips</extracomment>
        <translation>
            <numerusform>ein Auge</numerusform>
            <numerusform>%n Augen</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the round</source>
        <extracomment>dominoes.prompt.open</extracomment>
        <translation>Eröffne die Runde</translation>
    </message>
    <message>
        <source>Any tile of your hand may open.</source>
        <extracomment>dominoes.detail.open</extracomment>
        <translation>Jeder eigene Stein darf eröffnen.</translation>
    </message>
    <message>
        <source>Open with {tile:short}</source>
        <extracomment>dominoes.prompt.lead, dominoes.prompt.opens</extracomment>
        <translation>Mit {tile:short} eröffnen</translation>
    </message>
    <message>
        <source>It is the highest double of all hands.</source>
        <extracomment>dominoes.detail.lead</extracomment>
        <translation>Es ist das höchste Doppel aller Hände.</translation>
    </message>
    <message>
        <source>Choose a tile to lay</source>
        <extracomment>dominoes.prompt.play</extracomment>
        <translation>Wähl einen Stein zum Anlegen</translation>
    </message>
    <message>
        <source>Choose a tile to lay, or draw</source>
        <extracomment>dominoes.prompt.play_or_draw</extracomment>
        <translation>Wähl einen Stein zum Anlegen, oder zieh</translation>
    </message>
    <message>
        <source>{tile:short} drawn: it fits and has to be laid</source>
        <extracomment>dominoes.prompt.drawn</extracomment>
        <translation>{tile:short} gezogen: passt und muss gelegt werden</translation>
    </message>
    <message>
        <source>It fits at one end.</source>
        <extracomment>dominoes.detail.drawn</extracomment>
        <translation>Passt an einem Ende.</translation>
    </message>
    <message>
        <source>You choose the end.</source>
        <extracomment>dominoes.detail.drawn_ends</extracomment>
        <translation>Das Ende wählst du.</translation>
    </message>
    <message>
        <source>At which end do you lay {tile:short}?</source>
        <extracomment>dominoes.prompt.which_end</extracomment>
        <translation>An welches Ende mit {tile:short}?</translation>
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
        <translation>{where}: Summe {total}, keine Punkte</translation>
    </message>
    <message>
        <source>{where} – sum {total}, {gain}</source>
        <extracomment>dominoes.place.points</extracomment>
        <translation>{where}: Summe {total}, {gain}</translation>
    </message>
    <message>
        <source>{where}: {gain}</source>
        <extracomment>dominoes.place.short</extracomment>
        <translation>{where}: {gain}</translation>
    </message>
    <message>
        <source>Lay {tile:short} {where}</source>
        <extracomment>dominoes.prompt.lays</extracomment>
        <translation>{tile:short} {where} anlegen</translation>
    </message>
    <message>
        <source>{told}</source>
        <extracomment>dominoes.detail.preview</extracomment>
        <translation>{told}</translation>
    </message>
    <message>
        <source>{told} · Or {others}</source>
        <extracomment>dominoes.detail.preview_others</extracomment>
        <translation>{told} · Oder {others}</translation>
    </message>
    <message>
        <source>Draw a tile</source>
        <extracomment>dominoes.prompt.draw, dominoes.confirm.draw</extracomment>
        <translation>Einen Stein ziehen</translation>
    </message>
    <message>
        <source>No tile fits: draw</source>
        <extracomment>dominoes.prompt.must_draw</extracomment>
        <translation>Kein Stein passt: Zieh</translation>
    </message>
    <message>
        <source>Nothing fits yet: draw again</source>
        <extracomment>dominoes.prompt.draw_again</extracomment>
        <translation>Noch passt keiner: Zieh weiter</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) can be drawn.</source>
        <extracomment>dominoes.detail.heap</extracomment>
        <translation>
            <numerusform>Ein Stein kann gezogen werden.</numerusform>
            <numerusform>%n Steine können gezogen werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) can be drawn; the last {reserve} stay in the boneyard.</source>
        <extracomment>dominoes.detail.heap_reserve</extracomment>
        <translation>
            <numerusform>Ein Stein kann gezogen werden; die letzten {reserve} bleiben im Vorrat.</numerusform>
            <numerusform>%n Steine können gezogen werden; die letzten {reserve} bleiben im Vorrat.</numerusform>
        </translation>
    </message>
    <message>
        <source>No tile fits: you pass</source>
        <extracomment>dominoes.prompt.pass</extracomment>
        <translation>Kein Stein passt: Du musst passen</translation>
    </message>
    <message>
        <source>In the block game nothing is drawn.</source>
        <extracomment>dominoes.pass.block, dominoes.reason.no_drawing</extracomment>
        <translation>Im Blockspiel wird nicht gezogen.</translation>
    </message>
    <message>
        <source>The boneyard is empty.</source>
        <extracomment>dominoes.pass.empty, dominoes.reason.empty_boneyard</extracomment>
        <translation>Der Vorrat ist leer.</translation>
    </message>
    <message>
        <source>{who} is choosing a tile</source>
        <extracomment>dominoes.waiting</extracomment>
        <translation>{who} wählt einen Stein</translation>
    </message>
    <message>
        <source>You are choosing a tile</source>
        <extracomment>dominoes.waiting.you</extracomment>
        <translation>Du wählst einen Stein</translation>
    </message>
    <message>
        <source>Any tile may open the round.</source>
        <extracomment>dominoes.detail.first</extracomment>
        <translation>Jeder Stein darf die Runde eröffnen.</translation>
    </message>
    <message>
        <source>The round has to begin with {tile:short}.</source>
        <extracomment>dominoes.detail.first_lead</extracomment>
        <translation>Die Runde muss mit {tile:short} beginnen.</translation>
    </message>
    <message>
        <source>Ends {sum}</source>
        <extracomment>dominoes.detail.sum</extracomment>
        <translation>Enden {sum}</translation>
    </message>
    <message>
        <source>B</source>
        <extracomment>dominoes.key.draw</extracomment>
        <translation>Z</translation>
    </message>
    <message>
        <source>E</source>
        <extracomment>dominoes.key.next_end</extracomment>
        <translation>E</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>dominoes.choice.draw, dominoes.option.variant.draw</extracomment>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>First end</source>
        <extracomment>dominoes.choice.first_end</extracomment>
        <translation>Erstes Ende</translation>
    </message>
    <message>
        <source>Choose an end</source>
        <extracomment>dominoes.confirm.choose_end</extracomment>
        <translation>Ende wählen</translation>
    </message>
    <message numerus="yes">
        <source>Opposing pips: {pips} – %n point(s) for {who}.</source>
        <extracomment>dominoes.count.out</extracomment>
        <translation>
            <numerusform>Gegnerische Augen: {pips} – ein Punkt für {who}.</numerusform>
            <numerusform>Gegnerische Augen: {pips} – %n Punkte für {who}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opposing pips: {pips} – %n point(s) for you.</source>
        <extracomment>dominoes.count.out.you</extracomment>
        <translation>
            <numerusform>Gegnerische Augen: {pips} – ein Punkt für dich.</numerusform>
            <numerusform>Gegnerische Augen: {pips} – %n Punkte für dich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opposing pips: {pips} – %n point(s) for {pair:and}.</source>
        <extracomment>dominoes.count.out_pair</extracomment>
        <translation>
            <numerusform>Gegnerische Augen: {pips} – ein Punkt für {pair:and}.</numerusform>
            <numerusform>Gegnerische Augen: {pips} – %n Punkte für {pair:and}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opposing pips: {pips} – %n point(s) for you and {pair:others}.</source>
        <extracomment>dominoes.count.out_pair.you</extracomment>
        <translation>
            <numerusform>Gegnerische Augen: {pips} – ein Punkt für dich und {pair:others}.</numerusform>
            <numerusform>Gegnerische Augen: {pips} – %n Punkte für dich und {pair:others}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opposing pips: {pips}, rounded – %n point(s) for {who}.</source>
        <extracomment>dominoes.count.out_rounded</extracomment>
        <translation>
            <numerusform>Gegnerische Augen: {pips}, gerundet – ein Punkt für {who}.</numerusform>
            <numerusform>Gegnerische Augen: {pips}, gerundet – %n Punkte für {who}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opposing pips: {pips}, rounded – %n point(s) for you.</source>
        <extracomment>dominoes.count.out_rounded.you</extracomment>
        <translation>
            <numerusform>Gegnerische Augen: {pips}, gerundet – ein Punkt für dich.</numerusform>
            <numerusform>Gegnerische Augen: {pips}, gerundet – %n Punkte für dich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opposing pips: {pips}, rounded – %n point(s) for {pair:and}.</source>
        <extracomment>dominoes.count.out_rounded_pair</extracomment>
        <translation>
            <numerusform>Gegnerische Augen: {pips}, gerundet – ein Punkt für {pair:and}.</numerusform>
            <numerusform>Gegnerische Augen: {pips}, gerundet – %n Punkte für {pair:and}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opposing pips: {pips}, rounded – %n point(s) for you and {pair:others}.</source>
        <extracomment>dominoes.count.out_rounded_pair.you</extracomment>
        <translation>
            <numerusform>Gegnerische Augen: {pips}, gerundet – ein Punkt für dich und {pair:others}.</numerusform>
            <numerusform>Gegnerische Augen: {pips}, gerundet – %n Punkte für dich und {pair:others}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and {pair:others} hold the fewest pips, {own}; the others {pips}: %n point(s).</source>
        <extracomment>dominoes.count.blocked_full_pair.you</extracomment>
        <translation>
            <numerusform>Du und {pair:others} haltet die wenigsten Augen, {own}; die anderen {pips}: ein Punkt.</numerusform>
            <numerusform>Du und {pair:others} haltet die wenigsten Augen, {own}; die anderen {pips}: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and {pair:others} hold the fewest pips, {own}; the others {pips}, rounded: %n point(s).</source>
        <extracomment>dominoes.count.blocked_rounded_pair.you</extracomment>
        <translation>
            <numerusform>Du und {pair:others} haltet die wenigsten Augen, {own}; die anderen {pips}, gerundet: ein Punkt.</numerusform>
            <numerusform>Du und {pair:others} haltet die wenigsten Augen, {own}; die anderen {pips}, gerundet: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and {pair:others} hold the fewest pips, {own}; the others {pips}: {pips} − {own} = %n point(s).</source>
        <extracomment>dominoes.count.blocked_net_pair.you</extracomment>
        <translation>
            <numerusform>Du und {pair:others} haltet die wenigsten Augen, {own}; die anderen {pips}: {pips} − {own} = ein Punkt.</numerusform>
            <numerusform>Du und {pair:others} haltet die wenigsten Augen, {own}; die anderen {pips}: {pips} − {own} = %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Several hold only {own} pips. You and {pair:others} have the lightest tile: %n point(s).</source>
        <extracomment>dominoes.count.lightest_pair.you</extracomment>
        <translation>
            <numerusform>Mehrere halten nur {own} Augen. Du und {pair:others} habt den leichtesten Stein: ein Punkt.</numerusform>
            <numerusform>Mehrere halten nur {own} Augen. Du und {pair:others} habt den leichtesten Stein: %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>You and {pair:others} hold the fewest pips, {own} each. The third hand has {third}, rounded {rounded}: {points} points for each of you.</source>
        <extracomment>dominoes.count.split.you</extracomment>
        <translation>Du und {pair:others} haltet die wenigsten Augen, je {own}. Die dritte Hand hat {third}, gerundet {rounded}: je {points} Punkte.</translation>
    </message>
    <message>
        <source>You and {pair:others} win with {points} points</source>
        <extracomment>dominoes.result.title_pair.you</extracomment>
        <translation>Du und {pair:others} gewinnt mit {points} Punkten</translation>
    </message>
    <message>
        <source>Hint: {what}: {figures}</source>
        <extracomment>dominoes.hint.best</extracomment>
        <translation>Hinweis: {what}: {figures}</translation>
    </message>
    <message>
        <source>{what}: {figures}</source>
        <extracomment>dominoes.hint.other</extracomment>
        <translation>{what}: {figures}</translation>
    </message>
    <message>
        <source>Other end</source>
        <extracomment>dominoes.choice.next_end</extracomment>
        <translation>Anderes Ende</translation>
    </message>
    <message>
        <source>Lay the tile</source>
        <extracomment>dominoes.confirm.play</extracomment>
        <translation>Stein legen</translation>
    </message>
    <message>
        <source>Lay the tile · {gain}</source>
        <extracomment>dominoes.confirm.play_points</extracomment>
        <translation>Stein legen · {gain}</translation>
    </message>
    <message>
        <source>Choose a tile</source>
        <extracomment>dominoes.confirm.choose_tile</extracomment>
        <translation>Stein wählen</translation>
    </message>
    <message>
        <source>Choose the boneyard</source>
        <extracomment>dominoes.confirm.choose_draw</extracomment>
        <translation>Vorrat wählen</translation>
    </message>
    <message>
        <source>{tile:cap}, laid by {who}</source>
        <extracomment>dominoes.piece.laid</extracomment>
        <translation>{tile:cap}, gelegt von {who}</translation>
    </message>
    <message>
        <source>{tile:cap}, laid by you</source>
        <extracomment>dominoes.piece.laid.you</extracomment>
        <translation>{tile:cap}, von dir gelegt</translation>
    </message>
    <message>
        <source>Face-down tile of the boneyard</source>
        <extracomment>dominoes.piece.boneyard</extracomment>
        <translation>Verdeckter Stein des Vorrats</translation>
    </message>
    <message>
        <source>Face-down tile that is never drawn</source>
        <extracomment>dominoes.piece.sleeping</extracomment>
        <translation>Verdeckter Stein, der nie gezogen wird</translation>
    </message>
    <message>
        <source>{tile:short} fits no open end.</source>
        <extracomment>dominoes.piece.fits_nowhere</extracomment>
        <translation>{tile:short} passt an kein offenes Ende.</translation>
    </message>
    <message>
        <source>{who:genitive} face-down tile</source>
        <extracomment>dominoes.piece.back</extracomment>
        <translation>{who:genitive} verdeckter Stein|Verdeckter Stein von {who}</translation>
    </message>
    <message>
        <source>Your face-down tile</source>
        <extracomment>dominoes.piece.back.you</extracomment>
        <translation>Dein verdeckter Stein</translation>
    </message>
    <message>
        <source>opens</source>
        <extracomment>dominoes.plate.opens</extracomment>
        <translation>eröffnet</translation>
    </message>
    <message>
        <source>you open</source>
        <extracomment>dominoes.plate.opens.you</extracomment>
        <translation>du eröffnest</translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>dominoes.plate.passes</extracomment>
        <translation>passt</translation>
    </message>
    <message>
        <source>passed</source>
        <extracomment>dominoes.plate.passes.you</extracomment>
        <translation>gepasst</translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <extracomment>dominoes.plate.draws</extracomment>
        <translation>
            <numerusform>einen gezogen</numerusform>
            <numerusform>%n gezogen</numerusform>
        </translation>
    </message>
    <message>
        <source>has gone out</source>
        <extracomment>dominoes.plate.out</extracomment>
        <translation>leere Hand</translation>
    </message>
    <message>
        <source>gone out</source>
        <extracomment>dominoes.plate.out.you</extracomment>
        <translation>leere Hand</translation>
    </message>
    <message>
        <source>{left} to go</source>
        <extracomment>dominoes.score.to_go</extracomment>
        <translation>noch {left}</translation>
    </message>
    <message>
        <source>Boneyard</source>
        <extracomment>dominoes.label.boneyard</extracomment>
        <translation>Vorrat</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in the boneyard</source>
        <extracomment>dominoes.label.boneyard_count</extracomment>
        <translation>
            <numerusform>Ein Stein im Vorrat</numerusform>
            <numerusform>%n Steine im Vorrat</numerusform>
        </translation>
    </message>
    <message>
        <source>Open ends</source>
        <extracomment>dominoes.label.ends</extracomment>
        <translation>Offene Enden</translation>
    </message>
    <message>
        <source>Points to {target}</source>
        <extracomment>dominoes.label.target</extracomment>
        <translation>Punkte bis {target}</translation>
    </message>
    <message>
        <source>One round</source>
        <extracomment>dominoes.label.one_round</extracomment>
        <translation>Eine Runde</translation>
    </message>
    <message>
        <source>Next round</source>
        <extracomment>dominoes.round.next</extracomment>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>dominoes.round.result</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>The round is blocked</source>
        <extracomment>dominoes.round.blocked</extracomment>
        <translation>Die Runde ist blockiert</translation>
    </message>
    <message>
        <source>You have gone out</source>
        <extracomment>dominoes.log.gone_out.you, dominoes.round.out.you</extracomment>
        <translation>Du hast keinen Stein mehr</translation>
    </message>
    <message>
        <source>Gone out; opposing pips: {pips}</source>
        <extracomment>dominoes.details.out</extracomment>
        <translation>Leere Hand; gegnerische Augen: {pips}</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>dominoes.fact.points</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <extracomment>dominoes.fact.rounds_won</extracomment>
        <translation>Gewonnene Runden</translation>
    </message>
    <message>
        <source>Gone out</source>
        <extracomment>dominoes.fact.rounds_out</extracomment>
        <translation>Leer geworden</translation>
    </message>
    <message>
        <source>Blocked rounds</source>
        <extracomment>dominoes.fact.blocked</extracomment>
        <translation>Blockierte Runden</translation>
    </message>
    <message>
        <source>Blocked rounds won</source>
        <extracomment>dominoes.fact.blocked_won</extracomment>
        <translation>Gewonnene Blockaden</translation>
    </message>
    <message>
        <source>Ends of the line</source>
        <extracomment>dominoes.fact.line</extracomment>
        <translation>Enden der Reihe</translation>
    </message>
    <message>
        <source>Tiles drawn</source>
        <extracomment>dominoes.fact.draws</extracomment>
        <translation>Gezogene Steine</translation>
    </message>
    <message>
        <source>Passes</source>
        <extracomment>dominoes.fact.passes</extracomment>
        <translation>Gepasst</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>dominoes.fact.rounds</extracomment>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Most points for the ends</source>
        <extracomment>dominoes.fact.best_line</extracomment>
        <translation>Meiste Punkte für die Enden</translation>
    </message>
    <message>
        <source>points a round</source>
        <extracomment>dominoes.unit.points_round</extracomment>
        <translation>Punkte je Runde</translation>
    </message>
    <message>
        <source>of all rounds</source>
        <extracomment>dominoes.unit.rounds_share</extracomment>
        <translation>aller Runden</translation>
    </message>
    <message>
        <source>of the blocked rounds</source>
        <extracomment>dominoes.unit.blocked_share</extracomment>
        <translation>der blockierten Runden</translation>
    </message>
    <message>
        <source>points at once</source>
        <extracomment>dominoes.unit.points_once</extracomment>
        <translation>Punkte auf einmal</translation>
    </message>
    <message>
        <source>a round</source>
        <extracomment>dominoes.unit.round</extracomment>
        <translation>je Runde</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>dominoes.unit.played</extracomment>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>dominoes.unit.points</extracomment>
        <translation>Punkte</translation>
    </message>
    <message numerus="yes">
        <source>{parts}: %n point(s)</source>
        <extracomment>dominoes.rules.example.ends</extracomment>
        <translation>
            <numerusform>{parts}: ein Punkt</numerusform>
            <numerusform>{parts}: %n Punkte</numerusform>
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
            <numerusform>{who} hält die wenigsten Augen, {own}; die anderen {pips}: ein Punkt.</numerusform>
            <numerusform>{who} hält die wenigsten Augen, {own}; die anderen {pips}: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold the fewest pips, {own}; the others {pips}: %n point(s).</source>
        <extracomment>dominoes.count.blocked_full.you</extracomment>
        <translation>
            <numerusform>Du hältst die wenigsten Augen, {own}; die anderen {pips}: ein Punkt.</numerusform>
            <numerusform>Du hältst die wenigsten Augen, {own}; die anderen {pips}: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pair:and} hold the fewest pips, {own}; the others {pips}: %n point(s).</source>
        <extracomment>dominoes.count.blocked_full_pair</extracomment>
        <translation>
            <numerusform>{pair:and} halten die wenigsten Augen, {own}; die anderen {pips}: ein Punkt.</numerusform>
            <numerusform>{pair:and} halten die wenigsten Augen, {own}; die anderen {pips}: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} holds the fewest pips, {own}; the others {pips}, rounded: %n point(s).</source>
        <extracomment>dominoes.count.blocked_rounded</extracomment>
        <translation>
            <numerusform>{who} hält die wenigsten Augen, {own}; die anderen {pips}, gerundet: ein Punkt.</numerusform>
            <numerusform>{who} hält die wenigsten Augen, {own}; die anderen {pips}, gerundet: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold the fewest pips, {own}; the others {pips}, rounded: %n point(s).</source>
        <extracomment>dominoes.count.blocked_rounded.you</extracomment>
        <translation>
            <numerusform>Du hältst die wenigsten Augen, {own}; die anderen {pips}, gerundet: ein Punkt.</numerusform>
            <numerusform>Du hältst die wenigsten Augen, {own}; die anderen {pips}, gerundet: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pair:and} hold the fewest pips, {own}; the others {pips}, rounded: %n point(s).</source>
        <extracomment>dominoes.count.blocked_rounded_pair</extracomment>
        <translation>
            <numerusform>{pair:and} halten die wenigsten Augen, {own}; die anderen {pips}, gerundet: ein Punkt.</numerusform>
            <numerusform>{pair:and} halten die wenigsten Augen, {own}; die anderen {pips}, gerundet: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} holds the fewest pips, {own}; the others {pips}: {pips} − {own} = %n point(s).</source>
        <extracomment>dominoes.count.blocked_net</extracomment>
        <translation>
            <numerusform>{who} hält die wenigsten Augen, {own}; die anderen {pips}: {pips} − {own} = ein Punkt.</numerusform>
            <numerusform>{who} hält die wenigsten Augen, {own}; die anderen {pips}: {pips} − {own} = %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold the fewest pips, {own}; the others {pips}: {pips} − {own} = %n point(s).</source>
        <extracomment>dominoes.count.blocked_net.you</extracomment>
        <translation>
            <numerusform>Du hältst die wenigsten Augen, {own}; die anderen {pips}: {pips} − {own} = ein Punkt.</numerusform>
            <numerusform>Du hältst die wenigsten Augen, {own}; die anderen {pips}: {pips} − {own} = %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pair:and} hold the fewest pips, {own}; the others {pips}: {pips} − {own} = %n point(s).</source>
        <extracomment>dominoes.count.blocked_net_pair</extracomment>
        <translation>
            <numerusform>{pair:and} halten die wenigsten Augen, {own}; die anderen {pips}: {pips} − {own} = ein Punkt.</numerusform>
            <numerusform>{pair:and} halten die wenigsten Augen, {own}; die anderen {pips}: {pips} − {own} = %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Several hold only {own} pips. {who} has the lightest tile: %n point(s).</source>
        <extracomment>dominoes.count.lightest</extracomment>
        <translation>
            <numerusform>Mehrere halten nur {own} Augen. {who} hat den leichtesten Stein: ein Punkt.</numerusform>
            <numerusform>Mehrere halten nur {own} Augen. {who} hat den leichtesten Stein: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Several hold only {own} pips. You have the lightest tile: %n point(s).</source>
        <extracomment>dominoes.count.lightest.you</extracomment>
        <translation>
            <numerusform>Mehrere halten nur {own} Augen. Du hast den leichtesten Stein: ein Punkt.</numerusform>
            <numerusform>Mehrere halten nur {own} Augen. Du hast den leichtesten Stein: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Several hold only {own} pips. {pair:and} have the lightest tile: %n point(s).</source>
        <extracomment>dominoes.count.lightest_pair</extracomment>
        <translation>
            <numerusform>Mehrere halten nur {own} Augen. {pair:and} haben den leichtesten Stein: ein Punkt.</numerusform>
            <numerusform>Mehrere halten nur {own} Augen. {pair:and} haben den leichtesten Stein: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Several hold the fewest pips, %n each: nobody scores.</source>
        <extracomment>dominoes.count.tie</extracomment>
        <translation>
            <numerusform>Mehrere halten die wenigsten Augen, je eines: Niemand punktet.</numerusform>
            <numerusform>Mehrere halten die wenigsten Augen, je %n: Niemand punktet.</numerusform>
        </translation>
    </message>
    <message>
        <source>{pair:and} hold the fewest pips, {own} each. The third hand has {third}, rounded {rounded}: {points} points for each of them.</source>
        <extracomment>dominoes.count.split</extracomment>
        <translation>{pair:and} halten die wenigsten Augen, je {own}. Die dritte Hand hat {third}, gerundet {rounded}: je {points} Punkte.</translation>
    </message>
    <message>
        <source>{points} points would go beyond {target}: they do not count.</source>
        <extracomment>dominoes.count.beyond</extracomment>
        <translation>{points} Punkte gingen über {target} hinaus: Sie zählen nicht.</translation>
    </message>
    <message>
        <source>{who} wins with {points} points</source>
        <extracomment>dominoes.result.title</extracomment>
        <translation>{who} gewinnt mit {points} Punkten</translation>
    </message>
    <message>
        <source>You win with {points} points</source>
        <extracomment>dominoes.result.title.you</extracomment>
        <translation>Du gewinnst mit {points} Punkten</translation>
    </message>
    <message>
        <source>{pair:and} win with {points} points</source>
        <extracomment>dominoes.result.title_pair</extracomment>
        <translation>{pair:and} gewinnen mit {points} Punkten</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <extracomment>dominoes.result.tie</extracomment>
        <translation>Niemand gewinnt</translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s). Points: {scores}.</source>
        <extracomment>dominoes.result.rounds</extracomment>
        <translation>
            <numerusform>Nach einer Runde. Punkte: {scores}.</numerusform>
            <numerusform>Nach %n Runden. Punkte: {scores}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In round %n the target of {target} was reached: the match ended at once. Points: {scores}.</source>
        <extracomment>dominoes.result.at_once</extracomment>
        <translation>
            <numerusform>In Runde %n war das Ziel von {target} erreicht: Die Partie endete sofort. Punkte: {scores}.</numerusform>
            <numerusform>In Runde %n war das Ziel von {target} erreicht: Die Partie endete sofort. Punkte: {scores}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s), {rounds} of them in a row without a point. Points: {scores}.</source>
        <extracomment>dominoes.result.idle</extracomment>
        <translation>
            <numerusform>Nach einer Runde, {rounds} davon hintereinander ohne Punkt. Punkte: {scores}.</numerusform>
            <numerusform>Nach %n Runden, {rounds} davon hintereinander ohne Punkt. Punkte: {scores}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>dominoes.hint.title</extracomment>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>draw</source>
        <extracomment>dominoes.hint.draw</extracomment>
        <translation>ziehen</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>dominoes.hint.pass</extracomment>
        <translation>passen</translation>
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
        <translation>{worth} Punkte erwartet</translation>
    </message>
    <message>
        <source>match won in {worth}</source>
        <extracomment>dominoes.hint.chance</extracomment>
        <translation>Partie gewonnen in {worth}</translation>
    </message>
    <message>
        <source>{number} now</source>
        <extracomment>dominoes.hint.say.points</extracomment>
        <translation>{number} jetzt</translation>
    </message>
    <message>
        <source>next one scores in {number:%}</source>
        <extracomment>dominoes.hint.say.next_scores</extracomment>
        <translation>der nächste punktet in {number:%}</translation>
    </message>
    <message>
        <source>next one cannot play in {number:%}</source>
        <extracomment>dominoes.hint.say.next_passes</extracomment>
        <translation>der nächste kann nicht spielen in {number:%}</translation>
    </message>
    <message>
        <source>Worth</source>
        <extracomment>dominoes.hint.column.expected</extracomment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>dominoes.hint.column.chance</extracomment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>dominoes.hint.column.points</extracomment>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Scores</source>
        <extracomment>dominoes.hint.column.next_scores</extracomment>
        <translation>Punktet</translation>
    </message>
    <message>
        <source>Stuck</source>
        <extracomment>dominoes.hint.column.next_passes</extracomment>
        <translation>Hängt</translation>
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
        <translation>Klassisches Ziehspiel</translation>
    </message>
    <message>
        <source>Who cannot play draws; the last two tiles are never drawn.</source>
        <extracomment>dominoes.preset.classic.explanation</extracomment>
        <translation>Wer nicht legen kann, zieht; die letzten zwei Steine bleiben liegen.</translation>
    </message>
    <message>
        <source>Block game</source>
        <extracomment>dominoes.preset.block</extracomment>
        <translation>Blockspiel</translation>
    </message>
    <message>
        <source>Nothing is drawn: who cannot play passes.</source>
        <extracomment>dominoes.preset.block.explanation</extracomment>
        <translation>Es wird nicht gezogen: Wer nicht legen kann, passt.</translation>
    </message>
    <message>
        <source>Open ends that add up to a multiple of five score; the first double has four arms.</source>
        <extracomment>dominoes.preset.all_fives.explanation</extracomment>
        <translation>Offene Enden, die zusammen ein Vielfaches von fünf ergeben, zählen; das erste Doppel hat vier Arme.</translation>
    </message>
    <message>
        <source>Muggins</source>
        <extracomment>dominoes.preset.muggins</extracomment>
        <translation>Muggins</translation>
    </message>
    <message>
        <source>All Fives without a spinner: the line has two ends.</source>
        <extracomment>dominoes.preset.muggins.explanation</extracomment>
        <translation>Alle Fünfen ohne Verteiler: Die Reihe hat zwei Enden.</translation>
    </message>
    <message>
        <source>A single round</source>
        <extracomment>dominoes.preset.one_round</extracomment>
        <translation>Eine einzelne Runde</translation>
    </message>
    <message>
        <source>The draw game, over after one round.</source>
        <extracomment>dominoes.preset.one_round.explanation</extracomment>
        <translation>Das Ziehspiel, nach einer Runde zu Ende.</translation>
    </message>
    <message>
        <source>Dominoes</source>
        <extracomment>dominoes.name</extracomment>
        <translation>Domino</translation>
    </message>
    <message>
        <source>Block, Draw and All Fives for two to four, alone or in pairs.</source>
        <extracomment>dominoes.summary</extracomment>
        <translation>Block, Ziehen und Alle Fünfen für zwei bis vier, allein oder in Paaren.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <extracomment>dominoes.reason.over</extracomment>
        <translation>Die Partie ist beendet.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <extracomment>dominoes.reason.not_your_turn</extracomment>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>There is no seat {seat} at this table.</source>
        <extracomment>dominoes.reason.unknown_seat</extracomment>
        <translation>Platz {seat} gibt es an diesem Tisch nicht.</translation>
    </message>
    <message>
        <source>In dominoes a tile is played, drawn, or passed on; anything else means nothing.</source>
        <extracomment>dominoes.reason.unknown_action</extracomment>
        <translation>Beim Domino wird gelegt, gezogen oder gepasst; anderes bedeutet nichts.</translation>
    </message>
    <message>
        <source>That is not a tile.</source>
        <extracomment>dominoes.reason.not_a_tile</extracomment>
        <translation>Das ist kein Stein.</translation>
    </message>
    <message>
        <source>You do not hold the tile {tile}.</source>
        <extracomment>dominoes.reason.not_in_hand</extracomment>
        <translation>Den Stein {tile} hältst du nicht.</translation>
    </message>
    <message>
        <source>The first tile is laid without an end.</source>
        <extracomment>dominoes.reason.first_has_no_end</extracomment>
        <translation>Der erste Stein wird ohne Ende gelegt.</translation>
    </message>
    <message>
        <source>The round has to begin with {tile}.</source>
        <extracomment>dominoes.reason.must_lead</extracomment>
        <translation>Die Runde muss mit {tile} beginnen.</translation>
    </message>
    <message>
        <source>Say at which end the tile is laid: left, right, up or down.</source>
        <extracomment>dominoes.reason.which_end</extracomment>
        <translation>Sag, an welches Ende der Stein kommt: links, rechts, oben oder unten (left, right, up, down).</translation>
    </message>
    <message>
        <source>There is no open end there.</source>
        <extracomment>dominoes.reason.end_closed</extracomment>
        <translation>Dort ist kein offenes Ende.</translation>
    </message>
    <message>
        <source>{tile} does not fit there: the end shows {value}.</source>
        <extracomment>dominoes.reason.does_not_fit</extracomment>
        <translation>{tile} passt dort nicht: Das Ende zeigt {value}.</translation>
    </message>
    <message>
        <source>You may not pass: {tile} can be played.</source>
        <extracomment>dominoes.reason.can_play</extracomment>
        <translation>Passen geht nicht: {tile} kann gelegt werden.</translation>
    </message>
    <message>
        <source>You may not pass: you have to draw.</source>
        <extracomment>dominoes.reason.can_draw</extracomment>
        <translation>Passen geht nicht: Du musst ziehen.</translation>
    </message>
    <message>
        <source>You may not draw, because you can play.</source>
        <extracomment>dominoes.reason.draw_can_play</extracomment>
        <translation>Ziehen geht nicht, denn du kannst spielen.</translation>
    </message>
    <message>
        <source>28 tiles are not enough for {seats} hands of {size}.</source>
        <extracomment>dominoes.setup.hand_size</extracomment>
        <translation>28 Steine reichen nicht für {seats} Hände zu je {size}.</translation>
    </message>
    <message>
        <source>Only four can play in pairs.</source>
        <extracomment>dominoes.setup.partners</extracomment>
        <translation>Nur zu viert kann in Paaren gespielt werden.</translation>
    </message>
    <message>
        <source>A match starts from one score for each side: not negative, whole or half, below the target.</source>
        <extracomment>dominoes.setup.scores</extracomment>
        <translation>Eine Partie beginnt mit einem Punktestand für jede Seite: nicht negativ, ganz oder halb, unter dem Ziel.</translation>
    </message>
    <message>
        <source>The opener has to be one of the seats.</source>
        <extracomment>dominoes.setup.opener</extracomment>
        <translation>Eröffnen muss einer der Plätze.</translation>
    </message>
    <message>
        <source>{number}</source>
        <extracomment>dominoes.option.number</extracomment>
        <translation>{number}</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>dominoes.option.variant.label</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Block: who cannot play passes. Draw: who cannot play draws. All Fives: ends that add up to a multiple of five score.</source>
        <extracomment>dominoes.option.variant.explanation</extracomment>
        <translation>Block: Wer nicht spielen kann, passt. Ziehen: Wer nicht spielen kann, zieht. Alle Fünfen: Enden, die zusammen durch fünf teilbar sind, punkten.</translation>
    </message>
    <message>
        <source>Block</source>
        <extracomment>dominoes.option.variant.block</extracomment>
        <translation>Block</translation>
    </message>
    <message>
        <source>All Fives</source>
        <extracomment>dominoes.preset.all_fives, dominoes.option.variant.all_fives</extracomment>
        <translation>Alle Fünfen</translation>
    </message>
    <message>
        <source>Latin</source>
        <extracomment>dominoes.preset.latin</extracomment>
        <translation>Lateinamerikanisch</translation>
    </message>
    <message>
        <source>Block with seven tiles each, all dealt to four; a blocked round scores in full.</source>
        <extracomment>dominoes.preset.latin.explanation</extracomment>
        <translation>Block mit sieben Steinen für jeden, zu viert also allen; eine blockierte Runde zählt voll.</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>dominoes.option.seats.label</extracomment>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Two to four.</source>
        <extracomment>dominoes.option.seats.explanation</extracomment>
        <translation>Zwei bis vier.</translation>
    </message>
    <message>
        <source>Partners</source>
        <extracomment>dominoes.option.partners.label</extracomment>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Four play in pairs; partners sit opposite each other and share their points.</source>
        <extracomment>dominoes.option.partners.explanation</extracomment>
        <translation>Vier spielen in Paaren; Gegenüberpartner teilen Punkte.</translation>
    </message>
    <message>
        <source>Target</source>
        <extracomment>dominoes.option.target.label</extracomment>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Usual are 100 points for two or pairs and 61 otherwise, in All Fives 250 for two and 200 otherwise.</source>
        <extracomment>dominoes.option.target.explanation</extracomment>
        <translation>Üblich sind 100 Punkte zu zweit oder in Paaren und sonst 61, bei Alle Fünfen 250 zu zweit und sonst 200.</translation>
    </message>
    <message>
        <source>usual</source>
        <extracomment>dominoes.option.target.auto, dominoes.option.hand_size.auto, dominoes.option.reserve.auto, dominoes.option.next_opener.auto</extracomment>
        <translation>üblich</translation>
    </message>
    <message>
        <source>one round</source>
        <extracomment>dominoes.option.target.none</extracomment>
        <translation>eine Runde</translation>
    </message>
    <message>
        <source>Tiles each</source>
        <extracomment>dominoes.option.hand_size.label</extracomment>
        <translation>Steine je Hand</translation>
    </message>
    <message>
        <source>Usual for two, three and four: Block 7, 5, 5; Draw 7, 7, 6; All Fives 9, 7, 5.</source>
        <extracomment>dominoes.option.hand_size.explanation</extracomment>
        <translation>Üblich zu zweit, zu dritt, zu viert: Block 7, 5, 5; Ziehen 7, 7, 6; Alle Fünfen 9, 7, 5.</translation>
    </message>
    <message>
        <source>Never drawn</source>
        <extracomment>dominoes.option.reserve.label</extracomment>
        <translation>Nie gezogen</translation>
    </message>
    <message>
        <source>So many tiles stay in the boneyard. Usual are two in Draw and none in All Fives.</source>
        <extracomment>dominoes.option.reserve.explanation</extracomment>
        <translation>So viele Steine bleiben im Vorrat. Üblich sind zwei beim Ziehen und keiner bei Alle Fünfen.</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>dominoes.option.reserve.none</extracomment>
        <translation>keiner</translation>
    </message>
    <message>
        <source>First opener</source>
        <extracomment>dominoes.option.opening.label</extracomment>
        <translation>Erste Eröffnung</translation>
    </message>
    <message>
        <source>Who opens the first round. The highest double has to be led by whoever holds it.</source>
        <extracomment>dominoes.option.opening.explanation</extracomment>
        <translation>Wer die erste Runde eröffnet. Das höchste Doppel muss ausspielen, wer es hält.</translation>
    </message>
    <message>
        <source>by lot</source>
        <extracomment>dominoes.option.opening.lot, dominoes.option.next_opener.lot</extracomment>
        <translation>per Los</translation>
    </message>
    <message>
        <source>highest double</source>
        <extracomment>dominoes.option.opening.highest_double, dominoes.option.next_opener.highest_double</extracomment>
        <translation>höchstes Doppel</translation>
    </message>
    <message>
        <source>Later openers</source>
        <extracomment>dominoes.option.next_opener.label</extracomment>
        <translation>Spätere Eröffnung</translation>
    </message>
    <message>
        <source>Usual is the next seat, in All Fives whoever went out; after a blocked round there the lot decides.</source>
        <extracomment>dominoes.option.next_opener.explanation</extracomment>
        <translation>Üblich ist der nächste Platz, bei Alle Fünfen wer leer wurde; nach Blockade dort per Los.</translation>
    </message>
    <message>
        <source>the next seat</source>
        <extracomment>dominoes.option.next_opener.rotate</extracomment>
        <translation>der nächste Platz</translation>
    </message>
    <message>
        <source>the winner</source>
        <extracomment>dominoes.option.next_opener.winner</extracomment>
        <translation>wer gewonnen hat</translation>
    </message>
    <message>
        <source>Free drawing</source>
        <extracomment>dominoes.option.voluntary_draw.label</extracomment>
        <translation>Freiwilliges Ziehen</translation>
    </message>
    <message>
        <source>You may draw although you could play, and go on drawing.</source>
        <extracomment>dominoes.option.voluntary_draw.explanation</extracomment>
        <translation>Du darfst ziehen, obwohl du spielen könntest, und weiterziehen.</translation>
    </message>
    <message>
        <source>Blocked round</source>
        <extracomment>dominoes.option.blocked.label</extracomment>
        <translation>Blockierte Runde</translation>
    </message>
    <message>
        <source>Whoever holds the fewest pips scores those of the opponents, less the own ones or in full.</source>
        <extracomment>dominoes.option.blocked.explanation</extracomment>
        <translation>Wer die wenigsten Augen hält, bekommt die der Gegner, abzüglich der eigenen oder voll.</translation>
    </message>
    <message>
        <source>less the own pips</source>
        <extracomment>dominoes.option.blocked.net</extracomment>
        <translation>abzüglich der eigenen</translation>
    </message>
    <message>
        <source>in full</source>
        <extracomment>dominoes.option.blocked.gross</extracomment>
        <translation>voll</translation>
    </message>
    <message>
        <source>Tie when blocked</source>
        <extracomment>dominoes.option.blocked_tie.label</extracomment>
        <translation>Gleichstand bei Blockade</translation>
    </message>
    <message>
        <source>When several hold the fewest pips, nobody scores, or the lightest single tile decides.</source>
        <extracomment>dominoes.option.blocked_tie.explanation</extracomment>
        <translation>Halten mehrere die wenigsten Augen, punktet niemand, oder der leichteste einzelne Stein entscheidet.</translation>
    </message>
    <message>
        <source>nobody scores</source>
        <extracomment>dominoes.option.blocked_tie.none</extracomment>
        <translation>niemand punktet</translation>
    </message>
    <message>
        <source>lightest tile</source>
        <extracomment>dominoes.option.blocked_tie.lightest_tile</extracomment>
        <translation>leichtester Stein</translation>
    </message>
    <message>
        <source>Spinner</source>
        <extracomment>dominoes.option.spinner.label</extracomment>
        <translation>Verteiler</translation>
    </message>
    <message>
        <source>The first double opens four arms. Without it the line has two ends.</source>
        <extracomment>dominoes.option.spinner.explanation</extracomment>
        <translation>Das erste Doppel öffnet vier Arme. Ohne ihn hat die Reihe zwei Enden.</translation>
    </message>
    <message>
        <source>Hit the target exactly</source>
        <extracomment>dominoes.option.exact_target.label</extracomment>
        <translation>Ziel genau treffen</translation>
    </message>
    <message>
        <source>Points that would go beyond the target do not count. Twenty rounds without a point end the match.</source>
        <extracomment>dominoes.option.exact_target.explanation</extracomment>
        <translation>Punkte über das Ziel hinaus zählen nicht. Zwanzig Runden ohne Punkt beenden die Partie.</translation>
    </message>
</context>
</TS>
