"""What High Card looks like."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from highcard.players import GAME
from highcard.state import View
from spieltisch.core.actions import Action
from spieltisch.core.cards import Card, parse_cards
from spieltisch.core.events import Event
from spieltisch.core.messages import Seat, message
from spieltisch.core.names import card_back, card_name
from spieltisch.core.options import Options
from spieltisch.core.presentation import (
    Choice,
    Confirm,
    DetailRow,
    DetailSection,
    LogLine,
    Piece,
    Place,
    Plate,
    RulesSection,
    SideScore,
    TableView,
    UiState,
)


def _face_up(card: Card, zone: str, slot: int) -> Piece:
    return Piece(f"card/{card.text}", "card", card.text, Place(zone, slot), card_name(card))


def _face_down(zone: str, slot: int) -> Piece:
    return Piece(f"back/{zone}/{slot}", "card", None, Place(zone, slot), card_back())


def _button(action: Action) -> Choice:
    label = message(f"highcard.choice.{action.verb}")
    return Choice(action.verb, label, place="bar" if action.verb == "double" else "actions")


class HighCardPresenter:
    """The presenter contract of High Card."""

    def table(self, view: View, ui: UiState[View]) -> TableView:
        table = view.table
        legal = GAME.legal(view)
        chosen = [action for action in legal if action.args and f"card/{action.args[0]}" in ui.selection]
        return TableView(
            pieces=self._pieces(view, ui, legal),
            progress=message("highcard.progress", number=table.deal + 1),
            prompt=message(f"highcard.prompt.{self._prompt(view, legal)}"),
            confirm=Confirm(message("highcard.confirm", card=Card.parse(chosen[0].args[0])), chosen[0])
            if chosen
            else None,
            choices=tuple(_button(action) for action in legal if action.verb != "lay"),
            plates=tuple(
                Plate(seat, side, None, seat in table.asked(view.has_laid))
                for seat, side in enumerate(table.sides)
            ),
            scores=tuple(SideScore(side, points) for side, points in enumerate(table.scores)),
            focus=(f"hand/{view.seat}",),
        )

    def _pieces(self, view: View, ui: UiState[View], legal: Sequence[Action]) -> tuple[Piece, ...]:
        playable = bool(legal) and legal[0].verb == "lay"
        pieces = [
            replace(piece, playable=playable, selectable=playable, selected=piece.id in ui.selection)
            for piece in (_face_up(card, f"hand/{view.seat}", slot) for slot, card in enumerate(view.hand))
        ]
        open_hands = {other.seat: other.hand for other in ui.open_views}
        for seat, size in enumerate(view.hand_sizes):
            if seat == view.seat:
                continue
            hand = open_hands.get(seat)
            zone = f"hand/{seat}"
            pieces += [
                _face_up(hand[slot], zone, slot) if hand else _face_down(zone, slot) for slot in range(size)
            ]
        for seat, has_laid in enumerate(view.has_laid):
            if has_laid and seat == view.seat and view.own_laid is not None:
                pieces.append(_face_up(view.own_laid, "laid", seat))
            elif has_laid:
                pieces.append(_face_down("laid", seat))
        pieces += [_face_up(card, "shown", slot) for slot, card in enumerate(view.table.shown)]
        return tuple(pieces)

    def _prompt(self, view: View, legal: Sequence[Action]) -> str:
        if view.table.over:
            return "over"
        if not view.asked:
            return "wait"
        return {"lay": "lay", "draw": "bonus", "accept": "answer"}[legal[0].verb]

    def select(self, view: View, ui: UiState[View], piece: str) -> UiState[View]:
        playable = {f"card/{action.args[0]}" for action in GAME.legal(view) if action.args}
        if piece not in playable:
            return ui
        return replace(ui, selection=() if piece in ui.selection else (piece,))

    def choose(self, view: View, ui: UiState[View], choice: str) -> UiState[View] | Action:
        return next((action for action in GAME.legal(view) if action.verb == choice), ui)

    def drop(self, view: View, ui: UiState[View], piece: str, zone: str) -> UiState[View] | Action | None:
        legal = GAME.legal(view)
        return next((a for a in legal if zone == "laid" and a.args and piece == f"card/{a.args[0]}"), None)

    def hinted(self, view: View, ui: UiState[View]) -> UiState[View]:
        best = ui.hint[0].action
        return replace(ui, selection=(f"card/{best.args[0]}",)) if best.args else ui

    def log(self, events: Sequence[Event], sides: tuple[int, ...]) -> tuple[LogLine, ...]:
        lines = []
        for happened in events:
            if happened.type == "shown":
                cards = parse_cards(str(happened["cards"]))
                lines.append(LogLine(message("highcard.log.round", cards=cards)))
            elif happened.type == "score":
                side = int(str(happened["side"]))
                text = message("highcard.log.score")
                lines.append(LogLine(text, "points", f"+{happened['points']}", side))
            elif happened.type == "timeout":
                who = Seat(int(str(happened["seat"])))
                lines.append(LogLine(message("highcard.log.timeout", who=who), "subtle"))
        return tuple(lines)

    def details(self, events: Sequence[Event], sides: tuple[int, ...]) -> tuple[DetailSection, ...]:
        rows = []
        totals: dict[int, float] = {}
        for happened in events:
            if happened.type == "score":
                side, points = int(str(happened["side"])), float(str(happened["points"]))
                totals[side] = totals.get(side, 0) + points
                rows.append(DetailRow(message("highcard.log.score"), (), side, points, totals[side]))
        return (DetailSection(message("highcard.name"), tuple(rows)),)

    def rules(self, options: Options) -> tuple[RulesSection, ...]:
        return (RulesSection(message("highcard.rules.title"), (message("highcard.rules.text"),)),)
