"""Messages to sentences: languages, catalogs and Qt's translation files. Needs QtCore alone, no application.

Make a renderer with `standard_renderer("de")`, give it each game's texts with
`renderer.add_catalog("cribbage", plugin.texts, generated_dir("translations"))` and ask for sentences:
`renderer.text(message, People(("Anna", "Bene"), viewer=0))`.
"""

from spieltisch.texts.languages import LANGUAGES, Language, language, system_language
from spieltisch.texts.renderer import NOBODY, PROGRAM_FILE, People, Renderer, Text, standard_renderer

__all__ = [
    "LANGUAGES",
    "NOBODY",
    "PROGRAM_FILE",
    "Language",
    "People",
    "Renderer",
    "Text",
    "language",
    "standard_renderer",
    "system_language",
]
