"""Everything in `TableView.extra`, as `extra` describes it."""

from __future__ import annotations

from spieltisch.core.cards import Card
from spieltisch.core.messages import Message, Rank, Suit, message
from spieltisch.core.presentation import Extra, UiState
from spieltisch.games.watten.legality import asked
from spieltisch.games.watten.notation import suit_text
from spieltisch.games.watten.presenter.chips import announce_extra
from spieltisch.games.watten.presenter.choosing import acting
from spieltisch.games.watten.presenter.ending import Ending, ending_extra
from spieltisch.games.watten.presenter.hints import hint_extra
from spieltisch.games.watten.presenter.naming import named
from spieltisch.games.watten.presenter.outcome import result_extra
from spieltisch.games.watten.presenter.pieces import shown_trick
from spieltisch.games.watten.presenter.speaking import bubbles
from spieltisch.games.watten.presenter.stakes import raise_extra
from spieltisch.games.watten.presenter.strength import ranking_extra
from spieltisch.games.watten.ranking import Ranking
from spieltisch.games.watten.state import SEATS, TRICKS_TO_WIN, Pair, Phase, Trick, View


def table_extra(view: View, ui: UiState[View], ending: Ending | None) -> dict[str, Extra]:
    """Return the values for the table's QML."""
    table = view.table
    dealer = ending.dealer if ending else table.dealer
    return {
        "phase": "ended" if ending else table.phase.value,
        "round": ending.record.number if ending else table.number,
        "dealer": dealer,
        "forehand": (dealer + 1) % SEATS,
        "turn": None if ending else table.turn,
        "asked": () if ending else asked(table),
        "announce": announce_extra(view, ui),
        "plaque": _ended_plaque(ending) if ending else _plaque(view),
        "trick": _trick(view, ui, ending),
        "raise": raise_extra(view, ending),
        "said": bubbles(ui.recent),
        "ranking": ranking_extra(view, ending),
        "target": {
            "points": table.settings.target,
            "tense_from": table.settings.tense_from,
            "label": message("watten.target", target=table.settings.target),
            "tense_label": message("watten.target.tense", points=table.settings.tense_from),
        },
        "end": ending_extra(ending, view) if ending else None,
        "hint": hint_extra(view, ui),
        "result": None if ending else result_extra(view),
    }


def _plaque(view: View) -> dict[str, Extra]:
    table, ranking = view.table, view.table.ranking
    note = message("watten.plaque.offered", stake=table.stake + 1) if table.raiser is not None else None
    own = ranking is not None and ranking.right in view.hand
    return _plaque_of(table.rank, table.trump, ranking, table.stake, table.won, note=note, own_right=own)


def _ended_plaque(ending: Ending) -> dict[str, Extra]:
    record = ending.record
    return _plaque_of(record.rank, record.trump, ending.ranking, record.points, record.tricks)


def _plaque_of(
    rank: int | None,
    trump: int | None,
    ranking: Ranking | None,
    stake: int,
    tricks: Pair,
    *,
    note: Message | None = None,
    own_right: bool = False,
) -> dict[str, Extra]:
    right: Card | None = ranking.right if ranking else None
    return {
        "rank_label": message("watten.plaque.rank"),
        "rank": None if rank is None else message("watten.announce.rank", rank=Rank(rank)),
        "trump_label": message("watten.plaque.trump"),
        "trump": None if trump is None else message("watten.announce.suit", suit=Suit(trump)),
        "suit": None if trump is None else suit_text(trump),
        "right": None if right is None else right.text,
        "right_name": None if right is None else message("watten.plaque.right", card=named(right)),
        "own_right": own_right,
        "stake_label": message("watten.plaque.stake"),
        "stake": stake,
        "stake_note": note,
        "tricks_label": message("watten.plaque.tricks"),
        "tricks": tricks,
        "tricks_text": message("watten.plaque.tricks_text", first=tricks[0], second=tricks[1]),
        "needed": TRICKS_TO_WIN,
    }


def _trick(view: View, ui: UiState[View], ending: Ending | None) -> dict[str, Extra]:
    trick: Trick = ending.record.trick if ending else shown_trick(view)
    ranking = ending.ranking if ending else view.table.ranking
    best = None
    if ranking and trick.cards:
        best = trick.seats[ranking.winner(trick.cards)]
    own_place = view.table.phase is Phase.PLAY and acting(view, ui)
    return {
        "leader": trick.leader,
        "finished": trick.winner is not None,
        "best": best,
        "winner": trick.winner,
        "place_label": message("watten.trick.place") if own_place else None,
    }
