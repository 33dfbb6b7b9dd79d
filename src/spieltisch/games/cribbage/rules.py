"""Cribbage as a `Game`: it puts the parts together; the rules themselves are in the modules it imports.

Events, in the order of a match; all have `deal` (0 before the first), `side` is a seat, cards are notation:

    start(scores)                       cut_for_deal(side, depth, card)     tie(cards)
    first_dealer(dealer, cards)         deal(dealer, scores)                cut_pack(side, depth)
    dealt(cards: number each)           discarded(side, cards: number)      cut_starter(side, depth)
    starter(card)                       played(side, card, count)           go(side, count)
    reset(count, leader)                over(winner, scores, margin, skunk: 0, 1, or 2 for double)
    show(side, of, cards, starter, points, combinations: (kind, points, cards) each)
    score(side, points, reason, total, raw, phase, cards, ...)

`score` follows what it is for. `total` is the side's score after it (at most 121), `raw` the same uncapped;
`phase` is `play` (heels too) with the running `count` for cards played, or `show` with `of` (hand, crib) and
`combinations` (the cards of each).
"""

from __future__ import annotations

import random

from spieltisch.core.actions import Action
from spieltisch.core.cards import Card
from spieltisch.core.errors import IllegalAction
from spieltisch.core.events import Json
from spieltisch.core.game import GameInfo, Result, Setup, Step
from spieltisch.core.messages import message
from spieltisch.core.options import Options
from spieltisch.games.cribbage import codec, dealing, legality, reasons
from spieltisch.games.cribbage.draft import PIECES, Draft
from spieltisch.games.cribbage.pegging import play_card
from spieltisch.games.cribbage.records import TARGET, Pair
from spieltisch.games.cribbage.sampling import sample_state
from spieltisch.games.cribbage.state import Phase, State, View

INFO = GameInfo(
    id="cribbage",
    version=1,
    name=message("cribbage.name"),
    summary=message("cribbage.summary"),
    seats=(2,),
)


class CribbageRules:
    """Six-card cribbage for two, to 121; an implementation of `spieltisch.core.game.Game`."""

    @property
    def info(self) -> GameInfo:
        """Id, version and seats; cribbage has no options."""
        return INFO

    def sides(self, seats: int, options: Options) -> tuple[int, ...]:
        """Return (0, 1): each seat plays for itself."""
        del options
        return tuple(range(seats))

    def pieces(self, options: Options) -> tuple[str, ...]:
        """Return the 52 cards."""
        del options
        return PIECES

    def check_setup(self, setup: Setup) -> None:
        """Refuse other than two seats, scores outside 0 to 120 and dealers that do not exist.

        Raises:
            SpieltischError: with the reason.
        """
        _checked_scores(setup)

    def start(self, setup: Setup) -> Step[State]:
        """Return the first state: the cut for deal, or the first deal if `setup` names the dealer.

        Raises:
            SpieltischError: as `check_setup`.
        """
        return dealing.first_draft(setup.chance, _checked_scores(setup), setup.dealer).step()

    def actors(self, state: State) -> tuple[int, ...]:
        """Return the seats with a legal action."""
        return state.to_act

    def turn(self, state: State) -> int | None:
        """Return the one seat to act, or None at the end and while both cut for deal or discard."""
        return state.to_act[0] if len(state.to_act) == 1 else None

    def asked(self, state: State) -> tuple[int, ...]:
        """Return the seats with a legal action: nobody ever acts of their own accord."""
        return state.to_act

    def view(self, state: State, seat: int | None) -> View:
        """Return what `seat` may know."""
        hands, laid = state.hands, state.laid
        return View(
            seat,
            state.phase,
            state.to_act,
            state.scores,
            state.back_pegs,
            state.deal,
            state.dealer,
            state.cuts,
            () if seat is None else hands[seat],
            () if seat is None else laid[seat],
            (len(hands[0]), len(hands[1])),
            (bool(laid[0]), bool(laid[1])),
            state.starter,
            state.plays,
            state.count,
            state.passed,
            state.least_values,
            state.last_show,
            state.winner,
        )

    def legal(self, view: View) -> tuple[Action, ...]:
        """Return the viewing seat's legal actions in canonical order."""
        if view.seat is None or view.seat not in view.to_act:
            return ()
        return legality.legal_actions(view.phase, view.seat, view.hand, view.count)

    def canonical(self, action: Action) -> Action:
        """Sort the cards of a discard."""
        return legality.canonical(action)

    def check(self, view: View, action: Action) -> None:
        """Say why the viewing seat may not do this.

        Raises:
            IllegalAction: the rules refuse it, or it is another seat's.
        """
        if action.seat != view.seat:
            raise _foreign(action)
        legality.check_action(action, view.phase, view.to_act, view.hand, view.count)

    def apply(self, state: State, action: Action) -> Step[State]:
        """Return the next state and the events.

        Raises:
            IllegalAction: as `check` on the acting seat's view.
        """
        seat = action.seat
        if seat not in (0, 1):
            raise reasons.unknown_seat(seat)
        legality.check_action(action, state.phase, state.to_act, state.hands[seat], state.count)
        draft = Draft(state)
        _do(draft, action)
        return draft.step()

    def automatic(self, view: View) -> Action | None:
        """Return None: a forced go is no action but an event."""
        del view
        return None

    def result(self, state: State) -> Result:
        """Return every pegged point, and the winner once a seat has 121."""
        return Result(state.phase is Phase.OVER, state.scores, state.winner)

    def sample(self, view: View, stream: random.Random) -> State:
        """Return a whole state that looks exactly like `view`, the rest dealt anew."""
        return sample_state(view, stream)

    def view_to_json(self, view: View) -> Json:
        """Return the view as a JSON object; cards in notation."""
        return codec.view_to_json(view)

    def view_from_json(self, data: Json) -> View:
        """Read what `view_to_json` wrote.

        Raises:
            ValueError: it is no such thing.
        """
        return codec.view_from_json(data)


def _checked_scores(setup: Setup) -> Pair:
    """Return the scores to start from, having looked at the whole setup."""
    if setup.seats != 2:
        raise reasons.bad_seats(setup.seats)
    if setup.dealer not in (None, 0, 1):
        raise reasons.bad_dealer()
    scores = (0, 0) if setup.scores is None else setup.scores
    if len(scores) != 2 or not all(type(score) is int and 0 <= score < TARGET for score in scores):
        raise reasons.bad_scores()
    return int(scores[0]), int(scores[1])


def _foreign(action: Action) -> IllegalAction:
    known = action.seat in (0, 1)
    return reasons.not_your_turn() if known else reasons.unknown_seat(action.seat)


def _do(draft: Draft, action: Action) -> None:
    """Do an action that has been checked."""
    seat, words = action.seat, action.args
    if draft.phase is Phase.PLAY:
        play_card(draft, seat, Card.parse(words[0]))
    elif draft.phase is Phase.DISCARD:
        dealing.discard(draft, seat, tuple(sorted(Card.parse(word) for word in words)))
    elif draft.phase is Phase.CUT_PACK:
        dealing.cut_pack(draft, seat, int(words[0]))
    elif draft.phase is Phase.CUT_STARTER:
        dealing.cut_starter(draft, seat, int(words[0]))
    else:
        dealing.cut_for_deal(draft, seat, int(words[0]))
