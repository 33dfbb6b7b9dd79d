"""Danish 500 as a `Game`: it puts the parts together; the rules themselves are in the modules it imports.

Events, in the order of a match; cards are notation (`*5H`: a joker that stands for it), melds count from 1:

    lot(seat)                                      who starts, where lots are drawn
    deal(number, starter, cards, up, stock)        drawn(seat, stock)            took(seat, card)
    took_pile(seat, cards)                         melded(seat, cards, meld, points)
    laid(seat, card, meld, place, points)          swapped(seat, card, meld, place, points)
    discarded(seat, card, claim)                   penalty(seat, points)
    claimed(seat, meld, card)                      declined(seat)                awarded(seat, claimant)
    claim_laid(seat, card, meld, place, points)    reshuffled(stock)             closed(seat)
    count(number, closer, hands, totals)           over(winner, scores)
    score(side, points, reason, deal, total)       reason laid, hand, pile_penalty or closing

The scores of a deal follow its `count`; `total` is the side's total after each.
"""

from __future__ import annotations

import random

from spieltisch.core.actions import Action
from spieltisch.core.events import Json
from spieltisch.core.game import GameInfo, Result, Setup, Step
from spieltisch.core.messages import message
from spieltisch.core.options import Options
from spieltisch.games.five_hundred import claiming, codec, course, dealing, legality, notation, reasons
from spieltisch.games.five_hundred.melds import Shown
from spieltisch.games.five_hundred.options import OPTIONS, SEATS
from spieltisch.games.five_hundred.sampling import sample_state
from spieltisch.games.five_hundred.settings import Settings
from spieltisch.games.five_hundred.state import Phase, State, View

INFO = GameInfo(
    id="five_hundred",
    version=1,
    name=message("five_hundred.name"),
    summary=message("five_hundred.summary"),
    seats=SEATS,
    options=OPTIONS,
)
LOWEST_SCORE = -100_000


class FiveHundredRules:
    """Danish 500 for two to six; an implementation of `spieltisch.core.game.Game`."""

    @property
    def info(self) -> GameInfo:
        """Id, version, seats and options."""
        return INFO

    def sides(self, seats: int, options: Options) -> tuple[int, ...]:
        """Return every seat as a side of its own."""
        del options
        return tuple(range(seats))

    def pieces(self, options: Options) -> tuple[str, ...]:
        """Return the 52 cards and the jokers."""
        settings = Settings.of(options, SEATS[0])
        return tuple(card.text for card in dealing.pieces(settings))

    def check_setup(self, setup: Setup) -> None:
        """Refuse hands that leave nothing to draw, impossible scores and seats.

        Raises:
            SpieltischError: with the reason.
        """
        _checked(setup)

    def start(self, setup: Setup) -> Step[State]:
        """Return the first state: the first deal lies on the table.

        Raises:
            SpieltischError: as `check_setup`.
        """
        settings, scores = _checked(setup)
        return dealing.first_deal(settings, setup, scores)

    def actors(self, state: State) -> tuple[int, ...]:
        """Return the seat on turn, or those that may answer who takes a discard."""
        return legality.actors(state.table)

    def turn(self, state: State) -> int | None:
        """Return the one seat to act, or None at the end and while several may claim."""
        acting = legality.actors(state.table)
        return acting[0] if len(acting) == 1 else None

    def asked(self, state: State) -> tuple[int, ...]:
        """Return the actors; those that may claim in the order from the discarder's left."""
        table = state.table
        return claiming.answering(table) if table.phase is Phase.CLAIM else legality.actors(table)

    def view(self, state: State, seat: int | None) -> View:
        """Return what `seat` may know."""
        if seat is None:
            return View(state.table, None, ())
        return View(
            state.table, seat, state.hands[seat], state.drawn if seat == state.table.turn_of else None
        )

    def legal(self, view: View) -> tuple[Action, ...]:
        """Return the viewing seat's legal actions in canonical order."""
        if view.seat is None:
            return ()
        return legality.legal_actions(view.table, view.seat, view.hand)

    def canonical(self, action: Action) -> Action:
        """Put the cards of a meld into order."""
        return notation.canonical(action)

    def check(self, view: View, action: Action) -> None:
        """Say why the viewing seat may not do this.

        Raises:
            IllegalAction: the rules refuse it, or it is another seat's.
        """
        if action.seat >= view.table.settings.seats:
            raise reasons.unknown_seat(action.seat)
        if action.seat != view.seat:
            raise reasons.refused("not_your_turn")
        legality.check_action(action, view.table, view.hand)

    def apply(self, state: State, action: Action) -> Step[State]:
        """Return the next state and the events.

        Raises:
            IllegalAction: as `check` on the acting seat's view.
        """
        if action.seat >= state.table.settings.seats:
            raise reasons.unknown_seat(action.seat)
        legality.check_action(action, state.table, state.hands[action.seat])
        return _do(state, action.seat, action.verb, notation.canonical(action).args)

    def automatic(self, view: View) -> Action | None:
        """Return None: even a single possible draw or discard is left to the player."""
        del view
        return None

    def result(self, state: State) -> Result:
        """Return the totals after the last finished deal, and the winner once the match is over."""
        table = state.table
        return Result(table.phase is Phase.OVER, table.scores, table.winner)

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


def _do(state: State, seat: int, verb: str, words: tuple[str, ...]) -> Step[State]:  # noqa: PLR0911 - one a verb
    """Do an action that has been checked."""
    if verb == notation.DRAW:
        return course.draw(state, seat)
    if verb == notation.TAKE:
        return course.take(state, seat)
    if verb == notation.TAKE_ALL:
        return course.take_all(state, seat, legality.pile_part(state.table, words))
    if verb == notation.MELD:
        return course.meld(state, seat, tuple(Shown.parse(word) for word in words))
    if verb == notation.LAY:
        return course.lay(state, seat, Shown.parse(words[0]), int(words[1]))
    if verb == notation.SWAP:
        return course.swap(state, seat, dealing.parse(words[0]), int(words[1]))
    if verb == notation.DISCARD:
        return course.discard(state, seat, dealing.parse(words[0]))
    return _answer(state, seat, verb, words)


def _answer(state: State, seat: int, verb: str, words: tuple[str, ...]) -> Step[State]:
    if verb == notation.CLAIM:
        return course.claim(state, claiming.claim_of(state.table, seat, words))
    if verb == notation.AWARD:
        return course.award(state, int(words[0]))
    return course.decline(state, seat)


def _checked(setup: Setup) -> tuple[Settings, tuple[int, ...]]:
    """Return settings and totals to start from, having looked at the whole setup."""
    settings = Settings.of(setup.options, setup.seats)
    if settings.hand_size * settings.seats + 2 > len(dealing.pieces(settings)):
        raise reasons.bad_hand_size(settings.hand_size, settings.seats)
    seats = (*setup.lots, 0 if setup.dealer is None else setup.dealer)
    if not all(0 <= seat < settings.seats for seat in seats):
        raise reasons.bad_starter()
    scores = (0,) * settings.seats if setup.scores is None else setup.scores
    possible = all(type(score) is int and LOWEST_SCORE < score < settings.target for score in scores)
    if len(scores) != settings.seats or not possible:
        raise reasons.bad_scores()
    return settings, tuple(int(score) for score in scores)
