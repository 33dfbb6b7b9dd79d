"""The catalog `five_hundred`: every text of the game in English."""

from __future__ import annotations

from typing import Final

from spieltisch.core.messages import QT_TRANSLATE_NOOP, Texts
from spieltisch.games.five_hundred.keys import KEY_TEXTS
from spieltisch.games.five_hundred.presenter.controls_texts import CONTROLS_TEXTS
from spieltisch.games.five_hundred.presenter.rules_texts import RULES_PAGE_TEXTS
from spieltisch.games.five_hundred.presenter.story_texts import STORY_TEXTS
from spieltisch.games.five_hundred.presenter.table_texts import TABLE_TEXTS
from spieltisch.games.five_hundred.presets import PRESET_TEXTS

REASON_TEXTS: Final[Texts] = {
    "five_hundred.name": QT_TRANSLATE_NOOP("five_hundred", "500"),
    "five_hundred.summary": QT_TRANSLATE_NOOP(
        "five_hundred",
        "The Danish rummy for two to six: melds, the whole pile, jokers, and a quick claim.",
    ),
    "five_hundred.reason.over": QT_TRANSLATE_NOOP("five_hundred", "The match is over."),
    "five_hundred.reason.not_your_turn": QT_TRANSLATE_NOOP("five_hundred", "It is not your turn."),
    "five_hundred.reason.unknown_seat": QT_TRANSLATE_NOOP(
        "five_hundred", "There is no seat {seat} at this table."
    ),
    "five_hundred.reason.unknown_action": QT_TRANSLATE_NOOP(
        "five_hundred", "That is not an action of this game."
    ),
    "five_hundred.reason.not_a_card": QT_TRANSLATE_NOOP("five_hundred", "That is not a card."),
    "five_hundred.reason.not_in_hand": QT_TRANSLATE_NOOP("five_hundred", "You do not hold {card:article}."),
    "five_hundred.reason.draw_first": QT_TRANSLATE_NOOP("five_hundred", "Draw a card first."),
    "five_hundred.reason.drawn_already": QT_TRANSLATE_NOOP("five_hundred", "You have drawn already."),
    "five_hundred.reason.stock_empty": QT_TRANSLATE_NOOP("five_hundred", "The stock is empty."),
    "five_hundred.reason.pile_empty": QT_TRANSLATE_NOOP("five_hundred", "The discard pile is empty."),
    "five_hundred.reason.pile_of_one": QT_TRANSLATE_NOOP(
        "five_hundred", "The pile has only one card: take its top card."
    ),
    "five_hundred.reason.pile_banned": QT_TRANSLATE_NOOP(
        "five_hundred", "The whole pile may not be taken now."
    ),
    "five_hundred.reason.pile_no_meld": QT_TRANSLATE_NOOP(
        "five_hundred",
        "Your hand and the pile make no new meld that leaves a card to discard.",
    ),
    "five_hundred.reason.pile_part": QT_TRANSLATE_NOOP(
        "five_hundred", "That part of the pile cannot be taken."
    ),
    "five_hundred.reason.no_meld": QT_TRANSLATE_NOOP(
        "five_hundred", "These cards do not follow each other in one suit."
    ),
    "five_hundred.reason.no_sets": QT_TRANSLATE_NOOP(
        "five_hundred", "Cards of one rank make no meld in this match."
    ),
    "five_hundred.reason.too_short": QT_TRANSLATE_NOOP("five_hundred", "A meld has three cards or more."),
    "five_hundred.reason.ace_twice": QT_TRANSLATE_NOOP(
        "five_hundred", "The ace cannot be both below the two and above the king."
    ),
    "five_hundred.reason.only_jokers": QT_TRANSLATE_NOOP(
        "five_hundred", "A meld needs at least one card that is no joker."
    ),
    "five_hundred.reason.too_many_jokers": QT_TRANSLATE_NOOP(
        "five_hundred", "A meld may not have so many jokers."
    ),
    "five_hundred.reason.melds_banned": QT_TRANSLATE_NOOP(
        "five_hundred", "In the first round no melds are laid."
    ),
    "five_hundred.reason.keep_one": QT_TRANSLATE_NOOP("five_hundred", "You have to keep a card to discard."),
    "five_hundred.reason.keep_two": QT_TRANSLATE_NOOP(
        "five_hundred",
        "Nobody may close now: keep one card to discard and one more.",
    ),
    "five_hundred.reason.joker_waits": QT_TRANSLATE_NOOP(
        "five_hundred", "A swapped joker can be laid in your next turn."
    ),
    "five_hundred.reason.joker_must_be_laid": QT_TRANSLATE_NOOP(
        "five_hundred", "The swapped joker has to be laid in this turn."
    ),
    "five_hundred.reason.meld_owed": QT_TRANSLATE_NOOP(
        "five_hundred", "You took the whole pile: lay a new meld first."
    ),
    "five_hundred.reason.no_such_meld": QT_TRANSLATE_NOOP("five_hundred", "There is no such meld."),
    "five_hundred.reason.does_not_fit": QT_TRANSLATE_NOOP(
        "five_hundred", "{card:article,cap} does not fit meld {meld}."
    ),
    "five_hundred.reason.joker_fits_not": QT_TRANSLATE_NOOP(
        "five_hundred", "There is no place for a joker in this meld."
    ),
    "five_hundred.reason.left_over": QT_TRANSLATE_NOOP(
        "five_hundred", "Not laid, as they do not fit: {cards}"
    ),
    "five_hundred.reason.no_joker_for": QT_TRANSLATE_NOOP(
        "five_hundred", "No joker in meld {meld} stands for {card:article}."
    ),
    "five_hundred.reason.joker_says_nothing": QT_TRANSLATE_NOOP(
        "five_hundred", "Say which card the joker stands for."
    ),
    "five_hundred.reason.nobody_swaps": QT_TRANSLATE_NOOP(
        "five_hundred", "Jokers are not swapped in this match."
    ),
    "five_hundred.reason.swap_own": QT_TRANSLATE_NOOP(
        "five_hundred", "You laid this joker yourself: only opponents may swap it."
    ),
    "five_hundred.reason.swap_no_use": QT_TRANSLATE_NOOP(
        "five_hundred",
        "A swapped joker has to be laid in the same turn, and there is no place for it.",
    ),
    "five_hundred.reason.closing_banned": QT_TRANSLATE_NOOP("five_hundred", "Nobody may close now."),
    "five_hundred.reason.discard_one": QT_TRANSLATE_NOOP(
        "five_hundred", "Only one card is discarded in a turn."
    ),
    "five_hundred.reason.top_stays": QT_TRANSLATE_NOOP(
        "five_hundred", "The card just taken from the pile may not be discarded again."
    ),
    "five_hundred.reason.claim_pending": QT_TRANSLATE_NOOP(
        "five_hundred", "First it is decided who gets the discarded card."
    ),
    "five_hundred.reason.no_claim": QT_TRANSLATE_NOOP("five_hundred", "There is nothing to claim."),
    "five_hundred.reason.claim_answered": QT_TRANSLATE_NOOP("five_hundred", "You have answered already."),
    "five_hundred.reason.claim_fits_not": QT_TRANSLATE_NOOP(
        "five_hundred", "Only the card that was just discarded can be claimed."
    ),
    "five_hundred.reason.not_a_claimant": QT_TRANSLATE_NOOP(
        "five_hundred", "That player does not want the card."
    ),
    "five_hundred.setup.cards": QT_TRANSLATE_NOOP(
        "five_hundred", "{size} cards for each of {seats} players leave nothing to draw."
    ),
    "five_hundred.setup.scores": QT_TRANSLATE_NOOP(
        "five_hundred",
        "A match starts from one whole number for each player, below the target.",
    ),
    "five_hundred.setup.starter": QT_TRANSLATE_NOOP(
        "five_hundred", "Whoever starts has to sit at the table."
    ),
}

OPTION_TEXTS: Final[Texts] = {
    "five_hundred.option.number": QT_TRANSLATE_NOOP("five_hundred", "{number}"),
    "five_hundred.option.seats.label": QT_TRANSLATE_NOOP("five_hundred", "Players"),
    "five_hundred.option.seats.explanation": QT_TRANSLATE_NOOP(
        "five_hundred", "Two to six; the game is best with two to four."
    ),
    "five_hundred.option.target.label": QT_TRANSLATE_NOOP("five_hundred", "Target"),
    "five_hundred.option.target.explanation": QT_TRANSLATE_NOOP(
        "five_hundred", "Whoever has so many points after a count wins, the highest if there are several."
    ),
    "five_hundred.option.starter.label": QT_TRANSLATE_NOOP("five_hundred", "First to play"),
    "five_hundred.option.starter.explanation": QT_TRANSLATE_NOOP(
        "five_hundred", "The youngest starts, as the rules say, or the lot decides."
    ),
    "five_hundred.option.starter.youngest": QT_TRANSLATE_NOOP("five_hundred", "the youngest"),
    "five_hundred.option.starter.lot": QT_TRANSLATE_NOOP("five_hundred", "by lot"),
    "five_hundred.option.cards.label": QT_TRANSLATE_NOOP("five_hundred", "Cards each"),
    "five_hundred.option.cards.explanation": QT_TRANSLATE_NOOP(
        "five_hundred", "How many cards everyone is dealt."
    ),
    "five_hundred.option.ban_scope.label": QT_TRANSLATE_NOOP("five_hundred", "Bans at the start"),
    "five_hundred.option.ban_scope.explanation": QT_TRANSLATE_NOOP(
        "five_hundred",
        "Where nobody may take the whole pile or close: in the first deal, or in each deal’s first round.",
    ),
    "five_hundred.option.ban_scope.first_deal": QT_TRANSLATE_NOOP("five_hundred", "first deal"),
    "five_hundred.option.ban_scope.first_round": QT_TRANSLATE_NOOP("five_hundred", "first round"),
    "five_hundred.option.ban_scope.off": QT_TRANSLATE_NOOP("five_hundred", "none"),
    "five_hundred.option.no_melds_first_round.label": QT_TRANSLATE_NOOP(
        "five_hundred", "No melds in the first round"
    ),
    "five_hundred.option.no_melds_first_round.explanation": QT_TRANSLATE_NOOP(
        "five_hundred", "Nobody lays a meld in the own first turn of a deal."
    ),
    "five_hundred.option.pile_rule.label": QT_TRANSLATE_NOOP("five_hundred", "Taking the whole pile"),
    "five_hundred.option.pile_rule.explanation": QT_TRANSLATE_NOOP(
        "five_hundred",
        "Only with a new meld in sight; also without, at a price; or the meld has to be laid.",
    ),
    "five_hundred.option.pile_rule.can": QT_TRANSLATE_NOOP("five_hundred", "with a meld in sight"),
    "five_hundred.option.pile_rule.warn": QT_TRANSLATE_NOOP("five_hundred", "always"),
    "five_hundred.option.pile_rule.forbid": QT_TRANSLATE_NOOP("five_hundred", "meld has to be laid"),
    "five_hundred.option.pile_penalty.label": QT_TRANSLATE_NOOP("five_hundred", "Penalty for the pile"),
    "five_hundred.option.pile_penalty.explanation": QT_TRANSLATE_NOOP(
        "five_hundred", "What taking the whole pile costs if no new meld is laid."
    ),
    "five_hundred.option.pile_meld_uses_pile.label": QT_TRANSLATE_NOOP(
        "five_hundred", "New meld with a card of the pile"
    ),
    "five_hundred.option.pile_meld_uses_pile.explanation": QT_TRANSLATE_NOOP(
        "five_hundred", "The new meld has to contain a card of the pile that was taken."
    ),
    "five_hundred.option.partial_pile.label": QT_TRANSLATE_NOOP("five_hundred", "Part of the pile"),
    "five_hundred.option.partial_pile.explanation": QT_TRANSLATE_NOOP(
        "five_hundred", "The pile can be taken from a chosen card upward."
    ),
    "five_hundred.option.return_top.label": QT_TRANSLATE_NOOP("five_hundred", "Top card can go back"),
    "five_hundred.option.return_top.explanation": QT_TRANSLATE_NOOP(
        "five_hundred", "The card just taken from the pile may be discarded again."
    ),
    "five_hundred.option.pile_visible.label": QT_TRANSLATE_NOOP("five_hundred", "Visible pile"),
    "five_hundred.option.pile_visible.explanation": QT_TRANSLATE_NOOP(
        "five_hundred", "The table shows all discards, or the top card alone."
    ),
    "five_hundred.option.pile_visible.all": QT_TRANSLATE_NOOP("five_hundred", "all cards"),
    "five_hundred.option.pile_visible.top": QT_TRANSLATE_NOOP("five_hundred", "top card"),
    "five_hundred.option.sets.label": QT_TRANSLATE_NOOP("five_hundred", "Sets"),
    "five_hundred.option.sets.explanation": QT_TRANSLATE_NOOP(
        "five_hundred", "Three or four cards of one rank are a meld, too."
    ),
    "five_hundred.option.ace_both_ends.label": QT_TRANSLATE_NOOP("five_hundred", "Ace at both ends"),
    "five_hundred.option.ace_both_ends.explanation": QT_TRANSLATE_NOOP(
        "five_hundred", "A run may have an ace below the two and another above the king."
    ),
    "five_hundred.option.ace_low_value.label": QT_TRANSLATE_NOOP("five_hundred", "Ace below the two"),
    "five_hundred.option.ace_low_value.explanation": QT_TRANSLATE_NOOP(
        "five_hundred", "What an ace counts that is laid below the two."
    ),
    "five_hundred.option.jokers.label": QT_TRANSLATE_NOOP("five_hundred", "Jokers"),
    "five_hundred.option.jokers.explanation": QT_TRANSLATE_NOOP(
        "five_hundred", "How many jokers the pack has."
    ),
    "five_hundred.option.joker_value.label": QT_TRANSLATE_NOOP("five_hundred", "A joker counts"),
    "five_hundred.option.joker_value.explanation": QT_TRANSLATE_NOOP(
        "five_hundred", "A fixed number of points, or on the table as the card it stands for."
    ),
    "five_hundred.option.joker_value.card": QT_TRANSLATE_NOOP("five_hundred", "as its card"),
    "five_hundred.option.max_jokers.label": QT_TRANSLATE_NOOP("five_hundred", "Jokers in a meld"),
    "five_hundred.option.max_jokers.explanation": QT_TRANSLATE_NOOP(
        "five_hundred", "How many jokers one meld may have at most."
    ),
    "five_hundred.option.max_jokers.naturals": QT_TRANSLATE_NOOP("five_hundred", "as many as other cards"),
    "five_hundred.option.swap.label": QT_TRANSLATE_NOOP("five_hundred", "Swapping jokers"),
    "five_hundred.option.swap.explanation": QT_TRANSLATE_NOOP(
        "five_hundred", "Who may lay the true card in a joker’s place and take the joker."
    ),
    "five_hundred.option.swap.opponents": QT_TRANSLATE_NOOP("five_hundred", "opponents"),
    "five_hundred.option.swap.anyone": QT_TRANSLATE_NOOP("five_hundred", "anyone"),
    "five_hundred.option.swap.nobody": QT_TRANSLATE_NOOP("five_hundred", "nobody"),
    "five_hundred.option.swapped_joker.label": QT_TRANSLATE_NOOP("five_hundred", "A swapped joker"),
    "five_hundred.option.swapped_joker.explanation": QT_TRANSLATE_NOOP(
        "five_hundred", "When it can be laid: any time, in the same turn only, or from the next turn on."
    ),
    "five_hundred.option.swapped_joker.free": QT_TRANSLATE_NOOP("five_hundred", "any time"),
    "five_hundred.option.swapped_joker.same_turn": QT_TRANSLATE_NOOP("five_hundred", "in the same turn"),
    "five_hundred.option.swapped_joker.next_turn": QT_TRANSLATE_NOOP("five_hundred", "from the next turn"),
    "five_hundred.option.close_without_discard.label": QT_TRANSLATE_NOOP(
        "five_hundred", "Closing without a discard"
    ),
    "five_hundred.option.close_without_discard.explanation": QT_TRANSLATE_NOOP(
        "five_hundred", "Whoever lays the last card on the table closes as well."
    ),
    "five_hundred.option.closing_bonus.label": QT_TRANSLATE_NOOP("five_hundred", "Points for closing"),
    "five_hundred.option.closing_bonus.explanation": QT_TRANSLATE_NOOP(
        "five_hundred", "What whoever closes a deal gets for it."
    ),
    "five_hundred.option.stock_out.label": QT_TRANSLATE_NOOP("five_hundred", "Empty stock"),
    "five_hundred.option.stock_out.explanation": QT_TRANSLATE_NOOP(
        "five_hundred",
        "The discards become a new stock, or the deal ends. A first deal without closing ends.",
    ),
    "five_hundred.option.stock_out.reshuffle": QT_TRANSLATE_NOOP("five_hundred", "shuffle the discards"),
    "five_hundred.option.stock_out.end": QT_TRANSLATE_NOOP("five_hundred", "end the deal"),
    "five_hundred.option.claim.label": QT_TRANSLATE_NOOP("five_hundred", "Claiming a discard"),
    "five_hundred.option.claim.explanation": QT_TRANSLATE_NOOP(
        "five_hundred",
        "Who gets a discarded card that fits a meld: the quickest, the next in turn who wants it, or whom "
        "the player who discarded it or the next player chooses.",
    ),
    "five_hundred.option.claim.reaction": QT_TRANSLATE_NOOP("five_hundred", "the quickest"),
    "five_hundred.option.claim.seat": QT_TRANSLATE_NOOP("five_hundred", "in turn, no hurry"),
    "five_hundred.option.claim.current": QT_TRANSLATE_NOOP("five_hundred", "the discarder decides"),
    "five_hundred.option.claim.next_decides": QT_TRANSLATE_NOOP("five_hundred", "the next player decides"),
    "five_hundred.option.claim.off": QT_TRANSLATE_NOOP("five_hundred", "nobody"),
    "five_hundred.option.claim_seconds.label": QT_TRANSLATE_NOOP("five_hundred", "Time to claim"),
    "five_hundred.option.claim_seconds.explanation": QT_TRANSLATE_NOOP(
        "five_hundred", "How many seconds there are to react."
    ),
    "five_hundred.option.tie.label": QT_TRANSLATE_NOOP("five_hundred", "Tie at the target"),
    "five_hundred.option.tie.explanation": QT_TRANSLATE_NOOP(
        "five_hundred", "Another deal is played, or the match is shared."
    ),
    "five_hundred.option.tie.play_on": QT_TRANSLATE_NOOP("five_hundred", "play on"),
    "five_hundred.option.tie.shared": QT_TRANSLATE_NOOP("five_hundred", "share the match"),
}

TEXTS: Final[Texts] = {
    **REASON_TEXTS,
    **OPTION_TEXTS,
    **PRESET_TEXTS,
    **KEY_TEXTS,
    **TABLE_TEXTS,
    **STORY_TEXTS,
    **RULES_PAGE_TEXTS,
    **CONTROLS_TEXTS,
}
