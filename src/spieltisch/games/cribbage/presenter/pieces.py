"""The cards on the table: where they lie, which are known, which can be chosen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from spieltisch.core.cards import Card
from spieltisch.core.messages import Message, Seat, message
from spieltisch.core.presentation import Piece, Place, UiState
from spieltisch.games.cribbage import reasons
from spieltisch.games.cribbage.presenter.choosing import (
    CUTS,
    PACK_ID,
    acting,
    can_select,
    card_id,
    ranked_cards,
    selected_cards,
)
from spieltisch.games.cribbage.presenter.pegging import badge, play_row, preview_play
from spieltisch.games.cribbage.presenter.show import Moment, due_show
from spieltisch.games.cribbage.records import Cards, ShowRecord
from spieltisch.games.cribbage.state import CutRound, Phase, View

PACK: Final = Place("pack", 0)
_SEATS = (0, 1)


def face_up(card: Card, place: Place, name: Message, origin: Place | None = None) -> Piece:
    """Return a card whose face is seen."""
    return Piece(card_id(card), "card", card.text, place, name, origin=origin)


def face_down(place: Place, name: Message, origin: Place | None = None) -> Piece:
    """Return a back; its id is its place and tells nothing."""
    return Piece(f"back/{place.zone}/{place.slot}", "card", None, place, name, origin=origin)


def table_pieces(view: View, ui: UiState[View]) -> tuple[Piece, ...]:
    """Return the pieces while nobody looks at a show."""
    record = due_show(view)
    pieces = [_pack(view, ui)]
    if view.phase is Phase.OVER and record is not None:
        pieces += _shown_hands(record)
    else:
        pieces += _cut_cards(view)
        for seat in _SEATS:
            pieces += _hand(view, ui, seat)
        pieces += _crib_backs(view.crib_size, view.dealer)
        pieces += _played(view, ui)
        if view.starter is not None:
            pieces.append(_starter(view.starter))
    return tuple(pieces)


def show_pieces(moment: Moment) -> tuple[Piece, ...]:
    """Return the pieces of a step of the show."""
    record = moment.record
    if moment.overview:
        return (_plain_pack(), *_shown_hands(record))
    count = record.counts[moment.stage]
    lit = moment.current.cards if moment.current else ()
    pieces = [_plain_pack()]
    for seat in _SEATS:
        if count.of == "crib" or seat != count.seat:
            pieces += _open_hand(record.hands[seat], seat)
    if count.of == "hand":
        pieces += _crib_backs(4, record.dealer)
    came_from = Place("crib", 0) if count.of == "crib" else None
    for slot, card in enumerate(count.cards):
        pieces.append(_counted(card, Place("show", slot), count.seat, lit, came_from))
    pieces.append(_counted(record.starter, Place("show/starter", 0), None, lit, PACK))
    return tuple(pieces)


def _counted(card: Card, place: Place, owner: int | None, lit: Cards, origin: Place | None) -> Piece:
    inside = card in lit
    piece = face_up(card, place, message("cribbage.piece.card", card=card), origin)
    return replace(piece, owner=owner, selected=inside, dimmed=bool(lit) and not inside)


def _shown_hands(record: ShowRecord) -> list[Piece]:
    pieces = [piece for seat in _SEATS for piece in _open_hand(record.hands[seat], seat)]
    if record.crib is None:
        pieces += _crib_backs(4, record.dealer)
    else:
        name = "cribbage.piece.card"
        for slot, card in enumerate(record.crib):
            piece = face_up(card, Place("crib", slot), message(name, card=card))
            pieces.append(replace(piece, owner=record.dealer))
    return [*pieces, _starter(record.starter)]


def _open_hand(cards: Cards, seat: int) -> Iterator[Piece]:
    for slot, card in enumerate(cards):
        name = message("cribbage.piece.card", card=card)
        yield replace(face_up(card, Place(f"hand/{seat}", slot), name), owner=seat)


def _plain_pack() -> Piece:
    return face_down(PACK, message("cribbage.piece.pack"))


def _pack(view: View, ui: UiState[View]) -> Piece:
    cutting = view.phase in CUTS and acting(view, ui)
    return replace(
        _plain_pack(), playable=cutting, selectable=cutting, selected=cutting and PACK_ID in ui.selection
    )


def _starter(card: Card) -> Piece:
    return face_up(card, Place("starter", 0), message("cribbage.piece.starter", card=card), PACK)


def last_cut(view: View) -> CutRound:
    """Return the newest round of the cut for deal in which a card was turned."""
    return next((cut for cut in reversed(view.cuts) if cut != (None, None)), (None, None))


def _cut_cards(view: View) -> Iterator[Piece]:
    """Yield the cards cut for deal: the round going on, the tie before it, or the result before the deal."""
    if view.phase is not Phase.CUT_FOR_DEAL and not (view.phase is Phase.CUT_PACK and view.deal == 1):
        return
    for seat, card in enumerate(last_cut(view)):
        if card is not None:
            name = message("cribbage.piece.cut", card=card, who=Seat(seat))
            tied = view.cuts[-1] == (None, None)
            yield replace(face_up(card, Place(f"cut/{seat}", 0), name, PACK), owner=seat, dimmed=tied)


def known_hand(view: View, ui: UiState[View], seat: int) -> Cards | None:
    """Return the cards a seat holds if they may be shown, else None."""
    for one in (view, *ui.open_views):
        if one.seat == seat:
            return one.hand
    return None


def _hand(view: View, ui: UiState[View], seat: int) -> Iterator[Piece]:
    cards = known_hand(view, ui, seat)
    zone = f"hand/{seat}"
    if cards is None:
        for slot in range(view.hand_sizes[seat]):
            name = message("cribbage.piece.back", who=Seat(seat))
            yield replace(face_down(Place(zone, slot), name, PACK), owner=seat)
        return
    own = seat == view.seat and acting(view, ui)
    for slot, card in enumerate(cards):
        piece = face_up(card, Place(zone, slot), message("cribbage.piece.card", card=card), PACK)
        piece = replace(piece, owner=seat)
        yield _own_card(view, ui, piece, card) if own else piece


def _own_card(view: View, ui: UiState[View], piece: Piece, card: Card) -> Piece:
    """Add to a card of the hand on turn what can be done with it."""
    possible = can_select(view, card)
    chosen = card in selected_cards(view, ui)
    plays = chosen and view.phase is Phase.PLAY
    too_high = not possible and view.phase is Phase.PLAY
    return replace(
        piece,
        playable=possible,
        selectable=possible,
        selected=chosen,
        hinted=bool(ui.hint) and card in ranked_cards(ui.hint[0]),
        dimmed=not possible,
        refusal=reasons.over_31(card, view.count).message if too_high else None,
        badge=badge(preview_play(view, card).gains) if plays else None,
        number=piece.place.slot + 1 if ui.numbered and possible else None,
    )


def _crib_backs(size: int, dealer: int | None) -> Iterator[Piece]:
    if dealer is None:
        return
    for slot in range(size):
        name = message("cribbage.piece.crib", who=Seat(dealer))
        yield replace(face_down(Place("crib", slot), name), owner=dealer)


def _played(view: View, ui: UiState[View]) -> Iterator[Piece]:
    """Yield the cards of this deal's play and the ghost of what the selection would do."""
    row = play_row(view, ui.recent)
    for slot, played in enumerate(row):
        name = message("cribbage.piece.played", card=played.card, who=Seat(played.seat))
        origin = Place(f"hand/{played.seat}", view.hand_sizes[played.seat])
        piece = face_up(played.card, Place("play", slot), name, origin)
        yield replace(piece, owner=played.seat, dimmed=played.finished, badge=badge(played.gains))
    yield from _ghosts(view, selected_cards(view, ui), len(row))


def _ghosts(view: View, cards: Sequence[Card], played: int) -> Iterator[Piece]:
    if view.phase is Phase.DISCARD:
        for slot, card in enumerate(cards, start=view.crib_size):
            name = message("cribbage.piece.card", card=card)
            yield _ghost(f"preview/crib/{slot}", card, Place("crib", slot), name, view.seat)
    elif view.phase is Phase.PLAY:
        for card in cards:
            preview = preview_play(view, card)
            name = message("cribbage.piece.ghost_play", card=card, points=preview.points)
            ghost = _ghost("preview/play", card, Place("play", played), name, view.seat)
            yield replace(ghost, badge=badge(preview.gains))


def _ghost(piece_id: str, card: Card, place: Place, name: Message, owner: int | None) -> Piece:
    return Piece(piece_id, "card", card.text, place, name, preview=True, owner=owner)


def played_counts(view: View) -> tuple[int, int]:
    """Return how many cards each seat has played in this deal."""
    played: Iterable[int] = [play.seat for play in view.plays if play.card is not None]
    return (sum(seat == 0 for seat in played), sum(seat == 1 for seat in played))
