"""The cards on the table: where they lie, which are known, which can be played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from spieltisch.core.cards import Card
from spieltisch.core.messages import Message, Seat, message
from spieltisch.core.presentation import Piece, Place, UiState
from spieltisch.games.watten.presenter.choosing import (
    SUITS_SHOWN,
    acting,
    card_id,
    hinted_card,
    playable_cards,
    refusal,
    selected_card,
)
from spieltisch.games.watten.presenter.ending import Ending
from spieltisch.games.watten.presenter.naming import (
    Role,
    beating,
    critical_role,
    named,
    role_name,
    role_of,
    seats_of,
)
from spieltisch.games.watten.ranking import HEIGHT, SIX, Ranking
from spieltisch.games.watten.state import SEATS, Cards, Phase, Trick, View, pair_of

PACK: Final = "pack"
_HEIGHT: Final = {**HEIGHT, SIX: -1}


def table_pieces(view: View, ui: UiState[View]) -> tuple[Piece, ...]:
    """Return the pieces of a round that is being played, and of a match that is over."""
    table = view.table
    pieces = [_pack(table.dealer)]
    for seat in range(SEATS):
        pieces += _hand(view, ui, seat)
    shown = shown_trick(view)
    pieces += _won([trick for trick in table.tricks if trick != shown])
    pieces += trick_pieces(shown, table.ranking, [_left_in_hand(view, seat) for seat in range(SEATS)])
    return tuple(pieces)


def ending_pieces(ending: Ending) -> tuple[Piece, ...]:
    """Return the pieces at the end of a round: what lies open, and backs for everything else."""
    record = ending.record
    sizes = [ending.hand_size(seat) for seat in range(SEATS)]
    pieces = [_pack(ending.dealer)]
    for seat in range(SEATS):
        pieces += _backs(seat, sizes[seat], ending.dealer)
    for side, tricks in enumerate(ending.won_before):
        for slot in range(SEATS * tricks):
            pieces.append(_face_down(Place(f"won/{side}", slot), _won_name(side)))
    pieces += trick_pieces(record.trick, ending.ranking, sizes)
    return tuple(pieces)


def shown_trick(view: View) -> Trick:
    """Return the trick in the middle: the running one, or the last one until the next card is led."""
    table = view.table
    if table.trick.cards or not table.tricks:
        return table.trick
    return table.tricks[-1]


def trick_pieces(trick: Trick, ranking: Ranking | None, hand_sizes: list[int]) -> Iterator[Piece]:
    """Yield the cards of a trick, each before its player; the best one so far says so."""
    best = ranking.winner(trick.cards) if ranking and trick.cards else None
    for place, (seat, card) in enumerate(zip(trick.seats, trick.cards, strict=True)):
        name = message("watten.piece.played", card=named(card), who=Seat(seat))
        origin = Place(f"hand/{seat}", hand_sizes[seat])
        piece = _face_up(card, Place(f"trick/{seat}", 0), name, origin)
        badge = _taking(ranking, card, trick) if ranking and place == best else None
        yield replace(piece, owner=seat, badge=badge)


def _taking(ranking: Ranking, card: Card, trick: Trick) -> Message | None:
    """Say what the best card of a trick is and does: "The Rechter · wins"."""
    effect = message("watten.badge.took" if trick.winner is not None else "watten.badge.takes")
    return _role_and_effect(role_of(ranking, card), effect)


def _role_and_effect(role: Role, effect: Message) -> Message:
    """Put a card's role before what it does, if it has one that its face does not tell."""
    name = role_name(role)
    if name is None or role is Role.TRUMP:
        return message("watten.badge.effect", effect=effect)
    return message("watten.badge.role_effect", role=name, effect=effect)


def _face_up(card: Card, place: Place, name: Message, origin: Place | None = None) -> Piece:
    return Piece(card_id(card), "card", card.text, place, name, origin=origin)


def _face_down(place: Place, name: Message, origin: Place | None = None) -> Piece:
    """Return a back; its id is its place and tells nothing."""
    return Piece(f"back/{place.zone}/{place.slot}", "card", None, place, name, origin=origin)


def _pack(dealer: int) -> Piece:
    """Return the back that stands for the pack: always the same piece, which goes from dealer to dealer."""
    return Piece(f"back/{PACK}", "card", None, _before(dealer), message("watten.piece.pack"))


def _before(dealer: int) -> Place:
    """Return where the pack lies.

    The zone names the dealer, so that the cards of a new deal come from the new dealer in whatever order the
    table is told of the changes.
    """
    return Place(f"{PACK}/{dealer}", 0)


def _won(tricks: list[Trick]) -> Iterator[Piece]:
    """Yield the tricks that lie on the piles; their cards keep their ids, for everybody has seen them."""
    slots = [0, 0]
    for trick in tricks:
        if trick.winner is None:
            continue
        side = pair_of(trick.winner)
        for card in trick.cards:
            place = Place(f"won/{side}", slots[side])
            slots[side] += 1
            yield Piece(card_id(card), "card", None, place, _won_name(side))


def _won_name(side: int) -> Message:
    return message("watten.piece.won", pair=seats_of(side))


def _left_in_hand(view: View, seat: int) -> int:
    return view.table.hand_sizes[seat]


def known_hand(view: View, ui: UiState[View], seat: int) -> Cards | None:
    """Return the cards a seat holds if they may be shown, else None."""
    return next((one.hand for one in (view, *ui.open_views) if one.seat == seat), None)


def sorted_hand(view: View, cards: Cards) -> Cards:
    """Return a hand as players hold it: by strength once it is known, before that by suit."""
    ranking = view.table.ranking

    def order(card: Card) -> tuple[int, int, int]:
        base = ranking.base(card) if ranking else 0
        return -base, SUITS_SHOWN.index(card.suit), -_HEIGHT[card.rank]

    return tuple(sorted(cards, key=order))


def _hand(view: View, ui: UiState[View], seat: int) -> Iterator[Piece]:
    cards = known_hand(view, ui, seat)
    if cards is None:
        yield from _backs(seat, view.table.hand_sizes[seat], view.table.dealer)
        return
    own = seat == view.seat
    can_play = playable_cards(view, ui) if own else ()
    for slot, card in enumerate(sorted_hand(view, cards)):
        piece = _face_up(card, Place(f"hand/{seat}", slot), card_name(view, card), _before(view.table.dealer))
        piece = replace(piece, owner=seat)
        yield _own_card(view, ui, piece, card, can_play) if own else piece


def card_name(view: View, card: Card) -> Message:
    """Return a card's name with what it is in this round: "Nine of hearts, the Rechter"."""
    ranking = view.table.ranking
    role = role_of(ranking, card) if ranking else Role.PLAIN
    name = None if role is Role.WELI else role_name(role)
    if name is None:
        return message("watten.piece.card", card=named(card))
    return message("watten.piece.card_role", card=named(card), role=name)


def _own_card(view: View, ui: UiState[View], piece: Piece, card: Card, can_play: Cards) -> Piece:
    """Add to a card of the own hand what can be done with it."""
    possible = card in can_play
    barred = bool(can_play) and not possible
    chosen = possible and card == selected_card(view, ui)
    return replace(
        piece,
        playable=possible,
        selectable=possible,
        selected=chosen,
        hinted=card == hinted_card(view, ui),
        dimmed=barred,
        badge=_own_badge(view, ui, card, chosen=chosen),
        number=piece.place.slot + 1 if ui.numbered and possible else None,
        refusal=refusal(view, card) if barred else None,
    )


def _own_badge(view: View, ui: UiState[View], card: Card, *, chosen: bool) -> Message | None:
    """Return what the selected card would do; while announcing, which cards are Kritische."""
    if chosen:
        return preview_badge(view, card)
    table = view.table
    if table.phase in (Phase.RANK, Phase.TRUMP) and table.settings.bavarian and acting(view, ui):
        critical = critical_role(card)
        return role_name(critical) if critical else None
    return None


def preview_badge(view: View, card: Card) -> Message | None:
    """Return what playing a card would do: "Spitz · beats the Rechter"; its role alone where it leads."""
    table, ranking = view.table, view.table.ranking
    if ranking is None:
        return None
    role = role_of(ranking, card)
    name, lying = role_name(role), table.trick.cards
    if not lying:
        return message("watten.badge.role", role=name) if name else None
    if ranking.winner((*lying, card)) < len(lying):
        effect = message("watten.badge.loses")
    else:
        beaten = lying[ranking.winner(lying)]
        effect = beating(ranking, beaten)
    return _role_and_effect(role, effect)


def _backs(seat: int, count: int, dealer: int) -> Iterator[Piece]:
    for slot in range(count):
        name = message("watten.piece.back", who=Seat(seat))
        yield replace(_face_down(Place(f"hand/{seat}", slot), name, _before(dealer)), owner=seat)
