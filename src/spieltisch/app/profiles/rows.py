"""People as rows for QML. Pure functions."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime

from spieltisch.app.moments import when_text
from spieltisch.app.people import initial
from spieltisch.app.profiles.colours import COLOURS, NONE, colour_number
from spieltisch.app.profiles.directory import Directory, Known
from spieltisch.app.qvariant import Row
from spieltisch.core.messages import message
from spieltisch.storage.records import Meetings, Profile, ProfileSummary
from spieltisch.texts import Renderer


@dataclass(frozen=True, slots=True)
class ProfilesProps:
    """Field by field the Qt properties of `ProfilesController`."""

    people: list[Row] = field(default_factory=list)
    guests: list[Row] = field(default_factory=list)
    colours: list[Row] = field(default_factory=list)
    person: Row = field(default_factory=dict)
    preview: Row = field(default_factory=dict)
    undo_text: str = ""
    problem: str = ""


def person_row(entry: ProfileSummary, now: datetime, renderer: Renderer) -> Row:
    """A person: `{id, name, initial, colour, text}`; `text` says what they have played."""
    person = entry.profile
    return {
        "id": person.id,
        "name": person.name,
        "initial": initial(person.name),
        "colour": colour_number(person.colour),
        "text": _played(entry, now, renderer),
    }


def detail_row(entry: ProfileSummary, directory: Directory, now: datetime, renderer: Renderer) -> Row:
    """The person who is chosen: as `person_row` with `others`, who they can be merged with."""
    others: list[Row] = [
        {"value": other.profile.id, "label": other.profile.name}
        for other in directory.people
        if other.profile != entry.profile
    ]
    return {**person_row(entry, now, renderer), "others": others}


def guest_rows(directory: Directory, renderer: Renderer) -> list[Row]:
    """Names under which somebody has played: `{name, text}`."""
    return [
        {"name": guest.name, "text": renderer.text(message("app.people.matches", n=guest.matches))}
        for guest in directory.guests
    ]


def colour_rows(renderer: Renderer) -> list[Row]:
    """The colours to choose from: `{colour, name}`."""
    return [
        {"colour": number, "name": renderer.text(message(f"app.colour.{colour}"))}
        for number, colour in enumerate(COLOURS)
    ]


def known_row(known: Known) -> Row:
    """A name to choose for a seat: `{name, initial, colour}`; the colour of nobody is -1."""
    colour = NONE if known.profile is None else colour_number(known.profile.colour)
    return {"name": known.name, "initial": initial(known.name), "colour": colour}


def preview_row(source: Profile, target: Profile, meetings: Meetings, renderer: Renderer) -> Row:
    """What a merge of `source` into `target` will do: `{target, lines}`."""
    names = {"name": source.name, "into": target.name}
    if meetings.one:
        lines = [message("app.people.merge.moves", n=meetings.one, total=meetings.merged, **names)]
    else:
        lines = [message("app.people.merge.moves.none", **names)]
    if meetings.against:
        lines.append(message("app.people.merge.against", n=meetings.against, **names))
    if meetings.together:
        lines.append(message("app.people.merge.together", n=meetings.together, **names))
    lines.append(message("app.people.merge.names"))
    return {"target": target.id, "lines": [renderer.text(line) for line in lines]}


def _played(entry: ProfileSummary, now: datetime, renderer: Renderer) -> str:
    if entry.last is None:
        return renderer.text(message("app.people.none"))
    matches = message("app.people.matches", n=entry.matches)
    when = when_text(entry.last, now, renderer)
    return renderer.text(message("app.people.last", matches=matches, when=when))
