"""The conformance kit finds every law that rules break."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

import pytest
from highcard.plugin import PLUGIN
from highcard.rules import HighCard
from highcard.state import State, View

from spieltisch.core.actions import Action
from spieltisch.core.events import Json
from spieltisch.core.game import GameInfo, GamePlugin, Result, Setup, Step
from spieltisch.core.messages import Message, message
from spieltisch.core.options import Options
from spieltisch.plugins import conformance
from spieltisch.plugins.conformance import Case, NonConformance
from tests.plugins.high_card import TALK, TWO, pieces_of


class Forgetful(HighCard):
    """Deals from the global generator."""

    def start(self, setup: Setup) -> Step[State]:
        chance = replace(setup.chance, seed=str(random.random()))
        return super().start(replace(setup, chance=chance))


class Leaky(HighCard):
    """Puts the top of the stock into every view, and keeps it there when sampling."""

    def view(self, state: State, seat: int | None) -> View:
        view = super().view(state, seat)
        return replace(view, table=replace(view.table, bonus_cards=state.stock[:1]))


class Teller(HighCard):
    """Writes the seed into the view."""

    def view_to_json(self, view: View) -> Json:
        data = super().view_to_json(view)
        assert isinstance(data, dict)
        return {**data, "note": "conformance"}


class Lossy(HighCard):
    """Loses a card when a bonus is drawn."""

    def apply(self, state: State, action: Action) -> Step[State]:
        step = super().apply(state, action)
        return replace(step, state=replace(step.state, stock=step.state.stock[:-1]))


class Lenient(HighCard):
    """Applies whatever it is asked to."""

    def check(self, view: View, action: Action) -> None:
        if action.verb == "lay" and view.hand and not view.table.over:
            return
        super().check(view, action)


class Mute(HighCard):
    """Gives a reason without a text."""

    def check(self, view: View, action: Action) -> None:
        if action.verb == "nonsense":
            from spieltisch.core.errors import IllegalAction

            raise IllegalAction(message("highcard.reason.because"))
        super().check(view, action)


class Stuck(HighCard):
    """Calls a seat an actor that has nothing to do."""

    def actors(self, state: State) -> tuple[int, ...]:
        return () if state.table.over else tuple(range(state.table.seats))


class WrongTurn(HighCard):
    """Waits for somebody who cannot act."""

    def turn(self, state: State) -> int | None:
        return 0


class AsksOthers(HighCard):
    """Who can act is as ever."""

    def actors(self, state: State) -> tuple[int, ...]:
        return HighCard().actors(state)


class AsksTwice(AsksOthers):
    """Asks a seat twice."""

    def asked(self, state: State) -> tuple[int, ...]:
        asked = super().asked(state)
        return (*asked, *asked[:1])


class AsksEverybody(AsksOthers):
    """Asks also who has nothing to do."""

    def asked(self, state: State) -> tuple[int, ...]:
        return () if state.table.over else tuple(range(state.table.seats))


class AsksNobody(AsksOthers):
    """Waits for nobody although somebody can act."""

    def asked(self, state: State) -> tuple[int, ...]:
        return ()

    def turn(self, state: State) -> int | None:
        return None


class OverlooksTheTurn(AsksOthers):
    """Does not ask whose turn it is."""

    def asked(self, state: State) -> tuple[int, ...]:
        return super().asked(state)[1:] or super().asked(state)

    def turn(self, state: State) -> int | None:
        return next(iter(super().asked(state)), None)


class ForcesTheUnasked(HighCard):
    """Does by itself what a seat may do of its own accord."""

    def automatic(self, view: View) -> Action | None:
        legal = self.legal(view)
        return legal[0] if len(legal) == 1 else None


class NeverOver(HighCard):
    """Does not say that it is over."""

    def result(self, state: State) -> Result:
        return replace(super().result(state), over=False)


class WrongAutomatic(HighCard):
    """Wants to do by itself what is not legal."""

    def automatic(self, view: View) -> Action | None:
        return Action(view.seat or 0, "pass")


class Unsorted(HighCard):
    """Lists actions that are not canonical."""

    def canonical(self, action: Action) -> Action:
        return replace(action, args=tuple(arg.lower() for arg in action.args))


class Doubled(HighCard):
    """Lists an action twice."""

    def legal(self, view: View) -> tuple[Action, ...]:
        legal = super().legal(view)
        return legal + legal[:1]


class Credulous(HighCard):
    """Takes anything for a view."""

    def view_from_json(self, data: Json) -> View:
        return super().view_from_json(data) if isinstance(data, dict) and "hand" in data else data


class ForgetsHand(HighCard):
    """Views do not survive JSON."""

    def view_from_json(self, data: Json) -> View:
        return replace(super().view_from_json(data), stock_size=0)


class SamplesBadly(HighCard):
    """Deals the viewer's own hand anew as well."""

    def sample(self, view: View, stream: random.Random) -> State:
        world = super().sample(view, stream)
        if view.seat is None or not view.hand:
            return world
        first = world.hands[view.seat]
        hand = (*first[:-1], world.stock[0])
        hands = tuple(hand if seat == view.seat else other for seat, other in enumerate(world.hands))
        return replace(world, hands=hands, stock=(first[-1], *world.stock[1:]))


class Generous(HighCard):
    """Accepts any score at the start."""

    def check_setup(self, setup: Setup) -> None:
        """Nothing is checked."""


class Renamed(HighCard):
    """Describes itself with a text that is missing."""

    @property
    def info(self) -> GameInfo:
        return replace(super().info, name=Message("highcard.title"))


class WrongSides(HighCard):
    """Has a side without its own seat."""

    def sides(self, seats: int, options: Options) -> tuple[int, ...]:
        return (1, 0, *range(2, seats))


RULES: list[tuple[type[HighCard], Callable[[GamePlugin], None], str]] = [
    (Forgetful, lambda p: conformance.check_determinism(p.game, TWO), "twins differ"),
    (Leaky, lambda p: conformance.check_samples(p.game, TWO), "looks different"),
    (Teller, lambda p: conformance.check_views(p.game, TWO), "holds the seed"),
    (Lossy, lambda p: conformance.check_conservation(p.game, TWO, pieces_of), "lost or doubled"),
    (Lenient, lambda p: conformance.check_legality(p, TWO), "accepted"),
    (Mute, lambda p: conformance.check_legality(p, TWO), "has no text"),
    (Stuck, lambda p: conformance.check_determinism(p.game, TWO), "no legal action"),
    (Stuck, lambda p: conformance.check_legality(p, Case(2, {"hand": 6})), "legal action"),
    (WrongTurn, lambda p: conformance.check_legality(p, TWO), "turn belongs"),
    (AsksTwice, lambda p: conformance.check_legality(p, TWO), "asked twice"),
    (AsksEverybody, lambda p: conformance.check_legality(p, TWO), "cannot act"),
    (AsksNobody, lambda p: conformance.check_legality(p, TWO), "nobody is asked"),
    (OverlooksTheTurn, lambda p: conformance.check_legality(p, TWO), "turn belongs"),
    (ForcesTheUnasked, lambda p: conformance.check_legality(p, TALK), "is forced"),
    (NeverOver, lambda p: conformance.check_legality(p, TWO), "over means"),
    (WrongAutomatic, lambda p: conformance.check_legality(p, TWO), "automatic action"),
    (Unsorted, lambda p: conformance.check_legality(p, TWO), "not canonical"),
    (Doubled, lambda p: conformance.check_legality(p, TWO), "listed twice"),
    (Credulous, lambda p: conformance.check_views(p.game, TWO), "accepts"),
    (ForgetsHand, lambda p: conformance.check_views(p.game, TWO), "does not survive JSON"),
    (SamplesBadly, lambda p: conformance.check_samples(p.game, TWO), "looks different"),
    (Generous, conformance.check_info, "accepts scores"),
    (Renamed, conformance.check_info, "has no text"),
    (WrongSides, conformance.check_info, "side i"),
]


@pytest.mark.parametrize(
    ("rules", "check", "problem"), RULES, ids=lambda value: getattr(value, "__name__", "")
)
def test_broken_rules_are_found(
    rules: type[HighCard], check: Callable[[GamePlugin], None], problem: str
) -> None:
    with pytest.raises(NonConformance, match=problem):
        check(replace(PLUGIN, game=rules()))
