"""Helpers for the tests of the rules: cards and melds in short, tables set up by hand, matches in actions."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from spieltisch.core.actions import Action
from spieltisch.core.cards import Card
from spieltisch.core.errors import IllegalAction
from spieltisch.core.events import Event
from spieltisch.core.game import Setup, Step
from spieltisch.core.match import Match, new_match_header
from spieltisch.core.options import OptionValue, complete
from spieltisch.core.players import SeatEntry
from spieltisch.core.randomness import RandomSource
from spieltisch.games.five_hundred import counting, melds
from spieltisch.games.five_hundred.dealing import parse, pieces
from spieltisch.games.five_hundred.melds import Cards, Laid, Meld, Shown
from spieltisch.games.five_hundred.options import OPTIONS
from spieltisch.games.five_hundred.rules import FiveHundredRules
from spieltisch.games.five_hundred.settings import Settings
from spieltisch.games.five_hundred.state import Drawn, Phase, State, Turn, View

RULES = FiveHundredRules()


def settings(seats: int = 2, **options: OptionValue) -> Settings:
    """The settings of a table, options left out as they are by default."""
    return settings_of(seats, options)


def settings_of(seats: int, options: Mapping[str, OptionValue]) -> Settings:
    """The same with options in a mapping."""
    return Settings.of(complete(OPTIONS, {"seats": seats, **options}), seats)


def setup_of(seats: int, options: Mapping[str, OptionValue], dealer: int | None = 0) -> Setup:
    """A match that `dealer` starts."""
    chosen = complete(OPTIONS, {"seats": seats, **options})
    return Setup(seats, chosen, RandomSource("seed"), dealer=dealer)


def new_match(seats: int, options: Mapping[str, OptionValue], seed: str = "seed") -> Match[State, View]:
    """A match of random players."""
    return Match(RULES, new_match_header(RULES, [SeatEntry("", "random")] * seats, options, seed=seed))


def cards(text: str) -> Cards:
    """Read cards as they are held, sorted."""
    return tuple(sorted(parse(word) for word in text.split()))


def shown(text: str) -> tuple[Shown, ...]:
    """Read cards as they are laid, in the order given."""
    return tuple(Shown.parse(word) for word in text.split())


def meld(text: str, owner: int = 1) -> Meld:
    """A meld on the table: `3H *4H 5H`; cards marked like `6H/0` have another owner."""
    words = [word.partition("/") for word in text.split()]
    made = melds.make([Shown.parse(word) for word, _, _ in words], owner)
    assert made is not None
    owners = [int(other) if other else owner for _, _, other in words]
    laid = tuple(Laid(item.shown, who) for item, who in zip(made.cards, owners, strict=True))
    return replace(made, cards=laid)


def table(
    hands: Sequence[str],
    melds_on_table: Sequence[Meld] = (),
    *,
    pile: str = "",
    stock: str | None = None,
    deal: int = 2,
    phase: Phase = Phase.LAY,
    turn: int = 0,
    turn_state: Turn | None = None,
    scores: Sequence[int] = (),
    chosen: Mapping[str, OptionValue] = MappingProxyType({}),
    **options: OptionValue,
) -> State:
    """A state in the middle of a deal; seat `turn` has drawn from the stock unless `phase` is DRAW.

    Without `stock`, every card that is nowhere else lies in it. Options are named, or `chosen` in a mapping.
    """
    seats = len(hands)
    state = RULES.start(setup_of(seats, {**chosen, **options})).state
    held = tuple(cards(hand) for hand in hands)
    lying = tuple(parse(word) for word in pile.split())
    on_table = [laid.shown.held for item in melds_on_table for laid in item.cards]
    used = [*lying, *on_table, *(card for hand in held for card in hand)]
    rest = _rest(pieces(state.table.settings), used) if stock is None else cards(stock)
    drawn = Turn(drawn=Drawn.STOCK) if phase is Phase.LAY else Turn()
    return replace(
        state,
        hands=held,
        stock=rest,
        table=replace(
            state.table,
            phase=phase,
            number=deal,
            turn_of=turn,
            turn=turn_state or drawn,
            turns=3 * seats,
            hand_sizes=tuple(len(hand) for hand in held),
            stock=len(rest),
            pile=lying,
            melds=tuple(melds_on_table),
            scores=tuple(scores) or state.table.scores,
        ),
    )


def _rest(pack: Sequence[Card], used: Sequence[Card]) -> Cards:
    left = list(pack)
    for card in used:
        left.remove(card)
    return tuple(left)


def act(state: State, *actions: str) -> Step[State]:
    """Do the actions; the events are those of all of them."""
    events: list[Event] = []
    for text in actions:
        step = RULES.apply(state, RULES.canonical(Action.parse(text)))
        state = step.state
        events.extend(step.events)
    return Step(state, tuple(events))


def legal(state: State, seat: int, verb: str = "") -> list[str]:
    """The legal actions of a seat without the seat, those of one verb alone if it is given."""
    actions = RULES.legal(RULES.view(state, seat))
    return [action.text.partition(" ")[2] for action in actions if verb in ("", action.verb)]


def refusal(state: State, text: str) -> str:
    """The reason why an action is refused; an empty text if it is not."""
    try:
        RULES.apply(state, Action.parse(text))
    except IllegalAction as error:
        return error.reason
    return ""


def laid_by(state: State, seat: int) -> int:
    """The points a seat has laid in the running deal."""
    return counting.laid_points(state.table.settings, state.table.melds, seat)


def scored(events: Sequence[Event]) -> list[tuple[object, object, object]]:
    """Side, points and reason of every score."""
    return [(item["side"], item["points"], item["reason"]) for item in events if item.type == "score"]


def whole(state: State) -> bool:
    """Whether every card of the pack is somewhere, once."""
    found = [
        *state.stock,
        *state.table.pile,
        *(card for hand in state.hands for card in hand),
        *(laid.shown.held for item in state.table.melds for laid in item.cards),
        *(() if state.closing_card is None else (state.closing_card,)),
    ]
    return sorted(found) == sorted(pieces(state.table.settings))


def random_options(stream: random.Random) -> dict[str, OptionValue]:
    """Every option at random, with a target that random players reach."""
    chosen: dict[str, OptionValue] = {}
    for option in OPTIONS:
        values = (False, True) if option.type == "bool" else option.choices
        chosen[option.key] = values[int(stream.random() * len(values))]
    del chosen["seats"]
    return {**chosen, "target": 50, "cards": 7}
