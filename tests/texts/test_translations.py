"""The build step: what lupdate makes of the sources, and what the checks find."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.texts.support import build, checks, sources, tools

FILES = sorted(build.FOLDER.glob("*.ts"))


def test_every_catalog_has_every_language() -> None:
    names = {file.name for file in sources.text_files(build.ROOT)}
    assert {"app", "cribbage"} <= names
    assert {ts.stem for ts in FILES} == {f"{name}_{code}" for name in names for code in tools.LANGUAGES}


@pytest.mark.parametrize("ts", FILES, ids=lambda ts: ts.stem)
def test_translations_have_no_faults(ts: Path) -> None:
    language = ts.stem.rpartition("_")[2]
    found = {
        entry.source: problems
        for entry in checks.read_entries(ts)
        if (problems := list(checks.faults(entry, language)))
    }
    assert found == {}


@pytest.mark.parametrize(
    ("source", "forms", "language", "fault"),
    [
        ("Deal {deal}", ["{deal}. Blatt"], "de", None),
        ("Deal {deal}", ["Blatt"], "de", "fields"),
        ("Deal", ["{deal}. Blatt"], "de", "fields"),
        ("Deal {deal}", ["{deal. Blatt"], "de", "braces"),
        ("{who} deals", ["{who:genitive} giv"], "da", None),
        ("%n card(s)", ["eine Karte", "%n Karten"], "de", None),
        ("%n card(s)", ["%n Karte", "Karten"], "de", "places"),
        ("%1 of %2", ["%1 von"], "de", "places"),
        ("a b", ["a  b"], "da", "two spaces"),
        ("Wait …", ["Warte ..."], "de", "three dots"),
        ("“x”", ["„x“"], "de", None),
        ("“x”", ["“x”"], "de", "quotation marks"),
        ("“x”", ["„x”"], "de", "quotation marks"),
        ("“x”", ["”x”"], "da", None),
        ("“x”", ["“x”"], "da", "quotation marks"),
        ("“x”", ["”x"], "da", "quotation marks"),
        ("95%", ["95 %"], "de", "percent sign"),
        ("95%", ["95\N{NO-BREAK SPACE}%"], "de", None),
        ("%n deal(s)", ["ein Blatt", "vor %n Blättern"], "de", None),
        ("−2", ["-2"], "da", "hyphen"),
        ("a – b", ["a - b"], "da", "hyphen"),
        ("“x”", ['"x"'], "da", "straight quotation mark"),
        ("It’s", ["It's"], "en", "straight apostrophe"),
        ("Yes!", ["Ja !"], "de", "space before"),
        ("x", ["x "], "de", "edges"),
        ("  x", ["  x"], "de", None),
        ("x", [""], "de", "empty"),
    ],
)
def test_faults(source: str, forms: list[str], language: str, fault: str | None) -> None:
    found = list(checks.faults(checks.Entry("c", source, tuple(forms), ""), language))
    assert any(fault in one for one in found) if fault else found == []


@pytest.mark.parametrize("state", ["unfinished", "obsolete", "vanished"])
def test_unfinished_entries_are_faults(state: str) -> None:
    assert list(checks.faults(checks.Entry("c", "x", ("x",), state), "de")) == [state]


SAMPLE = """
TEXTS = {
    "demo.cards": QT_TRANSLATE_NOOP("demo", "%n card(s) of “{who}”"),
    "demo.long": QT_TRANSLATE_NOOP(
        "demo",
        "One \\"long\\" "
        "sentence\\nin two lines …",
    ),
    "demo.same": QT_TRANSLATE_NOOP("demo", "Play"),
    "demo.same_again": QT_TRANSLATE_NOOP("demo", "Play"),
}
"""


def sample(folder: Path) -> sources.TextFile:
    (folder / "texts.py").write_text(SAMPLE, encoding="utf-8")
    (folder / "Demo.qml").write_text(
        'import QtQuick\nItem { property string a: qsTr("%n pip(s)", "", 3)\n'
        'property string b: qsTr("Go on") }\n',
        encoding="utf-8",
    )
    return sources.TextFile("demo", (folder,), (folder,))


def test_update_finds_every_text_and_is_stable(tmp_path: Path) -> None:
    file = sample(tmp_path)
    tools.lupdate(file, tmp_path)
    entries = {entry.source: entry for entry in checks.read_entries(tmp_path / "demo_de.ts")}
    assert {entry.context for entry in entries.values()} == {"demo", "Demo"}
    assert list(entries) == [
        "%n pip(s)",
        "Go on",
        "%n card(s) of “{who}”",
        'One "long" sentence\nin two lines …',
        "Play",
    ]
    assert len(entries["%n card(s) of “{who}”"].forms) == 2
    english = [entry.source for entry in checks.read_entries(tmp_path / "demo_en.ts")]
    assert english == ["%n pip(s)", "%n card(s) of “{who}”"]
    assert "demo.same, demo.same_again" in (tmp_path / "demo_de.ts").read_text(encoding="utf-8")

    translated = tmp_path / "demo_de.ts"
    text = translated.read_text(encoding="utf-8").replace(
        "<numerusform></numerusform>\n            <numerusform></numerusform>",
        "<numerusform>eine</numerusform>\n            <numerusform>%n</numerusform>",
    )
    translated.write_text(text.replace(' type="unfinished"', ""), encoding="utf-8")
    before = translated.read_bytes()
    tools.lupdate(file, tmp_path)
    assert translated.read_bytes() == before


def test_a_text_that_is_no_literal_is_refused(tmp_path: Path) -> None:
    (tmp_path / "texts.py").write_text('T = {"a.b": QT_TRANSLATE_NOOP("a", f"{x}")}', encoding="utf-8")
    with pytest.raises(sources.SourceError, match=r"texts\.py:1"):
        sources.TextFile("a", (tmp_path,), ()).texts()


def test_unfinished_translations_are_not_compiled(tmp_path: Path) -> None:
    tools.lupdate(sample(tmp_path), tmp_path)
    with pytest.raises(tools.ToolError, match="lrelease failed"):
        tools.lrelease(tmp_path / "demo_de.ts", tmp_path / "demo_de.qm")


def test_a_missing_tool_is_named() -> None:
    with pytest.raises(tools.ToolError, match="lfrobnicate is not there"):
        tools.find_tool("lfrobnicate")


def test_the_script_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert build.main(["frobnicate"]) == 2
    assert capsys.readouterr().err == "usage: translations.py update|compile|check\n"
