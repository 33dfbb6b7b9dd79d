"""Every message has its text: keys, fields and plural forms."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from string import Formatter

from spieltisch.core.game import GamePlugin
from spieltisch.core.messages import Message
from spieltisch.core.texts import TEXTS as CORE_TEXTS
from spieltisch.plugins.conformance.cases import require


def messages_in(value: object) -> Iterator[Message]:
    """Every message in a value, also inside dataclasses, lists, mappings and other messages."""
    if isinstance(value, Message):
        yield value
    if isinstance(value, Mapping):
        yield from (found for item in value.values() for found in messages_in(item))
    elif isinstance(value, list | tuple):
        yield from (found for item in value for found in messages_in(item))
    elif is_dataclass(value) and not isinstance(value, type):
        yield from (found for item in fields(value) for found in messages_in(getattr(value, item.name)))


def check_messages(plugin: GamePlugin, value: object) -> None:
    """Every message in `value` has a text in the game's catalog or in `core`, with only fields it gives."""
    for message in messages_in(value):
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


def _fields(text: str) -> set[str]:
    try:
        return {name for _literal, name, _form, _conversion in Formatter().parse(text) if name is not None}
    except ValueError as error:
        require(False, "a text cannot be read", text, error)
        return set()
