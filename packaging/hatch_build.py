"""Build hook of the wheel: generated data, QML and resources go into `spieltisch/_data`."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

JUNK = shutil.ignore_patterns("*.qmlc", "*.jsc", "__pycache__", ".*")
"""What tools and desktops leave behind in a source folder."""


class DataHook(BuildHookInterface[Any]):
    """Adds `_data` to every wheel; an editable install reads the source tree instead."""

    PLUGIN_NAME = "custom"
    _scratch: tempfile.TemporaryDirectory[str] | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Generate the data outside the source tree and tell hatchling to include it.

        Raises:
            SystemExit: a translation is unfinished, or Qt's tools do not run here.
        """
        if self.target_name != "wheel" or version == "editable":
            return
        root = Path(self.root)
        sys.path.insert(0, str(root / "packaging"))
        from generate import generate  # noqa: PLC0415 - found through the path just added
        from i18n.tools import ToolError  # noqa: PLC0415 - as above

        self._scratch = tempfile.TemporaryDirectory(prefix="spieltisch-wheel-")
        target = Path(self._scratch.name)
        try:
            generate("all", target)
        except ToolError as error:
            raise SystemExit(f"The translations could not be compiled: {error}") from error
        for name in ("qml", "resources"):
            shutil.copytree(root / name, target / name, ignore=JUNK)
        build_data.setdefault("force_include", {})[str(target)] = "spieltisch/_data"

    def finalize(self, *_hatchling: object) -> None:
        """Remove what was generated."""
        if self._scratch is not None:
            self._scratch.cleanup()
