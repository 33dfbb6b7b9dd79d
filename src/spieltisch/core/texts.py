"""The catalog `core`: what cards, players, options and match files have to say, in English."""

from __future__ import annotations

from typing import Final

from spieltisch.core.archive_texts import ARCHIVE_TEXTS
from spieltisch.core.messages import QT_TRANSLATE_NOOP, Texts

TEXTS: Final[Texts] = {
    "core.card": QT_TRANSLATE_NOOP("core", "{card}"),
    "core.card.back": QT_TRANSLATE_NOOP("core", "Face-down card"),
    "core.tile": QT_TRANSLATE_NOOP("core", "{tile:cap}"),
    "core.tile.back": QT_TRANSLATE_NOOP("core", "Face-down tile"),
    "core.level.human": QT_TRANSLATE_NOOP("core", "Human"),
    "core.level.beginner": QT_TRANSLATE_NOOP("core", "Beginner"),
    "core.level.medium": QT_TRANSLATE_NOOP("core", "Medium"),
    "core.level.hard": QT_TRANSLATE_NOOP("core", "Hard"),
    "core.level.expert": QT_TRANSLATE_NOOP("core", "Expert"),
    "core.level.random": QT_TRANSLATE_NOOP("core", "Random"),
    "core.level.beginner.explanation": QT_TRANSLATE_NOOP("core", "Plays quickly and misses a lot."),
    "core.level.medium.explanation": QT_TRANSLATE_NOOP("core", "Knows the basics."),
    "core.level.hard.explanation": QT_TRANSLATE_NOOP("core", "Plays soundly and looks ahead."),
    "core.level.expert.explanation": QT_TRANSLATE_NOOP("core", "Weighs every possible hand and the score."),
    "core.level.human.explanation": QT_TRANSLATE_NOOP("core", "A person at this device."),
    "core.level.random.explanation": QT_TRANSLATE_NOOP("core", "Does anything the rules allow."),
    # Options
    "core.option.unknown": QT_TRANSLATE_NOOP("core", "There is no option called “{key}”."),
    "core.option.value": QT_TRANSLATE_NOOP("core", "The option “{key}” cannot be “{value}”."),
    "core.option.seats": QT_TRANSLATE_NOOP(
        "core", "The option “seats” says {value}, but {seats} players sit at the table."
    ),
    # Matches and actions
    "core.match.seat_count": QT_TRANSLATE_NOOP(
        "core", "{game} cannot be played by {seats} players; possible are: {possible}."
    ),
    "core.action.notation": QT_TRANSLATE_NOOP("core", "“{text}” is not an action."),
    "core.action.no_seat": QT_TRANSLATE_NOOP("core", "There is no seat {seat} at this table."),
    # Reading and writing match files
    "core.file.not_found": QT_TRANSLATE_NOOP("core", "There is no file “{name}”."),
    "core.file.folder": QT_TRANSLATE_NOOP("core", "“{name}” is a folder, not a match file."),
    "core.file.unreadable": QT_TRANSLATE_NOOP("core", "The file “{name}” cannot be read."),
    "core.file.unwritable": QT_TRANSLATE_NOOP("core", "The file “{name}” cannot be written."),
    "core.file.too_big": QT_TRANSLATE_NOOP(
        "core", "The file is larger than {limit} MiB, which no match file is."
    ),
    "core.file.empty": QT_TRANSLATE_NOOP("core", "The file is empty."),
    "core.file.not_text": QT_TRANSLATE_NOOP("core", "The file is not text in UTF-8, as match files are."),
    "core.file.truncated": QT_TRANSLATE_NOOP("core", "The file ends too early; a part of it is missing."),
    "core.file.not_json": QT_TRANSLATE_NOOP(
        "core", "The file cannot be understood from line {line}, column {column}."
    ),
    "core.file.nested": QT_TRANSLATE_NOOP("core", "The file is nested too deeply to be a match file."),
    "core.file.number": QT_TRANSLATE_NOOP("core", "The file contains a number that no match can have."),
    "core.file.duplicate_key": QT_TRANSLATE_NOOP("core", "The file gives “{key}” twice in one place."),
    "core.file.foreign": QT_TRANSLATE_NOOP("core", "This is not a match file of Spieltisch."),
    "core.file.format_newer": QT_TRANSLATE_NOOP(
        "core", "The file was written by a newer version of Spieltisch (format {format})."
    ),
    "core.file.rules_newer": QT_TRANSLATE_NOOP(
        "core", "The match was played with a newer version of the rules of {game} (version {version})."
    ),
    "core.file.missing": QT_TRANSLATE_NOOP("core", "The file lacks “{key}”."),
    "core.file.type": QT_TRANSLATE_NOOP("core", "What the file gives for “{key}” is of the wrong kind."),
    "core.file.too_long": QT_TRANSLATE_NOOP("core", "The file lists more than {limit} entries for “{key}”."),
    "core.file.player": QT_TRANSLATE_NOOP("core", "There is no player of the kind “{player}”."),
    "core.file.name": QT_TRANSLATE_NOOP(
        "core",
        "The name of player {number} is not one line of at most {limit} characters without blanks around it.",
    ),
    "core.file.seed": QT_TRANSLATE_NOOP("core", "The seed must have between 1 and {limit} characters."),
    "core.file.scores_count": QT_TRANSLATE_NOOP("core", "The setup must give {sides} scores, one per side."),
    "core.file.scores_value": QT_TRANSLATE_NOOP("core", "Scores are whole numbers or halves."),
    "core.file.seat_range": QT_TRANSLATE_NOOP("core", "“{key}” names seat {seat}, which does not exist."),
    "core.file.pack": QT_TRANSLATE_NOOP("core", "Pack {number} does not hold every piece exactly once."),
    "core.file.cursor": QT_TRANSLATE_NOOP(
        "core", "The cursor is at {cursor}, but the file has {length} actions."
    ),
    "core.file.clock": QT_TRANSLATE_NOOP("core", "The clock does not show a possible number of seconds."),
    "core.file.auto": QT_TRANSLATE_NOOP("core", "“auto” must list different actions of the file."),
    "core.file.illegal_action": QT_TRANSLATE_NOOP(
        "core", "Action {number} of the file, “{text}”, is not allowed: {why}"
    ),
    # Plugins
    "core.plugin.state.discovered": QT_TRANSLATE_NOOP("core", "found"),
    "core.plugin.state.incompatible": QT_TRANSLATE_NOOP("core", "made for another version"),
    "core.plugin.state.disabled": QT_TRANSLATE_NOOP("core", "switched off"),
    "core.plugin.state.enabled": QT_TRANSLATE_NOOP("core", "works"),
    "core.plugin.state.failed": QT_TRANSLATE_NOOP("core", "does not work"),
    "core.plugin.unknown_game": QT_TRANSLATE_NOOP("core", "There is no game called “{game}” here."),
    "core.plugin.not_remembered": QT_TRANSLATE_NOOP(
        "core", "It cannot be remembered which games are switched off: the file {path} cannot be written to."
    ),
    "core.plugin.disabled": QT_TRANSLATE_NOOP("core", "The game “{game}” is switched off."),
    "core.plugin.unusable": QT_TRANSLATE_NOOP("core", "The game “{game}” cannot be used: {why}"),
    "core.plugin.no_package": QT_TRANSLATE_NOOP("core", "Its files are missing."),
    "core.plugin.no_manifest": QT_TRANSLATE_NOOP("core", "It has no manifest."),
    "core.plugin.bad_manifest": QT_TRANSLATE_NOOP("core", "Its manifest cannot be read."),
    "core.plugin.manifest_key": QT_TRANSLATE_NOOP("core", "Its manifest gives no possible “{key}”."),
    "core.plugin.incompatible": QT_TRANSLATE_NOOP(
        "core", "It was made for another version of Spieltisch (plugin interface {api})."
    ),
    "core.plugin.duplicate": QT_TRANSLATE_NOOP("core", "The same game is already here from: {source}."),
    "core.plugin.name_taken": QT_TRANSLATE_NOOP(
        "core", "Its folder has the name of another package, {name}."
    ),
    "core.plugin.crashed": QT_TRANSLATE_NOOP("core", "Its code failed ({error}: {detail})."),
    "core.plugin.wrong_type": QT_TRANSLATE_NOOP("core", "“{entry}” is not a game."),
    "core.plugin.other_id": QT_TRANSLATE_NOOP("core", "Its manifest says “{id}”, its code “{other}”."),
    "core.plugin.no_level": QT_TRANSLATE_NOOP("core", "It has no computer player for the level {level}."),
    "core.plugin.bad_text": QT_TRANSLATE_NOOP("core", "“{key}” is not one of its own texts."),
    "core.plugin.no_text": QT_TRANSLATE_NOOP("core", "The text “{key}” is missing."),
    "core.plugin.no_table": QT_TRANSLATE_NOOP("core", "The file of its table, “{file}”, is missing."),
    # The system
    "core.library.missing": QT_TRANSLATE_NOOP(
        "core",
        "Spieltisch needs the system’s library {library}, which is missing; please install {package} "
        "(Debian, Ubuntu) or “{capability}” (Fedora, openSUSE).",
    ),
    "core.library.unknown": QT_TRANSLATE_NOOP(
        "core",
        "Spieltisch needs the system’s library {library}, which is missing; please install the package that "
        "has it (“{capability}” on Fedora and openSUSE).",
    ),
    "core.library.broken": QT_TRANSLATE_NOOP(
        "core", "A part that Spieltisch needs cannot be loaded ({detail}); please install Spieltisch again."
    ),
    **ARCHIVE_TEXTS,
}
