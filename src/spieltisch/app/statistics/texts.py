"""The sentences of the statistics page; a part of the catalog `app`."""

from __future__ import annotations

from typing import Final

from spieltisch.core.messages import QT_TRANSLATE_NOOP, Texts

STATISTICS_TEXTS: Final[Texts] = {
    # Filters
    "app.statistics.filter.game": QT_TRANSLATE_NOOP("app", "Game"),
    "app.statistics.filter.profile": QT_TRANSLATE_NOOP("app", "Person"),
    "app.statistics.filter.period": QT_TRANSLATE_NOOP("app", "Period"),
    "app.statistics.filter.level": QT_TRANSLATE_NOOP("app", "Level"),
    "app.statistics.filter.opponent": QT_TRANSLATE_NOOP("app", "Opponent"),
    "app.statistics.filter.option": QT_TRANSLATE_NOOP("app", "Options"),
    "app.statistics.filter.marks": QT_TRANSLATE_NOOP("app", "Assistance"),
    "app.statistics.all": QT_TRANSLATE_NOOP("app", "All"),
    "app.statistics.everybody": QT_TRANSLATE_NOOP("app", "Everybody"),
    "app.statistics.period.all": QT_TRANSLATE_NOOP("app", "All time"),
    "app.statistics.period.week": QT_TRANSLATE_NOOP("app", "Last 7 days"),
    "app.statistics.period.month": QT_TRANSLATE_NOOP("app", "Last 30 days"),
    "app.statistics.period.months": QT_TRANSLATE_NOOP("app", "Last 12 months"),
    "app.statistics.period.year": QT_TRANSLATE_NOOP("app", "Year {year}"),
    "app.statistics.chosen": QT_TRANSLATE_NOOP("app", "{number} chosen"),
    "app.statistics.option": QT_TRANSLATE_NOOP("app", "{option}: {value}"),
    "app.statistics.marks.all": QT_TRANSLATE_NOOP("app", "With and without"),
    "app.statistics.marks.unhelped": QT_TRANSLATE_NOOP("app", "Without undo and hints"),
    "app.statistics.marks.even": QT_TRANSLATE_NOOP("app", "Without handicap"),
    "app.statistics.marks.plain": QT_TRANSLATE_NOOP("app", "Without undo, hints and handicap"),
    "app.statistics.mixed": QT_TRANSLATE_NOOP("app", "Different ones"),
    # Nothing to show
    "app.statistics.none": QT_TRANSLATE_NOOP("app", "No finished matches yet"),
    "app.statistics.none.why": QT_TRANSLATE_NOOP(
        "app", "From the first finished match on, this page shows how you play, and how that changes."
    ),
    "app.statistics.filtered": QT_TRANSLATE_NOOP("app", "No match fits this choice"),
    "app.statistics.filtered.why": QT_TRANSLATE_NOOP(
        "app", "There are finished matches, but none that fits all the filters above."
    ),
    "app.statistics.people": QT_TRANSLATE_NOOP("app", "Only matches between people so far"),
    "app.statistics.people.why": QT_TRANSLATE_NOOP(
        "app",
        "In a match of people against each other one of them wins anyway. "
        "Matches against the computer are counted here.",
    ),
    "app.statistics.people.choose": QT_TRANSLATE_NOOP(
        "app",
        "In a match of people against each other one of them wins anyway. "
        "Choose a person above to see how theirs went.",
    ),
    "app.statistics.failed": QT_TRANSLATE_NOOP("app", "The statistics cannot be read"),
    # Figures
    "app.statistics.matches": QT_TRANSLATE_NOOP("app", "%n match(es)"),
    "app.statistics.counted": QT_TRANSLATE_NOOP("app", "{count} {unit}"),
    "app.statistics.range": QT_TRANSLATE_NOOP("app", "{low} to {high}"),
    "app.statistics.range.percent": QT_TRANSLATE_NOOP("app", "{low} to {high:%}"),
    "app.statistics.won": QT_TRANSLATE_NOOP("app", "Won"),
    "app.statistics.won.note": QT_TRANSLATE_NOOP("app", "{won} of {played} · {range}"),
    "app.statistics.played": QT_TRANSLATE_NOOP("app", "Played"),
    "app.statistics.played.note": QT_TRANSLATE_NOOP("app", "on %n day(s)"),
    "app.statistics.streak.won": QT_TRANSLATE_NOOP("app", "Longest winning streak"),
    "app.statistics.streak.lost": QT_TRANSLATE_NOOP("app", "Longest losing streak"),
    "app.statistics.streak.now.won": QT_TRANSLATE_NOOP("app", "Won in a row just now"),
    "app.statistics.streak.now.lost": QT_TRANSLATE_NOOP("app", "Lost in a row just now"),
    "app.statistics.streak.note": QT_TRANSLATE_NOOP("app", "until {month}"),
    "app.statistics.streak.length": QT_TRANSLATE_NOOP("app", "until {day}"),
    # Charts
    "app.statistics.trend": QT_TRANSLATE_NOOP("app", "Matches won over time"),
    "app.statistics.trend.note": QT_TRANSLATE_NOOP("app", "%n match(es) each, band: 95% certain"),
    "app.statistics.trend.few": QT_TRANSLATE_NOOP("app", "%n match(es) so far; more of them make a line"),
    "app.statistics.trend.point": QT_TRANSLATE_NOOP("app", "Matches {first} to {last} · {day}"),
    "app.statistics.trend.single": QT_TRANSLATE_NOOP("app", "Match {first} · {day}"),
    "app.statistics.trend.summary": QT_TRANSLATE_NOOP("app", "From {first} to {last}, at last {value}"),
    "app.statistics.outcomes": QT_TRANSLATE_NOOP("app", "Results"),
    "app.statistics.outcome.won": QT_TRANSLATE_NOOP("app", "won"),
    "app.statistics.outcome.tied": QT_TRANSLATE_NOOP("app", "tied"),
    "app.statistics.outcome.lost": QT_TRANSLATE_NOOP("app", "lost"),
    "app.statistics.levels": QT_TRANSLATE_NOOP("app", "By level"),
    "app.statistics.opponents": QT_TRANSLATE_NOOP("app", "By opponent"),
    "app.statistics.option_values": QT_TRANSLATE_NOOP("app", "By option: {option}"),
    "app.statistics.bars.note": QT_TRANSLATE_NOOP("app", "share won, line: 95% certain"),
    "app.statistics.scores": QT_TRANSLATE_NOOP("app", "Your final scores"),
    "app.statistics.margins": QT_TRANSLATE_NOOP("app", "Points ahead and behind"),
    "app.statistics.points": QT_TRANSLATE_NOOP("app", "points"),
    "app.statistics.points.value": QT_TRANSLATE_NOOP("app", "{value} points"),
    "app.statistics.mean": QT_TRANSLATE_NOOP("app", "avg {value:.1}"),
    "app.statistics.mean.summary": QT_TRANSLATE_NOOP(
        "app", "On average {mean:.1}, from {lowest} to {highest}"
    ),
    "app.statistics.calendar": QT_TRANSLATE_NOOP("app", "Days of play"),
    "app.statistics.calendar.note": QT_TRANSLATE_NOOP("app", "%n day(s), {matches}"),
    "app.statistics.calendar.won": QT_TRANSLATE_NOOP("app", "%n won"),
    "app.statistics.calendar.none": QT_TRANSLATE_NOOP("app", "nothing played"),
    "app.statistics.averages": QT_TRANSLATE_NOOP("app", "Averages and totals"),
    "app.statistics.records": QT_TRANSLATE_NOOP("app", "Best and worst"),
    "app.statistics.records.note": QT_TRANSLATE_NOOP("app", "a tap shows the match"),
    "app.statistics.record.best_score": QT_TRANSLATE_NOOP("app", "Highest final score"),
    "app.statistics.record.worst_score": QT_TRANSLATE_NOOP("app", "Lowest final score"),
    "app.statistics.record.highest_win": QT_TRANSLATE_NOOP("app", "Highest win"),
    "app.statistics.record.highest_defeat": QT_TRANSLATE_NOOP("app", "Highest defeat"),
    "app.statistics.record.closest_win": QT_TRANSLATE_NOOP("app", "Closest win"),
    "app.statistics.record.closest_defeat": QT_TRANSLATE_NOOP("app", "Closest defeat"),
    "app.statistics.record.often": QT_TRANSLATE_NOOP("app", "{day}, and in %n more match(es)"),
    "app.statistics.score": QT_TRANSLATE_NOOP("app", "{own} : {other}"),
    "app.statistics.sentence": QT_TRANSLATE_NOOP("app", "{title}: {value}"),
    # The matches behind a figure
    "app.statistics.behind": QT_TRANSLATE_NOOP("app", "{card}: {part}"),
    "app.statistics.mark.helped": QT_TRANSLATE_NOOP("app", "with undo or hint"),
    "app.statistics.mark.handicap": QT_TRANSLATE_NOOP("app", "with handicap"),
}
