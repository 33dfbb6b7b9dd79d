"""Who sat where and how it went, for the storage."""

from __future__ import annotations

from typing import Any

from spieltisch.core.game import GamePlugin
from spieltisch.core.match import Match
from spieltisch.storage.records import SeatSummary


def seat_summaries(plugin: GamePlugin, match: Match[Any, Any]) -> tuple[SeatSummary, ...]:
    """Return who sat where and how it went: scores, winners and the game's figures once it is over."""
    result = match.result()
    events = match.events
    facts = {side: plugin.result_facts(events, side) if result.over else {} for side in set(match.sides)}
    decided = result.over and result.winner is not None
    return tuple(
        SeatSummary(
            seat=seat,
            side=side,
            name=match.header.seats[seat].name,
            player=match.header.seats[seat].player,
            score=result.scores[side],
            won=side == result.winner if decided else None,
            facts=facts[side],
        )
        for seat, side in enumerate(match.sides)
    )
