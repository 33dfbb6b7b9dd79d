"""The rules page: exactly the paragraphs that the options of a match make true (rules text of the game)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from spieltisch.core.cards import Card
from spieltisch.core.messages import Message, Rank, Suit, message
from spieltisch.core.presentation import RulesSection
from spieltisch.games.watten.duty import Duty, duty_of
from spieltisch.games.watten.presenter.choosing import SUITS_SHOWN
from spieltisch.games.watten.presenter.strength import groups
from spieltisch.games.watten.ranking import ACE, BELLI, MAXI, RANKS_UP, SIX, SPITZ, WELI, Ranking
from spieltisch.games.watten.settings import FIRST_STAKE, Settings

Example: TypeAlias = "tuple[tuple[str, ...], Message]"

EXAMPLE_RANK: Final = 9
EXAMPLE_TRUMP: Final = Card.parse("9H").suit
"""The announcement of the examples: nine, hearts."""

_QUEEN: Final = 12
_EQUAL_LEFT: Final = ("9S", "9C", "9D", "AH")


def rules_sections(settings: Settings) -> tuple[RulesSection, ...]:
    """Return all sections in the order of the game."""
    return (
        RulesSection(message("watten.rules.about"), tuple(_about(settings))),
        RulesSection(message("watten.rules.aim"), tuple(_aim(settings))),
        RulesSection(message("watten.rules.deal"), tuple(_deal())),
        RulesSection(message("watten.rules.announcing"), tuple(_announcing())),
        RulesSection(message("watten.rules.ranking"), tuple(_ranking(settings)), tuple(_examples(settings))),
        RulesSection(message("watten.rules.duty"), tuple(_duty(settings))),
        RulesSection(message("watten.rules.raising"), tuple(_raising(settings))),
        RulesSection(message("watten.rules.time"), tuple(_time(settings))),
        RulesSection(message("watten.rules.controls"), tuple(_controls(settings))),
        RulesSection(message("watten.rules.people"), (message("watten.rules.people.covered"),)),
        RulesSection(message("watten.rules.computers"), tuple(_computers(settings))),
    )


def _about(settings: Settings) -> Iterator[Message]:
    yield message("watten.rules.about.standard" if settings == Settings() else "watten.rules.about.chosen")
    yield message("watten.rules.about.options")


def _aim(settings: Settings) -> Iterator[Message]:
    yield message("watten.rules.aim.pairs", stake=FIRST_STAKE)
    yield message("watten.rules.aim.target", target=settings.target)
    if settings.raising:
        yield message("watten.rules.aim.tense", tense=settings.tense_from)


def _deal() -> Iterator[Message]:
    suits = tuple(Suit(suit) for suit in SUITS_SHOWN)
    yield message("watten.rules.deal.pack", low=Rank(RANKS_UP[0]), high=Rank(ACE), suits=suits)
    yield message("watten.rules.deal.five")
    yield message("watten.rules.deal.bavarian")
    yield message("watten.rules.deal.lot")


def _announcing() -> Iterator[Message]:
    yield message("watten.rules.announcing.both", rank=Rank(_QUEEN))
    yield message("watten.rules.announcing.lead")


def _ranking(settings: Settings) -> Iterator[Message]:
    yield message("watten.rules.ranking.order")
    yield message("watten.rules.ranking.plain")
    if settings.bavarian:
        yield message("watten.rules.ranking.critical", maxi=MAXI, belli=BELLI, spitz=SPITZ)
        yield message("watten.rules.ranking.highest", maxi=MAXI)
    if settings.guate and settings.weli:
        yield message("watten.rules.ranking.guate_weli", ace=Rank(ACE), six=Rank(SIX))
    elif settings.guate:
        yield message("watten.rules.ranking.guate", ace=Rank(ACE))
    if settings.weli:
        yield message("watten.rules.ranking.weli", suit=Suit(WELI.suit), rank=Rank(WELI.rank))


def _examples(settings: Settings) -> Iterator[Example]:
    """Yield the groups of cards under one announcement from the top, and a trick with equal Linke."""
    ranking = Ranking.of(settings, EXAMPLE_RANK, EXAMPLE_TRUMP)
    for key, cards in groups(settings, ranking):
        text = message(f"watten.rules.example.{key}", rank=Rank(EXAMPLE_RANK), suit=Suit(EXAMPLE_TRUMP))
        yield tuple(card.text for card in cards), text
    yield _EQUAL_LEFT, message("watten.rules.example.equal")


def _duty(settings: Settings) -> Iterator[Message]:
    what = duty_of(settings)
    if what is None:
        yield message("watten.rules.duty.none")
        return
    yield message(f"watten.rules.duty.{what.value}")
    if what is Duty.TRUMP:
        yield message("watten.rules.duty.left")
    yield message("watten.rules.duty.otherwise")


def _raising(settings: Settings) -> Iterator[Message]:
    if not settings.raising:
        yield message("watten.rules.raising.off", stake=FIRST_STAKE)
        return
    yield message("watten.rules.raising.say")
    yield message("watten.rules.raising.answers")
    yield message("watten.rules.raising.limits", tense=settings.tense_from)
    yield message("watten.rules.raising.steps")


def _time(settings: Settings) -> Iterator[Message]:
    if not settings.seconds:
        yield message("watten.rules.time.off")
        return
    yield message("watten.rules.time.seconds", n=settings.seconds)
    yield message("watten.rules.time.up" if settings.raising else "watten.rules.time.up_without_raising")
    yield message("watten.rules.time.visible")


def _controls(settings: Settings) -> Iterator[Message]:
    yield message("watten.rules.controls.tap")
    yield message("watten.rules.controls.announce")
    if settings.raising:
        yield message("watten.rules.controls.raise")
    yield message("watten.rules.controls.keys")
    yield message("watten.rules.controls.hint")


def _computers(settings: Settings) -> Iterator[Message]:
    yield message("watten.rules.computers.levels" if settings.raising else "watten.rules.computers.cards")
    yield message("watten.rules.computers.fair")
