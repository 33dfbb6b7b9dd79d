"""The options of a game as a schema: the new-match sheet, the command line and files all read it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from spieltisch.core.errors import BadOption
from spieltisch.core.messages import Message, excerpt, message

OptionValue: TypeAlias = "bool | int | str"
Options: TypeAlias = Mapping[str, OptionValue]
OptionType: TypeAlias = Literal["bool", "int", "choice"]


@dataclass(frozen=True, slots=True)
class Condition:
    """An option matters only while another one has one of these values."""

    key: str
    values: tuple[OptionValue, ...]

    def holds(self, options: Options) -> bool:
        """Whether it is so among these choices."""
        return options.get(self.key) in self.values


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game.

    `choices` are the values a choice can take, and for an integer the values the sheet offers; `minimum` and
    `maximum` bound an integer, and let a choice take whole numbers between them, too. `choice_labels` name
    the choices in the same order. `defaults` are defaults under conditions on options before this one,
    `explanations` what is said instead of `explanation`; of each the first whose condition holds counts.
    `shared_default` is what the sheet for a new match offers where several people share the device; files and
    commands always take the others.
    """

    key: str
    type: OptionType
    default: OptionValue
    label: Message
    explanation: Message
    choices: tuple[OptionValue, ...] = ()
    choice_labels: tuple[Message, ...] = ()
    minimum: int | None = None
    maximum: int | None = None
    depends_on: Condition | None = None
    defaults: tuple[tuple[Condition, OptionValue], ...] = ()
    explanations: tuple[tuple[Condition, Message], ...] = ()
    shared_default: OptionValue | None = None

    def default_among(self, options: Options) -> OptionValue:
        """Return the default beside these other choices."""
        return next((value for when, value in self.defaults if when.holds(options)), self.default)

    def explanation_among(self, options: Options) -> Message:
        """Return the explanation beside these other choices."""
        return next((text for when, text in self.explanations if when.holds(options)), self.explanation)

    def accepts(self, value: object) -> bool:
        """Whether `value` has the right type and lies in the option's range."""
        if self.type == "bool":
            return isinstance(value, bool)
        if self.type == "int":
            return self._in_range(value)
        listed = any(value == choice and type(value) is type(choice) for choice in self.choices)
        return listed or (self.minimum is not None and self._in_range(value))

    def _in_range(self, value: object) -> bool:
        return (
            isinstance(value, int)
            and not isinstance(value, bool)
            and (self.minimum is None or value >= self.minimum)
            and (self.maximum is None or value <= self.maximum)
        )

    def applies(self, options: Options) -> bool:
        """Whether the option has an effect beside these other choices."""
        return self.depends_on is None or self.depends_on.holds(options)


def complete(schema: Sequence[Option], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """Return a value for every option of `schema`: the given one, else its default.

    Raises:
        BadOption: a key is unknown or a value not possible.
    """
    known = {option.key: option for option in schema}
    for key, value in given.items():
        if key not in known:
            raise BadOption(message("core.option.unknown", key=excerpt(key)))
        if not known[key].accepts(value):
            raise BadOption(message("core.option.value", key=key, value=excerpt(str(value))))
    result: dict[str, OptionValue] = {}
    for option in schema:
        value = given.get(option.key)
        if option.key not in given:
            value = option.default_among(result)
        assert isinstance(value, bool | int | str)  # noqa: S101 - narrowed by accepts()
        result[option.key] = value
    return result
