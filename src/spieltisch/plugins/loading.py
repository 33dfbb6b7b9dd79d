"""Running a plugin's code for the first time, so that nothing it does takes the program down."""

from __future__ import annotations

import contextlib
import importlib
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import get_args

from spieltisch.core.errors import PluginError, error_facts
from spieltisch.core.game import LEVELS, GameInfo, GamePlugin
from spieltisch.core.messages import Message, excerpt, message
from spieltisch.core.options import Condition, Option, OptionType
from spieltisch.plugins.discovery import Found, package_folder
from spieltisch.plugins.manifest import Manifest


def load(found: Found) -> GamePlugin:
    """Import a plugin and check what it offers.

    Raises:
        PluginError: whatever went wrong, as one sentence.
    """
    if found.manifest is None:
        raise PluginError(found.problem or message("core.plugin.no_manifest"))
    plugin = _import(found)
    if not isinstance(plugin, GamePlugin):
        raise PluginError(message("core.plugin.wrong_type", entry=excerpt(found.entry)))
    try:
        if not _well_formed(plugin):
            raise PluginError(message("core.plugin.wrong_type", entry=excerpt(found.entry)))
        check_plugin(plugin, found.manifest, found.folder)
    except (PluginError, KeyboardInterrupt):
        raise
    except BaseException as error:  # its description is code too, which may even call sys.exit()
        raise crashed(error) from error
    return plugin


def _well_formed(plugin: GamePlugin) -> bool:
    """Whether the parts that the program reads outside a match have the types the contract gives them."""
    info = plugin.game.info
    return (
        isinstance(info, GameInfo)
        and type(info.version) is int
        and bool(info.seats)
        and all(type(seats) is int for seats in info.seats)
        and all(_is_option(option) for option in info.options)
        and all(isinstance(shown, Message) for shown in info_messages(info))
        and isinstance(plugin.players, Mapping)
        and isinstance(plugin.texts, Mapping)
        and isinstance(plugin.table_qml, str)
        and isinstance(plugin.translations, str | None)
        and callable(plugin.adviser)
    )


def _is_option(option: object) -> bool:
    return (
        isinstance(option, Option)
        and option.type in get_args(OptionType)
        and all(isinstance(value, bool | int | str) for value in (option.default, *option.choices))
        and isinstance(option.depends_on, Condition | None)
    )


def crashed(error: BaseException) -> PluginError:
    """The sentence for an exception out of a plugin's code."""
    return PluginError(message("core.plugin.crashed", **error_facts(error)))


def _import(found: Found) -> object:
    module, _, attribute = found.entry.partition(":")
    if found.search is not None:
        _make_importable(found.entry.partition(".")[0], found.search)
    try:
        return getattr(importlib.import_module(module), attribute)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # a plugin that calls sys.exit() must not end the program
        raise crashed(error) from error


def forget(found: Found) -> None:
    """Let Python forget a plugin that has been removed or replaced: its modules, and where they were."""
    package = found.entry.partition(".")[0].partition(":")[0]
    if found.search is None or not package:
        return
    with contextlib.suppress(ValueError):
        sys.path.remove(str(found.search))
    for name in [name for name in sys.modules if name == package or name.startswith(f"{package}.")]:
        del sys.modules[name]
    sys.path_importer_cache.pop(str(found.search), None)
    importlib.invalidate_caches()


def _make_importable(package: str, folder: Path) -> None:
    """Append the plugin folder to the search path; behind everything else, so that it shadows nothing."""
    if str(folder) not in sys.path:
        sys.path.append(str(folder))
        importlib.invalidate_caches()
    if package_folder(package) != folder / package:
        raise PluginError(message("core.plugin.name_taken", name=excerpt(package)))


def check_plugin(plugin: GamePlugin, manifest: Manifest, folder: Path | None) -> None:
    """Check what can be checked without playing.

    Raises:
        PluginError: another id than the manifest's, a level, a text or the table's QML file is missing.
    """
    info = plugin.game.info
    if info.id != manifest.id:
        raise PluginError(message("core.plugin.other_id", id=manifest.id, other=excerpt(str(info.id))))
    for level in LEVELS:
        if not callable(plugin.players.get(level)):
            raise PluginError(message("core.plugin.no_level", level=message(f"core.level.{level}")))
    _check_texts(plugin.texts, info)
    if folder is not None and not (folder / plugin.table_qml).is_file():
        raise PluginError(message("core.plugin.no_table", file=excerpt(plugin.table_qml)))


def _check_texts(texts: Mapping[str, str], info: GameInfo) -> None:
    for key, text in texts.items():
        if not isinstance(text, str) or not key.startswith(f"{info.id}."):
            raise PluginError(message("core.plugin.bad_text", key=excerpt(str(key))))
    for shown in info_messages(info):
        if shown.catalog == info.id and shown.key not in texts:
            raise PluginError(message("core.plugin.no_text", key=excerpt(shown.key)))


def info_messages(info: GameInfo) -> Iterator[Message]:
    """Every message in a game's description."""
    yield info.name
    yield info.summary
    for option in info.options:
        yield option.label
        yield option.explanation
        yield from option.choice_labels
