"""High Card under another name, but its QML file is missing."""

from dataclasses import replace

from highcard.plugin import PLUGIN as GOOD
from highcard.rules import HighCard


class Renamed(HighCard):
    """The same rules."""

    @property
    def info(self):
        return replace(super().info, id="no_table")


TEXTS = {key.replace("highcard.", "no_table.", 1): text for key, text in GOOD.texts.items()}

PLUGIN = replace(GOOD, game=Renamed(), texts=TEXTS, table_qml="qml/Nowhere.qml")
