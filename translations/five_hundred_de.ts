<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
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
        <source>You do not hold {card}.</source>
        <extracomment>five_hundred.reason.not_in_hand</extracomment>
        <translation>Du hast {card} nicht auf der Hand.</translation>
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
        <source>{card} does not fit meld {meld}.</source>
        <extracomment>five_hundred.reason.does_not_fit</extracomment>
        <translation>{card:cap} passt nicht an Meldung {meld}.</translation>
    </message>
    <message>
        <source>No joker in meld {meld} stands for {card}.</source>
        <extracomment>five_hundred.reason.no_joker_for</extracomment>
        <translation>In Meldung {meld} steht kein Joker für {card}.</translation>
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
        <translation>Wer beginnt</translation>
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
        <extracomment>five_hundred.option.pile_meld_uses_pile.explanation</extracomment>
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
        <extracomment>five_hundred.option.jokers.label</extracomment>
        <translation>Joker</translation>
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
