"""The choices at the table: ways to draw, places for a card, readings of a joker, the order of the hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from spieltisch.core.messages import Message, Seat, message
from spieltisch.core.presentation import Choice, UiState
from spieltisch.games.five_hundred.presenter import ids
from spieltisch.games.five_hundred.presenter.arranging import SORTS, next_sort, sort_of
from spieltisch.games.five_hundred.presenter.choosing import FAN, MELD, READING, SORT
from spieltisch.games.five_hundred.presenter.claims import (
    AWARD,
    CLAIM,
    DECLINE,
    chosen_claim,
    may_award,
    may_claim,
    own_places,
)
from spieltisch.games.five_hundred.presenter.ending import current_ending
from spieltisch.games.five_hundred.presenter.naming import cards_words, gain, meld_name, place_words
from spieltisch.games.five_hundred.presenter.previews import preview, undecided
from spieltisch.games.five_hundred.presenter.readings import chosen_reading, no_meld_reason, readings
from spieltisch.games.five_hundred.presenter.spots import Spot, chosen_spot, spots
from spieltisch.games.five_hundred.presenter.turns import (
    DRAW,
    TAKE,
    TAKE_ALL,
    TAKE_FROM,
    acting_seat,
    chosen_draw,
    draw_action,
    draw_choices,
    drawing,
    laying_now,
    refusal,
    selected,
)
from spieltisch.games.five_hundred.state import Phase, View

_DRAW_KEYS: Final = {DRAW: "1", TAKE: "2", TAKE_ALL: "3"}
_MOST_KEYS: Final = 9


def choices(view: View, ui: UiState[View]) -> tuple[Choice, ...]:
    """Return everything that can be pressed now; all of it is drawn by the table itself."""
    if view.seat is None or current_ending(view, ui) is not None:
        return ()
    return (*_asked(view, ui), *_fan(view, ui), *_sorts(view, ui))


def _asked(view: View, ui: UiState[View]) -> Iterator[Choice]:
    if drawing(view, ui):
        yield from _draws(view, ui)
    elif laying_now(view, ui):
        yield _meld(view, ui)
        yield from _readings(view, ui)
        yield from _spots(view, ui)
    elif may_award(view, ui):
        yield from _awards(view)
    elif may_claim(view, ui):
        yield from _claims(view, ui)


def _draws(view: View, ui: UiState[View]) -> Iterator[Choice]:
    seat, chosen = acting_seat(view, ui), chosen_draw(view, ui)
    assert seat is not None  # noqa: S101 - it draws
    for choice in draw_choices(view):
        why = refusal(view, draw_action(seat, view, choice))
        yield Choice(
            choice,
            _draw_label(view, choice),
            enabled=why is None,
            checked=choice == chosen,
            key=_DRAW_KEYS.get(choice, ""),
            explanation=why,
            place="table",
        )


def _draw_label(view: View, choice: str) -> Message:
    pile = view.table.pile
    if choice == TAKE and pile:
        return message("five_hundred.choice.take", card=pile[-1])
    if choice.startswith(TAKE_FROM):
        slot = int(choice.removeprefix(TAKE_FROM))
        return message("five_hundred.choice.takefrom", n=len(pile) - slot, card=pile[slot])
    if choice == TAKE_ALL:
        return message("five_hundred.choice.takeall", n=len(pile))
    return message(f"five_hundred.choice.{choice}")


def _meld(view: View, ui: UiState[View]) -> Choice:
    """Return the choice to lay the selection as a new meld; not possible, it says why."""
    now = preview(view, ui)
    meant = now if now is not None and now.kind == "meld" else None
    if meant is not None:
        label, why = message("five_hundred.confirm.meld", points=gain(meant.gain)), meant.refused
    else:
        label = message("five_hundred.choice.meld")
        why = message("five_hundred.prompt.reading") if undecided(view, ui) else _no_meld(view, ui)
    return Choice(MELD, label, enabled=why is None, key="M", explanation=why, place="table")


def _no_meld(view: View, ui: UiState[View]) -> Message:
    if not selected(view, ui):
        return message("five_hundred.choice.meld.none")
    return no_meld_reason(view, ui)


def _readings(view: View, ui: UiState[View]) -> Iterator[Choice]:
    """Yield the ways to read the selection, where there are several."""
    found = readings(view, ui)
    chosen = chosen_reading(view, ui)
    for place, reading in enumerate(found if len(found) > 1 else ()):
        yield Choice(
            f"{READING}{place}",
            message(
                "five_hundred.choice.reading", cards=cards_words(reading.shown), points=gain(reading.gain)
            ),
            enabled=reading.refused is None,
            checked=reading == chosen,
            key=str(place + 1) if place < _MOST_KEYS else "",
            explanation=reading.refused,
            place="table",
        )


def _spots(view: View, ui: UiState[View]) -> Iterator[Choice]:
    """Yield the places for the one selected card; `L` goes round the ends, `B` round the jokers."""
    found = spots(view, ui)
    chosen = chosen_spot(view, ui)
    keys = {
        _next_of([one for one in found if one.is_swap == swap and one.refused is None], chosen): key
        for swap, key in ((False, "L"), (True, "B"))
    }
    for spot in found:
        yield Choice(
            spot.choice,
            _spot_label(view, spot),
            enabled=spot.refused is None,
            checked=spot == chosen,
            key=keys.get(spot.choice, ""),
            explanation=spot.refused,
            place="table",
        )


def _next_of(found: list[Spot], chosen: Spot | None) -> str:
    """Return the choice after the chosen one, round and round; none if it is the only one."""
    if not found or found == [chosen]:
        return ""
    place = found.index(chosen) + 1 if chosen in found else 0
    return found[place % len(found)].choice


def _spot_label(view: View, spot: Spot) -> Message:
    meld = view.table.melds[spot.number - 1]
    if spot.is_swap:
        return message("five_hundred.choice.swap", meld=meld_name(meld), points=gain(spot.gain))
    where = place_words(meld, spot.end, spot.shown)
    return message("five_hundred.choice.lay", where=where, points=gain(spot.gain))


def _claims(view: View, ui: UiState[View]) -> Iterator[Choice]:
    """Yield claiming, its places and leaving the card."""
    places, chosen = own_places(view, ui), chosen_claim(view, ui)
    points = gain(max((place.gain for place in places), default=0))
    yield Choice(
        CLAIM,
        message("five_hundred.choice.claim", points=points),
        enabled=bool(places),
        checked=chosen is not None,
        key="Space",
        place="table",
    )
    for number, place in enumerate(places, 1):
        where = place_words(view.table.melds[place.number - 1], place.end, place.shown)
        yield Choice(
            place.choice,
            message("five_hundred.choice.place", where=where),
            checked=place == chosen,
            key=str(number) if number <= _MOST_KEYS else "",
            place="table",
        )
    yield Choice(DECLINE, message("five_hundred.choice.decline"), key="Esc", place="table")


def _awards(view: View) -> Iterator[Choice]:
    window = view.table.window
    assert window is not None  # noqa: S101 - somebody decides it
    for number, claim in enumerate(window.claims, 1):
        yield Choice(
            f"{AWARD}{claim.seat}",
            message("five_hundred.choice.award", name=Seat(claim.seat)),
            key=str(number),
            explanation=message(
                "five_hundred.standing", name=Seat(claim.seat), points=view.table.scores[claim.seat]
            ),
            place="table",
        )


def _fan(view: View, ui: UiState[View]) -> Iterator[Choice]:
    """Yield opening the pile, where there is something to see."""
    if len(view.table.pile) > 1 and view.table.settings.whole_pile_visible:
        opened = bool(ui.value(ids.FAN_VALUE, 0))
        label = message("five_hundred.choice.fan.close" if opened else "five_hundred.choice.fan")
        yield Choice(FAN, label, checked=opened, key="V", place="table")


def _sorts(view: View, ui: UiState[View]) -> Iterator[Choice]:
    """Yield the orders of the hand; `K` goes round them. Once the match is over, none."""
    if view.table.phase is Phase.OVER:
        return
    for sort in SORTS:
        yield Choice(
            f"{SORT}{sort}",
            message(f"five_hundred.choice.sort.{sort}"),
            checked=sort == sort_of(ui),
            key="K" if sort == next_sort(ui) else "",
            explanation=message(f"five_hundred.choice.sort.{sort}.explanation"),
            place="table",
        )
