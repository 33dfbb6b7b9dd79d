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


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game.

    `choices` are the values a choice can take, and for an integer the values the sheet offers; `minimum` and
    `maximum` bound an integer. `choice_labels` name the choices in the same order.
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

    def accepts(self, value: object) -> bool:
        """Whether `value` has the right type and lies in the option's range."""
        if self.type == "bool":
            return isinstance(value, bool)
        if self.type == "int":
            return (
                isinstance(value, int)
                and not isinstance(value, bool)
                and (self.minimum is None or value >= self.minimum)
                and (self.maximum is None or value <= self.maximum)
            )
        return any(value == choice and type(value) is type(choice) for choice in self.choices)

    def applies(self, options: Options) -> bool:
        """Whether the option has an effect beside these other choices."""
        condition = self.depends_on
        return condition is None or options.get(condition.key) in condition.values


def complete(schema: Sequence[Option], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """Return a value for every option of `schema`: the given one, else its default.

    Raises:
        BadOption: a key is unknown or a value not possible.
    """
    known = {option.key: option for option in schema}
    result: dict[str, OptionValue] = {option.key: option.default for option in schema}
    for key, value in given.items():
        option = known.get(key)
        if option is None:
            raise BadOption(message("core.option.unknown", key=excerpt(key)))
        if not option.accepts(value):
            raise BadOption(message("core.option.value", key=key, value=excerpt(str(value))))
        assert isinstance(value, bool | int | str)  # noqa: S101 - narrowed by accepts()
        result[key] = value
    return result
