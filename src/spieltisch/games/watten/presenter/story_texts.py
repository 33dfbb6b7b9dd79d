"""The log, the score details and what is read aloud, in English: a part of the catalog `watten`."""

from __future__ import annotations

from typing import Final

from spieltisch.core.messages import QT_TRANSLATE_NOOP, Texts

STORY_TEXTS: Final[Texts] = {
    "watten.log.start": QT_TRANSLATE_NOOP("watten", "The match starts at {first} : {second}."),
    "watten.log.first_dealer": QT_TRANSLATE_NOOP("watten", "The lot has fallen on {who} to deal first."),
    "watten.log.deal": QT_TRANSLATE_NOOP("watten", "Round {round} · {who} deals"),
    "watten.log.rank": QT_TRANSLATE_NOOP("watten", "{who} names the Schlag: {rank!b:plural}"),
    "watten.log.trump": QT_TRANSLATE_NOOP("watten", "{who} names the trump: {suit!b}"),
    "watten.log.leads": QT_TRANSLATE_NOOP("watten", "{who} leads {card}"),
    "watten.log.takes": QT_TRANSLATE_NOOP("watten", "{who} plays {card} – winning"),
    "watten.log.follows": QT_TRANSLATE_NOOP("watten", "{who} follows with {card}"),
    "watten.log.throws": QT_TRANSLATE_NOOP("watten", "{who} throws {card}"),
    "watten.log.trick": QT_TRANSLATE_NOOP("watten", "Trick for {who}"),
    "watten.log.raised": QT_TRANSLATE_NOOP("watten", "{who}: “Gehen!” – for {stake}"),
    "watten.log.raised_again": QT_TRANSLATE_NOOP("watten", "{who} raises again: for {stake}"),
    "watten.log.held": QT_TRANSLATE_NOOP("watten", "{who} holds. Stake {stake!b}"),
    "watten.log.folded": QT_TRANSLATE_NOOP("watten", "{who} gives up."),
    "watten.log.timeout": QT_TRANSLATE_NOOP("watten", "Time ran out for {who}."),
    "watten.log.won": QT_TRANSLATE_NOOP("watten", "{pair:and} win {won} : {lost}"),
    "watten.log.won_by_fold": QT_TRANSLATE_NOOP("watten", "{pair:and} win the round"),
    "watten.log.over": QT_TRANSLATE_NOOP("watten", "{pair:and} win the match {won} : {lost}"),
    "watten.details.round": QT_TRANSLATE_NOOP("watten", "Round {round} · Schlag {rank:plural}, trump {suit}"),
    "watten.details.list": QT_TRANSLATE_NOOP("watten", "{items}"),
    "watten.details.tricks": QT_TRANSLATE_NOOP("watten", "{won} : {lost} tricks"),
    "watten.details.raised": QT_TRANSLATE_NOOP("watten", "{who} raises to {stake}"),
    "watten.details.folded": QT_TRANSLATE_NOOP("watten", "{who} gives up"),
    "watten.say.played": QT_TRANSLATE_NOOP("watten", "{who}: {card}."),
    "watten.say.trick": QT_TRANSLATE_NOOP("watten", "{who} takes the trick. Tricks {first} to {second}."),
    "watten.say.trick.you": QT_TRANSLATE_NOOP("watten", "You take the trick. Tricks {first} to {second}."),
    "watten.say.over": QT_TRANSLATE_NOOP("watten", "The match is over. {pair:and} win."),
}
