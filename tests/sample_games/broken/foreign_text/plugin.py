"""High Card under another name, but its texts belong to somebody else."""

from dataclasses import replace

from highcard.plugin import PLUGIN as GOOD
from highcard.rules import HighCard


class Renamed(HighCard):
    """The same rules."""

    @property
    def info(self):
        return replace(super().info, id="foreign_text")


TEXTS = {key.replace("highcard.", "foreign_text.", 1): text for key, text in GOOD.texts.items()}

PLUGIN = replace(GOOD, game=Renamed(), texts=GOOD.texts)
