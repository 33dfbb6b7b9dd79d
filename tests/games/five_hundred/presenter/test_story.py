"""The log, the details and what is read aloud."""

from __future__ import annotations

from pathlib import Path

from spieltisch.core.events import event
from spieltisch.core.options import OptionValue
from spieltisch.games.five_hundred.presenter.details import score_details
from spieltisch.games.five_hundred.state import Phase
from tests.games.five_hundred.presenter.support import PRESENTER, Person, Words
from tests.games.five_hundred.support import act, meld, table

DEAL = event("deal", number=1, starter=0, cards=7, up="2C", stock=30)
HANDS = ["9S TS JS 7H QC", "5H 6D KD 2D"]


def told(
    say: Words, *actions: str, hands: list[str] | None = None, pile: str = "KC 2H"
) -> list[tuple[str, str]]:
    state = table(hands or HANDS, [meld("4H *5H 6H", 0)], pile=pile, phase=Phase.DRAW, stock="3C 4C *")
    events = act(state, *actions).events
    return [(say(line.text), say(line.value)) for line in PRESENTER.log(events, (0, 1))]


def test_the_log_in_words(translations: Path) -> None:
    say = Words("da", translations)
    assert told(say, "0 draw", "0 meld 9S TS JS", "0 lay 7H 1", "0 discard QC", "1 take", "1 swap 5H 1") == [
        ("Du trækker fra bunken", ""),
        ("Du lægger 9-10-Kn i spar", "+25"),
        ("Du lægger hjerter syv til", "+5"),
        ("Du lægger klør dame i aflæg", ""),
        ("Mads tager klør dame", ""),
        ("Mads bytter jokeren med hjerter fem", "+5"),
    ]


def test_the_whole_pile_is_told_card_by_card(translations: Path) -> None:
    say = Words("en", translations)
    assert told(say, "0 take-all")[0] == ("You take the pile: K♣ 2♥", "")


def test_a_claim_is_told(translations: Path) -> None:
    say = Words("en", translations)
    lines = told(say, "0 draw", "0 discard 7H", "1 claim 1")
    assert lines[1:] == [
        ("You discard the seven of hearts", ""),
        ("Mads wants the card", ""),
        ("Mads gets the seven of hearts", "+5"),
    ]


def test_jokers_say_what_they_are(translations: Path) -> None:
    say = Words("da", translations)
    lines = told(say, "0 draw", "0 meld *TC JC QC", "0 lay *9C 2", hands=["JC QC * * 7D", "2D 3D"])
    assert lines[1:] == [("Du lægger ★-Kn-D i klør", "+45"), ("Du lægger en joker som klør ni til", "+25")]


def test_details_have_a_row_for_each_part_with_its_cards(translations: Path) -> None:
    say = Words("en", translations)
    events = (
        DEAL,
        event("melded", seat=0, cards=("9S", "TS", "JS"), meld=1, points=25),
        event("claim_laid", seat=1, card="QS", meld=1, place=3, points=10),
    )
    assert score_details(events, (0, 1)) == ()
    counted = (
        event("count", number=1, closer=0, hands=((), ("5H", "KD")), totals=(25, -5)),
        event("score", side=0, points=25, reason="laid", deal=1, total=25),
        event("score", side=1, points=10, reason="laid", deal=1, total=10),
        event("score", side=1, points=-15, reason="hand", deal=1, total=-5),
    )
    (section,) = score_details((*events, *counted), (0, 1))
    assert say(section.title) == "Deal 1 · closed by you"
    assert [(say(row.text), row.pieces, row.points, row.total) for row in section.rows] == [
        ("You: laid on the table", ("9S", "TS", "JS"), 25, 25),
        ("Mads: laid on the table", ("QS",), 10, 10),
        ("Mads: left in the hand", ("5H", "KD"), -15, -5),
    ]


def test_a_swapped_joker_lies_no_more_in_the_details() -> None:
    events = (
        DEAL,
        event("melded", seat=0, cards=("4H", "*5H", "6H"), meld=1, points=35),
        event("swapped", seat=1, card="5H", meld=1, place=1, points=5),
        event("count", number=1, closer=1, hands=((), ()), totals=(10, 5)),
        event("score", side=0, points=10, reason="laid", deal=1, total=10),
        event("score", side=1, points=5, reason="laid", deal=1, total=5),
    )
    (section,) = score_details(events, (0, 1))
    assert [row.pieces for row in section.rows] == [("4H", "6H"), ("5H",)]


def test_what_is_read_aloud(translations: Path) -> None:
    say = Words("da", translations)
    state = table(HANDS, [meld("4H *5H 6H", 0)], pile="KC 2H", stock="3C 4C *")
    assert [say(text) for text in Person.after(state, "0 discard 7H").table.announcements] == [
        "Du lægger hjerter syv i aflæg",
        "Det passer på bordet.",
    ]
    assert [say(text) for text in Person.after(state, "0 meld 9S TS JS").table.announcements] == [
        "Du lægger 9-10-Kn i spar, +25."
    ]


def test_of_a_pile_that_is_not_seen_the_log_names_the_top_card_alone(translations: Path) -> None:
    say = Words("en", translations)
    hands = ["9S TS JS 7H QC 5C", "5H 6D KD 2D 3D 4S"]
    chosen: dict[str, OptionValue] = {"pile_visible": "top", "pile_rule": "warn"}
    state = table(hands, pile="KC 2H", phase=Phase.DRAW, stock="3C 4C * 8C 8D", chosen=chosen)
    dealt = event("deal", number=2, starter=0, cards=7, up="KC", stock=30, pile="top")
    course: list[str] = []

    def lines(*actions: str) -> list[str]:
        course.extend(actions)
        events = (dealt, event("discarded", seat=1, card="2H", claim=False), *act(state, *course).events)
        return [say(line.text) for line in PRESENTER.log(events, (0, 1))][1:]

    assert lines() == ["Mads discards the two of hearts"]
    assert lines("0 draw", "0 discard QC") == [
        "Mads discards a card",
        "You draw from the stock",
        "You discard the queen of clubs",
    ]
    assert lines("1 take", "1 discard 6D")[2:] == [
        "You discard the queen of clubs",
        "Mads takes the queen of clubs",
        "Mads discards the six of diamonds",
    ]
    assert lines("0 take-all", "0 discard 9S")[4:] == [
        "Mads discards a card",
        "You take the pile: 3 cards",
        "You discard the nine of spades",
        "You laid no new meld after the pile",
    ]


def test_of_a_pile_that_is_not_seen_no_taken_card_is_spoken(translations: Path) -> None:
    say = Words("en", translations)
    chosen: dict[str, OptionValue] = {"pile_visible": "top", "pile_rule": "warn"}
    state = table(HANDS, pile="KC 2H", phase=Phase.DRAW, stock="3C 4C *", chosen=chosen)
    person = Person.after(state, "0 take-all", seat=1)
    assert [say(one) for one in person.table.announcements] == ["You take the pile: 2 cards"]


def test_a_counted_deal_is_told_whole(translations: Path) -> None:
    say = Words("en", translations)
    discards = [event("discarded", seat=1, card=card, claim=False) for card in ("2H", "3H")]
    deal, count = (
        event("deal", number=1, starter=0, cards=7, up="KC", stock=30, pile="top"),
        event("count", number=1, closer=None, hands=(), totals=(0, 0)),
    )
    told_lines = [say(line.text) for line in PRESENTER.log((deal, *discards, count), (0, 1))]
    assert "Mads discards the two of hearts" in told_lines
    running = [say(line.text) for line in PRESENTER.log((deal, *discards, count, deal, *discards), (0, 1))]
    assert running.count("Mads discards the two of hearts") == 1
