"""The sentences of the app: the catalog `app`."""

from __future__ import annotations

from typing import Final

from spieltisch.app.about.texts import ABOUT_TEXTS
from spieltisch.app.backup.texts import BACKUP_TEXTS
from spieltisch.app.plugins.texts import PLUGIN_TEXTS
from spieltisch.app.profiles.texts import PEOPLE_TEXTS
from spieltisch.app.statistics.texts import STATISTICS_TEXTS
from spieltisch.core.messages import QT_TRANSLATE_NOOP, Texts

TEXTS: Final[Texts] = {
    # Start page
    "app.greeting.morning": QT_TRANSLATE_NOOP("app", "Good morning"),
    "app.greeting.day": QT_TRANSLATE_NOOP("app", "Hello"),
    "app.greeting.evening": QT_TRANSLATE_NOOP("app", "Good evening"),
    "app.greeting.named": QT_TRANSLATE_NOOP("app", "{greeting}, {name}"),
    "app.waiting": QT_TRANSLATE_NOOP("app", "%n match(es) are waiting for you."),
    "app.waiting.none": QT_TRANSLATE_NOOP("app", "What shall we play?"),
    "app.against": QT_TRANSLATE_NOOP("app", "against {names:and}"),
    "app.with_against": QT_TRANSLATE_NOOP("app", "with {partners:and} against {names:and}"),
    "app.of_person": QT_TRANSLATE_NOOP("app", "{name} {others}"),
    "app.watched": QT_TRANSLATE_NOOP("app", "{names:and} among themselves"),
    "app.tile": QT_TRANSLATE_NOOP("app", "{players} · {progress}"),
    "app.when.today": QT_TRANSLATE_NOOP("app", "today"),
    "app.when.yesterday": QT_TRANSLATE_NOOP("app", "yesterday"),
    # Who plays
    "app.you": QT_TRANSLATE_NOOP("app", "You"),
    "app.seat.unnamed": QT_TRANSLATE_NOOP("app", "Player {number}"),
    "app.side": QT_TRANSLATE_NOOP("app", "{names:and}"),
    # New match
    "app.new_match.title": QT_TRANSLATE_NOOP("app", "New match: {game}"),
    "app.new_match.note": QT_TRANSLATE_NOOP("app", "The lot decides who begins."),
    "app.new_match.note_again": QT_TRANSLATE_NOOP("app", "As last time. The lot decides who begins."),
    "app.new_match.again": QT_TRANSLATE_NOOP("app", "As last time."),
    "app.new_match.begins": QT_TRANSLATE_NOOP("app", "{name} begins."),
    "app.new_match.opener": QT_TRANSLATE_NOOP("app", "Who begins"),
    "app.new_match.opener.rules": QT_TRANSLATE_NOOP("app", "As the rules say"),
    "app.new_match.opener.explanation": QT_TRANSLATE_NOOP(
        "app", "Whoever is chosen here begins the match, whatever the rules below would say."
    ),
    "app.new_match.same_name": QT_TRANSLATE_NOOP("app", "Two players are called {name}."),
    "app.new_match.no_effect": QT_TRANSLATE_NOOP("app", "Has no effect now."),
    "app.new_match.no_effect_beside": QT_TRANSLATE_NOOP("app", "Has no effect now ({option}: {value})."),
    # Presets
    "app.preset.usual": QT_TRANSLATE_NOOP("app", "As usual"),
    "app.preset.usual.explanation": QT_TRANSLATE_NOOP("app", "Every rule as the game proposes it."),
    "app.preset.own": QT_TRANSLATE_NOOP("app", "Saved by you."),
    "app.preset.changed": QT_TRANSLATE_NOOP("app", "{preset}, changed"),
    "app.preset.no_name": QT_TRANSLATE_NOOP("app", "A name is one line of at most {limit} characters."),
    "app.preset.taken": QT_TRANSLATE_NOOP("app", "Another preset is called {name} already."),
    "app.preset.too_many": QT_TRANSLATE_NOOP(
        "app", "There are {limit} presets of your own; delete one first."
    ),
    "app.option.on": QT_TRANSLATE_NOOP("app", "on"),
    "app.option.off": QT_TRANSLATE_NOOP("app", "off"),
    # The table
    "app.cover": QT_TRANSLATE_NOOP("app", "Nobody else should look now."),
    "app.outcome.won": QT_TRANSLATE_NOOP("app", "{who} wins"),
    "app.outcome.won.you": QT_TRANSLATE_NOOP("app", "You win"),
    "app.outcome.side_won": QT_TRANSLATE_NOOP("app", "{names:and} win"),
    "app.outcome.tie": QT_TRANSLATE_NOOP("app", "A tie"),
    "app.outcome.lost": QT_TRANSLATE_NOOP("app", "You lose"),
    "app.outcome.score": QT_TRANSLATE_NOOP("app", "Final score {score}"),
    "app.hint.none": QT_TRANSLATE_NOOP("app", "There is nothing to decide just now."),
    "app.hint.failed": QT_TRANSLATE_NOOP("app", "No hint could be worked out."),
    "app.clock.left": QT_TRANSLATE_NOOP("app", "{seconds} seconds left"),
    # Card backs
    "app.back.lattice": QT_TRANSLATE_NOOP("app", "Lattice"),
    "app.back.scale": QT_TRANSLATE_NOOP("app", "Scales"),
    "app.back.wine": QT_TRANSLATE_NOOP("app", "Wine red"),
    "app.back.plain": QT_TRANSLATE_NOOP("app", "Plain blue"),
    # Decks
    "app.deck.french": QT_TRANSLATE_NOOP("app", "French"),
    "app.deck.bavarian": QT_TRANSLATE_NOOP("app", "Bavarian"),
    "app.language.system": QT_TRANSLATE_NOOP("app", "As the system"),
    # What goes wrong
    "app.worker.crashed": QT_TRANSLATE_NOOP(
        "app", "The computer player stopped unexpectedly and is asked again."
    ),
    "app.worker.failed": QT_TRANSLATE_NOOP(
        "app", "The computer player cannot decide. The match waits; continue to ask it again."
    ),
    "app.storage.retrying": QT_TRANSLATE_NOOP("app", "{why} It is tried again until it works."),
    "app.storage.recovered": QT_TRANSLATE_NOOP("app", "Everything is saved again."),
    "app.match.elsewhere": QT_TRANSLATE_NOOP("app", "Only a match file from this device can be opened."),
    "app.match.unusable": QT_TRANSLATE_NOOP("app", "The match cannot be opened ({error}: {detail})."),
    "app.still_loading": QT_TRANSLATE_NOOP("app", "The games are still being loaded."),
    "app.match.deleted": QT_TRANSLATE_NOOP("app", "The match is deleted."),
    "app.offer.title": QT_TRANSLATE_NOOP("app", "Import the match “{name}”?"),
    "app.offer.text": QT_TRANSLATE_NOOP(
        "app", "{game} ({names:and}). It becomes a match of your own; one at the table stays saved."
    ),
    "app.file.exported": QT_TRANSLATE_NOOP("app", "Saved as “{name}”."),
    "app.no_display": QT_TRANSLATE_NOOP("app", "There is no display to open a window on."),
    "app.instance.silent": QT_TRANSLATE_NOOP(
        "app", "Spieltisch is open already with the data folder {path}, but does not answer."
    ),
    "app.instance.safe_mode": QT_TRANSLATE_NOOP(
        "app", "Spieltisch is open already; close it before you start it in safe mode."
    ),
    "app.screenshot.size": QT_TRANSLATE_NOOP("app", "“{size}” is not a size such as 1280x800."),
    "app.screenshot.page": QT_TRANSLATE_NOOP("app", "There is no page “{page}”."),
    "app.screenshot.unwritable": QT_TRANSLATE_NOOP("app", "The picture “{name}” cannot be written."),
    "app.interface": QT_TRANSLATE_NOOP("app", "The window cannot be opened: {detail}"),
    # Shortcuts
    "app.shortcut.game": QT_TRANSLATE_NOOP("app", "Game"),
    "app.shortcut.move": QT_TRANSLATE_NOOP("app", "Move"),
    "app.shortcut.view": QT_TRANSLATE_NOOP("app", "View"),
    "app.shortcut.help": QT_TRANSLATE_NOOP("app", "Help"),
    "app.shortcut.new": QT_TRANSLATE_NOOP("app", "New match"),
    "app.shortcut.back": QT_TRANSLATE_NOOP("app", "Back, or clear the selection"),
    "app.shortcut.pause": QT_TRANSLATE_NOOP("app", "Pause and continue"),
    "app.shortcut.rematch": QT_TRANSLATE_NOOP("app", "Play again, when a match is over"),
    "app.shortcut.quit": QT_TRANSLATE_NOOP("app", "Quit"),
    "app.shortcut.arrows": QT_TRANSLATE_NOOP("app", "Go from piece to piece"),
    "app.shortcut.select": QT_TRANSLATE_NOOP("app", "Select"),
    "app.shortcut.confirm": QT_TRANSLATE_NOOP("app", "Confirm"),
    "app.shortcut.undo": QT_TRANSLATE_NOOP("app", "Undo"),
    "app.shortcut.redo": QT_TRANSLATE_NOOP("app", "Redo"),
    "app.shortcut.hint": QT_TRANSLATE_NOOP("app", "Hint"),
    "app.shortcut.details": QT_TRANSLATE_NOOP("app", "Score details"),
    "app.shortcut.fullscreen": QT_TRANSLATE_NOOP("app", "Full screen"),
    "app.shortcut.rules": QT_TRANSLATE_NOOP("app", "Rules of this game"),
    "app.shortcut.overlay": QT_TRANSLATE_NOOP("app", "Keyboard shortcuts"),
    "app.key.arrows": QT_TRANSLATE_NOOP("app", "Arrow keys"),
    "app.key.space": QT_TRANSLATE_NOOP("app", "Space"),
    "app.key.enter": QT_TRANSLATE_NOOP("app", "Enter"),
    "app.key.escape": QT_TRANSLATE_NOOP("app", "Esc"),
    **ABOUT_TEXTS,
    **BACKUP_TEXTS,
    **PEOPLE_TEXTS,
    **PLUGIN_TEXTS,
    **STATISTICS_TEXTS,
}
