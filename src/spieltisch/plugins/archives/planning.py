"""What adding an archive means beside the plugins that are there."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import NamedTuple

from spieltisch.core.errors import PluginError
from spieltisch.core.messages import excerpt, message
from spieltisch.plugins.archives.archive import Archive
from spieltisch.plugins.discovery import Found, module_home


class Plan(NamedTuple):
    """An archive that can be added, and the added game that it takes the place of, if there is one."""

    archive: Archive
    replaced: Found | None = None


def plan(archive: Archive, there: Iterable[Found]) -> Plan:
    """Say what adding an archive would do; `there` are all plugins, in the order of precedence.

    Raises:
        PluginError: its id or the name of its package is taken, or the same file has been added already.
    """
    found = tuple(there)
    same = next((item for item in found if _is_same(item, archive.manifest.id)), None)
    if same is not None:
        _check_replaceable(archive, same)
    others = (item for item in found if item is not same)
    if _taken(archive.package, same) or any(_has_package(item, archive.package) for item in others):
        raise PluginError(message("core.plugin.name_taken", name=excerpt(archive.package)))
    return Plan(archive, same)


def _is_same(item: Found, game: str) -> bool:
    """Whether a plugin is the game with this id, or what is left of it since it was added."""
    damaged = item.place is not None and item.manifest is None
    return item.id == game or (damaged and item.name.rpartition("-")[0] == game)


def _check_replaceable(archive: Archive, same: Found) -> None:
    if same.bundled:
        raise PluginError(message("core.archive.bundled", id=same.id))
    if same.place is None:
        raise PluginError(message("core.archive.elsewhere", id=same.id, source=excerpt(same.source)))
    if same.manifest is not None and same.note is not None and same.note.sha256 == archive.sha256:
        raise PluginError(message("core.archive.same", version=excerpt(same.manifest.version)))


def _has_package(item: Found, package: str) -> bool:
    """Whether a plugin that Python may not have been told of yet has this package."""
    return item.search is not None and item.folder is not None and item.folder.name == package


def _taken(package: str, replaced: Found | None) -> bool:
    """Whether Python would find something else than the game under the name of its package."""
    if package in sys.stdlib_module_names:
        return True
    home = module_home(package)
    return home is not None and (replaced is None or str(replaced.folder) != home)
