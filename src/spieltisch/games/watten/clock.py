"""When a person's time is up: the rules announce, play or give up (rules text, "Zeit pro Zug")."""

from __future__ import annotations

from spieltisch.core.actions import Action
from spieltisch.core.cards import SUITS, Card
from spieltisch.games.watten.announcing import most_held_rank, strongest_trump
from spieltisch.games.watten.legality import asked, playable_cards
from spieltisch.games.watten.notation import rank_text
from spieltisch.games.watten.ranking import HEIGHT, Ranking
from spieltisch.games.watten.state import Phase, Trick, View, pair_of


class WattenClock:
    """The time for each move; an implementation of `spieltisch.core.game.MoveClock`."""

    def limit(self, view: View) -> int | None:
        """Return the seconds of the match's option if the viewing seat is asked; None if time is free."""
        return view.table.settings.seconds or None if view.seat in asked(view.table) else None

    def expired(self, view: View) -> Action:
        """Return what is done for the viewing seat, which is asked; a raise is answered by giving up."""
        table, seat = view.table, view.seat
        assert seat is not None  # noqa: S101 - an onlooker is never asked
        if table.raiser is not None:
            return Action(seat, "fold")
        if table.phase is Phase.RANK:
            return Action(seat, "rank", (rank_text(most_held_rank(table.settings, view.hand)),))
        if table.phase is Phase.TRUMP:
            assert table.rank is not None  # noqa: S101 - the Schlag is named before the Trumpf
            return Action(seat, "trump", (SUITS[strongest_trump(table.settings, view.hand, table.rank)],))
        return Action(seat, "play", (_card(view, seat).text,))


def _card(view: View, seat: int) -> Card:
    """Return the weakest card that takes the trick from the others, or else the weakest there is."""
    ranking, trick = view.table.ranking, view.table.trick
    assert ranking is not None  # noqa: S101 - cards are played after the announcements
    cards = playable_cards(view.table, view.hand)
    takes = [card for card in cards if _takes(ranking, trick, seat, card)]
    return min(takes or cards, key=lambda card: (ranking.base(card), HEIGHT.get(card.rank, 0)))


def _takes(ranking: Ranking, trick: Trick, seat: int, card: Card) -> bool:
    """Whether the card wins the trick so far; nothing is taken from the partner."""
    if not trick.cards or pair_of(trick.seats[ranking.winner(trick.cards)]) == pair_of(seat):
        return False
    return ranking.winner((*trick.cards, card)) == len(trick.cards)
