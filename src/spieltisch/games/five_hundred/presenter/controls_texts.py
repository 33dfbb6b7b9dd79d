"""How the game is played at this table, for the rules page: a part of the catalog `five_hundred`."""

from __future__ import annotations

from typing import Final

from spieltisch.core.messages import QT_TRANSLATE_NOOP, Texts

CONTROLS_TEXTS: Final[Texts] = {
    "five_hundred.rules.controls": QT_TRANSLATE_NOOP("five_hundred", "How to play here"),
    "five_hundred.rules.controls.preview": QT_TRANSLATE_NOOP(
        "five_hundred",
        "What you select is a preview: it shows what would happen and how many points it brings. The "
        "second tap, Enter or the button does it.",
    ),
    "five_hundred.rules.controls.draw": QT_TRANSLATE_NOOP(
        "five_hundred",
        "Draw with a tap on the stock, on the top card or on a card below it (the whole pile), or with "
        "1, 2 and 3.",
    ),
    "five_hundred.rules.controls.draw_part": QT_TRANSLATE_NOOP(
        "five_hundred",
        "Draw with a tap on the stock, on the top card or on any card of the pile (from there upward), "
        "or with 1, 2 and 3.",
    ),
    "five_hundred.rules.controls.lay_only": QT_TRANSLATE_NOOP(
        "five_hundred",
        "Select the cards of a meld and lay it with M. One selected card lights up every end where it fits "
        "(L goes round them).",
    ),
    "five_hundred.rules.controls.drag_only": QT_TRANSLATE_NOOP(
        "five_hundred",
        "Cards can be dragged as well, selected ones together: to a free place, an end of a meld or the "
        "discard pile.",
    ),
    "five_hundred.rules.controls.lay": QT_TRANSLATE_NOOP(
        "five_hundred",
        "Select the cards of a meld and lay it with M. One selected card lights up every end where it "
        "fits (L goes round them) and every joker it can be swapped for (B).",
    ),
    "five_hundred.rules.controls.drag": QT_TRANSLATE_NOOP(
        "five_hundred",
        "Cards can be dragged as well, selected ones together: to a free place, an end of a meld, a joker "
        "or the discard pile.",
    ),
    "five_hundred.rules.controls.hand": QT_TRANSLATE_NOOP(
        "five_hundred",
        "Drag the cards of your hand into any order, or sort them by suit, rank or melds (K). V shows "
        "the whole pile.",
    ),
    "five_hundred.rules.controls.hand_hidden": QT_TRANSLATE_NOOP(
        "five_hundred",
        "Drag the cards of your hand into any order, or sort them by suit, rank or melds (K).",
    ),
    "five_hundred.rules.controls.claim": QT_TRANSLATE_NOOP(
        "five_hundred",
        "A discard that fits is taken with Space or a tap on its place, and left with Esc. Once you "
        "have taken it, there is time to choose the place.",
    ),
    "five_hundred.rules.controls.hint": QT_TRANSLATE_NOOP(
        "five_hundred",
        "The hint shows the best actions with the points they are expected to bring.",
    ),
    "five_hundred.rules.program": QT_TRANSLATE_NOOP("five_hundred", "What the program does"),
    "five_hundred.rules.program.count": QT_TRANSLATE_NOOP(
        "five_hundred",
        "The program counts and shows every hand at the end of a deal.",
    ),
    "five_hundred.rules.program.undo": QT_TRANSLATE_NOOP(
        "five_hundred",
        "Undo goes back to before your last decision. A draw that is done again brings the same card.",
    ),
    "five_hundred.rules.program.handover": QT_TRANSLATE_NOOP(
        "five_hundred",
        "With several people at one device each hand is covered until its player takes over.",
    ),
    "five_hundred.rules.program.fair": QT_TRANSLATE_NOOP(
        "five_hundred",
        "Computer players see what everybody sees and their own hand, never the stock or other hands.",
    ),
}
