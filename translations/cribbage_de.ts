<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>CribbageBoard</name>
    <message>
        <source>Peg board: %1</source>
        <translation>Zählbrett: %1</translation>
    </message>
</context>
<context>
    <name>CribbageCut</name>
    <message>
        <source>%1 of %2 cards</source>
        <translation>%1 von %2 Karten</translation>
    </message>
</context>
<context>
    <name>CribbageLabels</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Double skunk</source>
        <translation>Doppelskunk</translation>
    </message>
    <message>
        <source>Skunk</source>
        <translation>Skunk</translation>
    </message>
</context>
<context>
    <name>CribbagePegPair</name>
    <message>
        <source>Peg of %1 in hole %2</source>
        <translation>Stift von %1 in Loch %2</translation>
    </message>
</context>
<context>
    <name>cribbage</name>
    <message>
        <source>Aim</source>
        <extracomment>cribbage.rules.aim</extracomment>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Cribbage is for two, with 52 cards and no jokers. Whoever reaches 121 points first wins at once.</source>
        <extracomment>cribbage.rules.aim.target</extracomment>
        <translation>Cribbage spielen zwei mit 52 Karten ohne Joker. Wer zuerst 121 Punkte hat, gewinnt sofort.</translation>
    </message>
    <message>
        <source>Points are made twice in every deal: first in the play, card by card, then in the show, when hands and crib are counted together with the starter.</source>
        <extracomment>cribbage.rules.aim.course</extracomment>
        <translation>Punkte gibt es in jedem Blatt zweimal: erst beim Ausspielen Karte für Karte, dann beim Zählen, wenn Hände und Gebervorrat mit der Startkarte gewertet werden.</translation>
    </message>
    <message>
        <source>The board keeps the score. Each side has two pegs: the front one stands at the score, the back one where it stood before. Every gain moves the back peg past the front one.</source>
        <extracomment>cribbage.rules.aim.board</extracomment>
        <translation>Das Brett führt den Stand. Jede Seite hat zwei Stifte: Der vordere steht auf dem Punktestand, der hintere auf dem davor. Bei jedem Gewinn zieht der hintere Stift am vorderen vorbei.</translation>
    </message>
    <message>
        <source>The first dealer</source>
        <extracomment>cribbage.rules.cut</extracomment>
        <translation>Der erste Geber</translation>
    </message>
    <message>
        <source>Both cut a card for the first deal. The lower rank wins and deals; the ace is low, the king is high.</source>
        <extracomment>cribbage.rules.cut.lower</extracomment>
        <translation>Für den ersten Geber wird abgehoben: Der niedrigere Rang gewinnt und gibt, Ass niedrig, König hoch.</translation>
    </message>
    <message>
        <source>Equal ranks need another shuffle and another cut.</source>
        <extracomment>cribbage.rules.cut.tie</extracomment>
        <translation>Gleiche Ränge erfordern neues Mischen und Abheben.</translation>
    </message>
    <message>
        <source>After that the deal alternates.</source>
        <extracomment>cribbage.rules.cut.alternate</extracomment>
        <translation>Danach wechseln die Geber.</translation>
    </message>
    <message>
        <source>The deal</source>
        <extracomment>cribbage.rules.deal</extracomment>
        <translation>Das Geben</translation>
    </message>
    <message>
        <source>The one who does not deal, the pone, cuts the pack. Then both get six cards, one at a time, the pone first.</source>
        <extracomment>cribbage.rules.deal.six</extracomment>
        <translation>Der Nichtgeber hebt den Stapel ab. Dann werden je sechs Karten abwechselnd verteilt, beginnend mit ihm.</translation>
    </message>
    <message>
        <source>How deep you cut tells nothing about the order of the pack, and changes nothing.</source>
        <extracomment>cribbage.rules.deal.depth</extracomment>
        <translation>Die Abhebetiefe verrät keine Stapelreihenfolge und ändert nichts an den Karten.</translation>
    </message>
    <message>
        <source>The crib</source>
        <extracomment>cribbage.rules.crib</extracomment>
        <translation>Der Gebervorrat</translation>
    </message>
    <message>
        <source>Each lays two cards face down in the crib of four cards and keeps four.</source>
        <extracomment>cribbage.rules.crib.two</extracomment>
        <translation>Jeder legt zwei Karten verdeckt in den vier Karten großen Gebervorrat und behält vier.</translation>
    </message>
    <message>
        <source>The crib belongs to the dealer and is counted last. So a dealer gives good cards, and a pone poor ones.</source>
        <extracomment>cribbage.rules.crib.owner</extracomment>
        <translation>Der Vorrat gehört dem Geber und wird zuletzt gewertet. Darum legt der Geber gute Karten hinein und der Nichtgeber schlechte.</translation>
    </message>
    <message>
        <source>The starter</source>
        <extracomment>cribbage.rules.starter</extracomment>
        <translation>Die Startkarte</translation>
    </message>
    <message>
        <source>Only now the pone cuts the other 40 cards for the starter. It lies face up and belongs to every hand in the show.</source>
        <extracomment>cribbage.rules.starter.cut</extracomment>
        <translation>Erst danach hebt der Nichtgeber von den übrigen 40 Karten für die Startkarte ab. Sie liegt offen und gehört beim Zählen zu jeder Hand.</translation>
    </message>
    <message>
        <source>A jack as starter gives the dealer two points at once.</source>
        <extracomment>cribbage.rules.starter.heels</extracomment>
        <translation>Ein Bube als Startkarte gibt dem Geber sofort zwei Punkte.</translation>
    </message>
    <message>
        <source>The play</source>
        <extracomment>cribbage.rules.play</extracomment>
        <translation>Das Ausspielen</translation>
    </message>
    <message>
        <source>The ace counts 1, pictures count 10, all others their rank.</source>
        <extracomment>cribbage.rules.play.values</extracomment>
        <translation>Das Ass zählt 1, Bilder 10, sonst der Rang.</translation>
    </message>
    <message>
        <source>The pone plays first, then both in turn. Each card is added to the count, which must not pass 31.</source>
        <extracomment>cribbage.rules.play.turns</extracomment>
        <translation>Der Nichtgeber spielt zuerst, dann beide abwechselnd. Jede Karte kommt zur Summe hinzu, ohne 31 zu überschreiten.</translation>
    </message>
    <message>
        <source>Whoever can play must play. If none of your cards fits, you say go, and the other plays on alone as long as possible.</source>
        <extracomment>cribbage.rules.play.must</extracomment>
        <translation>Wenn möglich muss gespielt werden, sonst Passe, und der andere spielt weiter, solange er kann.</translation>
    </message>
    <message>
        <source>When neither can go on, the last to play gets one point. The count goes back to zero and the other begins. The last card of the deal gives one point too.</source>
        <extracomment>cribbage.rules.play.last</extracomment>
        <translation>Können beide nicht weiter, erhält der Letzte einen Punkt, die Summe wird null, der andere beginnt. Auch die letzte Karte der Runde gibt einen Punkt.</translation>
    </message>
    <message>
        <source>Exactly 31 gives two points, and none for the last card on top.</source>
        <extracomment>cribbage.rules.play.thirty_one</extracomment>
        <translation>Bei 31 gibt es zwei Punkte, ohne weiteren Letztkartenpunkt.</translation>
    </message>
    <message>
        <source>Points in the play</source>
        <extracomment>cribbage.rules.play_points</extracomment>
        <translation>Punkte beim Ausspielen</translation>
    </message>
    <message>
        <source>A count of fifteen gives two points, and so does 31.</source>
        <extracomment>cribbage.rules.play_points.sums</extracomment>
        <translation>Fünfzehn und 31 geben je zwei.</translation>
    </message>
    <message>
        <source>Equal ranks one after the other at the end give: a pair 2, three of a kind 6, four of a kind 12.</source>
        <extracomment>cribbage.rules.play_points.equals</extracomment>
        <translation>Gleiche aufeinanderfolgende Endränge geben: Paar 2, Drilling 6, Vierling 12.</translation>
    </message>
    <message>
        <source>The longest run at the end of at least three different ranks in sequence, in any order, gives its length. In the play there are no multiple runs.</source>
        <extracomment>cribbage.rules.play_points.run</extracomment>
        <translation>Die längste Endfolge aus mindestens drei verschiedenen aufeinanderfolgenden Rängen in beliebiger Reihenfolge gibt ihre Länge; beim Ausspielen gibt es keine mehrfachen Folgen.</translation>
    </message>
    <message>
        <source>Whatever the last card makes counts, all of it together. A go in between does not interrupt, going back to zero does.</source>
        <extracomment>cribbage.rules.play_points.several</extracomment>
        <translation>Alles, was die letzte Karte bildet, zählt zusammen. Ein Passe dazwischen unterbricht nicht, ein Neubeginn bei null schon.</translation>
    </message>
    <message>
        <source>The show</source>
        <extracomment>cribbage.rules.show</extracomment>
        <translation>Das Zählen</translation>
    </message>
    <message>
        <source>Afterwards the pone’s hand, the dealer’s hand and the crib are counted in this order, each with the same starter.</source>
        <extracomment>cribbage.rules.show.order</extracomment>
        <translation>Danach werden Nichtgeberhand, Geberhand und Gebervorrat in dieser Reihenfolge mit derselben Startkarte gewertet.</translation>
    </message>
    <message>
        <source>Every combination of cards that adds up to fifteen gives two points.</source>
        <extracomment>cribbage.rules.show.fifteens</extracomment>
        <translation>Jede Fünfzehnkombination gibt zwei.</translation>
    </message>
    <message>
        <source>Every pair gives two; so three of a kind give 6 and four of a kind 12.</source>
        <extracomment>cribbage.rules.show.pairs</extracomment>
        <translation>Jedes Paar gibt zwei; ein Drilling also 6, ein Vierling 12.</translation>
    </message>
    <message>
        <source>All combinations of the longest run of three or more give its length. Ace and king do not join.</source>
        <extracomment>cribbage.rules.show.runs</extracomment>
        <translation>Alle Kombinationen der längsten Folge ab drei Karten zählen nach Länge. Ass und König schließen nicht aneinander an.</translation>
    </message>
    <message>
        <source>Four cards of the hand in one suit give four, with a matching starter five. The crib needs all five cards in one suit.</source>
        <extracomment>cribbage.rules.show.flush</extracomment>
        <translation>Vier Handkarten gleicher Farbe geben vier, mit passender Startkarte fünf; der Vorrat verlangt alle fünf gleichfarbig.</translation>
    </message>
    <message>
        <source>A jack in hand or crib of the starter’s suit gives one.</source>
        <extracomment>cribbage.rules.show.nobs</extracomment>
        <translation>Ein gehaltener Bube in Hand oder Vorrat in Startkartenfarbe gibt einen.</translation>
    </message>
    <message>
        <source>Winning</source>
        <extracomment>cribbage.rules.win</extracomment>
        <translation>Gewinnen</translation>
    </message>
    <message>
        <source>From 121 points on you win at once in every phase; what would be counted later no longer counts. You need not reach 121 exactly.</source>
        <extracomment>cribbage.rules.win.at_once</extracomment>
        <translation>Ab 121 Punkten gewinnst du sofort, in jeder Phase; spätere Wertungen entfallen. Genau treffen musst du die 121 nicht.</translation>
    </message>
    <message>
        <source>That is why the order of the show matters near the end: the pone counts first and may win although the dealer’s hand is worth more.</source>
        <extracomment>cribbage.rules.win.order</extracomment>
        <translation>Darum ist gegen Ende die Reihenfolge beim Zählen wichtig: Der Nichtgeber wird zuerst gewertet und kann gewinnen, obwohl die Hand des Gebers mehr wert ist.</translation>
    </message>
    <message>
        <source>If the loser has 90 points or fewer, it is a skunk, with 60 or fewer a double skunk. It is noted, but counts no more.</source>
        <extracomment>cribbage.rules.win.skunk</extracomment>
        <translation>Hat der Verlierer höchstens 90 Punkte, ist es ein Skunk, mit höchstens 60 ein Doppelskunk. Das wird notiert, zählt aber nicht mehr.</translation>
    </message>
    <message>
        <source>Controls</source>
        <extracomment>cribbage.rules.controls</extracomment>
        <translation>Steuerung</translation>
    </message>
    <message>
        <source>Use the cards and the board directly, by mouse or touch. You can also drag a card to its place.</source>
        <extracomment>cribbage.rules.controls.direct</extracomment>
        <translation>Bediene Karten oder Brett direkt mit Maus oder Touch. Du kannst eine Karte auch an ihren Platz ziehen.</translation>
    </message>
    <message>
        <source>A click chooses a card and shows what would happen. A second click, Enter or the button confirms. Esc takes the choice back.</source>
        <extracomment>cribbage.rules.controls.preview</extracomment>
        <translation>Ein Klick wählt eine Karte und zeigt, was geschähe. Ein zweiter Klick, Eingabe oder der Knopf bestätigt. Esc hebt die Auswahl auf.</translation>
    </message>
    <message>
        <source>Arrow keys walk through the cards and Space chooses. Choosing by position numbers is an optional help for the keyboard.</source>
        <extracomment>cribbage.rules.controls.keys</extracomment>
        <translation>Pfeiltasten gehen durch die Karten, die Leertaste wählt. Die Positionsauswahl ist eine optionale Tastaturhilfe.</translation>
    </message>
    <message>
        <source>In the show, Enter or a tap on the board leads to the next combination. A tap on a peg shows where its last points came from.</source>
        <extracomment>cribbage.rules.controls.show</extracomment>
        <translation>Beim Zählen führen Eingabe oder ein Tipp aufs Brett zur nächsten Kombination. Ein Tipp auf einen Stift zeigt, woher seine letzten Punkte kamen.</translation>
    </message>
    <message>
        <source>A hint shows the best choice and what the others are worth. It stays a preview until you confirm.</source>
        <extracomment>cribbage.rules.controls.hint</extracomment>
        <translation>Ein Hinweis zeigt die beste Wahl und was die anderen wert sind. Auswahl und Hinweis bleiben Vorschau bis zur Bestätigung.</translation>
    </message>
    <message>
        <source>In this program</source>
        <extracomment>cribbage.rules.program</extracomment>
        <translation>In diesem Programm</translation>
    </message>
    <message>
        <source>There is no clock, and all points are counted automatically. A forced go is said for you.</source>
        <extracomment>cribbage.rules.program.automatic</extracomment>
        <translation>Ohne Uhr, mit automatischer Wertung. Ein erzwungenes Passe sagt das Programm für dich.</translation>
    </message>
    <message>
        <source>Points that were overlooked cannot be claimed by the other side, and there are no penalties as in tournaments.</source>
        <extracomment>cribbage.rules.program.no_penalties</extracomment>
        <translation>Es gibt keine Übernahme vergessener Punkte und keine Turnierfehlerstrafen.</translation>
    </message>
    <message>
        <source>When several people share one device, handing it over hides all cards until “Show my hand”.</source>
        <extracomment>cribbage.rules.program.handover</extracomment>
        <translation>Spielen mehrere an einem Gerät, verbirgt die Geräteübergabe alle Karten bis „Meine Hand zeigen“.</translation>
    </message>
    <message>
        <source>Undo and redo bring back real actions, including the computer’s answers after yours.</source>
        <extracomment>cribbage.rules.program.undo</extracomment>
        <translation>Zurück und Vor stellen echte Aktionen wieder her, einschließlich der Computerantworten nach deiner Aktion.</translation>
    </message>
    <message>
        <source>Restart keeps the same random match: the same cards, the same cuts.</source>
        <extracomment>cribbage.rules.program.restart</extracomment>
        <translation>Neustart behält dieselbe zufällige Partie: dieselben Karten, dasselbe Abheben.</translation>
    </message>
    <message>
        <source>Computer players see only what you would see in their place.</source>
        <extracomment>cribbage.rules.program.fair</extracomment>
        <translation>Computerspieler sehen nur, was du an ihrer Stelle sähest.</translation>
    </message>
    <message>
        <source>7 and 8: fifteen for 2</source>
        <extracomment>cribbage.rules.example.fifteen</extracomment>
        <translation>7 und 8: Fünfzehn für 2</translation>
    </message>
    <message>
        <source>4, 6, then 5: fifteen for 2 and a run for 3</source>
        <extracomment>cribbage.rules.example.run_of_play</extracomment>
        <translation>4, 6, dann 5: Fünfzehn für 2 und Folge für 3</translation>
    </message>
    <message>
        <source>The last three cards are equal: 6</source>
        <extracomment>cribbage.rules.example.three</extracomment>
        <translation>Die letzten drei Karten sind gleich: 6</translation>
    </message>
    <message>
        <source>7, 8, 7 is no run</source>
        <extracomment>cribbage.rules.example.no_run</extracomment>
        <translation>7, 8, 7 ist keine Folge</translation>
    </message>
    <message>
        <source>Starter 5: 4 for two fifteens, 2 for the pair, 8 for two runs of four: 14 points</source>
        <extracomment>cribbage.rules.example.double_run</extracomment>
        <translation>Startkarte 5: 4 für zwei Fünfzehner, 2 für das Paar, 8 für zwei Viererfolgen: 14 Punkte</translation>
    </message>
    <message>
        <source>Starter king of hearts: 5 for five hearts, in hand and crib</source>
        <extracomment>cribbage.rules.example.flush</extracomment>
        <translation>Startkarte Herz-König: 5 für fünf Herzkarten, in Hand und Vorrat</translation>
    </message>
    <message>
        <source>Starter two of spades: 2 for fifteen, 1 for the jack of spades: 3 points</source>
        <extracomment>cribbage.rules.example.nobs</extracomment>
        <translation>Startkarte Pik-Zwei: 2 für Fünfzehn, 1 für den Pik-Buben: 3 Punkte</translation>
    </message>
    <message>
        <source>Starter five of hearts: 16 for eight fifteens, 12 for four fives, 1 for the jack of hearts: 29, the best hand there is</source>
        <extracomment>cribbage.rules.example.twenty_nine</extracomment>
        <translation>Startkarte Herz-Fünf: 16 für acht Fünfzehner, 12 für vier Fünfen, 1 für den Herz-Buben: 29, die beste Hand überhaupt</translation>
    </message>
    <message>
        <source>Nothing: king and ace do not join</source>
        <extracomment>cribbage.rules.example.nothing</extracomment>
        <translation>Nichts: König und Ass schließen nicht aneinander an</translation>
    </message>
    <message>
        <source>Cribbage</source>
        <extracomment>cribbage.name</extracomment>
        <translation>Cribbage</translation>
    </message>
    <message>
        <source>The English pegging game for two: fifteens, runs and pairs up to 121.</source>
        <extracomment>cribbage.summary</extracomment>
        <translation>Das englische Spiel für zwei mit Brett und Stiften: Fünfzehner, Folgen und Paare bis 121.</translation>
    </message>
    <message>
        <source>There is no seat {seat} at this table.</source>
        <extracomment>cribbage.reason.unknown_seat</extracomment>
        <translation>An diesem Tisch gibt es keinen Platz {seat}.</translation>
    </message>
    <message>
        <source>“{verb}” is not an action of cribbage.</source>
        <extracomment>cribbage.reason.unknown_verb</extracomment>
        <translation>„{verb}“ ist beim Cribbage keine Aktion.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <extracomment>cribbage.reason.match_over</extracomment>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>What is asked for now: {expected}.</source>
        <extracomment>cribbage.reason.wrong_phase</extracomment>
        <translation>Jetzt ist gefragt: {expected}.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <extracomment>cribbage.reason.not_your_turn</extracomment>
        <translation>Du bist nicht dran.</translation>
    </message>
    <message>
        <source>You have cut already.</source>
        <extracomment>cribbage.reason.already_cut</extracomment>
        <translation>Du hast schon abgehoben.</translation>
    </message>
    <message>
        <source>You have discarded already.</source>
        <extracomment>cribbage.reason.already_discarded</extracomment>
        <translation>Du hast schon zwei Karten abgelegt.</translation>
    </message>
    <message>
        <source>A cut needs one whole number.</source>
        <extracomment>cribbage.reason.depth_number</extracomment>
        <translation>Zum Abheben gehört genau eine ganze Zahl.</translation>
    </message>
    <message>
        <source>Cut between {low} and {high} cards deep.</source>
        <extracomment>cribbage.reason.depth_range</extracomment>
        <translation>Heb zwischen {low} und {high} Karten tief ab.</translation>
    </message>
    <message>
        <source>Discard exactly two cards.</source>
        <extracomment>cribbage.reason.discard_two</extracomment>
        <translation>Leg genau zwei Karten ab.</translation>
    </message>
    <message>
        <source>You named {card:short} twice.</source>
        <extracomment>cribbage.reason.same_card_twice</extracomment>
        <translation>Du hast {card:short} zweimal genannt.</translation>
    </message>
    <message>
        <source>Play exactly one card.</source>
        <extracomment>cribbage.reason.play_one</extracomment>
        <translation>Spiel genau eine Karte.</translation>
    </message>
    <message>
        <source>“{text}” is not a card.</source>
        <extracomment>cribbage.reason.not_a_card</extracomment>
        <translation>„{text}“ ist keine Karte.</translation>
    </message>
    <message>
        <source>{card:short} is not in your hand.</source>
        <extracomment>cribbage.reason.not_in_hand</extracomment>
        <translation>{card:short} ist nicht in deiner Hand.</translation>
    </message>
    <message>
        <source>With {card:short}, the count would go from {count} past 31.</source>
        <extracomment>cribbage.reason.over_31</extracomment>
        <translation>Mit {card:short} ginge die Summe von {count} über 31.</translation>
    </message>
    <message>
        <source>cut for the first deal</source>
        <extracomment>cribbage.expected.cut_for_deal</extracomment>
        <translation>um den ersten Geber abheben</translation>
    </message>
    <message>
        <source>cut the pack</source>
        <extracomment>cribbage.expected.cut_pack</extracomment>
        <translation>den Stapel abheben</translation>
    </message>
    <message>
        <source>lay two cards in the crib</source>
        <extracomment>cribbage.expected.discard</extracomment>
        <translation>zwei Karten in den Gebervorrat legen</translation>
    </message>
    <message>
        <source>cut for the starter</source>
        <extracomment>cribbage.expected.cut_starter</extracomment>
        <translation>für die Startkarte abheben</translation>
    </message>
    <message>
        <source>play a card</source>
        <extracomment>cribbage.expected.play</extracomment>
        <translation>eine Karte spielen</translation>
    </message>
    <message>
        <source>Cribbage is for two players, not for {seats}.</source>
        <extracomment>cribbage.setup.seats</extracomment>
        <translation>Cribbage spielt man zu zweit, nicht zu {seats}.</translation>
    </message>
    <message>
        <source>A match starts from two whole numbers from 0 to below {target}.</source>
        <extracomment>cribbage.setup.scores</extracomment>
        <translation>Eine Partie beginnt mit zwei ganzen Zahlen von 0 bis unter {target}.</translation>
    </message>
    <message>
        <source>The dealer can be seat 0 or 1.</source>
        <extracomment>cribbage.setup.dealer</extracomment>
        <translation>Geber kann Platz 0 oder 1 sein.</translation>
    </message>
    <message>
        <source>Deal {deal} · {phase}</source>
        <extracomment>cribbage.progress</extracomment>
        <translation>{deal}. Blatt · {phase}</translation>
    </message>
    <message>
        <source>Cut for deal</source>
        <extracomment>cribbage.phase.cut_for_deal</extracomment>
        <translation>Abheben um den Geber</translation>
    </message>
    <message>
        <source>Cutting</source>
        <extracomment>cribbage.phase.cut_pack</extracomment>
        <translation>Abheben</translation>
    </message>
    <message>
        <source>Cut</source>
        <extracomment>cribbage.confirm.cut</extracomment>
        <translation>Abheben</translation>
    </message>
    <message>
        <source>Hint: {card}, {points:+,.1} points on average</source>
        <extracomment>cribbage.hint.play</extracomment>
        <translation>Hinweis: {card}, {points:+,.1} Punkte im Mittel</translation>
    </message>
    <message>
        <source>Hint: {what}</source>
        <extracomment>cribbage.hint.discard</extracomment>
        <translation>Hinweis: {what}</translation>
    </message>
    <message>
        <source>{cards} away: hand {hand:.1} ({low}–{high}), crib {crib:+,.1} on average</source>
        <extracomment>cribbage.hint.figures</extracomment>
        <translation>{cards} weg: Hand {hand:.1} ({low}–{high}), Vorrat {crib:+,.1} im Mittel</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>cribbage.phase.discard</extracomment>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Pegging</source>
        <extracomment>cribbage.fact.pegging</extracomment>
        <translation>Ausspielen</translation>
    </message>
    <message>
        <source>Hand as dealer</source>
        <extracomment>cribbage.fact.dealer_hand</extracomment>
        <translation>Hand als Geber</translation>
    </message>
    <message>
        <source>Hand as pone</source>
        <extracomment>cribbage.fact.pone_hand</extracomment>
        <translation>Hand als Nichtgeber</translation>
    </message>
    <message>
        <source>Pegging as dealer</source>
        <extracomment>cribbage.fact.dealer_pegging</extracomment>
        <translation>Ausspielen als Geber</translation>
    </message>
    <message>
        <source>Pegging as pone</source>
        <extracomment>cribbage.fact.pone_pegging</extracomment>
        <translation>Ausspielen als Nichtgeber</translation>
    </message>
    <message>
        <source>Skunks given</source>
        <extracomment>cribbage.fact.skunks</extracomment>
        <translation>Skunks ausgeteilt</translation>
    </message>
    <message>
        <source>Skunks taken</source>
        <extracomment>cribbage.fact.skunked</extracomment>
        <translation>Skunks kassiert</translation>
    </message>
    <message>
        <source>Deals</source>
        <extracomment>cribbage.fact.deals</extracomment>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>Best hand</source>
        <extracomment>cribbage.fact.best_hand</extracomment>
        <translation>Beste Hand</translation>
    </message>
    <message>
        <source>Best crib</source>
        <extracomment>cribbage.fact.best_crib</extracomment>
        <translation>Bester Gebervorrat</translation>
    </message>
    <message>
        <source>Points of your hands</source>
        <extracomment>cribbage.fact.hands</extracomment>
        <translation>Punkte deiner Hände</translation>
    </message>
    <message>
        <source>points a hand</source>
        <extracomment>cribbage.unit.hand</extracomment>
        <translation>Punkte je Hand</translation>
    </message>
    <message>
        <source>points a crib</source>
        <extracomment>cribbage.unit.crib</extracomment>
        <translation>Punkte je Gebervorrat</translation>
    </message>
    <message>
        <source>points a deal</source>
        <extracomment>cribbage.unit.deal</extracomment>
        <translation>Punkte je Blatt</translation>
    </message>
    <message>
        <source>doubles count once</source>
        <extracomment>cribbage.unit.double</extracomment>
        <translation>auch doppelte zählen einmal</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>cribbage.unit.points</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>hands</source>
        <extracomment>cribbage.unit.hands</extracomment>
        <translation>Hände</translation>
    </message>
    <message>
        <source>Starter</source>
        <extracomment>cribbage.phase.cut_starter, cribbage.starter</extracomment>
        <translation>Startkarte</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>cribbage.phase.play</extracomment>
        <translation>Ausspielen</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>cribbage.phase.show</extracomment>
        <translation>Zählen</translation>
    </message>
    <message>
        <source>Finished</source>
        <extracomment>cribbage.phase.over</extracomment>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Cut for the first deal</source>
        <extracomment>cribbage.prompt.cut_for_deal</extracomment>
        <translation>Heb um den ersten Geber ab</translation>
    </message>
    <message>
        <source>Cut the pack</source>
        <extracomment>cribbage.prompt.cut_pack</extracomment>
        <translation>Heb den Stapel ab</translation>
    </message>
    <message>
        <source>Lay two cards in {who:genitive} crib</source>
        <extracomment>cribbage.prompt.discard</extracomment>
        <translation>Leg zwei Karten in {who:genitive} Vorrat|Leg zwei Karten in den Vorrat von {who}</translation>
    </message>
    <message>
        <source>Lay two cards in your crib</source>
        <extracomment>cribbage.prompt.discard.you</extracomment>
        <translation>Leg zwei Karten in deinen Gebervorrat</translation>
    </message>
    <message>
        <source>Cut for the starter</source>
        <extracomment>cribbage.prompt.cut_starter</extracomment>
        <translation>Heb für die Startkarte ab</translation>
    </message>
    <message>
        <source>Play a card up to {limit}</source>
        <extracomment>cribbage.prompt.play</extracomment>
        <translation>Spiel eine Karte bis {limit}</translation>
    </message>
    <message>
        <source>{who} is cutting for the first deal</source>
        <extracomment>cribbage.waiting.cut_for_deal</extracomment>
        <translation>{who} hebt um den ersten Geber ab</translation>
    </message>
    <message>
        <source>You are cutting for the first deal</source>
        <extracomment>cribbage.waiting.cut_for_deal.you</extracomment>
        <translation>Du hebst um den ersten Geber ab</translation>
    </message>
    <message>
        <source>{who} is cutting the pack</source>
        <extracomment>cribbage.waiting.cut_pack</extracomment>
        <translation>{who} hebt den Stapel ab</translation>
    </message>
    <message>
        <source>You are cutting the pack</source>
        <extracomment>cribbage.waiting.cut_pack.you</extracomment>
        <translation>Du hebst den Stapel ab</translation>
    </message>
    <message>
        <source>{who} is choosing two cards for the crib</source>
        <extracomment>cribbage.waiting.discard</extracomment>
        <translation>{who} wählt zwei Karten für den Vorrat</translation>
    </message>
    <message>
        <source>You are choosing two cards for the crib</source>
        <extracomment>cribbage.waiting.discard.you</extracomment>
        <translation>Du wählst zwei Karten für den Vorrat</translation>
    </message>
    <message>
        <source>{who} is cutting for the starter</source>
        <extracomment>cribbage.waiting.cut_starter</extracomment>
        <translation>{who} hebt für die Startkarte ab</translation>
    </message>
    <message>
        <source>You are cutting for the starter</source>
        <extracomment>cribbage.waiting.cut_starter.you</extracomment>
        <translation>Du hebst für die Startkarte ab</translation>
    </message>
    <message>
        <source>{who} is choosing a card</source>
        <extracomment>cribbage.waiting.play</extracomment>
        <translation>{who} ist dran</translation>
    </message>
    <message>
        <source>You are choosing a card</source>
        <extracomment>cribbage.waiting.play.you</extracomment>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>The lower card deals first. The ace is low.</source>
        <extracomment>cribbage.detail.cut_for_deal</extracomment>
        <translation>Die niedrigere Karte gibt zuerst. Das Ass ist niedrig.</translation>
    </message>
    <message>
        <source>{cards}: equal ranks. Cut again.</source>
        <extracomment>cribbage.detail.tie</extracomment>
        <translation>{cards}: gleicher Rang. Heb noch einmal ab.</translation>
    </message>
    <message>
        <source>{who} deals first: {low:short} is lower than {high:short}.</source>
        <extracomment>cribbage.detail.first_dealer</extracomment>
        <translation>{who} gibt zuerst: {low:short} ist niedriger als {high:short}.</translation>
    </message>
    <message>
        <source>You deal first: {low:short} is lower than {high:short}.</source>
        <extracomment>cribbage.detail.first_dealer.you</extracomment>
        <translation>Du gibst zuerst: {low:short} ist niedriger als {high:short}.</translation>
    </message>
    <message>
        <source>Then {who} deals six cards each.</source>
        <extracomment>cribbage.detail.cut_pack</extracomment>
        <translation>Danach gibt {who} jedem sechs Karten.</translation>
    </message>
    <message>
        <source>Then you deal six cards each.</source>
        <extracomment>cribbage.detail.cut_pack.you</extracomment>
        <translation>Danach gibst du jedem sechs Karten.</translation>
    </message>
    <message>
        <source>A jack gives {who} 2 points.</source>
        <extracomment>cribbage.detail.cut_starter</extracomment>
        <translation>Ein Bube gibt {who} 2 Punkte.</translation>
    </message>
    <message>
        <source>A jack gives you 2 points.</source>
        <extracomment>cribbage.detail.cut_starter.you</extracomment>
        <translation>Ein Bube gibt dir 2 Punkte.</translation>
    </message>
    <message>
        <source>Choose two cards. You keep four.</source>
        <extracomment>cribbage.detail.discard</extracomment>
        <translation>Wähl zwei Karten. Vier behältst du.</translation>
    </message>
    <message numerus="yes">
        <source>You keep {cards}: %n point(s) before the starter</source>
        <extracomment>cribbage.detail.kept</extracomment>
        <translation>
            <numerusform>Du behältst {cards}: %n Punkt ohne Startkarte</numerusform>
            <numerusform>Du behältst {cards}: %n Punkte ohne Startkarte</numerusform>
        </translation>
    </message>
    <message>
        <source>You lead.</source>
        <extracomment>cribbage.detail.lead</extracomment>
        <translation>Du spielst zuerst.</translation>
    </message>
    <message>
        <source>A new count begins at 0.</source>
        <extracomment>cribbage.detail.new_count</extracomment>
        <translation>Die Summe beginnt neu bei 0.</translation>
    </message>
    <message>
        <source>The count is {count}, {left} left to 31.</source>
        <extracomment>cribbage.detail.count</extracomment>
        <translation>Die Summe ist {count}, bis 31 sind es noch {left}.</translation>
    </message>
    <message>
        <source>{who} cannot go on. You play alone.</source>
        <extracomment>cribbage.detail.alone</extracomment>
        <translation>Passe von {who}. Du spielst allein weiter.</translation>
    </message>
    <message>
        <source>None of your cards fits at {count}.</source>
        <extracomment>cribbage.detail.passed</extracomment>
        <translation>Bei {count} passt keine deiner Karten.</translation>
    </message>
    <message>
        <source>No points</source>
        <extracomment>cribbage.detail.no_points</extracomment>
        <translation>Keine Punkte</translation>
    </message>
    <message>
        <source>Choose two cards</source>
        <extracomment>cribbage.confirm.choose_two</extracomment>
        <translation>Wähl zwei Karten</translation>
    </message>
    <message>
        <source>One more card</source>
        <extracomment>cribbage.confirm.one_more</extracomment>
        <translation>Noch eine Karte</translation>
    </message>
    <message>
        <source>Discard {cards}</source>
        <extracomment>cribbage.confirm.discard</extracomment>
        <translation>{cards} ablegen</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <extracomment>cribbage.confirm.choose_card</extracomment>
        <translation>Wähl eine Karte</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <extracomment>cribbage.confirm.play</extracomment>
        <translation>{card} spielen</translation>
    </message>
    <message>
        <source>Play {card} · {points:+}</source>
        <extracomment>cribbage.confirm.play_scoring</extracomment>
        <translation>{card} spielen · {points:+}</translation>
    </message>
    <message>
        <source>Few</source>
        <extracomment>cribbage.cut.few</extracomment>
        <translation>Wenig</translation>
    </message>
    <message>
        <source>Half</source>
        <extracomment>cribbage.cut.half</extracomment>
        <translation>Halb</translation>
    </message>
    <message>
        <source>Many</source>
        <extracomment>cribbage.cut.many</extracomment>
        <translation>Viel</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) deep</source>
        <extracomment>cribbage.cut.depth</extracomment>
        <translation>
            <numerusform>%n Karte tief</numerusform>
            <numerusform>%n Karten tief</numerusform>
        </translation>
    </message>
    <message>
        <source>fifteen</source>
        <extracomment>cribbage.name.fifteen</extracomment>
        <translation>Fünfzehn</translation>
    </message>
    <message>
        <source>31</source>
        <extracomment>cribbage.name.thirty_one</extracomment>
        <translation>31</translation>
    </message>
    <message>
        <source>pair</source>
        <extracomment>cribbage.name.pair</extracomment>
        <translation>Paar</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <extracomment>cribbage.name.three</extracomment>
        <translation>Drilling</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <extracomment>cribbage.name.four</extracomment>
        <translation>Vierling</translation>
    </message>
    <message>
        <source>run</source>
        <extracomment>cribbage.name.run</extracomment>
        <translation>Folge</translation>
    </message>
    <message>
        <source>go</source>
        <extracomment>cribbage.name.go</extracomment>
        <translation>letzte Karte</translation>
    </message>
    <message>
        <source>last card</source>
        <extracomment>cribbage.name.last</extracomment>
        <translation>letzte Karte</translation>
    </message>
    <message>
        <source>jack as starter</source>
        <extracomment>cribbage.name.heels</extracomment>
        <translation>Bube als Startkarte</translation>
    </message>
    <message>
        <source>flush</source>
        <extracomment>cribbage.name.flush</extracomment>
        <translation>gleiche Farbe</translation>
    </message>
    <message>
        <source>jack in suit</source>
        <extracomment>cribbage.name.nobs</extracomment>
        <translation>Bube in Startfarbe</translation>
    </message>
    <message>
        <source>run {cards:ranks}</source>
        <extracomment>cribbage.phrase.run</extracomment>
        <translation>Folge {cards:ranks}</translation>
    </message>
    <message>
        <source>{reason} for {points}</source>
        <extracomment>cribbage.phrase.worth</extracomment>
        <translation>{reason} für {points}</translation>
    </message>
    <message>
        <source>{items:and,cap}</source>
        <extracomment>cribbage.sentence</extracomment>
        <translation>{items:and,cap}</translation>
    </message>
    <message>
        <source>{items}</source>
        <extracomment>cribbage.list</extracomment>
        <translation>{items}</translation>
    </message>
    <message>
        <source>{text:cap}</source>
        <extracomment>cribbage.label</extracomment>
        <translation>{text:cap}</translation>
    </message>
    <message>
        <source>{reason:cap} {points}</source>
        <extracomment>cribbage.badge.one</extracomment>
        <translation>{reason:cap} {points}</translation>
    </message>
    <message>
        <source>{first:cap} + {second:cap}</source>
        <extracomment>cribbage.badge.two</extracomment>
        <translation>{first:cap} + {second:cap}</translation>
    </message>
    <message>
        <source>31 for {points}</source>
        <extracomment>cribbage.badge.thirty_one</extracomment>
        <translation>31 für {points}</translation>
    </message>
    <message>
        <source>deals</source>
        <extracomment>cribbage.role.dealer</extracomment>
        <translation>gibt</translation>
    </message>
    <message>
        <source>deal</source>
        <extracomment>cribbage.role.dealer.you</extracomment>
        <translation>gibst</translation>
    </message>
    <message>
        <source>{left} to go</source>
        <extracomment>cribbage.score.to_go</extracomment>
        <translation>noch {left}</translation>
    </message>
    <message>
        <source>Count</source>
        <extracomment>cribbage.count.label</extracomment>
        <translation>Summe</translation>
    </message>
    <message>
        <source>with {card:rank}: {count}</source>
        <extracomment>cribbage.count.with</extracomment>
        <translation>mit {card:rank}: {count}</translation>
    </message>
    <message>
        <source>{left} left</source>
        <extracomment>cribbage.count.left</extracomment>
        <translation>noch {left}</translation>
    </message>
    <message>
        <source>Go</source>
        <extracomment>cribbage.go</extracomment>
        <translation>Passe</translation>
    </message>
    <message>
        <source>Pack</source>
        <extracomment>cribbage.pack, cribbage.piece.pack</extracomment>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>cribbage.unit.played, cribbage.played</extracomment>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>cribbage.fact.hand, cribbage.hand, cribbage.hint.column.hand</extracomment>
        <translation>Hand</translation>
    </message>
    <message>
        <source>{who:genitive} hand</source>
        <extracomment>cribbage.hand.of</extracomment>
        <translation>{who:genitive} Hand|Hand von {who}</translation>
    </message>
    <message>
        <source>Your hand</source>
        <extracomment>cribbage.hand.of.you</extracomment>
        <translation>Deine Hand</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>cribbage.hand.size</extracomment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Crib</source>
        <extracomment>cribbage.fact.crib, cribbage.crib, cribbage.hint.column.crib</extracomment>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>{who:genitive} crib</source>
        <extracomment>cribbage.crib.of, cribbage.crib.label</extracomment>
        <translation>{who:genitive} Vorrat|Vorrat von {who}</translation>
    </message>
    <message>
        <source>Your crib</source>
        <extracomment>cribbage.crib.of.you, cribbage.crib.label.you</extracomment>
        <translation>Dein Gebervorrat</translation>
    </message>
    <message>
        <source>Starter {card}</source>
        <extracomment>cribbage.piece.starter</extracomment>
        <translation>Startkarte {card}</translation>
    </message>
    <message>
        <source>{card:cap}, cut by {who}</source>
        <extracomment>cribbage.piece.cut</extracomment>
        <translation>{card:cap}, abgehoben von {who}</translation>
    </message>
    <message>
        <source>{card:cap}, cut by you</source>
        <extracomment>cribbage.piece.cut.you</extracomment>
        <translation>{card:cap}, von dir abgehoben</translation>
    </message>
    <message>
        <source>{card:cap}</source>
        <extracomment>cribbage.piece.card</extracomment>
        <translation>{card:cap}</translation>
    </message>
    <message>
        <source>{card:cap}, {points:+}</source>
        <extracomment>cribbage.piece.ghost_play</extracomment>
        <translation>{card:cap}, {points:+}</translation>
    </message>
    <message>
        <source>Face-down card of {who}</source>
        <extracomment>cribbage.piece.back</extracomment>
        <translation>Verdeckte Karte von {who}</translation>
    </message>
    <message>
        <source>Your face-down card</source>
        <extracomment>cribbage.piece.back.you</extracomment>
        <translation>Deine verdeckte Karte</translation>
    </message>
    <message>
        <source>Face-down card in {who:genitive} crib</source>
        <extracomment>cribbage.piece.crib</extracomment>
        <translation>Verdeckte Karte in {who:genitive} Vorrat|Verdeckte Karte im Vorrat von {who}</translation>
    </message>
    <message>
        <source>Face-down card in your crib</source>
        <extracomment>cribbage.piece.crib.you</extracomment>
        <translation>Verdeckte Karte in deinem Gebervorrat</translation>
    </message>
    <message>
        <source>{card:cap}, played by {who}</source>
        <extracomment>cribbage.piece.played</extracomment>
        <translation>{card:cap}, gespielt von {who}</translation>
    </message>
    <message>
        <source>{card:cap}, played by you</source>
        <extracomment>cribbage.piece.played.you</extracomment>
        <translation>{card:cap}, von dir gespielt</translation>
    </message>
    <message>
        <source>{points:+} → {score}</source>
        <extracomment>cribbage.board.preview</extracomment>
        <translation>{points:+} → {score}</translation>
    </message>
    <message>
        <source>{points:+} {reasons:cap}</source>
        <extracomment>cribbage.board.gain</extracomment>
        <translation>{points:+} {reasons:cap}</translation>
    </message>
    <message>
        <source>{points:+} {title}</source>
        <extracomment>cribbage.board.counted</extracomment>
        <translation>{points:+} {title}</translation>
    </message>
    <message>
        <source>Next combination</source>
        <extracomment>cribbage.show.next</extracomment>
        <translation>Nächste Kombination</translation>
    </message>
    <message>
        <source>{title}</source>
        <extracomment>cribbage.show.next_hand</extracomment>
        <translation>{title}</translation>
    </message>
    <message>
        <source>Next deal</source>
        <extracomment>cribbage.show.next_deal</extracomment>
        <translation>Nächstes Blatt</translation>
    </message>
    <message>
        <source>Overview</source>
        <extracomment>cribbage.show.totals</extracomment>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>cribbage.show.finish</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Whole hand</source>
        <extracomment>cribbage.show.whole_hand</extracomment>
        <translation>Ganze Hand</translation>
    </message>
    <message numerus="yes">
        <source>%n more …</source>
        <extracomment>cribbage.show.left</extracomment>
        <translation>
            <numerusform>noch eine …</numerusform>
            <numerusform>noch %n …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more combination(s)</source>
        <extracomment>cribbage.show.left_long</extracomment>
        <translation>
            <numerusform>noch eine Kombination</numerusform>
            <numerusform>noch %n Kombinationen</numerusform>
        </translation>
    </message>
    <message>
        <source>So far</source>
        <extracomment>cribbage.show.sum</extracomment>
        <translation>Bisher</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>cribbage.show.total</extracomment>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>cribbage.show.column.points, cribbage.hint.column.points</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Sum</source>
        <extracomment>cribbage.show.column.sum</extracomment>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Deal {deal} is counted</source>
        <extracomment>cribbage.show.overview</extracomment>
        <translation>{deal}. Blatt gezählt</translation>
    </message>
    <message>
        <source>Combination {index} of {total}</source>
        <extracomment>cribbage.show.heading</extracomment>
        <translation>Kombination {index} von {total}</translation>
    </message>
    <message>
        <source>No combination</source>
        <extracomment>cribbage.show.nothing</extracomment>
        <translation>Keine Kombination</translation>
    </message>
    <message>
        <source>{title}: {points}</source>
        <extracomment>cribbage.show.result</extracomment>
        <translation>{title}: {points}</translation>
    </message>
    <message>
        <source>{worth:cap} · {left}</source>
        <extracomment>cribbage.show.detail</extracomment>
        <translation>{worth:cap} · {left}</translation>
    </message>
    <message>
        <source>{title}: {sum} so far</source>
        <extracomment>cribbage.show.prompt.running</extracomment>
        <translation>{title}: {sum} bisher</translation>
    </message>
    <message numerus="yes">
        <source>{title}: %n point(s)</source>
        <extracomment>cribbage.show.prompt.total</extracomment>
        <translation>
            <numerusform>{title}: %n Punkt</numerusform>
            <numerusform>{title}: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>cribbage.hint.title</extracomment>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Hint: the depth makes no difference.</source>
        <extracomment>cribbage.hint.cut</extracomment>
        <translation>Hinweis: Die Tiefe macht keinen Unterschied.</translation>
    </message>
    <message>
        <source>Hint: {card}: {gains:and}</source>
        <extracomment>cribbage.hint.play_scoring</extracomment>
        <translation>Hinweis: {card}: {gains:and}</translation>
    </message>
    <message>
        <source>Pegs</source>
        <extracomment>cribbage.hint.column.pegging</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Net</source>
        <extracomment>cribbage.hint.column.sum</extracomment>
        <translation>Netto</translation>
    </message>
    <message>
        <source>Win</source>
        <extracomment>cribbage.hint.column.win</extracomment>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>{cards}</source>
        <extracomment>cribbage.hint.cards</extracomment>
        <translation>{cards}</translation>
    </message>
    <message>
        <source>{number:.1}</source>
        <extracomment>cribbage.hint.number</extracomment>
        <translation>{number:.1}</translation>
    </message>
    <message>
        <source>{number:+,.1}</source>
        <extracomment>cribbage.hint.signed</extracomment>
        <translation>{number:+,.1}</translation>
    </message>
    <message>
        <source>{number:%}</source>
        <extracomment>cribbage.hint.percent</extracomment>
        <translation>{number:%}</translation>
    </message>
    <message>
        <source>{who} wins {won} : {lost}</source>
        <extracomment>cribbage.result.title, cribbage.log.over</extracomment>
        <translation>{who} gewinnt {won} : {lost}</translation>
    </message>
    <message>
        <source>You win {won} : {lost}</source>
        <extracomment>cribbage.result.title.you, cribbage.log.over.you</extracomment>
        <translation>Du gewinnst {won} : {lost}</translation>
    </message>
    <message numerus="yes">
        <source>After %n deal(s)</source>
        <extracomment>cribbage.result.deals</extracomment>
        <translation>
            <numerusform>Nach einem Blatt</numerusform>
            <numerusform>Nach %n Blättern</numerusform>
        </translation>
    </message>
    <message>
        <source>A skunk: the other side stopped at {lost}.</source>
        <extracomment>cribbage.result.skunk</extracomment>
        <translation>Ein Skunk: Die Gegenseite blieb bei {lost} stehen.</translation>
    </message>
    <message>
        <source>A double skunk: the other side stopped at {lost}.</source>
        <extracomment>cribbage.result.double_skunk</extracomment>
        <translation>Ein Doppelskunk: Die Gegenseite blieb bei {lost} stehen.</translation>
    </message>
    <message>
        <source>The match starts at {first} : {second}.</source>
        <extracomment>cribbage.log.start</extracomment>
        <translation>Die Partie beginnt bei {first} : {second}.</translation>
    </message>
    <message>
        <source>{who} cuts {card}.</source>
        <extracomment>cribbage.log.cut_for_deal</extracomment>
        <translation>{who} hebt {card} ab.</translation>
    </message>
    <message>
        <source>You cut {card}.</source>
        <extracomment>cribbage.log.cut_for_deal.you</extracomment>
        <translation>Du hebst {card} ab.</translation>
    </message>
    <message>
        <source>Equal ranks: cut again.</source>
        <extracomment>cribbage.log.tie</extracomment>
        <translation>Gleicher Rang: noch einmal abheben.</translation>
    </message>
    <message>
        <source>{who} deals first.</source>
        <extracomment>cribbage.log.first_dealer</extracomment>
        <translation>{who} gibt zuerst.</translation>
    </message>
    <message>
        <source>You deal first.</source>
        <extracomment>cribbage.log.first_dealer.you</extracomment>
        <translation>Du gibst zuerst.</translation>
    </message>
    <message>
        <source>Deal {deal} · {who} deals</source>
        <extracomment>cribbage.log.deal</extracomment>
        <translation>{deal}. Blatt · {who} gibt</translation>
    </message>
    <message>
        <source>Deal {deal} · you deal</source>
        <extracomment>cribbage.log.deal.you</extracomment>
        <translation>{deal}. Blatt · du gibst</translation>
    </message>
    <message>
        <source>{who} cuts the pack.</source>
        <extracomment>cribbage.log.cut_pack</extracomment>
        <translation>{who} hebt den Stapel ab.</translation>
    </message>
    <message>
        <source>You cut the pack.</source>
        <extracomment>cribbage.log.cut_pack.you</extracomment>
        <translation>Du hebst den Stapel ab.</translation>
    </message>
    <message>
        <source>{who} lays two cards in the crib.</source>
        <extracomment>cribbage.log.discarded</extracomment>
        <translation>{who} legt zwei Karten in den Vorrat.</translation>
    </message>
    <message>
        <source>You lay two cards in the crib.</source>
        <extracomment>cribbage.log.discarded.you</extracomment>
        <translation>Du legst zwei Karten in den Vorrat.</translation>
    </message>
    <message>
        <source>Both lay two cards in {who:genitive} crib.</source>
        <extracomment>cribbage.log.crib</extracomment>
        <translation>Beide legen zwei Karten in {who:genitive} Vorrat.|Beide legen zwei Karten in den Vorrat von {who}.</translation>
    </message>
    <message>
        <source>Both lay two cards in your crib.</source>
        <extracomment>cribbage.log.crib.you</extracomment>
        <translation>Beide legen zwei Karten in deinen Vorrat.</translation>
    </message>
    <message>
        <source>{who} cuts: starter {card!b}</source>
        <extracomment>cribbage.log.starter</extracomment>
        <translation>{who} hebt ab: Startkarte {card!b}</translation>
    </message>
    <message>
        <source>You cut: starter {card!b}</source>
        <extracomment>cribbage.log.starter.you</extracomment>
        <translation>Du hebst ab: Startkarte {card!b}</translation>
    </message>
    <message>
        <source>{who} plays {card}</source>
        <extracomment>cribbage.log.played</extracomment>
        <translation>{who} spielt {card}</translation>
    </message>
    <message>
        <source>You play {card}</source>
        <extracomment>cribbage.log.played.you</extracomment>
        <translation>Du spielst {card}</translation>
    </message>
    <message>
        <source>{who}: go</source>
        <extracomment>cribbage.log.go</extracomment>
        <translation>{who}: Passe</translation>
    </message>
    <message>
        <source>You: go</source>
        <extracomment>cribbage.log.go.you</extracomment>
        <translation>Du: Passe</translation>
    </message>
    <message>
        <source>{who} {points:+} · {reasons:cap}</source>
        <extracomment>cribbage.log.scored</extracomment>
        <translation>{who} {points:+} · {reasons:cap}</translation>
    </message>
    <message>
        <source>You {points:+} · {reasons:cap}</source>
        <extracomment>cribbage.log.scored.you</extracomment>
        <translation>Du {points:+} · {reasons:cap}</translation>
    </message>
    <message>
        <source>Deal {deal} · Show</source>
        <extracomment>cribbage.log.show</extracomment>
        <translation>{deal}. Blatt · Zählen</translation>
    </message>
    <message>
        <source>{title} {cards}</source>
        <extracomment>cribbage.log.counted</extracomment>
        <translation>{title} {cards}</translation>
    </message>
    <message>
        <source>Play: {reason}</source>
        <extracomment>cribbage.details.play</extracomment>
        <translation>Ausspielen: {reason}</translation>
    </message>
    <message>
        <source>{place}: {reason}</source>
        <extracomment>cribbage.details.show</extracomment>
        <translation>{place}: {reason}</translation>
    </message>
    <message>
        <source>{place}: {times} × {reason}</source>
        <extracomment>cribbage.details.show_times</extracomment>
        <translation>{place}: {times} × {reason}</translation>
    </message>
    <message>
        <source>Starter: {card}.</source>
        <extracomment>cribbage.say.starter</extracomment>
        <translation>Startkarte: {card}.</translation>
    </message>
    <message>
        <source>{who}: {card}, count {count}.</source>
        <extracomment>cribbage.say.played</extracomment>
        <translation>{who}: {card}, Summe {count}.</translation>
    </message>
    <message>
        <source>You: {card}, count {count}.</source>
        <extracomment>cribbage.say.played.you</extracomment>
        <translation>Du: {card}, Summe {count}.</translation>
    </message>
    <message>
        <source>{who} scores {worth}.</source>
        <extracomment>cribbage.say.scored</extracomment>
        <translation>{who}: {worth}.</translation>
    </message>
    <message>
        <source>You score {worth}.</source>
        <extracomment>cribbage.say.scored.you</extracomment>
        <translation>Du: {worth}.</translation>
    </message>
    <message>
        <source>{who} wins.</source>
        <extracomment>cribbage.say.over</extracomment>
        <translation>{who} gewinnt.</translation>
    </message>
    <message>
        <source>You win.</source>
        <extracomment>cribbage.say.over.you</extracomment>
        <translation>Du gewinnst.</translation>
    </message>
</context>
</TS>
