"""What other programs rely on: 500 through match files and commands, from outside."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from itertools import chain, zip_longest
from pathlib import Path
from typing import Any

import pytest

from tests.cli.match_files import Files

CARDS = [rank + suit for rank in "A23456789TJQK" for suit in "CDHS"]
PEOPLE = [{"name": name, "player": "human"} for name in ("Anna", "Bene", "Cilli")]
HANDS = ["4H 5H 6H 2C QD KD 9S", "3H 7H 8C 8D 8S JC 4S"]
UP, STOCK = "TC", "2D 3D 5C 6C 9C"
OPEN = {"ban_scope": "off", "claim": "seat"}


def pack_of(hands: Sequence[str] = HANDS, up: str = UP, stock: str = STOCK) -> list[str]:
    """A pack that deals these hands one card at a time; then the up-card, the stock and all others."""
    held = [hand.split() for hand in hands]
    named = [*chain(*zip_longest(*held)), up, *stock.split()]
    jokers = ["*"] * (2 - named.count("*"))
    return [*named, *(card for card in CARDS if card not in named), *jokers]


@pytest.fixture
def files(command: Callable[..., Any], tmp_path: Path) -> Files:
    """Two people; seat 0 starts, closing and the whole pile are allowed from the start."""
    return Files(
        command,
        tmp_path,
        game="five_hundred",
        seats=PEOPLE[:2],
        setup={"dealer": 0},
        packs=[pack_of()],
        options=OPEN,
    )


def scores(answer: Any) -> list[tuple[int, str, int]]:
    return [
        (event["side"], event["reason"], event["points"])
        for event in answer["events"]
        if event["type"] == "score"
    ]


def test_the_options(command: Any) -> None:
    game = next(game for game in command("games", "--json").json if game["id"] == "five_hundred")
    assert (game["version"], game["seats"]) == (1, [2, 3, 4, 5, 6])
    assert [(row["key"], row["default"]) for row in game["options"]] == [
        ("seats", 2), ("target", 500), ("starter", "youngest"), ("cards", 7), ("ban_scope", "first_deal"),
        ("no_melds_first_round", False), ("pile_rule", "can"), ("pile_penalty", 50),
        ("pile_meld_uses_pile", False), ("partial_pile", False), ("return_top", True),
        ("pile_visible", "all"), ("sets", False), ("ace_both_ends", False), ("ace_low_value", 15),
        ("jokers", 2), ("joker_value", 25), ("max_jokers", 2), ("swap", "opponents"),
        ("swapped_joker", "free"), ("close_without_discard", False), ("closing_bonus", 0),
        ("stock_out", "reshuffle"), ("claim", "reaction"), ("claim_seconds", 3), ("tie", "play_on"),
    ]  # fmt: skip


def test_cards_are_dealt_from_the_pack(files: Files) -> None:
    view = files.run("view", [], "--seat", "0").json
    assert sorted(view["hand"]) == sorted(HANDS[0].split())
    assert (view["pile"], view["stock"]) == ([UP], 39)
    assert files.legal([]) == {"0": ["0 draw", "0 take"]}


def test_a_view_tells_no_secret(files: Files) -> None:
    text = json.dumps(files.run("view", ["0 draw"], "--seat", "1").json)
    hidden = [*HANDS[0].split(), *STOCK.split()]
    assert not [card for card in hidden if f'"{card}"' in text]
    own = files.run("view", ["0 draw"], "--seat", "0").json
    assert own["drawn"] == "2D"


def test_laying_swapping_and_discarding(files: Files) -> None:
    actions = ["0 draw", "0 meld 4H 5H 6H", "0 discard 2C", "1 take", "1 lay 7H 1", "1 lay 3H 1"]
    assert "0 meld 4H 5H 6H" in files.legal(actions[:1])["0"]
    assert files.legal(actions[:3])["1"][:2] == ["1 draw", "1 take"]
    answer = files.replay(actions)
    events = [(one["type"], one.get("card"), one.get("points")) for one in answer["events"][2:]]
    assert events == [
        ("melded", None, 15),
        ("discarded", "2C", None),
        ("took", "2C", None),
        ("laid", "7H", 5),
        ("laid", "3H", 5),
    ]
    assert (answer["scores"], answer["turn"]) == ([0, 0], 1)


def test_jokers_stand_for_a_card_and_are_swapped(files: Files) -> None:
    pack = pack_of(["4H * 6H 2C QD KD 9S", HANDS[1].replace("4S", "5H")])
    actions = ["0 draw", "0 meld 4H *5H 6H", "0 discard QD", "1 draw", "1 swap 5H 1"]
    assert "1 swap 5H 1" in files.legal(actions[:-1], packs=[pack])["1"]
    answer = files.replay(actions, packs=[pack])
    assert answer["events"][-1] == {
        "type": "swapped", "seat": 1, "card": "5H", "meld": 1, "place": 1, "points": 5,
    }  # fmt: skip
    assert "1 discard *" in files.legal(actions, packs=[pack])["1"]


def test_a_discard_that_fits_can_be_claimed(files: Files) -> None:
    actions = ["0 draw", "0 meld 4H 5H 6H", "0 discard QD", "1 draw", "1 discard 7H"]
    assert files.legal(actions) == {"0": ["0 claim 1", "0 decline"]}
    claimed = files.replay([*actions, "0 claim 1"])
    assert [one["type"] for one in claimed["events"][-2:]] == ["claimed", "claim_laid"]
    assert claimed["turn"] == 0
    left = files.replay([*actions, "0 decline"])
    assert files.legal([*actions, "0 decline"])["0"][:2] == ["0 draw", "0 take"]
    assert left["events"][-1] == {"type": "declined", "seat": 0}


def test_in_a_race_all_others_may_answer(files: Files) -> None:
    keys = {
        "seats": PEOPLE,
        "options": {**OPEN, "claim": "reaction"},
        "packs": [pack_of([*HANDS, "AS 2S 3S AC AD AH KC"])],
    }
    actions = ["0 draw", "0 meld 4H 5H 6H", "0 discard QD", "1 draw", "1 discard 7H"]
    answer = files.replay(actions, **keys)
    assert (answer["turn"], answer["to_act"]) == (None, [0, 2])
    assert set(files.legal(actions, **keys)) == {"0", "2"}
    won = files.replay([*actions, "2 claim 1"], **keys)
    assert (won["turn"], won["events"][-1]["seat"]) == (2, 2)


CLOSE = ["0 draw", "0 meld 4H 5H 6H", "0 discard 9S"]


def test_closing_counts_every_hand(files: Files) -> None:
    hands = ["4H 5H 6H 7H 8H 9H TH", HANDS[1].replace("7H", "7C")]
    actions = ["0 draw", "0 meld 4H 5H 6H 7H 8H 9H TH", "0 discard 2D"]
    answer = files.replay(actions, packs=[pack_of(hands)])
    assert scores(answer) == [(0, "laid", 40), (1, "hand", -40)]
    assert answer["scores"] == [40, -40]
    count = next(one for one in answer["events"] if one["type"] == "count")
    assert (count["closer"], count["totals"]) == (0, [40, -40])
    assert answer["turn"] == 1
    over = files.replay(actions, packs=[pack_of(hands)], setup={"dealer": 0, "scores": [470, 0]})
    assert (over["over"], over["winner"], over["turn"], over["to_act"]) == (True, 0, None, [])
    assert over["scores"] == [510, -40]


def test_the_pile_costs_what_the_option_says(files: Files) -> None:
    hands = ["4H QD 6H 2C 9S KD JS", "8C 8D 8S JC 4S TD 2S"]
    before = ["0 draw", "0 discard KD", "1 draw", "1 discard 8C", "0 take-all", "0 discard TC"]
    options = {**OPEN, "pile_rule": "warn", "pile_penalty": 100}
    answer = files.replay(before, options=options, packs=[pack_of(hands)])
    assert {"type": "penalty", "seat": 0, "points": 100} in answer["events"]
    refused = files.run("replay", before, packs=[pack_of(hands)])
    assert (refused.status, refused.json["error"]["reason"]) == (2, "pile_no_meld")


REFUSALS: list[tuple[list[str], str, dict[str, Any], str]] = [
    ([], "1 draw", {}, "not_your_turn"),
    ([], "0 discard 2C", {}, "draw_first"),
    ([], "0 take-all", {}, "pile_of_one"),
    ([], "0 take-all", {"options": {}}, "pile_banned"),
    ([], "0 fly", {}, "unknown_action"),
    ([], "4 draw", {}, "no_seat"),
    ([], "", {}, "notation"),
    ([], "1 claim 1", {}, "no_claim"),
    (CLOSE[:1], "0 draw", {}, "drawn_already"),
    (CLOSE[:1], "0 meld 4H 5H", {}, "too_short"),
    (CLOSE[:1], "0 meld 4H 5H 2C", {}, "no_meld"),
    (CLOSE[:1], "0 meld 5H 6H 7H", {}, "not_in_hand"),
    (CLOSE[:1], "0 meld 4H 5H *", {}, "joker_says_nothing"),
    (CLOSE[:1], "0 discard 1H", {}, "not_a_card"),
    (CLOSE[:1], "0 lay 2C 1", {}, "no_such_meld"),
    (CLOSE[:2], "0 lay 2C 1", {}, "does_not_fit"),
    (CLOSE[:2], "0 swap 2C 1", {}, "no_joker_for"),
]


@pytest.mark.parametrize(("before", "text", "keys", "reason"), REFUSALS)
def test_a_refused_action_shows_the_state_before(
    files: Files, before: list[str], text: str, keys: dict[str, Any], reason: str
) -> None:
    ran = files.run("replay", [*before, text, "0 never reached"], **keys)
    answer = ran.json
    error = answer.pop("error")
    assert ran.status == 2
    assert (error["action"], error["text"], error["reason"]) == (len(before), text, reason)
    assert error["message"]
    assert answer == files.replay(before, **keys)


def test_hints_rank_legal_actions(files: Files) -> None:
    hint = files.run("hint", ["0 draw"]).json
    assert (hint["seat"], hint["unit"]) == (0, "points")
    legal = files.legal(["0 draw"])["0"]
    assert hint["actions"] and all(row["action"] in legal for row in hint["actions"])
    values = [row["value"] for row in hint["actions"]]
    assert values == sorted(values, reverse=True)


def test_too_many_cards_are_one_clear_sentence(files: Files) -> None:
    ran = files.run("replay", [], seats=[PEOPLE[0]] * 6, options={"cards": 10}, packs=[])
    assert (ran.status, ran.err.count("\n")) == (2, 1)
    assert "leave nothing to draw" in ran.err
