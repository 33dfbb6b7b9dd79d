<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da_DK" sourcelanguage="en">
<context>
    <name>CribbageBoard</name>
    <message>
        <source>Peg board: %1</source>
        <translation>Pointbræt: %1</translation>
    </message>
</context>
<context>
    <name>CribbageCut</name>
    <message>
        <source>%1 of %2 cards</source>
        <translation>%1 af %2 kort</translation>
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
        <translation>Dobbeltskunk</translation>
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
        <translation>Pind for %1 i hul %2</translation>
    </message>
</context>
<context>
    <name>cribbage</name>
    <message>
        <source>Aim</source>
        <extracomment>cribbage.rules.aim</extracomment>
        <translation>Mål</translation>
    </message>
    <message>
        <source>Cribbage is for two, with 52 cards and no jokers. Whoever reaches 121 points first wins at once.</source>
        <extracomment>cribbage.rules.aim.target</extracomment>
        <translation>Cribbage spilles af to med 52 kort uden jokere. Den, der først når 121 point, vinder straks.</translation>
    </message>
    <message>
        <source>Points are made twice in every deal: first in the play, card by card, then in the show, when hands and crib are counted together with the starter.</source>
        <extracomment>cribbage.rules.aim.course</extracomment>
        <translation>Der er point to gange i hver giv: først i udspillet, kort for kort, og så ved optællingen, når hænder og krybbe tælles sammen med startkortet.</translation>
    </message>
    <message>
        <source>The board keeps the score. Each side has two pegs: the front one stands at the score, the back one where it stood before. Every gain moves the back peg past the front one.</source>
        <extracomment>cribbage.rules.aim.board</extracomment>
        <translation>Brættet viser stillingen. Hver side har to pinde: Den forreste står på pointtallet, den bageste på det forrige. Ved hver gevinst flyttes den bageste pind forbi den forreste.</translation>
    </message>
    <message>
        <source>The first dealer</source>
        <extracomment>cribbage.rules.cut</extracomment>
        <translation>Den første giver</translation>
    </message>
    <message>
        <source>Both cut a card for the first deal. The lower rank wins and deals; the ace is low, the king is high.</source>
        <extracomment>cribbage.rules.cut.lower</extracomment>
        <translation>Der tages af om, hvem der giver først: Den laveste værdi vinder og giver; esset er lavt, kongen høj.</translation>
    </message>
    <message>
        <source>Equal ranks need another shuffle and another cut.</source>
        <extracomment>cribbage.rules.cut.tie</extracomment>
        <translation>Ved samme værdi blandes der, og der tages af igen.</translation>
    </message>
    <message>
        <source>After that the deal alternates.</source>
        <extracomment>cribbage.rules.cut.alternate</extracomment>
        <translation>Derefter skiftes man til at give.</translation>
    </message>
    <message>
        <source>The deal</source>
        <extracomment>cribbage.rules.deal</extracomment>
        <translation>Kortgivningen</translation>
    </message>
    <message>
        <source>The one who does not deal, the pone, cuts the pack. Then both get six cards, one at a time, the pone first.</source>
        <extracomment>cribbage.rules.deal.six</extracomment>
        <translation>Den, der ikke giver, forhånd, tager af bunken. Så får begge seks kort, ét ad gangen, og forhånd begynder.</translation>
    </message>
    <message>
        <source>How deep you cut tells nothing about the order of the pack, and changes nothing.</source>
        <extracomment>cribbage.rules.deal.depth</extracomment>
        <translation>Hvor dybt du tager af, røber intet om kortenes rækkefølge og ændrer intet.</translation>
    </message>
    <message>
        <source>The crib</source>
        <extracomment>cribbage.rules.crib</extracomment>
        <translation>Krybben</translation>
    </message>
    <message>
        <source>Each lays two cards face down in the crib of four cards and keeps four.</source>
        <extracomment>cribbage.rules.crib.two</extracomment>
        <translation>Hver lægger to kort med bagsiden op i krybben på fire kort og beholder fire.</translation>
    </message>
    <message>
        <source>The crib belongs to the dealer and is counted last. So a dealer gives good cards, and a pone poor ones.</source>
        <extracomment>cribbage.rules.crib.owner</extracomment>
        <translation>Krybben tilhører giveren og tælles til sidst. Derfor lægger giveren gode kort i den og forhånd dårlige.</translation>
    </message>
    <message>
        <source>The starter</source>
        <extracomment>cribbage.rules.starter</extracomment>
        <translation>Startkortet</translation>
    </message>
    <message>
        <source>Only now the pone cuts the other 40 cards for the starter. It lies face up and belongs to every hand in the show.</source>
        <extracomment>cribbage.rules.starter.cut</extracomment>
        <translation>Først nu tager forhånd af de øvrige 40 kort til startkortet. Det ligger åbent og hører ved optællingen til hver hånd.</translation>
    </message>
    <message>
        <source>A jack as starter gives the dealer two points at once.</source>
        <extracomment>cribbage.rules.starter.heels</extracomment>
        <translation>En knægt som startkort giver straks giveren to point.</translation>
    </message>
    <message>
        <source>The play</source>
        <extracomment>cribbage.rules.play</extracomment>
        <translation>Udspillet</translation>
    </message>
    <message>
        <source>The ace counts 1, pictures count 10, all others their rank.</source>
        <extracomment>cribbage.rules.play.values</extracomment>
        <translation>Esset tæller 1, billedkort 10, alle andre deres pålydende.</translation>
    </message>
    <message>
        <source>The pone plays first, then both in turn. Each card is added to the count, which must not pass 31.</source>
        <extracomment>cribbage.rules.play.turns</extracomment>
        <translation>Forhånd spiller ud, derefter skiftes man. Hvert kort lægges til summen, som ikke må komme over 31.</translation>
    </message>
    <message>
        <source>Whoever can play must play. If none of your cards fits, you say go, and the other plays on alone as long as possible.</source>
        <extracomment>cribbage.rules.play.must</extracomment>
        <translation>Den, der kan spille, skal spille. Passer ingen af dine kort, siger du pas, og den anden spiller videre, så længe det går.</translation>
    </message>
    <message>
        <source>When neither can go on, the last to play gets one point. The count goes back to zero and the other begins. The last card of the deal gives one point too.</source>
        <extracomment>cribbage.rules.play.last</extracomment>
        <translation>Kan ingen gå videre, får den, der spillede sidst, ét point. Summen begynder forfra på nul, og den anden spiller ud. Også givens sidste kort giver ét point.</translation>
    </message>
    <message>
        <source>Exactly 31 gives two points, and none for the last card on top.</source>
        <extracomment>cribbage.rules.play.thirty_one</extracomment>
        <translation>Præcis 31 giver to point, og så intet ekstra for sidste kort.</translation>
    </message>
    <message>
        <source>Points in the play</source>
        <extracomment>cribbage.rules.play_points</extracomment>
        <translation>Point i udspillet</translation>
    </message>
    <message>
        <source>A count of fifteen gives two points, and so does 31.</source>
        <extracomment>cribbage.rules.play_points.sums</extracomment>
        <translation>En sum på femten giver to point, og det gør 31 også.</translation>
    </message>
    <message>
        <source>Equal ranks one after the other at the end give: a pair 2, three of a kind 6, four of a kind 12.</source>
        <extracomment>cribbage.rules.play_points.equals</extracomment>
        <translation>Ens værdier efter hinanden til sidst giver: par 2, tre ens 6, fire ens 12.</translation>
    </message>
    <message>
        <source>The longest run at the end of at least three different ranks in sequence, in any order, gives its length. In the play there are no multiple runs.</source>
        <extracomment>cribbage.rules.play_points.run</extracomment>
        <translation>Den længste sekvens til sidst af mindst tre forskellige værdier i træk, i vilkårlig rækkefølge, giver sin længde. I udspillet er der ingen flerdobbelte sekvenser.</translation>
    </message>
    <message>
        <source>Whatever the last card makes counts, all of it together. A go in between does not interrupt, going back to zero does.</source>
        <extracomment>cribbage.rules.play_points.several</extracomment>
        <translation>Alt, hvad det sidste kort danner, tæller sammen. Et pas imellem afbryder ikke, men en ny begyndelse på nul gør.</translation>
    </message>
    <message>
        <source>The show</source>
        <extracomment>cribbage.rules.show</extracomment>
        <translation>Optællingen</translation>
    </message>
    <message>
        <source>Afterwards the pone’s hand, the dealer’s hand and the crib are counted in this order, each with the same starter.</source>
        <extracomment>cribbage.rules.show.order</extracomment>
        <translation>Derefter tælles forhånds hånd, giverens hånd og krybben i denne rækkefølge, hver med det samme startkort.</translation>
    </message>
    <message>
        <source>Every combination of cards that adds up to fifteen gives two points.</source>
        <extracomment>cribbage.rules.show.fifteens</extracomment>
        <translation>Hver kombination af kort, der giver femten, giver to point.</translation>
    </message>
    <message>
        <source>Every pair gives two; so three of a kind give 6 and four of a kind 12.</source>
        <extracomment>cribbage.rules.show.pairs</extracomment>
        <translation>Hvert par giver to; tre ens altså 6 og fire ens 12.</translation>
    </message>
    <message>
        <source>All combinations of the longest run of three or more give its length. Ace and king do not join.</source>
        <extracomment>cribbage.rules.show.runs</extracomment>
        <translation>Alle kombinationer af den længste sekvens på mindst tre giver dens længde. Es og konge hænger ikke sammen.</translation>
    </message>
    <message>
        <source>Four cards of the hand in one suit give four, with a matching starter five. The crib needs all five cards in one suit.</source>
        <extracomment>cribbage.rules.show.flush</extracomment>
        <translation>Fire håndkort i samme kulør giver fire, med passende startkort fem. I krybben skal alle fem være i samme kulør.</translation>
    </message>
    <message>
        <source>A jack in hand or crib of the starter’s suit gives one.</source>
        <extracomment>cribbage.rules.show.nobs</extracomment>
        <translation>En knægt på hånden eller i krybben i startkortets kulør giver ét.</translation>
    </message>
    <message>
        <source>Winning</source>
        <extracomment>cribbage.rules.win</extracomment>
        <translation>At vinde</translation>
    </message>
    <message>
        <source>From 121 points on you win at once in every phase; what would be counted later no longer counts. You need not reach 121 exactly.</source>
        <extracomment>cribbage.rules.win.at_once</extracomment>
        <translation>Fra 121 point vinder du straks, i enhver fase; senere optælling falder bort. Du behøver ikke ramme 121 præcist.</translation>
    </message>
    <message>
        <source>That is why the order of the show matters near the end: the pone counts first and may win although the dealer’s hand is worth more.</source>
        <extracomment>cribbage.rules.win.order</extracomment>
        <translation>Derfor betyder optællingens rækkefølge noget hen mod slutningen: Forhånd tæller først og kan vinde, selv om giverens hånd er mere værd.</translation>
    </message>
    <message>
        <source>If the loser has 90 points or fewer, it is a skunk, with 60 or fewer a double skunk. It is noted, but counts no more.</source>
        <extracomment>cribbage.rules.win.skunk</extracomment>
        <translation>Har taberen højst 90 point, er det en skunk, med højst 60 en dobbeltskunk. Det noteres, men tæller ikke mere.</translation>
    </message>
    <message>
        <source>Controls</source>
        <extracomment>cribbage.rules.controls</extracomment>
        <translation>Betjening</translation>
    </message>
    <message>
        <source>Use the cards and the board directly, by mouse or touch. You can also drag a card to its place.</source>
        <extracomment>cribbage.rules.controls.direct</extracomment>
        <translation>Brug kortene og brættet direkte med mus eller berøring. Du kan også trække et kort på plads.</translation>
    </message>
    <message>
        <source>A click chooses a card and shows what would happen. A second click, Enter or the button confirms. Esc takes the choice back.</source>
        <extracomment>cribbage.rules.controls.preview</extracomment>
        <translation>Et klik vælger et kort og viser, hvad der ville ske. Et klik til, Enter eller knappen bekræfter. Esc ophæver valget.</translation>
    </message>
    <message>
        <source>Arrow keys walk through the cards and Space chooses. Choosing by position numbers is an optional help for the keyboard.</source>
        <extracomment>cribbage.rules.controls.keys</extracomment>
        <translation>Piletasterne går gennem kortene, og mellemrum vælger. Valg med positionsnumre er en valgfri hjælp til tastaturet.</translation>
    </message>
    <message>
        <source>In the show, Enter or a tap on the board leads to the next combination. A tap on a peg shows where its last points came from.</source>
        <extracomment>cribbage.rules.controls.show</extracomment>
        <translation>Ved optællingen går Enter eller et tryk på brættet til næste kombination. Et tryk på en pind viser, hvor dens sidste point kom fra.</translation>
    </message>
    <message>
        <source>A hint shows the best choice and what the others are worth. It stays a preview until you confirm.</source>
        <extracomment>cribbage.rules.controls.hint</extracomment>
        <translation>Et tip viser det bedste valg, og hvad de andre er værd. Det forbliver en forhåndsvisning, til du bekræfter.</translation>
    </message>
    <message>
        <source>In this program</source>
        <extracomment>cribbage.rules.program</extracomment>
        <translation>I dette program</translation>
    </message>
    <message>
        <source>There is no clock, and all points are counted automatically. A forced go is said for you.</source>
        <extracomment>cribbage.rules.program.automatic</extracomment>
        <translation>Der er intet ur, og alle point tælles automatisk. Et tvunget pas siger programmet for dig.</translation>
    </message>
    <message>
        <source>Points that were overlooked cannot be claimed by the other side, and there are no penalties as in tournaments.</source>
        <extracomment>cribbage.rules.program.no_penalties</extracomment>
        <translation>Oversete point kan ikke overtages af modparten, og der er ingen straf som i turneringer.</translation>
    </message>
    <message>
        <source>When several people share one device, handing it over hides all cards until “Show my hand”.</source>
        <extracomment>cribbage.rules.program.handover</extracomment>
        <translation>Når flere deler en enhed, skjuler overdragelsen alle kort indtil ”Vis min hånd”.</translation>
    </message>
    <message>
        <source>Undo and redo bring back real actions, including the computer’s answers after yours.</source>
        <extracomment>cribbage.rules.program.undo</extracomment>
        <translation>Fortryd og Gentag gendanner virkelige handlinger, også computerens svar efter din.</translation>
    </message>
    <message>
        <source>Restart keeps the same random match: the same cards, the same cuts.</source>
        <extracomment>cribbage.rules.program.restart</extracomment>
        <translation>Genstart beholder det samme tilfældige parti: de samme kort, det samme aftag.</translation>
    </message>
    <message>
        <source>Computer players see only what you would see in their place.</source>
        <extracomment>cribbage.rules.program.fair</extracomment>
        <translation>Computerspillere ser kun det, du ville se på deres plads.</translation>
    </message>
    <message>
        <source>7 and 8: fifteen for 2</source>
        <extracomment>cribbage.rules.example.fifteen</extracomment>
        <translation>7 og 8: femten for 2</translation>
    </message>
    <message>
        <source>4, 6, then 5: fifteen for 2 and a run for 3</source>
        <extracomment>cribbage.rules.example.run_of_play</extracomment>
        <translation>4, 6, så 5: femten for 2 og sekvens for 3</translation>
    </message>
    <message>
        <source>The last three cards are equal: 6</source>
        <extracomment>cribbage.rules.example.three</extracomment>
        <translation>De sidste tre kort er ens: 6</translation>
    </message>
    <message>
        <source>7, 8, 7 is no run</source>
        <extracomment>cribbage.rules.example.no_run</extracomment>
        <translation>7, 8, 7 er ingen sekvens</translation>
    </message>
    <message>
        <source>Starter 5: 4 for two fifteens, 2 for the pair, 8 for two runs of four: 14 points</source>
        <extracomment>cribbage.rules.example.double_run</extracomment>
        <translation>Startkort 5: 4 for to femtener, 2 for parret, 8 for to sekvenser på fire: 14 point</translation>
    </message>
    <message>
        <source>Starter king of hearts: 5 for five hearts, in hand and crib</source>
        <extracomment>cribbage.rules.example.flush</extracomment>
        <translation>Startkort hjerter konge: 5 for fem hjerter, på hånden og i krybben</translation>
    </message>
    <message>
        <source>Starter two of spades: 2 for fifteen, 1 for the jack of spades: 3 points</source>
        <extracomment>cribbage.rules.example.nobs</extracomment>
        <translation>Startkort spar to: 2 for femten, 1 for spar knægt: 3 point</translation>
    </message>
    <message>
        <source>Starter five of hearts: 16 for eight fifteens, 12 for four fives, 1 for the jack of hearts: 29, the best hand there is</source>
        <extracomment>cribbage.rules.example.twenty_nine</extracomment>
        <translation>Startkort hjerter fem: 16 for otte femtener, 12 for fire femmere, 1 for hjerter knægt: 29, den bedste hånd, der findes</translation>
    </message>
    <message>
        <source>Nothing: king and ace do not join</source>
        <extracomment>cribbage.rules.example.nothing</extracomment>
        <translation>Ingenting: Konge og es hænger ikke sammen</translation>
    </message>
    <message>
        <source>Cribbage</source>
        <extracomment>cribbage.name</extracomment>
        <translation>Cribbage</translation>
    </message>
    <message>
        <source>The English pegging game for two: fifteens, runs and pairs up to 121.</source>
        <extracomment>cribbage.summary</extracomment>
        <translation>Det engelske spil for to med bræt og pinde: femtener, sekvenser og par til 121.</translation>
    </message>
    <message>
        <source>There is no seat {seat} at this table.</source>
        <extracomment>cribbage.reason.unknown_seat</extracomment>
        <translation>Der er ingen plads {seat} ved dette bord.</translation>
    </message>
    <message>
        <source>“{verb}” is not an action of cribbage.</source>
        <extracomment>cribbage.reason.unknown_verb</extracomment>
        <translation>”{verb}” er ikke en handling i cribbage.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <extracomment>cribbage.reason.match_over</extracomment>
        <translation>Partiet er slut.</translation>
    </message>
    <message>
        <source>What is asked for now: {expected}.</source>
        <extracomment>cribbage.reason.wrong_phase</extracomment>
        <translation>Nu gælder det: {expected}.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <extracomment>cribbage.reason.not_your_turn</extracomment>
        <translation>Det er ikke din tur.</translation>
    </message>
    <message>
        <source>You have cut already.</source>
        <extracomment>cribbage.reason.already_cut</extracomment>
        <translation>Du har allerede taget af.</translation>
    </message>
    <message>
        <source>You have discarded already.</source>
        <extracomment>cribbage.reason.already_discarded</extracomment>
        <translation>Du har allerede lagt to kort fra.</translation>
    </message>
    <message>
        <source>A cut needs one whole number.</source>
        <extracomment>cribbage.reason.depth_number</extracomment>
        <translation>Til at tage af hører ét helt tal.</translation>
    </message>
    <message>
        <source>Cut between {low} and {high} cards deep.</source>
        <extracomment>cribbage.reason.depth_range</extracomment>
        <translation>Tag mellem {low} og {high} kort af.</translation>
    </message>
    <message>
        <source>Discard exactly two cards.</source>
        <extracomment>cribbage.reason.discard_two</extracomment>
        <translation>Læg præcis to kort fra.</translation>
    </message>
    <message>
        <source>You named {card:short} twice.</source>
        <extracomment>cribbage.reason.same_card_twice</extracomment>
        <translation>Du har nævnt {card:short} to gange.</translation>
    </message>
    <message>
        <source>Play exactly one card.</source>
        <extracomment>cribbage.reason.play_one</extracomment>
        <translation>Spil præcis ét kort.</translation>
    </message>
    <message>
        <source>“{text}” is not a card.</source>
        <extracomment>cribbage.reason.not_a_card</extracomment>
        <translation>”{text}” er ikke et kort.</translation>
    </message>
    <message>
        <source>{card:short} is not in your hand.</source>
        <extracomment>cribbage.reason.not_in_hand</extracomment>
        <translation>{card:short} er ikke på din hånd.</translation>
    </message>
    <message>
        <source>With {card:short}, the count would go from {count} past 31.</source>
        <extracomment>cribbage.reason.over_31</extracomment>
        <translation>Med {card:short} ville summen gå fra {count} til over 31.</translation>
    </message>
    <message>
        <source>cut for the first deal</source>
        <extracomment>cribbage.expected.cut_for_deal</extracomment>
        <translation>tage af om første giv</translation>
    </message>
    <message>
        <source>cut the pack</source>
        <extracomment>cribbage.expected.cut_pack</extracomment>
        <translation>tage af bunken</translation>
    </message>
    <message>
        <source>lay two cards in the crib</source>
        <extracomment>cribbage.expected.discard</extracomment>
        <translation>lægge to kort i krybben</translation>
    </message>
    <message>
        <source>cut for the starter</source>
        <extracomment>cribbage.expected.cut_starter</extracomment>
        <translation>tage af til startkortet</translation>
    </message>
    <message>
        <source>play a card</source>
        <extracomment>cribbage.expected.play</extracomment>
        <translation>spille et kort</translation>
    </message>
    <message>
        <source>Cribbage is for two players, not for {seats}.</source>
        <extracomment>cribbage.setup.seats</extracomment>
        <translation>Cribbage spilles af to, ikke af {seats}.</translation>
    </message>
    <message>
        <source>A match starts from two whole numbers from 0 to below {target}.</source>
        <extracomment>cribbage.setup.scores</extracomment>
        <translation>Et parti begynder med to hele tal fra 0 til under {target}.</translation>
    </message>
    <message>
        <source>The dealer can be seat 0 or 1.</source>
        <extracomment>cribbage.setup.dealer</extracomment>
        <translation>Giver kan være plads 0 eller 1.</translation>
    </message>
    <message>
        <source>Deal {deal} · {phase}</source>
        <extracomment>cribbage.progress</extracomment>
        <translation>{deal}. giv · {phase}</translation>
    </message>
    <message>
        <source>Cut for deal</source>
        <extracomment>cribbage.phase.cut_for_deal</extracomment>
        <translation>Hvem giver først</translation>
    </message>
    <message>
        <source>Cutting</source>
        <extracomment>cribbage.phase.cut_pack</extracomment>
        <translation>Aftagning</translation>
    </message>
    <message>
        <source>Cut</source>
        <extracomment>cribbage.confirm.cut</extracomment>
        <translation>Tag af</translation>
    </message>
    <message>
        <source>Hint: {card}, {points:+,.1} points on average</source>
        <extracomment>cribbage.hint.play</extracomment>
        <translation>Tip: {card}, {points:+,.1} point i gennemsnit</translation>
    </message>
    <message>
        <source>Hint: {what}</source>
        <extracomment>cribbage.hint.discard</extracomment>
        <translation>Tip: {what}</translation>
    </message>
    <message>
        <source>{cards} away: hand {hand:.1} ({low}–{high}), crib {crib:+,.1} on average</source>
        <extracomment>cribbage.hint.figures</extracomment>
        <translation>{cards} fra: hånd {hand:.1} ({low}–{high}), krybbe {crib:+,.1} i gennemsnit</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>cribbage.phase.discard</extracomment>
        <translation>Fralægning</translation>
    </message>
    <message>
        <source>Pegging</source>
        <extracomment>cribbage.fact.pegging</extracomment>
        <translation>Udspil</translation>
    </message>
    <message>
        <source>Hand as dealer</source>
        <extracomment>cribbage.fact.dealer_hand</extracomment>
        <translation>Hånd som giver</translation>
    </message>
    <message>
        <source>Hand as pone</source>
        <extracomment>cribbage.fact.pone_hand</extracomment>
        <translation>Hånd som forhånd</translation>
    </message>
    <message>
        <source>Pegging as dealer</source>
        <extracomment>cribbage.fact.dealer_pegging</extracomment>
        <translation>Udspil som giver</translation>
    </message>
    <message>
        <source>Pegging as pone</source>
        <extracomment>cribbage.fact.pone_pegging</extracomment>
        <translation>Udspil som forhånd</translation>
    </message>
    <message>
        <source>Skunks given</source>
        <extracomment>cribbage.fact.skunks</extracomment>
        <translation>Skunks givet</translation>
    </message>
    <message>
        <source>Skunks taken</source>
        <extracomment>cribbage.fact.skunked</extracomment>
        <translation>Skunks fået</translation>
    </message>
    <message>
        <source>Deals</source>
        <extracomment>cribbage.fact.deals</extracomment>
        <translation>Givninger</translation>
    </message>
    <message>
        <source>Best hand</source>
        <extracomment>cribbage.fact.best_hand</extracomment>
        <translation>Bedste hånd</translation>
    </message>
    <message>
        <source>Best crib</source>
        <extracomment>cribbage.fact.best_crib</extracomment>
        <translation>Bedste krybbe</translation>
    </message>
    <message>
        <source>Points of your hands</source>
        <extracomment>cribbage.fact.hands</extracomment>
        <translation>Dine hænders point</translation>
    </message>
    <message>
        <source>points a hand</source>
        <extracomment>cribbage.unit.hand</extracomment>
        <translation>point pr. hånd</translation>
    </message>
    <message>
        <source>points a crib</source>
        <extracomment>cribbage.unit.crib</extracomment>
        <translation>point pr. krybbe</translation>
    </message>
    <message>
        <source>points a deal</source>
        <extracomment>cribbage.unit.deal</extracomment>
        <translation>point pr. giv</translation>
    </message>
    <message>
        <source>doubles count once</source>
        <extracomment>cribbage.unit.double</extracomment>
        <translation>også dobbelte tæller én gang</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>cribbage.unit.points</extracomment>
        <translation>point</translation>
    </message>
    <message>
        <source>hands</source>
        <extracomment>cribbage.unit.hands</extracomment>
        <translation>hænder</translation>
    </message>
    <message>
        <source>Starter</source>
        <extracomment>cribbage.phase.cut_starter, cribbage.starter</extracomment>
        <translation>Startkort</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>cribbage.phase.play</extracomment>
        <translation>Udspil</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>cribbage.phase.show</extracomment>
        <translation>Optælling</translation>
    </message>
    <message>
        <source>Finished</source>
        <extracomment>cribbage.phase.over</extracomment>
        <translation>Slut</translation>
    </message>
    <message>
        <source>Cut for the first deal</source>
        <extracomment>cribbage.prompt.cut_for_deal</extracomment>
        <translation>Tag af om, hvem der giver først</translation>
    </message>
    <message>
        <source>Cut the pack</source>
        <extracomment>cribbage.prompt.cut_pack</extracomment>
        <translation>Tag af bunken</translation>
    </message>
    <message>
        <source>Lay two cards in {who:genitive} crib</source>
        <extracomment>cribbage.prompt.discard</extracomment>
        <translation>Læg to kort i {who:genitive} krybbe</translation>
    </message>
    <message>
        <source>Lay two cards in your crib</source>
        <extracomment>cribbage.prompt.discard.you</extracomment>
        <translation>Læg to kort i din krybbe</translation>
    </message>
    <message>
        <source>Cut for the starter</source>
        <extracomment>cribbage.prompt.cut_starter</extracomment>
        <translation>Tag af til startkortet</translation>
    </message>
    <message>
        <source>Play a card up to {limit}</source>
        <extracomment>cribbage.prompt.play</extracomment>
        <translation>Spil et kort op til {limit}</translation>
    </message>
    <message>
        <source>{who} is cutting for the first deal</source>
        <extracomment>cribbage.waiting.cut_for_deal</extracomment>
        <translation>{who} tager af om første giv</translation>
    </message>
    <message>
        <source>You are cutting for the first deal</source>
        <extracomment>cribbage.waiting.cut_for_deal.you</extracomment>
        <translation>Du tager af om første giv</translation>
    </message>
    <message>
        <source>{who} is cutting the pack</source>
        <extracomment>cribbage.waiting.cut_pack</extracomment>
        <translation>{who} tager af bunken</translation>
    </message>
    <message>
        <source>You are cutting the pack</source>
        <extracomment>cribbage.waiting.cut_pack.you</extracomment>
        <translation>Du tager af bunken</translation>
    </message>
    <message>
        <source>{who} is choosing two cards for the crib</source>
        <extracomment>cribbage.waiting.discard</extracomment>
        <translation>{who} vælger to kort til krybben</translation>
    </message>
    <message>
        <source>You are choosing two cards for the crib</source>
        <extracomment>cribbage.waiting.discard.you</extracomment>
        <translation>Du vælger to kort til krybben</translation>
    </message>
    <message>
        <source>{who} is cutting for the starter</source>
        <extracomment>cribbage.waiting.cut_starter</extracomment>
        <translation>{who} tager af til startkortet</translation>
    </message>
    <message>
        <source>You are cutting for the starter</source>
        <extracomment>cribbage.waiting.cut_starter.you</extracomment>
        <translation>Du tager af til startkortet</translation>
    </message>
    <message>
        <source>{who} is choosing a card</source>
        <extracomment>cribbage.waiting.play</extracomment>
        <translation>{who} vælger et kort</translation>
    </message>
    <message>
        <source>You are choosing a card</source>
        <extracomment>cribbage.waiting.play.you</extracomment>
        <translation>Du vælger et kort</translation>
    </message>
    <message>
        <source>The lower card deals first. The ace is low.</source>
        <extracomment>cribbage.detail.cut_for_deal</extracomment>
        <translation>Det laveste kort giver først. Esset er lavt.</translation>
    </message>
    <message>
        <source>{cards}: equal ranks. Cut again.</source>
        <extracomment>cribbage.detail.tie</extracomment>
        <translation>{cards}: Samme værdi. Tag af igen.</translation>
    </message>
    <message>
        <source>{who} deals first: {low:short} is lower than {high:short}.</source>
        <extracomment>cribbage.detail.first_dealer</extracomment>
        <translation>{who} giver først: {low:short} er lavere end {high:short}.</translation>
    </message>
    <message>
        <source>You deal first: {low:short} is lower than {high:short}.</source>
        <extracomment>cribbage.detail.first_dealer.you</extracomment>
        <translation>Du giver først: {low:short} er lavere end {high:short}.</translation>
    </message>
    <message>
        <source>Then {who} deals six cards each.</source>
        <extracomment>cribbage.detail.cut_pack</extracomment>
        <translation>Derefter giver {who} seks kort til hver.</translation>
    </message>
    <message>
        <source>Then you deal six cards each.</source>
        <extracomment>cribbage.detail.cut_pack.you</extracomment>
        <translation>Derefter giver du seks kort til hver.</translation>
    </message>
    <message>
        <source>A jack gives {who} 2 points.</source>
        <extracomment>cribbage.detail.cut_starter</extracomment>
        <translation>En knægt giver {who} 2 point.</translation>
    </message>
    <message>
        <source>A jack gives you 2 points.</source>
        <extracomment>cribbage.detail.cut_starter.you</extracomment>
        <translation>En knægt giver dig 2 point.</translation>
    </message>
    <message>
        <source>Choose two cards. You keep four.</source>
        <extracomment>cribbage.detail.discard</extracomment>
        <translation>Vælg to kort. Du beholder fire.</translation>
    </message>
    <message numerus="yes">
        <source>You keep {cards}: %n point(s) before the starter</source>
        <extracomment>cribbage.detail.kept</extracomment>
        <translation>
            <numerusform>Du beholder {cards}: %n point uden startkort</numerusform>
            <numerusform>Du beholder {cards}: %n point uden startkort</numerusform>
        </translation>
    </message>
    <message>
        <source>You lead.</source>
        <extracomment>cribbage.detail.lead</extracomment>
        <translation>Du spiller ud.</translation>
    </message>
    <message>
        <source>A new count begins at 0.</source>
        <extracomment>cribbage.detail.new_count</extracomment>
        <translation>Summen begynder forfra på 0.</translation>
    </message>
    <message>
        <source>The count is {count}, {left} left to 31.</source>
        <extracomment>cribbage.detail.count</extracomment>
        <translation>Summen er {count}, der er {left} op til 31.</translation>
    </message>
    <message>
        <source>{who} cannot go on. You play alone.</source>
        <extracomment>cribbage.detail.alone</extracomment>
        <translation>{who} må passe. Du spiller videre alene.</translation>
    </message>
    <message>
        <source>None of your cards fits at {count}.</source>
        <extracomment>cribbage.detail.passed</extracomment>
        <translation>Ingen af dine kort passer ved {count}.</translation>
    </message>
    <message>
        <source>No points</source>
        <extracomment>cribbage.detail.no_points</extracomment>
        <translation>Ingen point</translation>
    </message>
    <message>
        <source>Choose two cards</source>
        <extracomment>cribbage.confirm.choose_two</extracomment>
        <translation>Vælg to kort</translation>
    </message>
    <message>
        <source>One more card</source>
        <extracomment>cribbage.confirm.one_more</extracomment>
        <translation>Et kort mere</translation>
    </message>
    <message>
        <source>Discard {cards}</source>
        <extracomment>cribbage.confirm.discard</extracomment>
        <translation>Læg {cards} fra</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <extracomment>cribbage.confirm.choose_card</extracomment>
        <translation>Vælg et kort</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <extracomment>cribbage.confirm.play</extracomment>
        <translation>Spil {card}</translation>
    </message>
    <message>
        <source>Play {card} · {points:+}</source>
        <extracomment>cribbage.confirm.play_scoring</extracomment>
        <translation>Spil {card} · {points:+}</translation>
    </message>
    <message>
        <source>Few</source>
        <extracomment>cribbage.cut.few</extracomment>
        <translation>Få</translation>
    </message>
    <message>
        <source>Half</source>
        <extracomment>cribbage.cut.half</extracomment>
        <translation>Halvt</translation>
    </message>
    <message>
        <source>Many</source>
        <extracomment>cribbage.cut.many</extracomment>
        <translation>Mange</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) deep</source>
        <extracomment>cribbage.cut.depth</extracomment>
        <translation>
            <numerusform>%n kort dybt</numerusform>
            <numerusform>%n kort dybt</numerusform>
        </translation>
    </message>
    <message>
        <source>fifteen</source>
        <extracomment>cribbage.name.fifteen</extracomment>
        <translation>femten</translation>
    </message>
    <message>
        <source>31</source>
        <extracomment>cribbage.name.thirty_one</extracomment>
        <translation>31</translation>
    </message>
    <message>
        <source>pair</source>
        <extracomment>cribbage.name.pair</extracomment>
        <translation>par</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <extracomment>cribbage.name.three</extracomment>
        <translation>tre ens</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <extracomment>cribbage.name.four</extracomment>
        <translation>fire ens</translation>
    </message>
    <message>
        <source>run</source>
        <extracomment>cribbage.name.run</extracomment>
        <translation>sekvens</translation>
    </message>
    <message>
        <source>go</source>
        <extracomment>cribbage.name.go</extracomment>
        <translation>sidste kort</translation>
    </message>
    <message>
        <source>last card</source>
        <extracomment>cribbage.name.last</extracomment>
        <translation>sidste kort</translation>
    </message>
    <message>
        <source>jack as starter</source>
        <extracomment>cribbage.name.heels</extracomment>
        <translation>knægt som startkort</translation>
    </message>
    <message>
        <source>flush</source>
        <extracomment>cribbage.name.flush</extracomment>
        <translation>samme kulør</translation>
    </message>
    <message>
        <source>jack in suit</source>
        <extracomment>cribbage.name.nobs</extracomment>
        <translation>knægt i startkulør</translation>
    </message>
    <message>
        <source>run {cards:ranks}</source>
        <extracomment>cribbage.phrase.run</extracomment>
        <translation>sekvens {cards:ranks}</translation>
    </message>
    <message>
        <source>{reason} for {points}</source>
        <extracomment>cribbage.phrase.worth</extracomment>
        <translation>{reason} for {points}</translation>
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
        <translation>31 for {points}</translation>
    </message>
    <message>
        <source>deals</source>
        <extracomment>cribbage.role.dealer</extracomment>
        <translation>giver</translation>
    </message>
    <message>
        <source>deal</source>
        <extracomment>cribbage.role.dealer.you</extracomment>
        <translation>giver</translation>
    </message>
    <message>
        <source>{left} to go</source>
        <extracomment>cribbage.score.to_go</extracomment>
        <translation>mangler {left}</translation>
    </message>
    <message>
        <source>Count</source>
        <extracomment>cribbage.count.label</extracomment>
        <translation>Sum</translation>
    </message>
    <message>
        <source>with {card:rank}: {count}</source>
        <extracomment>cribbage.count.with</extracomment>
        <translation>med {card:rank}: {count}</translation>
    </message>
    <message>
        <source>{left} left</source>
        <extracomment>cribbage.count.left</extracomment>
        <translation>{left} tilbage</translation>
    </message>
    <message>
        <source>Go</source>
        <extracomment>cribbage.go</extracomment>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Pack</source>
        <extracomment>cribbage.pack, cribbage.piece.pack</extracomment>
        <translation>Bunke</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>cribbage.unit.played, cribbage.played</extracomment>
        <translation>spillet</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>cribbage.fact.hand, cribbage.hand, cribbage.hint.column.hand</extracomment>
        <translation>Hånd</translation>
    </message>
    <message>
        <source>{who:genitive} hand</source>
        <extracomment>cribbage.hand.of</extracomment>
        <translation>{who:genitive} hånd</translation>
    </message>
    <message>
        <source>Your hand</source>
        <extracomment>cribbage.hand.of.you</extracomment>
        <translation>Din hånd</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>cribbage.hand.size</extracomment>
        <translation>
            <numerusform>%n kort</numerusform>
            <numerusform>%n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>Crib</source>
        <extracomment>cribbage.fact.crib, cribbage.crib, cribbage.hint.column.crib</extracomment>
        <translation>Krybbe</translation>
    </message>
    <message>
        <source>{who:genitive} crib</source>
        <extracomment>cribbage.crib.of, cribbage.crib.label</extracomment>
        <translation>{who:genitive} krybbe</translation>
    </message>
    <message>
        <source>Your crib</source>
        <extracomment>cribbage.crib.of.you, cribbage.crib.label.you</extracomment>
        <translation>Din krybbe</translation>
    </message>
    <message>
        <source>Starter {card}</source>
        <extracomment>cribbage.piece.starter</extracomment>
        <translation>Startkort {card}</translation>
    </message>
    <message>
        <source>{card:cap}, cut by {who}</source>
        <extracomment>cribbage.piece.cut</extracomment>
        <translation>{card:cap}, taget af {who}</translation>
    </message>
    <message>
        <source>{card:cap}, cut by you</source>
        <extracomment>cribbage.piece.cut.you</extracomment>
        <translation>{card:cap}, taget af dig</translation>
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
        <translation>Kort med bagsiden op hos {who}</translation>
    </message>
    <message>
        <source>Your face-down card</source>
        <extracomment>cribbage.piece.back.you</extracomment>
        <translation>Dit kort med bagsiden op</translation>
    </message>
    <message>
        <source>Face-down card in {who:genitive} crib</source>
        <extracomment>cribbage.piece.crib</extracomment>
        <translation>Kort med bagsiden op i {who:genitive} krybbe</translation>
    </message>
    <message>
        <source>Face-down card in your crib</source>
        <extracomment>cribbage.piece.crib.you</extracomment>
        <translation>Kort med bagsiden op i din krybbe</translation>
    </message>
    <message>
        <source>{card:cap}, played by {who}</source>
        <extracomment>cribbage.piece.played</extracomment>
        <translation>{card:cap}, spillet af {who}</translation>
    </message>
    <message>
        <source>{card:cap}, played by you</source>
        <extracomment>cribbage.piece.played.you</extracomment>
        <translation>{card:cap}, spillet af dig</translation>
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
        <translation>Næste kombination</translation>
    </message>
    <message>
        <source>{title}</source>
        <extracomment>cribbage.show.next_hand</extracomment>
        <translation>{title}</translation>
    </message>
    <message>
        <source>Next deal</source>
        <extracomment>cribbage.show.next_deal</extracomment>
        <translation>Næste giv</translation>
    </message>
    <message>
        <source>Overview</source>
        <extracomment>cribbage.show.totals</extracomment>
        <translation>Oversigt</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>cribbage.show.finish</extracomment>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Whole hand</source>
        <extracomment>cribbage.show.whole_hand</extracomment>
        <translation>Hele hånden</translation>
    </message>
    <message numerus="yes">
        <source>%n more …</source>
        <extracomment>cribbage.show.left</extracomment>
        <translation>
            <numerusform>en til …</numerusform>
            <numerusform>%n til …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more combination(s)</source>
        <extracomment>cribbage.show.left_long</extracomment>
        <translation>
            <numerusform>en kombination til</numerusform>
            <numerusform>%n kombinationer til</numerusform>
        </translation>
    </message>
    <message>
        <source>So far</source>
        <extracomment>cribbage.show.sum</extracomment>
        <translation>Indtil nu</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>cribbage.show.total</extracomment>
        <translation>I alt</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>cribbage.show.column.points, cribbage.hint.column.points</extracomment>
        <translation>Point</translation>
    </message>
    <message>
        <source>Sum</source>
        <extracomment>cribbage.show.column.sum</extracomment>
        <translation>Sum</translation>
    </message>
    <message>
        <source>Deal {deal} is counted</source>
        <extracomment>cribbage.show.overview</extracomment>
        <translation>{deal}. giv er talt op</translation>
    </message>
    <message>
        <source>Combination {index} of {total}</source>
        <extracomment>cribbage.show.heading</extracomment>
        <translation>Kombination {index} af {total}</translation>
    </message>
    <message>
        <source>No combination</source>
        <extracomment>cribbage.show.nothing</extracomment>
        <translation>Ingen kombination</translation>
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
        <translation>{title}: {sum} indtil nu</translation>
    </message>
    <message numerus="yes">
        <source>{title}: %n point(s)</source>
        <extracomment>cribbage.show.prompt.total</extracomment>
        <translation>
            <numerusform>{title}: %n point</numerusform>
            <numerusform>{title}: %n point</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>cribbage.hint.title</extracomment>
        <translation>Tip</translation>
    </message>
    <message>
        <source>Hint: the depth makes no difference.</source>
        <extracomment>cribbage.hint.cut</extracomment>
        <translation>Tip: Dybden gør ingen forskel.</translation>
    </message>
    <message>
        <source>Hint: {card}: {gains:and}</source>
        <extracomment>cribbage.hint.play_scoring</extracomment>
        <translation>Tip: {card}: {gains:and}</translation>
    </message>
    <message>
        <source>Pegs</source>
        <extracomment>cribbage.hint.column.pegging</extracomment>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Net</source>
        <extracomment>cribbage.hint.column.sum</extracomment>
        <translation>Netto</translation>
    </message>
    <message>
        <source>Win</source>
        <extracomment>cribbage.hint.column.win</extracomment>
        <translation>Sejr</translation>
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
        <translation>{who} vinder {won} : {lost}</translation>
    </message>
    <message>
        <source>You win {won} : {lost}</source>
        <extracomment>cribbage.result.title.you, cribbage.log.over.you</extracomment>
        <translation>Du vinder {won} : {lost}</translation>
    </message>
    <message numerus="yes">
        <source>After %n deal(s)</source>
        <extracomment>cribbage.result.deals</extracomment>
        <translation>
            <numerusform>Efter en giv</numerusform>
            <numerusform>Efter %n giv</numerusform>
        </translation>
    </message>
    <message>
        <source>A skunk: the other side stopped at {lost}.</source>
        <extracomment>cribbage.result.skunk</extracomment>
        <translation>En skunk: Modparten nåede kun {lost}.</translation>
    </message>
    <message>
        <source>A double skunk: the other side stopped at {lost}.</source>
        <extracomment>cribbage.result.double_skunk</extracomment>
        <translation>En dobbeltskunk: Modparten nåede kun {lost}.</translation>
    </message>
    <message>
        <source>The match starts at {first} : {second}.</source>
        <extracomment>cribbage.log.start</extracomment>
        <translation>Partiet begynder ved {first} : {second}.</translation>
    </message>
    <message>
        <source>{who} cuts {card}.</source>
        <extracomment>cribbage.log.cut_for_deal</extracomment>
        <translation>{who} tager {card} af.</translation>
    </message>
    <message>
        <source>You cut {card}.</source>
        <extracomment>cribbage.log.cut_for_deal.you</extracomment>
        <translation>Du tager {card} af.</translation>
    </message>
    <message>
        <source>Equal ranks: cut again.</source>
        <extracomment>cribbage.log.tie</extracomment>
        <translation>Samme værdi: Tag af igen.</translation>
    </message>
    <message>
        <source>{who} deals first.</source>
        <extracomment>cribbage.log.first_dealer</extracomment>
        <translation>{who} giver først.</translation>
    </message>
    <message>
        <source>You deal first.</source>
        <extracomment>cribbage.log.first_dealer.you</extracomment>
        <translation>Du giver først.</translation>
    </message>
    <message>
        <source>Deal {deal} · {who} deals</source>
        <extracomment>cribbage.log.deal</extracomment>
        <translation>{deal}. giv · {who} giver</translation>
    </message>
    <message>
        <source>Deal {deal} · you deal</source>
        <extracomment>cribbage.log.deal.you</extracomment>
        <translation>{deal}. giv · du giver</translation>
    </message>
    <message>
        <source>{who} cuts the pack.</source>
        <extracomment>cribbage.log.cut_pack</extracomment>
        <translation>{who} tager af bunken.</translation>
    </message>
    <message>
        <source>You cut the pack.</source>
        <extracomment>cribbage.log.cut_pack.you</extracomment>
        <translation>Du tager af bunken.</translation>
    </message>
    <message>
        <source>{who} lays two cards in the crib.</source>
        <extracomment>cribbage.log.discarded</extracomment>
        <translation>{who} lægger to kort i krybben.</translation>
    </message>
    <message>
        <source>You lay two cards in the crib.</source>
        <extracomment>cribbage.log.discarded.you</extracomment>
        <translation>Du lægger to kort i krybben.</translation>
    </message>
    <message>
        <source>Both lay two cards in {who:genitive} crib.</source>
        <extracomment>cribbage.log.crib</extracomment>
        <translation>Begge lægger to kort i {who:genitive} krybbe.</translation>
    </message>
    <message>
        <source>Both lay two cards in your crib.</source>
        <extracomment>cribbage.log.crib.you</extracomment>
        <translation>Begge lægger to kort i din krybbe.</translation>
    </message>
    <message>
        <source>{who} cuts: starter {card!b}</source>
        <extracomment>cribbage.log.starter</extracomment>
        <translation>{who} tager af: startkort {card!b}</translation>
    </message>
    <message>
        <source>You cut: starter {card!b}</source>
        <extracomment>cribbage.log.starter.you</extracomment>
        <translation>Du tager af: startkort {card!b}</translation>
    </message>
    <message>
        <source>{who} plays {card}</source>
        <extracomment>cribbage.log.played</extracomment>
        <translation>{who} spiller {card}</translation>
    </message>
    <message>
        <source>You play {card}</source>
        <extracomment>cribbage.log.played.you</extracomment>
        <translation>Du spiller {card}</translation>
    </message>
    <message>
        <source>{who}: go</source>
        <extracomment>cribbage.log.go</extracomment>
        <translation>{who}: pas</translation>
    </message>
    <message>
        <source>You: go</source>
        <extracomment>cribbage.log.go.you</extracomment>
        <translation>Du: pas</translation>
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
        <translation>{deal}. giv · optælling</translation>
    </message>
    <message>
        <source>{title} {cards}</source>
        <extracomment>cribbage.log.counted</extracomment>
        <translation>{title} {cards}</translation>
    </message>
    <message>
        <source>Play: {reason}</source>
        <extracomment>cribbage.details.play</extracomment>
        <translation>Udspil: {reason}</translation>
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
        <translation>Startkort: {card}.</translation>
    </message>
    <message>
        <source>{who}: {card}, count {count}.</source>
        <extracomment>cribbage.say.played</extracomment>
        <translation>{who}: {card}, sum {count}.</translation>
    </message>
    <message>
        <source>You: {card}, count {count}.</source>
        <extracomment>cribbage.say.played.you</extracomment>
        <translation>Du: {card}, sum {count}.</translation>
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
        <translation>{who} vinder.</translation>
    </message>
    <message>
        <source>You win.</source>
        <extracomment>cribbage.say.over.you</extracomment>
        <translation>Du vinder.</translation>
    </message>
</context>
</TS>
