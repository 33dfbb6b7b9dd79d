"""What the Watten table's QML finds in `TableView.extra`, beside the pieces.

Texts are messages here and strings in QML; tuples are lists; `?` may be null; sides 0 (seats 0, 2) and 1
(seats 1, 3); a face is a card in notation.

Zones of pieces (`Piece.place.zone`)
    hand/<seat>        cards held, left to right; face up for those who may see them, sorted by strength once
                       Schlag and Trumpf are announced, before that by suit
    trick/<seat>       slot 0: the card the seat has played to the running trick. A finished trick stays until
                       the next card is led or the end of the round has been looked at. The best card so far
                       has a badge ("The Rechter · wins").
    won/<side>         the tricks a pair has won: backs, four to a trick (slot // 4 counts tricks)
    pack/<dealer>      one back (`back/pack`): the cards nobody was dealt; deals come from here
Drop target: `trick` (a card of the own hand).

Choices (`TableView.choices`): `raise` with place "bar" ("Gehen!"; its explanation says what it means or why
it is not possible now); while a raise is to be answered `hold`, `raise`, `fold` with place "table";
`rank/<n>` and `trump/<n>` with place "table": the chips of `announce`. A chip is selected by `choose(id)` and
announced by the main button or by choosing it again.

phase         rank | trump | play | ended (a round is looked at, see `steps`) | over
round         number of the round shown, from 1
dealer, forehand   seats
turn?         the seat that announces or plays; asked: list of the seats the match waits for
announce?     while the viewer names Schlag or Trumpf: {kind, title, note, items}:
  kind        rank | trump;  title "Which rank shall be the Schlag?";  note explains the counts
  items       list of {id, face, index?, label, count, held, key, hinted, selected}: face is the letter of
              the rank (6 7 8 9 T J Q K A) or suit (C S H D), index the rank as in a card's corner, count the
              own cards of it (held in words)
plaque        {rank_label, rank?, trump_label, trump?, suit?, right?, right_name?, own_right, stake_label,
              stake, stake_note?, tricks_label, tricks, tricks_text, needed}: rank and trump are names, suit
              the letter, right the face of the Rechter, tricks a list by side, needed 3; stake_note says that
              somebody wants more, text of the tricks for screen readers
trick         {leader, finished, best?, winner?, place_label?}: seats; `best` has the best card so far,
              `winner` has taken the finished trick; place_label where the viewer's card will lie
raise?        while a raise is pending: {seat, side, who, asks, call, title, text, stake, offered, in_short}:
              asks: the viewer may answer (the choices); call "Anna raises to 3 points"; title the same, with
              the question where the viewer may answer; text what the answers mean; in_short the same for
              each of hold, raise and fold in few words, or why it is not possible
said          list by seat: what the seat has just said, for a bubble at its plate ("Gehen!"), or null
ranking?      once both are announced, for the side panel: {title, groups}: groups from the top, list of
              {key, label, cards: list of {face, tag?, name, own, gone}}; key critical | guate | right |
              left | trump; tag: a name the face does not tell, own: in the viewer's hand, gone: played;
              Linke are equal among themselves
target        {points, tense_from, label, tense_label}: "Points to 15", "gespannt from 13"
end?          while a round is looked at: {round, side, own?, folded?, title, text, points, points_label,
              tricks, scores, final}: side has won it, own whether that is the viewer's, folded the seat that
              gave up, scores those after it, final: the match is over
hint?         while a hint is shown: {title, text, columns, rows}
  columns     list of {key, label}: key win_round | tricks | win_match (those that the adviser gives)
  rows        list of {cards, label, selected, best, values}: the ranked actions, best first
result?       when the match is over and its last round has been looked at: {winner, title, text, scores}
"""

from __future__ import annotations
