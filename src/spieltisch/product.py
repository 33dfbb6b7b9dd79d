"""Where the project is at home; every other address of it is made from this one."""

from __future__ import annotations

from typing import Final

HOMEPAGE: Final = "https://github.com/spieltisch/spieltisch"
RELEASES: Final = f"{HOMEPAGE}/releases/latest"
"""Where people get the newest version."""
LATEST_RELEASE: Final = (
    HOMEPAGE.replace("https://github.com/", "https://api.github.com/repos/") + "/releases/latest"
)
"""Where the program asks for the newest version, when a person wants it to (JSON of GitHub)."""
