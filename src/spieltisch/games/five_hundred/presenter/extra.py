"""What the table's QML finds in `TableView.extra`, beside the pieces.

Texts are messages here and strings in QML; tuples are lists; `?` may be null; cards are in notation (`7C`,
`*` for a joker). Points that are only shown are texts with their sign ("+25", "−95").

Zones of pieces (`Piece.place.zone`)
    hand/<seat>        cards held; the own hand in the person's order (`gaps`, `sort`), others as backs
    stock              at most three backs; the one in the last slot is drawn
    pile               discards, slot = age, the top card last; backs below it where only the top is visible
    meld/<n>           the n-th meld by age, from 1; slot = place in the run; `owner` gets the points
    closing            the face-down card that closed the deal
Drop zones: `new` (a meld of the selection and the dropped card), `meld/<n>/low`, `meld/<n>/high`,
`meld/<n>/<slot>` (swap), `pile` (discard), `hand/<own seat>/<slot>` (put before what lies at that slot now;
the number of cards puts at the end; the whole selection goes if the card is one of it), and for the top of
the stock and cards of the pile any of the own hand. A card of a claim is dropped on an end of a meld.

Choices, all of place `table`: see `offers`. `UiState.values`: `place`, `reading`, `fan`, `place_of_claim`.

phase         draw | lay | claim | over | ended (a deal is looked at: `steps`);  deal: number;  turn?: seat
steps         three {id: draw|lay|discard, label, state: done|now|next}
melds         list of {number, name, kind: run|set, suit ("" for a set), low, high (heights 1-14; a set:
              its rank), cards, fits, swaps, glow}:
  cards       {face, shown (the card a joker stands for, else ""), owner, name (that card in short, else "")}
  fits        {choice, end: low|high, gain, text}: where the selected card can be laid
  swaps       {choice, slot, gain, name}: jokers the selected card can take
  glow        the newest action has laid here
preview?      {kind: draw|take|takeall|meld|lay|swap|discard|claim, title, gain ("" for none), points, cards
              ({face, shown}), meld?, end, slot?, possible, warning?, note?}
risk?         {handNow, handAfter?, tableNow, tableAfter?, label}: of the seat that looks
stock         {count, label}
pile          {count, label, top?, visible, fan, joins (slots that would join a new meld), whole?}
  whole?      while drawing from two cards on that are all seen: {possible, reason?, layNow, inHand, warning?}
claim?        {card, title, text?, places, gain, mine, award, chosen ("" or a place's id), stopped, timed,
              waiting, claimants (seats), winner?}; with `winner` the claim is over and meld, slot are there
  places      {id, number, meld, end, text, shown, gain}
stand         by seat {table, cards, penalty}: points and numbers
count?        on the second step: {title, closed, columns ({key, label}), rows, target, next}
  rows        {seat, side, name, laidOwn, laidOther, hand, penalty, bonus, deal, total, points, cards, closer,
              share, before}: texts, cards left in the hand, and the total as a share of the target (0-1)
readings      {choice, cards ({face, shown, name}), text, gain, chosen}; empty if there are fewer than two
gaps          slots of the own hand after which there is a little room;  sort: suit | rank | runs | own
target        {points, label};  labels: {sort, hand, table, newMeld}
hint?         while a hint is shown: {title, text, columns ({key, label}), rows}
  rows        {cards (none), label, selected, best, values}: the ranked actions, best first
result?       when the match is over and its last deal has been looked at: {winner?, title, text, scores}
"""

from __future__ import annotations
