"""A discard that fits: who is asked, where it can go, who gets it."""

from __future__ import annotations

from pathlib import Path

import pytest

from spieltisch.core.presentation import Dropped
from spieltisch.games.five_hundred.state import State
from tests.games.five_hundred.presenter.support import Person, Words
from tests.games.five_hundred.support import act, meld, table

TWO_PLACES = ("3H 4H 5H 6H", "8H 9H TH")


def discarded(card: str, *melds: str, seats: int = 3, **options: object) -> State:
    """Seat 1 has just discarded a card."""
    hands = ["2C 3C", f"{card} QD JD", "5C 6C", "8C 9C", "2S 3S"][:seats]
    state = table(hands, [meld(words, 2) for words in melds], turn=1, **options)  # type: ignore[arg-type]
    return act(state, f"1 discard {card}").state


def test_one_place_is_claimed_at_once() -> None:
    person = Person(discarded("7H", "4H 5H 6H"))
    assert person.choices == ["claim", "place/0", "decline"]
    assert (person.choice("claim").key, person.choice("decline").key) == ("Space", "Esc")
    assert person.press("claim") == "0 claim 1"
    assert person.press("decline") == "0 decline"
    assert person.table.confirm is None


def test_of_several_places_one_is_chosen_while_everybody_waits() -> None:
    person = Person(discarded("7H", *TWO_PLACES))
    assert not person.table.stopped
    assert person.press("place/1") == "0 claim 2"
    person.choose("claim")
    assert person.table.stopped
    assert person.confirmed == person.press("claim") == "0 claim 1"
    assert person.press("place/1") == "0 claim 2"


def test_the_claim_bar_says_everything(translations: Path) -> None:
    say = Words("da", translations)
    person = Person(discarded("7H", *TWO_PLACES))
    claim = person.shown(say)["claim"]
    assert (claim["card"], claim["title"], claim["gain"]) == ("7H", "Mads lagde hjerter syv i aflæg", "+5")
    assert claim["text"] == "Det passer på bordet. Den, der reagerer først, får kortet."
    assert [place["text"] for place in claim["places"]] == ["efter hjerter seks", "før hjerter otte"]
    assert (claim["mine"], claim["chosen"], claim["timed"], claim["winner"]) == (True, "", True, None)
    assert say(person.table.prompt) == "Snup hjerter syv?"
    assert say(person.table.detail).endswith("Turen går bagefter videre til Freja.")


def test_the_discarder_sees_who_may_take_it(translations: Path) -> None:
    say = Words("en", translations)
    person = Person(discarded("7H", *TWO_PLACES), seat=1)
    assert person.choices == []
    claim = person.shown(say)["claim"]
    assert (claim["mine"], claim["text"]) == (False, "Asked whether they take it: Freja and Anna.")
    assert say(person.table.prompt) == "Who takes the seven of hearts?"


def test_a_joker_is_declared_by_its_place() -> None:
    person = Person(discarded("*", "4H 5H 6H"))
    assert person.choose("claim").table.stopped
    assert person.press("place/0") == "0 claim *3H 1"
    assert person.press("place/1") == "0 claim *7H 1"


def test_the_discard_is_dragged_to_its_place() -> None:
    person = Person(discarded("7H", *TWO_PLACES))
    assert person.drop("card/7H", "meld/2/low") == "0 claim 2"
    assert person.drop("card/7H", "meld/2/high") == "0 claim 2"


def test_the_discard_dropped_where_it_does_not_fit_says_why(translations: Path) -> None:
    say = Words("en", translations)
    person = Person(discarded("7H", *TWO_PLACES, "TS JS QS"))
    dropped = person.drop("card/7H", "meld/3/low")
    assert isinstance(dropped, Dropped) and dropped.actions == ()
    assert say(dropped.remark) == "The seven of hearts does not fit meld 3."


def test_who_won_is_flashed_at_the_meld(translations: Path) -> None:
    say = Words("da", translations)
    person = Person.after(discarded("7H", "4H 5H 6H"), "2 claim 1")
    shown = person.shown(say)
    claim = shown["claim"]
    assert (claim["winner"], claim["meld"], claim["slot"], claim["gain"]) == (2, 1, 3, "+5")
    assert claim["title"] == "Freja snupper hjerter syv"
    assert shown["melds"][0]["glow"] is True
    assert person.choices == []


def test_the_judge_chooses_among_those_that_want_it(translations: Path) -> None:
    say = Words("en", translations)
    state = act(discarded("7H", "4H 5H 6H", claim="current"), "2 claim 1", "0 claim 1").state
    judge = Person(state, seat=1)
    assert judge.choices == ["award/2", "award/0"]
    assert judge.press("award/0") == "1 award 0"
    assert say(judge.table.prompt) == "Who gets the seven of hearts?"
    waiting = Person(state)
    assert say(waiting.table.prompt) == "Mads decides who gets the seven of hearts"


def test_where_all_are_heard_nothing_is_stopped() -> None:
    """Only in a race does it matter who has pressed first."""
    person = Person(discarded("7H", *TWO_PLACES, claim="current")).choose("claim")
    assert person.confirmed == "0 claim 1"
    assert not person.table.stopped


@pytest.mark.parametrize("mode", ["seat", "next_decides", "current"])
def test_without_a_race_nothing_is_timed(translations: Path, mode: str) -> None:
    person = Person(discarded("7H", "4H 5H 6H", claim=mode), seat=2)
    claim = person.shown(Words("en", translations))["claim"]
    assert (claim["mine"], claim["timed"]) == (True, False)
