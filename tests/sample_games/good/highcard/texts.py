"""The catalog of High Card."""

from __future__ import annotations

from spieltisch.core.messages import QT_TRANSLATE_NOOP, Texts

TEXTS: Texts = {
    "highcard.name": QT_TRANSLATE_NOOP("highcard", "High Card"),
    "highcard.summary": QT_TRANSLATE_NOOP("highcard", "The highest card wins the round."),
    "highcard.option.seats": QT_TRANSLATE_NOOP("highcard", "Players"),
    "highcard.option.hand": QT_TRANSLATE_NOOP("highcard", "Cards per deal"),
    "highcard.option.target": QT_TRANSLATE_NOOP("highcard", "Points to win"),
    "highcard.option.ties": QT_TRANSLATE_NOOP("highcard", "Equal ranks"),
    "highcard.option.ties.none": QT_TRANSLATE_NOOP("highcard", "Nobody scores"),
    "highcard.option.ties.share": QT_TRANSLATE_NOOP("highcard", "The point is shared"),
    "highcard.option.bonus": QT_TRANSLATE_NOOP("highcard", "Bonus card"),
    "highcard.option.turns": QT_TRANSLATE_NOOP("highcard", "Lay in turn"),
    "highcard.option.doubling": QT_TRANSLATE_NOOP("highcard", "Doubling"),
    "highcard.option.seconds": QT_TRANSLATE_NOOP("highcard", "Seconds for each decision"),
    "highcard.option.explanation": QT_TRANSLATE_NOOP("highcard", "Changes the length of a match."),
    "highcard.reason.verb": QT_TRANSLATE_NOOP("highcard", "Here you lay a card, double, answer or draw."),
    "highcard.reason.not_your_turn": QT_TRANSLATE_NOOP("highcard", "It is not your turn."),
    "highcard.reason.not_in_hand": QT_TRANSLATE_NOOP("highcard", "You do not hold this card."),
    "highcard.reason.over": QT_TRANSLATE_NOOP("highcard", "The match is over."),
    "highcard.setup.scores": QT_TRANSLATE_NOOP("highcard", "Scores lie between 0 and {target}."),
    "highcard.progress": QT_TRANSLATE_NOOP("highcard", "Deal {number}"),
    "highcard.prompt.lay": QT_TRANSLATE_NOOP("highcard", "Lay a card"),
    "highcard.prompt.wait": QT_TRANSLATE_NOOP("highcard", "Wait for the others"),
    "highcard.prompt.bonus": QT_TRANSLATE_NOOP("highcard", "Draw a bonus card?"),
    "highcard.prompt.answer": QT_TRANSLATE_NOOP("highcard", "The round shall count double"),
    "highcard.prompt.over": QT_TRANSLATE_NOOP("highcard", "The match is over"),
    "highcard.confirm": QT_TRANSLATE_NOOP("highcard", "Lay {card}"),
    "highcard.choice.draw": QT_TRANSLATE_NOOP("highcard", "Draw"),
    "highcard.choice.stay": QT_TRANSLATE_NOOP("highcard", "Stay"),
    "highcard.choice.double": QT_TRANSLATE_NOOP("highcard", "Double"),
    "highcard.choice.accept": QT_TRANSLATE_NOOP("highcard", "Accept"),
    "highcard.choice.give-in": QT_TRANSLATE_NOOP("highcard", "Give in"),
    "highcard.log.round": QT_TRANSLATE_NOOP("highcard", "Everyone shows: {cards}"),
    "highcard.log.score": QT_TRANSLATE_NOOP("highcard", "Points"),
    "highcard.log.timeout": QT_TRANSLATE_NOOP("highcard", "{who} runs out of time"),
    "highcard.rules.title": QT_TRANSLATE_NOOP("highcard", "Rules"),
    "highcard.rules.text": QT_TRANSLATE_NOOP("highcard", "The highest rank wins the round."),
}
