"""What the dominoes table's QML finds in `TableView.extra`, beside the pieces.

Texts are messages here and strings in QML; tuples are lists; `?` may be null; tiles are in notation (`6-4`).

Zones of pieces (`Piece.place.zone`)
    hand/<seat>        tiles held, sorted; face up for those who may see them
    line               the tiles laid: slot 0 is the hub, then the arms left, right, up, down, each outward
    boneyard           backs; the tile in the last slot is drawn next, the first `reserve` are never drawn
Drop targets: `end/<left|right|up|down>` (a tile of the hand), `line` (the first tile; a tile that fits one
end; else its ends are offered), `hand/<own seat>` (the tile of the boneyard that is drawn next).

Choices: `end/<name>` (place "table") for every end the selected tile fits, `checked` where it is previewed;
choosing the checked one plays. `end/next` ("Other end") goes round the ends. `draw` selects drawing; chosen
again it draws (its place is then the table: a key alone, no button).

phase         play | ended (a round is looked at, see `steps`) | over
variant       block | draw | all_fives;  round: number of the round shown;  opener: seat;  turn?: seat
line          {hub, double, spinner, arms, ends, total?, parts, explanation?}:
  hub         the tile in the middle or ""; double, spinner: whether it is one
  arms        four lists (left, right, up, down) of {tile, outward, double} from the hub outward; outward is
              the half that looks away from the hub
  ends        list of {name, value, double, count, shown, legal, label} in the order left, right, up, down,
              open ends only; count: what it adds to the sum (0 in other games), shown: the number in its
              circle, legal: the selected tile fits, label for screen readers
  total?      the sum in All Fives; parts: its terms, list of {end | "spinner", value, double, count, text}
              with text "5+5 = 10"; explanation? "4+4 double, 2: 10"
preview?      the same fields as `line`, with the selected tile laid where it is previewed, and of an offer:
offers        every way to lay the selected tile, list of {tile, id, end, checked, points, gain, sum, terms,
              text, line}: id "end/left" and end "left" ("" for the first tile), gain "+10", sum "Sum 30",
              terms "10 + 4 + 4 + 12" (all three "" but in All Fives), text in words, line as above with the
              tile laid
boneyard      {count, reserve, label, text, draw, selected}: draw is the piece to tap, "" while nothing may
              be drawn
hands         list by seat of {count, label}
drawn?        the tile just drawn that has to be laid
target        {points (0: one round), label}
round_points  All Fives: list by side of {points, label ("Round +65")}; else empty
ends_label    heading for the sum
end?          while a round is looked at: {round, out?, blocked, title, text, hands, sides, final}
  hands       list by seat of {seat, side, tiles, pips, label, out}
  sides       list of {side, pips, gain, gain_label, points}: points after the round
hint?         while a hint is shown: {title, text, columns, rows}
  columns     list of {key, label}: expected | chance, then points, next_scores (All Fives), next_passes
  rows        list of {cards (none), label, selected, best, values}: the ranked actions, best first
result?       when the match is over and its last round has been looked at: {winner?, title, text, scores}
"""

from __future__ import annotations
