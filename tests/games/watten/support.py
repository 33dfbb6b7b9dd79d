"""Helpers for the tests of the rules: settings and cards in short, packs from hands, matches in actions."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product

from spieltisch.core.actions import Action
from spieltisch.core.cards import SUITS, Card, parse_cards
from spieltisch.core.errors import IllegalAction
from spieltisch.core.events import Event
from spieltisch.core.game import Setup
from spieltisch.core.options import OptionValue, complete
from spieltisch.core.randomness import RandomSource
from spieltisch.games.watten.dealing import pack_of
from spieltisch.games.watten.notation import parse_rank
from spieltisch.games.watten.options import OPTIONS
from spieltisch.games.watten.ranking import Ranking
from spieltisch.games.watten.rules import WattenRules
from spieltisch.games.watten.settings import Settings
from spieltisch.games.watten.state import SEATS, State, View

RULES = WattenRules()
SWITCHES = ("weli", "guate", "obligation", "raising")
COMBINATIONS: tuple[Mapping[str, OptionValue], ...] = tuple(
    {"variant": variant, **dict(zip(SWITCHES, switches, strict=True))}
    for variant, *switches in product(("bavarian", "tyrolean"), *[(False, True)] * len(SWITCHES))
)
"""Every choice of everything but target and time."""


def cards(text: str) -> tuple[Card, ...]:
    """Read cards; `W` is the Weli."""
    return parse_cards(text.replace("W", "6D"))


def settings_of(text: str) -> Settings:
    """Read `bay` or `tir`, then `w` (Weli), `g` (Guate) and `off` (no duty to follow)."""
    variant, *words = text.split()
    return Settings(
        bavarian=variant == "bay", weli="w" in words, guate="g" in words, obligation="off" not in words
    )


def ranking_of(text: str, announced: str) -> Ranking:
    """The ranking under an announcement such as `9/H`."""
    rank, suit = announced.split("/")
    return Ranking.of(settings_of(text), parse_rank(rank), SUITS.index(suit))


def pieces_of(state: State) -> list[str]:
    """All cards of a state in notation."""
    held = [card for hand in state.hands for card in hand]
    return [card.text for card in (*held, *state.table.played, *state.rest)]


def pack_with(hands: Sequence[str], dealer: int = 3, weli: bool = False) -> tuple[str, ...]:
    """Order a pack so that seat i is dealt `hands[i]`, filled up where it names fewer than five cards."""
    named = [*map(cards, hands), *[()] * (SEATS - len(hands))]
    taken = {card for hand in named for card in hand}
    rest = [card for card in pack_of(Settings(weli=weli)) if card not in taken]
    front: list[Card] = []
    for number in range(SEATS):
        hand = named[(dealer + 1 + number) % SEATS]
        front += [*hand, *(rest.pop() for _ in range(5 - len(hand)))]
    assert len(set(front)) == 20
    return tuple(card.text for card in (*front, *rest))


@dataclass
class Match:
    """A match under way: does actions in text and keeps the events."""

    state: State
    events: list[Event] = field(default_factory=list)

    @classmethod
    def start(
        cls,
        hands: Sequence[str] = (),
        *,
        seed: str = "test",
        dealer: int | None = 3,
        scores: tuple[int, int] | None = None,
        lots: tuple[int, ...] = (),
        **options: OptionValue,
    ) -> Match:
        """Begin; seat 0 is forehand unless another seat deals."""
        full = complete(OPTIONS, options)
        packs = (pack_with(hands, dealer or 0, bool(full["weli"])),) if hands else ()
        setup = Setup(SEATS, full, RandomSource(seed, packs), scores=scores, dealer=dealer, lots=lots)
        step = RULES.start(setup)
        return cls(step.state, list(step.events))

    def do(self, *actions: str) -> list[Event]:
        """Do actions in order; return the events of the last one."""
        events: list[Event] = []
        for text in actions:
            step = RULES.apply(self.state, Action.parse(text))
            self.state = step.state
            events = list(step.events)
            self.events += events
        return events

    def play(self, *texts: str) -> list[Event]:
        """Let whoever is on turn play these cards."""
        events: list[Event] = []
        for text in texts:
            events = self.do(f"{self.state.table.turn} play {cards(text)[0].text}")
        return events

    def view(self, seat: int | None) -> View:
        return RULES.view(self.state, seat)

    def legal(self, seat: int) -> list[str]:
        return [action.text for action in RULES.legal(self.view(seat))]

    def refusal(self, text: str) -> str:
        """The reason why an action is refused; check and apply must agree about it."""
        action = Action.parse(text)
        reasons = []
        for attempt in (RULES.check, RULES.apply):
            subject = self.view(action.seat if 0 <= action.seat < SEATS else 0)
            try:
                attempt(subject if attempt == RULES.check else self.state, action)
            except IllegalAction as error:
                reasons.append(error.reason)
        assert len(reasons) == 2, f"{text} is accepted"
        assert reasons[0] == reasons[1]
        return reasons[0]

    @property
    def actors(self) -> tuple[int, ...]:
        return RULES.actors(self.state)

    @property
    def asked(self) -> tuple[int, ...]:
        return RULES.asked(self.state)

    @property
    def scores(self) -> tuple[int, int]:
        return self.state.table.scores

    @property
    def over(self) -> bool:
        return RULES.result(self.state).over

    def of_type(self, type_: str) -> list[Event]:
        return [event for event in self.events if event.type == type_]


def announced(
    hands: Sequence[str], announcement: str, *, dealer: int = 3, **setup: OptionValue | tuple[int, int] | None
) -> Match:
    """Begin a match up to the lead of its first trick, with an announcement such as `9/H`."""
    match = Match.start(hands, dealer=dealer, **setup)  # type: ignore[arg-type]
    rank, suit = announcement.split("/")
    match.do(f"{(dealer + 1) % SEATS} rank {rank}", f"{dealer} trump {suit}")
    return match


def random_actions(match: Match, stream: random.Random) -> Iterator[Match]:
    """Do random legal actions to the end of the match; yield before each."""
    while not match.over:
        yield match
        legal = match.legal(stream.choice(match.actors))
        match.do(stream.choice(legal))


def random_match(seed: str, **options: OptionValue) -> Match:
    """Play a whole match at random."""
    match = Match.start(seed=seed, dealer=None, **options)
    for _ in random_actions(match, random.Random(seed)):
        pass
    return match
