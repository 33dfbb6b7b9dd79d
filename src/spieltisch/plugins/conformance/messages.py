"""Every message has its text: keys, fields and plural forms."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from string import Formatter
from typing import Any

from spieltisch.core.game import GamePlugin
from spieltisch.core.messages import Message
from spieltisch.core.texts import TEXTS as CORE_TEXTS
from spieltisch.plugins.conformance.cases import require


def messages_in(value: object) -> Iterator[Message]:
    """Every message in a value, also inside dataclasses, lists, mappings and other messages."""
    waiting: list[Any] = [value]
    while waiting:
        item = waiting.pop()
        if item is None or isinstance(item, str | int | float | type):
            continue
        if isinstance(item, Message):
            yield item
            waiting += [argument for _name, argument in item.args]
        elif isinstance(item, list | tuple):
            waiting += item
        elif isinstance(item, Mapping):
            waiting += item.values()
        elif is_dataclass(item):
            waiting += [getattr(item, field.name) for field in fields(item)]


def check_messages(plugin: GamePlugin, value: object) -> None:
    """Every message in `value` has a text in the game's catalog or in `core`, with only fields it gives."""
    for message in set(messages_in(value)):
        check_message(plugin, message)


def check_message(plugin: GamePlugin, message: Message) -> None:
    """One message has its text (and the one for the reader itself, if there is one)."""
    texts = CORE_TEXTS if message.catalog == "core" else plugin.texts
    require(message.key in texts, "a message has no text", message.key)
    given = {name for name, _value in message.args}
    for key in (message.key, f"{message.key}.you"):
        if key in texts:
            missing = _fields(texts[key]) - given
            require(not missing, "a text has fields that the message does not give", key, sorted(missing))
            require("%n" not in texts[key] or "n" in given, "a plural text is given no n", key)


def check_texts(plugin: GamePlugin) -> None:
    """The catalog has its own keys alone, and its texts can be read."""
    for key, text in plugin.texts.items():
        require(key.startswith(f"{plugin.game.info.id}."), "a text has a foreign key", key)
        require(bool(text.strip()), "a text is empty", key)
        _fields(text)


@cache
def _fields(text: str) -> set[str]:
    try:
        return {name for _literal, name, _form, _conversion in Formatter().parse(text) if name is not None}
    except ValueError as error:
        require(False, "a text cannot be read", text, error)
        return set()
