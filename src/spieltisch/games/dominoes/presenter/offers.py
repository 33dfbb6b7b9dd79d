"""What laying the selected tile would do, for each end it fits."""

from __future__ import annotations

from dataclasses import dataclass

from spieltisch.core.game import Score
from spieltisch.core.messages import Message, message
from spieltisch.core.presentation import Extra, UiState
from spieltisch.core.tiles import Tile
from spieltisch.games.dominoes.line import EndName, Line
from spieltisch.games.dominoes.playing import in_points
from spieltisch.games.dominoes.presenter.choosing import chosen_end, end_id, open_to, selected_tile
from spieltisch.games.dominoes.presenter.lines import line_extra, line_sum, sum_terms
from spieltisch.games.dominoes.presenter.naming import gain, values_words
from spieltisch.games.dominoes.scoring import credited, line_points
from spieltisch.games.dominoes.settings import HALVES
from spieltisch.games.dominoes.state import View


@dataclass(frozen=True, slots=True)
class Offer:
    """A tile laid at an end (None for the first tile): the line then, and the points for that."""

    tile: Tile
    end: EndName | None
    line: Line
    points: Score
    chosen: bool


def offers(view: View, ui: UiState[View]) -> tuple[Offer, ...]:
    """Return every way to lay the selected tile, in the order of the ends."""
    tile = selected_tile(view, ui)
    if tile is None:
        return ()
    if view.table.line.hub is None:
        return (_offer(view, tile, None, chosen=True),)
    end = chosen_end(view, ui)
    return tuple(_offer(view, tile, name, chosen=name == end) for name in open_to(view, tile))


def _offer(view: View, tile: Tile, end: EndName | None, *, chosen: bool) -> Offer:
    assert view.seat is not None  # noqa: S101 - only who sits at the table selects
    settings, line = view.table.settings, view.table.line.lay(tile, end)
    score = view.table.scores[settings.side_of(view.seat)]
    return Offer(
        tile, end, line, in_points(credited(settings, score, HALVES * line_points(settings, line))), chosen
    )


def preview(view: View, ui: UiState[View]) -> Offer | None:
    """Return the play that is previewed; None while an end has still to be chosen."""
    return next((offer for offer in offers(view, ui) if offer.chosen), None)


def preview_extra(view: View, ui: UiState[View]) -> dict[str, Extra] | None:
    """Return `extra["preview"]` (see `extra`)."""
    offer = preview(view, ui)
    return None if offer is None else {**_offer_extra(view, offer), **_laid(view, offer)}


def offers_extra(view: View, ui: UiState[View]) -> tuple[Extra, ...]:
    """Return `extra["offers"]` (see `extra`)."""
    return tuple({**_offer_extra(view, offer), "line": _laid(view, offer)} for offer in offers(view, ui))


def _laid(view: View, offer: Offer) -> dict[str, Extra]:
    return line_extra(offer.line, fives=view.table.settings.fives)


def _offer_extra(view: View, offer: Offer) -> dict[str, Extra]:
    fives = view.table.settings.fives
    parts = offer.line.parts() if fives else ()
    return {
        "tile": offer.tile.text,
        "id": "" if offer.end is None else end_id(offer.end),
        "end": offer.end or "",
        "checked": offer.chosen,
        "points": offer.points,
        "gain": gain(offer.points) if fives else "",
        "sum": message("dominoes.sum.total", total=offer.line.total()) if fives else "",
        "terms": sum_terms(parts) or "",
        "text": offer_words(view, offer),
    }


def offer_words(view: View, offer: Offer) -> Message:
    """Say what a play leaves: in All Fives the sum explained, else the values at the ends."""
    if view.table.settings.fives:
        return line_sum(offer.line.parts())
    return message("dominoes.ends", values=values_words(end.value for end in offer.line.ends))
