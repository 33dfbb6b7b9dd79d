"""Libraries of the system that are missing: what the linker says, as one sentence with what to install."""

from __future__ import annotations

import re
from typing import Final

from spieltisch.core.errors import SpieltischError
from spieltisch.core.messages import excerpt, message
from spieltisch.core.texts import TEXTS

EXCEPTIONS: Final = {
    "libglib-2.0": "libglib2.0-0",
    "libgthread-2.0": "libglib2.0-0",
    "libbrotlicommon": "libbrotli1",
    "libbrotlidec": "libbrotli1",
    "libz": "zlib1g",
}
"""Packages of Debian that are not called as its rules have it."""
_SAID: Final = re.compile(
    r"(lib[\w.+-]+?\.so(?:\.\d+)*): (?:cannot open shared object file|file too short|invalid ELF header)"
)
_NAME: Final = re.compile(r"(lib[\w.+-]+?)\.so(?:\.(\d+))?")


class MissingLibraryError(SpieltischError):
    """A library that the window needs is not there, or cannot be used."""


def missing_library(said: str) -> MissingLibraryError:
    """Return the error a person sees; `said` is what Python or Qt say of a module or a plugin."""
    found = _SAID.search(said)
    if found is None:
        return MissingLibraryError(message("core.library.broken", detail=excerpt(said) or "-"))
    library = found[1]
    package, capability = debian_package(library), f"{library}()(64bit)"
    if not package:
        return MissingLibraryError(message("core.library.unknown", library=library, capability=capability))
    return MissingLibraryError(
        message("core.library.missing", library=library, package=package, capability=capability)
    )


def told_plainly(error: MissingLibraryError) -> str:
    """Return the sentence in English: translations need Qt, and Qt may be what cannot be loaded."""
    return TEXTS[error.message.key].format(**dict(error.message.args))


def debian_package(library: str) -> str:
    """Return the package of Debian and its kin with a library: its name and number, in small letters."""
    found = _NAME.fullmatch(library)
    if found is None or found[2] is None:
        return ""
    name, number = found[1], found[2]
    if name in EXCEPTIONS:
        return EXCEPTIONS[name]
    stem = name.lower().replace("_", "-")
    return f"{stem}-{number}" if stem[-1].isdigit() else f"{stem}{number}"
