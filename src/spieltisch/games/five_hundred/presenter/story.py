"""The match told from its events: the running log."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, TypeAlias

from spieltisch.core.eventfacts import number_of, numbers_of, seat_of
from spieltisch.core.events import Event
from spieltisch.core.messages import Message, Seat, message
from spieltisch.core.presentation import LogLine
from spieltisch.games.five_hundred.presenter.facts import card_of, cards_of, melded_of, shown_of
from spieltisch.games.five_hundred.presenter.naming import cards_words, gain, named
from spieltisch.games.five_hundred.presenter.outcome import standing_words
from spieltisch.games.five_hundred.presenter.unseen import unnamed_cards

Teller: TypeAlias = Callable[[Event], Iterator[LogLine]]

_MOST_CARDS: Final = 8
"""So many cards of a pile are named one by one."""


def log_lines(events: Sequence[Event], sides: Sequence[int]) -> tuple[LogLine, ...]:
    """Tell the match so far, oldest first."""
    del sides
    unnamed = unnamed_cards(events)
    return tuple(
        line
        for place, event in enumerate(events)
        for line in (_unnamed if place in unnamed else _TELLERS.get(event.type, _nothing))(event)
    )


def deal_title(event: Event) -> Message:
    """Return the heading of a deal: "Deal 2 · Anna begins"."""
    return message("five_hundred.log.deal", deal=number_of(event, "number"), who=seat_of(event, "starter"))


def drawn_text(event: Event) -> Message:
    """Say that somebody drew from the stock."""
    return message("five_hundred.log.draws", who=seat_of(event))


def took_text(event: Event, *, seen: bool = True) -> Message:
    """Say what somebody took from the pile; of cards that lay unseen below the top how many."""
    if event.type == "took":
        return message("five_hundred.log.takes", who=seat_of(event), card=card_of(event))
    cards = cards_of(event)
    if len(cards) > _MOST_CARDS or not seen:
        return message("five_hundred.log.takes_pile.many", who=seat_of(event), n=len(cards))
    return message("five_hundred.log.takes_pile", who=seat_of(event), cards=cards)


def melded_text(event: Event) -> Message:
    """Say which new meld was laid: "Freja lays *-J-Q of clubs"."""
    return message("five_hundred.log.melds", who=seat_of(event), cards=cards_words(melded_of(event)))


def laid_text(event: Event) -> Message:
    """Say which card was laid to a meld, swapped for a joker, or claimed."""
    key = {"laid": "lays", "swapped": "swaps", "claim_laid": "claims"}[event.type]
    return message(f"five_hundred.log.{key}", who=seat_of(event), card=named(shown_of(event)))


def discarded_text(event: Event) -> Message:
    """Say what was discarded."""
    return message("five_hundred.log.discards", who=seat_of(event), card=card_of(event))


def _unnamed(event: Event) -> Iterator[LogLine]:
    if event.type == "took_pile":
        yield LogLine(took_text(event, seen=False))
    else:
        yield LogLine(message("five_hundred.log.discards.unseen", who=seat_of(event)))


def reshuffled_text(event: Event) -> Message:
    """Say that the discards have become a new stock."""
    return message("five_hundred.log.reshuffled", n=number_of(event, "stock"))


def over_text(event: Event) -> Message:
    """Say who has won the match."""
    scores = numbers_of(event, "scores")
    standing = standing_words(scores)
    if event["winner"] is None:
        leaders = tuple(Seat(seat) for seat, score in enumerate(scores) if score == max(scores))
        return message("five_hundred.log.shared", pair=leaders, standing=standing)
    return message("five_hundred.log.over", who=seat_of(event, "winner"), standing=standing)


def end_text(event: Event) -> Message:
    """Say how a deal ended."""
    if event["closer"] is None:
        return message("five_hundred.log.counted", deal=number_of(event, "number"))
    return message("five_hundred.log.closed", who=seat_of(event, "closer"))


def score_text(event: Event) -> Message:
    """Say what points of a count are for."""
    return message(f"five_hundred.log.score.{event['reason']}", who=seat_of(event, "side"))


def _plain(text: Message) -> Iterator[LogLine]:
    yield LogLine(text)


def _with_points(event: Event, text: Message) -> LogLine:
    return LogLine(text, "points", gain(number_of(event, "points")), number_of(event, "seat"))


def _deal(event: Event) -> Iterator[LogLine]:
    yield LogLine(deal_title(event), "heading")


def _lot(event: Event) -> Iterator[LogLine]:
    yield LogLine(message("five_hundred.log.lot", who=seat_of(event)), "subtle")


def _subtle(text: Message) -> Iterator[LogLine]:
    yield LogLine(text, "subtle")


def _penalty(event: Event) -> Iterator[LogLine]:
    text = message("five_hundred.log.penalty", who=seat_of(event))
    yield LogLine(text, "points", gain(-number_of(event, "points")), number_of(event, "seat"))


def _claimed(event: Event) -> Iterator[LogLine]:
    yield LogLine(message("five_hundred.log.wants", who=seat_of(event)), "subtle")


def _declined(event: Event) -> Iterator[LogLine]:
    yield LogLine(message("five_hundred.log.declines", who=seat_of(event)), "subtle")


def _awarded(event: Event) -> Iterator[LogLine]:
    claimant = seat_of(event, "claimant")
    yield LogLine(message("five_hundred.log.awards", who=seat_of(event), claimant=claimant), "subtle")


def _score(event: Event) -> Iterator[LogLine]:
    side = number_of(event, "side")
    yield LogLine(score_text(event), "points", gain(number_of(event, "points")), side)


def _over(event: Event) -> Iterator[LogLine]:
    winner = event["winner"]
    yield LogLine(over_text(event), "heading", side=winner if isinstance(winner, int) else None)


def _nothing(event: Event) -> Iterator[LogLine]:
    del event
    return iter(())


_TELLERS: Final[Mapping[str, Teller]] = {
    "lot": _lot,
    "deal": _deal,
    "drawn": lambda event: _subtle(drawn_text(event)),
    "took": lambda event: _plain(took_text(event)),
    "took_pile": lambda event: _plain(took_text(event)),
    "melded": lambda event: iter((_with_points(event, melded_text(event)),)),
    "laid": lambda event: iter((_with_points(event, laid_text(event)),)),
    "swapped": lambda event: iter((_with_points(event, laid_text(event)),)),
    "claim_laid": lambda event: iter((_with_points(event, laid_text(event)),)),
    "discarded": lambda event: _plain(discarded_text(event)),
    "penalty": _penalty,
    "claimed": _claimed,
    "declined": _declined,
    "awarded": _awarded,
    "reshuffled": lambda event: _subtle(reshuffled_text(event)),
    "count": lambda event: _plain(end_text(event)),
    "score": _score,
    "over": _over,
}
"""How each kind of event is told; `closed` is told with the count that follows it."""
