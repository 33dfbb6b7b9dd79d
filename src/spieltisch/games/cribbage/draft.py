"""A state in the making: the one place where something changes while an action is done."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from spieltisch.core.cards import FULL_PACK, Card
from spieltisch.core.events import Event, Fact, score_event
from spieltisch.core.game import Step
from spieltisch.games.cribbage.records import DOUBLE_SKUNK, SKUNK, TARGET, Cards
from spieltisch.games.cribbage.state import Phase, State

PIECES = tuple(card.text for card in FULL_PACK)


def texts(cards: Iterable[Card]) -> tuple[str, ...]:
    """Return the notation of cards as a fact of an event."""
    return tuple(map(PIECES.__getitem__, cards))


class Draft:
    """A copy of a state that one action changes, and the events on the way.

    The fields are those of `State`, with a list where the state has one thing for each seat.
    """

    __slots__ = (
        "back_pegs",
        "chance",
        "count",
        "cuts",
        "deal",
        "dealer",
        "events",
        "hands",
        "laid",
        "last_show",
        "least_values",
        "packs_used",
        "passed",
        "phase",
        "pile",
        "plays",
        "scores",
        "starter",
        "stock",
        "to_act",
        "winner",
    )

    def __init__(self, state: State) -> None:
        self.chance = state.chance
        self.packs_used = state.packs_used
        self.stock = state.stock
        self.phase = state.phase
        self.to_act = state.to_act
        self.scores = [*state.scores]
        self.back_pegs = [*state.back_pegs]
        self.deal = state.deal
        self.dealer = state.dealer
        self.cuts = state.cuts
        self.hands: list[Cards] = [*state.hands]
        self.laid: list[Cards] = [*state.laid]
        self.starter = state.starter
        self.plays = state.plays
        self.pile = state.pile
        self.count = state.count
        self.passed = state.passed
        self.least_values = [*state.least_values]
        self.last_show = state.last_show
        self.winner = state.winner
        self.events: list[Event] = []

    def step(self) -> Step[State]:
        """Return the finished state and what happened."""
        state = State(
            self.chance,
            self.packs_used,
            self.stock,
            self.phase,
            self.to_act,
            (self.scores[0], self.scores[1]),
            (self.back_pegs[0], self.back_pegs[1]),
            self.deal,
            self.dealer,
            self.cuts,
            (self.hands[0], self.hands[1]),
            (self.laid[0], self.laid[1]),
            self.starter,
            self.plays,
            self.pile,
            self.count,
            self.passed,
            (self.least_values[0], self.least_values[1]),
            self.last_show,
            self.winner,
        )
        return Step(state, tuple(self.events))

    def note(self, type_: str, /, **facts: Fact) -> None:
        """Add an event of the running deal."""
        self.events.append(Event(type_, (("deal", self.deal), *facts.items())))

    def award(self, side: int, parts: Sequence[tuple[str, int, dict[str, Fact]]]) -> None:
        """Peg one count of one or several parts (reason, points, further facts), an event each.

        The count is one in the rules' sense: all its parts are told, the total is capped at 121 (`raw` is
        not), and the match is over once the whole count has reached it.
        """
        before = raw = self.scores[side]
        for reason, points, facts in parts:
            raw += points
            total = min(raw, TARGET)
            self.events.append(
                score_event(side, points, reason, deal=self.deal, total=total, raw=raw, **facts)
            )
        if raw == before:
            return
        self.scores[side] = min(raw, TARGET)
        self.back_pegs[side] = before
        if raw >= TARGET:
            self._finish(side)

    def _finish(self, winner: int) -> None:
        self.winner = winner
        self.phase = Phase.OVER
        self.to_act = ()
        loser = self.scores[1 - winner]
        self.note(
            "over",
            winner=winner,
            scores=tuple(self.scores),
            margin=TARGET - loser,
            skunk=(loser <= SKUNK) + (loser <= DOUBLE_SKUNK),
        )
