"""What the cribbage table's QML finds in `TableView.extra`, beside the pieces.

Texts are messages here and strings in QML; tuples are lists; `?` may be null; a side is a seat (0 or 1).

Zones of pieces (`Piece.place.zone`)
    hand/0, hand/1     cards held, left to right; face up for those who may see them
    play               every card of this deal's play in order (slots 0 to 7, see `play_row`); the cards of
                       finished counts are dimmed; `preview/play` is the ghost of the selected card
    crib               backs, 0, 2 or 4; ghosts `preview/crib/<slot>` of the cards chosen to lay away
    pack, starter      one back (`back/pack/0`) and the card cut for the starter
    cut/0, cut/1       the cards cut for the first deal
    show               the four cards being counted; `show/starter` the starter beside them; cards of the
                       current combination are selected, the others dimmed. The hands not counted now lie in
                       hand/0 and hand/1, the crib in crib: face down until its turn.
Drop targets: `play` (a card in the play), `crib` (a card to lay away).

phase         cut_for_deal | cut_pack | discard | cut_starter | play | show | over
deal          number of the deal shown, from 1 (0: cut for deal)
dealer?       seat
count         running count, 0 to 31
count_with?   count with the selected card, null without one
count_label   "Count" over the number
count_note?   under the number: "with 7: 31", "7 left", null when there is nothing to say
play_row      a list parallel to the slots of `play`, without the ghost:
              {owner, points, reason?, finished}: reason "Fifteen 2", points of the card and of a last card;
              finished: its count has ended
goes          list of {seat, slot, text}: a go said after the card in `slot` ("Go")
crib          {owner?, size, label}: whose side it lies on; "Your crib", "Bene's crib"
starter_label, pack_label   captions under `starter` and `pack`
hand_notes    list by seat: "2 cards" for a hand of backs, null for an open one
played        list by seat: cards already played (for the empty places of the hand), and `played_label`
cut?          in a cut that is the viewer's: {depth, minimum, maximum, cards, label}; set with
              setValue("depth", n)
board         {pegs, callouts, preview?, step}:
  pegs        list by side of {side, front, back, last?}: holes 0 (start) to 121; last: "+3 Run 7-8-9",
              what the newest points were for (shown when the peg is tapped)
  callouts    list of {side, hole, points, text} for points just scored: "+3 Run"
  preview?    {side, hole, points, text} for the selected card or the combinations counted: "+5 → 89"
  step        true while a tap on the board means nextStep()
show?         while the show is looked at (see `steps`): {deal, stages, seat?, side?, of?, title, starter,
              combinations, current?, left, left_label?, sum, sum_label, heading, columns, score?, summary}
  stages      list of {seat, side, of, title, points?, state}: pone's hand, dealer's hand, crib; state done |
              current | coming | void (the match ended before); points null until counted
  of          hand | crib
  combinations list of {kind, name, label, cards, points, sum, current}: counted so far in this hand;
              cards are faces; name "Run", label "Run 5-6-7-8"; kind fifteen | pair | run | flush | nobs
  current?    the newest of them, null when the hand counts nothing or in the overview
  left        combinations still to come in this hand; left_label "one more …"
  heading     "Combination 4 of 5"; columns: {points, sum} captions of the list
  score       {before, after} of the side, `after` at most 121 and including what is counted so far
  summary     true in the last step, the overview of all counts: combinations is empty, stages have all points
hint?         while a hint is shown: {title, text, columns, rows}
  columns     list of {key, label}: key hand | crib | points | win (those that apply)
  rows        list of {cards, label, selected, best, values}: the ranked actions, best first; cards are faces,
              values strings parallel to columns; `text` says the best one in a sentence
result?       when the match is over and its last show has been looked at: {winner, title, text, scores,
              skunk} with skunk none | single | double
"""

from __future__ import annotations
