"""Portable mode: a file `portable` beside the packaged program keeps all data there."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

MARK: Final = "portable"
FOLDER: Final = "Spieltisch data"


def portable_data_dir() -> Path | None:
    """The data folder beside the program, or None where no file `portable` lies there.

    Only packaged programs are portable: beside Python's own program the file would mean nothing.
    """
    place = program_place()
    return place / FOLDER if place is not None and (place / MARK).is_file() else None


def program_place() -> Path | None:
    """The folder in which a person sees the program; None for one that is not packaged.

    That is the AppImage's (its content is unpacked elsewhere), the one with the Mac's `.app`, or that of the
    executable file.
    """
    if not getattr(sys, "frozen", False):
        return None
    image = os.environ.get("APPIMAGE")
    if image:
        return Path(image).resolve().parent
    program = Path(sys.executable).resolve()
    bundles = [folder for folder in program.parents if folder.suffix == ".app"]
    return bundles[-1].parent if sys.platform == "darwin" and bundles else program.parent
