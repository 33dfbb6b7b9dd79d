"""What is asked of the person at the table, and what the main button does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spieltisch.core.messages import Message, Seat, message
from spieltisch.core.presentation import Choice, Confirm, UiState
from spieltisch.core.tiles import Tile
from spieltisch.games.dominoes.legality import DRAW
from spieltisch.games.dominoes.presenter.choosing import (
    DRAW_CHOICE,
    NEXT_END,
    acting,
    actions,
    can_draw,
    chosen_action,
    draw_selected,
    end_id,
    open_to,
    playable_tiles,
    selected_tile,
)
from spieltisch.games.dominoes.presenter.ending import Ending, ending_text, ending_title
from spieltisch.games.dominoes.presenter.hints import hint_sentence
from spieltisch.games.dominoes.presenter.lines import line_sum
from spieltisch.games.dominoes.presenter.naming import gain, values_words, where_words
from spieltisch.games.dominoes.presenter.offers import Offer, offer_words, offers, preview
from spieltisch.games.dominoes.presenter.outcome import outcome
from spieltisch.games.dominoes.state import View

MOST_IN_FULL: Final = 2
"""So many ends are compared in full words."""

_KEYS: Final = {
    DRAW_CHOICE: message("dominoes.key.draw"),
    NEXT_END: message("dominoes.key.next_end"),
}


def progress(view: View, ending: Ending | None) -> Message:
    """Return where the match is: "All Fives · Round 2"."""
    table = view.table
    variant = message(f"dominoes.option.variant.{table.settings.variant.value}")
    if table.over and ending is None:
        return message("dominoes.progress.over", variant=variant)
    number = ending.record.number if ending is not None else table.number
    return message("dominoes.progress", variant=variant, round=number)


def prompt(view: View, ui: UiState[View], ending: Ending | None) -> tuple[Message, Message | None]:
    """Return the prompt and the line below it."""
    if ending is not None:
        return ending_title(ending), ending_text(ending)
    result = outcome(view)
    if result is not None:
        return result.title, result.text
    if not acting(view, ui):
        return _waiting(view)
    asked, detail = _asked(view, ui)
    return asked, hint_sentence(view, ui) or detail


def _waiting(view: View) -> tuple[Message, Message | None]:
    turn = view.table.turn
    return message("dominoes.waiting", who=Seat(0 if turn is None else turn)), _open_ends(view)


def _open_ends(view: View) -> Message | None:
    """Say what the line shows: in All Fives the sum of its ends, else their values."""
    table = view.table
    if table.line.hub is None:
        return _first(view)
    if table.settings.fives:
        return message("dominoes.detail.sum", sum=line_sum(table.line.parts()))
    return message("dominoes.ends", values=values_words(table.line.values()))


def _first(view: View) -> Message:
    """Say which tiles may open the round."""
    lead = view.table.lead
    return (
        message("dominoes.detail.first") if lead is None else message("dominoes.detail.first_lead", tile=lead)
    )


def _asked(view: View, ui: UiState[View]) -> tuple[Message, Message | None]:
    tile, offer = selected_tile(view, ui), preview(view, ui)
    if draw_selected(view, ui):
        return message("dominoes.prompt.draw"), _heap(view)
    if tile is not None and offer is None:
        return message("dominoes.prompt.which_end", tile=tile), _which_end(view, ui)
    if offer is not None:
        return _previewed(view, ui, offer)
    if not playable_tiles(view, ui):
        return _without_a_play(view, ui)
    return _choose_a_tile(view, ui)


def _choose_a_tile(view: View, ui: UiState[View]) -> tuple[Message, Message | None]:
    table = view.table
    if table.line.hub is None:
        if table.lead is not None:
            return message("dominoes.prompt.lead", tile=table.lead), message("dominoes.detail.lead")
        return message("dominoes.prompt.open"), message("dominoes.detail.open")
    drawn = drawn_to_play(view, ui)
    if drawn is not None:
        several = len(open_to(view, drawn)) > 1
        return message("dominoes.prompt.drawn", tile=drawn), message(
            "dominoes.detail.drawn_ends" if several else "dominoes.detail.drawn"
        )
    asked = "dominoes.prompt.play_or_draw" if can_draw(view, ui) else "dominoes.prompt.play"
    return message(asked), _open_ends(view)


def drawn_to_play(view: View, ui: UiState[View]) -> Tile | None:
    """Return the tile just drawn that has to be laid now.

    Who may draw only when nothing fits has one tile that fits after that: the drawn one.
    """
    table = view.table
    last = table.moves[-1] if table.moves else None
    forced = last is not None and last.verb == DRAW and not table.settings.voluntary_draw
    playable = playable_tiles(view, ui) if forced else ()
    return playable[0] if len(playable) == 1 else None


def _without_a_play(view: View, ui: UiState[View]) -> tuple[Message, Message | None]:
    """Nothing fits: say to draw, or that the pass comes by itself and why."""
    table = view.table
    if can_draw(view, ui):
        drawn = bool(table.moves) and table.moves[-1].verb == DRAW
        return message("dominoes.prompt.draw_again" if drawn else "dominoes.prompt.must_draw"), _heap(view)
    if not table.settings.draws:
        why = message("dominoes.pass.block")
    elif table.boneyard:
        why = message("dominoes.pass.reserve", n=table.boneyard)
    else:
        why = message("dominoes.pass.empty")
    return message("dominoes.prompt.pass"), why


def _heap(view: View) -> Message:
    """Say how many tiles can be drawn, and how many stay."""
    table = view.table
    stay = table.boneyard - table.drawable
    if stay:
        return message("dominoes.detail.heap_reserve", n=table.drawable, reserve=stay)
    return message("dominoes.detail.heap", n=table.drawable)


def _which_end(view: View, ui: UiState[View]) -> Message:
    """Compare the ends a tile fits."""
    return message("dominoes.detail.which_end", ends=_row(view, offers(view, ui)))


def _row(view: View, compared: Sequence[Offer]) -> Message:
    """Put ends beside each other; of many there is room for the points alone. Like ends are told once."""
    tell = _place if len(compared) <= MOST_IN_FULL else _place_in_short
    shown, *others = dict.fromkeys(tell(view, offer) for offer in compared)
    for other in others:
        shown = message("dominoes.place.beside", first=shown, second=other)
    return shown


def _place_in_short(view: View, offer: Offer) -> Message:
    """Say what a play at an end scores: "at the 4: +10"."""
    where = where_words(view, offer.tile, offer.end)
    if not view.table.settings.fives:
        return where
    return message("dominoes.place.short", where=where, gain=gain(offer.points))


def _place(view: View, offer: Offer) -> Message:
    """Say what a play at an end brings, in few words: "at the 4 (sum 24, no points)"."""
    where = where_words(view, offer.tile, offer.end)
    if not view.table.settings.fives:
        return where
    total = offer.line.total()
    if offer.points:
        return message("dominoes.place.points", where=where, total=total, gain=gain(offer.points))
    return message("dominoes.place.sum", where=where, total=total)


def _previewed(view: View, ui: UiState[View], offer: Offer) -> tuple[Message, Message | None]:
    """Say what the selected play does, and what its other ends would bring."""
    if offer.end is None:
        asked = message("dominoes.prompt.opens", tile=offer.tile)
    else:
        asked = message(
            "dominoes.prompt.lays", tile=offer.tile, where=where_words(view, offer.tile, offer.end)
        )
    told = offer_words(view, offer)
    others = [one for one in offers(view, ui) if not one.chosen]
    if others:
        return asked, message("dominoes.detail.preview_others", told=told, others=_row(view, others))
    return asked, message("dominoes.detail.preview", told=told)


def confirm(view: View, ui: UiState[View]) -> Confirm | None:
    """Return the main button; None when nothing is asked or the pass comes by itself."""
    possible = {action.verb for action in actions(view, ui)}
    if not possible & {"play", DRAW}:
        return None
    action = chosen_action(view, ui)
    if draw_selected(view, ui):
        return Confirm(message("dominoes.confirm.draw"), action)
    offer = preview(view, ui)
    if offer is not None and offer.points:
        return Confirm(message("dominoes.confirm.play_points", gain=gain(offer.points)), action)
    if offer is not None:
        return Confirm(message("dominoes.confirm.play"), action)
    if selected_tile(view, ui) is not None:
        return Confirm(message("dominoes.confirm.choose_end"), None)
    return Confirm(
        message("dominoes.confirm.choose_tile" if "play" in possible else "dominoes.confirm.choose_draw"),
        None,
    )


def choices(view: View, ui: UiState[View]) -> tuple[Choice, ...]:
    """Return the ends of the selected tile, the way to the next of them, and drawing."""
    laid = [offer for offer in offers(view, ui) if offer.end is not None]
    shown = [
        Choice(
            end_id(offer.end),
            _place(view, offer),
            checked=offer.chosen,
            explanation=offer_words(view, offer),
            place="table",
        )
        for offer in laid
        if offer.end is not None
    ]
    if len(laid) > 1:
        chosen = any(offer.chosen for offer in laid)
        label = message("dominoes.choice.next_end" if chosen else "dominoes.choice.first_end")
        shown.append(Choice(NEXT_END, label, key=_KEYS[NEXT_END]))
    if can_draw(view, ui):
        shown.append(_draw_choice(view, draw_selected(view, ui)))
    return tuple(shown)


def _draw_choice(view: View, selected: bool) -> Choice:
    """Return the choice to draw; once it is selected the main button says so, and the key is enough."""
    return Choice(
        DRAW_CHOICE,
        message("dominoes.choice.draw"),
        checked=selected,
        key=_KEYS[DRAW_CHOICE],
        explanation=_heap(view),
        place="table" if selected else "actions",
    )
