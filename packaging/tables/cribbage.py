"""All tables of the cribbage players.

Nothing is taken from elsewhere: discards and cribs are iterated against each other until they agree, the play
is averaged over deals of two careful players, and the chance of winning follows from the results of those
deals by dynamic programming. The same arguments give the same file.
"""

from __future__ import annotations

import math
import random
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from spieltisch.games.cribbage.players import tables as files
from spieltisch.games.cribbage.players.discards import crib_fillings, thrown_jacks
from spieltisch.games.cribbage.players.ranks import JACK, KEY, Key, copies, key_of, multisets, scores, ways
from spieltisch.games.cribbage.players.sixes import six_card_weights, sums
from tables.deals import DealResult, PlayTables, opponents, play_deal, play_out
from tables.win_table import win_table

ROUNDS = 5
FINAL_EFFORT = 5
"""How many times more hands the last round looks at."""
SOFTNESS = 0.25
"""Points by which a discard may be worse and still be e times as rare: opponents are not perfect."""


def pair_keys() -> list[Key]:
    """Return the keys of all pairs of ranks in the order of the file."""
    return [key_of(pair) for pair in multisets(2)]


@dataclass(frozen=True)
class Choices:
    """What a role does with six cards, at rank level.

    `throws` is the best pair for every multiset of six. For a player who is not always perfect, `kept` is how
    often four ranks are kept, and `throwers` are the hands that may lay away a pair with how often they do.
    """

    throws: list[Key]
    kept: dict[Key, float]
    throwers: dict[Key, list[tuple[float, tuple[int, ...]]]]


def choices(dealer: bool, crib: Mapping[Key, float]) -> Choices:
    """Choose for every multiset of six ranks by the means of hand and crib, as most good players do."""
    throws: list[Key] = []
    kept: dict[Key, float] = defaultdict(float)
    throwers: dict[Key, list[tuple[float, tuple[int, ...]]]] = {pair: [] for pair in pair_keys()}
    sign = 1 if dealer else -1
    for ranks in multisets(6):
        number = math.prod(math.comb(4, ranks.count(rank)) for rank in set(ranks))
        left = [4 - ranks.count(rank) for rank in range(13)]
        total = key_of(ranks)
        values: dict[Key, float] = {}
        for low, high in combinations(ranks, 2):
            pair = KEY[low] + KEY[high]
            if pair not in values:
                four = total - pair
                hand = _mean_hand(four, left) - (low == JACK) / 4 - (high == JACK) / 4
                values[pair] = hand + sign * crib[pair]
        best = max(values.values())
        throws.append(next(pair for pair, value in values.items() if value == best))
        soft = {pair: math.exp((value - best) / SOFTNESS) for pair, value in values.items()}
        whole = sum(soft.values())
        for pair, weight in soft.items():
            kept[total - pair] += number * weight / whole
            throwers[pair].append((number * weight / whole, ranks))
    return Choices(throws, dict(kept), throwers)


def _mean_hand(four: Key, left: Sequence[int]) -> float:
    table = scores()
    return sum(number * table[four + KEY[rank]] for rank, number in enumerate(left) if number) / sum(left)


def crib_table(own: Choices, other: Choices, samples: int, stream: random.Random) -> dict[Key, float]:
    """Return the mean points of a crib for each pair of ranks laid, over hands that lay it (no flushes)."""
    score = scores()
    table = {}
    for pair, hands in own.throwers.items():
        total = 0.0
        for _, ranks in stream.choices(hands, [weight for weight, _ in hands], k=samples):
            left = [4 - ranks.count(rank) for rank in range(13)]
            thrown = sums(six_card_weights(left), other.throws)
            total += sum(weight * score[pair + triple] for triple, weight in crib_fillings(thrown, left))
            total += (copies(pair)[JACK] + thrown_jacks(thrown)) / 4
        table[pair] = total / samples
    return table


def first_crib() -> dict[Key, float]:
    """Return a rough crib to begin with: the opponent's cards and the starter are any three cards."""
    score = scores()
    number = ways()
    triples = [key_of(ranks) for ranks in multisets(3)]
    whole = sum(number[triple] for triple in triples)
    return {
        pair: sum(number[triple] * score.get(pair + triple, 0) for triple in triples) / whole
        for pair in pair_keys()
    }


def density(frequency: Mapping[Key, float]) -> dict[Key, float]:
    """Turn how often a multiset comes about into how often one holding of it does."""
    return {key: frequency.get(key, 0.0) / number for key, number in ways().items()}


def mean_plays(dealer: bool, kept: PlayTables, number: int, stream: random.Random) -> dict[Key, float]:
    """Return the mean net points of the play for every kept hand against `number` hands of the opponent."""
    result = {}
    for ranks in multisets(4):
        own = key_of(ranks)
        net = 0
        for other in opponents(ranks, kept[not dealer], number, stream):
            pone, dealt = play_out(other, own) if dealer else play_out(own, other)
            net += dealt - pone if dealer else pone - dealt
        result[own] = net / number
    return result


def scaled(values: Mapping[Key, float], keys: Sequence[Key], scale: float) -> list[int]:
    """Return whole numbers in file order."""
    return [round(values.get(key, 0.0) * scale) for key in keys]


def pegs_of(results: Sequence[DealResult], number: int) -> list[list[int]]:
    """Return `number` results of the play, spread evenly over all of them."""
    pairs = sorted(result.pegs for result in results)
    return [list(pairs[int((place + 0.5) * len(pairs) / number)]) for place in range(number)]


def make(deals: int, plays: int, samples: int) -> dict[str, object]:
    """Make all tables."""
    stream = random.Random("cribbage tables 1")  # noqa: S311 - a simulation
    pairs, fours = pair_keys(), [key_of(four) for four in multisets(4)]
    crib = [first_crib(), first_crib()]
    for turn in range(1, ROUNDS + 1):
        pone, dealer = choices(False, crib[0]), choices(True, crib[1])
        size = samples * (FINAL_EFFORT if turn == ROUNDS else 1)
        crib = [crib_table(pone, dealer, size, stream), crib_table(dealer, pone, size, stream)]
        fives = KEY[4] * 2
        print(f"round {turn}: 5-5 gives the dealer {crib[1][fives]:.2f}, from pone {crib[0][fives]:.2f}")
    pone, dealer = choices(False, crib[0]), choices(True, crib[1])
    kept = (density(pone.kept), density(dealer.kept))
    pegging = [mean_plays(bool(role), kept, plays, stream) for role in (0, 1)]
    results = [play_deal(crib, pegging, stream) for _ in range(deals)]
    report(results)
    return {
        "format": files.FORMAT,
        "made_with": {"deals": deals, "plays": plays, "samples": samples},
        "crib": [scaled(table, pairs, files.POINT_SCALE) for table in crib],
        "throws": [letters(role.throws) for role in (pone, dealer)],
        "kept": [scaled(role.kept, fours, 1) for role in (pone, dealer)],
        "pegging": [scaled(table, fours, files.POINT_SCALE) for table in pegging],
        "pegs": pegs_of(results, 400),
        "win": [[round(chance * files.WIN_SCALE) for chance in row] for row in win_table(results)],
    }


def letters(throws: Sequence[Key]) -> str:
    """Return one letter for each pair."""
    number = {pair: place for place, pair in enumerate(pair_keys())}
    return "".join(chr(ord(files.FIRST_LETTER) + number[pair]) for pair in throws)


def report(results: Sequence[DealResult]) -> None:
    """Print the averages of the simulated deals."""
    size = len(results)
    for name in ("pone_hand", "dealer_hand", "crib", "heels"):
        print(f"{name:12} {sum(getattr(result, name) for result in results) / size:.3f}")
    for seat, name in enumerate(("pone pegs", "dealer pegs")):
        print(f"{name:12} {sum(result.pegs[seat] for result in results) / size:.3f}")
