"""High Card with bookkeepers, who ask much of the standard library before they believe what they play.

It is laid over a copy of the sample game that is called `unusual` (tests/plugins/packing.py): a program that
ships only the modules it needs itself cannot run it.
"""

from __future__ import annotations

import csv
import decimal
import difflib
import fractions
import io
import sqlite3
import statistics
import wave
import zoneinfo
from dataclasses import replace
from functools import partial
from xml.dom.minidom import getDOMImplementation

from unusual.players import NoisyPlayer, worth
from unusual.plugin import NOISE
from unusual.plugin import PLUGIN as PLAIN
from unusual.state import View

from spieltisch.core.actions import Action

IMPORTED = (difflib, fractions, statistics, wave, zoneinfo)


def booked(action: Action) -> Action:
    """The same action, after it has gone through a table, a database and a document."""
    page = io.StringIO()
    csv.writer(page).writerow((action.text, decimal.Decimal(worth(action))))
    ledger = sqlite3.connect(":memory:")
    ledger.execute("CREATE TABLE worth (action TEXT, points REAL)")
    ledger.executemany("INSERT INTO worth VALUES (?, ?)", csv.reader(io.StringIO(page.getvalue())))
    (text,) = ledger.execute("SELECT action FROM worth ORDER BY points DESC LIMIT 1").fetchone()
    ledger.close()
    document = getDOMImplementation().createDocument(None, "played", None)
    document.documentElement.setAttribute("action", text)
    return Action.parse(document.documentElement.getAttribute("action"))


class Bookkeeper(NoisyPlayer):
    """Plays as others of its level do, and keeps books."""

    def choose(self, view: View, number: int) -> Action:
        return booked(super().choose(view, number))


PLUGIN = replace(PLAIN, players={level: partial(Bookkeeper, noise) for level, noise in NOISE.items()})
