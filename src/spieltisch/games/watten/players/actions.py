"""Decisions as actions."""

from __future__ import annotations

from spieltisch.core.actions import Action
from spieltisch.core.cards import SUITS
from spieltisch.games.watten.notation import rank_text
from spieltisch.games.watten.players.reading import Situation


def rank_action(seat: int, rank: int) -> Action:
    """Return the action that names a Schlag."""
    return Action(seat, "rank", (rank_text(rank),))


def trump_action(seat: int, suit: int) -> Action:
    """Return the action that names a Trumpf."""
    return Action(seat, "trump", (SUITS[suit],))


def play_action(situation: Situation, card: int) -> Action:
    """Return the action that plays a card, given by its number."""
    return Action(situation.seat, "play", (situation.order.cards[card].text,))
