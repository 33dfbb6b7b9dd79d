"""Reading JSON from strangers: strict, bounded, and with one clear message for whatever is wrong."""

from __future__ import annotations

import json
import math
import re
from typing import cast

from spieltisch.core.errors import BadMatchFile
from spieltisch.core.events import Json
from spieltisch.core.messages import excerpt, message

MAX_BYTES = 4 * 1024 * 1024
MAX_DEPTH = 32
MAX_DIGITS = 18

_CUT_OFF = re.compile(r"(t(ru?)?|f(a(ls?)?)?|n(ul?)?|-|\.|[eE][+-]?|\\?u?[0-9a-fA-F]{0,3})")
"""What is left of a word, a number or an escape where a file was cut."""


def parse_json(data: bytes) -> Json:
    """Read a JSON document in UTF-8 (with or without a byte order mark).

    Raises:
        BadMatchFile: too large, not UTF-8, not JSON, ends too early, a key twice in one object, nested too
            deeply, a number that is not finite, or text with half a surrogate pair.
    """
    if len(data) > MAX_BYTES:
        raise BadMatchFile(message("core.file.too_big", limit=MAX_BYTES // (1024 * 1024)))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadMatchFile(message("core.file.not_text")) from error
    if not text.strip():
        raise BadMatchFile(message("core.file.empty"))
    try:
        document = json.loads(
            text,
            object_pairs_hook=_unique_keys,
            parse_constant=_no_constant,
            parse_float=_finite,
            parse_int=_sane,
        )
    except json.JSONDecodeError as error:
        raise _broken(text, error) from error
    except RecursionError as error:
        raise BadMatchFile(message("core.file.nested")) from error
    _check_tree(document)
    return cast(Json, document)


def _broken(text: str, error: json.JSONDecodeError) -> BadMatchFile:
    rest = text[error.pos :].rstrip()
    if _CUT_OFF.fullmatch(rest) or error.msg.startswith("Unterminated string"):
        return BadMatchFile(message("core.file.truncated"))
    return BadMatchFile(message("core.file.not_json", line=error.lineno, column=error.colno))


def _unique_keys(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    result = dict(pairs)
    if len(result) < len(pairs):
        keys = [key for key, _value in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise BadMatchFile(message("core.file.duplicate_key", key=excerpt(twice)))
    return result


def _no_constant(_name: str) -> float:
    raise BadMatchFile(message("core.file.number"))


def _finite(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise BadMatchFile(message("core.file.number"))
    return number


def _sane(digits: str) -> int:
    if len(digits) > MAX_DIGITS:
        raise BadMatchFile(message("core.file.number"))
    return int(digits)


def _check_tree(document: object) -> None:
    level: list[object] = [document]
    for _depth in range(MAX_DEPTH):
        level = [child for value in level for child in _children(value)]
        if not level:
            return
    raise BadMatchFile(message("core.file.nested"))


def _children(value: object) -> list[object]:
    if isinstance(value, str):
        _check_text(value)
    elif isinstance(value, list):
        return value
    elif isinstance(value, dict):
        return [*value.keys(), *value.values()]
    return []


def _check_text(text: str) -> None:
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise BadMatchFile(message("core.file.not_text")) from error
