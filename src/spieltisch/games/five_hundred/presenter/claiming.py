"""The claim bar: the discarded card, where it fits, who may take it, who got it."""

from __future__ import annotations

from spieltisch.core.eventfacts import number_of, seat_of
from spieltisch.core.events import Event
from spieltisch.core.messages import Message, Seat, message
from spieltisch.core.presentation import Extra, UiState
from spieltisch.games.five_hundred.presenter.claims import (
    ClaimPlace,
    chosen_claim,
    claim_places,
    may_award,
    may_claim,
    own_places,
    stopped,
)
from spieltisch.games.five_hundred.presenter.facts import shown_of
from spieltisch.games.five_hundred.presenter.naming import gain, named, place_words
from spieltisch.games.five_hundred.state import ClaimWindow, View


def claim_extra(view: View, ui: UiState[View]) -> dict[str, Extra] | None:
    """Return `extra["claim"]` (see `extra`); None when no discard is claimed or has just been."""
    window = view.table.window
    if window is None:
        return _won(ui)
    mine = may_claim(view, ui)
    places = own_places(view, ui) if mine else claim_places(view)
    chosen = chosen_claim(view, ui)
    return {
        "card": window.card.text,
        "title": message("five_hundred.claim.title", who=Seat(window.discarder), card=window.card),
        "text": _text(view, ui, window),
        "places": tuple(_place(view, place) for place in places),
        "gain": gain(max((place.gain for place in places), default=0)),
        "mine": mine,
        "award": may_award(view, ui),
        "chosen": "" if chosen is None else chosen.choice,
        "stopped": stopped(view, ui),
        "timed": view.table.settings.claim == "reaction",
        "waiting": window.waiting,
        "claimants": tuple(claim.seat for claim in window.claims),
        "winner": None,
    }


def _place(view: View, place: ClaimPlace) -> dict[str, Extra]:
    return {
        "id": place.choice,
        "number": int(place.choice.rpartition("/")[2]) + 1,
        "meld": place.number,
        "end": place.end,
        "text": place_words(view.table.melds[place.number - 1], place.end, place.shown),
        "shown": place.shown.card.text if place.shown.joker else "",
        "gain": gain(place.gain),
    }


def _text(view: View, ui: UiState[View], window: ClaimWindow) -> Message:
    """Say how it is decided who gets the card, or who is thinking about it."""
    if stopped(view, ui):
        return message("five_hundred.claim.where")
    if may_award(view, ui):
        return message("five_hundred.claim.award")
    if not window.waiting:
        return message("five_hundred.claim.judging", who=Seat(window.judge or 0))
    if may_claim(view, ui) or view.seat is None:
        return message(f"five_hundred.claim.{view.table.settings.claim}")
    seats = tuple(map(Seat, window.waiting))
    return message("five_hundred.claim.others", seats=seats)


def _won(ui: UiState[View]) -> dict[str, Extra] | None:
    """Return who has just got a discard, for the flash at its meld."""
    event: Event | None = next((one for one in ui.recent if one.type == "claim_laid"), None)
    if event is None:
        return None
    shown = shown_of(event)
    return {
        "card": shown.held.text,
        "title": message("five_hundred.log.claims", who=seat_of(event), card=named(shown)),
        "text": None,
        "places": (),
        "gain": gain(number_of(event, "points")),
        "mine": False,
        "award": False,
        "chosen": "",
        "stopped": False,
        "timed": False,
        "waiting": (),
        "claimants": (),
        "meld": number_of(event, "meld"),
        "slot": number_of(event, "place"),
        "winner": number_of(event, "seat"),
    }
