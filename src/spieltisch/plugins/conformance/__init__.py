"""The conformance kit: laws that every game obeys, as plain functions for authors of plugins.

    from spieltisch.plugins.conformance import check_game, check_golden
    check_game(PLUGIN)

A broken law raises `NonConformance` (an `AssertionError`) with what is wrong and where. The checks play
whole matches at random with every number of seats and every value of every option.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from spieltisch.core.game import LEVELS, GamePlugin
from spieltisch.plugins.conformance.cases import Case, NonConformance, default_cases, play_to_end, playout
from spieltisch.plugins.conformance.clocks import check_clock
from spieltisch.plugins.conformance.golden import check_golden, record, write_golden
from spieltisch.plugins.conformance.laws import (
    check_conservation,
    check_determinism,
    check_files,
    check_info,
    check_legality,
    check_undo_redo,
    check_views,
)
from spieltisch.plugins.conformance.messages import check_message, check_messages, check_texts, messages_in
from spieltisch.plugins.conformance.presets import check_presets, preset_cases
from spieltisch.plugins.conformance.reactions import check_reactions
from spieltisch.plugins.conformance.secrets import (
    check_adviser,
    check_computers,
    check_samples,
    check_secrets_on_table,
)
from spieltisch.plugins.conformance.tables import check_presenter, check_table

__all__ = [
    "Case",
    "NonConformance",
    "check_adviser",
    "check_clock",
    "check_computers",
    "check_conservation",
    "check_determinism",
    "check_files",
    "check_game",
    "check_golden",
    "check_info",
    "check_legality",
    "check_message",
    "check_messages",
    "check_presenter",
    "check_presets",
    "check_reactions",
    "check_rules",
    "check_samples",
    "check_secrets_on_table",
    "check_table",
    "check_texts",
    "check_undo_redo",
    "check_views",
    "default_cases",
    "messages_in",
    "play_to_end",
    "playout",
    "preset_cases",
    "record",
    "write_golden",
]


def check_game(
    plugin: GamePlugin,
    cases: Iterable[Case] | None = None,
    *,
    pieces_of: Callable[[Any], Iterable[str]] | None = None,
    decisions: int = 4,
    levels: Sequence[str] = LEVELS,
) -> None:
    """Check every law.

    `cases` are by default all numbers of seats, all option values and all presets; `pieces_of` lists the
    pieces of a state for the law of conservation; `decisions` is how many decisions of each match the
    computer players of `levels` and the adviser are tried at.

    Raises:
        NonConformance: a law is broken.
    """
    check_info(plugin)
    check_texts(plugin)
    check_presets(plugin)
    everything = (*default_cases(plugin.game), *preset_cases(plugin))
    for case in everything if cases is None else cases:
        check_rules(plugin, case, pieces_of)
        check_presenter(plugin, case)
        check_secrets_on_table(plugin, case)
        check_computers(plugin, case, decisions, levels)
        check_adviser(plugin, case, decisions)
        check_clock(plugin, case)
        check_reactions(plugin, case)


def check_rules(
    plugin: GamePlugin, case: Case, pieces_of: Callable[[Any], Iterable[str]] | None = None
) -> None:
    """Check the laws of the rules alone with one match.

    Raises:
        NonConformance: a law is broken.
    """
    game = plugin.game
    check_determinism(game, case)
    check_legality(plugin, case)
    check_views(game, case)
    check_files(game, case)
    check_undo_redo(game, case)
    check_samples(game, case)
    if pieces_of is not None:
        check_conservation(game, case, pieces_of)
