"""The catalog `dominoes`: every text of the game in English."""

from __future__ import annotations

from typing import Final

from spieltisch.core.messages import QT_TRANSLATE_NOOP, Texts
from spieltisch.games.dominoes.facts import FACT_TEXTS
from spieltisch.games.dominoes.presenter.rules_texts import RULES_PAGE_TEXTS
from spieltisch.games.dominoes.presenter.story_texts import STORY_TEXTS
from spieltisch.games.dominoes.presenter.table_texts import TABLE_TEXTS
from spieltisch.games.dominoes.presets import PRESET_TEXTS

RULE_TEXTS: Final[Texts] = {
    # The game
    "dominoes.name": QT_TRANSLATE_NOOP("dominoes", "Dominoes"),
    "dominoes.summary": QT_TRANSLATE_NOOP(
        "dominoes",
        "Block, Draw and All Fives for two to four, alone or in pairs.",
    ),
    # Why the rules refuse something
    "dominoes.reason.over": QT_TRANSLATE_NOOP("dominoes", "The match is over."),
    "dominoes.reason.not_your_turn": QT_TRANSLATE_NOOP("dominoes", "It is not your turn."),
    "dominoes.reason.unknown_seat": QT_TRANSLATE_NOOP("dominoes", "There is no seat {seat} at this table."),
    "dominoes.reason.unknown_action": QT_TRANSLATE_NOOP(
        "dominoes",
        "In dominoes a tile is played, drawn, or passed on; anything else means nothing.",
    ),
    "dominoes.reason.not_a_tile": QT_TRANSLATE_NOOP("dominoes", "That is not a tile."),
    "dominoes.reason.not_in_hand": QT_TRANSLATE_NOOP("dominoes", "You do not hold the tile {tile}."),
    "dominoes.reason.first_has_no_end": QT_TRANSLATE_NOOP(
        "dominoes", "The first tile is laid without an end."
    ),
    "dominoes.reason.must_lead": QT_TRANSLATE_NOOP("dominoes", "The round has to begin with {tile}."),
    "dominoes.reason.which_end": QT_TRANSLATE_NOOP(
        "dominoes",
        "Say at which end the tile is laid: left, right, up or down.",
    ),
    "dominoes.reason.end_closed": QT_TRANSLATE_NOOP("dominoes", "There is no open end there."),
    "dominoes.reason.does_not_fit": QT_TRANSLATE_NOOP(
        "dominoes",
        "{tile} does not fit there: the end shows {value}.",
    ),
    "dominoes.reason.can_play": QT_TRANSLATE_NOOP("dominoes", "You may not pass: {tile} can be played."),
    "dominoes.reason.can_draw": QT_TRANSLATE_NOOP("dominoes", "You may not pass: you have to draw."),
    "dominoes.reason.draw_can_play": QT_TRANSLATE_NOOP(
        "dominoes",
        "You may not draw, because you can play.",
    ),
    "dominoes.reason.no_drawing": QT_TRANSLATE_NOOP("dominoes", "In the block game nothing is drawn."),
    "dominoes.reason.reserve": QT_TRANSLATE_NOOP(
        "dominoes",
        "The last %n tile(s) of the boneyard are never drawn.",
    ),
    "dominoes.reason.empty_boneyard": QT_TRANSLATE_NOOP("dominoes", "The boneyard is empty."),
    "dominoes.setup.hand_size": QT_TRANSLATE_NOOP(
        "dominoes",
        "28 tiles are not enough for {seats} hands of {size}.",
    ),
    "dominoes.setup.partners": QT_TRANSLATE_NOOP("dominoes", "Only four can play in pairs."),
    "dominoes.setup.scores": QT_TRANSLATE_NOOP(
        "dominoes",
        "A match starts from one score for each side: not negative, whole or half, below the target.",
    ),
    "dominoes.setup.opener": QT_TRANSLATE_NOOP("dominoes", "The opener has to be one of the seats."),
    # The options
    "dominoes.option.number": QT_TRANSLATE_NOOP("dominoes", "{number}"),
    "dominoes.option.variant.label": QT_TRANSLATE_NOOP("dominoes", "Game"),
    "dominoes.option.variant.explanation": QT_TRANSLATE_NOOP(
        "dominoes",
        "Block: who cannot play passes. Draw: who cannot play draws. All Fives: ends that add up to a "
        "multiple of five score.",
    ),
    "dominoes.option.variant.block": QT_TRANSLATE_NOOP("dominoes", "Block"),
    "dominoes.option.variant.draw": QT_TRANSLATE_NOOP("dominoes", "Draw"),
    "dominoes.option.variant.all_fives": QT_TRANSLATE_NOOP("dominoes", "All Fives"),
    "dominoes.option.seats.label": QT_TRANSLATE_NOOP("dominoes", "Players"),
    "dominoes.option.seats.explanation": QT_TRANSLATE_NOOP("dominoes", "Two to four."),
    "dominoes.option.partners.label": QT_TRANSLATE_NOOP("dominoes", "Partners"),
    "dominoes.option.partners.explanation": QT_TRANSLATE_NOOP(
        "dominoes",
        "Four play in pairs; partners sit opposite each other and share their points.",
    ),
    "dominoes.option.target.label": QT_TRANSLATE_NOOP("dominoes", "Target"),
    "dominoes.option.target.explanation": QT_TRANSLATE_NOOP(
        "dominoes",
        "Usual are 100 points for two or pairs and 61 otherwise, in All Fives 250 for two and 200 otherwise.",
    ),
    "dominoes.option.target.auto": QT_TRANSLATE_NOOP("dominoes", "usual"),
    "dominoes.option.target.none": QT_TRANSLATE_NOOP("dominoes", "one round"),
    "dominoes.option.hand_size.label": QT_TRANSLATE_NOOP("dominoes", "Tiles each"),
    "dominoes.option.hand_size.explanation": QT_TRANSLATE_NOOP(
        "dominoes",
        "Usual for two, three and four: Block 7, 5, 5; Draw 7, 7, 6; All Fives 9, 7, 5.",
    ),
    "dominoes.option.hand_size.auto": QT_TRANSLATE_NOOP("dominoes", "usual"),
    "dominoes.option.reserve.label": QT_TRANSLATE_NOOP("dominoes", "Never drawn"),
    "dominoes.option.reserve.explanation": QT_TRANSLATE_NOOP(
        "dominoes",
        "So many tiles stay in the boneyard. Usual are two in Draw and none in All Fives.",
    ),
    "dominoes.option.reserve.auto": QT_TRANSLATE_NOOP("dominoes", "usual"),
    "dominoes.option.reserve.none": QT_TRANSLATE_NOOP("dominoes", "none"),
    "dominoes.option.opening.label": QT_TRANSLATE_NOOP("dominoes", "First opener"),
    "dominoes.option.opening.explanation": QT_TRANSLATE_NOOP(
        "dominoes",
        "Who opens the first round. The highest double has to be led by whoever holds it.",
    ),
    "dominoes.option.opening.lot": QT_TRANSLATE_NOOP("dominoes", "by lot"),
    "dominoes.option.opening.highest_double": QT_TRANSLATE_NOOP("dominoes", "highest double"),
    "dominoes.option.next_opener.label": QT_TRANSLATE_NOOP("dominoes", "Later openers"),
    "dominoes.option.next_opener.explanation": QT_TRANSLATE_NOOP(
        "dominoes",
        "Usual is the next seat, in All Fives whoever went out; after a blocked round there the lot decides.",
    ),
    "dominoes.option.next_opener.auto": QT_TRANSLATE_NOOP("dominoes", "usual"),
    "dominoes.option.next_opener.rotate": QT_TRANSLATE_NOOP("dominoes", "the next seat"),
    "dominoes.option.next_opener.winner": QT_TRANSLATE_NOOP("dominoes", "the winner"),
    "dominoes.option.next_opener.lot": QT_TRANSLATE_NOOP("dominoes", "by lot"),
    "dominoes.option.next_opener.highest_double": QT_TRANSLATE_NOOP("dominoes", "highest double"),
    "dominoes.option.voluntary_draw.label": QT_TRANSLATE_NOOP("dominoes", "Free drawing"),
    "dominoes.option.voluntary_draw.explanation": QT_TRANSLATE_NOOP(
        "dominoes",
        "You may draw although you could play, and go on drawing.",
    ),
    "dominoes.option.blocked.label": QT_TRANSLATE_NOOP("dominoes", "Blocked round"),
    "dominoes.option.blocked.explanation": QT_TRANSLATE_NOOP(
        "dominoes",
        "Whoever holds the fewest pips scores those of the opponents, less the own ones or in full.",
    ),
    "dominoes.option.blocked.net": QT_TRANSLATE_NOOP("dominoes", "less the own pips"),
    "dominoes.option.blocked.gross": QT_TRANSLATE_NOOP("dominoes", "in full"),
    "dominoes.option.blocked_tie.label": QT_TRANSLATE_NOOP("dominoes", "Tie when blocked"),
    "dominoes.option.blocked_tie.explanation": QT_TRANSLATE_NOOP(
        "dominoes",
        "When several hold the fewest pips, nobody scores, or the lightest single tile decides.",
    ),
    "dominoes.option.blocked_tie.none": QT_TRANSLATE_NOOP("dominoes", "nobody scores"),
    "dominoes.option.blocked_tie.lightest_tile": QT_TRANSLATE_NOOP("dominoes", "lightest tile"),
    "dominoes.option.spinner.label": QT_TRANSLATE_NOOP("dominoes", "Spinner"),
    "dominoes.option.spinner.explanation": QT_TRANSLATE_NOOP(
        "dominoes",
        "The first double opens four arms. Without it the line has two ends.",
    ),
    "dominoes.option.exact_target.label": QT_TRANSLATE_NOOP("dominoes", "Hit the target exactly"),
    "dominoes.option.exact_target.explanation": QT_TRANSLATE_NOOP(
        "dominoes",
        "Points that would go beyond the target do not count. Twenty rounds without a point end the match.",
    ),
}

TEXTS: Final[Texts] = {
    **RULE_TEXTS,
    **PRESET_TEXTS,
    **TABLE_TEXTS,
    **STORY_TEXTS,
    **RULES_PAGE_TEXTS,
    **FACT_TEXTS,
}
