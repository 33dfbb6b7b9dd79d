"""What can be chosen before a match of Watten. Every combination is legal."""

from __future__ import annotations

from typing import Final

from spieltisch.core.messages import Message, MessageValue, Rank, message
from spieltisch.core.options import Condition, Option, OptionValue
from spieltisch.games.watten.ranking import ACE, SIX, WELI

LEAST_TARGET: Final = 5
GREATEST_TARGET: Final = 999
MOST_SECONDS: Final = 3600
"""An hour: more than anybody needs, and short enough for a clock to show."""

_BAVARIAN = Condition("variant", ("bavarian",))
_TYROLEAN = Condition("variant", ("tyrolean",))


def _label(key: str) -> Message:
    return message(f"watten.option.{key}")


def _explanation(key: str, more: str = "", /, **args: MessageValue) -> Message:
    return message(f"watten.option.{key}.explanation{more}", **args)


def _switch(
    key: str,
    default: bool,
    explanation: Message,
    *,
    defaults: tuple[tuple[Condition, OptionValue], ...] = (),
    explanations: tuple[tuple[Condition, Message], ...] = (),
) -> Option:
    return Option(
        key=key,
        type="bool",
        default=default,
        label=_label(key),
        explanation=explanation,
        defaults=defaults,
        explanations=explanations,
    )


VARIANT: Final = Option(
    key="variant",
    type="choice",
    default="bavarian",
    label=_label("variant"),
    explanation=_explanation("variant"),
    choices=("bavarian", "tyrolean"),
    choice_labels=(message("watten.option.variant.bavarian"), message("watten.option.variant.tyrolean")),
    explanations=((_TYROLEAN, _explanation("variant", "_tyrolean")),),
)
TARGET: Final = Option(
    key="target",
    type="int",
    default=15,
    label=_label("target"),
    explanation=_explanation("target"),
    choices=(11, 13, 15, 18),
    minimum=LEAST_TARGET,
    maximum=GREATEST_TARGET,
)
SECONDS: Final = Option(
    key="seconds_per_move",
    type="int",
    default=60,
    label=_label("seconds_per_move"),
    explanation=_explanation("seconds_per_move"),
    choices=(0, 30, 60, 90, 120),
    choice_labels=(
        message("watten.option.seconds_per_move.off"),
        *(message("watten.option.seconds_per_move.seconds", n=seconds) for seconds in (30, 60, 90, 120)),
    ),
    minimum=0,
    maximum=MOST_SECONDS,
)
_NO_GUATE: Final = {"ace": Rank(ACE), "six": Rank(SIX)}
OPTIONS: Final = (
    VARIANT,
    TARGET,
    _switch(
        "weli",
        False,
        _explanation("weli", card=WELI, six=Rank(SIX)),
        defaults=((_TYROLEAN, True),),
    ),
    _switch(
        "guate",
        False,
        _explanation("guate", **_NO_GUATE),
        explanations=((_BAVARIAN, _explanation("guate", "_bavarian", **_NO_GUATE)),),
    ),
    _switch(
        "obligation",
        True,
        _explanation("obligation"),
        explanations=((_TYROLEAN, _explanation("obligation", "_tyrolean")),),
    ),
    _switch("raising", True, _explanation("raising")),
    SECONDS,
)
"""The options in the order of the new-match sheet; those that a default depends on come first."""
