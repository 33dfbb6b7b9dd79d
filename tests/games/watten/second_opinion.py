"""Watten once more, written from the sentences of the rules text alone and without a thought for speed.

Nothing of the game's package is used: cards are their notation, an announcement is a rank and a suit letter.
The sentences quoted are those of the rules text.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

LADDER = "789TJQKA"
CRITICAL = ["KH", "7D", "7C"]
"""Maxi, Belli, Spitz."""
WELI = "6D"


@dataclass(frozen=True)
class Round:
    """The options of a match and the announcement of a round."""

    bavarian: bool
    guate: bool
    obligation: bool
    rank: str
    suit: str

    def main_card(self) -> str:
        """Der Rechte (der Schlag in der Trumpffarbe); [der Weli,] wird die Sechs angesagt."""
        return WELI if self.rank == "6" else self.rank + self.suit

    def criticals(self) -> list[str]:
        return CRITICAL if self.bavarian else []

    def guate_card(self) -> str | None:
        """Der Guate, die Trumpfkarte eine Stufe über dem Schlag (nicht bei Ass und Sechs)."""
        if not self.guate or self.rank in "A6":
            return None
        return LADDER[LADDER.index(self.rank) + 1] + self.suit

    def lefts(self) -> list[str]:
        """Die Linken (der Schlag in den anderen Farben)."""
        others = [self.rank + suit for suit in "CSHD" if suit != self.suit]
        return [card for card in others if card[0] != "6" and card not in self.criticals()]

    def is_trump(self, card: str) -> bool:
        """Der Weli ist immer Trumpf."""
        return card == WELI or card[1] == self.suit

    def ranks_of_power(self) -> list[list[str]]:
        """Groups of equal cards from the top; a card stands in the first group that names it."""
        groups = [[card] for card in self.criticals()]
        if guate := self.guate_card():
            groups.append([guate])
        groups.append([self.main_card()])
        groups.append(self.lefts())
        groups += [[rank + self.suit] for rank in reversed(LADDER)]
        groups.append([WELI])
        return groups

    def power(self, card: str) -> int | None:
        """The group a card stands in (0 is the highest), None for a card without the worth of a trump."""
        found = [number for number, group in enumerate(self.ranks_of_power()) if card in group]
        return found[0] if found else None

    def beats(self, card: str, best: str, lead: str) -> bool:
        """Whether a card played after `best` takes the trick from it.

        Untereinander gleichwertig; die zuerst gespielte sticht. Karten ohne Trumpf-Wert stechen nur, wenn sie
        in der ausgespielten Farbe liegen.
        """
        own, other = self.power(card), self.power(best)
        if own is not None:
            return other is None or own < other
        if other is not None:
            return False
        return card[1] == lead[1] and LADDER.index(card[0]) > LADDER.index(best[0])

    def winner(self, trick: Sequence[str]) -> int:
        """The place of the card that takes the trick."""
        best = 0
        for place in range(1, len(trick)):
            if self.beats(trick[place], trick[best], trick[0]):
                best = place
        return best

    def legal(self, number: int, trick: Sequence[str], hand: Sequence[str]) -> list[str]:
        """What of a hand may be played to trick `number` (from 1)."""
        if not self.obligation or not trick:
            return [*hand]
        return self._bavarian(number, trick, hand) if self.bavarian else self._tyrolean(trick, hand)

    def _bavarian(self, number: int, trick: Sequence[str], hand: Sequence[str]) -> list[str]:
        """Wird der Hauptschlag (der Rechte) im ersten Stich ausgespielt, müssen die anderen Trumpf oder einen
        Kritischen zugeben, wenn sie einen haben (die Linken zählen nicht). Das gilt, bis ein Kritischer im
        Stich liegt.
        """
        if number != 1 or trick[0] != self.main_card():
            return [*hand]
        if any(card in CRITICAL for card in trick):
            return [*hand]
        wanted = [card for card in hand if self.is_trump(card) or card in CRITICAL]
        return wanted or [*hand]

    def _tyrolean(self, trick: Sequence[str], hand: Sequence[str]) -> list[str]:
        """Wird Trumpf ausgespielt, muss zugeben, wer Trumpf hat; eine Linke darf dann auch gespielt werden.
        Eine ausgespielte Linke verpflichtet zu nichts.
        """
        if not self.is_trump(trick[0]):
            return [*hand]
        if not any(self.is_trump(card) for card in hand):
            return [*hand]
        return [card for card in hand if self.is_trump(card) or card in self.lefts()]
