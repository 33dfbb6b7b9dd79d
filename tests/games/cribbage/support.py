"""Helpers for the tests of the rules: whole packs from a few cards, and matches told in short."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from spieltisch.core.actions import Action
from spieltisch.core.cards import FULL_PACK, RANKS, Card, parse_cards
from spieltisch.core.events import Event
from spieltisch.core.game import Setup
from spieltisch.core.randomness import RandomSource
from spieltisch.games.cribbage.rules import CribbageRules
from spieltisch.games.cribbage.state import State, View

RULES = CribbageRules()
Pack = tuple[str, ...]


def cards_of(state: State) -> list[Card]:
    """All cards of a state, those of the stock too."""
    played = [play.card for play in state.plays if play.card is not None]
    starter = [] if state.starter is None else [state.starter]
    return [*state.stock, *state.hands[0], *state.hands[1], *state.laid[0], *state.laid[1], *played, *starter]


def pieces_of(state: State) -> list[str]:
    """`cards_of` in notation."""
    return [card.text for card in cards_of(state)]


def with_suits(ranks: str, used: set[Card]) -> tuple[Card, ...]:
    """Give ranks such as `5 5 K Q` the first free suits; the cards join `used`."""
    cards = []
    for rank in ranks.split():
        number = RANKS.index(rank) + 1
        card = next(card for card in FULL_PACK if card.rank == number and card not in used)
        used.add(card)
        cards.append(card)
    return tuple(cards)


def deal_pack(pone: Iterable[Card], dealer: Iterable[Card], starter: Card) -> Pack:
    """Order a pack so that it deals these six cards to each and turns up this starter."""
    first, second = tuple(pone), tuple(dealer)
    assert len(first) == len(second) == 6
    dealt = [card for pair in zip(first, second, strict=True) for card in pair]
    front = [*dealt, starter]
    assert len(set(front)) == 13
    return tuple(card.text for card in (*front, *(card for card in FULL_PACK if card not in front)))


def pack_from(pone: str, dealer: str, starter: str) -> Pack:
    """`deal_pack` from notation."""
    return deal_pack(parse_cards(pone), parse_cards(dealer), Card.parse(starter))


def kept_pack(pone: str, dealer: str, starter_rank: str = "T") -> tuple[Pack, Pack, Pack]:
    """Make a pack from the ranks of two kept hands.

    Returns:
        The pack, pone's two and the dealer's two discards (fillers of other ranks).
    """
    used: set[Card] = set()
    hands = (with_suits(pone, used), with_suits(dealer, used))
    (starter,) = with_suits(starter_rank, used)
    fillers = [card for card in FULL_PACK if card not in used]
    laid = (tuple(fillers[:2]), tuple(fillers[2:4]))
    pack = deal_pack((*hands[0], *laid[0]), (*hands[1], *laid[1]), starter)
    return pack, tuple(card.text for card in laid[0]), tuple(card.text for card in laid[1])


@dataclass
class Table:
    """A match under way: does actions in text and keeps the events."""

    state: State
    events: list[Event] = field(default_factory=list)

    @classmethod
    def start(
        cls,
        packs: Sequence[Pack] = (),
        *,
        seed: str = "test",
        dealer: int | None = None,
        scores: tuple[int, int] | None = None,
    ) -> Table:
        step = RULES.start(Setup(2, {}, RandomSource(seed, tuple(packs)), scores=scores, dealer=dealer))
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

    def view(self, seat: int | None) -> View:
        return RULES.view(self.state, seat)

    def legal(self, seat: int) -> list[str]:
        return [action.text for action in RULES.legal(self.view(seat))]

    @property
    def over(self) -> bool:
        return RULES.result(self.state).over

    def scored(self, **facts: object) -> list[tuple[int, str, int]]:
        """Side, reason and points of the score events that have these facts."""
        return [
            (event["side"], event["reason"], event["points"])
            for event in self.events
            if event.type == "score" and all(event.get(name) == fact for name, fact in facts.items())
        ]


def play_out(table: Table, stream: random.Random, until_deal: int = 10**6) -> Iterator[Table]:
    """Do random legal actions to the end of the match (or until a deal starts); yield before each."""
    while not table.over and table.state.deal < until_deal:
        yield table
        seat = stream.choice(table.state.to_act)
        table.do(stream.choice(RULES.legal(table.view(seat))).text)


def random_match(seed: str, **setup: int | tuple[int, int] | None) -> Table:
    """Play a whole match at random."""
    table = Table.start(seed=seed, **setup)
    for _ in play_out(table, random.Random(seed)):
        pass
    return table


def start_play(pone: str, dealer: str, *, scores: tuple[int, int] | None = None, starter: str = "T") -> Table:
    """Begin the play with these kept ranks; seat 0 is pone."""
    pack, first, second = kept_pack(pone, dealer, starter)
    table = Table.start([pack], dealer=1, scores=scores)
    table.do("0 cut 20", f"0 discard {' '.join(first)}", f"1 discard {' '.join(second)}", "0 cut 20")
    return table


def play_ranks(table: Table, ranks: str) -> None:
    """Let whoever is to play play the first held card of each rank."""
    for rank in ranks.split():
        (seat,) = table.state.to_act
        card = next(card for card in table.state.hands[seat] if card.text[0] == rank)
        table.do(f"{seat} play {card.text}")


def transcript(events: Iterable[Event], names: str = "PD") -> str:
    """Tell the play: `D5:2` a card with points, `Pgo`, `D+1` the last card of a count, `/` a reset."""
    words: list[str] = []
    for event in events:
        if event.type == "played":
            words.append(names[event["side"]] + event["card"][0])
        elif event.type == "go":
            words.append(f"{names[event['side']]}go")
        elif event.type == "reset":
            words.append("/")
        elif event.type == "score" and event["phase"] == "play":
            if event["reason"] in ("go", "last"):
                words.append(f"{names[event['side']]}+{event['points']}")
            elif event["reason"] != "heels":
                word, _, points = words[-1].partition(":")
                words[-1] = f"{word}:{int(points or 0) + event['points']}"
    return " ".join(words)
