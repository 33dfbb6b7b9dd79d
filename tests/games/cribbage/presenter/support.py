"""Views to present: plays told in short, and shows of hands."""

from __future__ import annotations

from typing import Any

from spieltisch.core.cards import Card, parse_cards
from spieltisch.core.events import Event
from spieltisch.core.messages import Message
from spieltisch.core.presentation import Piece, TableView, UiState
from spieltisch.games.cribbage.presenter import CribbagePresenter
from spieltisch.games.cribbage.records import Play
from spieltisch.games.cribbage.state import Phase, View
from spieltisch.games.cribbage.values import value
from spieltisch.texts import Renderer
from tests.games.cribbage.support import Table, pack_from
from tests.texts.support import ANNA_AND_BENE

PRESENTER = CribbagePresenter()


def plays_of(told: str) -> tuple[Play, ...]:
    """Read a play such as `0:7S 1:8H 0:- / 1:9D`: seat and card, `-` for a go, `/` where a count ends."""
    plays: list[Play] = []
    count = 0
    for word in told.split():
        if word == "/":
            count = 0
            continue
        seat, text = word.split(":")
        if text == "-":
            plays.append(Play(int(seat), None, count))
            continue
        card = Card.parse(text)
        count += value(card)
        plays.append(Play(int(seat), card, count))
    return tuple(plays)


def play_view(hand: str, told: str = "", *, seat: int = 0, **changes: Any) -> View:
    """A view in the play with seat 0 on turn; `told` is the play so far, its last count still running."""
    plays = plays_of(told)
    played = [sum(play.seat == one and play.card is not None for play in plays) for one in (0, 1)]
    values: dict[str, Any] = {
        "seat": seat,
        "phase": Phase.PLAY,
        "to_act": (0,),
        "scores": (84, 77),
        "back_pegs": (82, 74),
        "deal": 7,
        "dealer": 0,
        "cuts": (),
        "hand": parse_cards(hand),
        "laid": (),
        "hand_sizes": (4 - played[0], 4 - played[1]),
        "discarded": (True, True),
        "starter": Card.parse("5C"),
        "plays": plays,
        "count": plays[-1].count if plays else 0,
        "passed": None,
        "least_values": (1, 1),
        "last_show": None,
        "winner": None,
    }
    return View(**{**values, **changes})


def deal_out(pone: str, dealer: str, crib: str, starter: str, scores: tuple[int, int] = (0, 0)) -> Table:
    """Play one deal to its end: seat 0 is pone and keeps `pone`, seat 1 keeps `dealer`."""
    laid = crib.split()
    game = Table.start(
        [pack_from(f"{pone} {laid[0]} {laid[1]}", f"{dealer} {laid[2]} {laid[3]}", starter)],
        seed="show",
        dealer=1,
        scores=scores,
    )
    game.do("0 cut 26", f"0 discard {laid[0]} {laid[1]}", f"1 discard {laid[2]} {laid[3]}", "0 cut 20")
    while not game.over and game.state.deal == 1:
        game.do(game.legal(game.state.to_act[0])[0])
    return game


def newest(game: Table) -> tuple[Event, ...]:
    """The events of the newest card played."""
    last = max(place for place, event in enumerate(game.events) if event.type == "played")
    return tuple(game.events[last:])


def steps_of(view: View) -> list[TableView]:
    """Every step of the show that the view asks to look at."""
    shown = [table(view)]
    while (steps := shown[-1].steps) is not None:
        shown.append(table(view, step=steps.index + 1))
    return shown[:-1]


def table(view: View, **doings: Any) -> TableView:
    return PRESENTER.table(view, UiState(**doings))


def piece(shown: TableView, piece_id: str) -> Piece:
    return next(one for one in shown.pieces if one.id == piece_id)


def zone(shown: TableView, name: str) -> list[Piece]:
    return [one for one in shown.pieces if one.place.zone == name]


def said(words: Renderer, text: Message | None) -> str:
    assert text is not None
    return words.text(text, ANNA_AND_BENE)
