"""The log, the score details and what is read aloud, in English: a part of the catalog `dominoes`."""

from __future__ import annotations

from typing import Final

from spieltisch.core.messages import QT_TRANSLATE_NOOP, Texts

STORY_TEXTS: Final[Texts] = {
    "dominoes.log.deal": QT_TRANSLATE_NOOP("dominoes", "Round {round} · {who} opens"),
    "dominoes.log.deal.you": QT_TRANSLATE_NOOP("dominoes", "Round {round} · you open"),
    "dominoes.log.opener.lot": QT_TRANSLATE_NOOP("dominoes", "The lot has fallen on {who}."),
    "dominoes.log.opener.lot.you": QT_TRANSLATE_NOOP("dominoes", "The lot has fallen on you."),
    "dominoes.log.opener.rotate": QT_TRANSLATE_NOOP("dominoes", "It is the turn of {who} to open."),
    "dominoes.log.opener.rotate.you": QT_TRANSLATE_NOOP("dominoes", "It is your turn to open."),
    "dominoes.log.opener.winner": QT_TRANSLATE_NOOP("dominoes", "{who} won the last round."),
    "dominoes.log.opener.winner.you": QT_TRANSLATE_NOOP("dominoes", "You won the last round."),
    "dominoes.log.opener.highest_double": QT_TRANSLATE_NOOP(
        "dominoes", "{who} holds the highest double, {tile:short}, and has to lead it."
    ),
    "dominoes.log.opener.highest_double.you": QT_TRANSLATE_NOOP(
        "dominoes", "You hold the highest double, {tile:short}, and have to lead it."
    ),
    "dominoes.log.lays": QT_TRANSLATE_NOOP("dominoes", "{who} lays {tile:short}"),
    "dominoes.log.lays.you": QT_TRANSLATE_NOOP("dominoes", "You lay {tile:short}"),
    "dominoes.log.lays_but_one": QT_TRANSLATE_NOOP("dominoes", "{who} lays {tile:short}, one tile left"),
    "dominoes.log.lays_but_one.you": QT_TRANSLATE_NOOP("dominoes", "You lay {tile:short}, one tile left"),
    "dominoes.log.lays_sum": QT_TRANSLATE_NOOP("dominoes", "{who} lays {tile:short}. Ends {total}"),
    "dominoes.log.lays_sum.you": QT_TRANSLATE_NOOP("dominoes", "You lay {tile:short}. Ends {total}"),
    "dominoes.log.draws": QT_TRANSLATE_NOOP("dominoes", "{who} draws %n tile(s)"),
    "dominoes.log.draws.you": QT_TRANSLATE_NOOP("dominoes", "You draw %n tile(s)"),
    "dominoes.log.passes": QT_TRANSLATE_NOOP("dominoes", "{who} passes (open: {values:and})"),
    "dominoes.log.passes.you": QT_TRANSLATE_NOOP("dominoes", "You pass (open: {values:and})"),
    "dominoes.log.gone_out": QT_TRANSLATE_NOOP("dominoes", "{who} has gone out"),
    "dominoes.log.gone_out.you": QT_TRANSLATE_NOOP("dominoes", "You have gone out"),
    "dominoes.log.pips": QT_TRANSLATE_NOOP("dominoes", "Pips left: {left}"),
    "dominoes.log.pips_of": QT_TRANSLATE_NOOP("dominoes", "{who} {pips}"),
    "dominoes.log.out": QT_TRANSLATE_NOOP("dominoes", "{who} wins the round"),
    "dominoes.log.out.you": QT_TRANSLATE_NOOP("dominoes", "You win the round"),
    "dominoes.log.out_pair": QT_TRANSLATE_NOOP("dominoes", "{pair:and} win the round"),
    "dominoes.log.out_pair.you": QT_TRANSLATE_NOOP("dominoes", "You and {pair:others} win the round"),
    "dominoes.log.blocked": QT_TRANSLATE_NOOP("dominoes", "Fewest pips: {who}"),
    "dominoes.log.blocked_pair": QT_TRANSLATE_NOOP("dominoes", "Fewest pips: {pair:and}"),
    "dominoes.log.over": QT_TRANSLATE_NOOP("dominoes", "{who} wins the match. Points: {scores}"),
    "dominoes.log.over.you": QT_TRANSLATE_NOOP("dominoes", "You win the match. Points: {scores}"),
    "dominoes.log.over_pair": QT_TRANSLATE_NOOP("dominoes", "{pair:and} win the match. Points: {scores}"),
    "dominoes.log.over_pair.you": QT_TRANSLATE_NOOP(
        "dominoes", "You and {pair:others} win the match. Points: {scores}"
    ),
    "dominoes.log.tie": QT_TRANSLATE_NOOP("dominoes", "Nobody wins the match. Points: {scores}"),
    "dominoes.details.round": QT_TRANSLATE_NOOP("dominoes", "Round {round}"),
    "dominoes.details.round_out": QT_TRANSLATE_NOOP("dominoes", "Round {round} · {who} has gone out"),
    "dominoes.details.round_out.you": QT_TRANSLATE_NOOP("dominoes", "Round {round} · you have gone out"),
    "dominoes.details.round_blocked": QT_TRANSLATE_NOOP("dominoes", "Round {round} · blocked"),
    "dominoes.details.line": QT_TRANSLATE_NOOP("dominoes", "{sum}"),
    "dominoes.details.out": QT_TRANSLATE_NOOP("dominoes", "Gone out; opposing pips: {pips}"),
    "dominoes.details.out_rounded": QT_TRANSLATE_NOOP("dominoes", "Gone out; opposing pips: {pips}, rounded"),
    "dominoes.details.blocked_rounded": QT_TRANSLATE_NOOP(
        "dominoes", "Fewest pips when blocked: {own} against {pips}, rounded"
    ),
    "dominoes.details.split": QT_TRANSLATE_NOOP(
        "dominoes", "Two with the fewest pips, {own} each, share the third hand: {pips}, rounded {rounded}"
    ),
    "dominoes.details.blocked": QT_TRANSLATE_NOOP(
        "dominoes", "Fewest pips when blocked: {own} against {pips}"
    ),
    "dominoes.say.opens": QT_TRANSLATE_NOOP("dominoes", "{who} opens with {tile}."),
    "dominoes.say.opens.you": QT_TRANSLATE_NOOP("dominoes", "You open with {tile}."),
    "dominoes.say.lays": QT_TRANSLATE_NOOP("dominoes", "{who} lays {tile}, {end}."),
    "dominoes.say.lays.you": QT_TRANSLATE_NOOP("dominoes", "You lay {tile}, {end}."),
    "dominoes.say.draws": QT_TRANSLATE_NOOP("dominoes", "{who} draws; %n tile(s) in the boneyard."),
    "dominoes.say.draws.you": QT_TRANSLATE_NOOP("dominoes", "You draw; %n tile(s) in the boneyard."),
    "dominoes.say.scores": QT_TRANSLATE_NOOP("dominoes", "{points} points for {who}."),
    "dominoes.say.scores.you": QT_TRANSLATE_NOOP("dominoes", "{points} points for you."),
    "dominoes.say.scores_pair": QT_TRANSLATE_NOOP("dominoes", "{points} points for {pair:and}."),
    "dominoes.say.scores_pair.you": QT_TRANSLATE_NOOP(
        "dominoes", "{points} points for you and {pair:others}."
    ),
    "dominoes.say.score": QT_TRANSLATE_NOOP("dominoes", "{who}: {points}."),
    "dominoes.say.score.you": QT_TRANSLATE_NOOP("dominoes", "You: {points}."),
    "dominoes.say.score_pair": QT_TRANSLATE_NOOP("dominoes", "{pair:and}: {points}."),
}
