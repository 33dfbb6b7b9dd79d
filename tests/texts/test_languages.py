from __future__ import annotations

import pytest

from spieltisch.texts import LANGUAGES, language, system_language


@pytest.mark.parametrize(
    ("preferred", "code"),
    [
        (["de-AT", "en-GB"], "de"),
        (["da_DK"], "da"),
        (["fr-FR", "da-DK", "de-DE"], "da"),
        (["fr-FR"], "en"),
        ([], "en"),
        (["EN"], "en"),
        (["dag-GH"], "en"),
    ],
)
def test_the_first_language_we_speak_is_chosen(preferred: list[str], code: str) -> None:
    assert system_language(preferred) == code


def test_the_system_speaks_one_of_ours() -> None:
    assert system_language() in {item.code for item in LANGUAGES}


def test_every_language_has_its_own_name() -> None:
    assert [(item.code, item.name) for item in LANGUAGES] == [
        ("de", "Deutsch"),
        ("da", "Dansk"),
        ("en", "English"),
    ]
    with pytest.raises(KeyError):
        language("fr")
