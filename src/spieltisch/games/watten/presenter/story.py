"""The match told from its events: the running log."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from spieltisch.core.cards import Card
from spieltisch.core.eventfacts import number_of, seat_of
from spieltisch.core.events import Event
from spieltisch.core.messages import Message, Rank, message
from spieltisch.core.presentation import LogLine
from spieltisch.games.watten.presenter.facts import card_of, pair_of_numbers, rank_of, ranking_of, suit_of
from spieltisch.games.watten.presenter.naming import card_as_object, seats_of
from spieltisch.games.watten.ranking import Ranking


def log_lines(events: Sequence[Event]) -> tuple[LogLine, ...]:
    """Tell the match so far, oldest first."""
    return tuple(_Log().lines(events))


class _Log:
    """Walks through the events once and knows the round they belong to."""

    def __init__(self) -> None:
        self._rank = Rank(0)
        self._ranking: Ranking | None = None
        self._lying: list[Card] = []
        self._tellers: dict[str, Callable[[Event], Iterator[LogLine]]] = {
            "start": self._start,
            "first_dealer": self._first_dealer,
            "deal": self._deal,
            "announced": self._announced,
            "played": self._played,
            "trick": self._trick,
            "raised": self._raised,
            "held": self._held,
            "folded": self._fold,
            "score": self._score,
            "over": self._over,
            "timeout": self._timeout,
        }

    def lines(self, events: Sequence[Event]) -> Iterator[LogLine]:
        """Yield the lines."""
        for event in events:
            if event.type in self._tellers:
                yield from self._tellers[event.type](event)

    def _start(self, event: Event) -> Iterator[LogLine]:
        first, second = pair_of_numbers(event, "scores")
        if first or second:
            yield LogLine(message("watten.log.start", first=first, second=second), "subtle")

    def _first_dealer(self, event: Event) -> Iterator[LogLine]:
        yield LogLine(message("watten.log.first_dealer", who=seat_of(event, "dealer")), "subtle")

    def _deal(self, event: Event) -> Iterator[LogLine]:
        self._ranking = None
        self._lying.clear()
        yield LogLine(deal_title(event), "heading")

    def _announced(self, event: Event) -> Iterator[LogLine]:
        if event["what"] == "rank":
            self._rank = rank_of(event)
            yield LogLine(message("watten.log.rank", who=seat_of(event), rank=self._rank))
            return
        self._ranking = ranking_of(event, self._rank)
        yield LogLine(message("watten.log.trump", who=seat_of(event), suit=suit_of(event)))

    def _played(self, event: Event) -> Iterator[LogLine]:
        card = card_of(event)
        manner = self._manner(card)
        shown = self._ranking if manner in ("leads", "takes") else None
        what = card_as_object(shown, card)
        yield LogLine(message(f"watten.log.{manner}", who=seat_of(event), card=what))
        self._lying.append(card)

    def _manner(self, card: Card) -> str:
        """Return how a card is played: it leads, takes the trick so far, follows the card led, or neither."""
        lying, ranking = self._lying, self._ranking
        if not lying or ranking is None:
            return "leads"
        if ranking.winner((*lying, card)) == len(lying):
            return "takes"
        lead = lying[0]
        if ranking.is_trump(lead):
            return "follows" if ranking.is_trump(card) else "throws"
        plain = not ranking.base(lead) and not ranking.base(card)
        return "follows" if plain and card.suit == lead.suit else "throws"

    def _trick(self, event: Event) -> Iterator[LogLine]:
        self._lying.clear()
        first, second = pair_of_numbers(event, "won")
        yield LogLine(
            message("watten.log.trick", who=seat_of(event)),
            "subtle",
            value=f"{first} : {second}",
            side=number_of(event, "side"),
        )

    def _raised(self, event: Event) -> Iterator[LogLine]:
        key = "watten.log.raised_again" if event["counter"] else "watten.log.raised"
        yield LogLine(message(key, who=seat_of(event), stake=number_of(event, "offered")))

    def _held(self, event: Event) -> Iterator[LogLine]:
        yield LogLine(message("watten.log.held", who=seat_of(event), stake=number_of(event, "stake")))

    def _fold(self, event: Event) -> Iterator[LogLine]:
        yield LogLine(message("watten.log.folded", who=seat_of(event)))

    def _score(self, event: Event) -> Iterator[LogLine]:
        side, points = number_of(event, "side"), number_of(event, "points")
        yield LogLine(round_text(event), "points", value=f"+{points}", side=side)

    def _over(self, event: Event) -> Iterator[LogLine]:
        winner = number_of(event, "winner")
        scores = pair_of_numbers(event, "scores")
        title = message("watten.log.over", pair=seats_of(winner), won=scores[winner], lost=scores[1 - winner])
        yield LogLine(title, "heading", side=winner)

    def _timeout(self, event: Event) -> Iterator[LogLine]:
        yield LogLine(message("watten.log.timeout", who=seat_of(event)), "subtle")


def deal_title(event: Event) -> Message:
    """Return the heading of a round: "Round 9 · Anna deals"."""
    return message("watten.log.deal", round=number_of(event, "round"), who=seat_of(event, "dealer"))


def round_text(score: Event) -> Message:
    """Say who has won the points of a `score` event, and how."""
    side = number_of(score, "side")
    if score["reason"] == "fold":
        return message("watten.log.won_by_fold", pair=seats_of(side))
    tricks = pair_of_numbers(score, "tricks")
    return message("watten.log.won", pair=seats_of(side), won=tricks[side], lost=tricks[1 - side])
