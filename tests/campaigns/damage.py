"""Ways to damage a file, each thrown by seeded dice: bytes of any kind, and documents of JSON."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

Damage = Callable[[bytes, random.Random], bytes]

WRONG: tuple[Any, ...] = (
    *(None, True, -1, 0, 1, 1.5, 10**17, 1e300, "", "x", "\x00", "ß" * 300, [], [[]], {}, {"a": []}),
    *([1, 2, 3], ["0 play 7C"], ["1 fly"], "human", "0 play 7C", [[]] * 5),
)


def cut(data: bytes, dice: random.Random) -> bytes:
    return data[: dice.randrange(len(data))]


def lose_the_start(data: bytes, dice: random.Random) -> bytes:
    return data[dice.randrange(1, len(data)) :]


def flip(data: bytes, dice: random.Random) -> bytes:
    broken = bytearray(data)
    for _ in range(dice.choice((1, 1, 3, 50))):
        broken[dice.randrange(len(broken))] ^= 1 << dice.randrange(8)
    return bytes(broken)


def overwrite(data: bytes, dice: random.Random) -> bytes:
    start = dice.randrange(len(data))
    length = dice.randrange(1, 64)
    return data[:start] + dice.randbytes(length) + data[start + length :]


def repeat(data: bytes, dice: random.Random) -> bytes:
    start, end = sorted((dice.randrange(len(data)), dice.randrange(len(data))))
    return data[:end] + data[start:]


def replace_all(_data: bytes, dice: random.Random) -> bytes:
    return dice.choice(
        (b"", b"\n", b"\x00" * 5000, b"[" * 90_000, dice.randbytes(500), b"SQLite format 3\x00")
    )


def change_a_value(data: bytes, dice: random.Random) -> bytes:
    """Put something else in the place of a value somewhere in a document, or add or lose a key."""
    document = copy.deepcopy(json.loads(data))
    place = document
    while True:
        if not place:
            return json.dumps(dice.choice(WRONG)).encode()
        key = dice.choice(list(place)) if isinstance(place, dict) else dice.randrange(len(place))
        if isinstance(place[key], dict | list) and place[key] and dice.random() < 0.6:
            place = place[key]
            continue
        if dice.random() < 0.2:
            del place[key]
        else:
            place[key] = dice.choice(WRONG)
        return json.dumps(document).encode()


def shuffle_actions(data: bytes, dice: random.Random) -> bytes:
    """Play a match in another order."""
    document = json.loads(data)
    dice.shuffle(document["actions"])
    return json.dumps(document).encode()


BYTES: tuple[Damage, ...] = (cut, lose_the_start, flip, overwrite, repeat, replace_all)
MATCHES: tuple[Damage, ...] = (*BYTES, change_a_value, change_a_value, change_a_value, shuffle_actions)
