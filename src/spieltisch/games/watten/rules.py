"""Watten as a `Game`: it puts the parts together; the rules themselves are in the modules it imports.

Events, in the order of a match. All have `round` (0 before the first), `side` is a pair, cards, ranks and
suits are notation, `won` and `tricks` are tricks of either pair:

    start(scores)                       first_dealer(dealer): drawn by lot      deal(dealer, forehand, scores)
    announced(side, seat, what: rank or trump, value); with the trump also critical (the Kritischen, highest
        first), right, guate (None without)
    played(side, seat, card, trick: number from 1)
    trick(side, seat, number, leader, cards in the order played, won): `seat` has taken it
    raised(side, seat, stake, offered, counter)     held(side, seat, stake)     folded(side, seat, stake)
    round(side, points, tricks, rank, trump, folded: seat or None)
    score(side, points, reason: round or fold, total, tricks)
    over(winner, scores, margin)

`stake` is what counts after it: a raise `offered` one more, a counter-raise has accepted the first one, and
who folds leaves the other pair the stake before its raise. `score` follows what it is for, then comes `deal`
or `over`.
"""

from __future__ import annotations

import random

from spieltisch.core.actions import Action
from spieltisch.core.errors import IllegalAction
from spieltisch.core.events import Json
from spieltisch.core.game import GameInfo, Result, Setup, Step
from spieltisch.core.messages import message
from spieltisch.core.options import Options
from spieltisch.games.watten import codec, legality, reasons
from spieltisch.games.watten.course import do, first_round
from spieltisch.games.watten.dealing import pack_of
from spieltisch.games.watten.options import OPTIONS
from spieltisch.games.watten.sampling import sample_state
from spieltisch.games.watten.settings import Settings
from spieltisch.games.watten.state import SEATS, Pair, Phase, State, View, pair_of

INFO = GameInfo(
    id="watten",
    version=1,
    name=message("watten.name"),
    summary=message("watten.summary"),
    seats=(SEATS,),
    options=OPTIONS,
)


class WattenRules:
    """Watten for two pairs, Bavarian or Tyrolean; an implementation of `spieltisch.core.game.Game`."""

    @property
    def info(self) -> GameInfo:
        """Id, version, seats and options."""
        return INFO

    def sides(self, seats: int, options: Options) -> tuple[int, ...]:
        """Return (0, 1, 0, 1): who sits opposite is the partner."""
        del options
        return tuple(map(pair_of, range(seats)))

    def pieces(self, options: Options) -> tuple[str, ...]:
        """Return the 32 cards, or 33 with the Weli."""
        return tuple(card.text for card in pack_of(Settings.of(options)))

    def check_setup(self, setup: Setup) -> None:
        """Refuse other than four seats, scores outside 0 to below the target and dealers that do not exist.

        Raises:
            SpieltischError: with the reason.
        """
        _checked_scores(setup)
        _first_dealer(setup)

    def start(self, setup: Setup) -> Step[State]:
        """Return the first round, dealt by `setup.dealer`, else by whom the lot names.

        Raises:
            SpieltischError: as `check_setup`.
        """
        scores, dealer = _checked_scores(setup), _first_dealer(setup)
        return first_round(setup.chance, Settings.of(setup.options), scores, dealer, setup.dealer is None)

    def actors(self, state: State) -> tuple[int, ...]:
        """Return the seat on turn and all that may raise, or the pair that has to answer."""
        return legality.actors(state.table)

    def turn(self, state: State) -> int | None:
        """Return the seat that announces or plays, or None at the end and while a raise is pending."""
        return None if state.table.raiser is not None else state.table.turn

    def asked(self, state: State) -> tuple[int, ...]:
        """Return the seat on turn, or the pair that has to answer a raise, the raiser's left first."""
        return legality.asked(state.table)

    def view(self, state: State, seat: int | None) -> View:
        """Return what `seat` may know: the table and its own hand."""
        return View(state.table, seat, () if seat is None else state.hands[seat])

    def legal(self, view: View) -> tuple[Action, ...]:
        """Return the viewing seat's legal actions in canonical order."""
        return () if view.seat is None else legality.legal_actions(view.table, view.seat, view.hand)

    def canonical(self, action: Action) -> Action:
        """Return the action as it is: there is one way to write each."""
        return action

    def check(self, view: View, action: Action) -> None:
        """Say why the viewing seat may not do this.

        Raises:
            IllegalAction: the rules refuse it, or it is another seat's.
        """
        if action.seat != view.seat:
            raise _foreign(action)
        legality.check_action(view.table, view.hand, action)

    def apply(self, state: State, action: Action) -> Step[State]:
        """Return the next state and the events.

        Raises:
            IllegalAction: as `check` on the acting seat's view.
        """
        seat = action.seat
        if not 0 <= seat < SEATS:
            raise reasons.unknown_seat(seat)
        legality.check_action(state.table, state.hands[seat], action)
        return do(state, action)

    def automatic(self, view: View) -> Action | None:
        """Return None: people play even their last card themselves."""
        del view
        return None

    def result(self, state: State) -> Result:
        """Return the points after the last finished round, and the pair that has reached the target."""
        table = state.table
        return Result(table.phase is Phase.OVER, table.scores, table.winner)

    def sample(self, view: View, stream: random.Random) -> State:
        """Return a whole state that looks exactly like `view`, the rest dealt anew."""
        return sample_state(view, stream)

    def view_to_json(self, view: View) -> Json:
        """Return the view as a JSON object; cards, ranks and suits in notation."""
        return codec.view_to_json(view)

    def view_from_json(self, data: Json) -> View:
        """Read what `view_to_json` wrote.

        Raises:
            ValueError: it is no such thing.
        """
        return codec.view_from_json(data)


def _checked_scores(setup: Setup) -> Pair:
    """Return the scores to start from."""
    if setup.seats != SEATS:
        raise reasons.bad_seats(setup.seats)
    target = Settings.of(setup.options).target
    scores = (0, 0) if setup.scores is None else setup.scores
    if len(scores) != 2 or not all(type(score) is int and 0 <= score < target for score in scores):
        raise reasons.bad_scores(target)
    return int(scores[0]), int(scores[1])


def _first_dealer(setup: Setup) -> int:
    """Return who deals first: whom the setup names, else the first of its lots, else a seat drawn by lot."""
    if setup.dealer is not None:
        dealer = setup.dealer
    elif setup.lots:
        dealer = setup.lots[0]
    else:
        dealer = int(setup.chance.stream("lot/0").random() * SEATS)
    if not 0 <= dealer < SEATS:
        raise reasons.bad_dealer()
    return dealer


def _foreign(action: Action) -> IllegalAction:
    known = 0 <= action.seat < SEATS
    return reasons.not_your_turn() if known else reasons.unknown_seat(action.seat)
