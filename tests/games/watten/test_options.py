"""What can be chosen: keys, defaults, values, and texts that fit the other choices."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from spieltisch.core.errors import BadOption
from spieltisch.core.options import OptionValue, complete
from spieltisch.games.watten.options import OPTIONS
from spieltisch.games.watten.settings import Settings
from spieltisch.games.watten.texts import TEXTS
from tests.games.watten.support import COMBINATIONS, Match

BY_KEY = {option.key: option for option in OPTIONS}
BAVARIAN: dict[str, OptionValue] = {
    "variant": "bavarian", "target": 15, "weli": False, "guate": False, "obligation": True, "raising": True,
    "seconds_per_move": 60,
}  # fmt: skip


def test_the_defaults() -> None:
    assert complete(OPTIONS, {}) == BAVARIAN
    assert complete(OPTIONS, {"variant": "tyrolean"}) == {**BAVARIAN, "variant": "tyrolean", "weli": True}
    assert complete(OPTIONS, {"variant": "tyrolean", "weli": False})["weli"] is False
    assert complete(OPTIONS, {"variant": "bavarian", "weli": True})["weli"] is True


@pytest.mark.parametrize("combination", COMBINATIONS, ids=str)
def test_every_combination_is_legal(combination: Mapping[str, OptionValue]) -> None:
    settings = Settings.of(complete(OPTIONS, combination))
    assert settings.bavarian == (combination["variant"] == "bavarian")
    assert [settings.weli, settings.guate, settings.obligation, settings.raising] == [
        combination[key] for key in ("weli", "guate", "obligation", "raising")
    ]
    assert all(option.applies(combination) for option in OPTIONS)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("variant", "alpine"), ("variant", True), ("target", 4), ("target", 0), ("target", -15),
        ("target", True), ("target", "15"), ("target", 15.0), ("target", 1000), ("weli", 1), ("weli", "on"),
        ("guate", None), ("obligation", 0), ("raising", "no"), ("seconds_per_move", -1),
        ("seconds_per_move", 3601), ("seconds_per_move", "60"), ("deck", "french"),
    ],
)  # fmt: skip
def test_impossible_choices_are_refused(key: str, value: object) -> None:
    with pytest.raises(BadOption):
        complete(OPTIONS, {key: value})


@pytest.mark.parametrize("target", [5, 6, 11, 13, 15, 18, 21, 101, 999])
def test_any_target_from_five(target: int) -> None:
    settings = Match.start(target=target).state.table.settings
    assert (settings.target, settings.tense_from) == (target, target - 2)


def test_what_the_sheet_offers() -> None:
    assert BY_KEY["target"].choices == (11, 13, 15, 18)
    assert BY_KEY["seconds_per_move"].choices == (0, 30, 60, 90, 120)
    assert BY_KEY["variant"].choices == ("bavarian", "tyrolean")
    assert [option.key for option in OPTIONS] == [*BAVARIAN]


def test_explanations_follow_the_variant() -> None:
    for key in ("variant", "guate", "obligation"):
        said = {
            BY_KEY[key].explanation_among({"variant": variant}).key for variant in ("bavarian", "tyrolean")
        }
        assert len(said) == 2
        assert said <= TEXTS.keys()


def test_everything_said_about_options_has_a_text() -> None:
    for option in OPTIONS:
        messages = [option.label, option.explanation, *option.choice_labels]
        messages += [text for _, text in option.explanations]
        assert {message.key for message in messages} <= TEXTS.keys()
