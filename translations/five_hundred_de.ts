<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>FiveHundredClaim</name>
    <message>
        <source>Space</source>
        <comment>the key</comment>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Esc</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>noch %n Sekunde</numerusform>
            <numerusform>noch %n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>sec.</source>
        <translation>Sek.</translation>
    </message>
</context>
<context>
    <name>FiveHundredCountRow</name>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
</context>
<context>
    <name>FiveHundredIndex</name>
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
    <name>FiveHundredPile</name>
    <message>
        <source>Whole pile · %1</source>
        <translation>Ganzer Stapel · %1</translation>
    </message>
    <message>
        <source>Top card</source>
        <translation>Oberste Karte</translation>
    </message>
</context>
<context>
    <name>FiveHundredPlate</name>
    <message>
        <source>thinking</source>
        <translation>überlegt</translation>
    </message>
</context>
<context>
    <name>FiveHundredReadings</name>
    <message>
        <source>What does the joker stand for?</source>
        <translation>Wofür steht der Joker?</translation>
    </message>
</context>
<context>
    <name>FiveHundredSpread</name>
    <message>
        <source>Take all: %1 could be laid now, %2 stay in the hand</source>
        <translation>Alles nehmen: %1 jetzt auslegbar, %2 bleiben auf der Hand</translation>
    </message>
</context>
<context>
    <name>FiveHundredTurn</name>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>next</source>
        <translation>danach</translation>
    </message>
</context>
<context>
    <name>five_hundred</name>
    <message>
        <source>500</source>
        <extracomment>five_hundred.name</extracomment>
        <translation>500</translation>
    </message>
    <message>
        <source>The Danish rummy for two to six: melds, the whole pile, jokers, and a quick claim.</source>
        <extracomment>five_hundred.summary</extracomment>
        <translation>Das dänische Rommé für zwei bis sechs: Meldungen, der ganze Ablagestapel, Joker und schnelles Zugreifen.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <extracomment>five_hundred.reason.over</extracomment>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <extracomment>five_hundred.reason.not_your_turn</extracomment>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>There is no seat {seat} at this table.</source>
        <extracomment>five_hundred.reason.unknown_seat</extracomment>
        <translation>An diesem Tisch gibt es keinen Platz {seat}.</translation>
    </message>
    <message>
        <source>That is not an action of this game.</source>
        <extracomment>five_hundred.reason.unknown_action</extracomment>
        <translation>Das ist keine Aktion in diesem Spiel.</translation>
    </message>
    <message>
        <source>That is not a card.</source>
        <extracomment>five_hundred.reason.not_a_card</extracomment>
        <translation>Das ist keine Karte.</translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <extracomment>five_hundred.reason.draw_first</extracomment>
        <translation>Zieh zuerst eine Karte.</translation>
    </message>
    <message>
        <source>You have drawn already.</source>
        <extracomment>five_hundred.reason.drawn_already</extracomment>
        <translation>Du hast schon gezogen.</translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <extracomment>five_hundred.reason.stock_empty</extracomment>
        <translation>Der Nachziehstapel ist leer.</translation>
    </message>
    <message>
        <source>The discard pile is empty.</source>
        <extracomment>five_hundred.reason.pile_empty</extracomment>
        <translation>Der Ablagestapel ist leer.</translation>
    </message>
    <message>
        <source>The pile has only one card: take its top card.</source>
        <extracomment>five_hundred.reason.pile_of_one</extracomment>
        <translation>Auf dem Ablagestapel liegt nur eine Karte: Nimm sie als oberste.</translation>
    </message>
    <message>
        <source>The whole pile may not be taken now.</source>
        <extracomment>five_hundred.reason.pile_banned</extracomment>
        <translation>Der ganze Ablagestapel darf jetzt nicht genommen werden.</translation>
    </message>
    <message>
        <source>Your hand and the pile make no new meld that leaves a card to discard.</source>
        <extracomment>five_hundred.reason.pile_no_meld</extracomment>
        <translation>Deine Hand und der Ablagestapel ergeben keine neue Meldung, nach der noch eine Karte zum Ablegen bleibt.</translation>
    </message>
    <message>
        <source>That part of the pile cannot be taken.</source>
        <extracomment>five_hundred.reason.pile_part</extracomment>
        <translation>Dieser Teil des Ablagestapels kann nicht genommen werden.</translation>
    </message>
    <message>
        <source>These cards do not follow each other in one suit.</source>
        <extracomment>five_hundred.reason.no_meld</extracomment>
        <translation>Diese Karten folgen nicht in einer Farbe aufeinander.</translation>
    </message>
    <message>
        <source>Cards of one rank make no meld in this match.</source>
        <extracomment>five_hundred.reason.no_sets</extracomment>
        <translation>Karten gleichen Werts sind in dieser Partie keine Meldung.</translation>
    </message>
    <message>
        <source>A meld has three cards or more.</source>
        <extracomment>five_hundred.reason.too_short</extracomment>
        <translation>Eine Meldung hat mindestens drei Karten.</translation>
    </message>
    <message>
        <source>The ace cannot be both below the two and above the king.</source>
        <extracomment>five_hundred.reason.ace_twice</extracomment>
        <translation>Das Ass kann nicht zugleich unter der Zwei und über dem König liegen.</translation>
    </message>
    <message>
        <source>A meld needs at least one card that is no joker.</source>
        <extracomment>five_hundred.reason.only_jokers</extracomment>
        <translation>Eine Meldung braucht mindestens eine Karte, die kein Joker ist.</translation>
    </message>
    <message>
        <source>A meld may not have so many jokers.</source>
        <extracomment>five_hundred.reason.too_many_jokers</extracomment>
        <translation>So viele Joker darf eine Meldung nicht haben.</translation>
    </message>
    <message>
        <source>In the first round no melds are laid.</source>
        <extracomment>five_hundred.reason.melds_banned</extracomment>
        <translation>In der ersten Runde wird nichts ausgelegt.</translation>
    </message>
    <message>
        <source>You have to keep a card to discard.</source>
        <extracomment>five_hundred.reason.keep_one</extracomment>
        <translation>Du musst eine Karte zum Ablegen behalten.</translation>
    </message>
    <message>
        <source>Nobody may close now: keep one card to discard and one more.</source>
        <extracomment>five_hundred.reason.keep_two</extracomment>
        <translation>Jetzt darf niemand schließen: Behalte eine Karte zum Ablegen und eine weitere.</translation>
    </message>
    <message>
        <source>A swapped joker can be laid in your next turn.</source>
        <extracomment>five_hundred.reason.joker_waits</extracomment>
        <translation>Ein eingetauschter Joker kann erst im nächsten Zug ausgelegt werden.</translation>
    </message>
    <message>
        <source>The swapped joker has to be laid in this turn.</source>
        <extracomment>five_hundred.reason.joker_must_be_laid</extracomment>
        <translation>Der eingetauschte Joker muss in diesem Zug ausgelegt werden.</translation>
    </message>
    <message>
        <source>You took the whole pile: lay a new meld first.</source>
        <extracomment>five_hundred.reason.meld_owed</extracomment>
        <translation>Du hast den ganzen Ablagestapel genommen: Leg zuerst eine neue Meldung aus.</translation>
    </message>
    <message>
        <source>There is no such meld.</source>
        <extracomment>five_hundred.reason.no_such_meld</extracomment>
        <translation>Diese Meldung gibt es nicht.</translation>
    </message>
    <message>
        <source>Say which card the joker stands for.</source>
        <extracomment>five_hundred.reason.joker_says_nothing</extracomment>
        <translation>Sag, für welche Karte der Joker steht.</translation>
    </message>
    <message>
        <source>Jokers are not swapped in this match.</source>
        <extracomment>five_hundred.reason.nobody_swaps</extracomment>
        <translation>In dieser Partie werden keine Joker getauscht.</translation>
    </message>
    <message>
        <source>You laid this joker yourself: only opponents may swap it.</source>
        <extracomment>five_hundred.reason.swap_own</extracomment>
        <translation>Diesen Joker hast du selbst ausgelegt: Nur deine Gegner dürfen ihn eintauschen.</translation>
    </message>
    <message>
        <source>A swapped joker has to be laid in the same turn, and there is no place for it.</source>
        <extracomment>five_hundred.reason.swap_no_use</extracomment>
        <translation>Ein eingetauschter Joker muss im selben Zug ausgelegt werden, und es gibt keinen Platz für ihn.</translation>
    </message>
    <message>
        <source>Nobody may close now.</source>
        <extracomment>five_hundred.reason.closing_banned</extracomment>
        <translation>Jetzt darf niemand schließen.</translation>
    </message>
    <message>
        <source>The card just taken from the pile may not be discarded again.</source>
        <extracomment>five_hundred.reason.top_stays</extracomment>
        <translation>Die eben vom Ablagestapel genommene Karte darf nicht gleich wieder abgelegt werden.</translation>
    </message>
    <message>
        <source>First it is decided who gets the discarded card.</source>
        <extracomment>five_hundred.reason.claim_pending</extracomment>
        <translation>Erst wird entschieden, wer die abgelegte Karte bekommt.</translation>
    </message>
    <message>
        <source>There is nothing to claim.</source>
        <extracomment>five_hundred.reason.no_claim</extracomment>
        <translation>Es gibt nichts, worauf du zugreifen könntest.</translation>
    </message>
    <message>
        <source>You have answered already.</source>
        <extracomment>five_hundred.reason.claim_answered</extracomment>
        <translation>Du hast schon geantwortet.</translation>
    </message>
    <message>
        <source>Only the card that was just discarded can be claimed.</source>
        <extracomment>five_hundred.reason.claim_fits_not</extracomment>
        <translation>Zugreifen kann man nur auf die Karte, die eben abgelegt wurde.</translation>
    </message>
    <message>
        <source>That player does not want the card.</source>
        <extracomment>five_hundred.reason.not_a_claimant</extracomment>
        <translation>Diese Person will die Karte nicht.</translation>
    </message>
    <message>
        <source>{size} cards for each of {seats} players leave nothing to draw.</source>
        <extracomment>five_hundred.setup.cards</extracomment>
        <translation>{size} Karten für jede der {seats} Personen lassen nichts zum Ziehen übrig.</translation>
    </message>
    <message>
        <source>A match starts from one whole number for each player, below the target.</source>
        <extracomment>five_hundred.setup.scores</extracomment>
        <translation>Eine Partie beginnt mit einer ganzen Zahl je Person, unter dem Ziel.</translation>
    </message>
    <message>
        <source>Whoever starts has to sit at the table.</source>
        <extracomment>five_hundred.setup.starter</extracomment>
        <translation>Wer beginnt, muss am Tisch sitzen.</translation>
    </message>
    <message>
        <source>{number}</source>
        <extracomment>five_hundred.option.number</extracomment>
        <translation>{number}</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>five_hundred.option.seats.label</extracomment>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>Two to six; the game is best with two to four.</source>
        <extracomment>five_hundred.option.seats.explanation</extracomment>
        <translation>Zwei bis sechs; am besten ist das Spiel zu zweit bis zu viert.</translation>
    </message>
    <message>
        <source>Target</source>
        <extracomment>five_hundred.option.target.label</extracomment>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Whoever has so many points after a count wins, the highest if there are several.</source>
        <extracomment>five_hundred.option.target.explanation</extracomment>
        <translation>Wer nach einer Zählung so viele Punkte hat, gewinnt; sind es mehrere, gewinnt die höchste Punktzahl.</translation>
    </message>
    <message>
        <source>First to play</source>
        <extracomment>five_hundred.option.starter.label</extracomment>
        <translation>Nach den Regeln beginnt</translation>
    </message>
    <message>
        <source>The youngest starts, as the rules say, or the lot decides.</source>
        <extracomment>five_hundred.option.starter.explanation</extracomment>
        <translation>Die jüngste Person beginnt, wie es in den Regeln steht, oder das Los entscheidet.</translation>
    </message>
    <message>
        <source>the youngest</source>
        <extracomment>five_hundred.option.starter.youngest</extracomment>
        <translation>die jüngste Person</translation>
    </message>
    <message>
        <source>by lot</source>
        <extracomment>five_hundred.option.starter.lot</extracomment>
        <translation>durch Los</translation>
    </message>
    <message>
        <source>Cards each</source>
        <extracomment>five_hundred.option.cards.label</extracomment>
        <translation>Karten für jeden</translation>
    </message>
    <message>
        <source>How many cards everyone is dealt.</source>
        <extracomment>five_hundred.option.cards.explanation</extracomment>
        <translation>Wie viele Karten jeder bekommt.</translation>
    </message>
    <message>
        <source>Bans at the start</source>
        <extracomment>five_hundred.option.ban_scope.label</extracomment>
        <translation>Verbote am Anfang</translation>
    </message>
    <message>
        <source>Where nobody may take the whole pile or close: in the first deal, or in each deal’s first round.</source>
        <extracomment>five_hundred.option.ban_scope.explanation</extracomment>
        <translation>Wo niemand den ganzen Ablagestapel nehmen oder schließen darf: im ersten Teilspiel oder in der ersten Runde jedes Teilspiels.</translation>
    </message>
    <message>
        <source>Who may lay the true card in a joker’s place and take the joker.</source>
        <extracomment>five_hundred.option.swap.explanation</extracomment>
        <translation>Wer die richtige Karte an die Stelle eines Jokers legen und ihn nehmen darf.</translation>
    </message>
    <message>
        <source>first deal</source>
        <extracomment>five_hundred.option.ban_scope.first_deal</extracomment>
        <translation>erstes Teilspiel</translation>
    </message>
    <message>
        <source>Draw: stock, top card, whole pile</source>
        <extracomment>five_hundred.key.draws</extracomment>
        <translation>Ziehen: Nachziehstapel, oberste Karte, ganzer Ablagestapel</translation>
    </message>
    <message>
        <source>Spread the pile out</source>
        <extracomment>five_hundred.key.fan</extracomment>
        <translation>Ablagestapel ausbreiten</translation>
    </message>
    <message>
        <source>Lay a new meld</source>
        <extracomment>five_hundred.key.meld</extracomment>
        <translation>Neue Meldung auslegen</translation>
    </message>
    <message>
        <source>Lay to a meld; again: the next place</source>
        <extracomment>five_hundred.key.lay</extracomment>
        <translation>An eine Meldung anlegen; noch einmal: nächster Platz</translation>
    </message>
    <message>
        <source>Swap for a joker</source>
        <extracomment>five_hundred.key.swap</extracomment>
        <translation>Gegen einen Joker tauschen</translation>
    </message>
    <message>
        <source>Sort the hand another way</source>
        <extracomment>five_hundred.key.sort</extracomment>
        <translation>Hand anders sortieren</translation>
    </message>
    <message>
        <source>Shift+← →</source>
        <extracomment>five_hundred.key.shift_arrows</extracomment>
        <translation>Umschalt+← →</translation>
    </message>
    <message>
        <source>Move a card in the hand</source>
        <extracomment>five_hundred.key.arrange</extracomment>
        <translation>Eine Karte in der Hand verschieben</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>five_hundred.key.space</extracomment>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Take a discard that fits</source>
        <extracomment>five_hundred.key.claim</extracomment>
        <translation>Zugreifen, wenn eine abgelegte Karte passt</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>five_hundred.key.escape</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave the discard</source>
        <extracomment>five_hundred.key.decline</extracomment>
        <translation>Die abgelegte Karte liegen lassen</translation>
    </message>
    <message>
        <source>Select the cards of a meld and lay it with M. One selected card lights up every end where it fits (L goes round them).</source>
        <extracomment>five_hundred.rules.controls.lay_only</extracomment>
        <translation>Wähl die Karten einer Meldung und leg sie mit M aus. Bei einer einzelnen Karte leuchten alle Enden, an die sie passt (L geht sie durch).</translation>
    </message>
    <message>
        <source>Cards can be dragged as well, selected ones together: to a free place, an end of a meld or the discard pile.</source>
        <extracomment>five_hundred.rules.controls.drag_only</extracomment>
        <translation>Karten lassen sich auch ziehen, ausgewählte zusammen: auf einen freien Platz, an das Ende einer Meldung oder auf den Ablagestapel.</translation>
    </message>
    <message>
        <source>{ace:cap}: {points} points; laid below the {two}: {low}</source>
        <extracomment>five_hundred.rules.points.ace_low</extracomment>
        <translation>{ace:cap}: {points} Punkte; unter der {two} ausgelegt: {low}</translation>
    </message>
    <message>
        <source>Deal {deal} · {who} begins</source>
        <extracomment>five_hundred.log.deal</extracomment>
        <translation>Teilspiel {deal} · {who} beginnt</translation>
    </message>
    <message>
        <source>Deal {deal} · you begin</source>
        <extracomment>five_hundred.log.deal.you</extracomment>
        <translation>Teilspiel {deal} · du beginnst</translation>
    </message>
    <message>
        <source>The lot has fallen on {who}.</source>
        <extracomment>five_hundred.log.lot</extracomment>
        <translation>Das Los ist auf {who} gefallen.</translation>
    </message>
    <message>
        <source>The lot has fallen on you.</source>
        <extracomment>five_hundred.log.lot.you</extracomment>
        <translation>Das Los ist auf dich gefallen.</translation>
    </message>
    <message>
        <source>{who} draws from the stock</source>
        <extracomment>five_hundred.log.draws</extracomment>
        <translation>{who} zieht vom Nachziehstapel</translation>
    </message>
    <message>
        <source>You draw from the stock</source>
        <extracomment>five_hundred.log.draws.you</extracomment>
        <translation>Du ziehst vom Nachziehstapel</translation>
    </message>
    <message>
        <source>{who} takes the pile: {cards}</source>
        <extracomment>five_hundred.log.takes_pile</extracomment>
        <translation>{who} nimmt den Ablagestapel: {cards}</translation>
    </message>
    <message>
        <source>You take the pile: {cards}</source>
        <extracomment>five_hundred.log.takes_pile.you</extracomment>
        <translation>Du nimmst den Ablagestapel: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>{who} takes the pile: %n card(s)</source>
        <extracomment>five_hundred.log.takes_pile.many</extracomment>
        <translation>
            <numerusform>{who} nimmt den Ablagestapel: %n Karte</numerusform>
            <numerusform>{who} nimmt den Ablagestapel: %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take the pile: %n card(s)</source>
        <extracomment>five_hundred.log.takes_pile.many.you</extracomment>
        <translation>
            <numerusform>Du nimmst den Ablagestapel: %n Karte</numerusform>
            <numerusform>Du nimmst den Ablagestapel: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} lays {cards}</source>
        <extracomment>five_hundred.log.melds</extracomment>
        <translation>{who} legt {cards} aus</translation>
    </message>
    <message>
        <source>You lay {cards}</source>
        <extracomment>five_hundred.log.melds.you</extracomment>
        <translation>Du legst {cards} aus</translation>
    </message>
    <message>
        <source>{who} discards a card</source>
        <extracomment>five_hundred.log.discards.unseen</extracomment>
        <translation>{who} legt eine Karte ab</translation>
    </message>
    <message>
        <source>You discard a card</source>
        <extracomment>five_hundred.log.discards.unseen.you</extracomment>
        <translation>Du legst eine Karte ab</translation>
    </message>
    <message>
        <source>{who} laid no new meld after the pile</source>
        <extracomment>five_hundred.log.penalty</extracomment>
        <translation>{who} hat nach dem Ablagestapel keine neue Meldung ausgelegt</translation>
    </message>
    <message>
        <source>You laid no new meld after the pile</source>
        <extracomment>five_hundred.log.penalty.you</extracomment>
        <translation>Du hast nach dem Ablagestapel keine neue Meldung ausgelegt</translation>
    </message>
    <message>
        <source>{who} wants the card</source>
        <extracomment>five_hundred.log.wants</extracomment>
        <translation>{who} will die Karte</translation>
    </message>
    <message>
        <source>You want the card</source>
        <extracomment>five_hundred.log.wants.you</extracomment>
        <translation>Du willst die Karte</translation>
    </message>
    <message>
        <source>{who} leaves the card</source>
        <extracomment>five_hundred.log.declines</extracomment>
        <translation>{who} lässt die Karte liegen</translation>
    </message>
    <message>
        <source>You leave the card</source>
        <extracomment>five_hundred.log.declines.you</extracomment>
        <translation>Du lässt die Karte liegen</translation>
    </message>
    <message>
        <source>{who} gives the card to {claimant}</source>
        <extracomment>five_hundred.log.awards</extracomment>
        <translation>{who} gibt {claimant} die Karte</translation>
    </message>
    <message>
        <source>You give the card to {claimant}</source>
        <extracomment>five_hundred.log.awards.you</extracomment>
        <translation>Du gibst die Karte {claimant}</translation>
    </message>
    <message numerus="yes">
        <source>The discards are shuffled: %n card(s) in the new stock</source>
        <extracomment>five_hundred.log.reshuffled</extracomment>
        <translation>
            <numerusform>Die abgelegten Karten werden gemischt: %n Karte im neuen Nachziehstapel</numerusform>
            <numerusform>Die abgelegten Karten werden gemischt: %n Karten im neuen Nachziehstapel</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} closes the deal</source>
        <extracomment>five_hundred.log.closed</extracomment>
        <translation>{who} schließt das Teilspiel</translation>
    </message>
    <message>
        <source>You close the deal</source>
        <extracomment>five_hundred.log.closed.you</extracomment>
        <translation>Du schließt das Teilspiel</translation>
    </message>
    <message>
        <source>Deal {deal} is counted, nobody has closed</source>
        <extracomment>five_hundred.log.counted</extracomment>
        <translation>Teilspiel {deal} wird gezählt, niemand hat geschlossen</translation>
    </message>
    <message>
        <source>{who}: laid on the table</source>
        <extracomment>five_hundred.log.score.laid</extracomment>
        <translation>{who}: auf dem Tisch</translation>
    </message>
    <message>
        <source>You: laid on the table</source>
        <extracomment>five_hundred.log.score.laid.you</extracomment>
        <translation>Du: auf dem Tisch</translation>
    </message>
    <message>
        <source>{who}: left in the hand</source>
        <extracomment>five_hundred.log.score.hand</extracomment>
        <translation>{who}: noch auf der Hand</translation>
    </message>
    <message>
        <source>You: left in the hand</source>
        <extracomment>five_hundred.log.score.hand.you</extracomment>
        <translation>Du: noch auf der Hand</translation>
    </message>
    <message>
        <source>{who}: pile without a new meld</source>
        <extracomment>five_hundred.log.score.pile_penalty</extracomment>
        <translation>{who}: Ablagestapel ohne neue Meldung</translation>
    </message>
    <message>
        <source>You: pile without a new meld</source>
        <extracomment>five_hundred.log.score.pile_penalty.you</extracomment>
        <translation>Du: Ablagestapel ohne neue Meldung</translation>
    </message>
    <message>
        <source>{who}: closing</source>
        <extracomment>five_hundred.log.score.closing</extracomment>
        <translation>{who}: fürs Schließen</translation>
    </message>
    <message>
        <source>You: closing</source>
        <extracomment>five_hundred.log.score.closing.you</extracomment>
        <translation>Du: fürs Schließen</translation>
    </message>
    <message>
        <source>{who} wins the match. {standing}</source>
        <extracomment>five_hundred.log.over</extracomment>
        <translation>{who} gewinnt die Partie. {standing}</translation>
    </message>
    <message>
        <source>You win the match. {standing}</source>
        <extracomment>five_hundred.log.over.you</extracomment>
        <translation>Du gewinnst die Partie. {standing}</translation>
    </message>
    <message>
        <source>Deal {deal} · closed by {who}</source>
        <extracomment>five_hundred.details.closed</extracomment>
        <translation>Teilspiel {deal} · geschlossen von {who}</translation>
    </message>
    <message>
        <source>Deal {deal} · closed by you</source>
        <extracomment>five_hundred.details.closed.you</extracomment>
        <translation>Teilspiel {deal} · von dir geschlossen</translation>
    </message>
    <message>
        <source>Deal {deal} · nobody closed</source>
        <extracomment>five_hundred.details.counted</extracomment>
        <translation>Teilspiel {deal} · niemand hat geschlossen</translation>
    </message>
    <message>
        <source>{text}, {points}.</source>
        <extracomment>five_hundred.say.points</extracomment>
        <translation>{text}, {points}.</translation>
    </message>
    <message>
        <source>It fits on the table.</source>
        <extracomment>five_hundred.say.claimable</extracomment>
        <translation>Sie passt auf den Tisch.</translation>
    </message>
    <message>
        <source>{who} loses points for the pile: {points}.</source>
        <extracomment>five_hundred.say.penalty</extracomment>
        <translation>{who} verliert Punkte für den Ablagestapel: {points}.</translation>
    </message>
    <message>
        <source>You lose points for the pile: {points}.</source>
        <extracomment>five_hundred.say.penalty.you</extracomment>
        <translation>Du verlierst Punkte für den Ablagestapel: {points}.</translation>
    </message>
    <message>
        <source>Points a deal</source>
        <extracomment>five_hundred.fact.deal_average.label</extracomment>
        <translation>Punkte je Teilspiel</translation>
    </message>
    <message>
        <source>points a deal</source>
        <extracomment>five_hundred.fact.deal_average.unit, five_hundred.fact.laid_average.unit, five_hundred.fact.hand_average.unit</extracomment>
        <translation>Punkte je Teilspiel</translation>
    </message>
    <message>
        <source>Closed</source>
        <extracomment>five_hundred.fact.closings.label</extracomment>
        <translation>Geschlossen</translation>
    </message>
    <message>
        <source>of the deals</source>
        <extracomment>five_hundred.fact.closings.unit, five_hundred.fact.deals_won.unit</extracomment>
        <translation>der Teilspiele</translation>
    </message>
    <message>
        <source>Deals won</source>
        <extracomment>five_hundred.fact.deals_won.label</extracomment>
        <translation>Gewonnene Teilspiele</translation>
    </message>
    <message>
        <source>Laid on the table</source>
        <extracomment>five_hundred.fact.laid_average.label</extracomment>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Left in the hand</source>
        <extracomment>five_hundred.fact.hand_average.label</extracomment>
        <translation>Noch auf der Hand</translation>
    </message>
    <message>
        <source>Best deal</source>
        <extracomment>five_hundred.fact.best_deal.label</extracomment>
        <translation>Bestes Teilspiel</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>five_hundred.fact.best_deal.unit, five_hundred.fact.worst_deal.unit, five_hundred.fact.margin.unit</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Worst deal</source>
        <extracomment>five_hundred.fact.worst_deal.label</extracomment>
        <translation>Schlechtestes Teilspiel</translation>
    </message>
    <message>
        <source>New melds</source>
        <extracomment>five_hundred.fact.melds.label</extracomment>
        <translation>Neue Meldungen</translation>
    </message>
    <message>
        <source>a deal</source>
        <extracomment>five_hundred.fact.melds.unit, five_hundred.fact.piles.unit, five_hundred.fact.jokers_laid.unit</extracomment>
        <translation>je Teilspiel</translation>
    </message>
    <message>
        <source>Piles taken</source>
        <extracomment>five_hundred.fact.piles.label</extracomment>
        <translation>Genommene Ablagestapel</translation>
    </message>
    <message>
        <source>Size of a pile</source>
        <extracomment>five_hundred.fact.pile_size.label</extracomment>
        <translation>Größe eines Ablagestapels</translation>
    </message>
    <message>
        <source>cards</source>
        <extracomment>five_hundred.fact.pile_size.unit</extracomment>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Piles without a new meld</source>
        <extracomment>five_hundred.fact.penalties.label</extracomment>
        <translation>Ablagestapel ohne neue Meldung</translation>
    </message>
    <message>
        <source>of the piles taken</source>
        <extracomment>five_hundred.fact.penalties.unit</extracomment>
        <translation>der genommenen Ablagestapel</translation>
    </message>
    <message>
        <source>Jokers laid</source>
        <extracomment>five_hundred.fact.jokers_laid.label</extracomment>
        <translation>Ausgelegte Joker</translation>
    </message>
    <message>
        <source>Jokers swapped</source>
        <extracomment>five_hundred.fact.jokers_swapped.label</extracomment>
        <translation>Eingetauschte Joker</translation>
    </message>
    <message>
        <source>jokers</source>
        <extracomment>five_hundred.fact.jokers_swapped.unit</extracomment>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Claims won</source>
        <extracomment>five_hundred.fact.claims_won.label</extracomment>
        <translation>Gewonnene Zugriffe</translation>
    </message>
    <message>
        <source>of the discards that fitted</source>
        <extracomment>five_hundred.fact.claims_won.unit</extracomment>
        <translation>der passenden abgelegten Karten</translation>
    </message>
    <message>
        <source>Margin</source>
        <extracomment>five_hundred.fact.margin.label</extracomment>
        <translation>Vorsprung</translation>
    </message>
    <message>
        <source>{points:+}</source>
        <extracomment>five_hundred.gain</extracomment>
        <translation>{points:+}</translation>
    </message>
    <message>
        <source>{points}</source>
        <extracomment>five_hundred.points</extracomment>
        <translation>{points}</translation>
    </message>
    <message>
        <source>{card:short}</source>
        <extracomment>five_hundred.short</extracomment>
        <translation>{card:short}</translation>
    </message>
    <message>
        <source>{card:cap}</source>
        <extracomment>five_hundred.joker, five_hundred.preview.lay, five_hundred.preview.claim</extracomment>
        <translation>{card:cap}</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <extracomment>five_hundred.both</extracomment>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <extracomment>five_hundred.standing</extracomment>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{name}</source>
        <extracomment>five_hundred.name_of</extracomment>
        <translation>{name}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>five_hundred.cards</extracomment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards:ranks} of {suit}</source>
        <extracomment>five_hundred.run</extracomment>
        <translation>{suit} {cards:ranks}</translation>
    </message>
    <message>
        <source>{low:rank}–{high:rank} of {suit}</source>
        <extracomment>five_hundred.run.long</extracomment>
        <translation>{suit} {low:rank}–{high:rank}</translation>
    </message>
    <message numerus="yes">
        <source>%n {rank:plural}</source>
        <extracomment>five_hundred.set</extracomment>
        <translation>
            <numerusform>%n {rank:plural}</numerusform>
            <numerusform>%n {rank:plural}</numerusform>
        </translation>
    </message>
    <message>
        <source>{suit} {low:rank}–{high:rank}</source>
        <extracomment>five_hundred.meld</extracomment>
        <translation>{suit} {low:rank}–{high:rank}</translation>
    </message>
    <message>
        <source>before {card}</source>
        <extracomment>five_hundred.place.before</extracomment>
        <translation>vor {card}</translation>
    </message>
    <message>
        <source>after {card}</source>
        <extracomment>five_hundred.place.after</extracomment>
        <translation>nach {card}</translation>
    </message>
    <message>
        <source>to the {meld}</source>
        <extracomment>five_hundred.place.set</extracomment>
        <translation>zu {meld}</translation>
    </message>
    <message>
        <source>as {card}, {where}</source>
        <extracomment>five_hundred.place.as</extracomment>
        <translation>als {card}, {where}</translation>
    </message>
    <message>
        <source>Deal {deal} · turn {turn}</source>
        <extracomment>five_hundred.progress</extracomment>
        <translation>Teilspiel {deal} · Zug {turn}</translation>
    </message>
    <message>
        <source>Deal {deal} · count</source>
        <extracomment>five_hundred.progress.counted</extracomment>
        <translation>Teilspiel {deal} · Zählung</translation>
    </message>
    <message>
        <source>Match over</source>
        <extracomment>five_hundred.progress.over</extracomment>
        <translation>Partie beendet</translation>
    </message>
    <message>
        <source>{who} is to draw</source>
        <extracomment>five_hundred.waiting.draw</extracomment>
        <translation>{who} muss ziehen</translation>
    </message>
    <message>
        <source>You are to draw</source>
        <extracomment>five_hundred.waiting.draw.you</extracomment>
        <translation>Du musst ziehen</translation>
    </message>
    <message>
        <source>{who} lays and discards</source>
        <extracomment>five_hundred.waiting.lay</extracomment>
        <translation>{who} legt aus und legt ab</translation>
    </message>
    <message>
        <source>You lay and discard</source>
        <extracomment>five_hundred.waiting.lay.you</extracomment>
        <translation>Du legst aus und legst ab</translation>
    </message>
    <message>
        <source>Still to answer: {seats:and}</source>
        <extracomment>five_hundred.waiting.claimants</extracomment>
        <translation>Noch keine Antwort von {seats:and}</translation>
    </message>
    <message>
        <source>The stock is used up: the deal ends with this turn.</source>
        <extracomment>five_hundred.detail.last_turn</extracomment>
        <translation>Der Nachziehstapel ist verbraucht: Mit diesem Zug endet das Teilspiel.</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <extracomment>five_hundred.prompt.draw</extracomment>
        <translation>Zieh eine Karte</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <extracomment>five_hundred.prompt.draw_stock, five_hundred.confirm.draw</extracomment>
        <translation>Vom Stapel ziehen</translation>
    </message>
    <message>
        <source>Take from the discard pile</source>
        <extracomment>five_hundred.prompt.draw_pile</extracomment>
        <translation>Nimm vom Ablagestapel</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the stock.</source>
        <extracomment>five_hundred.detail.stock</extracomment>
        <translation>
            <numerusform>Noch %n Karte im Nachziehstapel.</numerusform>
            <numerusform>Noch %n Karten im Nachziehstapel.</numerusform>
        </translation>
    </message>
    <message>
        <source>The top card alone obliges you to nothing.</source>
        <extracomment>five_hundred.detail.take</extracomment>
        <translation>Die oberste Karte allein verpflichtet zu nichts.</translation>
    </message>
    <message numerus="yes">
        <source>Take the whole pile: %n card(s)</source>
        <extracomment>five_hundred.prompt.takeall</extracomment>
        <translation>
            <numerusform>Den ganzen Ablagestapel nehmen: %n Karte</numerusform>
            <numerusform>Den ganzen Ablagestapel nehmen: %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s) of the pile</source>
        <extracomment>five_hundred.prompt.takefrom</extracomment>
        <translation>
            <numerusform>%n Karte vom Ablagestapel nehmen</numerusform>
            <numerusform>%n Karten vom Ablagestapel nehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>{now} can be laid now, {left} stays in the hand.</source>
        <extracomment>five_hundred.detail.takeall</extracomment>
        <translation>{now} können gleich ausgelegt werden, {left} bleiben auf der Hand.</translation>
    </message>
    <message>
        <source>Lay a new meld in this turn, or it costs {penalty}.</source>
        <extracomment>five_hundred.warning.owed</extracomment>
        <translation>Leg in diesem Zug eine neue Meldung aus, sonst kostet es {penalty}.</translation>
    </message>
    <message>
        <source>No new meld is possible: it will cost {penalty}.</source>
        <extracomment>five_hundred.warning.no_meld</extracomment>
        <translation>Keine neue Meldung ist möglich: Das kostet {penalty}.</translation>
    </message>
    <message>
        <source>A new meld has to be laid in this turn.</source>
        <extracomment>five_hundred.warning.must_meld</extracomment>
        <translation>In diesem Zug muss eine neue Meldung ausgelegt werden.</translation>
    </message>
    <message>
        <source>Without a new meld the pile costs {penalty}.</source>
        <extracomment>five_hundred.warning.discard</extracomment>
        <translation>Ohne neue Meldung kostet der Ablagestapel {penalty}.</translation>
    </message>
    <message>
        <source>Lay melds, or choose a card to discard</source>
        <extracomment>five_hundred.prompt.lay</extracomment>
        <translation>Leg Meldungen aus, oder wähl eine Karte zum Ablegen</translation>
    </message>
    <message>
        <source>A meld is three or more cards in a row in one suit. The turn ends with a discard.</source>
        <extracomment>five_hundred.detail.lay</extracomment>
        <translation>Eine Meldung sind drei oder mehr Karten einer Farbe in Folge. Der Zug endet mit dem Ablegen.</translation>
    </message>
    <message>
        <source>You took the whole pile: lay a new meld</source>
        <extracomment>five_hundred.prompt.owed</extracomment>
        <translation>Du hast den ganzen Ablagestapel: Leg eine neue Meldung aus</translation>
    </message>
    <message>
        <source>Choose the other cards of the meld</source>
        <extracomment>five_hundred.prompt.more</extracomment>
        <translation>Wähl die anderen Karten der Meldung</translation>
    </message>
    <message>
        <source>That is no meld</source>
        <extracomment>five_hundred.prompt.no_meld</extracomment>
        <translation>Das ist keine Meldung</translation>
    </message>
    <message>
        <source>{cards:cap}: a meld</source>
        <extracomment>five_hundred.prompt.meld</extracomment>
        <translation>{cards:cap}: eine Meldung</translation>
    </message>
    <message>
        <source>Lay it now, or choose other cards.</source>
        <extracomment>five_hundred.detail.meld</extracomment>
        <translation>Leg sie jetzt aus, oder wähl andere Karten.</translation>
    </message>
    <message>
        <source>Which card is the joker?</source>
        <extracomment>five_hundred.prompt.reading</extracomment>
        <translation>Für welche Karte steht der Joker?</translation>
    </message>
    <message>
        <source>Choose one of the melds these cards can make.</source>
        <extracomment>five_hundred.detail.reading</extracomment>
        <translation>Wähl eine der Meldungen, die diese Karten ergeben.</translation>
    </message>
    <message>
        <source>You get the points, whoever laid the meld.</source>
        <extracomment>five_hundred.detail.lays</extracomment>
        <translation>Die Punkte bekommst du, wer auch immer die Meldung ausgelegt hat.</translation>
    </message>
    <message>
        <source>You take the joker, and the points of your card.</source>
        <extracomment>five_hundred.detail.swap</extracomment>
        <translation>Du nimmst den Joker, und deine Karte zählt für dich.</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <extracomment>five_hundred.confirm.discard, five_hundred.preview.discard</extracomment>
        <translation>{card:cap} ablegen</translation>
    </message>
    <message>
        <source>Your last card is laid face down: the deal is closed, and everybody counts.</source>
        <extracomment>five_hundred.detail.close</extracomment>
        <translation>Deine letzte Karte wird verdeckt abgelegt: Das Teilspiel ist geschlossen, und alle zählen.</translation>
    </message>
    <message>
        <source>That ends your turn.</source>
        <extracomment>five_hundred.detail.discard</extracomment>
        <translation>Das beendet deinen Zug.</translation>
    </message>
    <message>
        <source>It also fits {meld} ({points}).</source>
        <extracomment>five_hundred.detail.fits</extracomment>
        <translation>Sie passt auch an {meld} ({points}).</translation>
    </message>
    <message>
        <source>It can also be swapped for the joker in {meld} ({points}).</source>
        <extracomment>five_hundred.detail.swaps</extracomment>
        <translation>Sie kann auch gegen den Joker in {meld} getauscht werden ({points}).</translation>
    </message>
    <message>
        <source>Choose where to draw</source>
        <extracomment>five_hundred.confirm.choose_draw</extracomment>
        <translation>Wähl, wo du ziehst</translation>
    </message>
    <message>
        <source>Choose cards</source>
        <extracomment>five_hundred.confirm.choose_cards</extracomment>
        <translation>Wähl Karten</translation>
    </message>
    <message>
        <source>Choose the joker’s card</source>
        <extracomment>five_hundred.confirm.choose_reading</extracomment>
        <translation>Wähl die Karte des Jokers</translation>
    </message>
    <message>
        <source>Take {card:short}</source>
        <extracomment>five_hundred.confirm.take</extracomment>
        <translation>{card:short} nehmen</translation>
    </message>
    <message>
        <source>Take the whole pile</source>
        <extracomment>five_hundred.confirm.takeall</extracomment>
        <translation>Ganzen Stapel nehmen</translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <extracomment>five_hundred.confirm.takefrom</extracomment>
        <translation>
            <numerusform>%n Karte nehmen</numerusform>
            <numerusform>%n Karten nehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay the meld ({points})</source>
        <extracomment>five_hundred.confirm.meld</extracomment>
        <translation>Meldung auslegen ({points})</translation>
    </message>
    <message>
        <source>Lay the card ({points})</source>
        <extracomment>five_hundred.confirm.lay</extracomment>
        <translation>Karte anlegen ({points})</translation>
    </message>
    <message>
        <source>Swap the joker ({points})</source>
        <extracomment>five_hundred.confirm.swap</extracomment>
        <translation>Joker tauschen ({points})</translation>
    </message>
    <message>
        <source>Close the deal</source>
        <extracomment>five_hundred.confirm.close</extracomment>
        <translation>Teilspiel schließen</translation>
    </message>
    <message>
        <source>Take it ({points})</source>
        <extracomment>five_hundred.confirm.claim</extracomment>
        <translation>Zugreifen ({points})</translation>
    </message>
    <message>
        <source>Stock</source>
        <extracomment>five_hundred.choice.draw</extracomment>
        <translation>Nachziehstapel</translation>
    </message>
    <message>
        <source>Top card: {card}</source>
        <extracomment>five_hundred.choice.take</extracomment>
        <translation>Oberste Karte: {card}</translation>
    </message>
    <message numerus="yes">
        <source>Whole pile (%n card(s))</source>
        <extracomment>five_hundred.choice.takeall</extracomment>
        <translation>
            <numerusform>Ganzer Ablagestapel (%n Karte)</numerusform>
            <numerusform>Ganzer Ablagestapel (%n Karten)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From {card} upward (%n card(s))</source>
        <extracomment>five_hundred.choice.takefrom</extracomment>
        <translation>
            <numerusform>Ab {card} (%n Karte)</numerusform>
            <numerusform>Ab {card} (%n Karten)</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay a meld</source>
        <extracomment>five_hundred.choice.meld</extracomment>
        <translation>Meldung auslegen</translation>
    </message>
    <message>
        <source>Choose the cards of a meld first.</source>
        <extracomment>five_hundred.choice.meld.none</extracomment>
        <translation>Wähl zuerst die Karten einer Meldung.</translation>
    </message>
    <message>
        <source>{cards:cap} ({points})</source>
        <extracomment>five_hundred.choice.reading</extracomment>
        <translation>{cards:cap} ({points})</translation>
    </message>
    <message>
        <source>{where:cap} ({points})</source>
        <extracomment>five_hundred.choice.lay</extracomment>
        <translation>{where:cap} ({points})</translation>
    </message>
    <message>
        <source>Swap the joker in {meld} ({points})</source>
        <extracomment>five_hundred.choice.swap</extracomment>
        <translation>Joker in {meld} tauschen ({points})</translation>
    </message>
    <message>
        <source>Take it {points}</source>
        <extracomment>five_hundred.choice.claim</extracomment>
        <translation>Zugreifen {points}</translation>
    </message>
    <message>
        <source>{where:cap}</source>
        <extracomment>five_hundred.choice.place</extracomment>
        <translation>{where:cap}</translation>
    </message>
    <message>
        <source>Leave it</source>
        <extracomment>five_hundred.choice.decline</extracomment>
        <translation>Liegen lassen</translation>
    </message>
    <message>
        <source>{name} gets it</source>
        <extracomment>five_hundred.choice.award</extracomment>
        <translation>{name} bekommt sie</translation>
    </message>
    <message>
        <source>Look through the pile</source>
        <extracomment>five_hundred.choice.fan</extracomment>
        <translation>Ablagestapel ansehen</translation>
    </message>
    <message>
        <source>Close the pile</source>
        <extracomment>five_hundred.choice.fan.close</extracomment>
        <translation>Ablagestapel schließen</translation>
    </message>
    <message>
        <source>Suit</source>
        <extracomment>five_hundred.choice.sort.suit</extracomment>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Sort the hand by suit</source>
        <extracomment>five_hundred.choice.sort.suit.explanation</extracomment>
        <translation>Die Hand nach Farben sortieren</translation>
    </message>
    <message>
        <source>Rank</source>
        <extracomment>five_hundred.choice.sort.rank</extracomment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Sort the hand by rank</source>
        <extracomment>five_hundred.choice.sort.rank.explanation</extracomment>
        <translation>Die Hand nach Werten sortieren</translation>
    </message>
    <message>
        <source>Melds</source>
        <extracomment>five_hundred.rules.melds</extracomment>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>The aim</source>
        <extracomment>five_hundred.rules.aim</extracomment>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Score points by laying melds on the table. The game is played over several deals, and the first player who reaches {target} points wins.</source>
        <extracomment>five_hundred.rules.aim.target</extracomment>
        <translation>Sammle Punkte, indem du Meldungen auf den Tisch legst. Gespielt werden mehrere Teilspiele, und wer zuerst {target} Punkte erreicht, gewinnt.</translation>
    </message>
    <message>
        <source>In your turn you draw and try to lay melds (three or more cards in a row in one suit). Finally you discard one card. When somebody closes, points are counted.</source>
        <extracomment>five_hundred.rules.aim.turn</extracomment>
        <translation>In deinem Zug ziehst du und versuchst, Meldungen auszulegen (mindestens drei Karten einer Farbe in Folge). Zuletzt legst du eine Karte ab. Wenn jemand schließt, werden Punkte gezählt.</translation>
    </message>
    <message>
        <source>Totals are looked at after a count only. If several have reached {target}, the highest total wins.</source>
        <extracomment>five_hundred.rules.aim.count</extracomment>
        <translation>Auf den Punktestand kommt es nur nach einer Zählung an. Haben mehrere {target} erreicht, gewinnt der höchste.</translation>
    </message>
    <message>
        <source>If the highest total is a tie, another deal is played.</source>
        <extracomment>five_hundred.rules.aim.tie.play_on</extracomment>
        <translation>Ist der höchste Punktestand gleich, wird ein weiteres Teilspiel gespielt.</translation>
    </message>
    <message>
        <source>If the highest total is a tie, the match is shared.</source>
        <extracomment>five_hundred.rules.aim.tie.shared</extracomment>
        <translation>Ist der höchste Punktestand gleich, wird die Partie geteilt.</translation>
    </message>
    <message>
        <source>Cards and dealing</source>
        <extracomment>five_hundred.rules.deal</extracomment>
        <translation>Karten und Geben</translation>
    </message>
    <message numerus="yes">
        <source>52 cards and %n joker(s).</source>
        <extracomment>five_hundred.rules.deal.pack</extracomment>
        <translation>
            <numerusform>52 Karten und %n Joker.</numerusform>
            <numerusform>52 Karten und %n Joker.</numerusform>
        </translation>
    </message>
    <message>
        <source>52 cards, without jokers.</source>
        <extracomment>five_hundred.rules.deal.no_jokers</extracomment>
        <translation>52 Karten, ohne Joker.</translation>
    </message>
    <message numerus="yes">
        <source>Each of the {seats} players gets %n card(s) before play begins.</source>
        <extracomment>five_hundred.rules.deal.hands</extracomment>
        <translation>
            <numerusform>Jede der {seats} Personen bekommt %n Karte, bevor es losgeht.</numerusform>
            <numerusform>Jede der {seats} Personen bekommt %n Karten, bevor es losgeht.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rest is the stock, face down. Its top card is turned up and laid beside it: the discard pile.</source>
        <extracomment>five_hundred.rules.deal.stock</extracomment>
        <translation>Der Rest ist der Nachziehstapel, verdeckt. Seine oberste Karte kommt offen daneben: der Ablagestapel.</translation>
    </message>
    <message>
        <source>The youngest player starts: one person among computers is that, otherwise whom the sheet for a new match names, or the lot. Turns go round the table.</source>
        <extracomment>five_hundred.rules.deal.youngest</extracomment>
        <translation>Die jüngste Person beginnt: eine einzelne unter Computern, sonst, wer beim neuen Spiel gewählt ist, oder das Los. Die Reihe geht um den Tisch.</translation>
    </message>
    <message>
        <source>The lot decides who starts, unless the sheet for a new match names somebody. Turns go round the table.</source>
        <extracomment>five_hundred.rules.deal.lot</extracomment>
        <translation>Das Los entscheidet, wer beginnt, außer beim neuen Spiel ist jemand gewählt. Die Reihe geht um den Tisch.</translation>
    </message>
    <message>
        <source>After a deal all cards are shuffled again, everybody gets new ones, and the next player on the left starts.</source>
        <extracomment>five_hundred.rules.deal.next</extracomment>
        <translation>Nach einem Teilspiel werden alle Karten gemischt und neu gegeben, und es beginnt, wer links vom letzten Beginner sitzt.</translation>
    </message>
    <message>
        <source>The turn</source>
        <extracomment>five_hundred.rules.turn</extracomment>
        <translation>Der Zug</translation>
    </message>
    <message>
        <source>First you draw: the top card of the stock, the top card of the discard pile, or the whole pile. What you draw goes to your hand.</source>
        <extracomment>five_hundred.rules.turn.draw</extracomment>
        <translation>Zuerst ziehst du: die oberste Karte vom Nachziehstapel, die oberste vom Ablagestapel oder den ganzen Ablagestapel. Was du ziehst, kommt auf die Hand.</translation>
    </message>
    <message>
        <source>You may also take the pile from a chosen card upward; what is said of the whole pile goes for a part as well.</source>
        <extracomment>five_hundred.rules.turn.partial</extracomment>
        <translation>Du darfst den Ablagestapel auch ab einer gewählten Karte aufwärts nehmen; für einen Teil gilt dasselbe wie für den ganzen.</translation>
    </message>
    <message>
        <source>Then you may lay one or more melds, as long as you can.</source>
        <extracomment>five_hundred.rules.turn.lay</extracomment>
        <translation>Dann darfst du Meldungen auslegen, eine oder mehrere, solange du kannst.</translation>
    </message>
    <message>
        <source>When you will not or cannot lay more, you end your turn with one card of your choice, face up on the discard pile.</source>
        <extracomment>five_hundred.rules.turn.discard</extracomment>
        <translation>Wenn du nichts mehr auslegen willst oder kannst, beendest du deinen Zug mit einer beliebigen Karte, offen auf den Ablagestapel.</translation>
    </message>
    <message>
        <source>You may end your turn although you hold many cards. Nobody has to empty the hand.</source>
        <extracomment>five_hundred.rules.turn.free</extracomment>
        <translation>Du darfst deinen Zug beenden, auch wenn du noch viele Karten hast. Niemand muss die Hand leeren.</translation>
    </message>
    <message>
        <source>The card you have just taken from the top of the pile may not be discarded again in the same turn, unless it closes the deal.</source>
        <extracomment>five_hundred.rules.turn.top_stays</extracomment>
        <translation>Die Karte, die du eben oben vom Ablagestapel genommen hast, darfst du im selben Zug nicht wieder ablegen, außer sie schließt das Teilspiel.</translation>
    </message>
    <message>
        <source>The card you have just taken from the top of the pile may be discarded again.</source>
        <extracomment>five_hundred.rules.turn.top_goes</extracomment>
        <translation>Die Karte, die du eben oben vom Ablagestapel genommen hast, darfst du auch gleich wieder ablegen.</translation>
    </message>
    <message>
        <source>Of the discard pile only the top card is seen.</source>
        <extracomment>five_hundred.rules.turn.hidden</extracomment>
        <translation>Vom Ablagestapel ist nur die oberste Karte zu sehen.</translation>
    </message>
    <message>
        <source>When the stock is empty at the start of a turn, all discards but the top one are shuffled into a new one.</source>
        <extracomment>five_hundred.rules.turn.reshuffle</extracomment>
        <translation>Ist der Nachziehstapel zu Beginn eines Zugs leer, werden alle abgelegten Karten außer der obersten zu einem neuen gemischt.</translation>
    </message>
    <message>
        <source>When the stock is empty at the start of a turn, all discards but the top one are shuffled into a new one. In the first deal, however, whoever draws the last card finishes the turn, and then all count.</source>
        <extracomment>five_hundred.rules.turn.reshuffle_later</extracomment>
        <translation>Ist der Nachziehstapel zu Beginn eines Zugs leer, werden alle abgelegten Karten außer der obersten zu einem neuen gemischt. Im ersten Teilspiel dagegen macht, wer die letzte Karte zieht, den Zug fertig, und dann zählen alle.</translation>
    </message>
    <message>
        <source>Whoever draws the last card of the stock finishes the turn; then all count.</source>
        <extracomment>five_hundred.rules.turn.stock_ends</extracomment>
        <translation>Wer die letzte Karte vom Nachziehstapel zieht, macht den Zug fertig; dann zählen alle.</translation>
    </message>
    <message numerus="yes">
        <source>If nobody draws from the stock or lays a card for %n round(s), all count.</source>
        <extracomment>five_hundred.rules.turn.idle</extracomment>
        <translation>
            <numerusform>Wenn %n Runde lang niemand vom Nachziehstapel zieht oder etwas auslegt, zählen alle.</numerusform>
            <numerusform>Wenn %n Runden lang niemand vom Nachziehstapel zieht oder etwas auslegt, zählen alle.</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole pile</source>
        <extracomment>five_hundred.rules.pile</extracomment>
        <translation>Der ganze Ablagestapel</translation>
    </message>
    <message>
        <source>You may take the whole pile only if you can lay at least one new meld afterwards.</source>
        <extracomment>five_hundred.rules.pile.can</extracomment>
        <translation>Du darfst den ganzen Ablagestapel nur nehmen, wenn du danach mindestens eine neue Meldung auslegen kannst.</translation>
    </message>
    <message>
        <source>You may take the whole pile, also if you cannot lay a new meld afterwards.</source>
        <extracomment>five_hundred.rules.pile.warn</extracomment>
        <translation>Du darfst den ganzen Ablagestapel nehmen, auch wenn du danach keine neue Meldung auslegen kannst.</translation>
    </message>
    <message>
        <source>You may take the whole pile only if you can lay at least one new meld afterwards, and you have to lay it before you discard.</source>
        <extracomment>five_hundred.rules.pile.forbid</extracomment>
        <translation>Du darfst den ganzen Ablagestapel nur nehmen, wenn du danach mindestens eine neue Meldung auslegen kannst, und du musst sie auslegen, bevor du ablegst.</translation>
    </message>
    <message>
        <source>If you lay no new meld in the same turn, you get −{points} points at this deal’s count, each time.</source>
        <extracomment>five_hundred.rules.pile.penalty</extracomment>
        <translation>Legst du im selben Zug keine neue Meldung aus, bekommst du bei der Zählung dieses Teilspiels −{points} Punkte, jedes Mal.</translation>
    </message>
    <message>
        <source>It costs nothing to lay no new meld.</source>
        <extracomment>five_hundred.rules.pile.no_penalty</extracomment>
        <translation>Keine neue Meldung auszulegen kostet nichts.</translation>
    </message>
    <message>
        <source>Only a new meld counts for this: not a card laid to a meld, not a swapped joker, not a claim.</source>
        <extracomment>five_hundred.rules.pile.new</extracomment>
        <translation>Dafür zählt nur eine neue Meldung: keine angelegte Karte, kein getauschter Joker, kein Zugriff.</translation>
    </message>
    <message>
        <source>The new meld need not contain a card of the pile.</source>
        <extracomment>five_hundred.rules.pile.any</extracomment>
        <translation>Die neue Meldung muss keine Karte des Ablagestapels enthalten.</translation>
    </message>
    <message>
        <source>A pile of a single card is just its top card.</source>
        <extracomment>five_hundred.rules.pile.one</extracomment>
        <translation>Ein Ablagestapel aus einer einzigen Karte ist einfach seine oberste.</translation>
    </message>
    <message>
        <source>A meld is at least 3 cards in a row in one suit (such as {cards}). It lies face up on the table, for all to see.</source>
        <extracomment>five_hundred.rules.melds.run</extracomment>
        <translation>Eine Meldung besteht aus mindestens 3 Karten einer Farbe in Folge (etwa {cards}). Sie liegt offen auf dem Tisch, so dass alle sie sehen.</translation>
    </message>
    <message>
        <source>Three or four cards of one rank, each of another suit, are a meld as well.</source>
        <extracomment>five_hundred.rules.melds.sets</extracomment>
        <translation>Auch drei oder vier Karten gleichen Werts, jede in einer anderen Farbe, sind eine Meldung.</translation>
    </message>
    <message>
        <source>Cards of one rank are no meld.</source>
        <extracomment>five_hundred.rules.melds.no_sets</extracomment>
        <translation>Karten gleichen Werts sind keine Meldung.</translation>
    </message>
    <message>
        <source>The {ace} can be the card below the {two} or the card above the {king} in a row, but not both in one meld; a row never goes on round the corner.</source>
        <extracomment>five_hundred.rules.melds.ace</extracomment>
        <translation>Ein {ace} kann in einer Folge die Karte unter der {two} oder die über dem {king} sein, aber nicht beides in einer Meldung; um die Ecke geht keine Folge.</translation>
    </message>
    <message>
        <source>The {ace} can be the card below the {two} or the card above the {king} in a row. The longest row has one at each end, one of them a joker; it never goes on round the corner.</source>
        <extracomment>five_hundred.rules.melds.ace_both</extracomment>
        <translation>Ein {ace} kann in einer Folge die Karte unter der {two} oder die über dem {king} sein. Die längste Folge hat eins an jedem Ende, eins davon als Joker; um die Ecke geht keine Folge.</translation>
    </message>
    <message>
        <source>If a meld lies on the table already, you may in your turn lay a card to it that goes on with its row and suit. One card is enough, and it does not matter whose meld it is.</source>
        <extracomment>five_hundred.rules.melds.add</extracomment>
        <translation>Liegt schon eine Meldung auf dem Tisch, darfst du in deinem Zug eine Karte anlegen, die ihre Folge und Farbe fortsetzt. Eine Karte genügt, und es ist gleich, wessen Meldung es ist.</translation>
    </message>
    <message>
        <source>Cards you lay to a meld count for you, also if somebody else laid the meld. Each card on the table shows whose it is.</source>
        <extracomment>five_hundred.rules.melds.owner</extracomment>
        <translation>Karten, die du an eine Meldung anlegst, zählen für dich, auch wenn jemand anderes sie ausgelegt hat. Jede Karte auf dem Tisch zeigt, wem sie gehört.</translation>
    </message>
    <message>
        <source>Melds are never split, joined or moved.</source>
        <extracomment>five_hundred.rules.melds.fixed</extracomment>
        <translation>Meldungen werden nie geteilt, verbunden oder verschoben.</translation>
    </message>
    <message>
        <source>You have to keep a card for the discard.</source>
        <extracomment>five_hundred.rules.melds.keep</extracomment>
        <translation>Du musst eine Karte zum Ablegen behalten.</translation>
    </message>
    <message numerus="yes">
        <source>a meld of %n point(s)</source>
        <extracomment>five_hundred.rules.melds.example</extracomment>
        <translation>
            <numerusform>eine Meldung mit %n Punkt</numerusform>
            <numerusform>eine Meldung mit %n Punkten</numerusform>
        </translation>
    </message>
    <message>
        <source>no meld: round the corner</source>
        <extracomment>five_hundred.rules.melds.example.corner</extracomment>
        <translation>keine Meldung: um die Ecke</translation>
    </message>
    <message>
        <source>no meld: several suits</source>
        <extracomment>five_hundred.rules.melds.example.suits</extracomment>
        <translation>keine Meldung: mehrere Farben</translation>
    </message>
    <message>
        <source>A joker can be any card when you make or extend a meld. When it is laid, it has to be clear which card it stands for, and that never changes.</source>
        <extracomment>five_hundred.rules.jokers.any</extracomment>
        <translation>Ein Joker kann jede Karte sein, wenn du eine Meldung machst oder erweiterst. Wenn er ausgelegt wird, muss klar sein, für welche Karte er steht, und das ändert sich nie.</translation>
    </message>
    <message>
        <source>A meld has at least one card that is no joker.</source>
        <extracomment>five_hundred.rules.jokers.natural</extracomment>
        <translation>Eine Meldung hat mindestens eine Karte, die kein Joker ist.</translation>
    </message>
    <message numerus="yes">
        <source>A meld has at most %n joker(s).</source>
        <extracomment>five_hundred.rules.jokers.most</extracomment>
        <translation>
            <numerusform>Eine Meldung hat höchstens %n Joker.</numerusform>
            <numerusform>Eine Meldung hat höchstens %n Joker.</numerusform>
        </translation>
    </message>
    <message>
        <source>A meld has no more jokers than other cards.</source>
        <extracomment>five_hundred.rules.jokers.naturals</extracomment>
        <translation>Eine Meldung hat nicht mehr Joker als andere Karten.</translation>
    </message>
    <message>
        <source>In your turn, after drawing, you may swap a joker that another player laid: you lay the true card in its place and take the joker to your hand.</source>
        <extracomment>five_hundred.rules.jokers.swap.opponents</extracomment>
        <translation>In deinem Zug darfst du nach dem Ziehen einen Joker eintauschen, den jemand anderes ausgelegt hat: Du legst die richtige Karte an seine Stelle und nimmst den Joker auf die Hand.</translation>
    </message>
    <message>
        <source>In your turn, after drawing, you may swap any joker on the table, your own too: you lay the true card in its place and take the joker to your hand.</source>
        <extracomment>five_hundred.rules.jokers.swap.anyone</extracomment>
        <translation>In deinem Zug darfst du nach dem Ziehen jeden Joker auf dem Tisch eintauschen, auch deinen eigenen: Du legst die richtige Karte an seine Stelle und nimmst den Joker auf die Hand.</translation>
    </message>
    <message>
        <source>Jokers on the table are not swapped.</source>
        <extracomment>five_hundred.rules.jokers.swap.nobody</extracomment>
        <translation>Joker auf dem Tisch werden nicht getauscht.</translation>
    </message>
    <message>
        <source>The joker’s points leave the player who laid it; those of the true card go to you.</source>
        <extracomment>five_hundred.rules.jokers.swap.points</extracomment>
        <translation>Die Punkte des Jokers gehen dem verloren, der ihn ausgelegt hat; die der richtigen Karte bekommst du.</translation>
    </message>
    <message>
        <source>A swapped joker is a card of your hand like any other: you may lay it at once, later or never.</source>
        <extracomment>five_hundred.rules.jokers.swapped.free</extracomment>
        <translation>Ein eingetauschter Joker ist eine Handkarte wie jede andere: Du darfst ihn gleich, später oder nie auslegen.</translation>
    </message>
    <message>
        <source>A swapped joker has to be laid in the same turn; without a place for it you may not swap.</source>
        <extracomment>five_hundred.rules.jokers.swapped.same_turn</extracomment>
        <translation>Ein eingetauschter Joker muss im selben Zug ausgelegt werden; ohne Platz für ihn darfst du nicht tauschen.</translation>
    </message>
    <message>
        <source>A swapped joker can be laid in your next turn at the earliest.</source>
        <extracomment>five_hundred.rules.jokers.swapped.next_turn</extracomment>
        <translation>Ein eingetauschter Joker kann frühestens in deinem nächsten Zug ausgelegt werden.</translation>
    </message>
    <message>
        <source>{joker:cap}</source>
        <extracomment>five_hundred.rules.jokers.example</extracomment>
        <translation>{joker:cap}</translation>
    </message>
    <message>
        <source>A discard that fits</source>
        <extracomment>five_hundred.rules.claim</extracomment>
        <translation>Eine abgelegte Karte, die passt</translation>
    </message>
    <message>
        <source>When a card is discarded at the end of a turn, other players may take it at once and lay it to a meld, if it fits. Whoever reacts first gets the card.</source>
        <extracomment>five_hundred.rules.claim.reaction</extracomment>
        <translation>Wenn am Ende eines Zugs eine Karte abgelegt wird, dürfen die anderen sie sofort nehmen und an eine Meldung anlegen, wenn sie passt. Wer zuerst reagiert, bekommt die Karte.</translation>
    </message>
    <message numerus="yes">
        <source>After a short signal there are %n second(s) to react. The option “in turn, no hurry” needs no speed.</source>
        <extracomment>five_hundred.rules.claim.seconds</extracomment>
        <translation>
            <numerusform>Nach einem kurzen Signal ist %n Sekunde Zeit zu reagieren. Mit der Option „der Reihe nach, ohne Eile“ braucht es keine Schnelligkeit.</numerusform>
            <numerusform>Nach einem kurzen Signal sind %n Sekunden Zeit zu reagieren. Mit der Option „der Reihe nach, ohne Eile“ braucht es keine Schnelligkeit.</numerusform>
        </translation>
    </message>
    <message>
        <source>When a card is discarded that fits a meld, the others are asked one after the other, beginning with the next player. The first who wants it lays it.</source>
        <extracomment>five_hundred.rules.claim.seat</extracomment>
        <translation>Wird eine Karte abgelegt, die an eine Meldung passt, werden die anderen der Reihe nach gefragt, zuerst, wer als Nächster dran ist. Wer sie als Erster will, legt sie an.</translation>
    </message>
    <message>
        <source>When a card is discarded that fits a meld, all others say whether they want it. If several do, the player who discarded it decides.</source>
        <extracomment>five_hundred.rules.claim.current</extracomment>
        <translation>Wird eine Karte abgelegt, die an eine Meldung passt, sagen alle anderen, ob sie sie wollen. Wollen sie mehrere, entscheidet, wer sie abgelegt hat.</translation>
    </message>
    <message>
        <source>When a card is discarded that fits a meld, all others say whether they want it. If several do, the next player decides.</source>
        <extracomment>five_hundred.rules.claim.next_decides</extracomment>
        <translation>Wird eine Karte abgelegt, die an eine Meldung passt, sagen alle anderen, ob sie sie wollen. Wollen sie mehrere, entscheidet, wer als Nächster dran ist.</translation>
    </message>
    <message>
        <source>Out of turn nobody may take a discard.</source>
        <extracomment>five_hundred.rules.claim.off</extracomment>
        <translation>Außer der Reihe darf niemand eine abgelegte Karte nehmen.</translation>
    </message>
    <message>
        <source>Only the card just discarded can be taken like this, only for a meld that lies there, and never by whoever discarded it. Its points go to who lays it; the turn goes on as usual.</source>
        <extracomment>five_hundred.rules.claim.limits</extracomment>
        <translation>Nur die eben abgelegte Karte kann so genommen werden, nur für eine Meldung, die schon liegt, und nie von dem, der sie abgelegt hat. Die Punkte bekommt, wer sie anlegt; die Reihe geht weiter wie sonst.</translation>
    </message>
    <message>
        <source>At the start</source>
        <extracomment>five_hundred.rules.bans</extracomment>
        <translation>Am Anfang</translation>
    </message>
    <message>
        <source>In the first deal you may not take the whole pile, and you may not close. So you keep two cards when you lay: one for the discard and one more.</source>
        <extracomment>five_hundred.rules.bans.first_deal</extracomment>
        <translation>Im ersten Teilspiel darfst du nicht den ganzen Ablagestapel nehmen, und du darfst nicht schließen. Deshalb behältst du beim Auslegen zwei Karten: eine zum Ablegen und eine weitere.</translation>
    </message>
    <message>
        <source>In the first round of each deal you may not take the whole pile, and you may not close. So you keep two cards when you lay: one for the discard and one more.</source>
        <extracomment>five_hundred.rules.bans.first_round</extracomment>
        <translation>In der ersten Runde jedes Teilspiels darfst du nicht den ganzen Ablagestapel nehmen, und du darfst nicht schließen. Deshalb behältst du beim Auslegen zwei Karten: eine zum Ablegen und eine weitere.</translation>
    </message>
    <message>
        <source>Taking the whole pile and closing are allowed from the first turn on.</source>
        <extracomment>five_hundred.rules.bans.off</extracomment>
        <translation>Den ganzen Ablagestapel nehmen und schließen darf man vom ersten Zug an.</translation>
    </message>
    <message>
        <source>In the first round of each deal nobody lays a new meld.</source>
        <extracomment>five_hundred.rules.bans.no_melds</extracomment>
        <translation>In der ersten Runde jedes Teilspiels legt niemand eine neue Meldung aus.</translation>
    </message>
    <message>
        <source>If you end your turn with your last card, it is discarded face down. The deal is closed, and points are counted at once, for all players.</source>
        <extracomment>five_hundred.rules.close.discard</extracomment>
        <translation>Wenn du deinen Zug mit deiner letzten Karte beendest, wird sie verdeckt abgelegt. Das Teilspiel ist geschlossen, und die Punkte aller werden sofort gezählt.</translation>
    </message>
    <message>
        <source>The last card cannot be taken by anybody and counts for nobody.</source>
        <extracomment>five_hundred.rules.close.card</extracomment>
        <translation>Die letzte Karte kann niemand nehmen, und sie zählt für niemanden.</translation>
    </message>
    <message>
        <source>Whoever lays the last card on the table closes as well, without a discard.</source>
        <extracomment>five_hundred.rules.close.laid</extracomment>
        <translation>Auch wer die letzte Karte auf den Tisch legt, schließt, ohne abzulegen.</translation>
    </message>
    <message numerus="yes">
        <source>Closing brings %n point(s).</source>
        <extracomment>five_hundred.rules.close.bonus</extracomment>
        <translation>
            <numerusform>Schließen bringt %n Punkt.</numerusform>
            <numerusform>Schließen bringt %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Closing itself brings no points.</source>
        <extracomment>five_hundred.rules.close.no_bonus</extracomment>
        <translation>Das Schließen selbst bringt keine Punkte.</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>five_hundred.rules.points</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Joker: {points} points</source>
        <extracomment>five_hundred.rules.points.joker</extracomment>
        <translation>Joker: {points} Punkte</translation>
    </message>
    <message>
        <source>Joker: on the table as much as the card it stands for, in the hand {points} points</source>
        <extracomment>five_hundred.rules.points.joker_card</extracomment>
        <translation>Joker: auf dem Tisch so viel wie die Karte, für die er steht, auf der Hand {points} Punkte</translation>
    </message>
    <message>
        <source>{ace:cap}: {points} points</source>
        <extracomment>five_hundred.rules.points.ace</extracomment>
        <translation>{ace:cap}: {points} Punkte</translation>
    </message>
    <message>
        <source>{ranks}: {points} points</source>
        <extracomment>five_hundred.rules.points.high</extracomment>
        <translation>{ranks}: {points} Punkte</translation>
    </message>
    <message>
        <source>{low:short}–{high:short}: {points} points</source>
        <extracomment>five_hundred.rules.points.low</extracomment>
        <translation>{low:short}–{high:short}: {points} Punkte</translation>
    </message>
    <message>
        <source>All cards you have laid in melds count for you, those you laid to others’ melds as well.</source>
        <extracomment>five_hundred.rules.points.plus</extracomment>
        <translation>Alle Karten, die du in Meldungen ausgelegt hast, zählen für dich, auch die an Meldungen anderer.</translation>
    </message>
    <message>
        <source>All cards you still hold when the deal ends count against you.</source>
        <extracomment>five_hundred.rules.points.minus</extracomment>
        <translation>Alle Karten, die du am Ende noch auf der Hand hast, zählen gegen dich.</translation>
    </message>
    <message>
        <source>A total may be negative: cards in the hand can take you below 0.</source>
        <extracomment>five_hundred.rules.points.negative</extracomment>
        <translation>Der Punktestand darf negativ sein: Karten auf der Hand können dich unter 0 bringen.</translation>
    </message>
    <message>
        <source>left in the hand: {points}</source>
        <extracomment>five_hundred.rules.points.example</extracomment>
        <translation>noch auf der Hand: {points}</translation>
    </message>
    <message>
        <source>How to play here</source>
        <extracomment>five_hundred.rules.controls</extracomment>
        <translation>So spielst du hier</translation>
    </message>
    <message>
        <source>What you select is a preview: it shows what would happen and how many points it brings. The second tap, Enter or the button does it.</source>
        <extracomment>five_hundred.rules.controls.preview</extracomment>
        <translation>Was du auswählst, ist eine Vorschau: Sie zeigt, was geschehen würde und wie viele Punkte es bringt. Erst das zweite Tippen, Enter oder der Knopf tut es.</translation>
    </message>
    <message>
        <source>Draw with a tap on the stock, on the top card or on a card below it (the whole pile), or with 1, 2 and 3.</source>
        <extracomment>five_hundred.rules.controls.draw</extracomment>
        <translation>Zieh mit einem Tippen auf den Nachziehstapel, die oberste Karte oder eine darunter (den ganzen Ablagestapel), oder mit 1, 2 und 3.</translation>
    </message>
    <message>
        <source>Draw with a tap on the stock, on the top card or on any card of the pile (from there upward), or with 1, 2 and 3.</source>
        <extracomment>five_hundred.rules.controls.draw_part</extracomment>
        <translation>Zieh mit einem Tippen auf den Nachziehstapel, die oberste Karte oder eine andere des Ablagestapels (ab dort aufwärts), oder mit 1, 2 und 3.</translation>
    </message>
    <message>
        <source>Select the cards of a meld and lay it with M. One selected card lights up every end where it fits (L goes round them) and every joker it can be swapped for (B).</source>
        <extracomment>five_hundred.rules.controls.lay</extracomment>
        <translation>Wähl die Karten einer Meldung und leg sie mit M aus. Bei einer einzelnen Karte leuchten alle Enden, an die sie passt (L geht sie durch), und alle Joker, gegen die sie getauscht werden kann (B).</translation>
    </message>
    <message>
        <source>Cards can be dragged as well, selected ones together: to a free place, an end of a meld, a joker or the discard pile.</source>
        <extracomment>five_hundred.rules.controls.drag</extracomment>
        <translation>Karten lassen sich auch ziehen, ausgewählte zusammen: auf einen freien Platz, an das Ende einer Meldung, auf einen Joker oder auf den Ablagestapel.</translation>
    </message>
    <message>
        <source>Drag the cards of your hand into any order, or sort them by suit, rank or melds (K). V shows the whole pile.</source>
        <extracomment>five_hundred.rules.controls.hand</extracomment>
        <translation>Zieh die Karten deiner Hand in jede Ordnung, oder sortier sie nach Farbe, Wert oder Meldungen (K). V zeigt den ganzen Ablagestapel.</translation>
    </message>
    <message>
        <source>Drag the cards of your hand into any order, or sort them by suit, rank or melds (K).</source>
        <extracomment>five_hundred.rules.controls.hand_hidden</extracomment>
        <translation>Zieh die Karten deiner Hand in jede Ordnung, oder sortier sie nach Farbe, Wert oder Meldungen (K).</translation>
    </message>
    <message>
        <source>A discard that fits is taken with Space or a tap on its place, and left with Esc. Once you have taken it, there is time to choose the place.</source>
        <extracomment>five_hundred.rules.controls.claim</extracomment>
        <translation>Eine passende abgelegte Karte nimmst du mit der Leertaste oder einem Tippen auf ihren Platz, und lässt sie mit Esc liegen. Hast du zugegriffen, ist Zeit, den Platz zu wählen.</translation>
    </message>
    <message>
        <source>The hint shows the best actions with the points they are expected to bring.</source>
        <extracomment>five_hundred.rules.controls.hint</extracomment>
        <translation>Der Hinweis zeigt die besten Züge mit den Punkten, die sie erwarten lassen.</translation>
    </message>
    <message>
        <source>What the program does</source>
        <extracomment>five_hundred.rules.program</extracomment>
        <translation>Was das Programm tut</translation>
    </message>
    <message>
        <source>The program counts and shows every hand at the end of a deal.</source>
        <extracomment>five_hundred.rules.program.count</extracomment>
        <translation>Das Programm zählt und zeigt am Ende eines Teilspiels alle Hände.</translation>
    </message>
    <message>
        <source>Undo goes back to before your last decision. A draw that is done again brings the same card.</source>
        <extracomment>five_hundred.rules.program.undo</extracomment>
        <translation>Zurück geht bis vor deine letzte Entscheidung. Wer noch einmal zieht, bekommt dieselbe Karte.</translation>
    </message>
    <message>
        <source>With several people at one device each hand is covered until its player takes over.</source>
        <extracomment>five_hundred.rules.program.handover</extracomment>
        <translation>Mit mehreren Personen an einem Gerät ist jede Hand verdeckt, bis ihr Spieler übernimmt.</translation>
    </message>
    <message>
        <source>Computer players see what everybody sees and their own hand, never the stock or other hands.</source>
        <extracomment>five_hundred.rules.program.fair</extracomment>
        <translation>Computerspieler sehen, was alle sehen, und die eigene Hand, nie den Nachziehstapel oder andere Hände.</translation>
    </message>
    <message>
        <source>{ten:short}, {jack}, {queen}, {king}</source>
        <extracomment>five_hundred.ranks</extracomment>
        <translation>{ten:short}, {jack}, {queen}, {king}</translation>
    </message>
    <message>
        <source>Runs</source>
        <extracomment>five_hundred.choice.sort.runs</extracomment>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>Put the melds in the hand together</source>
        <extracomment>five_hundred.choice.sort.runs.explanation</extracomment>
        <translation>Meldungen auf der Hand zusammenlegen</translation>
    </message>
    <message>
        <source>Several want it: {seats:and}. You decide.</source>
        <extracomment>five_hundred.detail.award</extracomment>
        <translation>Mehrere wollen sie: {seats:and}. Du entscheidest.</translation>
    </message>
    <message>
        <source>{turn}</source>
        <extracomment>five_hundred.detail.claim</extracomment>
        <translation>{turn}</translation>
    </message>
    <message>
        <source>Choose the place with the number keys. {turn}</source>
        <extracomment>five_hundred.detail.claim_places</extracomment>
        <translation>Die Ziffern wählen den Platz. {turn}</translation>
    </message>
    <message>
        <source>Afterwards it is {who:genitive} turn.</source>
        <extracomment>five_hundred.detail.turn</extracomment>
        <translation>Danach ist {who} am Zug.</translation>
    </message>
    <message>
        <source>Afterwards it is your turn.</source>
        <extracomment>five_hundred.detail.turn.you</extracomment>
        <translation>Danach bist du am Zug.</translation>
    </message>
    <message>
        <source>It fits on the table. Whoever reacts first gets it.</source>
        <extracomment>five_hundred.claim.reaction</extracomment>
        <translation>Sie passt auf den Tisch. Wer zuerst reagiert, bekommt sie.</translation>
    </message>
    <message>
        <source>It fits on the table. Everybody is asked in turn.</source>
        <extracomment>five_hundred.claim.seat</extracomment>
        <translation>Sie passt auf den Tisch. Alle werden der Reihe nach gefragt.</translation>
    </message>
    <message>
        <source>It fits on the table. If several want it, the discarder decides.</source>
        <extracomment>five_hundred.claim.current</extracomment>
        <translation>Sie passt auf den Tisch. Wollen sie mehrere, entscheidet, wer abgelegt hat.</translation>
    </message>
    <message>
        <source>It fits on the table. If several want it, the next player decides.</source>
        <extracomment>five_hundred.claim.next_decides</extracomment>
        <translation>Sie passt auf den Tisch. Wollen sie mehrere, entscheidet, wer als Nächster dran ist.</translation>
    </message>
    <message>
        <source>It is yours: choose the place.</source>
        <extracomment>five_hundred.claim.where</extracomment>
        <translation>Sie gehört dir: Wähl den Platz.</translation>
    </message>
    <message>
        <source>Several want it: you decide.</source>
        <extracomment>five_hundred.claim.award</extracomment>
        <translation>Mehrere wollen sie: Du entscheidest.</translation>
    </message>
    <message>
        <source>{who} decides who gets it.</source>
        <extracomment>five_hundred.claim.judging</extracomment>
        <translation>{who} entscheidet, wer sie bekommt.</translation>
    </message>
    <message>
        <source>You decide who gets it.</source>
        <extracomment>five_hundred.claim.judging.you</extracomment>
        <translation>Du entscheidest, wer sie bekommt.</translation>
    </message>
    <message>
        <source>Asked whether they take it: {seats:and}.</source>
        <extracomment>five_hundred.claim.others</extracomment>
        <translation>Gefragt, ob sie zugreifen: {seats:and}.</translation>
    </message>
    <message>
        <source>{card:cap} in meld {meld}, laid by {who}</source>
        <extracomment>five_hundred.piece.laid</extracomment>
        <translation>{card:cap} in Meldung {meld}, ausgelegt von {who}</translation>
    </message>
    <message>
        <source>{card:cap} in meld {meld}, laid by you</source>
        <extracomment>five_hundred.piece.laid.you</extracomment>
        <translation>{card:cap} in Meldung {meld}, von dir ausgelegt</translation>
    </message>
    <message>
        <source>new</source>
        <extracomment>five_hundred.piece.new</extracomment>
        <translation>neu</translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n card(s)</source>
        <extracomment>five_hundred.piece.stock</extracomment>
        <translation>
            <numerusform>Nachziehstapel, %n Karte</numerusform>
            <numerusform>Nachziehstapel, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{card:cap}, on top of the discard pile</source>
        <extracomment>five_hundred.piece.top</extracomment>
        <translation>{card:cap}, oben auf dem Ablagestapel</translation>
    </message>
    <message>
        <source>{card:cap}, in the discard pile</source>
        <extracomment>five_hundred.piece.pile</extracomment>
        <translation>{card:cap}, im Ablagestapel</translation>
    </message>
    <message>
        <source>Card of the discard pile, not seen</source>
        <extracomment>five_hundred.piece.pile_back</extracomment>
        <translation>Karte im Ablagestapel, nicht zu sehen</translation>
    </message>
    <message>
        <source>{who:genitive} face-down card</source>
        <extracomment>five_hundred.piece.back</extracomment>
        <translation>{who:genitive} verdeckte Karte|Verdeckte Karte von {who}</translation>
    </message>
    <message>
        <source>Your face-down card</source>
        <extracomment>five_hundred.piece.back.you</extracomment>
        <translation>Deine verdeckte Karte</translation>
    </message>
    <message>
        <source>The card that closed the deal, face down</source>
        <extracomment>five_hundred.piece.closing</extracomment>
        <translation>Die Karte, die das Teilspiel geschlossen hat, verdeckt</translation>
    </message>
    <message>
        <source>{held} · {role}</source>
        <extracomment>five_hundred.plate</extracomment>
        <translation>{held} · {role}</translation>
    </message>
    <message>
        <source>begins</source>
        <extracomment>five_hundred.plate.starts</extracomment>
        <translation>beginnt</translation>
    </message>
    <message>
        <source>you begin</source>
        <extracomment>five_hundred.plate.starts.you</extracomment>
        <translation>du beginnst</translation>
    </message>
    <message>
        <source>has closed</source>
        <extracomment>five_hundred.plate.closed</extracomment>
        <translation>hat geschlossen</translation>
    </message>
    <message>
        <source>closed</source>
        <extracomment>five_hundred.plate.closed.you</extracomment>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>on the table {points}</source>
        <extracomment>five_hundred.score.table</extracomment>
        <translation>auf dem Tisch {points}</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>five_hundred.step.draw</extracomment>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Lay melds</source>
        <extracomment>five_hundred.step.lay</extracomment>
        <translation>Auslegen</translation>
    </message>
    <message>
        <source>Discard one</source>
        <extracomment>five_hundred.step.discard</extracomment>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Points to {target}</source>
        <extracomment>five_hundred.label.target</extracomment>
        <translation>Punkte bis {target}</translation>
    </message>
    <message>
        <source>Stock · {count}</source>
        <extracomment>five_hundred.label.stock</extracomment>
        <translation>Nachziehstapel · {count}</translation>
    </message>
    <message numerus="yes">
        <source>Discards · %n card(s)</source>
        <extracomment>five_hundred.label.pile</extracomment>
        <translation>
            <numerusform>Ablage · %n Karte</numerusform>
            <numerusform>Ablage · %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>on top: {card}</source>
        <extracomment>five_hundred.label.top</extracomment>
        <translation>oben: {card}</translation>
    </message>
    <message>
        <source>Sort</source>
        <extracomment>five_hundred.label.sort</extracomment>
        <translation>Sortieren</translation>
    </message>
    <message>
        <source>Hand now</source>
        <extracomment>five_hundred.label.hand</extracomment>
        <translation>Hand jetzt</translation>
    </message>
    <message>
        <source>On the table</source>
        <extracomment>five_hundred.label.table</extracomment>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>New meld</source>
        <extracomment>five_hundred.label.new_meld, five_hundred.preview.meld</extracomment>
        <translation>Neue Meldung</translation>
    </message>
    <message>
        <source>afterwards</source>
        <extracomment>five_hundred.risk.now</extracomment>
        <translation>danach</translation>
    </message>
    <message>
        <source>after drawing</source>
        <extracomment>five_hundred.risk.draw</extracomment>
        <translation>nach dem Ziehen</translation>
    </message>
    <message>
        <source>after taking</source>
        <extracomment>five_hundred.risk.take</extracomment>
        <translation>nach dem Nehmen</translation>
    </message>
    <message>
        <source>after the pile</source>
        <extracomment>five_hundred.risk.takeall</extracomment>
        <translation>nach dem Stapel</translation>
    </message>
    <message>
        <source>after the meld</source>
        <extracomment>five_hundred.risk.meld</extracomment>
        <translation>nach der Meldung</translation>
    </message>
    <message>
        <source>after the card</source>
        <extracomment>five_hundred.risk.lay</extracomment>
        <translation>nach der Karte</translation>
    </message>
    <message>
        <source>after the swap</source>
        <extracomment>five_hundred.risk.swap</extracomment>
        <translation>nach dem Tausch</translation>
    </message>
    <message>
        <source>after the discard</source>
        <extracomment>five_hundred.risk.discard</extracomment>
        <translation>nach dem Ablegen</translation>
    </message>
    <message>
        <source>after the claim</source>
        <extracomment>five_hundred.risk.claim</extracomment>
        <translation>nach dem Zugriff</translation>
    </message>
    <message>
        <source>From the stock</source>
        <extracomment>five_hundred.preview.draw</extracomment>
        <translation>Vom Nachziehstapel</translation>
    </message>
    <message>
        <source>{card:cap} to the hand</source>
        <extracomment>five_hundred.preview.take</extracomment>
        <translation>{card:cap} auf die Hand</translation>
    </message>
    <message>
        <source>The pile to the hand</source>
        <extracomment>five_hundred.preview.takeall</extracomment>
        <translation>Ablagestapel auf die Hand</translation>
    </message>
    <message>
        <source>{card:cap} for the joker</source>
        <extracomment>five_hundred.preview.swap</extracomment>
        <translation>{card:cap} gegen den Joker</translation>
    </message>
    <message>
        <source>{who} has closed the deal</source>
        <extracomment>five_hundred.ending.closed</extracomment>
        <translation>{who} hat das Teilspiel geschlossen</translation>
    </message>
    <message>
        <source>You have closed the deal</source>
        <extracomment>five_hundred.ending.closed.you</extracomment>
        <translation>Du hast das Teilspiel geschlossen</translation>
    </message>
    <message>
        <source>Deal {deal} is over: nobody closed</source>
        <extracomment>five_hundred.ending.nobody</extracomment>
        <translation>Teilspiel {deal} ist zu Ende: Niemand hat geschlossen</translation>
    </message>
    <message>
        <source>All hands are open now and are counted.</source>
        <extracomment>five_hundred.ending.hands</extracomment>
        <translation>Alle Hände liegen offen und werden gezählt.</translation>
    </message>
    <message>
        <source>Nobody can draw any more: all hands are counted.</source>
        <extracomment>five_hundred.ending.hands_nobody</extracomment>
        <translation>Niemand kann mehr ziehen: Alle Hände werden gezählt.</translation>
    </message>
    <message>
        <source>{who} begins the next deal.</source>
        <extracomment>five_hundred.ending.starter</extracomment>
        <translation>{who} beginnt das nächste Teilspiel.</translation>
    </message>
    <message>
        <source>You begin the next deal.</source>
        <extracomment>five_hundred.ending.starter.you</extracomment>
        <translation>Du beginnst das nächste Teilspiel.</translation>
    </message>
    <message>
        <source>{target} points are reached: the match is over.</source>
        <extracomment>five_hundred.ending.final</extracomment>
        <translation>{target} Punkte sind erreicht: Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Count</source>
        <extracomment>five_hundred.ending.count</extracomment>
        <translation>Zählen</translation>
    </message>
    <message>
        <source>Next deal</source>
        <extracomment>five_hundred.ending.next</extracomment>
        <translation>Nächstes Teilspiel</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>five_hundred.ending.result</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Count of deal {deal}</source>
        <extracomment>five_hundred.count.title</extracomment>
        <translation>Zählung von Teilspiel {deal}</translation>
    </message>
    <message>
        <source>nobody has closed</source>
        <extracomment>five_hundred.count.nobody</extracomment>
        <translation>niemand hat geschlossen</translation>
    </message>
    <message>
        <source>Own melds</source>
        <extracomment>five_hundred.count.laidOwn</extracomment>
        <translation>Eigene Meldungen</translation>
    </message>
    <message>
        <source>Others’ melds</source>
        <extracomment>five_hundred.count.laidOther</extracomment>
        <translation>Fremde Meldungen</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>five_hundred.count.hand</extracomment>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Pile</source>
        <extracomment>five_hundred.count.penalty</extracomment>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Closing</source>
        <extracomment>five_hundred.rules.close, five_hundred.count.bonus</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>{who} takes {card:article}</source>
        <extracomment>five_hundred.log.takes</extracomment>
        <translation>{who} nimmt {card:article}</translation>
    </message>
    <message>
        <source>You take {card:article}</source>
        <extracomment>five_hundred.log.takes.you</extracomment>
        <translation>Du nimmst {card:article}</translation>
    </message>
    <message>
        <source>{who} adds {card:article}</source>
        <extracomment>five_hundred.log.lays</extracomment>
        <translation>{who} legt {card:article} an</translation>
    </message>
    <message>
        <source>You add {card:article}</source>
        <extracomment>five_hundred.log.lays.you</extracomment>
        <translation>Du legst {card:article} an</translation>
    </message>
    <message>
        <source>{who} swaps the joker for {card:article}</source>
        <extracomment>five_hundred.log.swaps</extracomment>
        <translation>{who} tauscht den Joker gegen {card}</translation>
    </message>
    <message>
        <source>You swap the joker for {card:article}</source>
        <extracomment>five_hundred.log.swaps.you</extracomment>
        <translation>Du tauschst den Joker gegen {card}</translation>
    </message>
    <message>
        <source>{who} gets {card:article}</source>
        <extracomment>five_hundred.log.claims</extracomment>
        <translation>{who} greift zu: {card}</translation>
    </message>
    <message>
        <source>You get {card:article}</source>
        <extracomment>five_hundred.log.claims.you</extracomment>
        <translation>Du greifst zu: {card}</translation>
    </message>
    <message>
        <source>{who} discards {card:article}</source>
        <extracomment>five_hundred.log.discards</extracomment>
        <translation>{who} legt {card:article} ab</translation>
    </message>
    <message>
        <source>You discard {card:article}</source>
        <extracomment>five_hundred.log.discards.you</extracomment>
        <translation>Du legst {card:article} ab</translation>
    </message>
    <message>
        <source>Who takes {card:article}?</source>
        <extracomment>five_hundred.waiting.claim</extracomment>
        <translation>Wer greift zu: {card}?</translation>
    </message>
    <message>
        <source>{who} decides who gets {card:article}</source>
        <extracomment>five_hundred.waiting.award</extracomment>
        <translation>{who} entscheidet, wer die Karte bekommt: {card}</translation>
    </message>
    <message>
        <source>You decide who gets {card:article}</source>
        <extracomment>five_hundred.waiting.award.you</extracomment>
        <translation>Du entscheidest, wer die Karte bekommt: {card}</translation>
    </message>
    <message>
        <source>The top card of the stock, {card:article} from the top of the pile, or the whole pile.</source>
        <extracomment>five_hundred.detail.draw</extracomment>
        <translation>Die oberste Karte vom Nachziehstapel, {card:article} oben vom Ablagestapel oder den ganzen Ablagestapel.</translation>
    </message>
    <message>
        <source>The top card of the stock, or {card:article} from the top of the pile.</source>
        <extracomment>five_hundred.detail.draw_two</extracomment>
        <translation>Die oberste Karte vom Nachziehstapel oder {card:article} oben vom Ablagestapel.</translation>
    </message>
    <message>
        <source>Take {card:article} from the pile</source>
        <extracomment>five_hundred.prompt.take</extracomment>
        <translation>{card:article,cap} vom Ablagestapel nehmen</translation>
    </message>
    <message>
        <source>Only {card:article} on top is seen.</source>
        <extracomment>five_hundred.detail.takeall_hidden</extracomment>
        <translation>Zu sehen ist nur die oberste Karte: {card}.</translation>
    </message>
    <message>
        <source>Lay {card:article} {where}</source>
        <extracomment>five_hundred.prompt.lays</extracomment>
        <translation>{card:article,cap} {where} anlegen</translation>
    </message>
    <message>
        <source>Swap {card:article} for the joker in {meld}</source>
        <extracomment>five_hundred.prompt.swap</extracomment>
        <translation>{card:cap} gegen den Joker in {meld} tauschen</translation>
    </message>
    <message>
        <source>Discard {card:article}</source>
        <extracomment>five_hundred.prompt.discard</extracomment>
        <translation>{card:article,cap} ablegen</translation>
    </message>
    <message>
        <source>You may not discard {card:article}</source>
        <extracomment>five_hundred.prompt.no_discard</extracomment>
        <translation>{card:article,cap} darfst du nicht ablegen</translation>
    </message>
    <message>
        <source>Close with {card:article}</source>
        <extracomment>five_hundred.prompt.close</extracomment>
        <translation>Schließen: {card:article} verdeckt ablegen</translation>
    </message>
    <message>
        <source>Take {card:article}?</source>
        <extracomment>five_hundred.prompt.claim</extracomment>
        <translation>Zugreifen: {card}?</translation>
    </message>
    <message>
        <source>Where do you lay {card:article}?</source>
        <extracomment>five_hundred.prompt.claim_where</extracomment>
        <translation>Wo legst du an: {card}?</translation>
    </message>
    <message>
        <source>Who gets {card:article}?</source>
        <extracomment>five_hundred.prompt.award</extracomment>
        <translation>Wer bekommt die Karte: {card}?</translation>
    </message>
    <message>
        <source>{who} discarded {card:article}</source>
        <extracomment>five_hundred.claim.title</extracomment>
        <translation>{who} hat {card:article} abgelegt</translation>
    </message>
    <message>
        <source>You discarded {card:article}</source>
        <extracomment>five_hundred.claim.title.you</extracomment>
        <translation>Du hast {card:article} abgelegt</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>five_hundred.count.deal</extracomment>
        <translation>Teilspiel</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>five_hundred.count.total</extracomment>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>{who} wins with {points} points</source>
        <extracomment>five_hundred.result.title</extracomment>
        <translation>{who} gewinnt mit {points} Punkten</translation>
    </message>
    <message>
        <source>You win with {points} points</source>
        <extracomment>five_hundred.result.title.you</extracomment>
        <translation>Du gewinnst mit {points} Punkten</translation>
    </message>
    <message numerus="yes">
        <source>After %n deal(s): {standing}.</source>
        <extracomment>five_hundred.result.text</extracomment>
        <translation>
            <numerusform>Nach %n Teilspiel: {standing}.</numerusform>
            <numerusform>Nach %n Teilspielen: {standing}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>five_hundred.hint.title</extracomment>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Hint: {what} – {worth}</source>
        <extracomment>five_hundred.hint.best</extracomment>
        <translation>Hinweis: {what} – {worth}</translation>
    </message>
    <message>
        <source>{what:cap} – {worth}</source>
        <extracomment>five_hundred.hint.other</extracomment>
        <translation>{what:cap} – {worth}</translation>
    </message>
    <message>
        <source>draw from the stock</source>
        <extracomment>five_hundred.hint.draw</extracomment>
        <translation>vom Nachziehstapel ziehen</translation>
    </message>
    <message>
        <source>take {card:short}</source>
        <extracomment>five_hundred.hint.take</extracomment>
        <translation>{card:short} nehmen</translation>
    </message>
    <message>
        <source>take the whole pile</source>
        <extracomment>five_hundred.hint.takeall</extracomment>
        <translation>ganzen Ablagestapel nehmen</translation>
    </message>
    <message numerus="yes">
        <source>take %n card(s) of the pile</source>
        <extracomment>five_hundred.hint.takefrom</extracomment>
        <translation>
            <numerusform>%n Karte vom Ablagestapel nehmen</numerusform>
            <numerusform>%n Karten vom Ablagestapel nehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>lay {cards}</source>
        <extracomment>five_hundred.hint.meld</extracomment>
        <translation>{cards} auslegen</translation>
    </message>
    <message>
        <source>lay {card:short} to {meld}</source>
        <extracomment>five_hundred.hint.lay</extracomment>
        <translation>{card:short} an {meld} anlegen</translation>
    </message>
    <message>
        <source>{card:short} for the joker in {meld}</source>
        <extracomment>five_hundred.hint.swap</extracomment>
        <translation>{card:short} gegen den Joker in {meld}</translation>
    </message>
    <message>
        <source>discard {card:short}</source>
        <extracomment>five_hundred.hint.discard</extracomment>
        <translation>{card:short} ablegen</translation>
    </message>
    <message>
        <source>take it for {meld}</source>
        <extracomment>five_hundred.hint.claim</extracomment>
        <translation>zugreifen für {meld}</translation>
    </message>
    <message>
        <source>leave it</source>
        <extracomment>five_hundred.hint.decline</extracomment>
        <translation>liegen lassen</translation>
    </message>
    <message>
        <source>{worth} points expected</source>
        <extracomment>five_hundred.hint.expected</extracomment>
        <translation>{worth} Punkte erwartet</translation>
    </message>
    <message>
        <source>match won in {worth}</source>
        <extracomment>five_hundred.hint.chance</extracomment>
        <translation>Partie gewonnen in {worth}</translation>
    </message>
    <message>
        <source>Worth</source>
        <extracomment>five_hundred.hint.column.expected</extracomment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>five_hundred.hint.column.chance</extracomment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Own deal</source>
        <extracomment>five_hundred.hint.column.own</extracomment>
        <translation>Eigenes</translation>
    </message>
    <message>
        <source>{number:+}</source>
        <extracomment>five_hundred.hint.number</extracomment>
        <translation>{number:+}</translation>
    </message>
    <message>
        <source>{number:+}±{error}</source>
        <extracomment>five_hundred.hint.number_error</extracomment>
        <translation>{number:+}±{error}</translation>
    </message>
    <message>
        <source>{number:%}</source>
        <extracomment>five_hundred.hint.percent</extracomment>
        <translation>{number:%}</translation>
    </message>
    <message>
        <source>Classic</source>
        <extracomment>five_hundred.preset.classic</extracomment>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>As the Danish rules have it: runs only, two jokers, the quickest gets a discard.</source>
        <extracomment>five_hundred.preset.classic.explanation</extracomment>
        <translation>Wie in den dänischen Regeln: nur Folgen, zwei Joker, die abgelegte Karte bekommt der Schnellste.</translation>
    </message>
    <message>
        <source>No hurry</source>
        <extracomment>five_hundred.preset.unhurried</extracomment>
        <translation>Ohne Zeitdruck</translation>
    </message>
    <message>
        <source>Classic, but who wants a discard is asked in turn: no clock runs.</source>
        <extracomment>five_hundred.preset.unhurried.explanation</extracomment>
        <translation>Klassisch, aber wer eine abgelegte Karte will, wird der Reihe nach gefragt: Keine Uhr läuft.</translation>
    </message>
    <message>
        <source>Traditional</source>
        <extracomment>five_hundred.preset.traditional</extracomment>
        <translation>Überliefert</translation>
    </message>
    <message>
        <source>The bans at the start hold for the first round of every deal, not for the first deal.</source>
        <extracomment>five_hundred.preset.traditional.explanation</extracomment>
        <translation>Die Verbote am Anfang gelten für die erste Runde jedes Teilspiels, nicht für das erste Teilspiel.</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>five_hundred.preset.house</extracomment>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Sets of equal rank, three jokers, and closing without a discard.</source>
        <extracomment>five_hundred.preset.house.explanation</extracomment>
        <translation>Sätze gleichen Ranges, drei Joker und Schließen ohne Ablegen.</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <extracomment>five_hundred.preset.norwegian</extracomment>
        <translation>Norwegisch</translation>
    </message>
    <message>
        <source>With sets; an ace below the two counts 5.</source>
        <extracomment>five_hundred.preset.norwegian.explanation</extracomment>
        <translation>Mit Sätzen; ein Ass unter der Zwei zählt 5.</translation>
    </message>
    <message>
        <source>Swedish</source>
        <extracomment>five_hundred.preset.swedish</extracomment>
        <translation>Schwedisch</translation>
    </message>
    <message>
        <source>With sets; only the top of the pile is seen, and taking it in vain costs 100.</source>
        <extracomment>five_hundred.preset.swedish.explanation</extracomment>
        <translation>Mit Sätzen; vom Ablagestapel sieht man nur die oberste Karte, und ihn vergeblich zu nehmen kostet 100.</translation>
    </message>
    <message>
        <source>You do not hold {card:article}.</source>
        <extracomment>five_hundred.reason.not_in_hand</extracomment>
        <translation>Nicht auf deiner Hand: {card}.</translation>
    </message>
    <message>
        <source>{card:article,cap} does not fit meld {meld}.</source>
        <extracomment>five_hundred.reason.does_not_fit</extracomment>
        <translation>{card:cap} passt nicht an Meldung {meld}.</translation>
    </message>
    <message>
        <source>There is no place for a joker in this meld.</source>
        <extracomment>five_hundred.reason.joker_fits_not</extracomment>
        <translation>In dieser Meldung ist kein Platz für einen Joker.</translation>
    </message>
    <message>
        <source>Not laid, as they do not fit: {cards}</source>
        <extracomment>five_hundred.reason.left_over</extracomment>
        <translation>Nicht angelegt, weil sie nicht passen: {cards}</translation>
    </message>
    <message>
        <source>No joker in meld {meld} stands for {card:article}.</source>
        <extracomment>five_hundred.reason.no_joker_for</extracomment>
        <translation>In Meldung {meld} steht kein Joker für {card}.</translation>
    </message>
    <message>
        <source>Only one card is discarded in a turn.</source>
        <extracomment>five_hundred.reason.discard_one</extracomment>
        <translation>In einem Zug wird nur eine Karte abgelegt.</translation>
    </message>
    <message>
        <source>first round</source>
        <extracomment>five_hundred.option.ban_scope.first_round</extracomment>
        <translation>erste Runde</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>five_hundred.option.ban_scope.off</extracomment>
        <translation>keine</translation>
    </message>
    <message>
        <source>No melds in the first round</source>
        <extracomment>five_hundred.option.no_melds_first_round.label</extracomment>
        <translation>In der ersten Runde nicht auslegen</translation>
    </message>
    <message>
        <source>Nobody lays a meld in the own first turn of a deal.</source>
        <extracomment>five_hundred.option.no_melds_first_round.explanation</extracomment>
        <translation>Im eigenen ersten Zug eines Teilspiels legt niemand eine Meldung aus.</translation>
    </message>
    <message>
        <source>Taking the whole pile</source>
        <extracomment>five_hundred.option.pile_rule.label</extracomment>
        <translation>Ganzen Ablagestapel nehmen</translation>
    </message>
    <message>
        <source>Only with a new meld in sight; also without, at a price; or the meld has to be laid.</source>
        <extracomment>five_hundred.option.pile_rule.explanation</extracomment>
        <translation>Nur mit Aussicht auf eine neue Meldung; auch ohne, mit Strafpunkten; oder die Meldung muss ausgelegt werden.</translation>
    </message>
    <message>
        <source>with a meld in sight</source>
        <extracomment>five_hundred.option.pile_rule.can</extracomment>
        <translation>mit Meldung in Aussicht</translation>
    </message>
    <message>
        <source>always</source>
        <extracomment>five_hundred.option.pile_rule.warn</extracomment>
        <translation>immer</translation>
    </message>
    <message>
        <source>meld has to be laid</source>
        <extracomment>five_hundred.option.pile_rule.forbid</extracomment>
        <translation>Meldung ist Pflicht</translation>
    </message>
    <message>
        <source>Penalty for the pile</source>
        <extracomment>five_hundred.option.pile_penalty.label</extracomment>
        <translation>Strafe für den Stapel</translation>
    </message>
    <message>
        <source>What taking the whole pile costs if no new meld is laid.</source>
        <extracomment>five_hundred.option.pile_penalty.explanation</extracomment>
        <translation>Was es kostet, den ganzen Ablagestapel zu nehmen und keine neue Meldung auszulegen.</translation>
    </message>
    <message>
        <source>New meld with a card of the pile</source>
        <extracomment>five_hundred.option.pile_meld_uses_pile.label</extracomment>
        <translation>Neue Meldung mit Stapelkarte</translation>
    </message>
    <message>
        <source>The new meld has to contain a card of the pile that was taken.</source>
        <extracomment>five_hundred.rules.pile.uses, five_hundred.option.pile_meld_uses_pile.explanation</extracomment>
        <translation>Die neue Meldung muss eine Karte des genommenen Ablagestapels enthalten.</translation>
    </message>
    <message>
        <source>Part of the pile</source>
        <extracomment>five_hundred.option.partial_pile.label</extracomment>
        <translation>Teil des Ablagestapels</translation>
    </message>
    <message>
        <source>The pile can be taken from a chosen card upward.</source>
        <extracomment>five_hundred.option.partial_pile.explanation</extracomment>
        <translation>Der Ablagestapel kann ab einer gewählten Karte aufwärts genommen werden.</translation>
    </message>
    <message>
        <source>Top card can go back</source>
        <extracomment>five_hundred.option.return_top.label</extracomment>
        <translation>Oberste Karte darf zurück</translation>
    </message>
    <message>
        <source>The card just taken from the pile may be discarded again.</source>
        <extracomment>five_hundred.option.return_top.explanation</extracomment>
        <translation>Die eben vom Ablagestapel genommene Karte darf wieder abgelegt werden.</translation>
    </message>
    <message>
        <source>Visible pile</source>
        <extracomment>five_hundred.option.pile_visible.label</extracomment>
        <translation>Sichtbarer Ablagestapel</translation>
    </message>
    <message>
        <source>The table shows all discards, or the top card alone.</source>
        <extracomment>five_hundred.option.pile_visible.explanation</extracomment>
        <translation>Der Tisch zeigt alle abgelegten Karten oder nur die oberste.</translation>
    </message>
    <message>
        <source>all cards</source>
        <extracomment>five_hundred.option.pile_visible.all</extracomment>
        <translation>alle Karten</translation>
    </message>
    <message>
        <source>top card</source>
        <extracomment>five_hundred.option.pile_visible.top</extracomment>
        <translation>oberste Karte</translation>
    </message>
    <message>
        <source>Sets</source>
        <extracomment>five_hundred.option.sets.label</extracomment>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>Three or four cards of one rank are a meld, too.</source>
        <extracomment>five_hundred.option.sets.explanation</extracomment>
        <translation>Auch drei oder vier Karten gleichen Werts sind eine Meldung.</translation>
    </message>
    <message>
        <source>Ace at both ends</source>
        <extracomment>five_hundred.option.ace_both_ends.label</extracomment>
        <translation>Ass an beiden Enden</translation>
    </message>
    <message>
        <source>A run may have an ace below the two and another above the king.</source>
        <extracomment>five_hundred.option.ace_both_ends.explanation</extracomment>
        <translation>Eine Folge darf ein Ass unter der Zwei und ein anderes über dem König haben.</translation>
    </message>
    <message>
        <source>Ace below the two</source>
        <extracomment>five_hundred.option.ace_low_value.label</extracomment>
        <translation>Ass unter der Zwei</translation>
    </message>
    <message>
        <source>What an ace counts that is laid below the two.</source>
        <extracomment>five_hundred.option.ace_low_value.explanation</extracomment>
        <translation>Was ein Ass zählt, das unter der Zwei ausgelegt ist.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <extracomment>five_hundred.rules.jokers, five_hundred.option.jokers.label</extracomment>
        <translation>Joker</translation>
    </message>
    <message>
        <source>{pair:and} share the match. {standing}</source>
        <extracomment>five_hundred.log.shared</extracomment>
        <translation>{pair:and} teilen sich die Partie. {standing}</translation>
    </message>
    <message>
        <source>You and {pair:others,and} share the match. {standing}</source>
        <extracomment>five_hundred.log.shared.you</extracomment>
        <translation>Du und {pair:others,and} teilt euch die Partie. {standing}</translation>
    </message>
    <message>
        <source>{card:cap}, fits meld {meld}</source>
        <extracomment>five_hundred.piece.fits</extracomment>
        <translation>{card:cap}, passt an Meldung {meld}</translation>
    </message>
    <message>
        <source>{card:cap}, fits melds {melds:and}</source>
        <extracomment>five_hundred.piece.fits.many</extracomment>
        <translation>{card:cap}, passt an die Meldungen {melds:and}</translation>
    </message>
    <message>
        <source>{pair:and} share the match with {points} points</source>
        <extracomment>five_hundred.result.shared</extracomment>
        <translation>{pair:and} teilen sich die Partie mit {points} Punkten</translation>
    </message>
    <message>
        <source>You and {pair:others,and} share the match with {points} points</source>
        <extracomment>five_hundred.result.shared.you</extracomment>
        <translation>Du und {pair:others,and} teilt euch die Partie mit {points} Punkten</translation>
    </message>
    <message>
        <source>How many jokers the pack has.</source>
        <extracomment>five_hundred.option.jokers.explanation</extracomment>
        <translation>Wie viele Joker im Spiel sind.</translation>
    </message>
    <message>
        <source>A joker counts</source>
        <extracomment>five_hundred.option.joker_value.label</extracomment>
        <translation>Ein Joker zählt</translation>
    </message>
    <message>
        <source>A fixed number of points, or on the table as the card it stands for.</source>
        <extracomment>five_hundred.option.joker_value.explanation</extracomment>
        <translation>Eine feste Punktzahl, oder auf dem Tisch so viel wie die Karte, für die er steht.</translation>
    </message>
    <message>
        <source>as its card</source>
        <extracomment>five_hundred.option.joker_value.card</extracomment>
        <translation>wie seine Karte</translation>
    </message>
    <message>
        <source>Jokers in a meld</source>
        <extracomment>five_hundred.option.max_jokers.label</extracomment>
        <translation>Joker in einer Meldung</translation>
    </message>
    <message>
        <source>How many jokers one meld may have at most.</source>
        <extracomment>five_hundred.option.max_jokers.explanation</extracomment>
        <translation>Wie viele Joker eine Meldung höchstens haben darf.</translation>
    </message>
    <message>
        <source>as many as other cards</source>
        <extracomment>five_hundred.option.max_jokers.naturals</extracomment>
        <translation>so viele wie andere Karten</translation>
    </message>
    <message>
        <source>Swapping jokers</source>
        <extracomment>five_hundred.option.swap.label</extracomment>
        <translation>Joker tauschen</translation>
    </message>
    <message>
        <source>opponents</source>
        <extracomment>five_hundred.option.swap.opponents</extracomment>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>anyone</source>
        <extracomment>five_hundred.option.swap.anyone</extracomment>
        <translation>alle</translation>
    </message>
    <message>
        <source>nobody</source>
        <extracomment>five_hundred.option.swap.nobody, five_hundred.option.claim.off</extracomment>
        <translation>niemand</translation>
    </message>
    <message>
        <source>A swapped joker</source>
        <extracomment>five_hundred.option.swapped_joker.label</extracomment>
        <translation>Ein eingetauschter Joker</translation>
    </message>
    <message>
        <source>When it can be laid: any time, in the same turn only, or from the next turn on.</source>
        <extracomment>five_hundred.option.swapped_joker.explanation</extracomment>
        <translation>Wann er ausgelegt werden kann: jederzeit, nur im selben Zug oder erst ab dem nächsten.</translation>
    </message>
    <message>
        <source>any time</source>
        <extracomment>five_hundred.option.swapped_joker.free</extracomment>
        <translation>jederzeit</translation>
    </message>
    <message>
        <source>in the same turn</source>
        <extracomment>five_hundred.option.swapped_joker.same_turn</extracomment>
        <translation>im selben Zug</translation>
    </message>
    <message>
        <source>from the next turn</source>
        <extracomment>five_hundred.option.swapped_joker.next_turn</extracomment>
        <translation>ab dem nächsten Zug</translation>
    </message>
    <message>
        <source>Closing without a discard</source>
        <extracomment>five_hundred.option.close_without_discard.label</extracomment>
        <translation>Schließen ohne Ablegen</translation>
    </message>
    <message>
        <source>Whoever lays the last card on the table closes as well.</source>
        <extracomment>five_hundred.option.close_without_discard.explanation</extracomment>
        <translation>Auch wer die letzte Karte auf den Tisch legt, schließt.</translation>
    </message>
    <message>
        <source>Points for closing</source>
        <extracomment>five_hundred.option.closing_bonus.label</extracomment>
        <translation>Punkte fürs Schließen</translation>
    </message>
    <message>
        <source>What whoever closes a deal gets for it.</source>
        <extracomment>five_hundred.option.closing_bonus.explanation</extracomment>
        <translation>Was bekommt, wer ein Teilspiel schließt.</translation>
    </message>
    <message>
        <source>Empty stock</source>
        <extracomment>five_hundred.option.stock_out.label</extracomment>
        <translation>Leerer Nachziehstapel</translation>
    </message>
    <message>
        <source>The discards become a new stock, or the deal ends. A first deal without closing ends.</source>
        <extracomment>five_hundred.option.stock_out.explanation</extracomment>
        <translation>Die abgelegten Karten werden zum neuen Nachziehstapel, oder das Teilspiel endet. Ein erstes Teilspiel ohne Schließen endet.</translation>
    </message>
    <message>
        <source>shuffle the discards</source>
        <extracomment>five_hundred.option.stock_out.reshuffle</extracomment>
        <translation>Ablagestapel mischen</translation>
    </message>
    <message>
        <source>end the deal</source>
        <extracomment>five_hundred.option.stock_out.end</extracomment>
        <translation>Teilspiel beenden</translation>
    </message>
    <message>
        <source>Claiming a discard</source>
        <extracomment>five_hundred.option.claim.label</extracomment>
        <translation>Zugriff auf eine abgelegte Karte</translation>
    </message>
    <message>
        <source>Who gets a discarded card that fits a meld: the quickest, the next in turn who wants it, or whom the player who discarded it or the next player chooses.</source>
        <extracomment>five_hundred.option.claim.explanation</extracomment>
        <translation>Wer eine abgelegte Karte bekommt, die an eine Meldung passt: wer am schnellsten ist, wer sie als Nächster in der Reihe will, oder wen auswählt, wer sie abgelegt hat oder als Nächster dran ist.</translation>
    </message>
    <message>
        <source>the quickest</source>
        <extracomment>five_hundred.option.claim.reaction</extracomment>
        <translation>wer am schnellsten ist</translation>
    </message>
    <message>
        <source>in turn, no hurry</source>
        <extracomment>five_hundred.option.claim.seat</extracomment>
        <translation>der Reihe nach, ohne Eile</translation>
    </message>
    <message>
        <source>the discarder decides</source>
        <extracomment>five_hundred.option.claim.current</extracomment>
        <translation>wer abgelegt hat, entscheidet</translation>
    </message>
    <message>
        <source>the next player decides</source>
        <extracomment>five_hundred.option.claim.next_decides</extracomment>
        <translation>wer als Nächster dran ist, entscheidet</translation>
    </message>
    <message>
        <source>Time to claim</source>
        <extracomment>five_hundred.option.claim_seconds.label</extracomment>
        <translation>Zeit zum Zugreifen</translation>
    </message>
    <message>
        <source>How many seconds there are to react.</source>
        <extracomment>five_hundred.option.claim_seconds.explanation</extracomment>
        <translation>Wie viele Sekunden man hat, um zu reagieren.</translation>
    </message>
    <message>
        <source>Tie at the target</source>
        <extracomment>five_hundred.option.tie.label</extracomment>
        <translation>Gleichstand am Ziel</translation>
    </message>
    <message>
        <source>Another deal is played, or the match is shared.</source>
        <extracomment>five_hundred.option.tie.explanation</extracomment>
        <translation>Es wird ein weiteres Teilspiel gespielt, oder die Partie wird geteilt.</translation>
    </message>
    <message>
        <source>play on</source>
        <extracomment>five_hundred.option.tie.play_on</extracomment>
        <translation>weiterspielen</translation>
    </message>
    <message>
        <source>share the match</source>
        <extracomment>five_hundred.option.tie.shared</extracomment>
        <translation>Partie teilen</translation>
    </message>
</context>
</TS>
