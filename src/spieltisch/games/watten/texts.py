"""The catalog `watten`: every text of the game in English."""

from __future__ import annotations

from typing import Final

from spieltisch.core.messages import QT_TRANSLATE_NOOP, Texts
from spieltisch.games.watten.facts import FACT_TEXTS
from spieltisch.games.watten.presenter.rules_texts import RULES_PAGE_TEXTS
from spieltisch.games.watten.presenter.story_texts import STORY_TEXTS
from spieltisch.games.watten.presenter.table_texts import TABLE_TEXTS
from spieltisch.games.watten.presets import PRESET_TEXTS

_RULES_TEXTS: Final[Texts] = {
    # The game
    "watten.name": QT_TRANSLATE_NOOP("watten", "Watten"),
    "watten.summary": QT_TRANSLATE_NOOP(
        "watten",
        "The Alpine game for two pairs: name Schlag and trump, take three tricks, dare to raise.",
    ),
    # What can be chosen
    "watten.option.variant": QT_TRANSLATE_NOOP("watten", "Variant"),
    "watten.option.variant.bavarian": QT_TRANSLATE_NOOP("watten", "Bavarian"),
    "watten.option.variant.tyrolean": QT_TRANSLATE_NOOP("watten", "Tyrolean"),
    "watten.option.variant.explanation": QT_TRANSLATE_NOOP(
        "watten",
        "Maxi, Belli and Spitz, the Kritischen, are the highest cards, whatever is announced.",
    ),
    "watten.option.variant.explanation_tyrolean": QT_TRANSLATE_NOOP(
        "watten",
        "There are no Kritische: the Rechter is the highest card.",
    ),
    "watten.option.target": QT_TRANSLATE_NOOP("watten", "Points to win"),
    "watten.option.target.explanation": QT_TRANSLATE_NOOP(
        "watten",
        "Two points before that a pair is “gespannt” and may no longer raise.",
    ),
    "watten.option.weli": QT_TRANSLATE_NOOP("watten", "Weli"),
    "watten.option.weli.explanation": QT_TRANSLATE_NOOP(
        "watten",
        "A 33rd card, the {card}: always the lowest trump, and the Rechter if the {six} is announced.",
    ),
    "watten.option.guate": QT_TRANSLATE_NOOP("watten", "Guate"),
    "watten.option.guate.explanation": QT_TRANSLATE_NOOP(
        "watten",
        "The trump one step above the Schlag beats even the Rechter. There is none above the {ace} and the "
        "{six}.",
    ),
    "watten.option.guate.explanation_bavarian": QT_TRANSLATE_NOOP(
        "watten",
        "The trump one step above the Schlag beats even the Rechter, but no Kritischer. There is none above "
        "the {ace} and the {six}.",
    ),
    "watten.option.obligation": QT_TRANSLATE_NOOP("watten", "Duty to follow"),
    "watten.option.obligation.explanation": QT_TRANSLATE_NOOP(
        "watten",
        "If the Rechter is led in the first trick, the others must play a trump or a Kritischer, until a "
        "Kritischer lies in the trick.",
    ),
    "watten.option.obligation.explanation_tyrolean": QT_TRANSLATE_NOOP(
        "watten",
        "If a trump is led, whoever has one must play a trump or a Linke.",
    ),
    "watten.option.raising": QT_TRANSLATE_NOOP("watten", "Raising (“Gehen!”)"),
    "watten.option.raising.explanation": QT_TRANSLATE_NOOP(
        "watten",
        "During a round a pair may raise the stake; the other pair holds, raises again or gives up.",
    ),
    "watten.option.seconds_per_move": QT_TRANSLATE_NOOP("watten", "Time for each move"),
    "watten.option.seconds_per_move.explanation": QT_TRANSLATE_NOOP(
        "watten",
        "When it is up, the program announces, plays or gives up for you. It runs only while your cards are "
        "visible.",
    ),
    "watten.option.seconds_per_move.off": QT_TRANSLATE_NOOP("watten", "No limit"),
    "watten.option.seconds_per_move.seconds": QT_TRANSLATE_NOOP("watten", "%n second(s)"),
    # Why the rules refuse something
    "watten.reason.unknown_seat": QT_TRANSLATE_NOOP("watten", "There is no seat {seat} at this table."),
    "watten.reason.unknown_verb": QT_TRANSLATE_NOOP("watten", "“{verb}” is not an action of Watten."),
    "watten.reason.no_words": QT_TRANSLATE_NOOP("watten", "Nothing may follow “{verb}”."),
    "watten.reason.match_over": QT_TRANSLATE_NOOP("watten", "The match is over."),
    "watten.reason.wrong_phase": QT_TRANSLATE_NOOP("watten", "What is asked for now: {expected}."),
    "watten.expected.rank": QT_TRANSLATE_NOOP("watten", "the rank that is the Schlag"),
    "watten.expected.trump": QT_TRANSLATE_NOOP("watten", "the suit that is trump"),
    "watten.expected.play": QT_TRANSLATE_NOOP("watten", "a card"),
    "watten.reason.not_your_turn": QT_TRANSLATE_NOOP("watten", "It is not your turn."),
    "watten.reason.rank_one": QT_TRANSLATE_NOOP("watten", "Name exactly one rank."),
    "watten.reason.not_a_rank": QT_TRANSLATE_NOOP("watten", "“{text}” is not a rank of this pack."),
    "watten.reason.six_needs_weli": QT_TRANSLATE_NOOP(
        "watten", "The {rank} can be named only with the Weli."
    ),
    "watten.reason.suit_one": QT_TRANSLATE_NOOP("watten", "Name exactly one suit."),
    "watten.reason.not_a_suit": QT_TRANSLATE_NOOP("watten", "“{text}” is not a suit."),
    "watten.reason.play_one": QT_TRANSLATE_NOOP("watten", "Play exactly one card."),
    "watten.reason.not_a_card": QT_TRANSLATE_NOOP("watten", "“{text}” is not a card."),
    "watten.reason.not_in_hand": QT_TRANSLATE_NOOP("watten", "{card:short} is not in your hand."),
    "watten.reason.owes_trump_or_critical": QT_TRANSLATE_NOOP(
        "watten",
        "The Rechter, {card:short}, was led in the first trick: you must play a trump or a Kritischer.",
    ),
    "watten.reason.owes_trump": QT_TRANSLATE_NOOP(
        "watten",
        "A trump, {card:short}, was led: you must play a trump or a Linke.",
    ),
    "watten.reason.answer_first": QT_TRANSLATE_NOOP(
        "watten",
        "The other pair has raised: first hold, raise again or give up.",
    ),
    "watten.reason.wait_for_answer": QT_TRANSLATE_NOOP(
        "watten",
        "Your pair has raised: the other pair answers first.",
    ),
    "watten.reason.nothing_to_answer": QT_TRANSLATE_NOOP("watten", "There is no raise to answer."),
    "watten.reason.raise_switched_off": QT_TRANSLATE_NOOP("watten", "Raising is switched off in this match."),
    "watten.reason.raise_tense": QT_TRANSLATE_NOOP(
        "watten",
        "Your pair is “gespannt” with {points} points and may not raise.",
    ),
    "watten.reason.raise_last_raiser": QT_TRANSLATE_NOOP(
        "watten",
        "Your pair raised last: the same pair may not raise twice in a row.",
    ),
    "watten.reason.raise_pointless": QT_TRANSLATE_NOOP(
        "watten",
        "The stake already decides the match for either pair: raising would change nothing.",
    ),
    "watten.setup.seats": QT_TRANSLATE_NOOP("watten", "Watten is for four players, not for {seats}."),
    "watten.setup.scores": QT_TRANSLATE_NOOP(
        "watten",
        "A match starts from two whole numbers from 0 to below {target}.",
    ),
    "watten.setup.dealer": QT_TRANSLATE_NOOP("watten", "The first dealer is one of the seats 0 to 3."),
}

TEXTS: Final[Texts] = {
    **_RULES_TEXTS,
    **PRESET_TEXTS,
    **TABLE_TEXTS,
    **STORY_TEXTS,
    **RULES_PAGE_TEXTS,
    **FACT_TEXTS,
}
