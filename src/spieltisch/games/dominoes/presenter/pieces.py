"""The tiles on the table: where they lie, which are known, which can be laid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from spieltisch.core.messages import Message, Seat, message
from spieltisch.core.names import tile_name
from spieltisch.core.presentation import Piece, Place, UiState
from spieltisch.core.tiles import Tile
from spieltisch.games.dominoes.legality import DRAW
from spieltisch.games.dominoes.line import Line
from spieltisch.games.dominoes.presenter.choosing import (
    BONEYARD_ZONE,
    LINE_ZONE,
    acting,
    boneyard_id,
    can_draw,
    draw_selected,
    hinted_action,
    playable_tiles,
    selected_tile,
    tile_id,
)
from spieltisch.games.dominoes.presenter.ending import Ending
from spieltisch.games.dominoes.presenter.naming import gain
from spieltisch.games.dominoes.presenter.offers import preview
from spieltisch.games.dominoes.state import Move, Tiles, View


def table_pieces(view: View, ui: UiState[View]) -> tuple[Piece, ...]:
    """Return the pieces of a round that is being played, and of a match that is over."""
    table = view.table
    pieces = [*_boneyard(view, ui), *line_pieces(table.line, table.moves, table.hand_sizes)]
    for seat in range(table.settings.seats):
        pieces += _hand(view, ui, seat)
    return tuple(pieces)


def ending_pieces(ending: Ending) -> tuple[Piece, ...]:
    """Return the pieces at the end of a round: all hands lie open."""
    record = ending.record
    pieces = [_heap_tile(slot) for slot in range(record.boneyard)]
    pieces += line_pieces(record.line, (), ())
    for seat, hand in enumerate(record.hands):
        pieces += _open_hand(seat, hand)
    return tuple(pieces)


def line_pieces(line: Line, moves: Sequence[Move], hand_sizes: Sequence[int]) -> Iterator[Piece]:
    """Yield the tiles of the line; each comes from the hand of who laid it."""
    layers = {move.tile: move.seat for move in moves if move.tile is not None}
    for slot, tile in enumerate(line.tiles):
        piece = _face_up(tile, Place(LINE_ZONE, slot), tile_name(tile))
        seat = layers.get(tile)
        if seat is not None:
            name = message("dominoes.piece.laid", tile=tile, who=Seat(seat))
            origin = Place(f"hand/{seat}", hand_sizes[seat])
            piece = replace(piece, name=name, origin=origin, owner=seat)
        yield piece


def _face_up(tile: Tile, place: Place, name: Message) -> Piece:
    return Piece(tile_id(tile), "tile", tile.text, place, name)


def _heap_tile(slot: int) -> Piece:
    name = message("dominoes.piece.boneyard")
    return Piece(boneyard_id(slot), "tile", None, Place(BONEYARD_ZONE, slot), name)


def _boneyard(view: View, ui: UiState[View]) -> Iterator[Piece]:
    """Yield the heap; the tile in its last slot is drawn next, those never drawn are dimmed."""
    table = view.table
    open_now = can_draw(view, ui)
    hint = hinted_action(view, ui)
    for slot in range(table.boneyard):
        top = slot == table.boneyard - 1
        piece = _heap_tile(slot)
        if slot < table.boneyard - table.drawable:
            yield _never_drawn(view, piece)
            continue
        yield replace(
            piece,
            playable=open_now and top,
            selectable=open_now and top,
            selected=top and draw_selected(view, ui),
            hinted=top and hint is not None and hint.verb == DRAW,
        )


def _never_drawn(view: View, piece: Piece) -> Piece:
    """Return a tile of the boneyard that stays there."""
    settings = view.table.settings
    if not settings.draws:
        return replace(piece, name=message("dominoes.piece.sleeping"))
    why = message("dominoes.reason.reserve", n=settings.reserve)
    return replace(piece, name=message("dominoes.piece.sleeping"), dimmed=True, refusal=why)


def known_hand(view: View, ui: UiState[View], seat: int) -> Tiles | None:
    """Return the tiles a seat holds if they may be shown, else None."""
    return next((one.hand for one in (view, *ui.open_views) if one.seat == seat), None)


def _hand(view: View, ui: UiState[View], seat: int) -> Iterator[Piece]:
    heap = Place(BONEYARD_ZONE, view.table.boneyard) if _has_just_come(view, ui, seat) else None
    tiles = known_hand(view, ui, seat)
    if tiles is None:
        for slot in range(view.table.hand_sizes[seat]):
            place = Place(f"hand/{seat}", slot)
            name = message("dominoes.piece.back", who=Seat(seat))
            yield Piece(f"back/{place.zone}/{slot}", "tile", None, place, name, origin=heap, owner=seat)
        return
    for piece, tile in zip(_open_hand(seat, tiles), tiles, strict=True):
        came = replace(piece, origin=heap)
        yield _own_tile(view, ui, came, tile) if seat == view.seat else came


def _has_just_come(view: View, ui: UiState[View], seat: int) -> bool:
    """Whether what is new in a hand comes out of the boneyard: an uncovered hand has lain there before."""
    drawn = any(event.type == "drawn" and event.get("seat") == seat for event in ui.recent)
    return drawn or view.table.line.hub is None


def _open_hand(seat: int, tiles: Tiles) -> Iterator[Piece]:
    for slot, tile in enumerate(tiles):
        yield replace(_face_up(tile, Place(f"hand/{seat}", slot), tile_name(tile)), owner=seat)


def _own_tile(view: View, ui: UiState[View], piece: Piece, tile: Tile) -> Piece:
    """Add to a tile of the own hand what can be done with it."""
    can_play = playable_tiles(view, ui)
    possible = tile in can_play
    hint = hinted_action(view, ui)
    selected = possible and tile == selected_tile(view, ui)
    barred = acting(view, ui) and bool(can_play) and not possible
    return replace(
        piece,
        playable=possible,
        selectable=possible,
        selected=selected,
        hinted=hint is not None and hint.args[:1] == (tile.text,),
        dimmed=barred,
        refusal=_refusal(view, tile) if barred else None,
        badge=_badge(view, ui) if selected else None,
        number=piece.place.slot + 1 if ui.numbered and possible else None,
    )


def _refusal(view: View, tile: Tile) -> Message:
    """Say why a tile cannot be laid while others can."""
    lead = view.table.lead
    if view.table.line.hub is None and lead is not None:
        return message("dominoes.detail.first_lead", tile=lead)
    return message("dominoes.piece.fits_nowhere", tile=tile)


def _badge(view: View, ui: UiState[View]) -> Message | None:
    """Return the points that the previewed play scores."""
    offer = preview(view, ui)
    return gain(offer.points) if offer is not None and offer.points else None
