"""Dominoes as a `Game`: it puts the parts together; the rules themselves are in the modules it imports.

Events, in the order of a match; tiles are notation, points whole numbers or halves:

    deal(round, opener, why, lead, hand, boneyard)     why: lot, chosen, rotate, winner, highest_double
    played(seat, tile, end, left, total)               left: tiles still held; total: of the ends (All Fives)
    drawn(seat, boneyard)                              boneyard: tiles left in it
    passed(seat, values)                               values at the open ends
    round(number, out, side, hands, pips)              out: None when blocked; all hands are public now
    score(side, points, reason, total, ...)            reason line (with seat, parts), out or blocked
    over(winner, scores)                               winner: None on a tie in a match of one round

`total` of a score is the side's score after it; `parts` are what the open ends count: (end or `spinner`,
value, whether it counts twice) each.
"""

from __future__ import annotations

import random

from spieltisch.core.actions import Action
from spieltisch.core.events import Json
from spieltisch.core.game import GameInfo, Result, Score, Setup, Step
from spieltisch.core.messages import message
from spieltisch.core.options import Options
from spieltisch.core.tiles import FULL_SET, Tile
from spieltisch.games.dominoes import codec, dealing, legality, playing, reasons
from spieltisch.games.dominoes.options import OPTIONS, SEATS
from spieltisch.games.dominoes.sampling import sample_state
from spieltisch.games.dominoes.settings import HALVES, Settings
from spieltisch.games.dominoes.state import State, View

INFO = GameInfo(
    id="dominoes",
    version=1,
    name=message("dominoes.name"),
    summary=message("dominoes.summary"),
    seats=SEATS,
    options=OPTIONS,
)


class DominoesRules:
    """Block, Draw and All Fives for two to four; an implementation of `spieltisch.core.game.Game`."""

    @property
    def info(self) -> GameInfo:
        """Id, version, seats and options."""
        return INFO

    def sides(self, seats: int, options: Options) -> tuple[int, ...]:
        """Return the side of every seat: partners sit opposite each other, else each plays alone."""
        return Settings.of(options, seats).sides

    def pieces(self, options: Options) -> tuple[str, ...]:
        """Return the 28 tiles."""
        del options
        return dealing.PIECES

    def check_setup(self, setup: Setup) -> None:
        """Refuse hands that the set cannot deal, partners without four seats, impossible scores and seats.

        Raises:
            SpieltischError: with the reason.
        """
        _checked(setup)

    def start(self, setup: Setup) -> Step[State]:
        """Return the first state: the first round is dealt and its opener found.

        Raises:
            SpieltischError: as `check_setup`.
        """
        settings, scores = _checked(setup)
        return dealing.first_round(settings, setup, scores)

    def actors(self, state: State) -> tuple[int, ...]:
        """Return the seat on turn."""
        return () if state.table.turn is None else (state.table.turn,)

    def turn(self, state: State) -> int | None:
        """Return the seat on turn, or None at the end."""
        return state.table.turn

    def asked(self, state: State) -> tuple[int, ...]:
        """Return the seat on turn: nobody ever acts of their own accord."""
        return self.actors(state)

    def view(self, state: State, seat: int | None) -> View:
        """Return what `seat` may know."""
        return View(state.table, seat, () if seat is None else state.hands[seat])

    def legal(self, view: View) -> tuple[Action, ...]:
        """Return the viewing seat's legal actions in canonical order."""
        if view.seat is None or view.seat != view.table.turn:
            return ()
        return legality.legal_actions(view.table, view.seat, view.hand)

    def canonical(self, action: Action) -> Action:
        """Write the tile with its higher half first."""
        return legality.canonical(action)

    def check(self, view: View, action: Action) -> None:
        """Say why the viewing seat may not do this.

        Raises:
            IllegalAction: the rules refuse it, or it is another seat's.
        """
        seats = view.table.settings.seats
        if action.seat >= seats:
            raise reasons.unknown_seat(action.seat)
        if action.seat != view.seat:
            raise reasons.not_your_turn()
        legality.check_action(action, view.table, view.hand)

    def apply(self, state: State, action: Action) -> Step[State]:
        """Return the next state and the events.

        Raises:
            IllegalAction: as `check` on the acting seat's view.
        """
        seat = action.seat
        if seat >= state.table.settings.seats:
            raise reasons.unknown_seat(seat)
        legality.check_action(action, state.table, state.hands[seat])
        if action.verb == legality.DRAW:
            return playing.draw(state, seat)
        if action.verb == legality.PASS:
            return playing.pass_turn(state, seat)
        return playing.lay(state, seat, Tile.parse(action.args[0]), playing.end_name(action.args))

    def automatic(self, view: View) -> Action | None:
        """Return a pass when nothing else is legal."""
        legal = self.legal(view)
        return legal[0] if legal and legal[0].verb == legality.PASS else None

    def result(self, state: State) -> Result:
        """Return every point counted so far, and the winner once the match is over."""
        table = state.table
        return Result(table.over, tuple(playing.in_points(score) for score in table.scores), table.winner)

    def sample(self, view: View, stream: random.Random) -> State:
        """Return a whole state that looks exactly like `view`, the rest dealt anew."""
        return sample_state(view, stream)

    def view_to_json(self, view: View) -> Json:
        """Return the view as a JSON object; tiles in notation."""
        return codec.view_to_json(view)

    def view_from_json(self, data: Json) -> View:
        """Read what `view_to_json` wrote.

        Raises:
            ValueError: it is no such thing.
        """
        return codec.view_from_json(data)


def _checked(setup: Setup) -> tuple[Settings, tuple[int, ...]]:
    """Return settings and half-points to start from, having looked at the whole setup."""
    if setup.options["partners"] and setup.seats != max(SEATS):
        raise reasons.bad_partners()
    settings = Settings.of(setup.options, setup.seats)
    if settings.hand_size * settings.seats > len(FULL_SET):
        raise reasons.bad_hand_size(settings.hand_size, settings.seats)
    chosen = (*setup.lots, 0 if setup.dealer is None else setup.dealer)
    if not all(0 <= seat < settings.seats for seat in chosen):
        raise reasons.bad_opener()
    scores = (0,) * settings.side_count if setup.scores is None else setup.scores
    if len(scores) != settings.side_count or not all(_possible(settings, score) for score in scores):
        raise reasons.bad_scores()
    return settings, tuple(int(HALVES * score) for score in scores)


def _possible(settings: Settings, score: Score) -> bool:
    halves = HALVES * score
    below = not settings.target or score < settings.target
    return not isinstance(score, bool) and 0 <= score <= MOST_SCORE and halves == int(halves) and below


MOST_SCORE = 100_000
"""More than any match reaches; a match file cannot begin with more."""
