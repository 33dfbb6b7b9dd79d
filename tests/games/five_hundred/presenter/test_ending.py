"""The end of a deal: open hands, the count, the next starter; then the end of the match."""

from __future__ import annotations

from pathlib import Path

from spieltisch.games.five_hundred.state import State
from tests.games.five_hundred.presenter.support import LOOKED, Person, Words
from tests.games.five_hundred.support import act, meld, table


def about_to_close(**options: object) -> State:
    """Seat 0 holds its last card; it has laid in its own meld and in that of seat 1."""
    melds = [meld("3H 4H 5H 6H/0", 1), meld("JD QD KD", 0)]
    return table(["9C", "AS KS *", "2C"], melds, pile="7C", stock="TC *", **options)  # type: ignore[arg-type]


def closed(seat: int | None = 0, **options: object) -> Person:
    return Person.after(about_to_close(**options), "0 discard 9C", seat=seat)


def test_first_all_hands_lie_open(translations: Path) -> None:
    say = Words("da", translations)
    person = closed()
    assert say(person.table.prompt) == "Du har lukket spillet"
    assert [one.face for one in person.zone("hand/1")] == ["KS", "AS", "*"]
    assert [one.face for one in person.zone("closing")] == [None]
    steps = person.table.steps
    assert steps is not None and (steps.index, steps.total) == (0, 2)
    assert say(steps.next_label) == "Optælling"
    assert person.table.extra["count"] is None
    assert person.choices == [] and person.table.confirm is None


def test_then_everything_is_counted(translations: Path) -> None:
    say = Words("da", translations)
    count = closed().at_step(1).shown(say)["count"]
    rows = [
        [row[key] for key in ("laidOwn", "laidOther", "hand", "deal", "total", "closer")]
        for row in count["rows"]
    ]
    assert rows == [
        ["+30", "+5", "0", "+35", "35", True],
        ["+15", "0", "−50", "−35", "−35", False],
        ["0", "0", "−5", "−5", "−5", False],
    ]
    assert [column["key"] for column in count["columns"]] == ["laidOwn", "laidOther", "hand", "deal", "total"]
    assert count["rows"][0]["share"] == 35 / 500
    assert count["rows"][1]["share"] == 0
    assert count["next"] == "Mads starter næste delspil."


def test_the_bonus_has_a_column_of_its_own(translations: Path) -> None:
    count = closed(closing_bonus=50).at_step(1).shown(Words("en", translations))["count"]
    assert "bonus" in [column["key"] for column in count["columns"]]
    assert [row["bonus"] for row in count["rows"]] == ["+50", "0", "0"]


def test_steps_tell_the_log_no_further_than_they_are() -> None:
    person = closed()
    events = person.ui.recent
    untold = [event.type for event in events[len(events) - person.table.untold :]]
    assert untold[0] == "count" and untold[-1] == "deal"
    assert person.at_step(1).table.untold == 1
    assert person.at_step(LOOKED).table.untold == 0


def test_scores_change_with_the_count() -> None:
    person = closed()
    assert [score.points for score in person.table.scores] == [0, 0, 0]
    assert [score.points for score in person.at_step(1).table.scores] == [35, -35, -5]
    assert [score.gain for score in person.at_step(1).table.scores] == [35, -35, -5]


def test_the_next_deal_follows(translations: Path) -> None:
    say = Words("en", translations)
    person = closed().at_step(LOOKED)
    assert person.table.steps is None
    assert len(person.zone("hand/0")) == 7
    assert say(person.table.prompt) == "Mads is to draw"
    assert "Deal 3 · Mads begins" in [say(text) for text in person.table.announcements]


def test_a_deal_that_was_laid_to_the_last_card_has_no_card_face_down() -> None:
    state = table(["9C TC JC", "AS"], pile="7C", stock="2C *", close_without_discard=True)
    person = Person.after(state, "0 meld 9C TC JC")
    assert person.table.steps is not None
    assert person.zone("closing") == []


def test_the_last_deal_ends_with_the_result(translations: Path) -> None:
    say = Words("da", translations)
    person = closed(target=100, scores=(70, 20, 0))
    assert say(person.at_step(1).table.steps.next_label) == "Resultat"  # type: ignore[union-attr]
    person.at_step(LOOKED)
    assert say(person.table.prompt) == "Du vinder med 105 point"
    assert person.shown(say)["result"]["winner"] == 0
    assert [one.face for one in person.zone("closing")] == [None]
    assert [one.face for one in person.zone("hand/1")] == [None, None, None]
    extra = person.table.extra
    assert (extra["steps"], person.choices) == ((), []), "there is no turn and nothing to sort"
    assert extra["pile"]["top"] is None  # type: ignore[index, call-overload]


def test_a_shared_match_names_all(translations: Path) -> None:
    say = Words("en", translations)
    person = closed(target=100, scores=(65, 99, 105), tie="shared").at_step(LOOKED)
    assert say(person.table.prompt) == "You and Freja share the match with 100 points"


def test_a_deal_nobody_closed_says_so(translations: Path) -> None:
    say = Words("en", translations)
    state = table(["9C TC", "AS 2S"], pile="7C", stock="2C", deal=1, turn=0)
    last = act(state, "0 discard TC").state
    person = Person.after(last, "1 draw", "1 discard AS")
    assert say(person.table.prompt) == "Deal 1 is over: nobody closed"
    assert person.zone("closing") == []
