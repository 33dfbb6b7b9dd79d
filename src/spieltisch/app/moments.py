"""Times in words: how long ago a match was played, and which greeting the hour asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QLocale

from spieltisch.core.messages import Message, message
from spieltisch.texts import Renderer

if TYPE_CHECKING:
    from datetime import datetime

_DAYS_BY_NAME = 7


def when_text(moment: datetime, now: datetime, renderer: Renderer) -> str:
    """Say when something was, as a person would: today, yesterday, a weekday, a date.

    Both times are aware; the words are for the day in the time zone of `now`.
    """
    local = moment.astimezone(now.tzinfo)
    days = (now.date() - local.date()).days
    if days <= 0:
        return renderer.text(message("app.when.today"))
    if days == 1:
        return renderer.text(message("app.when.yesterday"))
    locale = renderer.locale
    if days < _DAYS_BY_NAME:
        return locale.standaloneDayName(local.isoweekday(), QLocale.FormatType.LongFormat)
    return _date_text(local, now, locale, renderer.language.code)


def _date_text(local: datetime, now: datetime, locale: QLocale, code: str) -> str:
    date = QDate(local.year, local.month, local.day)
    if local.year == now.year:
        return locale.toString(date, _DAY_AND_MONTH.get(code, "d MMM"))
    return locale.toString(date, QLocale.FormatType.ShortFormat)


_DAY_AND_MONTH = {"de": "d. MMM", "da": "d. MMM"}


def greeting(now: datetime, name: str, renderer: Renderer) -> str:
    """Greet by the time of day, and by name where there is one."""
    plain = _greeting(now.hour)
    if not name:
        return renderer.text(plain)
    return renderer.text(message("app.greeting.named", greeting=plain, name=name))


def _greeting(hour: int) -> Message:
    if 5 <= hour < 11:
        return message("app.greeting.morning")
    if 11 <= hour < 18:
        return message("app.greeting.day")
    return message("app.greeting.evening")
