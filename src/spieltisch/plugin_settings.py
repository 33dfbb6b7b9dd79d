"""Where plugins come from, as plain values that every process can make the same registry of."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from spieltisch.plugins import Registry


PLUGIN_FOLDER: Final = "plugins"
"""The folder in the data directory that people put plugins in."""


class PluginSettings(NamedTuple):
    """The arguments of a `Registry`."""

    plugin_dir: str | None = None
    disabled: tuple[str, ...] = ()
    safe_mode: bool = False

    def registry(self) -> Registry:
        """Discover the plugins; none of their code runs yet."""
        from spieltisch.plugins import Registry  # noqa: PLC0415 - the first frame does not wait for it

        folder = None if self.plugin_dir is None else Path(self.plugin_dir)
        return Registry(folder, self.disabled, self.safe_mode)
