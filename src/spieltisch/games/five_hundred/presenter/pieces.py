"""The cards on the table: where they lie and come from, which are known, what can be done with them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from spieltisch.core.actions import Action
from spieltisch.core.cards import Card
from spieltisch.core.messages import Message, Seat, message
from spieltisch.core.names import card_name
from spieltisch.core.presentation import Piece, Place, UiState
from spieltisch.games.five_hundred import notation
from spieltisch.games.five_hundred.dealing import pieces as pack
from spieltisch.games.five_hundred.melds import Cards, Meld, Shown
from spieltisch.games.five_hundred.presenter import ids
from spieltisch.games.five_hundred.presenter.arranging import arranged, by_suit, newest
from spieltisch.games.five_hundred.presenter.choosing import hinted_action
from spieltisch.games.five_hundred.presenter.ending import Ending
from spieltisch.games.five_hundred.presenter.naming import gain, named
from spieltisch.games.five_hundred.presenter.origins import Origins
from spieltisch.games.five_hundred.presenter.previews import preview
from spieltisch.games.five_hundred.presenter.spots import spots_of
from spieltisch.games.five_hundred.presenter.turns import (
    TAKE,
    acting_seat,
    choice_of,
    chosen_draw,
    draw_action,
    drawing,
    idle_reason,
    laying_now,
    no_draw_reason,
    pile_pieces,
    refusal,
    selected_pieces,
    stock_top,
    taken_from,
)
from spieltisch.games.five_hundred.state import Phase, View

MOST_NUMBERED = 9


def table_pieces(view: View, ui: UiState[View]) -> tuple[Piece, ...]:
    """Return the pieces of a deal that is being played, and of a match that is over."""
    origins = Origins.of(view, ui.recent)
    pieces = [*_stock(view, ui), *_pile(view, ui, origins), *meld_pieces(view.table.melds, origins)]
    for seat in range(view.table.settings.seats):
        pieces += _hand(view, ui, seat, origins)
    if _closing_card_lies(view):
        pieces.append(closing_piece(view.table.last_deal.closer if view.table.last_deal else None))
    return tuple(pieces)


def ending_pieces(ending: Ending) -> tuple[Piece, ...]:
    """Return the pieces at the end of a deal: the melds, and all hands open."""
    pieces = [*meld_pieces(ending.record.melds, Origins())]
    for seat, count in enumerate(ending.record.counts):
        pieces += _open_hand(seat, by_suit(count.cards))
    if ending.face_down:
        pieces.append(closing_piece(ending.record.closer))
    return tuple(pieces)


def _closing_card_lies(view: View) -> bool:
    """Whether a card is nowhere else: the one that closed the last deal of a match."""
    table = view.table
    if table.phase is not Phase.OVER:
        return False
    seen = (
        table.stock + len(table.pile) + sum(table.hand_sizes) + sum(len(meld.cards) for meld in table.melds)
    )
    return seen < len(pack(table.settings))


def closing_piece(closer: int | None) -> Piece:
    """Return the card that closed the deal, face down for ever."""
    name = message("five_hundred.piece.closing")
    origin = None if closer is None else Place(ids.hand_zone(closer), 0)
    return Piece(ids.back_id(ids.CLOSING, 0), "card", None, Place(ids.CLOSING, 0), name, origin=origin)


def _stock(view: View, ui: UiState[View]) -> Iterator[Piece]:
    """Yield the backs that stand for the stock; the uppermost one is drawn."""
    table = view.table
    hint = hinted_action(view, ui)
    for slot in range(ids.top_back(table.stock) + 1):
        piece_id = ids.back_id(ids.STOCK, slot)
        top = piece_id == stock_top(view)
        possible = top and drawing(view, ui)
        yield Piece(
            piece_id,
            "card",
            None,
            Place(ids.STOCK, slot),
            message("five_hundred.piece.stock", n=table.stock),
            playable=possible,
            selectable=possible,
            selected=possible and ui.selection == (piece_id,),
            hinted=top and hint is not None and hint.verb == notation.DRAW,
            refusal=no_draw_reason(view, ui),
        )


def _pile(view: View, ui: UiState[View], origins: Origins) -> Iterator[Piece]:
    """Yield the discards from the oldest to the top card; those that would be taken are selected."""
    pieces = pile_pieces(view)
    chosen = taken_from(view, chosen_draw(view, ui))
    hint = _hinted_slot(view, ui)
    for slot, (piece_id, card) in enumerate(zip(pieces, view.table.pile, strict=True)):
        top = slot == len(pieces) - 1
        seen = top or view.table.settings.whole_pile_visible
        why = _pile_refusal(view, ui, piece_id)
        possible = drawing(view, ui) and why is None
        yield Piece(
            piece_id,
            "card",
            card.text if seen else None,
            Place(ids.PILE, slot),
            _pile_name(card, top=top, seen=seen),
            playable=possible,
            selectable=possible,
            selected=chosen is not None and slot >= chosen,
            hinted=slot == hint,
            origin=origins.of_top if top else None,
            refusal=why,
        )


def _pile_name(card: Card, *, top: bool, seen: bool) -> Message:
    if not seen:
        return message("five_hundred.piece.pile_back")
    return message("five_hundred.piece.top" if top else "five_hundred.piece.pile", card=card)


def _pile_refusal(view: View, ui: UiState[View], piece_id: str) -> Message | None:
    """Return why a card of the pile cannot be taken, or what lies with it."""
    seat, choice = acting_seat(view, ui), choice_of(view, piece_id)
    if view.table.phase is Phase.CLAIM and choice == TAKE:
        return None  # it is this card that everybody is asked about
    if seat is None or choice is None or not drawing(view, ui):
        return no_draw_reason(view, ui)
    return refusal(view, draw_action(seat, view, choice))


def _hinted_slot(view: View, ui: UiState[View]) -> int | None:
    """Return from which slot on the hint takes the pile."""
    hint = hinted_action(view, ui)
    if hint is None or hint.verb not in (notation.TAKE, notation.TAKE_ALL):
        return None
    if hint.verb == notation.TAKE:
        return taken_from(view, TAKE)
    return len(view.table.pile) - int(hint.args[0]) if hint.args else 0


def meld_pieces(melds: Sequence[Meld], origins: Origins) -> Iterator[Piece]:
    """Yield the cards of all melds; `owner` is who gets the points for each."""
    for number, meld in enumerate(melds, 1):
        for slot, (piece_id, laid) in enumerate(zip(ids.meld_ids(number, meld), meld.cards, strict=True)):
            name = message(
                "five_hundred.piece.laid", card=named(laid.shown), who=Seat(laid.owner), meld=number
            )
            yield Piece(
                piece_id,
                "card",
                laid.shown.held.text,
                Place(ids.meld_zone(number), slot),
                name,
                owner=laid.owner,
                origin=origins.of_laid(number, laid.shown),
            )


def _hand(view: View, ui: UiState[View], seat: int, origins: Origins) -> Iterator[Piece]:
    if seat == view.seat:
        yield from _own_hand(view, ui, seat, origins)
        return
    known = next((one.hand for one in ui.open_views if one.seat == seat), None)
    if known is not None:
        for piece in _open_hand(seat, by_suit(known)):
            yield replace(piece, origin=origins.of_gained(seat))
        return
    for slot in range(view.table.hand_sizes[seat]):
        place = Place(ids.hand_zone(seat), slot)
        name = message("five_hundred.piece.back", who=Seat(seat))
        piece_id = ids.back_id(place.zone, slot)
        yield Piece(piece_id, "card", None, place, name, origin=origins.of_gained(seat), owner=seat)


def _open_hand(seat: int, cards: Cards) -> Iterator[Piece]:
    for slot, (piece_id, card) in enumerate(ids.hand_ids(seat, cards)):
        place = Place(ids.hand_zone(seat), slot)
        yield Piece(piece_id, "card", card.text, place, card_name(card), owner=seat)


def _own_hand(view: View, ui: UiState[View], seat: int, origins: Origins) -> Iterator[Piece]:
    chosen = selected_pieces(view, ui)
    can_select = laying_now(view, ui)
    new = _newest_piece(view, ui, seat)
    hints = _hinted_cards(view, ui)
    worth = _worth(view, ui, chosen)
    why = idle_reason(view, ui)
    for piece in _open_hand(seat, arranged(view, ui).cards):
        number = piece.place.slot + 1
        yield replace(
            piece,
            playable=can_select,
            selectable=can_select,
            selected=piece.id in chosen,
            hinted=piece.face in hints,
            badge=worth if piece.id in chosen and worth else _new_badge(piece.id, new),
            number=number if ui.numbered and can_select and number <= MOST_NUMBERED else None,
            origin=origins.of_gained(seat),
            refusal=why,
            name=_own_name(view, ui, piece),
        )


def _own_name(view: View, ui: UiState[View], piece: Piece) -> Message:
    """Return a card's name, with the melds it can be laid to."""
    card = Shown.parse(piece.face).card if piece.face and piece.face != "*" else None
    if card is None or not laying_now(view, ui):
        return piece.name
    fitting = tuple(dict.fromkeys(spot.number for spot in spots_of(view, card) if spot.refused is None))
    if not fitting:
        return piece.name
    if len(fitting) > 1:
        return message("five_hundred.piece.fits.many", card=card, melds=fitting)
    return message("five_hundred.piece.fits", card=card, meld=fitting[0])


def _newest_piece(view: View, ui: UiState[View], seat: int) -> str | None:
    """Return the piece of the card just drawn; of jokers the last one."""
    card = newest(view)
    shown = [piece for piece, held in ids.hand_ids(seat, arranged(view, ui).cards) if held == card]
    return shown[-1] if shown else None


def _worth(view: View, ui: UiState[View], chosen: dict[str, Card]) -> Message | None:
    """Return what the one selected card would bring; of several the main button says it."""
    now = preview(view, ui) if len(chosen) == 1 else None
    return gain(now.gain) if now is not None and now.gain else None


def _new_badge(piece: str, new: str | None) -> Message | None:
    return message("five_hundred.piece.new") if piece == new else None


def _hinted_cards(view: View, ui: UiState[View]) -> frozenset[str]:
    """Return the cards of the hand that a hint lays or discards."""
    hint: Action | None = hinted_action(view, ui)
    if hint is None or hint.verb not in (notation.MELD, notation.LAY, notation.SWAP, notation.DISCARD):
        return frozenset()
    words = hint.args if hint.verb == notation.MELD else hint.args[:1]
    return frozenset("*" if word.startswith("*") else word for word in words)
