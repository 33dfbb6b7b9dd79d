"""Searching in texts: words in any order, any case and any way to write an umlaut, and where they are."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.app.finding import finds, marked

NAME = "Textgröße – Text size"
TEXTS = ("Larger text needs more room.", "Schriftgröße Ærø", "auf-und-ab (Uhrzeit)")
MARK = '<u><font color="red">{}</font></u>'


@pytest.mark.parametrize(
    "query",
    [
        "",
        "  ",
        "text",
        "TEXT",
        "room size",
        "larger ROOM",
        "grosse",
        "groesse",
        "größe",
        "aero",
        "ærø",
        "ize",
        "uhr",
        "und",
        "(uhr",
    ],
)
def test_words_are_found(query: str) -> None:
    assert finds(query, NAME, TEXTS)


@pytest.mark.parametrize("query", ["texts", "text colour", "gröse", "sizelarger", "ze"])
def test_what_is_not_there_is_not_found(query: str) -> None:
    assert not finds(query, NAME, TEXTS)


@pytest.mark.parametrize(("query", "name"), [("größe", "Textgröße"), ("storrelse", "Kortstørrelse")])
def test_words_are_found_within_a_name_but_not_within_a_sentence(query: str, name: str) -> None:
    assert finds(query, name)
    assert not finds(query, "", [name])
    assert not finds(query[:2], name)
    assert marked(query, name, "red") == ""
    assert marked(query, name, "red", within=True).endswith("</font></u>")


@pytest.mark.parametrize(
    ("query", "text", "expected"),
    [
        ("size", "Text size", "Text " + MARK.format("size")),
        ("grosse", "Die Größe", "Die " + MARK.format("Größe")),
        ("groesse", "Die Größe", "Die " + MARK.format("Größe")),
        ("strasse", "Straße", MARK.format("Straße")),
        ("text ext", "text", MARK.format("text")),
        ("ana", "banana", "b" + MARK.format("anana")),
        ("an", "banana", ""),
        ("b", "a<b>&c", "a&lt;" + MARK.format("b") + "&gt;&amp;c"),
        ("none", "Text size", ""),
        ("", "Text size", ""),
    ],
)
def test_what_is_found_is_marked(query: str, text: str, expected: str) -> None:
    assert marked(query, text, "red", within=True) == expected


@given(st.text(), st.text())
def test_marks_change_no_letter(query: str, text: str) -> None:
    plain = marked(query, text, "red").replace('<u><font color="red">', "").replace("</font></u>", "")
    for sign, letter in (("&lt;", "<"), ("&gt;", ">"), ("&quot;", '"'), ("&#x27;", "'"), ("&amp;", "&")):
        plain = plain.replace(sign, letter)
    assert plain in ("", text)


@given(st.text(min_size=1), st.text(), st.text())
def test_a_part_of_a_text_is_found_in_it(part: str, before: str, after: str) -> None:
    assert finds(part, "", [f"{before} {part}{after}"])
