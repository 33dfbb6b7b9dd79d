"""What can be chosen before a match of Watten. Every combination is legal."""

from __future__ import annotations

from typing import Final

from spieltisch.core.messages import Message, message
from spieltisch.core.options import Condition, Option, OptionValue
from spieltisch.games.watten.ranking import WELI

LEAST_TARGET: Final = 5
GREATEST_TARGET: Final = 999
MOST_SECONDS: Final = 3600
"""An hour: more than anybody needs, and short enough for a clock to show."""

_BAVARIAN = Condition("variant", ("bavarian",))
_TYROLEAN = Condition("variant", ("tyrolean",))


def _label(key: str) -> Message:
    return message(f"watten.option.{key}")


def _explanation(key: str) -> Message:
    return message(f"watten.option.{key}.explanation")


def _switch(
    key: str,
    default: bool,
    *,
    defaults: tuple[tuple[Condition, OptionValue], ...] = (),
    explanation: Message | None = None,
    explanations: tuple[tuple[Condition, Message], ...] = (),
) -> Option:
    return Option(
        key=key,
        type="bool",
        default=default,
        label=_label(key),
        explanation=_explanation(key) if explanation is None else explanation,
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
    explanations=((_TYROLEAN, message("watten.option.variant.explanation_tyrolean")),),
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
OPTIONS: Final = (
    VARIANT,
    TARGET,
    _switch(
        "weli",
        False,
        defaults=((_TYROLEAN, True),),
        explanation=message("watten.option.weli.explanation", card=WELI),
    ),
    _switch("guate", False, explanations=((_BAVARIAN, message("watten.option.guate.explanation_bavarian")),)),
    _switch(
        "obligation",
        True,
        explanations=((_TYROLEAN, message("watten.option.obligation.explanation_tyrolean")),),
    ),
    _switch("raising", True),
    SECONDS,
)
