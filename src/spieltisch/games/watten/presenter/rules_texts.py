"""The rules page in English: a part of the catalog `watten`."""

from __future__ import annotations

from typing import Final

from spieltisch.core.messages import QT_TRANSLATE_NOOP, Texts

RULES_PAGE_TEXTS: Final[Texts] = {
    "watten.rules.about": QT_TRANSLATE_NOOP("watten", "Rules"),
    "watten.rules.about.standard": QT_TRANSLATE_NOOP("watten", "This page describes the standard rules."),
    "watten.rules.about.chosen": QT_TRANSLATE_NOOP(
        "watten",
        "This page describes the rules as they have been chosen for this match.",
    ),
    "watten.rules.about.options": QT_TRANSLATE_NOOP(
        "watten",
        "The variant (Bavarian or Tyrolean), the deck (French or Bavarian), the points that win, Weli, "
        "Guate, the duty to follow, raising and the time for each move can be changed in the app.",
    ),
    "watten.rules.aim": QT_TRANSLATE_NOOP("watten", "Aim"),
    "watten.rules.aim.pairs": QT_TRANSLATE_NOOP(
        "watten",
        "Two pairs play against each other: seats 1 and 3 against seats 2 and 4. Whoever wins a round "
        "(three of five tricks) is credited with its stake, {stake} points at the beginning.",
    ),
    "watten.rules.aim.target": QT_TRANSLATE_NOOP(
        "watten",
        "The pair that first reaches {target} points wins the match.",
    ),
    "watten.rules.aim.tense": QT_TRANSLATE_NOOP(
        "watten",
        "From {tense} points a pair is “gespannt” and may no longer raise the stake.",
    ),
    "watten.rules.deal": QT_TRANSLATE_NOOP("watten", "The deal"),
    "watten.rules.deal.pack": QT_TRANSLATE_NOOP(
        "watten",
        "Watten is played with a French or a Bavarian deck of 32 cards ({low} to {high} of {suits:and}).",
    ),
    "watten.rules.deal.five": QT_TRANSLATE_NOOP(
        "watten",
        "Each player gets five cards; the deal moves on every round.",
    ),
    "watten.rules.deal.bavarian": QT_TRANSLATE_NOOP(
        "watten",
        "In the Bavarian deck jack and queen are called unter and ober; the suits are acorns, leaves, "
        "hearts and bells. Choose the kind of cards in the settings, under Cards.",
    ),
    "watten.rules.deal.lot": QT_TRANSLATE_NOOP("watten", "Who deals the first round is decided by lot."),
    "watten.rules.announcing": QT_TRANSLATE_NOOP("watten", "Announcing"),
    "watten.rules.announcing.both": QT_TRANSLATE_NOOP(
        "watten",
        "The player to the left of the dealer names the Schlag (a rank, for example the {rank}). Then the "
        "dealer names the trump (a suit).",
    ),
    "watten.rules.announcing.lead": QT_TRANSLATE_NOOP(
        "watten",
        "Then the player to the left of the dealer leads; whoever wins a trick leads to the next one.",
    ),
    "watten.rules.ranking": QT_TRANSLATE_NOOP("watten", "Ranking"),
    "watten.rules.ranking.order": QT_TRANSLATE_NOOP(
        "watten",
        "From the top: the Rechter (the Schlag in the trump suit), the Linke (the Schlag in the other "
        "suits, equal among themselves; the one played first wins), the other trumps by rank.",
    ),
    "watten.rules.ranking.plain": QT_TRANSLATE_NOOP(
        "watten",
        "Cards that are none of these win only if they are of the suit that was led.",
    ),
    "watten.rules.ranking.critical": QT_TRANSLATE_NOOP(
        "watten",
        "The Kritischen are always the highest cards: Maxi ({maxi}), Belli ({belli}) and Spitz ({spitz}).",
    ),
    "watten.rules.ranking.highest": QT_TRANSLATE_NOOP(
        "watten",
        "A card that is several things counts as the highest of them: the {maxi} stays Maxi, even as the "
        "Rechter. It is no Linke then.",
    ),
    "watten.rules.ranking.guate": QT_TRANSLATE_NOOP(
        "watten",
        "The Guate, the trump one step above the Schlag (none with the {ace}), beats the Rechter, too.",
    ),
    "watten.rules.ranking.guate_weli": QT_TRANSLATE_NOOP(
        "watten",
        "The Guate, the trump one step above the Schlag (none with the {ace} and the {six}), beats the "
        "Rechter, too.",
    ),
    "watten.rules.ranking.weli": QT_TRANSLATE_NOOP(
        "watten",
        "The Weli ({rank} of {suit}) is in play as a 33rd card. It is always a trump, but the lowest one; "
        "if the {rank} is the Schlag, it is the Rechter, and there are no Linke.",
    ),
    "watten.rules.example.critical": QT_TRANSLATE_NOOP("watten", "The Kritischen: Maxi, Belli, Spitz"),
    "watten.rules.example.guate": QT_TRANSLATE_NOOP("watten", "Schlag {rank}, trump {suit}: the Guate"),
    "watten.rules.example.right": QT_TRANSLATE_NOOP("watten", "Schlag {rank}, trump {suit}: the Rechter"),
    "watten.rules.example.left": QT_TRANSLATE_NOOP("watten", "The Linke, all equal"),
    "watten.rules.example.trump": QT_TRANSLATE_NOOP("watten", "The other trumps from the top"),
    "watten.rules.example.equal": QT_TRANSLATE_NOOP(
        "watten",
        "A trick in this order: the first card wins, for of equal Linke the first one wins.",
    ),
    "watten.rules.duty": QT_TRANSLATE_NOOP("watten", "Duty to follow"),
    "watten.rules.duty.none": QT_TRANSLATE_NOOP(
        "watten",
        "There is no duty: you may play any card to any trick.",
    ),
    "watten.rules.duty.trump_or_critical": QT_TRANSLATE_NOOP(
        "watten",
        "If the main Schlag (the Rechter) is led to the first trick, the others must play a trump or a "
        "Kritischer if they have one (the Linke do not count). This holds until a Kritischer lies in the "
        "trick.",
    ),
    "watten.rules.duty.trump": QT_TRANSLATE_NOOP(
        "watten",
        "If a trump is led, whoever has a trump must play one; a Linke may be played then, too.",
    ),
    "watten.rules.duty.left": QT_TRANSLATE_NOOP("watten", "A Linke that is led demands nothing."),
    "watten.rules.duty.otherwise": QT_TRANSLATE_NOOP(
        "watten",
        "At all other times you may play any card.",
    ),
    "watten.rules.raising": QT_TRANSLATE_NOOP("watten", "Raising"),
    "watten.rules.raising.say": QT_TRANSLATE_NOOP(
        "watten",
        "During the round a pair may say “Gehen!” and raise the stake.",
    ),
    "watten.rules.raising.answers": QT_TRANSLATE_NOOP(
        "watten",
        "The other pair holds (the round goes on for the higher stake), raises once more or gives up; "
        "then the pair that has raised gets the stake as it was before.",
    ),
    "watten.rules.raising.limits": QT_TRANSLATE_NOOP(
        "watten",
        "The same pair may not raise twice in a row, and a pair that is “gespannt” (from {tense} points) "
        "not at all.",
    ),
    "watten.rules.raising.steps": QT_TRANSLATE_NOOP(
        "watten",
        "Each “Gehen!” raises the stake by one point, as long as that can still make a difference.",
    ),
    "watten.rules.raising.off": QT_TRANSLATE_NOOP(
        "watten",
        "With this setting raising is switched off: the stake stays at {stake} points in every round.",
    ),
    "watten.rules.time": QT_TRANSLATE_NOOP("watten", "Time for each move"),
    "watten.rules.time.seconds": QT_TRANSLATE_NOOP("watten", "There are %n second(s) for each move."),
    "watten.rules.time.up": QT_TRANSLATE_NOOP(
        "watten",
        "When they are up, the program announces, plays or gives up for you.",
    ),
    "watten.rules.time.up_without_raising": QT_TRANSLATE_NOOP(
        "watten",
        "When they are up, the program announces or plays for you.",
    ),
    "watten.rules.time.visible": QT_TRANSLATE_NOOP(
        "watten",
        "Time runs only while your cards are visible.",
    ),
    "watten.rules.time.off": QT_TRANSLATE_NOOP(
        "watten",
        "With this setting the time for each move is not limited.",
    ),
    "watten.rules.controls": QT_TRANSLATE_NOOP("watten", "Controls"),
    "watten.rules.controls.tap": QT_TRANSLATE_NOOP(
        "watten",
        "Tap a card of your hand to play it; cards you may play have a green edge.",
    ),
    "watten.rules.controls.announce": QT_TRANSLATE_NOOP(
        "watten",
        "Choose Schlag and trump in the middle of the table.",
    ),
    "watten.rules.controls.raise": QT_TRANSLATE_NOOP("watten", "“Gehen!” is at the top right."),
    "watten.rules.controls.keys": QT_TRANSLATE_NOOP(
        "watten",
        "On the keyboard, arrow keys walk through cards, ranks and suits, Space chooses and Enter confirms.",
    ),
    "watten.rules.controls.hint": QT_TRANSLATE_NOOP(
        "watten",
        "A hint shows the best choice with its chance to win the round and the tricks to expect.",
    ),
    "watten.rules.people": QT_TRANSLATE_NOOP("watten", "Several players at one device"),
    "watten.rules.people.covered": QT_TRANSLATE_NOOP(
        "watten",
        "With several people at one device, the cards are covered after every move. Pass the device on; "
        "the next player taps the screen and then sees their cards.",
    ),
    "watten.rules.computers": QT_TRANSLATE_NOOP("watten", "Computer opponents"),
    "watten.rules.computers.levels": QT_TRANSLATE_NOOP(
        "watten",
        "Beginner plays mostly at random and never raises. Medium takes tricks cheaply and raises only with "
        "a very good hand. Hard relies on the partner and estimates the tricks. Expert sometimes raises "
        "with a weak hand, too, and raises against you.",
    ),
    "watten.rules.computers.cards": QT_TRANSLATE_NOOP(
        "watten",
        "Beginner plays mostly at random. Medium takes tricks cheaply. Hard relies on the partner and "
        "estimates the tricks. Expert thinks through many hands that the others may hold.",
    ),
    "watten.rules.computers.fair": QT_TRANSLATE_NOOP(
        "watten",
        "Computers never see the cards of others.",
    ),
}
