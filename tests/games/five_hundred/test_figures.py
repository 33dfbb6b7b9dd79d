"""What statistics keep of a match of 500."""

from __future__ import annotations

from spieltisch.core.events import event
from spieltisch.core.messages import message
from spieltisch.games.five_hundred.figures import FACTS, result_facts
from spieltisch.games.five_hundred.plugin import PLUGIN
from spieltisch.plugins.conformance import check_messages
from tests.games.five_hundred.support import new_match

MATCH = (
    event("deal", number=1, starter=0, cards=7, up="2C", stock=30),
    event("took_pile", seat=0, cards=("5H", "KD", "2C")),
    event("melded", seat=0, cards=("4H", "*5H", "6H"), meld=1, points=35),
    event("discarded", seat=0, card="7H", claim=True),
    event("claim_laid", seat=1, card="7H", meld=1, place=3, points=5),
    event("took_pile", seat=1, cards=("KD", "2C")),
    event("swapped", seat=1, card="5H", meld=1, place=1, points=5),
    event("discarded", seat=1, card="9H", claim=False),
    event("penalty", seat=1, points=50),
    event("closed", seat=0),
    event("count", number=1, closer=0, hands=((), ("KD",)), totals=(10, -50)),
    event("score", side=0, points=10, reason="laid", deal=1, total=10),
    event("score", side=1, points=10, reason="laid", deal=1, total=10),
    event("score", side=1, points=-10, reason="hand", deal=1, total=0),
    event("score", side=1, points=-50, reason="pile_penalty", deal=1, total=-50),
    event("deal", number=2, starter=1, cards=7, up="3C", stock=30),
    event("count", number=2, closer=None, hands=((), ()), totals=(60, -30)),
    event("score", side=0, points=50, reason="laid", deal=2, total=60),
    event("score", side=1, points=20, reason="laid", deal=2, total=-30),
    event("over", winner=0, scores=(60, -30)),
)


def test_the_figures_of_the_winner() -> None:
    assert result_facts(MATCH, 0) == {
        "deals": 2,
        "deals_won": 2,
        "closed": 1,
        "closings": 1,
        "deal_points": 60,
        "laid_points": 60,
        "hand_points": 0,
        "best_deal": 50,
        "worst_deal": 10,
        "melds": 1,
        "cards_laid": 3,
        "piles": 1,
        "pile_cards": 3,
        "penalties": 0,
        "penalty_points": 0,
        "jokers_laid": 1,
        "jokers_swapped": 0,
        "claims_won": 0,
        "claims_open": 0,
        "margin": 90,
    }


def test_the_figures_of_the_other() -> None:
    facts = result_facts(MATCH, 1)
    assert (facts["deals_won"], facts["closings"], facts["claims_won"], facts["claims_open"]) == (0, 0, 1, 1)
    assert (facts["laid_points"], facts["hand_points"], facts["deal_points"]) == (30, 10, -30)
    assert (facts["penalties"], facts["penalty_points"], facts["jokers_swapped"]) == (1, 50, 1)
    assert (facts["best_deal"], facts["worst_deal"], facts["margin"]) == (20, -50, -90)


def test_before_a_deal_is_counted_nothing_is_best() -> None:
    facts = result_facts(new_match(2, {}).events, 0)
    assert facts["deals"] == 0
    assert not {"best_deal", "worst_deal", "margin"} & set(facts)


def test_every_fact_is_computed_and_has_its_words() -> None:
    numbers = result_facts(MATCH, 0)
    for fact in FACTS:
        assert set(fact.of + fact.per) <= set(numbers)
        check_messages(PLUGIN, fact.label)
        check_messages(PLUGIN, fact.unit)
    assert len({fact.key for fact in FACTS}) == len(FACTS)
    assert FACTS[0].label == message("five_hundred.fact.deal_average.label")
