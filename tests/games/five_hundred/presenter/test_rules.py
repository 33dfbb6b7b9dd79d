"""The rules page: complete, in every language, and different for every option that changes play."""

from __future__ import annotations

from pathlib import Path

import pytest

from spieltisch.core.options import Option, OptionValue, complete
from spieltisch.games.five_hundred.options import OPTIONS
from tests.games.five_hundred.presenter.support import PRESENTER, Words

NEEDED: dict[str, dict[str, OptionValue]] = {"max_jokers": {"jokers": 3}}
"""What another option has to be for one to matter."""


def page(**options: OptionValue) -> list[object]:
    return list(PRESENTER.rules(complete(OPTIONS, {"seats": 3, **options})))


def values(option: Option) -> list[OptionValue]:
    return [False, True] if option.type == "bool" else list(option.choices)


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_every_value_of_every_option_is_told(option: Option) -> None:
    needed = NEEDED.get(option.key, {})
    pages = [page(**{**needed, option.key: value}) for value in values(option)]
    for number, told in enumerate(pages):
        assert told not in pages[:number]


@pytest.mark.parametrize("language", ["de", "da", "en"])
def test_every_paragraph_can_be_said(
    translations: Path, caplog: pytest.LogCaptureFixture, language: str
) -> None:
    say = Words(language, translations)
    for option in OPTIONS:
        for value in values(option):
            for section in PRESENTER.rules(complete(OPTIONS, {"seats": 2, option.key: value})):
                assert say(section.title)
                texts = [*section.paragraphs, *(text for _pieces, text in section.examples)]
                assert all(say(text) for text in texts)
    assert not caplog.records


def test_danish_speaks_as_the_rules_do(translations: Path) -> None:
    say = Words("da", translations)
    told = {say(text) for section in PRESENTER.rules(complete(OPTIONS, {})) for text in section.paragraphs}
    assert {
        "Saml point ved at lægge stik på bordet. Spillet spilles over flere delspil, og den første spiller "
        "der når 500 point, vinder.",
        "Du må lægge ét eller flere stik på bordet, så længe du kan.",
        "Du må gerne afslutte turen selv om du stadig har mange kort tilbage. Der er ingen krav om at tømme "
        "hånden.",
        "Når et kort lægges i aflæg ved turens slutning, må andre spillere straks tage kortet og lægge det "
        "til et stik, hvis de kan. Den der reagerer først, får kortet.",
        "Alle kort du har lagt ned i stik (inkl. kort du har lagt til andre spilleres stik), tælles som "
        "pluspoint.",
        "Det er tilladt at have negativ samlet score. Point fra hånden kan trække dig under 0.",
        "10 point (10, knægt, dame, konge)",
    } <= told


def test_without_jokers_none_is_spoken_of(translations: Path) -> None:
    say = Words("en", translations)
    sections = PRESENTER.rules(complete(OPTIONS, {"jokers": 0}))
    assert "Jokers" not in [say(section.title) for section in sections]
    pieces = {piece for section in sections for row, _text in section.examples for piece in row}
    assert "*" not in pieces


def test_examples_count_as_the_options_say(translations: Path) -> None:
    say = Words("en", translations)
    options = complete(OPTIONS, {"ace_low_value": 5, "joker_value": 15})
    told = {row: say(text) for section in PRESENTER.rules(options) for row, text in section.examples}
    assert told["AD", "2D", "3D"] == "a meld of 15 points"
    assert told["QC", "KC", "AC"] == "a meld of 35 points"
    assert told["2C", "AD", "*"] == "left in the hand: −35"
    assert told["5S", "*", "7S"] == "Joker as six of spades"


def test_only_what_can_be_done_is_explained(translations: Path) -> None:
    say = Words("en", translations)

    def told(**options: OptionValue) -> str:
        sections = PRESENTER.rules(complete(OPTIONS, {"seats": 3, **options}))
        return "\n".join(say(text) for section in sections for text in section.paragraphs)

    assert "(B)" in told()
    assert "(B)" not in told(swap="nobody")
    assert "Only a new meld counts" in told(pile_rule="warn")
    assert "Only a new meld counts" not in told(pile_rule="warn", pile_penalty=0)
    assert "Ace: 15 points; laid below the two: 1" in told(ace_low_value=1)
