"""The sentences about people: part of the catalog `app`."""

from __future__ import annotations

from typing import Final

from spieltisch.core.messages import QT_TRANSLATE_NOOP, Texts

PEOPLE_TEXTS: Final[Texts] = {
    "app.people.matches": QT_TRANSLATE_NOOP("app", "%n match(es)"),
    "app.people.none": QT_TRANSLATE_NOOP("app", "Nothing played yet"),
    "app.people.last": QT_TRANSLATE_NOOP("app", "{matches}, the last one {when}"),
    "app.people.added": QT_TRANSLATE_NOOP("app", "{name} is in the list."),
    "app.people.renamed": QT_TRANSLATE_NOOP("app", "{old} is called {name} now."),
    "app.people.recoloured": QT_TRANSLATE_NOOP("app", "{name} has another colour."),
    "app.people.merged": QT_TRANSLATE_NOOP("app", "{name} and {into} are one person now: {into}."),
    "app.people.removed": QT_TRANSLATE_NOOP("app", "{name} is no longer in the list."),
    # The preview of a merge
    "app.people.merge.moves": QT_TRANSLATE_NOOP(
        "app", "%n match(es) played by {name} go to {into}, who has {total} then."
    ),
    "app.people.merge.moves.none": QT_TRANSLATE_NOOP(
        "app", "{name} has played nothing: only the entry in the list goes."
    ),
    "app.people.merge.against": QT_TRANSLATE_NOOP(
        "app",
        "%n match(es) of {name} against {into} count for nobody then; they stay in the list of matches.",
    ),
    "app.people.merge.together": QT_TRANSLATE_NOOP(
        "app", "%n match(es) that {name} and {into} played as partners count once."
    ),
    "app.people.merge.names": QT_TRANSLATE_NOOP(
        "app", "Matches keep the names they were played under. This can be taken back."
    ),
    # Colours
    "app.colour.amber": QT_TRANSLATE_NOOP("app", "Amber"),
    "app.colour.blue": QT_TRANSLATE_NOOP("app", "Blue"),
    "app.colour.rose": QT_TRANSLATE_NOOP("app", "Rose"),
    "app.colour.green": QT_TRANSLATE_NOOP("app", "Green"),
    "app.colour.violet": QT_TRANSLATE_NOOP("app", "Violet"),
    "app.colour.turquoise": QT_TRANSLATE_NOOP("app", "Turquoise"),
    "app.colour.copper": QT_TRANSLATE_NOOP("app", "Copper"),
    "app.colour.sand": QT_TRANSLATE_NOOP("app", "Sand"),
}
