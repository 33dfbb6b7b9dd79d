"""Who is known here: the people as they were read last, found by name or number. Values without Qt."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from spieltisch.app.profiles.colours import TableColours, colour_number, table_colours
from spieltisch.core.players import SeatEntry
from spieltisch.storage.records import Guest, Profile, ProfileSummary

SUGGESTIONS = 6


@dataclass(frozen=True, slots=True)
class Known:
    """A name to choose: of a person, or one under which somebody has played (`profile` None)."""

    name: str
    profile: Profile | None = None


@dataclass(frozen=True, slots=True)
class Directory:
    """Everyone by name, and the names of those who are nobody yet."""

    people: tuple[ProfileSummary, ...] = ()
    guests: tuple[Guest, ...] = ()

    def profile(self, profile_id: int | None) -> Profile | None:
        """Return the person with a number."""
        found = (entry.profile for entry in self.people if entry.profile.id == profile_id)
        return next(found, None)

    def named(self, name: str) -> Profile | None:
        """Return the person of a name, whatever its case."""
        wanted = name.strip().casefold()
        found = (entry.profile for entry in self.people if entry.profile.name.casefold() == wanted)
        return next(found, None)

    def known(self) -> list[Known]:
        """Return every name, those of people first, each kind with the ones first that were used last."""
        played = sorted(
            self.people, key=lambda entry: entry.last.timestamp() if entry.last else 0, reverse=True
        )
        people = [Known(entry.profile.name, entry.profile) for entry in played]
        return [*people, *(Known(guest.name) for guest in self.guests)]

    def suggested(self, text: str, taken: Collection[str]) -> list[Known]:
        """Return the names that go on as `text` does, but for those that are taken.

        A name that stands there whole, like no name at all, suggests everybody: it is about to be replaced.
        """
        away = {name.casefold() for name in taken}
        free = [known for known in self.known() if known.name.casefold() not in away]
        wanted = text.strip().casefold()
        if not wanted or any(known.name.casefold() == wanted for known in free):
            return free[:SUGGESTIONS]
        return [known for known in free if _begins(known.name, wanted)][:SUGGESTIONS]

    def completed(self, text: str, taken: Collection[str]) -> str:
        """Return the name that begins with `text`; empty where there is none."""
        away = {name.casefold() for name in taken}
        found = (
            known.name
            for known in self.known()
            if known.name.casefold() not in away and known.name.casefold().startswith(text.casefold())
        )
        return next(found, "") if text.strip() else ""

    def colours(
        self, sides: Sequence[int], entries: Sequence[SeatEntry], linked: Mapping[int, int] | None = None
    ) -> TableColours:
        """Return the colours of a table; `linked` are the people whom the storage knows at a seat."""
        own = [self._colour(seat, entry, linked or {}) for seat, entry in enumerate(entries)]
        return table_colours(sides, own)

    def _colour(self, seat: int, entry: SeatEntry, linked: Mapping[int, int]) -> int | None:
        if not entry.human:
            return None
        person = self.profile(linked[seat]) if seat in linked else self.named(entry.name)
        return None if person is None else colour_number(person.colour)


def _begins(name: str, wanted: str) -> bool:
    """Whether a name or one of its words begins so."""
    folded = name.casefold()
    return folded.startswith(wanted) or any(word.startswith(wanted) for word in folded.split())
