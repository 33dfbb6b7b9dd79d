"""The rules of the game for the rules page in English: a part of the catalog `five_hundred`."""

from __future__ import annotations

from typing import Final

from spieltisch.core.messages import QT_TRANSLATE_NOOP, Texts

RULES_PAGE_TEXTS: Final[Texts] = {
    "five_hundred.rules.aim": QT_TRANSLATE_NOOP("five_hundred", "The aim"),
    "five_hundred.rules.aim.target": QT_TRANSLATE_NOOP(
        "five_hundred",
        "Score points by laying melds on the table. The game is played over several deals, and the "
        "first player who reaches {target} points wins.",
    ),
    "five_hundred.rules.aim.turn": QT_TRANSLATE_NOOP(
        "five_hundred",
        "In your turn you draw and try to lay melds (three or more cards in a row in one suit). Finally "
        "you discard one card. When somebody closes, points are counted.",
    ),
    "five_hundred.rules.aim.count": QT_TRANSLATE_NOOP(
        "five_hundred",
        "Totals are looked at after a count only. If several have reached {target}, the highest total wins.",
    ),
    "five_hundred.rules.aim.tie.play_on": QT_TRANSLATE_NOOP(
        "five_hundred",
        "If the highest total is a tie, another deal is played.",
    ),
    "five_hundred.rules.aim.tie.shared": QT_TRANSLATE_NOOP(
        "five_hundred",
        "If the highest total is a tie, the match is shared.",
    ),
    "five_hundred.rules.deal": QT_TRANSLATE_NOOP("five_hundred", "Cards and dealing"),
    "five_hundred.rules.deal.pack": QT_TRANSLATE_NOOP("five_hundred", "52 cards and %n joker(s)."),
    "five_hundred.rules.deal.no_jokers": QT_TRANSLATE_NOOP("five_hundred", "52 cards, without jokers."),
    "five_hundred.rules.deal.hands": QT_TRANSLATE_NOOP(
        "five_hundred",
        "Each of the {seats} players gets %n card(s) before play begins.",
    ),
    "five_hundred.rules.deal.stock": QT_TRANSLATE_NOOP(
        "five_hundred",
        "The rest is the stock, face down. Its top card is turned up and laid beside it: the discard pile.",
    ),
    "five_hundred.rules.deal.youngest": QT_TRANSLATE_NOOP(
        "five_hundred",
        "The youngest player starts: one person among computers is that, otherwise whom the sheet for a "
        "new match names, or the lot. Turns go round the table.",
    ),
    "five_hundred.rules.deal.lot": QT_TRANSLATE_NOOP(
        "five_hundred",
        "The lot decides who starts, unless the sheet for a new match names somebody. Turns go round "
        "the table.",
    ),
    "five_hundred.rules.deal.next": QT_TRANSLATE_NOOP(
        "five_hundred",
        "After a deal all cards are shuffled again, everybody gets new ones, and the next player on the "
        "left starts.",
    ),
    "five_hundred.rules.turn": QT_TRANSLATE_NOOP("five_hundred", "The turn"),
    "five_hundred.rules.turn.draw": QT_TRANSLATE_NOOP(
        "five_hundred",
        "First you draw: the top card of the stock, the top card of the discard pile, or the whole "
        "pile. What you draw goes to your hand.",
    ),
    "five_hundred.rules.turn.partial": QT_TRANSLATE_NOOP(
        "five_hundred",
        "You may also take the pile from a chosen card upward; what is said of the whole pile goes for "
        "a part as well.",
    ),
    "five_hundred.rules.turn.lay": QT_TRANSLATE_NOOP(
        "five_hundred",
        "Then you may lay one or more melds, as long as you can.",
    ),
    "five_hundred.rules.turn.discard": QT_TRANSLATE_NOOP(
        "five_hundred",
        "When you will not or cannot lay more, you end your turn with one card of your choice, face up "
        "on the discard pile.",
    ),
    "five_hundred.rules.turn.free": QT_TRANSLATE_NOOP(
        "five_hundred",
        "You may end your turn although you hold many cards. Nobody has to empty the hand.",
    ),
    "five_hundred.rules.turn.top_stays": QT_TRANSLATE_NOOP(
        "five_hundred",
        "The card you have just taken from the top of the pile may not be discarded again in the same "
        "turn, unless it closes the deal.",
    ),
    "five_hundred.rules.turn.top_goes": QT_TRANSLATE_NOOP(
        "five_hundred",
        "The card you have just taken from the top of the pile may be discarded again.",
    ),
    "five_hundred.rules.turn.hidden": QT_TRANSLATE_NOOP(
        "five_hundred",
        "Of the discard pile only the top card is seen.",
    ),
    "five_hundred.rules.turn.reshuffle": QT_TRANSLATE_NOOP(
        "five_hundred",
        "When the stock is empty at the start of a turn, all discards but the top one are shuffled into "
        "a new one.",
    ),
    "five_hundred.rules.turn.reshuffle_later": QT_TRANSLATE_NOOP(
        "five_hundred",
        "When the stock is empty at the start of a turn, all discards but the top one are shuffled into "
        "a new one. In the first deal, however, whoever draws the last card finishes the turn, and then "
        "all count.",
    ),
    "five_hundred.rules.turn.stock_ends": QT_TRANSLATE_NOOP(
        "five_hundred",
        "Whoever draws the last card of the stock finishes the turn; then all count.",
    ),
    "five_hundred.rules.turn.idle": QT_TRANSLATE_NOOP(
        "five_hundred",
        "If nobody draws from the stock or lays a card for %n round(s), all count.",
    ),
    "five_hundred.rules.pile": QT_TRANSLATE_NOOP("five_hundred", "The whole pile"),
    "five_hundred.rules.pile.can": QT_TRANSLATE_NOOP(
        "five_hundred",
        "You may take the whole pile only if you can lay at least one new meld afterwards.",
    ),
    "five_hundred.rules.pile.warn": QT_TRANSLATE_NOOP(
        "five_hundred",
        "You may take the whole pile, also if you cannot lay a new meld afterwards.",
    ),
    "five_hundred.rules.pile.forbid": QT_TRANSLATE_NOOP(
        "five_hundred",
        "You may take the whole pile only if you can lay at least one new meld afterwards, and you have "
        "to lay it before you discard.",
    ),
    "five_hundred.rules.pile.penalty": QT_TRANSLATE_NOOP(
        "five_hundred",
        "If you lay no new meld in the same turn, you get −{points} points at this deal’s count, each time.",
    ),
    "five_hundred.rules.pile.no_penalty": QT_TRANSLATE_NOOP(
        "five_hundred",
        "It costs nothing to lay no new meld.",
    ),
    "five_hundred.rules.pile.new": QT_TRANSLATE_NOOP(
        "five_hundred",
        "Only a new meld counts for this: not a card laid to a meld, not a swapped joker, not a claim.",
    ),
    "five_hundred.rules.pile.uses": QT_TRANSLATE_NOOP(
        "five_hundred",
        "The new meld has to contain a card of the pile that was taken.",
    ),
    "five_hundred.rules.pile.any": QT_TRANSLATE_NOOP(
        "five_hundred",
        "The new meld need not contain a card of the pile.",
    ),
    "five_hundred.rules.pile.one": QT_TRANSLATE_NOOP(
        "five_hundred",
        "A pile of a single card is just its top card.",
    ),
    "five_hundred.rules.melds": QT_TRANSLATE_NOOP("five_hundred", "Melds"),
    "five_hundred.rules.melds.run": QT_TRANSLATE_NOOP(
        "five_hundred",
        "A meld is at least 3 cards in a row in one suit (such as {cards}). It lies face up on the "
        "table, for all to see.",
    ),
    "five_hundred.rules.melds.sets": QT_TRANSLATE_NOOP(
        "five_hundred",
        "Three or four cards of one rank, each of another suit, are a meld as well.",
    ),
    "five_hundred.rules.melds.no_sets": QT_TRANSLATE_NOOP("five_hundred", "Cards of one rank are no meld."),
    "five_hundred.rules.melds.ace": QT_TRANSLATE_NOOP(
        "five_hundred",
        "The {ace} can be the card below the {two} or the card above the {king} in a row, but not both "
        "in one meld; a row never goes on round the corner.",
    ),
    "five_hundred.rules.melds.ace_both": QT_TRANSLATE_NOOP(
        "five_hundred",
        "The {ace} can be the card below the {two} or the card above the {king} in a row. The longest "
        "row has one at each end, one of them a joker; it never goes on round the corner.",
    ),
    "five_hundred.rules.melds.add": QT_TRANSLATE_NOOP(
        "five_hundred",
        "If a meld lies on the table already, you may in your turn lay a card to it that goes on with "
        "its row and suit. One card is enough, and it does not matter whose meld it is.",
    ),
    "five_hundred.rules.melds.owner": QT_TRANSLATE_NOOP(
        "five_hundred",
        "Cards you lay to a meld count for you, also if somebody else laid the meld. Each card on the "
        "table shows whose it is.",
    ),
    "five_hundred.rules.melds.fixed": QT_TRANSLATE_NOOP(
        "five_hundred",
        "Melds are never split, joined or moved.",
    ),
    "five_hundred.rules.melds.keep": QT_TRANSLATE_NOOP(
        "five_hundred",
        "You have to keep a card for the discard.",
    ),
    "five_hundred.rules.melds.example": QT_TRANSLATE_NOOP("five_hundred", "a meld of %n point(s)"),
    "five_hundred.rules.melds.example.corner": QT_TRANSLATE_NOOP("five_hundred", "no meld: round the corner"),
    "five_hundred.rules.melds.example.suits": QT_TRANSLATE_NOOP("five_hundred", "no meld: several suits"),
    "five_hundred.rules.jokers": QT_TRANSLATE_NOOP("five_hundred", "Jokers"),
    "five_hundred.rules.jokers.any": QT_TRANSLATE_NOOP(
        "five_hundred",
        "A joker can be any card when you make or extend a meld. When it is laid, it has to be clear "
        "which card it stands for, and that never changes.",
    ),
    "five_hundred.rules.jokers.natural": QT_TRANSLATE_NOOP(
        "five_hundred",
        "A meld has at least one card that is no joker.",
    ),
    "five_hundred.rules.jokers.most": QT_TRANSLATE_NOOP("five_hundred", "A meld has at most %n joker(s)."),
    "five_hundred.rules.jokers.naturals": QT_TRANSLATE_NOOP(
        "five_hundred",
        "A meld has no more jokers than other cards.",
    ),
    "five_hundred.rules.jokers.swap.opponents": QT_TRANSLATE_NOOP(
        "five_hundred",
        "In your turn, after drawing, you may swap a joker that another player laid: you lay the true "
        "card in its place and take the joker to your hand.",
    ),
    "five_hundred.rules.jokers.swap.anyone": QT_TRANSLATE_NOOP(
        "five_hundred",
        "In your turn, after drawing, you may swap any joker on the table, your own too: you lay the "
        "true card in its place and take the joker to your hand.",
    ),
    "five_hundred.rules.jokers.swap.nobody": QT_TRANSLATE_NOOP(
        "five_hundred",
        "Jokers on the table are not swapped.",
    ),
    "five_hundred.rules.jokers.swap.points": QT_TRANSLATE_NOOP(
        "five_hundred",
        "The joker’s points leave the player who laid it; those of the true card go to you.",
    ),
    "five_hundred.rules.jokers.swapped.free": QT_TRANSLATE_NOOP(
        "five_hundred",
        "A swapped joker is a card of your hand like any other: you may lay it at once, later or never.",
    ),
    "five_hundred.rules.jokers.swapped.same_turn": QT_TRANSLATE_NOOP(
        "five_hundred",
        "A swapped joker has to be laid in the same turn; without a place for it you may not swap.",
    ),
    "five_hundred.rules.jokers.swapped.next_turn": QT_TRANSLATE_NOOP(
        "five_hundred",
        "A swapped joker can be laid in your next turn at the earliest.",
    ),
    "five_hundred.rules.jokers.example": QT_TRANSLATE_NOOP("five_hundred", "{joker:cap}"),
    "five_hundred.rules.claim": QT_TRANSLATE_NOOP("five_hundred", "A discard that fits"),
    "five_hundred.rules.claim.reaction": QT_TRANSLATE_NOOP(
        "five_hundred",
        "When a card is discarded at the end of a turn, other players may take it at once and lay it to "
        "a meld, if it fits. Whoever reacts first gets the card.",
    ),
    "five_hundred.rules.claim.seconds": QT_TRANSLATE_NOOP(
        "five_hundred",
        "After a short signal there are %n second(s) to react. The option “in turn, no hurry” needs no "
        "speed.",
    ),
    "five_hundred.rules.claim.seat": QT_TRANSLATE_NOOP(
        "five_hundred",
        "When a card is discarded that fits a meld, the others are asked one after the other, beginning "
        "with the next player. The first who wants it lays it.",
    ),
    "five_hundred.rules.claim.current": QT_TRANSLATE_NOOP(
        "five_hundred",
        "When a card is discarded that fits a meld, all others say whether they want it. If several do, "
        "the player who discarded it decides.",
    ),
    "five_hundred.rules.claim.next_decides": QT_TRANSLATE_NOOP(
        "five_hundred",
        "When a card is discarded that fits a meld, all others say whether they want it. If several do, "
        "the next player decides.",
    ),
    "five_hundred.rules.claim.off": QT_TRANSLATE_NOOP(
        "five_hundred",
        "Out of turn nobody may take a discard.",
    ),
    "five_hundred.rules.claim.limits": QT_TRANSLATE_NOOP(
        "five_hundred",
        "Only the card just discarded can be taken like this, only for a meld that lies there, and "
        "never by whoever discarded it. Its points go to who lays it; the turn goes on as usual.",
    ),
    "five_hundred.rules.bans": QT_TRANSLATE_NOOP("five_hundred", "At the start"),
    "five_hundred.rules.bans.first_deal": QT_TRANSLATE_NOOP(
        "five_hundred",
        "In the first deal you may not take the whole pile, and you may not close. So you keep two "
        "cards when you lay: one for the discard and one more.",
    ),
    "five_hundred.rules.bans.first_round": QT_TRANSLATE_NOOP(
        "five_hundred",
        "In the first round of each deal you may not take the whole pile, and you may not close. So you "
        "keep two cards when you lay: one for the discard and one more.",
    ),
    "five_hundred.rules.bans.off": QT_TRANSLATE_NOOP(
        "five_hundred",
        "Taking the whole pile and closing are allowed from the first turn on.",
    ),
    "five_hundred.rules.bans.no_melds": QT_TRANSLATE_NOOP(
        "five_hundred",
        "In the first round of each deal nobody lays a new meld.",
    ),
    "five_hundred.rules.close": QT_TRANSLATE_NOOP("five_hundred", "Closing"),
    "five_hundred.rules.close.discard": QT_TRANSLATE_NOOP(
        "five_hundred",
        "If you end your turn with your last card, it is discarded face down. The deal is closed, and "
        "points are counted at once, for all players.",
    ),
    "five_hundred.rules.close.card": QT_TRANSLATE_NOOP(
        "five_hundred",
        "The last card cannot be taken by anybody and counts for nobody.",
    ),
    "five_hundred.rules.close.laid": QT_TRANSLATE_NOOP(
        "five_hundred",
        "Whoever lays the last card on the table closes as well, without a discard.",
    ),
    "five_hundred.rules.close.bonus": QT_TRANSLATE_NOOP("five_hundred", "Closing brings %n point(s)."),
    "five_hundred.rules.close.no_bonus": QT_TRANSLATE_NOOP(
        "five_hundred",
        "Closing itself brings no points.",
    ),
    "five_hundred.rules.points": QT_TRANSLATE_NOOP("five_hundred", "Points"),
    "five_hundred.rules.points.joker": QT_TRANSLATE_NOOP("five_hundred", "Joker: {points} points"),
    "five_hundred.rules.points.joker_card": QT_TRANSLATE_NOOP(
        "five_hundred",
        "Joker: on the table as much as the card it stands for, in the hand {points} points",
    ),
    "five_hundred.rules.points.ace": QT_TRANSLATE_NOOP("five_hundred", "{ace:cap}: {points} points"),
    "five_hundred.rules.points.ace_low": QT_TRANSLATE_NOOP(
        "five_hundred",
        "{ace:cap}: {points} points; laid below the {two}: {low}",
    ),
    "five_hundred.rules.points.high": QT_TRANSLATE_NOOP("five_hundred", "{ranks}: {points} points"),
    "five_hundred.rules.points.low": QT_TRANSLATE_NOOP(
        "five_hundred",
        "{low:short}–{high:short}: {points} points",
    ),
    "five_hundred.rules.points.plus": QT_TRANSLATE_NOOP(
        "five_hundred",
        "All cards you have laid in melds count for you, those you laid to others’ melds as well.",
    ),
    "five_hundred.rules.points.minus": QT_TRANSLATE_NOOP(
        "five_hundred",
        "All cards you still hold when the deal ends count against you.",
    ),
    "five_hundred.rules.points.negative": QT_TRANSLATE_NOOP(
        "five_hundred",
        "A total may be negative: cards in the hand can take you below 0.",
    ),
    "five_hundred.rules.points.example": QT_TRANSLATE_NOOP("five_hundred", "left in the hand: {points}"),
}
