"""The rules page: a complete explanation of cribbage as this program plays it."""

from __future__ import annotations

from typing import Final

from spieltisch.core.messages import message
from spieltisch.core.presentation import RulesSection

_AIM: Final = RulesSection(
    message("cribbage.rules.aim"),
    (
        message("cribbage.rules.aim.target"),
        message("cribbage.rules.aim.course"),
        message("cribbage.rules.aim.board"),
    ),
)
_CUT: Final = RulesSection(
    message("cribbage.rules.cut"),
    (
        message("cribbage.rules.cut.lower"),
        message("cribbage.rules.cut.tie"),
        message("cribbage.rules.cut.alternate"),
    ),
)
_DEAL: Final = RulesSection(
    message("cribbage.rules.deal"),
    (message("cribbage.rules.deal.six"), message("cribbage.rules.deal.depth")),
)
_CRIB: Final = RulesSection(
    message("cribbage.rules.crib"),
    (message("cribbage.rules.crib.two"), message("cribbage.rules.crib.owner")),
)
_STARTER: Final = RulesSection(
    message("cribbage.rules.starter"),
    (message("cribbage.rules.starter.cut"), message("cribbage.rules.starter.heels")),
)
_PLAY: Final = RulesSection(
    message("cribbage.rules.play"),
    (
        message("cribbage.rules.play.values"),
        message("cribbage.rules.play.turns"),
        message("cribbage.rules.play.must"),
        message("cribbage.rules.play.last"),
        message("cribbage.rules.play.thirty_one"),
    ),
)
_PLAY_POINTS: Final = RulesSection(
    message("cribbage.rules.play_points"),
    (
        message("cribbage.rules.play_points.sums"),
        message("cribbage.rules.play_points.equals"),
        message("cribbage.rules.play_points.run"),
        message("cribbage.rules.play_points.several"),
    ),
    (
        (("7S", "8H"), message("cribbage.rules.example.fifteen")),
        (("4C", "6D", "5H"), message("cribbage.rules.example.run_of_play")),
        (("TD", "5C", "5S", "5H"), message("cribbage.rules.example.three")),
        (("7D", "8S", "7H"), message("cribbage.rules.example.no_run")),
    ),
)
_SHOW: Final = RulesSection(
    message("cribbage.rules.show"),
    (
        message("cribbage.rules.show.order"),
        message("cribbage.rules.show.fifteens"),
        message("cribbage.rules.show.pairs"),
        message("cribbage.rules.show.runs"),
        message("cribbage.rules.show.flush"),
        message("cribbage.rules.show.nobs"),
    ),
    (
        (("6C", "7D", "7H", "8H", "5C"), message("cribbage.rules.example.double_run")),
        (("2H", "4H", "6H", "8H", "KH"), message("cribbage.rules.example.flush")),
        (("JS", "3H", "8D", "9C", "2S"), message("cribbage.rules.example.nobs")),
        (("5S", "5D", "JH", "5C", "5H"), message("cribbage.rules.example.twenty_nine")),
        (("QS", "KH", "AD", "2C", "9H"), message("cribbage.rules.example.nothing")),
    ),
)
_WIN: Final = RulesSection(
    message("cribbage.rules.win"),
    (
        message("cribbage.rules.win.at_once"),
        message("cribbage.rules.win.order"),
        message("cribbage.rules.win.skunk"),
    ),
)
_CONTROLS: Final = RulesSection(
    message("cribbage.rules.controls"),
    (
        message("cribbage.rules.controls.direct"),
        message("cribbage.rules.controls.preview"),
        message("cribbage.rules.controls.keys"),
        message("cribbage.rules.controls.show"),
        message("cribbage.rules.controls.hint"),
    ),
)
_PROGRAM: Final = RulesSection(
    message("cribbage.rules.program"),
    (
        message("cribbage.rules.program.automatic"),
        message("cribbage.rules.program.no_penalties"),
        message("cribbage.rules.program.handover"),
        message("cribbage.rules.program.undo"),
        message("cribbage.rules.program.restart"),
        message("cribbage.rules.program.fair"),
    ),
)

_SECTIONS: Final = (
    _AIM,
    _CUT,
    _DEAL,
    _CRIB,
    _STARTER,
    _PLAY,
    _PLAY_POINTS,
    _SHOW,
    _WIN,
    _CONTROLS,
    _PROGRAM,
)


def rules_sections() -> tuple[RulesSection, ...]:
    """Return all sections in the order of the game."""
    return _SECTIONS
