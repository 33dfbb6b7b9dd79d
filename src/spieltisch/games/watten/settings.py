"""The options of a match of Watten as the rules use them."""

from __future__ import annotations

from dataclasses import dataclass

from spieltisch.core.options import Options

TENSE_DISTANCE = 2
"""A pair this near to the target is "gespannt" and may not raise (rule text, "Ziel")."""
FIRST_STAKE = 2


@dataclass(frozen=True, slots=True)
class Settings:
    """One choice of all options; every combination is legal.

    `bavarian` is the variant (else Tyrolean), `target` the points that win, `seconds` the time for each move
    (0: none).
    """

    bavarian: bool = True
    target: int = 15
    weli: bool = False
    guate: bool = False
    obligation: bool = True
    raising: bool = True
    seconds: int = 60

    @classmethod
    def of(cls, options: Options) -> Settings:
        """Read the complete and checked options of a match."""
        return cls(
            bavarian=options["variant"] == "bavarian",
            target=int(options["target"]),
            weli=bool(options["weli"]),
            guate=bool(options["guate"]),
            obligation=bool(options["obligation"]),
            raising=bool(options["raising"]),
            seconds=int(options["seconds_per_move"]),
        )

    @property
    def tense_from(self) -> int:
        """With this many points a pair is "gespannt"."""
        return self.target - TENSE_DISTANCE
