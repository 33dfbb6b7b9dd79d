"""The look of the disk image, read by dmgbuild: the program beside a link to `Applications`.

`dmgbuild -s dmg_settings.py -D app=Spieltisch.app -D icon=spieltisch.icns Spieltisch Spieltisch.dmg`
"""

from __future__ import annotations

from pathlib import Path

given: dict[str, str] = globals()["defines"]
"""What stands after `-D`; dmgbuild sets it."""
application = Path(given["app"])

format = "ULMO"  # noqa: A001 - the name of dmgbuild's setting
files = [str(application)]
symlinks = {"Applications": "/Applications"}
badge_icon = given["icon"]
icon_size = 112
icon_locations = {application.name: (140, 130), "Applications": (400, 130)}
window_rect = ((200, 200), (540, 300))
