"""The log, the score details and what is read aloud, in English: a part of the catalog `five_hundred`."""

from __future__ import annotations

from typing import Final

from spieltisch.core.messages import QT_TRANSLATE_NOOP, Texts

STORY_TEXTS: Final[Texts] = {
    "five_hundred.log.deal": QT_TRANSLATE_NOOP("five_hundred", "Deal {deal} · {who} begins"),
    "five_hundred.log.lot": QT_TRANSLATE_NOOP("five_hundred", "The lot has fallen on {who}."),
    "five_hundred.log.draws": QT_TRANSLATE_NOOP("five_hundred", "{who} draws from the stock"),
    "five_hundred.log.takes": QT_TRANSLATE_NOOP("five_hundred", "{who} takes {card} from the pile"),
    "five_hundred.log.takes_pile": QT_TRANSLATE_NOOP("five_hundred", "{who} takes the pile: {cards}"),
    "five_hundred.log.takes_pile.many": QT_TRANSLATE_NOOP("five_hundred", "{who} takes the pile: %n card(s)"),
    "five_hundred.log.melds": QT_TRANSLATE_NOOP("five_hundred", "{who} lays {cards}"),
    "five_hundred.log.lays": QT_TRANSLATE_NOOP("five_hundred", "{who} lays {card} to meld {meld}"),
    "five_hundred.log.swaps": QT_TRANSLATE_NOOP(
        "five_hundred",
        "{who} swaps {card} for the joker in meld {meld}",
    ),
    "five_hundred.log.claims": QT_TRANSLATE_NOOP("five_hundred", "{who} gets {card} for meld {meld}"),
    "five_hundred.log.discards": QT_TRANSLATE_NOOP("five_hundred", "{who} discards {card}"),
    "five_hundred.log.penalty": QT_TRANSLATE_NOOP("five_hundred", "{who} laid no new meld after the pile"),
    "five_hundred.log.wants": QT_TRANSLATE_NOOP("five_hundred", "{who} wants the card"),
    "five_hundred.log.declines": QT_TRANSLATE_NOOP("five_hundred", "{who} leaves the card"),
    "five_hundred.log.awards": QT_TRANSLATE_NOOP("five_hundred", "{who} gives the card to {claimant}"),
    "five_hundred.log.reshuffled": QT_TRANSLATE_NOOP(
        "five_hundred",
        "The discards are shuffled: %n card(s) in the new stock",
    ),
    "five_hundred.log.closed": QT_TRANSLATE_NOOP("five_hundred", "{who} closes the deal"),
    "five_hundred.log.counted": QT_TRANSLATE_NOOP(
        "five_hundred",
        "Deal {deal} is counted, nobody has closed",
    ),
    "five_hundred.log.score.laid": QT_TRANSLATE_NOOP("five_hundred", "{who}: laid on the table"),
    "five_hundred.log.score.hand": QT_TRANSLATE_NOOP("five_hundred", "{who}: left in the hand"),
    "five_hundred.log.score.pile_penalty": QT_TRANSLATE_NOOP(
        "five_hundred",
        "{who}: pile without a new meld",
    ),
    "five_hundred.log.score.closing": QT_TRANSLATE_NOOP("five_hundred", "{who}: closing"),
    "five_hundred.log.over": QT_TRANSLATE_NOOP("five_hundred", "{who} wins the match. {standing}"),
    "five_hundred.log.shared": QT_TRANSLATE_NOOP("five_hundred", "{seats:and} share the match. {standing}"),
    "five_hundred.details.closed": QT_TRANSLATE_NOOP("five_hundred", "Deal {deal} · closed by {who}"),
    "five_hundred.details.counted": QT_TRANSLATE_NOOP("five_hundred", "Deal {deal} · nobody closed"),
    "five_hundred.say.points": QT_TRANSLATE_NOOP("five_hundred", "{text}, {points}."),
    "five_hundred.say.claimable": QT_TRANSLATE_NOOP("five_hundred", "It fits on the table."),
    "five_hundred.say.penalty": QT_TRANSLATE_NOOP(
        "five_hundred",
        "{who} loses points for the pile: {points}.",
    ),
}
