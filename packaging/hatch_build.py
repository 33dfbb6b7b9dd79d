"""Build hook of the wheel: generated data, QML and resources go into `spieltisch/_data`."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class DataHook(BuildHookInterface[Any]):
    """Adds `_data` to every wheel; an editable install reads the source tree instead."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Generate the data and tell hatchling to include it."""
        if self.target_name != "wheel" or version == "editable":
            return
        root = Path(self.root)
        sys.path.insert(0, str(root / "packaging"))
        from generate import generate  # noqa: PLC0415 - found through the path just added

        target = root / "build" / "wheel-data"
        shutil.rmtree(target, ignore_errors=True)
        target.mkdir(parents=True)
        generate("all", target)
        include = build_data.setdefault("force_include", {})
        include[str(target)] = "spieltisch/_data"
        include[str(root / "qml")] = "spieltisch/_data/qml"
        include[str(root / "resources")] = "spieltisch/_data/resources"
