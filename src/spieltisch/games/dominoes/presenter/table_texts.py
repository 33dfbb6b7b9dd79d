"""The table, hints and the end in English: a part of the catalog `dominoes`."""

from __future__ import annotations

from typing import Final

from spieltisch.core.messages import QT_TRANSLATE_NOOP, Texts

TABLE_TEXTS: Final[Texts] = {
    # Where the match is
    "dominoes.progress": QT_TRANSLATE_NOOP("dominoes", "{variant} · Round {round}"),
    "dominoes.progress.over": QT_TRANSLATE_NOOP("dominoes", "{variant} · Match over"),
    # Ends, values and sums
    "dominoes.blank": QT_TRANSLATE_NOOP("dominoes", "blank"),
    "dominoes.at": QT_TRANSLATE_NOOP("dominoes", "at the {value}"),
    "dominoes.at_blank": QT_TRANSLATE_NOOP("dominoes", "at the blank"),
    "dominoes.at_end": QT_TRANSLATE_NOOP("dominoes", "{where} ({tile:short})"),
    "dominoes.at_start": QT_TRANSLATE_NOOP("dominoes", "as the first tile"),
    "dominoes.end.left": QT_TRANSLATE_NOOP("dominoes", "left"),
    "dominoes.end.right": QT_TRANSLATE_NOOP("dominoes", "right"),
    "dominoes.end.up": QT_TRANSLATE_NOOP("dominoes", "top"),
    "dominoes.end.down": QT_TRANSLATE_NOOP("dominoes", "bottom"),
    "dominoes.end.label": QT_TRANSLATE_NOOP("dominoes", "Open end {end}: {value}"),
    "dominoes.ends": QT_TRANSLATE_NOOP("dominoes", "Open ends: {values:and}"),
    "dominoes.sum": QT_TRANSLATE_NOOP("dominoes", "{parts}: {total}"),
    "dominoes.sum.single": QT_TRANSLATE_NOOP("dominoes", "{value}"),
    "dominoes.sum.double": QT_TRANSLATE_NOOP("dominoes", "{value}+{value} double"),
    "dominoes.sum.double_term": QT_TRANSLATE_NOOP("dominoes", "{value}+{value} = {count}"),
    "dominoes.sum.plus": QT_TRANSLATE_NOOP("dominoes", "{first} + {second}"),
    "dominoes.sum.total": QT_TRANSLATE_NOOP("dominoes", "Sum {total}"),
    "dominoes.points": QT_TRANSLATE_NOOP("dominoes", "{points}"),
    "dominoes.versus": QT_TRANSLATE_NOOP("dominoes", "{first} : {second}"),
    "dominoes.gain": QT_TRANSLATE_NOOP("dominoes", "{points:+}"),
    "dominoes.tiles": QT_TRANSLATE_NOOP("dominoes", "%n tile(s)"),
    "dominoes.pips": QT_TRANSLATE_NOOP("dominoes", "%n pip(s)"),
    # What is asked
    "dominoes.prompt.open": QT_TRANSLATE_NOOP("dominoes", "Open the round"),
    "dominoes.detail.open": QT_TRANSLATE_NOOP("dominoes", "Any tile of your hand may open."),
    "dominoes.prompt.lead": QT_TRANSLATE_NOOP("dominoes", "Open with {tile:short}"),
    "dominoes.detail.lead": QT_TRANSLATE_NOOP("dominoes", "It is the highest double of all hands."),
    "dominoes.prompt.play": QT_TRANSLATE_NOOP("dominoes", "Choose a tile to lay"),
    "dominoes.prompt.play_or_draw": QT_TRANSLATE_NOOP("dominoes", "Choose a tile to lay, or draw"),
    "dominoes.prompt.drawn": QT_TRANSLATE_NOOP("dominoes", "{tile:short} drawn: it fits and has to be laid"),
    "dominoes.detail.drawn": QT_TRANSLATE_NOOP("dominoes", "It fits at one end."),
    "dominoes.detail.drawn_ends": QT_TRANSLATE_NOOP("dominoes", "You choose the end."),
    "dominoes.prompt.which_end": QT_TRANSLATE_NOOP("dominoes", "At which end do you lay {tile:short}?"),
    "dominoes.detail.which_end": QT_TRANSLATE_NOOP("dominoes", "{ends}"),
    "dominoes.place.beside": QT_TRANSLATE_NOOP("dominoes", "{first} · {second}"),
    "dominoes.place.sum": QT_TRANSLATE_NOOP("dominoes", "{where} – sum {total}, no points"),
    "dominoes.place.points": QT_TRANSLATE_NOOP("dominoes", "{where} – sum {total}, {gain}"),
    "dominoes.prompt.opens": QT_TRANSLATE_NOOP("dominoes", "Open with {tile:short}"),
    "dominoes.place.short": QT_TRANSLATE_NOOP("dominoes", "{where}: {gain}"),
    "dominoes.prompt.lays": QT_TRANSLATE_NOOP("dominoes", "Lay {tile:short} {where}"),
    "dominoes.detail.preview": QT_TRANSLATE_NOOP("dominoes", "{told}"),
    "dominoes.detail.preview_others": QT_TRANSLATE_NOOP("dominoes", "{told} · Or {others}"),
    "dominoes.prompt.draw": QT_TRANSLATE_NOOP("dominoes", "Draw a tile"),
    "dominoes.prompt.must_draw": QT_TRANSLATE_NOOP("dominoes", "No tile fits: draw"),
    "dominoes.prompt.draw_again": QT_TRANSLATE_NOOP("dominoes", "Nothing fits yet: draw again"),
    "dominoes.detail.heap": QT_TRANSLATE_NOOP("dominoes", "%n tile(s) can be drawn."),
    "dominoes.detail.heap_reserve": QT_TRANSLATE_NOOP(
        "dominoes", "%n tile(s) can be drawn; the last {reserve} stay in the boneyard."
    ),
    "dominoes.prompt.pass": QT_TRANSLATE_NOOP("dominoes", "No tile fits: you pass"),
    "dominoes.pass.block": QT_TRANSLATE_NOOP("dominoes", "In the block game nothing is drawn."),
    "dominoes.pass.reserve": QT_TRANSLATE_NOOP(
        "dominoes", "The last %n tile(s) of the boneyard are never drawn."
    ),
    "dominoes.pass.empty": QT_TRANSLATE_NOOP("dominoes", "The boneyard is empty."),
    "dominoes.waiting": QT_TRANSLATE_NOOP("dominoes", "{who} is choosing a tile"),
    "dominoes.waiting.you": QT_TRANSLATE_NOOP("dominoes", "You are choosing a tile"),
    "dominoes.detail.first": QT_TRANSLATE_NOOP("dominoes", "Any tile may open the round."),
    "dominoes.detail.first_lead": QT_TRANSLATE_NOOP("dominoes", "The round has to begin with {tile:short}."),
    "dominoes.detail.sum": QT_TRANSLATE_NOOP("dominoes", "Ends {sum}"),
    # Buttons
    "dominoes.key.draw": QT_TRANSLATE_NOOP("dominoes", "B"),
    "dominoes.key.next_end": QT_TRANSLATE_NOOP("dominoes", "E"),
    "dominoes.choice.draw": QT_TRANSLATE_NOOP("dominoes", "Draw"),
    "dominoes.choice.first_end": QT_TRANSLATE_NOOP("dominoes", "First end"),
    "dominoes.choice.next_end": QT_TRANSLATE_NOOP("dominoes", "Other end"),
    "dominoes.confirm.play": QT_TRANSLATE_NOOP("dominoes", "Lay the tile"),
    "dominoes.confirm.play_points": QT_TRANSLATE_NOOP("dominoes", "Lay the tile · {gain}"),
    "dominoes.confirm.choose_tile": QT_TRANSLATE_NOOP("dominoes", "Choose a tile"),
    "dominoes.confirm.choose_end": QT_TRANSLATE_NOOP("dominoes", "Choose an end"),
    "dominoes.confirm.choose_draw": QT_TRANSLATE_NOOP("dominoes", "Choose the boneyard"),
    "dominoes.confirm.draw": QT_TRANSLATE_NOOP("dominoes", "Draw a tile"),
    # Tiles, for screen readers
    "dominoes.piece.laid": QT_TRANSLATE_NOOP("dominoes", "{tile:cap}, laid by {who}"),
    "dominoes.piece.laid.you": QT_TRANSLATE_NOOP("dominoes", "{tile:cap}, laid by you"),
    "dominoes.piece.boneyard": QT_TRANSLATE_NOOP("dominoes", "Face-down tile of the boneyard"),
    "dominoes.piece.sleeping": QT_TRANSLATE_NOOP("dominoes", "Face-down tile that is never drawn"),
    "dominoes.piece.fits_nowhere": QT_TRANSLATE_NOOP("dominoes", "{tile:short} fits no open end."),
    "dominoes.piece.back": QT_TRANSLATE_NOOP("dominoes", "{who:genitive} face-down tile"),
    "dominoes.piece.back.you": QT_TRANSLATE_NOOP("dominoes", "Your face-down tile"),
    # Plates and scores
    "dominoes.plate": QT_TRANSLATE_NOOP("dominoes", "{held} · {done}"),
    "dominoes.plate.opens": QT_TRANSLATE_NOOP("dominoes", "opens"),
    "dominoes.plate.opens.you": QT_TRANSLATE_NOOP("dominoes", "you open"),
    "dominoes.plate.passes": QT_TRANSLATE_NOOP("dominoes", "passes"),
    "dominoes.plate.passes.you": QT_TRANSLATE_NOOP("dominoes", "passed"),
    "dominoes.plate.draws": QT_TRANSLATE_NOOP("dominoes", "%n drawn"),
    "dominoes.plate.out": QT_TRANSLATE_NOOP("dominoes", "has gone out"),
    "dominoes.plate.out.you": QT_TRANSLATE_NOOP("dominoes", "gone out"),
    "dominoes.score.to_go": QT_TRANSLATE_NOOP("dominoes", "{left} to go"),
    "dominoes.label.boneyard": QT_TRANSLATE_NOOP("dominoes", "Boneyard"),
    "dominoes.label.boneyard_count": QT_TRANSLATE_NOOP("dominoes", "%n tile(s) in the boneyard"),
    "dominoes.label.ends": QT_TRANSLATE_NOOP("dominoes", "Open ends"),
    "dominoes.label.target": QT_TRANSLATE_NOOP("dominoes", "Points to {target}"),
    "dominoes.label.one_round": QT_TRANSLATE_NOOP("dominoes", "One round"),
    "dominoes.label.round_points": QT_TRANSLATE_NOOP("dominoes", "Round {gain}"),
    # The end of a round
    "dominoes.round.next": QT_TRANSLATE_NOOP("dominoes", "Next round"),
    "dominoes.round.result": QT_TRANSLATE_NOOP("dominoes", "Result"),
    "dominoes.round.blocked": QT_TRANSLATE_NOOP("dominoes", "The round is blocked"),
    "dominoes.round.out": QT_TRANSLATE_NOOP("dominoes", "{who} has gone out"),
    "dominoes.round.out.you": QT_TRANSLATE_NOOP("dominoes", "You have gone out"),
    "dominoes.count.out": QT_TRANSLATE_NOOP("dominoes", "Opposing pips: {pips} – %n point(s) for {who}."),
    "dominoes.count.out.you": QT_TRANSLATE_NOOP("dominoes", "Opposing pips: {pips} – %n point(s) for you."),
    "dominoes.count.out_pair": QT_TRANSLATE_NOOP(
        "dominoes", "Opposing pips: {pips} – %n point(s) for {pair:and}."
    ),
    "dominoes.count.out_pair.you": QT_TRANSLATE_NOOP(
        "dominoes", "Opposing pips: {pips} – %n point(s) for you and {pair:others}."
    ),
    "dominoes.count.out_rounded": QT_TRANSLATE_NOOP(
        "dominoes", "Opposing pips: {pips}, rounded – %n point(s) for {who}."
    ),
    "dominoes.count.out_rounded.you": QT_TRANSLATE_NOOP(
        "dominoes", "Opposing pips: {pips}, rounded – %n point(s) for you."
    ),
    "dominoes.count.out_rounded_pair": QT_TRANSLATE_NOOP(
        "dominoes", "Opposing pips: {pips}, rounded – %n point(s) for {pair:and}."
    ),
    "dominoes.count.out_rounded_pair.you": QT_TRANSLATE_NOOP(
        "dominoes", "Opposing pips: {pips}, rounded – %n point(s) for you and {pair:others}."
    ),
    "dominoes.count.blocked_full": QT_TRANSLATE_NOOP(
        "dominoes", "{who} holds the fewest pips, {own}; the others {pips}: %n point(s)."
    ),
    "dominoes.count.blocked_full.you": QT_TRANSLATE_NOOP(
        "dominoes", "You hold the fewest pips, {own}; the others {pips}: %n point(s)."
    ),
    "dominoes.count.blocked_full_pair": QT_TRANSLATE_NOOP(
        "dominoes", "{pair:and} hold the fewest pips, {own}; the others {pips}: %n point(s)."
    ),
    "dominoes.count.blocked_full_pair.you": QT_TRANSLATE_NOOP(
        "dominoes", "You and {pair:others} hold the fewest pips, {own}; the others {pips}: %n point(s)."
    ),
    "dominoes.count.blocked_rounded": QT_TRANSLATE_NOOP(
        "dominoes", "{who} holds the fewest pips, {own}; the others {pips}, rounded: %n point(s)."
    ),
    "dominoes.count.blocked_rounded.you": QT_TRANSLATE_NOOP(
        "dominoes", "You hold the fewest pips, {own}; the others {pips}, rounded: %n point(s)."
    ),
    "dominoes.count.blocked_rounded_pair": QT_TRANSLATE_NOOP(
        "dominoes", "{pair:and} hold the fewest pips, {own}; the others {pips}, rounded: %n point(s)."
    ),
    "dominoes.count.blocked_rounded_pair.you": QT_TRANSLATE_NOOP(
        "dominoes",
        "You and {pair:others} hold the fewest pips, {own}; the others {pips}, rounded: %n point(s).",
    ),
    "dominoes.count.blocked_net": QT_TRANSLATE_NOOP(
        "dominoes", "{who} holds the fewest pips, {own}; the others {pips}: {pips} − {own} = %n point(s)."
    ),
    "dominoes.count.blocked_net.you": QT_TRANSLATE_NOOP(
        "dominoes", "You hold the fewest pips, {own}; the others {pips}: {pips} − {own} = %n point(s)."
    ),
    "dominoes.count.blocked_net_pair": QT_TRANSLATE_NOOP(
        "dominoes", "{pair:and} hold the fewest pips, {own}; the others {pips}: {pips} − {own} = %n point(s)."
    ),
    "dominoes.count.blocked_net_pair.you": QT_TRANSLATE_NOOP(
        "dominoes",
        "You and {pair:others} hold the fewest pips, {own}; the others {pips}: {pips} − {own} = %n point(s).",
    ),
    "dominoes.count.lightest": QT_TRANSLATE_NOOP(
        "dominoes", "Several hold only {own} pips. {who} has the lightest tile: %n point(s)."
    ),
    "dominoes.count.lightest.you": QT_TRANSLATE_NOOP(
        "dominoes", "Several hold only {own} pips. You have the lightest tile: %n point(s)."
    ),
    "dominoes.count.lightest_pair": QT_TRANSLATE_NOOP(
        "dominoes", "Several hold only {own} pips. {pair:and} have the lightest tile: %n point(s)."
    ),
    "dominoes.count.lightest_pair.you": QT_TRANSLATE_NOOP(
        "dominoes", "Several hold only {own} pips. You and {pair:others} have the lightest tile: %n point(s)."
    ),
    "dominoes.count.tie": QT_TRANSLATE_NOOP(
        "dominoes", "Several hold the fewest pips, %n each: nobody scores."
    ),
    "dominoes.count.split": QT_TRANSLATE_NOOP(
        "dominoes",
        "{pair:and} hold the fewest pips, {own} each. The third hand has {third}, rounded {rounded}: "
        "{points} points for each of them.",
    ),
    "dominoes.count.split.you": QT_TRANSLATE_NOOP(
        "dominoes",
        "You and {pair:others} hold the fewest pips, {own} each. The third hand has {third}, rounded "
        "{rounded}: {points} points for each of you.",
    ),
    "dominoes.count.beyond": QT_TRANSLATE_NOOP(
        "dominoes", "{points} points would go beyond {target}: they do not count."
    ),
    # The end of the match
    "dominoes.result.title": QT_TRANSLATE_NOOP("dominoes", "{who} wins with {points} points"),
    "dominoes.result.title.you": QT_TRANSLATE_NOOP("dominoes", "You win with {points} points"),
    "dominoes.result.title_pair": QT_TRANSLATE_NOOP("dominoes", "{pair:and} win with {points} points"),
    "dominoes.result.title_pair.you": QT_TRANSLATE_NOOP(
        "dominoes", "You and {pair:others} win with {points} points"
    ),
    "dominoes.result.tie": QT_TRANSLATE_NOOP("dominoes", "Nobody wins"),
    "dominoes.result.rounds": QT_TRANSLATE_NOOP("dominoes", "After %n round(s). Points: {scores}."),
    "dominoes.result.at_once": QT_TRANSLATE_NOOP(
        "dominoes",
        "In round %n the target of {target} was reached: the match ended at once. Points: {scores}.",
    ),
    "dominoes.result.idle": QT_TRANSLATE_NOOP(
        "dominoes", "After %n round(s), {rounds} of them in a row without a point. Points: {scores}."
    ),
    # Hints
    "dominoes.hint.title": QT_TRANSLATE_NOOP("dominoes", "Hint"),
    "dominoes.hint.best": QT_TRANSLATE_NOOP("dominoes", "Hint: {what}: {figures}"),
    "dominoes.hint.other": QT_TRANSLATE_NOOP("dominoes", "{what}: {figures}"),
    "dominoes.hint.draw": QT_TRANSLATE_NOOP("dominoes", "draw"),
    "dominoes.hint.pass": QT_TRANSLATE_NOOP("dominoes", "pass"),
    "dominoes.hint.open": QT_TRANSLATE_NOOP("dominoes", "{tile:short}"),
    "dominoes.hint.play": QT_TRANSLATE_NOOP("dominoes", "{tile:short} → {value}"),
    "dominoes.hint.play_at": QT_TRANSLATE_NOOP("dominoes", "{tile:short} → {at:short}"),
    "dominoes.hint.expected": QT_TRANSLATE_NOOP("dominoes", "{worth} points expected"),
    "dominoes.hint.chance": QT_TRANSLATE_NOOP("dominoes", "match won in {worth}"),
    "dominoes.hint.say.points": QT_TRANSLATE_NOOP("dominoes", "{number} now"),
    "dominoes.hint.say.next_scores": QT_TRANSLATE_NOOP("dominoes", "next one scores in {number:%}"),
    "dominoes.hint.say.next_passes": QT_TRANSLATE_NOOP("dominoes", "next one cannot play in {number:%}"),
    "dominoes.hint.column.expected": QT_TRANSLATE_NOOP("dominoes", "Worth"),
    "dominoes.hint.column.chance": QT_TRANSLATE_NOOP("dominoes", "Match"),
    "dominoes.hint.column.points": QT_TRANSLATE_NOOP("dominoes", "Now"),
    "dominoes.hint.column.next_scores": QT_TRANSLATE_NOOP("dominoes", "Scores"),
    "dominoes.hint.column.next_passes": QT_TRANSLATE_NOOP("dominoes", "Stuck"),
    "dominoes.hint.number": QT_TRANSLATE_NOOP("dominoes", "{number:+}"),
    "dominoes.hint.number_error": QT_TRANSLATE_NOOP("dominoes", "{number:+}±{error}"),
    "dominoes.hint.percent": QT_TRANSLATE_NOOP("dominoes", "{number:%}"),
}
