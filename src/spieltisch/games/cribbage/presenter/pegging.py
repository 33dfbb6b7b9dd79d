"""The play as the table tells it: what every card scored, and what a card would score."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from spieltisch.core.cards import Card
from spieltisch.core.events import Event
from spieltisch.core.messages import Message, message
from spieltisch.games.cribbage.legality import LIMIT, can_play
from spieltisch.games.cribbage.presenter.naming import reason_name, reason_worth
from spieltisch.games.cribbage.records import Play
from spieltisch.games.cribbage.scoring import play_scores
from spieltisch.games.cribbage.state import Phase, View
from spieltisch.games.cribbage.values import value


@dataclass(frozen=True, slots=True)
class Gain:
    """Points for one reason and the cards that make it."""

    reason: str
    points: int
    cards: tuple[Card, ...]

    @property
    def worth(self) -> Message:
        """The gain in words: "run 7-8-9 for 3"."""
        return reason_worth(self.reason, self.points, self.cards)


@dataclass(frozen=True, slots=True)
class PlayedCard:
    """A card in the play row. `gains` include the point for the last card; `finished`: its count is over."""

    seat: int
    card: Card
    gains: tuple[Gain, ...]
    finished: bool = False

    @property
    def points(self) -> int:
        """The sum of all gains."""
        return sum(gain.points for gain in self.gains)


def gains_of(pile: Sequence[Card], count: int) -> tuple[Gain, ...]:
    """Return what the last card of `pile` scores at `count`."""
    return tuple(
        Gain(reason, points, tuple(pile[-length:]))
        for reason, points, length in play_scores([card.rank for card in pile], count)
    )


def played_cards(plays: Sequence[Play], ending: str | None) -> tuple[PlayedCard, ...]:
    """Tell a play card by card.

    `ending` is the reason of the point for the last card (`go` or `last`) if the newest count has ended,
    None while it runs.
    """
    row: list[PlayedCard] = []
    pile: list[Card] = []
    for play in plays:
        if play.card is None:
            continue
        if play.opens and pile:
            _finish(row, len(pile), "go")
            pile.clear()
        pile.append(play.card)
        row.append(PlayedCard(play.seat, play.card, gains_of(pile, play.count)))
    if ending is not None and pile:
        _finish(row, len(pile), ending)
    return tuple(row)


def _finish(row: list[PlayedCard], size: int, reason: str) -> None:
    """Mark the last `size` cards as a finished count and give its last card the point, except at 31."""
    last = row[-1]
    if all(gain.reason != "thirty_one" for gain in last.gains):
        row[-1] = replace(last, gains=(*last.gains, Gain(reason, 1, (last.card,))))
    row[-size:] = [replace(card, finished=True) for card in row[-size:]]


def play_row(view: View, recent: Sequence[Event]) -> tuple[PlayedCard, ...]:
    """Tell the play of the running deal."""
    return played_cards(view.plays, _ending(view, recent))


def _ending(view: View, recent: Sequence[Event]) -> str | None:
    if view.phase is Phase.OVER:
        reasons = [event.get("reason") for event in recent if event.type == "score"]
        return next((str(reason) for reason in reasons if reason in ("go", "last")), None)
    return "go" if view.count == 0 else None


@dataclass(frozen=True, slots=True)
class PlayPreview:
    """What playing a card does for certain: the count after it and the gains."""

    card: Card
    count: int
    gains: tuple[Gain, ...]

    @property
    def points(self) -> int:
        """The sum of all gains."""
        return sum(gain.points for gain in self.gains)


def preview_play(view: View, card: Card) -> PlayPreview:
    """Return what the viewing seat's `card` scores, with the last card's point if nobody can go on."""
    count = view.count + value(card)
    gains = gains_of((*view.pile, card), count)
    if count < LIMIT and _nobody_follows(view, card, count):
        left = len(view.hand) - 1 + _opponent_cards(view)
        gains = (*gains, Gain("go" if left else "last", 1, (card,)))
    return PlayPreview(card, count, gains)


def _opponent_cards(view: View) -> int:
    return view.hand_sizes[1 - view.seat] if view.seat is not None else 0


def _nobody_follows(view: View, card: Card, count: int) -> bool:
    """Whether it is known that neither seat has a card for `count`."""
    if view.seat is None or can_play(tuple(one for one in view.hand if one != card), count):
        return False
    other = 1 - view.seat
    stuck = view.passed == other or view.least_values[other] > LIMIT - count
    return stuck or not view.hand_sizes[other]


def badge(gains: Sequence[Gain]) -> Message | None:
    """Return the short reason that stands at a card: "Fifteen 2", "31 + Run"; None without points."""
    names = [reason_name(gain.reason, gain.cards) for gain in gains]
    if not names:
        return None
    if len(names) > 1:
        return message("cribbage.badge.two", first=names[0], second=names[-1])
    if gains[0].reason == "thirty_one":
        return message("cribbage.badge.thirty_one", points=gains[0].points)
    return message("cribbage.badge.one", reason=names[0], points=gains[0].points)


def goes(plays: Sequence[Play]) -> Iterator[tuple[int, int]]:
    """Yield each go as its seat and the slot of the card played before it."""
    slot = -1
    for play in plays:
        if play.card is None:
            yield play.seat, slot
        else:
            slot += 1
