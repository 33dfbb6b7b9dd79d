"""What a game looks like, as data: the generic table controller shows any game from these values.

A presenter is a set of pure functions from a view and the player's doings (`UiState`) to a `TableView`.
Everything textual is a `Message`. Nothing here is private beyond the view it was made from.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Generic, Literal, Protocol, TypeAlias, TypeVar

from spieltisch.core.actions import Action, RankedAction
from spieltisch.core.cards import Deck
from spieltisch.core.events import Event
from spieltisch.core.messages import Message
from spieltisch.core.options import Options

V = TypeVar("V")

Extra: TypeAlias = "bool | int | float | str | Message | tuple[Extra, ...] | dict[str, Extra] | None"
"""What a presenter hands to its own QML: plain values, with messages rendered on the way."""


@dataclass(frozen=True, slots=True)
class GameKey:
    """A key that means something at the table of one game, for the list of shortcuts.

    `keys` is what is pressed (`M`, `1 2 3`), a message where languages name it differently.
    """

    keys: str | Message
    text: Message


@dataclass(frozen=True, slots=True)
class TableHabits:
    """How the table of a game is used.

    - `handover`: with several people, hands are covered when somebody else is asked (`change`), or after
      every action of a person (`action`); then a tap anywhere on the cover shows the hand.
    - `confirm`: how many taps play a piece as long as the person has not set that for this game.
    - `decks`: the faces the cards of this game can have, the usual one first; a person chooses.
    - `pieces`: what is held and played with; words and pictures for handing the device on follow it.
    - `opener`: whether a new match offers to choose who begins, which the rules take as `Setup.dealer`.
    - `replaced_by_opener`: the options that have no effect once somebody is chosen for that.
    - `keys`: the game's own keys, which the list of shortcuts shows while it is played.
    """

    handover: Literal["change", "action"] = "change"
    confirm: Literal["two", "one"] = "two"
    decks: tuple[Deck, ...] = ("french",)
    pieces: Literal["cards", "tiles"] = "cards"
    opener: bool = False
    replaced_by_opener: tuple[str, ...] = ()
    keys: tuple[GameKey, ...] = ()


@dataclass(frozen=True, slots=True)
class UiState(Generic[V]):
    """What the person at the table has done since the last action; the match knows nothing of it.

    `values` hold sliders and the like (cut depth); `step` counts the presentation steps already looked at;
    `recent` are the events of the newest action; `hint` the ranking while a hint is shown; `open_views` the
    views of further seats whose hands may be shown (nobody human plays, or the match is over); `humans` are
    the human seats; `numbered` asks for position numbers. `kept` is what the seat keeps through the whole
    match, whatever is played (the order of a hand, how it is sorted); taking a selection back leaves it.
    """

    selection: tuple[str, ...] = ()
    values: tuple[tuple[str, int], ...] = ()
    step: int = 0
    recent: tuple[Event, ...] = ()
    hint: tuple[RankedAction, ...] = ()
    open_views: tuple[V, ...] = ()
    humans: tuple[int, ...] = ()
    numbered: bool = False
    kept: tuple[tuple[str, str], ...] = ()

    def value(self, name: str, default: int) -> int:
        """Return the value called `name`, or `default`."""
        return dict(self.values).get(name, default)

    def with_value(self, name: str, value: int) -> UiState[V]:
        """Return a copy with one value changed."""
        return replace(self, values=tuple(sorted({**dict(self.values), name: value}.items())))

    def kept_value(self, name: str, default: str = "") -> str:
        """Return what the seat keeps under `name`, or `default`."""
        return dict(self.kept).get(name, default)

    def with_kept(self, name: str, value: str) -> UiState[V]:
        """Return a copy that keeps `value` under `name`."""
        return replace(self, kept=tuple(sorted({**dict(self.kept), name: value}.items())))


@dataclass(frozen=True, slots=True)
class Place:
    """Where a piece lies: a zone the game's QML lays out (`hand/0`, `crib`, `play`) and a slot in it."""

    zone: str
    slot: int


@dataclass(frozen=True, slots=True)
class Piece:
    """A card or tile on the table.

    `id` is stable while the piece stays known (`card/7C`); a face-down one is named by its place
    (`back/hand/1/3`) so that an id tells nothing. `face` is the notation, None for a back. `origin` is where
    a piece that appears comes from, so that the table can animate it. `badge` is a short reason above it.
    `refusal` is told when a dimmed piece is tried: why it cannot be chosen now.
    """

    id: str
    kind: Literal["card", "tile"]
    face: str | None
    place: Place
    name: Message
    playable: bool = False
    selectable: bool = False
    selected: bool = False
    hinted: bool = False
    dimmed: bool = False
    preview: bool = False
    badge: Message | None = None
    number: int | None = None
    origin: Place | None = None
    owner: int | None = None
    refusal: Message | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """A button between prompt and confirm, in the bar above the table, or on the table.

    `key` is a shortcut such as `M`, a message where languages have different letters; of several signs (`10`)
    the last one is typed. What has its place on the `table` is drawn by the game's own QML alone.
    """

    id: str
    label: Message
    enabled: bool = True
    checked: bool = False
    key: str | Message = ""
    explanation: Message | None = None
    place: Literal["actions", "bar", "table"] = "actions"


@dataclass(frozen=True, slots=True)
class Confirm:
    """The main button: the action it would do, or None while the selection is not complete.

    With `at_once` the tap that completes the selection does it where the person wants one tap alone; else it
    is always confirmed (a card whose discard is previewed may still become a part of a meld).
    """

    label: Message
    action: Action | None
    at_once: bool = True


@dataclass(frozen=True, slots=True)
class Plate:
    """One seat's plate: what it is right now ("deals"), and whether the game waits for it."""

    seat: int
    side: int
    role: Message | None
    active: bool


@dataclass(frozen=True, slots=True)
class SideScore:
    """A side's score; `note` is what is missing ("37 to go"), `gain` what a preview would add."""

    side: int
    points: int | float
    note: Message | None = None
    gain: int | float = 0


@dataclass(frozen=True, slots=True)
class Steps:
    """A presentation that waits for the person: nothing else happens until `index` reaches `total`.

    Skipping goes to the step `skip_to` (an overview, say), or to the end if that is None.
    """

    index: int
    total: int
    next_label: Message
    skip_label: Message | None = None
    skip_to: int | None = None


@dataclass(frozen=True, slots=True)
class TableView:
    """Everything the table shows for one view.

    `announcements` are spoken by screen readers when the match or its presentation has gone forward: about
    `UiState.recent`, or about the step. While `steps` is present, computers and clocks wait. `focus` names
    the zones arrow keys walk through, in order. `untold` counts the newest events that the steps have not
    told yet; log and details leave them out. `stopped`: the person was the first to answer where that counts
    and only has to say how: the clock and everybody else wait.
    """

    pieces: tuple[Piece, ...]
    progress: Message
    prompt: Message
    detail: Message | None = None
    confirm: Confirm | None = None
    choices: tuple[Choice, ...] = ()
    plates: tuple[Plate, ...] = ()
    scores: tuple[SideScore, ...] = ()
    steps: Steps | None = None
    announcements: tuple[Message, ...] = ()
    focus: tuple[str, ...] = ()
    untold: int = 0
    stopped: bool = False
    extra: dict[str, Extra] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Dropped:
    """What a drop means that is more or less than one action.

    `actions` are done one after another (several cards laid at once); `remark` is told after that: which of
    the dragged pieces stay, or, without actions, why nothing is possible there.
    """

    actions: tuple[Action, ...] = ()
    remark: Message | None = None


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the running log; `value` stands at its right edge, `side` colours points.

    A value is a message where languages write it differently (`+7.5`).
    """

    text: Message
    kind: Literal["heading", "plain", "points", "subtle"] = "plain"
    value: str | Message = ""
    side: int | None = None


@dataclass(frozen=True, slots=True)
class DetailRow:
    """One scored event: why, with which pieces, points and the total after it."""

    text: Message
    pieces: tuple[str, ...]
    side: int
    points: int | float
    total: int | float


@dataclass(frozen=True, slots=True)
class DetailSection:
    """The scored events of one deal or round."""

    title: Message
    rows: tuple[DetailRow, ...]


@dataclass(frozen=True, slots=True)
class RulesSection:
    """A heading and its paragraphs, true for the options of the match; `examples` are rows of pieces."""

    title: Message
    paragraphs: tuple[Message, ...]
    examples: tuple[tuple[tuple[str, ...], Message], ...] = ()


class Presenter(Protocol[V]):
    """The presentation of one game."""

    def table(self, view: V, ui: UiState[V]) -> TableView:
        """Show the view."""

    def select(self, view: V, ui: UiState[V], piece: str) -> UiState[V]:
        """Return the state after a click on a piece; unchanged if the click means nothing."""

    def choose(self, view: V, ui: UiState[V], choice: str) -> UiState[V] | Action:
        """Return the state after pressing a choice, or the action it stands for."""

    def drop(self, view: V, ui: UiState[V], piece: str, zone: str) -> UiState[V] | Action | Dropped | None:
        """Return what dropping a piece on a zone means: an action, a new selection, or None for nothing.

        A `Dropped` is several actions, or says why the piece cannot be dropped there.
        """

    def hinted(self, view: V, ui: UiState[V]) -> UiState[V]:
        """Return the state with the best hint selected as a preview."""

    def log(self, events: Sequence[Event], sides: tuple[int, ...]) -> tuple[LogLine, ...]:
        """Tell the match so far in words."""

    def details(self, events: Sequence[Event], sides: tuple[int, ...]) -> tuple[DetailSection, ...]:
        """List every scored event of the match."""

    def rules(self, options: Options) -> tuple[RulesSection, ...]:
        """Explain the rules as the options have them."""
