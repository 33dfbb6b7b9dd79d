"""The ranking of the cards in this round from the top, for the side panel; own cards are marked."""

from __future__ import annotations

from collections.abc import Sequence

from spieltisch.core.cards import Card
from spieltisch.core.messages import message
from spieltisch.core.presentation import Extra
from spieltisch.games.watten.dealing import pack_of
from spieltisch.games.watten.presenter.choosing import SUITS_SHOWN
from spieltisch.games.watten.presenter.ending import Ending
from spieltisch.games.watten.presenter.naming import Role, named, role_of
from spieltisch.games.watten.ranking import WELI, Ranking
from spieltisch.games.watten.settings import Settings
from spieltisch.games.watten.state import Cards, View

_GROUP_OF = {
    Role.MAXI: "critical",
    Role.BELLI: "critical",
    Role.SPITZ: "critical",
    Role.GUATE: "guate",
    Role.RIGHT: "right",
    Role.LEFT: "left",
    Role.TRUMP: "trump",
    Role.WELI: "trump",
}
_LABELS = {
    "critical": message("watten.ranking.critical"),
    "guate": message("watten.ranking.guate"),
    "right": message("watten.ranking.right"),
    "left": message("watten.ranking.left"),
    "trump": message("watten.ranking.trump"),
}


def groups(settings: Settings, ranking: Ranking) -> tuple[tuple[str, Cards], ...]:
    """Return the cards that beat every plain card, strongest group first, each from its strongest card."""
    cards = sorted(pack_of(settings), key=lambda card: (-ranking.base(card), SUITS_SHOWN.index(card.suit)))
    found: dict[str, list[Card]] = {}
    for card in cards:
        key = _GROUP_OF.get(role_of(ranking, card))
        if key is not None:
            found.setdefault(key, []).append(card)
    return tuple((key, tuple(group)) for key, group in found.items())


def ranking_extra(view: View, ending: Ending | None) -> dict[str, Extra] | None:
    """Return `extra["ranking"]` (see `extra`); None before both announcements and at the end of a round."""
    ranking = view.table.ranking
    if ranking is None or ending is not None:
        return None
    return {
        "title": message("watten.ranking.title"),
        "groups": tuple(
            {"key": key, "label": _LABELS[key], "cards": _entries(view, cards)}
            for key, cards in groups(view.table.settings, ranking)
        ),
    }


def _entries(view: View, cards: Sequence[Card]) -> tuple[dict[str, Extra], ...]:
    gone = frozenset(view.table.played)
    return tuple(
        {
            "face": card.text,
            "tag": message("watten.card.weli") if card == WELI else None,
            "name": message("watten.ranking.name", card=named(card)),
            "own": card in view.hand,
            "gone": card in gone,
        }
        for card in cards
    )
