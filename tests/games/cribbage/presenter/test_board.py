"""What the board says about points: callouts of the newest action, and the pegs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.games.cribbage.presenter.support import deal_out, newest, said, steps_of, table
from tests.games.cribbage.support import Table, pack_from
from tests.texts.support import renderer

PONE = "8C 9C TC JC 2C 3C"
DEALER = "7D 9D TD JD 2D 3D"


def playing(pone: str = PONE, scores: tuple[int, int] = (0, 0)) -> Table:
    game = Table.start([pack_from(pone, DEALER, "KH")], dealer=1, scores=scores)
    game.do("0 cut 26", "0 discard 2C 3C", "1 discard 2D 3D", "0 cut 20")
    return game


def callouts(shown: Any) -> list[dict[str, Any]]:
    return list(shown.extra["board"]["callouts"])


def test_points_just_scored_are_called_out(translations: Path) -> None:
    game = playing()
    first = tuple(game.do("0 play 8C"))
    assert callouts(table(game.view(0), recent=first)) == []
    fifteen = tuple(game.do("1 play 7D"))
    (said_now,) = callouts(table(game.view(0), recent=fifteen))
    assert (said_now["side"], said_now["hole"], said_now["points"]) == (1, 2, 2)
    assert said(renderer("de", translations), said_now["text"]) == "+2 Fünfzehn"


def test_several_reasons_of_one_card_are_called_out_together(translations: Path) -> None:
    game = playing("TC 5H 3S 3H 2C 3C")
    game.do("0 play TC", "1 play JD", "0 play 5H", "0 play 3S")
    recent = tuple(game.do("0 play 3H"))
    shown = table(game.view(1), recent=recent)
    (only,) = callouts(shown)
    assert said(renderer("en", translations), only["text"]) == "+4 31, pair"
    assert said(renderer("en", translations), shown.extra["board"]["pegs"][0]["last"]) == "+4 31, pair"


def test_the_point_for_the_last_card_is_called_out(translations: Path) -> None:
    game = playing()
    game.do("0 play TC", "1 play TD")
    recent = tuple(game.do("0 play JC"))  # 30: the dealer cannot go on, nor can pone
    shown = table(game.view(1), recent=recent)
    (only,) = callouts(shown)
    assert said(renderer("en", translations), only["text"]) == "+1 Go"
    assert said(renderer("en", translations), shown.extra["board"]["pegs"][0]["last"]) == "+1 Go"


def test_the_show_is_not_called_out_before_it_is_told() -> None:
    game = deal_out("6C 7D 7H 8H", "7S 9D 9C 8S", "QS KH AD 2H", "5C")
    view, recent = game.view(0), newest(game)
    steps = len(steps_of(view))
    first = callouts(table(view, recent=recent))
    play = [event for event in recent if event.type == "score" and event["phase"] == "play"]
    assert sum(one["points"] for one in first) == sum(event["points"] for event in play) > 0
    for step in range(1, steps + 1):
        assert callouts(table(view, recent=recent, step=step)) == []


def test_a_match_won_by_the_last_card_shows_its_point(translations: Path) -> None:
    # W3 of the rules: pone has 120, and both are stuck.
    game = playing(scores=(120, 0))
    game.do("0 play TC", "1 play TD")
    recent = tuple(game.do("0 play JC"))
    assert game.over
    shown = table(game.view(1), recent=recent)
    words = renderer("en", translations)
    assert shown.steps is None
    assert said(words, shown.prompt) == "You win 121 : 2"  # words for seat 0 here
    assert [entry["points"] for entry in shown.extra["play_row"]] == [0, 2, 1]
    assert said(words, shown.extra["result"]["text"]) == "A double skunk: the other side stopped at 2."
    assert shown.extra["board"]["pegs"][0]["front"] == 121
