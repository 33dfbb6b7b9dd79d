"""The rules page: exactly the paragraphs that the options of a match make true (rules text of the game)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

from spieltisch.core.messages import Message, MessageValue, Rank, StandIn, message
from spieltisch.core.presentation import RulesSection
from spieltisch.games.five_hundred import counting, melds
from spieltisch.games.five_hundred.course import IDLE_ROUNDS
from spieltisch.games.five_hundred.dealing import parse
from spieltisch.games.five_hundred.melds import Shown
from spieltisch.games.five_hundred.presenter.naming import cards_words, gain
from spieltisch.games.five_hundred.settings import Settings

Example: TypeAlias = "tuple[tuple[str, ...], Message]"

_ACE, _TWO, _NINE, _TEN, _JACK, _QUEEN, _KING = (Rank(number) for number in (1, 2, 9, 10, 11, 12, 13))
_RUN: Final = ("3H", "4H", "5H")
_WITH_JOKER: Final = ("5S", "*6S", "7S")
_LEFT: Final = ("2C", "AD", "*")


def rules_sections(settings: Settings) -> tuple[RulesSection, ...]:
    """Return all sections in the order of the game."""
    return tuple(_sections(settings))


def _sections(settings: Settings) -> Iterator[RulesSection]:
    yield _section("aim", _aim(settings))
    yield _section("deal", _deal(settings))
    yield _section("turn", _turn(settings))
    yield _section("melds", _melds(settings), _meld_examples(settings))
    if settings.jokers:
        yield _section("jokers", _jokers(settings), _joker_examples())
    yield _section("pile", _pile(settings))
    yield _section("claim", _claim(settings))
    yield _section("bans", _bans(settings))
    yield _section("close", _close(settings))
    yield _section("points", _points(settings), _point_examples(settings))
    yield _section("controls", _controls(settings))
    yield _section("program", _program())


def _section(name: str, paragraphs: Iterable[Message], examples: Iterable[Example] = ()) -> RulesSection:
    return RulesSection(_say(name), tuple(paragraphs), tuple(examples))


def _say(key: str, **args: MessageValue) -> Message:
    return message(f"five_hundred.rules.{key}", **args)


def _aim(settings: Settings) -> Iterator[Message]:
    yield _say("aim.target", target=settings.target)
    yield _say("aim.turn")
    yield _say("aim.count", target=settings.target)
    yield _say(f"aim.tie.{'shared' if settings.shared_tie else 'play_on'}")


def _deal(settings: Settings) -> Iterator[Message]:
    yield _say("deal.pack", n=settings.jokers) if settings.jokers else _say("deal.no_jokers")
    yield _say("deal.hands", seats=settings.seats, n=settings.hand_size)
    yield _say("deal.stock")
    yield _say(f"deal.{'youngest' if settings.youngest_starts else 'lot'}")
    yield _say("deal.next")


def _turn(settings: Settings) -> Iterator[Message]:
    yield _say("turn.draw")
    if settings.partial_pile:
        yield _say("turn.partial")
    yield _say("turn.lay")
    yield _say("turn.discard")
    yield _say("turn.free")
    yield _say(f"turn.{'top_goes' if settings.return_top else 'top_stays'}")
    if not settings.whole_pile_visible:
        yield _say("turn.hidden")
    if not settings.reshuffle:
        yield _say("turn.stock_ends")
    elif settings.ban_scope == "first_deal":
        yield _say("turn.reshuffle_later")
    else:
        yield _say("turn.reshuffle")
    yield _say("turn.idle", n=IDLE_ROUNDS)


def _melds(settings: Settings) -> Iterator[Message]:
    yield _say("melds.run", cards=cards_words(_shown(_RUN)))
    yield _say(f"melds.{'sets' if settings.sets else 'no_sets'}")
    ace = "ace_both" if settings.ace_both_ends and settings.jokers else "ace"
    yield _say(f"melds.{ace}", ace=_ACE, two=_TWO, king=_KING)
    yield _say("melds.add")
    yield _say("melds.owner")
    yield _say("melds.fixed")
    if not settings.close_without_discard:
        yield _say("melds.keep")


def _shown(words: tuple[str, ...]) -> tuple[Shown, ...]:
    return tuple(Shown.parse(word) for word in words)


def _meld_examples(settings: Settings) -> Iterator[Example]:
    yield _worth(settings, _RUN)
    yield _worth(settings, ("QC", "KC", "AC"))
    yield _worth(settings, ("AD", "2D", "3D"))
    if settings.sets:
        yield _worth(settings, ("7C", "7D", "7S"))
    yield ("KS", "AS", "2S"), _say("melds.example.corner")
    yield ("3H", "4D", "5H"), _say("melds.example.suits")


def _worth(settings: Settings, words: tuple[str, ...]) -> Example:
    """Return a meld with its points."""
    made = melds.make(_shown(words), 0)
    points = 0 if made is None else counting.meld_points(settings, made)
    return words, _say("melds.example", n=points)


def _jokers(settings: Settings) -> Iterator[Message]:
    yield _say("jokers.any")
    yield _say("jokers.natural")
    if settings.max_jokers is None:
        yield _say("jokers.naturals")
    elif settings.max_jokers < settings.jokers:
        yield _say("jokers.most", n=settings.max_jokers)
    yield _say(f"jokers.swap.{settings.swap}")
    if settings.swap != "nobody":
        yield _say("jokers.swap.points")
        yield _say(f"jokers.swapped.{settings.swapped_joker}")


def _joker_examples() -> Iterator[Example]:
    shown = _shown(_WITH_JOKER)
    faces = tuple(item.held.text for item in shown)
    yield faces, _say("jokers.example", joker=StandIn(shown[1].card))


def _pile(settings: Settings) -> Iterator[Message]:
    yield _say(f"pile.{settings.pile_rule}")
    if settings.pile_rule != "forbid":
        penalty = settings.pile_penalty
        yield _say("pile.penalty", points=penalty) if penalty else _say("pile.no_penalty")
    if settings.pile_rule != "warn" or settings.pile_penalty:
        yield from _pile_meld(settings)
    yield _say("pile.one")


def _pile_meld(settings: Settings) -> Iterator[Message]:
    """Yield what counts as the new meld that a taken pile asks for."""
    yield _say("pile.new")
    yield _say(f"pile.{'uses' if settings.pile_meld_uses_pile else 'any'}")


def _claim(settings: Settings) -> Iterator[Message]:
    yield _say(f"claim.{settings.claim}")
    if settings.claim == "off":
        return
    if settings.claim == "reaction":
        yield _say("claim.seconds", n=settings.claim_seconds)
    yield _say("claim.limits")


def _bans(settings: Settings) -> Iterator[Message]:
    yield _say(f"bans.{settings.ban_scope}")
    if settings.no_melds_first_round:
        yield _say("bans.no_melds")


def _close(settings: Settings) -> Iterator[Message]:
    yield _say("close.discard")
    yield _say("close.card")
    if settings.close_without_discard:
        yield _say("close.laid")
    bonus = settings.closing_bonus
    yield _say("close.bonus", n=bonus) if bonus else _say("close.no_bonus")


def _points(settings: Settings) -> Iterator[Message]:
    if settings.jokers and settings.joker_value is None:
        yield _say("points.joker_card", points=counting.JOKER_POINTS)
    elif settings.jokers:
        yield _say("points.joker", points=settings.joker_value or 0)
    ace, low = counting.ACE_POINTS, settings.ace_low_value
    if ace == low:
        yield _say("points.ace", ace=_ACE, points=ace)
    else:
        yield _say("points.ace_low", ace=_ACE, two=_TWO, points=ace, low=low)
    high = message("five_hundred.ranks", ten=_TEN, jack=_JACK, queen=_QUEEN, king=_KING)
    yield _say("points.high", ranks=high, points=counting.HIGH_POINTS)
    yield _say("points.low", low=_TWO, high=_NINE, points=counting.LOW_POINTS)
    yield _say("points.plus")
    yield _say("points.minus")
    yield _say("points.negative")


def _point_examples(settings: Settings) -> Iterator[Example]:
    hand = tuple(item for item in _LEFT if settings.jokers or item != "*")
    cards = tuple(parse(word) for word in hand)
    yield hand, _say("points.example", points=gain(-counting.hand_points(settings, cards)))


def _controls(settings: Settings) -> Iterator[Message]:
    yield _say("controls.preview")
    yield _say(f"controls.{'draw_part' if settings.partial_pile else 'draw'}")
    swapping = settings.jokers > 0 and settings.swap != "nobody"
    yield _say(f"controls.{'lay' if swapping else 'lay_only'}")
    yield _say(f"controls.{'drag' if swapping else 'drag_only'}")
    yield _say(f"controls.{'hand' if settings.whole_pile_visible else 'hand_hidden'}")
    if settings.claim != "off":
        yield _say("controls.claim")
    yield _say("controls.hint")


def _program() -> Iterator[Message]:
    yield _say("program.count")
    yield _say("program.undo")
    yield _say("program.handover")
    yield _say("program.fair")
