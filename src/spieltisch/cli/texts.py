"""The catalog `cli`: what the commands say."""

from __future__ import annotations

from typing import Final

from spieltisch.core.messages import QT_TRANSLATE_NOOP, Texts

TEXTS: Final[Texts] = {
    # Mistakes in the command line
    "cli.usage.verb": QT_TRANSLATE_NOOP("cli", "There is no command “{word}”; there are: {commands}."),
    "cli.usage.unknown_option": QT_TRANSLATE_NOOP("cli", "There is no option {option}."),
    "cli.usage.option_of_other": QT_TRANSLATE_NOOP("cli", "{option} does not belong to “{command}”."),
    "cli.usage.twice": QT_TRANSLATE_NOOP("cli", "{option} is there twice."),
    "cli.usage.missing": QT_TRANSLATE_NOOP("cli", "{option} is missing."),
    "cli.usage.needs": QT_TRANSLATE_NOOP("cli", "{option} is only possible together with {other}."),
    "cli.usage.value": QT_TRANSLATE_NOOP("cli", "{option} needs a value."),
    "cli.usage.no_value": QT_TRANSLATE_NOOP("cli", "{option} takes no value."),
    "cli.usage.no_file": QT_TRANSLATE_NOOP("cli", "“{command}” needs a match file."),
    "cli.usage.surplus": QT_TRANSLATE_NOOP("cli", "“{word}” is one word too many."),
    "cli.usage.number": QT_TRANSLATE_NOOP(
        "cli", "{option} must be a whole number from {least} to {most}, not “{value}”."
    ),
    "cli.usage.choice": QT_TRANSLATE_NOOP("cli", "{option} must be one of {choices}, not “{value}”."),
    "cli.usage.size": QT_TRANSLATE_NOOP("cli", "A size looks like 1280x800, not like “{value}”."),
    "cli.usage.seat": QT_TRANSLATE_NOOP("cli", "This match has no seat {seat}; seats count from 0."),
    "cli.usage.setting": QT_TRANSLATE_NOOP(
        "cli", "An option of a game looks like key=value, not like “{word}”."
    ),
    "cli.usage.seed": QT_TRANSLATE_NOOP("cli", "A seed has between 1 and {limit} characters."),
    # Arena
    "cli.arena.players": QT_TRANSLATE_NOOP("cli", "{game} cannot be played by these {count} players."),
    "cli.arena.player": QT_TRANSLATE_NOOP("cli", "There is no player “{player}”."),
    "cli.arena.failed": QT_TRANSLATE_NOOP("cli", "The player “{player}” failed ({error}: {detail})."),
    "cli.arena.illegal": QT_TRANSLATE_NOOP(
        "cli", "The player “{player}” did what is not allowed, “{action}”: {why}"
    ),
    "cli.arena.head": QT_TRANSLATE_NOOP("cli", "{game}: {matches} matches"),
    "cli.arena.line": QT_TRANSLATE_NOOP(
        "cli",
        "{player}: {wins} wins ({low}–{high}%), mean score {score:.2}, "
        "time per decision {p50:.2} / {p95:.2} / {max:.2} ms (half / 95% / all)",
    ),
    # Matches
    "cli.replay.scores": QT_TRANSLATE_NOOP("cli", "Scores: {scores}"),
    "cli.replay.winner": QT_TRANSLATE_NOOP("cli", "The match is over; won by {names:and}."),
    "cli.replay.tie": QT_TRANSLATE_NOOP("cli", "The match is over; it is a tie."),
    "cli.replay.to_act": QT_TRANSLATE_NOOP("cli", "To act: {seats}"),
    "cli.replay.refused": QT_TRANSLATE_NOOP("cli", "Action {number}, “{text}”, is not allowed: {why}"),
    "cli.legal.none": QT_TRANSLATE_NOOP("cli", "Nobody has anything to do."),
    "cli.hint.line": QT_TRANSLATE_NOOP("cli", "{action}: {value:.2}"),
    # Lists
    "cli.games.line": QT_TRANSLATE_NOOP("cli", "{id} – {name}: {summary} (players: {seats})"),
    "cli.games.option": QT_TRANSLATE_NOOP("cli", "  -o {key}={default} – {label} ({choices})"),
    "cli.plugins.line": QT_TRANSLATE_NOOP("cli", "{id} {version} – {state} – {source}"),
    "cli.plugins.problem": QT_TRANSLATE_NOOP("cli", "{id} {version} – {state} – {source}: {why}"),
    "cli.plugins.source.bundled": QT_TRANSLATE_NOOP("cli", "part of Spieltisch"),
    "cli.plugins.source.package": QT_TRANSLATE_NOOP("cli", "package {place}"),
    "cli.plugins.source.folder": QT_TRANSLATE_NOOP("cli", "folder {place}"),
    "cli.plugins.source.archive": QT_TRANSLATE_NOOP("cli", "added from {place}"),
    # Help and failures
    "cli.version": QT_TRANSLATE_NOOP("cli", "Spieltisch {version}"),
    "cli.help.usage": QT_TRANSLATE_NOOP("cli", "Usage:"),
    "cli.help.general": QT_TRANSLATE_NOOP("cli", "Everywhere:"),
    "cli.help.window": QT_TRANSLATE_NOOP("cli", "opens the window, or draws a screen into a picture"),
    "cli.help.games": QT_TRANSLATE_NOOP("cli", "lists the games and their options"),
    "cli.help.replay": QT_TRANSLATE_NOOP("cli", "tells a match and how it stands"),
    "cli.help.legal": QT_TRANSLATE_NOOP("cli", "lists what may be done now"),
    "cli.help.view": QT_TRANSLATE_NOOP("cli", "prints what one seat knows"),
    "cli.help.hint": QT_TRANSLATE_NOOP("cli", "prints what the expert thinks of each action"),
    "cli.help.arena": QT_TRANSLATE_NOOP("cli", "lets computer players play each other on the same cards"),
    "cli.help.plugins": QT_TRANSLATE_NOOP("cli", "lists the plugins and whether they work"),
    "cli.help.data_dir": QT_TRANSLATE_NOOP("cli", "keeps matches, settings and plugins in another folder"),
    "cli.help.safe_mode": QT_TRANSLATE_NOOP("cli", "leaves out the plugins of others"),
    "cli.help.lang": QT_TRANSLATE_NOOP("cli", "speaks German, Danish or English"),
    "cli.help.version": QT_TRANSLATE_NOOP("cli", "prints the version"),
    "cli.output": QT_TRANSLATE_NOOP("cli", "The output cannot be written."),
    "cli.failure": QT_TRANSLATE_NOOP("cli", "An error in the program has stopped it ({error}: {detail})."),
}
