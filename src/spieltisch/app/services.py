"""What the controllers work with, made by the composition root."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from spieltisch.app.settings import SettingsController
    from spieltisch.app.shelf import Shelf
    from spieltisch.app.speech import Speech
    from spieltisch.app.storage_link import StorageLink
    from spieltisch.app.table.autoplay import Thinker


class Services(NamedTuple):
    """Settings, words, storage, games, the computer players' process and the seconds that pass."""

    settings: SettingsController
    speech: Speech
    storage: StorageLink
    shelf: Shelf
    thinker: Thinker
    seconds: Callable[[], float] = monotonic
