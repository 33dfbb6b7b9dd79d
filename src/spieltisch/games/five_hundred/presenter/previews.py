"""What the selection would do, before it is done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from spieltisch.core.actions import Action
from spieltisch.core.cards import JOKER, Card
from spieltisch.core.messages import Message, message
from spieltisch.core.presentation import UiState
from spieltisch.games.five_hundred import counting, legality, notation
from spieltisch.games.five_hundred.melds import Cards, Shown
from spieltisch.games.five_hundred.presenter.arranging import without
from spieltisch.games.five_hundred.presenter.claims import chosen_claim
from spieltisch.games.five_hundred.presenter.naming import gain
from spieltisch.games.five_hundred.presenter.readings import chosen_reading, readings
from spieltisch.games.five_hundred.presenter.spots import chosen_spot
from spieltisch.games.five_hundred.presenter.turns import (
    DRAW,
    TAKE,
    acting_seat,
    chosen_draw,
    draw_action,
    refusal,
    selected,
    taken_from,
)
from spieltisch.games.five_hundred.state import View

Kind: TypeAlias = Literal["draw", "take", "takeall", "meld", "lay", "swap", "discard", "claim"]


@dataclass(frozen=True, slots=True)
class Preview:
    """What would happen: points `gain` on the table, `cards` that move, the meld (from 1) and its end.

    `hand_after` are the points left in the hand, None where that depends on cards that are not seen;
    `refused` is why the rules do not allow it; `closes`: it is the last card.
    """

    kind: Kind
    action: Action
    cards: tuple[Shown, ...]
    gain: int = 0
    meld: int | None = None
    end: str = ""
    slot: int | None = None
    hand_after: int | None = None
    refused: Message | None = None
    closes: bool = False


def preview(view: View, ui: UiState[View]) -> Preview | None:
    """Return what the selection would do; None if it means nothing yet."""
    seat = acting_seat(view, ui)
    if seat is None:
        return None
    draw = chosen_draw(view, ui)
    if draw is not None:
        return _draw(view, seat, draw)
    claim = chosen_claim(view, ui)
    if claim is not None:
        return Preview("claim", claim.action, (claim.shown,), claim.gain, claim.number, claim.end)
    return _laying(view, ui, seat)


def _laying(view: View, ui: UiState[View], seat: int) -> Preview | None:
    cards = selected(view, ui)
    reading = chosen_reading(view, ui)
    if reading is not None:
        left = _left(view, cards)
        return Preview(
            "meld", reading.action, reading.shown, reading.gain, hand_after=left, refused=reading.refused
        )
    spot = chosen_spot(view, ui)
    if spot is not None:
        gained = (JOKER,) if spot.is_swap else ()
        return Preview(
            "swap" if spot.is_swap else "lay",
            spot.action,
            (spot.shown,),
            spot.gain,
            spot.number,
            spot.end,
            spot.slot,
            _left(view, cards, gained),
        )
    return _discard(view, seat, cards[0]) if len(cards) == 1 else None


def _discard(view: View, seat: int, card: Card) -> Preview:
    action = Action(seat, notation.DISCARD, (card.text,))
    return Preview(
        "discard",
        action,
        (Shown(card),),
        hand_after=_left(view, (card,)),
        refused=refusal(view, action),
        closes=len(view.hand) == 1,
    )


def _left(view: View, cards: Cards, gained: Cards = ()) -> int:
    """Return the points of the hand without these cards."""
    return counting.hand_points(view.table.settings, (*without(view.hand, cards), *gained))


def _draw(view: View, seat: int, choice: str) -> Preview:
    action = draw_action(seat, view, choice)
    slot = taken_from(view, choice)
    if choice == DRAW or slot is None:
        return Preview("draw", action, ())
    cards = view.table.pile[slot:]
    shown = tuple(map(Shown, cards))
    settings = view.table.settings
    # Where only the top card is seen, what the others count is for the memory.
    known = choice == TAKE or settings.whole_pile_visible
    after = counting.hand_points(settings, (*view.hand, *cards)) if known else None
    return Preview("take" if choice == TAKE else "takeall", action, shown, hand_after=after)


def chosen_action(view: View, ui: UiState[View]) -> Action | None:
    """Return the action the selection stands for, if the rules allow it."""
    now = preview(view, ui)
    return None if now is None or now.refused is not None else now.action


def undecided(view: View, ui: UiState[View]) -> bool:
    """Whether a joker of the selection has still to say what it stands for."""
    return len(readings(view, ui)) > 1 and chosen_reading(view, ui) is None


def preview_warning(view: View, now: Preview) -> Message | None:
    """Say what a previewed action may cost: a pile without a new meld, a discard others can lay."""
    settings = view.table.settings
    if now.kind == "takeall":
        if settings.pile_rule == "forbid":
            return message("five_hundred.warning.must_meld")
        if not settings.pile_penalty:
            return None
        together = tuple(card.card for card in now.cards)
        possible = not settings.whole_pile_visible or legality.meld_after_taking(
            view.table, view.hand, together
        )
        key = "owed" if possible else "no_meld"
        return message(f"five_hundred.warning.{key}", penalty=gain(-settings.pile_penalty))
    if now.kind == "discard" and view.table.turn.owes_meld and settings.pile_penalty:
        return message("five_hundred.warning.discard", penalty=gain(-settings.pile_penalty))
    return None
