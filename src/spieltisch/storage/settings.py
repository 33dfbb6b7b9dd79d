"""Settings, and what plugins keep."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from sqlalchemy import delete, func
from sqlalchemy.dialects.sqlite import insert
from sqlmodel import col, select

from spieltisch.core.errors import StorageError
from spieltisch.core.events import Json
from spieltisch.core.messages import message
from spieltisch.storage.tables import PluginValueRow, SettingRow
from spieltisch.storage.unit import Repository, Transactions

MAX_KEY_LENGTH: Final = 200
MAX_VALUE_LENGTH: Final = 65_536
MAX_KEYS: Final = 1_000


class Settings(Repository):
    """The app's settings: keys with JSON values."""

    def get_all(self) -> dict[str, Json]:
        """Return every setting that was ever set."""
        with self._transactions.begin() as session:
            return {row.key: row.value for row in session.exec(select(SettingRow))}

    def set(self, key: str, value: Json) -> None:
        """Store one setting.

        Raises:
            ValueError: the value is no JSON (NaN, infinity).
        """
        self.set_all({key: value})

    def set_all(self, values: Mapping[str, Json]) -> None:
        """Store several settings at once.

        Raises:
            ValueError: a value is no JSON.
        """
        with self._transactions.begin() as session:
            for key, value in values.items():
                statement = insert(SettingRow).values(key=key, value=_checked(value))
                session.exec(
                    statement.on_conflict_do_update(
                        index_elements=["key"], set_={"value": statement.excluded.value}
                    )
                )

    def remove(self, *keys: str) -> None:
        """Forget settings, so that their defaults hold again; unknown keys do not matter."""
        with self._transactions.begin() as session:
            session.exec(delete(SettingRow).where(col(SettingRow.key).in_(keys)))


class PluginStore(Repository):
    """A small key-value store; a plugin reaches nothing but its own keys."""

    def __init__(self, transactions: Transactions, plugin: str) -> None:
        super().__init__(transactions)
        self._plugin = plugin

    def get(self, key: str, default: Json = None) -> Json:
        """Return the value of a key, or `default`."""
        with self._transactions.begin() as session:
            row = session.get(PluginValueRow, (self._plugin, key))
            return default if row is None else row.value

    def set(self, key: str, value: Json) -> None:
        """Store a value.

        Raises:
            StorageError: the key or the value is too long, or there are too many keys.
            ValueError: the value is no JSON.
        """
        if len(key) > MAX_KEY_LENGTH:
            raise StorageError(message("storage.plugin.key", plugin=self._plugin))
        if len(json.dumps(_checked(value))) > MAX_VALUE_LENGTH:
            raise StorageError(message("storage.plugin.size", plugin=self._plugin))
        statement = insert(PluginValueRow).values(plugin=self._plugin, key=key, value=value)
        mine = col(PluginValueRow.plugin) == self._plugin
        with self._transactions.begin() as session:
            session.exec(
                statement.on_conflict_do_update(
                    index_elements=["plugin", "key"], set_={"value": statement.excluded.value}
                )
            )
            if session.exec(select(func.count()).where(mine)).one() > MAX_KEYS:
                raise StorageError(message("storage.plugin.size", plugin=self._plugin))

    def delete(self, key: str) -> None:
        """Forget a key; nothing happens when it is not there."""
        with self._transactions.begin() as session:
            session.exec(
                delete(PluginValueRow).where(
                    col(PluginValueRow.plugin) == self._plugin, col(PluginValueRow.key) == key
                )
            )

    def keys(self) -> tuple[str, ...]:
        """Return the plugin's keys, sorted."""
        statement = (
            select(PluginValueRow.key)
            .where(col(PluginValueRow.plugin) == self._plugin)
            .order_by(col(PluginValueRow.key))
        )
        with self._transactions.begin() as session:
            return tuple(session.exec(statement))


def _checked(value: Json) -> Json:
    """The value, if it can be written as JSON.

    Raises:
        ValueError: it cannot.
    """
    json.dumps(value, allow_nan=False)
    return value
