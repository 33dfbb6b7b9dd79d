"""The presets of a game: those it declares and those a person has saved, and which one a draft is. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from spieltisch.app.draft import Draft, options_of, with_preset
from spieltisch.app.preferences import MAX_PRESET_NAME, MAX_PRESETS
from spieltisch.app.qvariant import Row
from spieltisch.core.messages import Message, message
from spieltisch.core.options import Options
from spieltisch.core.presets import VARIANT, Preset, differences, same_rules
from spieltisch.texts import People, Renderer

if TYPE_CHECKING:
    from spieltisch.core.game import Game

OWN: Final = "own/"
"""Before the name of a preset that a person has saved; no key of a game's own has a slash."""
USUAL: Final = Preset("", message("app.preset.usual"), message("app.preset.usual.explanation"))
"""For games that declare none."""


@dataclass(frozen=True, slots=True)
class KnownPreset:
    """A preset with its words as they are shown; `own`: saved by the person."""

    key: str
    title: str
    explanation: str
    values: Options
    own: bool = False


@dataclass(frozen=True, slots=True)
class Way:
    """The preset a draft is, or the one it was made from and has been `changed` since."""

    preset: KnownPreset
    changed: bool


def known_presets(
    declared: Sequence[Preset], own: Mapping[str, Options], renderer: Renderer, people: People
) -> tuple[KnownPreset, ...]:
    """Return the presets of a game (at least one), then those that were saved, by name."""
    saved = renderer.text(message("app.preset.own"))
    return (
        *(
            KnownPreset(
                preset.key,
                renderer.text(preset.title, people),
                renderer.text(preset.explanation, people),
                preset.values,
            )
            for preset in declared or (USUAL,)
        ),
        *(
            KnownPreset(OWN + name, name, saved, values, own=True)
            for name, values in sorted(own.items(), key=lambda item: item[0].casefold())
        ),
    )


def way_of(draft: Draft, game: Game[Any, Any], presets: Sequence[KnownPreset]) -> Way:
    """Return the preset that plays as the draft does, before all others the one that was chosen.

    If none does: the one that was chosen, changed. But nobody calls another variant of a game by its name:
    then it is the preset of that variant from which the draft differs least.
    """
    schema, options = game.info.options, options_of(draft, game)
    base = next((preset for preset in presets if preset.key == draft.preset), presets[0])
    there = {
        preset.key: options_of(with_preset(draft, game, preset.key, preset.values), game)
        for preset in presets
    }
    for preset in (base, *presets):
        if same_rules(schema, options, there[preset.key]):
            return Way(preset, changed=False)
    alike = [preset for preset in (base, *presets) if there[preset.key].get(VARIANT) == options.get(VARIANT)]
    if base in alike or not alike:
        return Way(base, changed=True)
    nearest = min(alike, key=lambda preset: len(differences(schema, options, there[preset.key])))
    return Way(nearest, changed=True)


def name_problem(name: str, presets: Sequence[KnownPreset], renamed: str | None = None) -> Message | None:
    """Say why a preset cannot be called `name`; `renamed` is the key of the one that gets this name.

    A name that another one of the person's own has may be saved again, which replaces that one.
    """
    wanted = name.strip()
    if not wanted or len(wanted) > MAX_PRESET_NAME or not wanted.isprintable():
        return message("app.preset.no_name", limit=MAX_PRESET_NAME)
    if any(not preset.own and preset.title.casefold() == wanted.casefold() for preset in presets):
        return message("app.preset.taken", name=wanted)
    other = OWN + wanted
    exists = any(preset.key == other for preset in presets)
    if renamed is not None and exists and other != renamed:
        return message("app.preset.taken", name=wanted)
    if renamed is None and not exists and sum(preset.own for preset in presets) >= MAX_PRESETS:
        return message("app.preset.too_many", limit=MAX_PRESETS)
    return None


def preset_rows(presets: Sequence[KnownPreset], way: Way) -> list[Row]:
    """Describe what can be chosen: `{value, label, explanation, own, current}`."""
    return [
        {
            "value": preset.key,
            "label": preset.title,
            "explanation": preset.explanation,
            "own": preset.own,
            "current": preset.key == way.preset.key,
        }
        for preset in presets
    ]


def way_row(way: Way, renderer: Renderer) -> Row:
    """Describe what a draft is: `{key, title, text, explanation, own, changed}`; `text` tells of changes."""
    preset = way.preset
    changed = message("app.preset.changed", preset=preset.title)
    return {
        "key": preset.key,
        "title": preset.title,
        "text": renderer.text(changed) if way.changed else preset.title,
        "explanation": preset.explanation,
        "own": preset.own,
        "changed": way.changed,
    }
