"""Finding plugins: installed packages, a folder of packages, added games. Runs none of their code."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.machinery import ModuleSpec
from importlib.metadata import Distribution, EntryPoint, distributions
from pathlib import Path
from typing import Final

from spieltisch.core.errors import PluginError
from spieltisch.core.messages import Message, excerpt
from spieltisch.plugins.archives.added import Note, added_places, read_note
from spieltisch.plugins.manifest import Manifest, read_manifest

ENTRY_POINT_GROUP: Final = "spieltisch.games"
BUNDLED: Final = "bundled"
_OWN_DISTRIBUTION: Final = "spieltisch"


@dataclass(frozen=True, slots=True)
class Found:
    """A plugin that was found, or something that should have been one.

    `entry` is `module:object` as Python imports it; `folder` is the plugin's package; `search` is the folder
    that Python has to search for it, None when it does so anyway. `source` is `bundled`, `package NAME`,
    `folder PATH` or `archive NAME`. Without a manifest `problem` says why. Of a game that was added as an
    archive `place` is what removing it takes away, and `note` where it came from, if that can be read.
    """

    name: str
    source: str
    entry: str
    folder: Path | None
    search: Path | None
    manifest: Manifest | None
    problem: Message | None
    place: Path | None = None
    note: Note | None = None

    @property
    def id(self) -> str:
        """The plugin's id, or the name it was found under."""
        return self.manifest.id if self.manifest else self.name

    @property
    def bundled(self) -> bool:
        """Whether it comes with the program."""
        return self.source == BUNDLED


def installed_entry_points() -> tuple[EntryPoint, ...]:
    """The entry points of every installed package, bundled games first, then by package and name."""
    found: dict[tuple[str, str], EntryPoint] = {}
    for distribution in distributions():
        for point in _points_of(distribution):
            found.setdefault((_distribution(point), point.name), point)
    return tuple(found[key] for key in sorted(found, key=lambda key: (key[0] != _OWN_DISTRIBUTION, key)))


def _points_of(distribution: Distribution) -> tuple[EntryPoint, ...]:
    """The plugins that a package announces; none if what it says of itself cannot be read."""
    try:
        points = tuple(distribution.entry_points.select(group=ENTRY_POINT_GROUP))
        return points if all(map(_distribution, points)) else ()
    except Exception:  # whatever is installed beside the program must not keep it from starting
        return ()


def _distribution(point: EntryPoint) -> str:
    return point.dist.name if point.dist else ""


def find_installed(points: Iterable[EntryPoint]) -> tuple[Found, ...]:
    """Read the manifests of plugins that packages announce."""
    return tuple(_found_installed(point) for point in points)


def _found_installed(point: EntryPoint) -> Found:
    distribution = _distribution(point)
    source = BUNDLED if distribution == _OWN_DISTRIBUTION else f"package {distribution or point.value}"
    folder = package_folder(point.value.partition(":")[0])
    return _found(point.name, source, point.value, folder, None)


def find_in_folder(plugin_dir: Path | None) -> tuple[Found, ...]:
    """Read the manifests of the packages in a folder; a folder that is missing holds none."""
    if plugin_dir is None:
        return ()
    try:
        folders = sorted(path for path in plugin_dir.resolve().iterdir() if path.is_dir())
    except (OSError, RuntimeError):  # up to Python 3.12 a loop of links is a RuntimeError
        return ()
    return tuple(_found_in_folder(folder) for folder in folders if not folder.name.startswith((".", "_")))


def _found_in_folder(folder: Path) -> Found:
    found = _found(folder.name, f"folder {folder}", folder.name, folder, folder.parent)
    if found.manifest is None:
        return found
    entry = f"{folder.name}.{found.manifest.entry}"
    return Found(found.name, found.source, entry, folder, folder.parent, found.manifest, None)


def find_added(plugin_dir: Path | None) -> tuple[Found, ...]:
    """Read the manifests of games that were added as archives; of two versions of one the newer counts."""
    if plugin_dir is None:
        return ()
    found: dict[str, Found] = {}
    for place in added_places(plugin_dir):
        item = _found_added(place)
        other = found.get(item.id)
        if other is None or _order(other) < _order(item):
            found[item.id] = item
    return tuple(found.values())


def _found_added(place: Path) -> Found:
    try:
        note = read_note(place)
    except PluginError as error:
        return Found(place.name, f"archive {place.name}", "", None, None, None, error.message, place)
    folder = place / note.package
    manifest, problem = _manifest(folder)
    source = f"archive {excerpt(note.file)}"
    return Found(place.name, source, note.entry, folder, place, manifest, problem, place, note)


def _order(found: Found) -> int:
    return -1 if found.note is None else found.note.order


def _found(name: str, source: str, entry: str, folder: Path | None, search: Path | None) -> Found:
    manifest, problem = _manifest(folder)
    return Found(name, source, entry, folder, search, manifest, problem)


def _manifest(folder: Path | None) -> tuple[Manifest | None, Message | None]:
    if folder is None:
        return None, Message("core.plugin.no_package")
    try:
        return read_manifest(folder), None
    except PluginError as error:
        return None, error.message


def package_folder(module: str) -> Path | None:
    """Return the folder of the innermost package of a module, without importing any of it.

    Packages are looked up one by one, each in the folders of the one before, because asking Python for a
    submodule at once would run the packages around it.
    """
    if not all(part.isidentifier() for part in module.split(".")):
        return None
    folder: Path | None = None
    search: list[str] | None = None
    for name in _prefixes(module):
        spec = _find_spec(name, search)
        if spec is None:
            return None
        if spec.submodule_search_locations is None:
            break
        search = list(spec.submodule_search_locations)
        folder = Path(search[0]) if search else None
    return folder


def module_home(name: str) -> str | None:
    """Where Python finds a top-level module or package: folder, file or "built-in"; None if it has none."""
    spec = _find_spec(name, None)
    if spec is None:
        return None
    search = list(spec.submodule_search_locations or ())
    return search[0] if search else spec.origin or "built-in"


def _prefixes(module: str) -> list[str]:
    parts = module.split(".")
    return [".".join(parts[:length]) for length in range(1, len(parts) + 1)]


def _find_spec(name: str, search: list[str] | None) -> ModuleSpec | None:
    for finder in sys.meta_path:
        spec = finder.find_spec(name, search, None)
        if spec is not None:
            return spec
    return None
