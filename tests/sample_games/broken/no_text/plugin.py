"""High Card under another name, but the text of its name is missing."""

from dataclasses import replace

from highcard.plugin import PLUGIN as GOOD
from highcard.rules import HighCard

from spieltisch.core.messages import Message


class Renamed(HighCard):
    """The same rules."""

    @property
    def info(self):
        return replace(super().info, id="no_text", name=Message("no_text.title"))


TEXTS = {key.replace("highcard.", "no_text.", 1): text for key, text in GOOD.texts.items()}

PLUGIN = replace(GOOD, game=Renamed(), texts=TEXTS)
