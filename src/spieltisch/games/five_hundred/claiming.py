"""The claim of a fresh discard (rules text: "Den der reagerer først, får kortet")."""

from __future__ import annotations

from spieltisch.core.cards import JOKER, Card
from spieltisch.core.errors import IllegalAction
from spieltisch.games.five_hundred import laying, reasons
from spieltisch.games.five_hundred.melds import Meld, Shown, fitting_ends
from spieltisch.games.five_hundred.possible import joker_places
from spieltisch.games.five_hundred.settings import Settings
from spieltisch.games.five_hundred.state import Claim, ClaimWindow, Table


def places(settings: Settings, melds: tuple[Meld, ...], card: Card) -> tuple[tuple[Shown, int], ...]:
    """Return where a card could be laid: how it is shown, and the number of the meld."""
    found: list[tuple[Shown, int]] = []
    for number, meld in enumerate(melds, 1):
        if card.joker:
            found.extend((Shown(stands, joker=True), number) for stands in joker_places(settings, meld))
        elif fitting_ends(meld, card, ace_both_ends=settings.ace_both_ends):
            found.append((Shown(card), number))
    return tuple(found)


def window_for(table: Table, card: Card, discarder: int) -> ClaimWindow | None:
    """Return the question that a discard raises, or None if it fits nowhere or nobody may claim."""
    settings = table.settings
    if settings.claim == "off" or not places(settings, table.melds, card):
        return None
    seats = settings.seats
    others = tuple((discarder + step) % seats for step in range(1, seats))
    judge = {"current": discarder, "next_decides": others[0]}.get(settings.claim)
    return ClaimWindow(card, discarder, others, judge=judge)


def answering(table: Table) -> tuple[int, ...]:
    """Return the seats that may answer now, in the order from the discarder's left, or who has to decide."""
    window = table.window
    if window is None:
        return ()
    if not window.waiting:
        return () if window.judge is None else (window.judge,)
    return window.waiting[:1] if table.settings.claim == "seat" else window.waiting


def claim_of(table: Table, seat: int, words: tuple[str, ...]) -> Claim:
    """Read a claim: `2`, or `*7H 2` where a joker was discarded.

    Raises:
        IllegalAction: with the reason why the card cannot be laid like this.
    """
    window = table.window
    assert window is not None  # noqa: S101 - whoever asks is answering
    if not words or len(words) > 2 or not words[-1].isascii() or not words[-1].isdigit():
        raise reasons.refused("unknown_action")
    shown = _shown(window.card, words[:-1])
    number = int(words[-1]) if len(words[-1]) < 4 else 0
    laying.with_card(table, seat, shown, number)
    return Claim(seat, shown, number)


def _shown(card: Card, words: tuple[str, ...]) -> Shown:
    if card == JOKER and not words:
        raise reasons.refused("joker_says_nothing")
    if not words:
        return Shown(card)
    try:
        shown = Shown.parse(words[0])
    except ValueError:
        raise reasons.refused("not_a_card") from None
    if shown.held != card:
        raise reasons.refused("claim_fits_not")
    return shown


def check_may_answer(table: Table, seat: int) -> None:
    """Refuse an answer of a seat that is not asked.

    Raises:
        IllegalAction: there is no question for it now.
    """
    if seat not in answering(table):
        raise _unasked(table, seat)


def _unasked(table: Table, seat: int) -> IllegalAction:
    window = table.window
    if window is None:
        return reasons.refused("no_claim")
    answered = seat not in window.waiting and seat != window.discarder
    return reasons.refused("claim_answered" if answered else "not_your_turn")
