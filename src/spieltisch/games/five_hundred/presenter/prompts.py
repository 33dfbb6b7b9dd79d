"""What is asked of the person at the table, and what the main button does."""

from __future__ import annotations

from spieltisch.core.messages import Message, Seat, message
from spieltisch.core.presentation import Confirm, UiState
from spieltisch.games.five_hundred import reasons
from spieltisch.games.five_hundred.melds import SMALLEST
from spieltisch.games.five_hundred.presenter.claims import (
    chosen_claim,
    may_award,
    may_claim,
    own_places,
    stopped,
)
from spieltisch.games.five_hundred.presenter.ending import Ending, ending_text, ending_title
from spieltisch.games.five_hundred.presenter.hints import hint_sentence
from spieltisch.games.five_hundred.presenter.naming import cards_words, gain, meld_name, named, place_words
from spieltisch.games.five_hundred.presenter.outcome import outcome
from spieltisch.games.five_hundred.presenter.previews import (
    Preview,
    preview,
    preview_warning,
    undecided,
)
from spieltisch.games.five_hundred.presenter.readings import no_meld_reason, readings
from spieltisch.games.five_hundred.presenter.spots import spots
from spieltisch.games.five_hundred.presenter.taking import taking_words
from spieltisch.games.five_hundred.presenter.turns import (
    TAKE_ALL,
    acting_seat,
    draw_action,
    drawing,
    refusal,
    selected,
)
from spieltisch.games.five_hundred.state import Phase, View

Asked = tuple[Message, Message | None]


def progress(view: View, ending: Ending | None) -> Message:
    """Return where the match is: "Deal 3 · turn 6"."""
    table = view.table
    if ending is not None:
        return message("five_hundred.progress.counted", deal=ending.record.number)
    if table.phase is Phase.OVER:
        return message("five_hundred.progress.over")
    round_ = (table.turns - 1) // table.settings.seats + 1
    return message("five_hundred.progress", deal=table.number, turn=round_)


def prompt(view: View, ui: UiState[View], ending: Ending | None) -> Asked:
    """Return the prompt and the line below it."""
    if ending is not None:
        return ending_title(ending), ending_text(ending)
    result = outcome(view)
    if result is not None:
        return result.title, result.text
    if acting_seat(view, ui) is None:
        return _waiting(view)
    asked, detail = _asked(view, ui)
    return asked, hint_sentence(view, ui) or detail


def _waiting(view: View) -> Asked:
    table, window = view.table, view.table.window
    if window is not None:
        card = window.card
        if window.waiting:
            return message("five_hundred.waiting.claim", card=card), message(
                "five_hundred.waiting.claimants", seats=tuple(map(Seat, window.waiting))
            )
        judge = Seat(window.judge if window.judge is not None else window.discarder)
        return message("five_hundred.waiting.award", who=judge, card=card), None
    who = Seat(0 if table.turn_of is None else table.turn_of)
    phase = "draw" if table.phase is Phase.DRAW else "lay"
    return message(f"five_hundred.waiting.{phase}", who=who), _last_turn(view)


def _last_turn(view: View) -> Message | None:
    return message("five_hundred.detail.last_turn") if view.table.last_draw else None


def _asked(view: View, ui: UiState[View]) -> Asked:
    if may_award(view, ui):
        return _award(view)
    if may_claim(view, ui):
        return _claim(view, ui)
    now = preview(view, ui)
    if drawing(view, ui):
        return _draw(view) if now is None else _previewed_draw(view, now)
    if undecided(view, ui):
        return message("five_hundred.prompt.reading"), message("five_hundred.detail.reading")
    if now is not None:
        return _previewed(view, ui, now)
    cards = selected(view, ui)
    return _unfinished(view, ui) if cards else _lay(view)


def _award(view: View) -> Asked:
    assert view.table.window is not None  # noqa: S101 - there is something to award
    claimants = tuple(Seat(claim.seat) for claim in view.table.window.claims)
    card = view.table.window.card
    return message("five_hundred.prompt.award", card=card), message(
        "five_hundred.detail.award", seats=claimants
    )


def _claim(view: View, ui: UiState[View]) -> Asked:
    assert view.table.window is not None and view.table.turn_of is not None  # noqa: S101 - it is open
    card, next_seat = view.table.window.card, (view.table.turn_of + 1) % view.table.settings.seats
    turn = message("five_hundred.detail.turn", who=Seat(next_seat))
    if stopped(view, ui):
        return message("five_hundred.prompt.claim_where", card=card), turn
    several = "_places" if len(own_places(view, ui)) > 1 else ""
    return message("five_hundred.prompt.claim", card=card), message(
        f"five_hundred.detail.claim{several}", turn=turn
    )


def _draw(view: View) -> Asked:
    """Ask to draw; say what is there."""
    table = view.table
    if not table.stock:
        return message("five_hundred.prompt.draw_pile"), reasons.refused("stock_empty").message
    if not table.pile:
        return message("five_hundred.prompt.draw_stock"), reasons.refused("pile_empty").message
    if _no_pile(view):
        return message("five_hundred.prompt.draw"), message(
            "five_hundred.detail.draw_two", card=table.pile[-1]
        )
    return message("five_hundred.prompt.draw"), message("five_hundred.detail.draw", card=table.pile[-1])


def _no_pile(view: View) -> bool:
    """Whether whose turn it is may not take the whole pile."""
    seat = view.table.turn_of
    return seat is None or refusal(view, draw_action(seat, view, TAKE_ALL)) is not None


def _previewed_draw(view: View, now: Preview) -> Asked:
    if now.kind == "draw":
        return message("five_hundred.prompt.draw_stock"), message(
            "five_hundred.detail.stock", n=view.table.stock
        )
    if now.kind == "take":
        card = now.cards[0].card
        return message("five_hundred.prompt.take", card=card), message("five_hundred.detail.take")
    whole = len(now.cards) == len(view.table.pile)
    title = "takeall" if whole else "takefrom"
    detail = taking_words(view, len(now.cards))
    warning = preview_warning(view, now)
    if warning is not None:
        detail = message("five_hundred.both", first=detail, second=warning)
    return message(f"five_hundred.prompt.{title}", n=len(now.cards)), detail


def _lay(view: View) -> Asked:
    """Ask to lay or discard; say what is owed."""
    table = view.table
    if table.turn.owes_meld:
        if table.settings.pile_rule == "forbid":
            return message("five_hundred.prompt.owed"), message("five_hundred.warning.must_meld")
        if table.settings.pile_penalty:
            penalty = gain(-table.settings.pile_penalty)
            return message("five_hundred.prompt.owed"), message("five_hundred.warning.owed", penalty=penalty)
    return message("five_hundred.prompt.lay"), _last_turn(view) or message("five_hundred.detail.lay")


def _unfinished(view: View, ui: UiState[View]) -> Asked:
    """Several cards are selected that make no meld (yet)."""
    cards = selected(view, ui)
    if len(cards) < SMALLEST:
        return message("five_hundred.prompt.more"), no_meld_reason(view, ui)
    return message("five_hundred.prompt.no_meld"), no_meld_reason(view, ui)


def _previewed(view: View, ui: UiState[View], now: Preview) -> Asked:
    if now.kind == "meld":
        asked = message("five_hundred.prompt.meld", cards=cards_words(now.cards))
        return asked, now.refused or message("five_hundred.detail.meld")
    if now.kind == "discard":
        return _previewed_discard(view, ui, now)
    assert now.meld is not None  # noqa: S101 - it is laid to one
    meld = view.table.melds[now.meld - 1]
    card = now.cards[0]
    if now.kind == "swap":
        return message("five_hundred.prompt.swap", card=card.card, meld=meld_name(meld)), message(
            "five_hundred.detail.swap"
        )
    where = place_words(meld, now.end, card)
    return message("five_hundred.prompt.lays", card=named(card), where=where), message(
        "five_hundred.detail.lays"
    )


def _previewed_discard(view: View, ui: UiState[View], now: Preview) -> Asked:
    card = now.cards[0].card
    if now.refused is not None:
        return message("five_hundred.prompt.no_discard", card=card), now.refused
    if now.closes:
        return message("five_hundred.prompt.close", card=card), message("five_hundred.detail.close")
    warning = preview_warning(view, now)
    places = [spot for spot in spots(view, ui) if spot.refused is None]
    asked = message("five_hundred.prompt.discard", card=card)
    if warning is not None:
        return asked, warning
    if not places:
        return asked, message("five_hundred.detail.discard")
    best = max(places, key=lambda spot: spot.gain)
    key = "swaps" if best.is_swap else "fits"
    return asked, message(
        f"five_hundred.detail.{key}",
        meld=meld_name(view.table.melds[best.number - 1]),
        points=gain(best.gain),
    )


def confirm(view: View, ui: UiState[View]) -> Confirm | None:
    """Return the main button; None when nothing is asked, and while others may be faster."""
    if acting_seat(view, ui) is None or may_award(view, ui):
        return None
    claim = chosen_claim(view, ui)
    if claim is not None:
        return Confirm(message("five_hundred.confirm.claim", points=gain(claim.gain)), claim.action)
    if may_claim(view, ui):
        return None
    now = preview(view, ui)
    if now is None:
        return Confirm(_nothing_to_confirm(view, ui), None)
    action = None if now.refused is not None else now.action
    return Confirm(_label(view, now), action, at_once=now.kind in ("draw", "take", "takeall"))


def _nothing_to_confirm(view: View, ui: UiState[View]) -> Message:
    if drawing(view, ui):
        return message("five_hundred.confirm.choose_draw")
    if readings(view, ui):
        return message("five_hundred.confirm.choose_reading")
    return message("five_hundred.confirm.choose_cards")


def _label(view: View, now: Preview) -> Message:
    """Say what the button does."""
    points = gain(now.gain)
    if now.kind == "discard":
        if now.closes:
            return message("five_hundred.confirm.close")
        return message("five_hundred.confirm.discard", card=now.cards[0].card)
    if now.kind == "take":
        return message("five_hundred.confirm.take", card=now.cards[0].card)
    if now.kind == "takeall" and len(now.cards) < len(view.table.pile):
        return message("five_hundred.confirm.takefrom", n=len(now.cards))
    return message(f"five_hundred.confirm.{now.kind}", points=points)
