"""The conformance kit: the sample game passes, and every law is missed when it is broken."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest
from highcard.players import BestFirst, Clock, NoisyPlayer
from highcard.plugin import PLUGIN
from highcard.presentation import HighCardPresenter
from highcard.rules import HighCard
from highcard.state import State, View

from spieltisch.core.actions import Action, RankedAction
from spieltisch.core.cards import Card
from spieltisch.core.events import Event, Json
from spieltisch.core.game import GameInfo, GamePlugin, Result, Setup, Step
from spieltisch.core.messages import Message, message
from spieltisch.core.options import Options
from spieltisch.core.presentation import Confirm, LogLine, TableView, UiState
from spieltisch.plugins import conformance
from spieltisch.plugins.conformance import Case, NonConformance, check_game, default_cases

FOUR = Case(4, {"bonus": True, "ties": "share"})
TWO = Case(2, {"hand": 2})
TALK = Case(4, {"hand": 2, "turns": True, "doubling": True, "seconds": 30})
"""Seats that act of their own accord, partners that are asked together, and a clock."""


def pieces_of(state: State) -> Iterator[str]:
    """Every card of a state."""
    table = state.table
    laid = tuple(card for card in state.laid if card is not None)
    for cards in (*state.hands, laid, state.stock, table.shown, table.bonus_cards, table.gone):
        yield from (card.text for card in cards)


@pytest.mark.parametrize("case", [FOUR, TWO, Case(3), TALK])
def test_the_sample_game_conforms(case: Case) -> None:
    check_game(PLUGIN, [case], pieces_of=pieces_of)


@pytest.mark.slow
def test_the_sample_game_conforms_with_every_option() -> None:
    check_game(PLUGIN, pieces_of=pieces_of)


def test_the_default_cases_cover_every_option() -> None:
    cases = default_cases(PLUGIN.game)
    assert [case.seats for case in cases[:3]] == [2, 3, 4]
    changed = [dict(case.options) for case in cases[3:]]
    for expected in (
        {"hand": 2},
        {"hand": 5},
        {"hand": 1},
        {"hand": 6},
        {"target": 1},
        {"target": 50},
        {"ties": "none"},
        {"ties": "share", "bonus": True},
        {"turns": True},
        {"doubling": True},
        {"seconds": 30},
        {"seconds": 600},
    ):
        assert expected in changed
    assert len(changed) == 12


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


class Cheat:
    """Decides by looking at the identity of the view it was given."""

    def __init__(self) -> None:
        self.first: View | None = None

    def choose(self, view: View, number: int) -> Action:
        legal = PLUGIN.game.legal(view)
        if self.first is None:
            self.first = view
            return legal[0]
        return legal[-1]


class Reckless:
    """Does what is not allowed."""

    def choose(self, view: View, number: int) -> Action:
        return Action(view.seat or 0, "win")


class Ambitious:
    """Advises what is not allowed."""

    unit = "points"

    def rank(self, view: View, number: int) -> tuple[RankedAction, ...]:
        return (RankedAction(Action(0, "win"), 1.0),)


class WorstFirst:
    """Advises the wrong way round."""

    unit = "points"

    def rank(self, view: View, number: int) -> tuple[RankedAction, ...]:
        legal = PLUGIN.game.legal(view)
        return tuple(RankedAction(action, float(index)) for index, action in enumerate(legal))


def test_computer_players_that_break_the_law_are_found() -> None:
    for player, problem in ((Cheat, "remembers"), (Reckless, "not legal")):
        plugin = replace(PLUGIN, players={**PLUGIN.players, "hard": player})
        with pytest.raises(NonConformance, match=problem):
            conformance.check_computers(plugin, Case(2))


def test_a_player_that_uses_chance_of_its_own_is_found() -> None:
    class Dice(NoisyPlayer):
        def choose(self, view: View, number: int) -> Action:
            return random.choice(PLUGIN.game.legal(view))

    plugin = replace(PLUGIN, players={**PLUGIN.players, "expert": lambda: Dice(0)})
    with pytest.raises(NonConformance, match=r"knows more|remembers"):
        conformance.check_computers(plugin, Case(2, {"hand": 6}), decisions=20)


@pytest.mark.parametrize(("adviser", "problem"), [(Ambitious, "not legal"), (WorstFirst, "not first")])
def test_advice_that_breaks_the_law_is_found(adviser: type, problem: str) -> None:
    with pytest.raises(NonConformance, match=problem):
        conformance.check_adviser(replace(PLUGIN, adviser=adviser), Case(2))


def test_computer_players_are_only_called_for_seats_that_are_asked() -> None:
    called: list[bool] = []

    class Notes(NoisyPlayer):
        def choose(self, view: View, number: int) -> Action:
            called.append(view.asked)
            return super().choose(view, number)

    players = {level: lambda: Notes(0) for level in PLUGIN.players}
    conformance.check_computers(replace(PLUGIN, players=players), TALK, decisions=20)
    assert called
    assert all(called)


def test_advice_is_there_for_who_acts_of_their_own_accord() -> None:
    advised: list[bool] = []

    class Notes(BestFirst):
        def rank(self, view: View, number: int) -> tuple[RankedAction, ...]:
            advised.append(view.asked)
            return super().rank(view, number)

    conformance.check_adviser(replace(PLUGIN, adviser=Notes), TALK, decisions=20)
    assert not all(advised)


class LimitsEverybody(Clock):
    """Limits also those who are not asked."""

    def limit(self, view: View) -> int | None:
        return 30


class NoTime(Clock):
    """Gives no time at all."""

    def limit(self, view: View) -> int | None:
        return 0 if view.asked else None


class Intruder(Clock):
    """Does what is not allowed when the time is up."""

    def expired(self, view: View) -> Action:
        return Action(view.seat or 0, "win")


class Restless(Clock):
    """Decides by chance."""

    def expired(self, view: View) -> Action:
        return random.choice(PLUGIN.game.legal(view))


@pytest.mark.parametrize(
    ("clock", "problem"),
    [
        (LimitsEverybody, "is not asked has a limit"),
        (NoTime, "leaves no time"),
        (Intruder, "is not legal"),
        (Restless, "knows more"),
    ],
)
def test_clocks_that_break_the_law_are_found(clock: type[Clock], problem: str) -> None:
    with pytest.raises(NonConformance, match=problem):
        conformance.check_clock(replace(PLUGIN, clock=clock()), TALK)


def test_timeouts_that_cannot_be_told_are_found() -> None:
    class Wordless(HighCardPresenter):
        def log(self, events: Sequence[Event], sides: tuple[int, ...]) -> tuple[LogLine, ...]:
            unknown = [LogLine(message("highcard.log.late")) for event in events if event.type == "timeout"]
            return (*unknown, *super().log(events, sides))

    conformance.check_presenter(replace(PLUGIN, presenter=Wordless()), TALK)
    with pytest.raises(NonConformance, match="has no text"):
        conformance.check_clock(replace(PLUGIN, presenter=Wordless()), TALK)


def test_a_game_without_a_clock_conforms() -> None:
    conformance.check_clock(replace(PLUGIN, clock=None), TALK)


class Presented(HighCardPresenter):
    """A presenter whose tables are changed by the test."""

    def __init__(self, change: Callable[[TableView, Any], TableView]) -> None:
        self.change = change

    def table(self, view: View, ui: UiState[View]) -> TableView:
        return self.change(super().table(view, ui), view)


def doubled(table: TableView, _view: View) -> TableView:
    return replace(table, pieces=table.pieces + table.pieces[:1])


def wordless(table: TableView, _view: View) -> TableView:
    return replace(table, prompt=Message("highcard.prompt.think"))


def fieldless(table: TableView, _view: View) -> TableView:
    return replace(table, progress=Message("highcard.progress"))


def unfair(table: TableView, _view: View) -> TableView:
    return replace(table, confirm=Confirm(table.prompt, Action(0, "win")))


def foreign(table: TableView, _view: View) -> TableView:
    return replace(table, pieces=tuple(replace(piece, face="*") for piece in table.pieces))


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (doubled, "one id"),
        (wordless, "has no text"),
        (fieldless, "does not give"),
        (unfair, "not legal"),
        (foreign, "not in the pack"),
    ],
)
def test_tables_that_break_the_law_are_found(
    change: Callable[[TableView, Any], TableView], problem: str
) -> None:
    with pytest.raises(NonConformance, match=problem):
        conformance.check_presenter(replace(PLUGIN, presenter=Presented(change)), TWO)


def test_a_table_that_shows_a_secret_is_found() -> None:
    hands: list[tuple[Card, ...]] = []

    class Spying(HighCard):
        def view(self, state: State, seat: int | None) -> View:
            if not hands:
                hands.append(state.hands[1])
            return super().view(state, seat)

    def betray(table: TableView, view: View) -> TableView:
        return replace(table, extra={"peek": tuple(card.text for card in hands[0])})

    def honest(table: TableView, view: View) -> TableView:
        return table if view.seat != 0 else betray(table, view)

    plugin = replace(PLUGIN, game=Spying(), presenter=Presented(honest))
    with pytest.raises(NonConformance, match="shows a secret"):
        conformance.check_secrets_on_table(plugin, TWO)


def test_texts_with_foreign_keys_are_found() -> None:
    for texts, problem in (
        ({"app.title": "Title"}, "foreign key"),
        ({"highcard.x": "{"}, "cannot be read"),
        ({"highcard.x": " "}, "is empty"),
    ):
        with pytest.raises(NonConformance, match=problem):
            conformance.check_texts(replace(PLUGIN, texts={**PLUGIN.texts, **texts}))


def test_plural_texts_need_a_number() -> None:
    plugin = replace(PLUGIN, texts={"highcard.cards": "%n card(s)"})
    conformance.check_message(plugin, message("highcard.cards", n=3))
    with pytest.raises(NonConformance, match="no n"):
        conformance.check_message(plugin, message("highcard.cards", count=3))


class Quick:
    """Everybody lays a card at once, after half a second; who is quickest does not matter to the rules."""

    def lead(self, view: View) -> float | None:
        return 0.5 if view.asked else None

    def delay(self, view: View, level: str, number: int) -> float | None:
        return None if level == "beginner" else 1 + number % 7


class Partial(Quick):
    """Gives some of those who are asked more time to get ready."""

    def lead(self, view: View) -> float | None:
        return 0.5 + (view.seat or 0) if view.asked else None


class Timeless(Quick):
    """Gives no signal."""

    def lead(self, view: View) -> float | None:
        return 0.0 if view.asked else None


class Hasty(Quick):
    """Acts before it could."""

    def delay(self, view: View, level: str, number: int) -> float | None:
        return -1.0


class Endless(Quick):
    """Acts at a time that never comes."""

    def delay(self, view: View, level: str, number: int) -> float | None:
        return float("nan")


class Moody(Quick):
    """Is as fast as chance wants."""

    def delay(self, view: View, level: str, number: int) -> float | None:
        return 1 + random.random()


TIMED = Case(2, {"seconds": 30}, "timed")


def test_reactions_that_keep_the_law_pass() -> None:
    conformance.check_reactions(replace(PLUGIN, reactions=Quick()), TIMED)
    conformance.check_reactions(PLUGIN, TIMED)


@pytest.mark.parametrize(
    ("reactions", "problem"),
    [
        (Partial, "different signals"),
        (Timeless, "no length"),
        (Hasty, "no time to react"),
        (Endless, "no time to react"),
        (Moody, "knows more"),
    ],
)
def test_reactions_that_break_the_law_are_found(reactions: type[Quick], problem: str) -> None:
    with pytest.raises(NonConformance, match=problem):
        conformance.check_reactions(replace(PLUGIN, reactions=reactions()), TIMED)


def test_reactions_without_a_clock_are_found() -> None:
    with pytest.raises(NonConformance, match="no clock"):
        conformance.check_reactions(replace(PLUGIN, reactions=Quick(), clock=None), TIMED)
    with pytest.raises(NonConformance, match="no limit"):
        conformance.check_reactions(replace(PLUGIN, reactions=Quick()), Case(2, {}, "free"))
