"""Settings, people, and what plugins keep."""

from __future__ import annotations

import pytest

from spieltisch.core.errors import StorageError
from spieltisch.core.events import Json
from spieltisch.storage.database import Database
from spieltisch.storage.settings import MAX_KEY_LENGTH, MAX_KEYS, MAX_VALUE_LENGTH


@pytest.mark.parametrize("value", [None, True, 0, -7, 2.5, "", "Æblegrød 🁣", [1, [2]], {"a": {"b": None}}])
def test_a_setting_comes_back_as_it_was(database: Database, value: Json) -> None:
    database.settings.set("key", "before")
    database.settings.set("key", value)
    stored = database.settings.get_all()
    assert stored == {"key": value}
    assert type(stored["key"]) is type(value)


def test_several_settings_are_stored_together_or_not_at_all(database: Database) -> None:
    database.settings.set_all({"a": 1, "b": 2})
    with pytest.raises(ValueError, match="JSON"):
        database.settings.set_all({"a": 3, "c": float("nan")})
    assert database.settings.get_all() == {"a": 1, "b": 2}
    database.settings.remove("a", "unknown")
    assert database.settings.get_all() == {"b": 2}


def test_people_are_listed_by_name(database: Database) -> None:
    anna, bo = (database.profiles.add(name, "#F3B74A") for name in (" anna ", "Bo"))
    assert [person.name for person in database.profiles.all()] == ["anna", "Bo"]
    database.profiles.rename(anna.id, "Anna")
    database.profiles.remove(bo.id)
    assert [(person.id, person.name) for person in database.profiles.all()] == [(anna.id, "Anna")]


def test_names_of_people_are_checked(database: Database) -> None:
    anna = database.profiles.add("Anna", "red")
    database.profiles.add("Öre", "blue")
    for wrong, key in [("  ", "empty"), ("ANNA", "taken"), ("öRE", "taken")]:
        with pytest.raises(StorageError) as refused:
            database.profiles.add(wrong, "red")
        assert refused.value.message.key == f"storage.profile.{key}"
    with pytest.raises(StorageError) as refused:
        database.profiles.rename(anna.id, "Öre")
    assert refused.value.message.key == "storage.profile.taken"
    with pytest.raises(StorageError) as refused:
        database.profiles.rename(99, "Nobody")
    assert refused.value.message.key == "storage.profile.missing"
    assert [person.name for person in database.profiles.all()] == ["Anna", "Öre"]


def test_plugins_see_only_their_own_keys(database: Database) -> None:
    one, two = database.plugin_store("one"), database.plugin_store("two")
    one.set("key", {"a": [None]})
    one.set("other", None)
    assert (one.get("key"), one.get("other", 5), two.get("key", 5)) == ({"a": [None]}, None, 5)
    assert (one.keys(), two.keys()) == (("key", "other"), ())
    two.delete("key")
    one.delete("other")
    assert one.keys() == ("key",)


def test_a_plugin_cannot_fill_the_disk(database: Database) -> None:
    store = database.plugin_store("greedy")
    with pytest.raises(StorageError) as refused:
        store.set("k" * (MAX_KEY_LENGTH + 1), 1)
    assert refused.value.message.key == "storage.plugin.key"
    with pytest.raises(StorageError) as refused:
        store.set("key", "x" * MAX_VALUE_LENGTH)
    assert refused.value.message.key == "storage.plugin.size"
    with database.transaction():
        for number in range(MAX_KEYS):
            store.set(str(number), number)
    with pytest.raises(StorageError) as refused:
        store.set("one more", 1)
    assert refused.value.message.key == "storage.plugin.size"
    store.set("0", "still changes")
    assert len(store.keys()) == MAX_KEYS
