"""High Card under another name, but its description raises."""

from dataclasses import replace

from highcard.plugin import PLUGIN as GOOD
from highcard.rules import HighCard


class Renamed(HighCard):
    """The same rules."""

    @property
    def info(self):
        raise ZeroDivisionError


TEXTS = {key.replace("highcard.", "bad_info.", 1): text for key, text in GOOD.texts.items()}

PLUGIN = replace(GOOD, game=Renamed(), texts=TEXTS)
