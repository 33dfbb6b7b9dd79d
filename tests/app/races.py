"""Tables of 500 where a discard can be claimed, with the time and the computers in a test's hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from PySide6.QtCore import QCoreApplication

from spieltisch.app.session import MatchSession
from spieltisch.app.table.live import LiveTable
from spieltisch.app.thinking import Decision
from spieltisch.core.actions import Action
from spieltisch.core.game import GamePlugin, Setup, Step
from spieltisch.core.match import Match, new_match_header
from spieltisch.core.messages import message
from spieltisch.core.names import card_name
from spieltisch.core.players import SeatEntry
from spieltisch.core.presentation import Choice, Confirm, Piece, Place, TableView, UiState
from spieltisch.games.five_hundred.clock import FiveHundredClock
from spieltisch.games.five_hundred.players import PLAYERS, FiveHundredAdviser
from spieltisch.games.five_hundred.rules import FiveHundredRules
from spieltisch.games.five_hundred.state import State, View
from spieltisch.games.five_hundred.texts import TEXTS
from tests.app.fakes import FakeJournal, FakeThinker
from tests.games.five_hundred.support import meld, table

NAMES = ("Anna", "Bene", "Vroni", "Xaver")
HANDS = ("6H 2H 2S", "9D TD 2D", "4C 5C 9C", "7S 9S JS")
LIMIT = 3
SIGNAL = 0.5
STEP = 0.04
BOTH = {1: 1.0, 2: 2.0}
"""Two computers who claim: seconds after the signal by seat."""
NAME = message("five_hundred.name")


class Started(FiveHundredRules):
    """The rules, with a first state that somebody has set up."""

    def __init__(self, state: State) -> None:
        self._state = state

    def start(self, setup: Setup) -> Step[State]:
        return Step(self._state, ())


@dataclass(frozen=True, slots=True)
class Times:
    """Reactions as prescribed: seconds by seat, None for who does not notice."""

    delays: Mapping[int, float | None]

    def lead(self, view: View) -> float | None:
        waiting = view.table.window.waiting if view.table.window else ()
        return SIGNAL if view.seat in waiting else None

    def delay(self, view: View, level: str, number: int) -> float | None:
        assert view.seat is not None
        return self.delays[view.seat]


class ClaimPresenter:
    """As little as a table needs to discard, claim, choose a place and sort the hand."""

    def __init__(self) -> None:
        self._rules = FiveHundredRules()

    def table(self, view: View, ui: UiState[View]) -> TableView:
        claims, legal = self._claims(view), self._rules.legal(view)
        claiming = bool(claims and ui.value("claiming", 0))
        chosen = [action for action in legal if action.verb == "discard" and action.args[0] in ui.selection]
        return TableView(
            pieces=tuple(
                Piece(
                    f"card/{card.text}", "card", card.text, Place(f"hand/{view.seat}", slot), card_name(card)
                )
                for slot, card in enumerate(view.hand)
            ),
            progress=NAME,
            prompt=NAME,
            confirm=Confirm(NAME, chosen[0]) if chosen else None,
            choices=tuple(
                Choice(name, NAME) for name in ("claim", "decline", "place/0", "place/1", "draw", "sort/rank")
            ),
            stopped=claiming,
        )

    def select(self, view: View, ui: UiState[View], piece: str) -> UiState[View]:
        return replace(ui, selection=(piece.removeprefix("card/"),))

    def choose(self, view: View, ui: UiState[View], choice: str) -> UiState[View] | Action:
        claims = self._claims(view)
        name, _, place = choice.partition("/")
        if name == "sort":
            return ui.with_kept("sort", place)
        if name == "claim" and len(claims) > 1:
            return ui.with_value("claiming", 1)
        if name == "claim" and claims:
            return claims[0]
        if name == "place" and ui.value("claiming", 0) and int(place) < len(claims):
            return claims[int(place)]
        return next((action for action in self._rules.legal(view) if action.verb == name), ui)

    def drop(self, view: View, ui: UiState[View], piece: str, zone: str) -> UiState[View] | Action | None:
        return ui.with_kept("order", piece) if zone == f"hand/{view.seat}/0" else None

    def hinted(self, view: View, ui: UiState[View]) -> UiState[View]:
        return ui

    def log(self, events: Sequence[Any], sides: tuple[int, ...]) -> tuple[Any, ...]:
        return ()

    def details(self, events: Sequence[Any], sides: tuple[int, ...]) -> tuple[Any, ...]:
        return ()

    def rules(self, options: Mapping[str, Any]) -> tuple[Any, ...]:
        return ()

    def _claims(self, view: View) -> list[Action]:
        return [action for action in self._rules.legal(view) if action.verb == "claim"]


def about_to_discard(seats: int, discarder: int, *, places: int = 1, **options: Any) -> State:
    """Seat `discarder` may discard the six of hearts, which fits `places` melds."""
    hands = [*HANDS[:seats]]
    hands[0], hands[discarder] = hands[discarder], hands[0]
    melds = [meld("3H 4H 5H", discarder), meld("7H 8H 9H", discarder)][:places]
    return table(hands, melds, turn=discarder, **options)


def plugin_for(state: State, delays: Mapping[int, float | None]) -> GamePlugin:
    """500 from `state` on, where computers are as fast as `delays` say."""
    return GamePlugin(
        game=Started(state),
        players=PLAYERS,
        adviser=FiveHundredAdviser,
        presenter=ClaimPresenter(),
        texts=TEXTS,
        table_qml="none.qml",
        clock=FiveHundredClock(),
        reactions=Times(delays),
    )


def new_session(
    players: Sequence[str],
    delays: Mapping[int, float | None] | None = None,
    *,
    discarder: int | None = None,
    places: int = 1,
    opened: bool = True,
    **options: Any,
) -> MatchSession:
    """A session of `players` in which the last seat, or `discarder`, discards a card that fits.

    With `opened` that has been done.
    """
    seat = len(players) - 1 if discarder is None else discarder
    state = about_to_discard(len(players), seat, places=places, **options)
    plugin = plugin_for(state, delays or {})
    entries = [SeatEntry(name, player) for name, player in zip(NAMES, players, strict=False)]
    match: Match[Any, Any] = Match(plugin.game, new_match_header(plugin.game, entries, options, seed="race"))
    if opened:
        match.play(Action(seat, "discard", ("6H",)))
    session = MatchSession(plugin, match)
    session.reveal()
    return session


@dataclass
class RaceTable:
    """A table that is played: the test lets the time pass, and the computers answer."""

    session: MatchSession
    pace: str = "instant"
    thinker: FakeThinker = field(default_factory=FakeThinker)
    journal: FakeJournal = field(default_factory=FakeJournal)
    now: float = 100.0

    def __post_init__(self) -> None:
        self.live = LiveTable(
            self.session, self.journal, self.thinker, lambda: self.pace, seconds=lambda: self.now
        )
        self.live.settle()

    @property
    def log(self) -> list[str]:
        """What has been done up to the cursor, after the discard; what the clock chose is marked."""
        match = self.session.match
        return [
            f"{action.text}{' auto' if index in match.auto else ''}"
            for index, action in enumerate(match.actions[: match.cursor])
            if action.verb != "discard"
        ]

    @property
    def left(self) -> float | None:
        """The seconds left on the clock of the person who looks."""
        return None if self.session.clock is None else round(self.session.clock.seconds, 6)

    def pass_time(self, seconds: float) -> None:
        """Let time pass in steps of the ticker."""
        steps = int(seconds / STEP)
        for _ in range(steps):
            self.wait(STEP)
        self.wait(seconds - steps * STEP)

    def wait(self, seconds: float) -> None:
        """Let time pass until one tick."""
        self.now += seconds
        self.live.ticker.catch_up()
        QCoreApplication.processEvents()

    def after_signal(self) -> RaceTable:
        """Let the signal end."""
        self.pass_time(SIGNAL)
        return self

    def press(self, choice: str) -> None:
        """Press a button, without any time since the last tick."""
        self.live.act(lambda: self.session.choose(choice))
        QCoreApplication.processEvents()

    def do(self, name: str, *arguments: Any) -> None:
        """Call a method of the session as the controller does."""
        self.live.do(lambda: getattr(self.session, name)(*arguments))
        QCoreApplication.processEvents()

    def asked(self) -> list[int]:
        """The seats whose answers are awaited, in the order in which they were asked."""
        return [int(request.view["seat"]) for _number, (request, _) in sorted(self.thinker.waiting.items())]

    def answer(self, text: str) -> None:
        """Let a computer answer: `1 claim 1`."""
        action = Action.parse(text)
        number = next(
            number
            for number, (request, _) in self.thinker.waiting.items()
            if request.view["seat"] == action.seat
        )
        _request, callback = self.thinker.waiting.pop(number)
        callback(Decision(action))
        QCoreApplication.processEvents()


def open_race(
    delays: Mapping[int, float | None] = BOTH,
    players: tuple[str, ...] = ("human", "hard", "hard", "hard"),
    pace: str = "instant",
    **setup: Any,
) -> RaceTable:
    """Anna on seat 0 may claim what Xaver on seat 3 has discarded, as Bene and Vroni may."""
    return RaceTable(new_session(players, delays, **setup), pace)
