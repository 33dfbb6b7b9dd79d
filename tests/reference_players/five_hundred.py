"""Frozen players of Danish 500 that the product's levels are measured against. THIS FILE MUST NOT BE CHANGED.

They share nothing with the product's players; only state and legality are those of the rules. A better
yardstick gets a new name. Name them to the tools as `tests.reference_players.five_hundred:Greedy`.

| player   | does                                                                                      |
|----------|-------------------------------------------------------------------------------------------|
| `Random` | anything                                                                                  |
| `Greedy` | lays the dearest thing it can until nothing fits, discards the dearest card that fits no  |
|          | meld, draws from the stock unless the top card can be laid at once, claims everything     |
"""

from __future__ import annotations

import random
from dataclasses import replace

from spieltisch.core.actions import Action
from spieltisch.core.cards import JOKER, Card
from spieltisch.games.five_hundred.legality import legal_actions
from spieltisch.games.five_hundred.melds import Shown, fitting_ends
from spieltisch.games.five_hundred.state import Phase, Turn, View


def actions(view: View) -> tuple[Action, ...]:
    assert view.seat is not None
    return legal_actions(view.table, view.seat, view.hand)


def points(word: str) -> int:
    """What a card counts as a rule: jokers 25, aces 15, ten to king 10, others 5."""
    if word.startswith("*"):
        return 25
    rank = Card.parse(word).rank
    return 15 if rank == 1 else 10 if rank >= 10 else 5


def worth(action: Action) -> int:
    cards = action.args if action.verb == "meld" else action.args[:1]
    return sum(points(word) for word in cards)


def fits(view: View, action: Action) -> bool:
    """Whether somebody could lay a discard."""
    word = action.args[0]
    if word == JOKER.text:
        return True
    card = Shown.parse(word).card
    both = view.table.settings.ace_both_ends
    return any(fitting_ends(meld, card, ace_both_ends=both) for meld in view.table.melds)


def with_top(view: View) -> View:
    """The view after taking the top card."""
    top = view.table.pile[-1]
    table = replace(view.table, phase=Phase.LAY, turn=Turn(), pile=view.table.pile[:-1])
    return View(table, view.seat, tuple(sorted((*view.hand, top))))


def top_can_be_laid(view: View) -> bool:
    top = view.table.pile[-1].text
    return any(
        action.verb in ("meld", "lay") and any(word.startswith(top) for word in action.args)
        for action in actions(with_top(view))
    )


class Random:
    def choose(self, view: View, number: int) -> Action:
        legal = actions(view)
        return legal[int(random.Random(number).random() * len(legal))]


class Greedy:
    def choose(self, view: View, number: int) -> Action:
        legal = actions(view)
        by_verb = {verb: [action for action in legal if action.verb == verb] for verb in VERBS}
        for verb in ("award", "claim", "decline"):
            if by_verb[verb]:
                return by_verb[verb][0]
        if view.table.phase is Phase.DRAW:
            if by_verb["draw"] and not (by_verb["take"] and top_can_be_laid(view)):
                return by_verb["draw"][0]
            return by_verb["take"][0]
        laying = by_verb["meld"] + by_verb["lay"] or by_verb["swap"]
        if laying:
            return max(laying, key=worth)
        return max(by_verb["discard"], key=lambda action: (not fits(view, action), worth(action)))


VERBS = ("draw", "take", "take-all", "meld", "lay", "swap", "discard", "claim", "decline", "award")
