"""Why the rules refuse an action or a setup, each as one message."""

from __future__ import annotations

from spieltisch.core.cards import Card
from spieltisch.core.errors import BadOption, IllegalAction, SpieltischError
from spieltisch.core.messages import message

PLAIN = (
    "over",
    "not_your_turn",
    "unknown_action",
    "not_a_card",
    "draw_first",
    "drawn_already",
    "stock_empty",
    "pile_empty",
    "pile_of_one",
    "pile_banned",
    "pile_no_meld",
    "pile_part",
    "no_meld",
    "no_sets",
    "too_short",
    "ace_twice",
    "only_jokers",
    "too_many_jokers",
    "melds_banned",
    "keep_one",
    "keep_two",
    "joker_waits",
    "joker_must_be_laid",
    "meld_owed",
    "no_such_meld",
    "joker_says_nothing",
    "nobody_swaps",
    "swap_own",
    "swap_no_use",
    "closing_banned",
    "top_stays",
    "discard_one",
    "joker_fits_not",
    "claim_pending",
    "no_claim",
    "claim_answered",
    "claim_fits_not",
    "not_a_claimant",
)
"""Reasons that need no further facts, by their keys."""


def refused(reason: str) -> IllegalAction:
    """One of the `PLAIN` reasons."""
    if reason not in PLAIN:
        raise KeyError(reason)
    return IllegalAction(message(f"five_hundred.reason.{reason}"))


def unknown_seat(seat: int) -> IllegalAction:
    """Nobody sits there."""
    return IllegalAction(message("five_hundred.reason.unknown_seat", seat=seat))


def not_in_hand(card: Card) -> IllegalAction:
    """The seat does not hold the card."""
    return IllegalAction(message("five_hundred.reason.not_in_hand", card=card))


def does_not_fit(card: Card, meld: int) -> IllegalAction:
    """The card fits no end of the meld."""
    return IllegalAction(message("five_hundred.reason.does_not_fit", card=card, meld=meld))


def no_joker_for(card: Card, meld: int) -> IllegalAction:
    """No joker of the meld stands for the card."""
    return IllegalAction(message("five_hundred.reason.no_joker_for", card=card, meld=meld))


def bad_hand_size(size: int, seats: int) -> BadOption:
    """So many cards each leave none to draw."""
    return BadOption(message("five_hundred.setup.cards", size=size, seats=seats))


def bad_scores() -> SpieltischError:
    """The scores to start from are impossible."""
    return SpieltischError(message("five_hundred.setup.scores"))


def bad_starter() -> SpieltischError:
    """The starter or a lot names a seat that does not exist."""
    return SpieltischError(message("five_hundred.setup.starter"))
