"""The rules page in English: a part of the catalog `cribbage`."""

from __future__ import annotations

from typing import Final

from spieltisch.core.messages import QT_TRANSLATE_NOOP, Texts

RULES_TEXTS: Final[Texts] = {
    "cribbage.rules.aim": QT_TRANSLATE_NOOP("cribbage", "Aim"),
    "cribbage.rules.aim.target": QT_TRANSLATE_NOOP(
        "cribbage",
        "Cribbage is for two, with 52 cards and no jokers. Whoever reaches 121 points first wins at once.",
    ),
    "cribbage.rules.aim.course": QT_TRANSLATE_NOOP(
        "cribbage",
        "Points are made twice in every deal: first in the play, card by card, then in the show, "
        "when hands and crib are counted together with the starter.",
    ),
    "cribbage.rules.aim.board": QT_TRANSLATE_NOOP(
        "cribbage",
        "The board keeps the score. Each side has two pegs: the front one stands at the score, the "
        "back one where it stood before. Every gain moves the back peg past the front one.",
    ),
    "cribbage.rules.cut": QT_TRANSLATE_NOOP("cribbage", "The first dealer"),
    "cribbage.rules.cut.lower": QT_TRANSLATE_NOOP(
        "cribbage",
        "Both cut a card for the first deal. The lower rank wins and deals; the ace is low, the "
        "king is high.",
    ),
    "cribbage.rules.cut.tie": QT_TRANSLATE_NOOP(
        "cribbage",
        "Equal ranks need another shuffle and another cut.",
    ),
    "cribbage.rules.cut.alternate": QT_TRANSLATE_NOOP("cribbage", "After that the deal alternates."),
    "cribbage.rules.deal": QT_TRANSLATE_NOOP("cribbage", "The deal"),
    "cribbage.rules.deal.six": QT_TRANSLATE_NOOP(
        "cribbage",
        "The one who does not deal, the pone, cuts the pack. Then both get six cards, one at a "
        "time, the pone first.",
    ),
    "cribbage.rules.deal.depth": QT_TRANSLATE_NOOP(
        "cribbage",
        "How deep you cut tells nothing about the order of the pack, and changes nothing.",
    ),
    "cribbage.rules.crib": QT_TRANSLATE_NOOP("cribbage", "The crib"),
    "cribbage.rules.crib.two": QT_TRANSLATE_NOOP(
        "cribbage",
        "Each lays two cards face down in the crib of four cards and keeps four.",
    ),
    "cribbage.rules.crib.owner": QT_TRANSLATE_NOOP(
        "cribbage",
        "The crib belongs to the dealer and is counted last. So a dealer gives good cards, and a "
        "pone poor ones.",
    ),
    "cribbage.rules.starter": QT_TRANSLATE_NOOP("cribbage", "The starter"),
    "cribbage.rules.starter.cut": QT_TRANSLATE_NOOP(
        "cribbage",
        "Only now the pone cuts the other 40 cards for the starter. It lies face up and belongs to "
        "every hand in the show.",
    ),
    "cribbage.rules.starter.heels": QT_TRANSLATE_NOOP(
        "cribbage",
        "A jack as starter gives the dealer two points at once.",
    ),
    "cribbage.rules.play": QT_TRANSLATE_NOOP("cribbage", "The play"),
    "cribbage.rules.play.values": QT_TRANSLATE_NOOP(
        "cribbage",
        "The ace counts 1, pictures count 10, all others their rank.",
    ),
    "cribbage.rules.play.turns": QT_TRANSLATE_NOOP(
        "cribbage",
        "The pone plays first, then both in turn. Each card is added to the count, which must not pass 31.",
    ),
    "cribbage.rules.play.must": QT_TRANSLATE_NOOP(
        "cribbage",
        "Whoever can play must play. If none of your cards fits, you say go, and the other plays "
        "on alone as long as possible.",
    ),
    "cribbage.rules.play.last": QT_TRANSLATE_NOOP(
        "cribbage",
        "When neither can go on, the last to play gets one point. The count goes back to zero and "
        "the other begins. The last card of the deal gives one point too.",
    ),
    "cribbage.rules.play.thirty_one": QT_TRANSLATE_NOOP(
        "cribbage",
        "Exactly 31 gives two points, and none for the last card on top.",
    ),
    "cribbage.rules.play_points": QT_TRANSLATE_NOOP("cribbage", "Points in the play"),
    "cribbage.rules.play_points.sums": QT_TRANSLATE_NOOP(
        "cribbage",
        "A count of fifteen gives two points, and so does 31.",
    ),
    "cribbage.rules.play_points.equals": QT_TRANSLATE_NOOP(
        "cribbage",
        "Equal ranks one after the other at the end give: a pair 2, three of a kind 6, four of a kind 12.",
    ),
    "cribbage.rules.play_points.run": QT_TRANSLATE_NOOP(
        "cribbage",
        "The longest run at the end of at least three different ranks in sequence, in any order, "
        "gives its length. In the play there are no multiple runs.",
    ),
    "cribbage.rules.play_points.several": QT_TRANSLATE_NOOP(
        "cribbage",
        "Whatever the last card makes counts, all of it together. A go in between does not "
        "interrupt, going back to zero does.",
    ),
    "cribbage.rules.show": QT_TRANSLATE_NOOP("cribbage", "The show"),
    "cribbage.rules.show.order": QT_TRANSLATE_NOOP(
        "cribbage",
        "Afterwards the pone’s hand, the dealer’s hand and the crib are counted in this order, "
        "each with the same starter.",
    ),
    "cribbage.rules.show.fifteens": QT_TRANSLATE_NOOP(
        "cribbage",
        "Every combination of cards that adds up to fifteen gives two points.",
    ),
    "cribbage.rules.show.pairs": QT_TRANSLATE_NOOP(
        "cribbage",
        "Every pair gives two; so three of a kind give 6 and four of a kind 12.",
    ),
    "cribbage.rules.show.runs": QT_TRANSLATE_NOOP(
        "cribbage",
        "All combinations of the longest run of three or more give its length. Ace and king do not join.",
    ),
    "cribbage.rules.show.flush": QT_TRANSLATE_NOOP(
        "cribbage",
        "Four cards of the hand in one suit give four, with a matching starter five. The crib "
        "needs all five cards in one suit.",
    ),
    "cribbage.rules.show.nobs": QT_TRANSLATE_NOOP(
        "cribbage",
        "A jack in hand or crib of the starter’s suit gives one.",
    ),
    "cribbage.rules.win": QT_TRANSLATE_NOOP("cribbage", "Winning"),
    "cribbage.rules.win.at_once": QT_TRANSLATE_NOOP(
        "cribbage",
        "From 121 points on you win at once in every phase; what would be counted later no longer "
        "counts. You need not reach 121 exactly.",
    ),
    "cribbage.rules.win.order": QT_TRANSLATE_NOOP(
        "cribbage",
        "That is why the order of the show matters near the end: the pone counts first and may win "
        "although the dealer’s hand is worth more.",
    ),
    "cribbage.rules.win.skunk": QT_TRANSLATE_NOOP(
        "cribbage",
        "If the loser has 90 points or fewer, it is a skunk, with 60 or fewer a double skunk. It "
        "is noted, but counts no more.",
    ),
    "cribbage.rules.controls": QT_TRANSLATE_NOOP("cribbage", "Controls"),
    "cribbage.rules.controls.direct": QT_TRANSLATE_NOOP(
        "cribbage",
        "Use the cards and the board directly, by mouse or touch. You can also drag a card to its place.",
    ),
    "cribbage.rules.controls.preview": QT_TRANSLATE_NOOP(
        "cribbage",
        "A click chooses a card and shows what would happen. A second click, Enter or the button "
        "confirms. Esc takes the choice back.",
    ),
    "cribbage.rules.controls.keys": QT_TRANSLATE_NOOP(
        "cribbage",
        "Arrow keys walk through the cards and Space chooses. Choosing by position numbers is an "
        "optional help for the keyboard.",
    ),
    "cribbage.rules.controls.show": QT_TRANSLATE_NOOP(
        "cribbage",
        "In the show, Enter or a tap on the board leads to the next combination. A tap on a peg "
        "shows where its last points came from.",
    ),
    "cribbage.rules.controls.hint": QT_TRANSLATE_NOOP(
        "cribbage",
        "A hint shows the best choice and what the others are worth. It stays a preview until you confirm.",
    ),
    "cribbage.rules.program": QT_TRANSLATE_NOOP("cribbage", "In this program"),
    "cribbage.rules.program.automatic": QT_TRANSLATE_NOOP(
        "cribbage",
        "There is no clock, and all points are counted automatically. A forced go is said for you.",
    ),
    "cribbage.rules.program.no_penalties": QT_TRANSLATE_NOOP(
        "cribbage",
        "Points that were overlooked cannot be claimed by the other side, and there are no "
        "penalties as in tournaments.",
    ),
    "cribbage.rules.program.handover": QT_TRANSLATE_NOOP(
        "cribbage",
        "When several people share one device, handing it over hides all cards until “Show my hand”.",
    ),
    "cribbage.rules.program.undo": QT_TRANSLATE_NOOP(
        "cribbage",
        "Undo and redo bring back real actions, including the computer’s answers after yours.",
    ),
    "cribbage.rules.program.restart": QT_TRANSLATE_NOOP(
        "cribbage",
        "Restart keeps the same random match: the same cards, the same cuts.",
    ),
    "cribbage.rules.program.fair": QT_TRANSLATE_NOOP(
        "cribbage",
        "Computer players see only what you would see in their place.",
    ),
    "cribbage.rules.example.fifteen": QT_TRANSLATE_NOOP("cribbage", "7 and 8: fifteen for 2"),
    "cribbage.rules.example.run_of_play": QT_TRANSLATE_NOOP(
        "cribbage",
        "4, 6, then 5: fifteen for 2 and a run for 3",
    ),
    "cribbage.rules.example.three": QT_TRANSLATE_NOOP("cribbage", "The last three cards are equal: 6"),
    "cribbage.rules.example.no_run": QT_TRANSLATE_NOOP("cribbage", "7, 8, 7 is no run"),
    "cribbage.rules.example.double_run": QT_TRANSLATE_NOOP(
        "cribbage",
        "Starter 5: 4 for two fifteens, 2 for the pair, 8 for two runs of four: 14 points",
    ),
    "cribbage.rules.example.flush": QT_TRANSLATE_NOOP(
        "cribbage",
        "Starter king of hearts: 5 for five hearts, in hand and crib",
    ),
    "cribbage.rules.example.nobs": QT_TRANSLATE_NOOP(
        "cribbage",
        "Starter two of spades: 2 for fifteen, 1 for the jack of spades: 3 points",
    ),
    "cribbage.rules.example.twenty_nine": QT_TRANSLATE_NOOP(
        "cribbage",
        "Starter five of hearts: 16 for eight fifteens, 12 for four fives, 1 for the jack of hearts: "
        "29, the best hand there is",
    ),
    "cribbage.rules.example.nothing": QT_TRANSLATE_NOOP("cribbage", "Nothing: king and ace do not join"),
}
