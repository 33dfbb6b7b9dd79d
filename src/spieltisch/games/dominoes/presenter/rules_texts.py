"""The rules page in English: a part of the catalog `dominoes`."""

from __future__ import annotations

from typing import Final

from spieltisch.core.messages import QT_TRANSLATE_NOOP, Texts

RULES_PAGE_TEXTS: Final[Texts] = {
    "dominoes.rules.aim": QT_TRANSLATE_NOOP("dominoes", "Aim"),
    "dominoes.rules.aim.block": QT_TRANSLATE_NOOP(
        "dominoes",
        "Get rid of your tiles first, or hold the fewest pips when nobody can go on. In the block game "
        "nothing is drawn: who cannot play passes.",
    ),
    "dominoes.rules.aim.draw": QT_TRANSLATE_NOOP(
        "dominoes",
        "Get rid of your tiles first, or hold the fewest pips when nobody can go on. In the draw game those "
        "who cannot play draw.",
    ),
    "dominoes.rules.aim.all_fives": QT_TRANSLATE_NOOP(
        "dominoes",
        "Lay tiles so that the open ends add up to a multiple of five, and get rid of your tiles first.",
    ),
    "dominoes.rules.aim.partners": QT_TRANSLATE_NOOP(
        "dominoes", "Partners sit opposite each other and share their points."
    ),
    "dominoes.rules.aim.one_round": QT_TRANSLATE_NOOP(
        "dominoes", "The match is one round: the most points win, and on a tie nobody."
    ),
    "dominoes.rules.aim.target": QT_TRANSLATE_NOOP(
        "dominoes", "Whoever has {target} points at the end of a round wins the match."
    ),
    "dominoes.rules.aim.target_fives": QT_TRANSLATE_NOOP(
        "dominoes",
        "Whoever leads alone with {target} points or more wins at once, without playing or counting the "
        "other tiles.",
    ),
    "dominoes.rules.aim.lead": QT_TRANSLATE_NOOP(
        "dominoes", "Those who lead together after scoring at the same time play on until one leads alone."
    ),
    "dominoes.rules.aim.exact": QT_TRANSLATE_NOOP(
        "dominoes",
        "{target} has to be hit exactly: points that would go beyond do not count. %n round(s) in a row "
        "without a point end the match.",
    ),
    "dominoes.rules.deal": QT_TRANSLATE_NOOP("dominoes", "Tiles and deal"),
    "dominoes.rules.deal.tiles": QT_TRANSLATE_NOOP(
        "dominoes", "All 28 double-six tiles are used, double blank included."
    ),
    "dominoes.rules.deal.hands": QT_TRANSLATE_NOOP(
        "dominoes", "Each of the {seats} players gets %n tile(s)."
    ),
    "dominoes.rules.deal.boneyard": QT_TRANSLATE_NOOP(
        "dominoes", "The other %n tile(s) lie face down: the boneyard."
    ),
    "dominoes.rules.deal.sleeping": QT_TRANSLATE_NOOP(
        "dominoes", "The other %n tile(s) lie face down and stay out of the round."
    ),
    "dominoes.rules.deal.none": QT_TRANSLATE_NOOP("dominoes", "With that all tiles are dealt."),
    "dominoes.rules.opening": QT_TRANSLATE_NOOP("dominoes", "Who opens"),
    "dominoes.rules.opening.lot": QT_TRANSLATE_NOOP(
        "dominoes",
        "The first seat is found by lot or chosen; any of the own tiles may open.",
    ),
    "dominoes.rules.opening.highest_double": QT_TRANSLATE_NOOP(
        "dominoes",
        "Whoever holds the highest double opens the first round and has to lead it. If nobody holds a "
        "double, the lot decides, and any of the own tiles may open.",
    ),
    "dominoes.rules.opening.next.winner_or_lot": QT_TRANSLATE_NOOP(
        "dominoes", "Whoever goes out opens the next round; after a block the lot decides."
    ),
    "dominoes.rules.opening.next.winner": QT_TRANSLATE_NOOP(
        "dominoes",
        "Whoever wins a round opens the next one, of partners after a block the one with fewer pips. If "
        "nobody scores, the lot decides.",
    ),
    "dominoes.rules.opening.next.rotate": QT_TRANSLATE_NOOP(
        "dominoes", "After that each round is opened by the next seat."
    ),
    "dominoes.rules.opening.next.lot": QT_TRANSLATE_NOOP(
        "dominoes", "Who opens each later round is decided by lot."
    ),
    "dominoes.rules.opening.next.highest_double": QT_TRANSLATE_NOOP(
        "dominoes", "Each later round is opened with the highest double by whoever holds it."
    ),
    "dominoes.rules.laying": QT_TRANSLATE_NOOP("dominoes", "Laying tiles"),
    "dominoes.rules.laying.match": QT_TRANSLATE_NOOP(
        "dominoes", "Equal values connect, blank with blank. Doubles lie across."
    ),
    "dominoes.rules.laying.two_ends": QT_TRANSLATE_NOOP(
        "dominoes", "The line has two ends; doubles that lie across do not branch."
    ),
    "dominoes.rules.laying.spinner": QT_TRANSLATE_NOOP(
        "dominoes",
        "Only the first double is the spinner: first both its sides are used, then two more arms. Later "
        "doubles do not branch.",
    ),
    "dominoes.rules.example.match": QT_TRANSLATE_NOOP("dominoes", "A line: four to four, blank to blank"),
    "dominoes.rules.example.spinner": QT_TRANSLATE_NOOP(
        "dominoes", "A spinner with a tile on each side: now its ends are open, too"
    ),
    "dominoes.rules.drawing": QT_TRANSLATE_NOOP("dominoes", "Drawing and passing"),
    "dominoes.rules.drawing.block": QT_TRANSLATE_NOOP(
        "dominoes", "Play if you can. Nothing is drawn: who cannot play passes."
    ),
    "dominoes.rules.drawing.until": QT_TRANSLATE_NOOP(
        "dominoes", "Play if you can, otherwise draw until a tile fits or nothing more may be drawn."
    ),
    "dominoes.rules.drawing.drawn": QT_TRANSLATE_NOOP(
        "dominoes",
        "The tile drawn that fits has to be played, at an end you choose; before that nothing more is drawn.",
    ),
    "dominoes.rules.drawing.voluntary": QT_TRANSLATE_NOOP(
        "dominoes",
        "You may draw although you could play, and go on drawing or lay any tile that fits. Who cannot play "
        "has to draw.",
    ),
    "dominoes.rules.drawing.reserve": QT_TRANSLATE_NOOP(
        "dominoes", "The last %n tile(s) of the boneyard are never drawn."
    ),
    "dominoes.rules.drawing.pass": QT_TRANSLATE_NOOP(
        "dominoes", "You may not pass when the rules demand playing or drawing on."
    ),
    "dominoes.rules.drawing.pass_block": QT_TRANSLATE_NOOP("dominoes", "You may not pass when you can play."),
    "dominoes.rules.drawing.blocked": QT_TRANSLATE_NOOP(
        "dominoes", "When all seats in a row cannot move, the round is blocked."
    ),
    "dominoes.rules.line": QT_TRANSLATE_NOOP("dominoes", "Points for the ends"),
    "dominoes.rules.line.sum": QT_TRANSLATE_NOOP(
        "dominoes",
        "If the sum of the open ends after a tile is laid is positive and a multiple of five, it brings that "
        "many points, with the first and the last tile, too.",
    ),
    "dominoes.rules.line.double": QT_TRANSLATE_NOOP("dominoes", "A double at an end counts both halves."),
    "dominoes.rules.line.spinner": QT_TRANSLATE_NOOP(
        "dominoes",
        "The spinner counts both halves until both its sides are used, then no more; empty arms count "
        "nothing.",
    ),
    "dominoes.rules.example.ends": QT_TRANSLATE_NOOP("dominoes", "{parts}: %n point(s)"),
    "dominoes.rules.end": QT_TRANSLATE_NOOP("dominoes", "The end of a round"),
    "dominoes.rules.end.out": QT_TRANSLATE_NOOP(
        "dominoes",
        "Whoever has no tile left wins the round; when it is blocked, the player or team with the fewest "
        "pips left.",
    ),
    "dominoes.rules.end.out_points": QT_TRANSLATE_NOOP(
        "dominoes", "For an empty hand all pips of the opponents are credited."
    ),
    "dominoes.rules.end.blocked_net": QT_TRANSLATE_NOOP(
        "dominoes",
        "After a block the winner is credited with the opponents’ pips less the own ones.",
    ),
    "dominoes.rules.end.blocked_gross": QT_TRANSLATE_NOOP(
        "dominoes",
        "After a block the winner is credited with the opponents’ pips in full.",
    ),
    "dominoes.rules.end.tie_none": QT_TRANSLATE_NOOP(
        "dominoes", "If several hold the fewest pips, nobody scores."
    ),
    "dominoes.rules.end.tie_lightest_tile": QT_TRANSLATE_NOOP(
        "dominoes",
        "If several hold the fewest pips, the lightest single tile decides; if that is equal, too, nobody "
        "scores.",
    ),
    "dominoes.rules.end.rounded": QT_TRANSLATE_NOOP(
        "dominoes",
        "The winner is credited with the opponents’ pips, rounded to the nearest multiple of five.",
    ),
    "dominoes.rules.end.no_bonus": QT_TRANSLATE_NOOP(
        "dominoes", "If several hold the fewest pips after a block, nobody is credited."
    ),
    "dominoes.rules.end.split": QT_TRANSLATE_NOOP(
        "dominoes",
        "If two of three hold the fewest pips after a block, the third hand is rounded first and then shared "
        "between them; halves of five are possible. If all three are equal, nobody is credited.",
    ),
    "dominoes.rules.end.partners": QT_TRANSLATE_NOOP(
        "dominoes", "Partners count their pips together; what the own partner has left is not in the bonus."
    ),
    "dominoes.rules.end.boneyard": QT_TRANSLATE_NOOP("dominoes", "The boneyard is never counted."),
    "dominoes.rules.end.hands": QT_TRANSLATE_NOOP(
        "dominoes", "Hands are shown when they are counted, otherwise only yours."
    ),
    "dominoes.rules.example.rounded": QT_TRANSLATE_NOOP(
        "dominoes", "{pips} pips left with the opponents: %n point(s)"
    ),
    "dominoes.rules.example.split": QT_TRANSLATE_NOOP(
        "dominoes", "A third hand of {pips} pips: rounded {rounded}, {points} points for each of the two"
    ),
    "dominoes.rules.example.pips": QT_TRANSLATE_NOOP("dominoes", "%n pip(s) left in a hand"),
    "dominoes.rules.controls": QT_TRANSLATE_NOOP("dominoes", "Controls"),
    "dominoes.rules.controls.direct": QT_TRANSLATE_NOOP(
        "dominoes",
        "Use tiles and table directly with mouse or touch. Choosing by position is an optional help for the "
        "keyboard.",
    ),
    "dominoes.rules.controls.preview": QT_TRANSLATE_NOOP(
        "dominoes",
        "See tile and end, or drawing, in advance and confirm: the first tap selects, the second one, Enter "
        "or the button plays.",
    ),
    "dominoes.rules.controls.ends": QT_TRANSLATE_NOOP(
        "dominoes",
        "If a tile fits several ends, you choose one: tap it, drag the tile there, or use the arrow keys.",
    ),
    "dominoes.rules.controls.view": QT_TRANSLATE_NOOP(
        "dominoes", "Swiping never plays; zooming and turning keep match and preview."
    ),
    "dominoes.rules.controls.keys": QT_TRANSLATE_NOOP(
        "dominoes",
        "Keyboard: arrows move between tiles, Space selects, Enter confirms, Esc clears the selection.",
    ),
    "dominoes.rules.controls.hint": QT_TRANSLATE_NOOP(
        "dominoes",
        "H shows a hint: what each tile is worth on average, what it scores now, and what the next player "
        "can do.",
    ),
    "dominoes.rules.program": QT_TRANSLATE_NOOP("dominoes", "What the program does"),
    "dominoes.rules.program.automatic": QT_TRANSLATE_NOOP(
        "dominoes",
        "There is no clock, the count is automatic, and no penalty for forgotten points. A pass that is "
        "forced happens by itself.",
    ),
    "dominoes.rules.program.pause": QT_TRANSLATE_NOOP(
        "dominoes", "While rules or score details are open, the computer waits."
    ),
    "dominoes.rules.program.handover": QT_TRANSLATE_NOOP(
        "dominoes",
        "When the device is handed on, private tiles stay hidden until “Show my tiles” is pressed.",
    ),
    "dominoes.rules.program.undo": QT_TRANSLATE_NOOP(
        "dominoes",
        "Undo and redo restore actions together with the computers’ answers to yours.",
    ),
    "dominoes.rules.program.restart": QT_TRANSLATE_NOOP(
        "dominoes", "From the start repeats deal and settings; New game deals anew."
    ),
    "dominoes.rules.program.fair": QT_TRANSLATE_NOOP(
        "dominoes",
        "Computers and hints use their own hand, the open table and unknown possibilities, never other hands "
        "or the boneyard to come.",
    ),
}
