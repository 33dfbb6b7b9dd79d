"""The settings for QML, and the pictures of cards that follow them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement

from spieltisch.app import art
from spieltisch.app.observable import changed_fields, emit_changes
from spieltisch.app.preferences import ART, Preferences, SettingValue, with_game_setting, with_setting
from spieltisch.app.qvariant import NO_ROWS, QVariantList, Row
from spieltisch.core.cards import Deck

QML_IMPORT_NAME = "Spieltisch.App"
QML_IMPORT_MAJOR_VERSION = 1

Getter: TypeAlias = "Callable[[SettingsController], SettingValue]"
Setter: TypeAlias = "Callable[[SettingsController, SettingValue], None]"


class Surroundings(NamedTuple):
    """What the settings lead to on this system: field by field further properties of the controller.

    `system_dark` is what the system prefers; one that does not say gets the evening colours.
    """

    effective_language: str = "en"
    system_dark: bool = True
    dark: bool = True
    art_revision: int = 0
    languages: list[Row] = NO_ROWS
    card_backs: list[Row] = NO_ROWS
    games: list[Row] = NO_ROWS


def _accessors(name: str) -> tuple[Getter, Setter]:
    def read(self: SettingsController) -> SettingValue:
        value: SettingValue = getattr(self.preferences, name)
        return value

    def write(self: SettingsController, value: SettingValue) -> None:
        self.change(name, value)

    return read, write


@QmlElement
class SettingsController(QObject):
    """Every setting as a property; a value that is not possible is ignored.

    `changed` tells Python who stores or applies settings: the names that changed.
    """

    languageChanged = Signal()
    themeChanged = Signal()
    tableChanged = Signal()
    deckColoursChanged = Signal()
    indexSizeChanged = Signal()
    cardBackChanged = Signal()
    cardSizeChanged = Signal()
    textSizeChanged = Signal()
    animationChanged = Signal()
    computerPaceChanged = Signal()
    contrastChanged = Signal()
    noticesChanged = Signal()
    numberedChanged = Signal()
    playerNameChanged = Signal()
    confirmStylesChanged = Signal()
    decksChanged = Signal()
    presetsChanged = Signal()
    tileSetChanged = Signal()
    tilePipsChanged = Signal()
    effectiveLanguageChanged = Signal()
    systemDarkChanged = Signal()
    darkChanged = Signal()
    artRevisionChanged = Signal()
    languagesChanged = Signal()
    cardBacksChanged = Signal()
    gamesChanged = Signal()
    changed = Signal(object)

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.preferences = preferences
        self._surroundings = Surroundings()

    _read_language, _write_language = _accessors("language")
    _read_theme, _write_theme = _accessors("theme")
    _read_table, _write_table = _accessors("table")
    _read_deck_colours, _write_deck_colours = _accessors("deck_colours")
    _read_index_size, _write_index_size = _accessors("index_size")
    _read_card_back, _write_card_back = _accessors("card_back")
    _read_card_size, _write_card_size = _accessors("card_size")
    _read_text_size, _write_text_size = _accessors("text_size")
    _read_animation, _write_animation = _accessors("animation")
    _read_computer_pace, _write_computer_pace = _accessors("computer_pace")
    _read_contrast, _write_contrast = _accessors("contrast")
    _read_notices, _write_notices = _accessors("notices")
    _read_numbered, _write_numbered = _accessors("numbered")
    _read_player_name, _write_player_name = _accessors("player_name")
    _read_tile_set, _write_tile_set = _accessors("tile_set")
    _read_tile_pips, _write_tile_pips = _accessors("tile_pips")

    def _read_system_dark(self) -> bool:
        return self._surroundings.system_dark

    def _write_system_dark(self, value: bool) -> None:
        self.surround(self._surroundings._replace(system_dark=value))

    systemDark = Property(bool, _read_system_dark, _write_system_dark, notify=systemDarkChanged)
    """Told by QML: Python would load all of Qt's constants to ask, longer than the first frame takes."""

    language = Property(str, _read_language, _write_language, notify=languageChanged)
    theme = Property(str, _read_theme, _write_theme, notify=themeChanged)
    table = Property(str, _read_table, _write_table, notify=tableChanged)
    deckColours = Property(str, _read_deck_colours, _write_deck_colours, notify=deckColoursChanged)
    indexSize = Property(str, _read_index_size, _write_index_size, notify=indexSizeChanged)
    cardBack = Property(str, _read_card_back, _write_card_back, notify=cardBackChanged)
    cardSize = Property(str, _read_card_size, _write_card_size, notify=cardSizeChanged)
    textSize = Property(int, _read_text_size, _write_text_size, notify=textSizeChanged)
    animation = Property(str, _read_animation, _write_animation, notify=animationChanged)
    computerPace = Property(str, _read_computer_pace, _write_computer_pace, notify=computerPaceChanged)
    contrast = Property(str, _read_contrast, _write_contrast, notify=contrastChanged)
    notices = Property(str, _read_notices, _write_notices, notify=noticesChanged)
    numbered = Property(bool, _read_numbered, _write_numbered, notify=numberedChanged)
    playerName = Property(str, _read_player_name, _write_player_name, notify=playerNameChanged)
    tileSet = Property(str, _read_tile_set, _write_tile_set, notify=tileSetChanged)
    tilePips = Property(str, _read_tile_pips, _write_tile_pips, notify=tilePipsChanged)

    @Property(str, notify=effectiveLanguageChanged)
    def effectiveLanguage(self) -> str:
        """The language shown: de, da or en."""
        return self._surroundings.effective_language

    @Property(bool, notify=darkChanged)
    def dark(self) -> bool:
        """Whether the evening colours are shown."""
        return self._surroundings.dark

    @Property(int, notify=artRevisionChanged)
    def artRevision(self) -> int:
        """A number that changes when cards or tiles have other pictures."""
        return self._surroundings.art_revision

    @Property(QVariantList, notify=languagesChanged)
    def languages(self) -> list[Row]:
        """The languages to choose from: `{code, name}`."""
        return self._surroundings.languages

    @Property(QVariantList, notify=cardBacksChanged)
    def cardBacks(self) -> list[Row]:
        """The card backs to choose from: `{code, name, source}`."""
        return self._surroundings.card_backs

    @Property(QVariantList, notify=gamesChanged)
    def games(self) -> list[Row]:
        """The games with what each has for itself: `{id, name, confirm, timed, deck, decks}`."""
        return self._surroundings.games

    @Slot(str, str)
    def setConfirmStyle(self, game: str, style: str) -> None:
        """Let one tap or two (`one`, `two`) play a piece in a game."""
        self.replace(with_game_setting(self.preferences, "confirm_styles", game, style))

    @Slot(str, str)
    def setDeck(self, game: str, deck: str) -> None:
        """Choose the deck of a game's cards (`french`, `bavarian`)."""
        self.replace(with_game_setting(self.preferences, "decks", game, deck))

    @Slot()
    def restoreDefaults(self) -> None:
        """Put every setting back, except the person's name and presets."""
        kept = self.preferences
        self.replace(Preferences(player_name=kept.player_name, presets=kept.presets))

    @Slot(str, result=QUrl)
    @Slot(str, str, result=QUrl)
    def cardSource(self, face: str, deck: Deck = "french") -> QUrl:
        """Return the picture of a face in a deck; depends on `artRevision`."""
        return art.card_url(face, self.preferences, self._surroundings.effective_language, deck)

    @Slot(str, str, result=QUrl)
    def suitSource(self, suit: str, deck: Deck) -> QUrl:
        """Return the sign of a suit (C, D, H, S) in a deck as a picture; depends on `artRevision`."""
        return art.suit_url(suit, self.preferences, deck)

    @Slot(str, result=QUrl)
    def tileSource(self, face: str) -> QUrl:
        """Return the picture of a domino tile such as `6-4`, upright with its higher half above.

        An empty face is a back. Depends on `artRevision`.
        """
        return art.tile_url(face, self.preferences)

    @Slot(result=QUrl)
    def backSource(self) -> QUrl:
        """Return the picture of the chosen back; depends on `artRevision`."""
        return art.back_url(self.preferences.card_back)

    def change(self, name: str, value: SettingValue) -> None:
        """Change one setting; an impossible value changes nothing."""
        self.replace(with_setting(self.preferences, name, value))

    def replace(self, preferences: Preferences) -> None:
        """Take over `preferences` and tell what is different."""
        old, self.preferences = self.preferences, preferences
        names = changed_fields(old, preferences)
        if ART & set(names):
            revision = self._surroundings.art_revision + 1
            self.surround(self._surroundings._replace(art_revision=revision))
        emit_changes(self, old, preferences)
        if names:
            self.changed.emit(names)

    @property
    def surroundings(self) -> Surroundings:
        """What the settings lead to."""
        return self._surroundings

    def surround(self, surroundings: Surroundings) -> None:
        """Show another language, brightness or list of choices."""
        old, self._surroundings = self._surroundings, surroundings
        emit_changes(self, old, surroundings)
