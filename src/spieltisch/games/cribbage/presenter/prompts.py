"""What is asked of the person at the table, and what the main button does."""

from __future__ import annotations

from typing import Final

from spieltisch.core.cards import Card
from spieltisch.core.messages import Message, Seat, message
from spieltisch.core.presentation import Confirm, UiState
from spieltisch.games.cribbage.legality import LIMIT
from spieltisch.games.cribbage.presenter.choosing import CUTS, acting, chosen_action, selected_cards
from spieltisch.games.cribbage.presenter.hints import hint_detail
from spieltisch.games.cribbage.presenter.naming import holding_title, reason_worth
from spieltisch.games.cribbage.presenter.outcome import outcome
from spieltisch.games.cribbage.presenter.pegging import preview_play
from spieltisch.games.cribbage.presenter.pieces import last_cut
from spieltisch.games.cribbage.presenter.show import Moment
from spieltisch.games.cribbage.records import Cards
from spieltisch.games.cribbage.scoring import rank_patterns
from spieltisch.games.cribbage.state import Phase, View

FLUSH_POINTS: Final = 4

_PHASES: Final = {
    Phase.CUT_FOR_DEAL: message("cribbage.phase.cut_for_deal"),
    Phase.CUT_PACK: message("cribbage.phase.cut_pack"),
    Phase.DISCARD: message("cribbage.phase.discard"),
    Phase.CUT_STARTER: message("cribbage.phase.cut_starter"),
    Phase.PLAY: message("cribbage.phase.play"),
    Phase.OVER: message("cribbage.phase.over"),
}
_WAITING: Final = {
    Phase.CUT_FOR_DEAL: "cribbage.waiting.cut_for_deal",
    Phase.CUT_PACK: "cribbage.waiting.cut_pack",
    Phase.DISCARD: "cribbage.waiting.discard",
    Phase.CUT_STARTER: "cribbage.waiting.cut_starter",
    Phase.PLAY: "cribbage.waiting.play",
}


def progress(view: View, moment: Moment | None) -> Message:
    """Return where the match is: "Deal 7 · Play"."""
    if moment is not None:
        return message("cribbage.progress", deal=moment.record.deal, phase=message("cribbage.phase.show"))
    phase = _PHASES[view.phase]
    return message("cribbage.progress", deal=view.deal, phase=phase) if view.deal else phase


def prompt(view: View, ui: UiState[View], moment: Moment | None) -> tuple[Message, Message | None]:
    """Return the prompt and the line below it."""
    if moment is not None:
        return _show_prompt(moment)
    result = outcome(view)
    if result is not None:
        return result.title, result.text
    if not acting(view, ui):
        return _waiting(view), _waiting_detail(view)
    hint = hint_detail(view, ui)
    if view.phase in CUTS:
        asked, detail = _cut_prompt(view)
    elif view.phase is Phase.DISCARD:
        asked, detail = _discard_prompt(view, ui)
    else:
        asked, detail = message("cribbage.prompt.play", limit=LIMIT), _play_detail(view, ui)
    return asked, hint or detail


def _show_prompt(moment: Moment) -> tuple[Message, Message | None]:
    count = moment.count
    if count is None:
        counts = tuple(
            message("cribbage.show.result", title=holding_title(one.seat, one.of), points=one.points)
            for one in moment.record.counts
        )
        return message("cribbage.show.overview", deal=moment.record.deal), message(
            "cribbage.list", items=counts
        )
    title = holding_title(count.seat, count.of)
    if moment.current is None:
        return message("cribbage.show.prompt.total", title=title, n=0), message("cribbage.show.nothing")
    now = moment.current
    worth = reason_worth(now.kind, now.points, now.cards)
    if moment.left:
        detail = message(
            "cribbage.show.detail", worth=worth, left=message("cribbage.show.left_long", n=moment.left)
        )
        return message("cribbage.show.prompt.running", title=title, sum=moment.sum), detail
    return message("cribbage.show.prompt.total", title=title, n=moment.sum), message(
        "cribbage.label", text=worth
    )


def _waiting(view: View) -> Message:
    return message(_WAITING[view.phase], who=Seat(view.to_act[0]))


def _waiting_detail(view: View) -> Message | None:
    if view.phase is Phase.PLAY and view.seat is not None and view.passed == view.seat:
        return message("cribbage.detail.passed", count=view.count)
    return _cut_result(view) if view.phase in (Phase.CUT_FOR_DEAL, Phase.CUT_PACK) else None


def _cut_prompt(view: View) -> tuple[Message, Message | None]:
    if view.phase is Phase.CUT_FOR_DEAL:
        return message("cribbage.prompt.cut_for_deal"), _cut_result(view) or message(
            "cribbage.detail.cut_for_deal"
        )
    dealer = Seat(view.dealer or 0)
    if view.phase is Phase.CUT_PACK:
        return message("cribbage.prompt.cut_pack"), _cut_result(view) or message(
            "cribbage.detail.cut_pack", who=dealer
        )
    return message("cribbage.prompt.cut_starter"), message("cribbage.detail.cut_starter", who=dealer)


def _cut_result(view: View) -> Message | None:
    """Say what the cut for deal has brought: a tie or the first dealer."""
    first, second = last_cut(view)
    if first is None or second is None:
        return None
    if view.phase is Phase.CUT_FOR_DEAL:
        return message("cribbage.detail.tie", cards=(first, second)) if first.rank == second.rank else None
    if view.deal != 1 or view.dealer is None:
        return None
    low, high = (first, second) if view.dealer == 0 else (second, first)
    return message("cribbage.detail.first_dealer", who=Seat(view.dealer), low=low, high=high)


def _discard_prompt(view: View, ui: UiState[View]) -> tuple[Message, Message | None]:
    asked = message("cribbage.prompt.discard", who=Seat(view.dealer or 0))
    laid = selected_cards(view, ui)
    if len(laid) < 2:
        return asked, message("cribbage.detail.discard")
    kept = tuple(card for card in view.hand if card not in laid)
    return asked, message("cribbage.detail.kept", cards=kept, n=points_held(kept))


def points_held(cards: Cards) -> int:
    """Return what four cards count before there is a starter."""
    patterns = rank_patterns(tuple(sorted(card.rank for card in cards)))
    flush = FLUSH_POINTS if len({card.suit for card in cards}) == 1 else 0
    return sum(points for _, points, _ in patterns) + flush


def _play_detail(view: View, ui: UiState[View]) -> Message | None:
    chosen = selected_cards(view, ui)
    if chosen:
        gains = preview_play(view, chosen[0]).gains
        worths = tuple(gain.worth for gain in gains)
        if not worths:
            return message("cribbage.detail.no_points")
        return message("cribbage.sentence", items=worths)
    if view.passed is not None and view.passed != view.seat:
        return message("cribbage.detail.alone", who=Seat(view.passed))
    if view.count:
        return message("cribbage.detail.count", count=view.count, left=LIMIT - view.count)
    return message("cribbage.detail.new_count") if view.plays else message("cribbage.detail.lead")


def confirm(view: View, ui: UiState[View]) -> Confirm | None:
    """Return the main button; None when nothing is asked."""
    if not acting(view, ui):
        return None
    action = chosen_action(view, ui)
    if view.phase in CUTS:
        return Confirm(message("cribbage.confirm.cut"), action)
    cards = tuple(sorted(selected_cards(view, ui)))
    if view.phase is Phase.DISCARD:
        return Confirm(_discard_label(cards), action)
    if not cards:
        return Confirm(message("cribbage.confirm.choose_card"), None)
    points = preview_play(view, cards[0]).points
    return Confirm(_play_label(cards[0], points), action)


def _discard_label(cards: Cards) -> Message:
    if len(cards) == 2:
        return message("cribbage.confirm.discard", cards=cards)
    return message("cribbage.confirm.one_more") if cards else message("cribbage.confirm.choose_two")


def _play_label(card: Card, points: int) -> Message:
    if points:
        return message("cribbage.confirm.play_scoring", card=card, points=points)
    return message("cribbage.confirm.play", card=card)
