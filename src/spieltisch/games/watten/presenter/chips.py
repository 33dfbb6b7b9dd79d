"""What can be announced, as large chips in the middle of the table: ranks as Schlag, suits as Trumpf."""

from __future__ import annotations

from spieltisch.core.messages import Message, Rank, Suit, message
from spieltisch.core.presentation import Choice, Extra, UiState
from spieltisch.games.watten.notation import rank_text, suit_text
from spieltisch.games.watten.presenter.choosing import (
    announced_id,
    announcing,
    hinted_value,
    offered,
    selected_value,
)
from spieltisch.games.watten.ranking import SIX, WELI
from spieltisch.games.watten.state import Phase, View


def announce_choices(view: View, ui: UiState[View]) -> tuple[Choice, ...]:
    """Return the ranks or suits as choices that lie on the table; `announce_extra` says how they look."""
    if not announcing(view, ui):
        return ()
    return tuple(
        Choice(
            announced_id(view, value),
            _name(view, value),
            checked=value == selected_value(view, ui),
            key=_key(view, value, place),
            explanation=message("watten.announce.held", n=held(view, value)),
            place="table",
        )
        for place, value in enumerate(offered(view))
    )


def held(view: View, value: int) -> int:
    """Return how many cards of a rank, or of a suit without the Weli, the viewing seat holds."""
    if view.table.phase is Phase.RANK:
        return sum(card.rank == value for card in view.hand)
    return sum(card.suit == value and card != WELI for card in view.hand)


def _name(view: View, value: int) -> Message:
    if view.table.phase is Phase.TRUMP:
        return message("watten.announce.suit", suit=Suit(value))
    return message("watten.announce.six" if value == SIX else "watten.announce.rank", rank=Rank(value))


def _key(view: View, value: int, place: int) -> str | Message:
    """Return the key of a chip: a rank has the sign in its corner, a suit its number."""
    return str(place + 1) if view.table.phase is Phase.TRUMP else _index(value)


def _index(rank: int) -> Message:
    return message("watten.announce.index", rank=Rank(rank))


def announce_extra(view: View, ui: UiState[View]) -> dict[str, Extra] | None:
    """Return `extra["announce"]` (see `extra`); None while the viewing seat has nothing to announce."""
    if not announcing(view, ui):
        return None
    ranks = view.table.phase is Phase.RANK
    return {
        "kind": "rank" if ranks else "trump",
        "title": message("watten.announce.which_rank" if ranks else "watten.announce.which_trump"),
        "note": message("watten.announce.note"),
        "items": tuple(_item(view, ui, value, place) for place, value in enumerate(offered(view))),
    }


def _item(view: View, ui: UiState[View], value: int, place: int) -> dict[str, Extra]:
    ranks = view.table.phase is Phase.RANK
    count = held(view, value)
    return {
        "id": announced_id(view, value),
        "face": rank_text(value) if ranks else suit_text(value),
        "index": _index(value) if ranks else None,
        "label": _name(view, value),
        "count": count,
        "held": message("watten.announce.held", n=count),
        "key": _key(view, value, place),
        "hinted": value == hinted_value(view, ui),
        "selected": value == selected_value(view, ui),
    }
