"""The log, the score details and what is read aloud, in English: a part of the catalog `watten`."""

from __future__ import annotations

from typing import Final

from spieltisch.core.messages import QT_TRANSLATE_NOOP, Texts

STORY_TEXTS: Final[Texts] = {
    "watten.log.start": QT_TRANSLATE_NOOP("watten", "The match starts at {first} : {second}."),
    "watten.log.first_dealer": QT_TRANSLATE_NOOP("watten", "The lot has fallen on {who} to deal first."),
    "watten.log.first_dealer.you": QT_TRANSLATE_NOOP("watten", "The lot has fallen on you to deal first."),
    "watten.log.deal": QT_TRANSLATE_NOOP("watten", "Round {round} · {who} deals"),
    "watten.log.deal.you": QT_TRANSLATE_NOOP("watten", "Round {round} · you deal"),
    "watten.log.rank": QT_TRANSLATE_NOOP("watten", "{who} names the Schlag: {rank!b:plural}"),
    "watten.log.rank.you": QT_TRANSLATE_NOOP("watten", "You name the Schlag: {rank!b:plural}"),
    "watten.log.trump": QT_TRANSLATE_NOOP("watten", "{who} names the trump: {suit!b}"),
    "watten.log.trump.you": QT_TRANSLATE_NOOP("watten", "You name the trump: {suit!b}"),
    "watten.log.leads": QT_TRANSLATE_NOOP("watten", "{who} leads {card}"),
    "watten.log.leads.you": QT_TRANSLATE_NOOP("watten", "You lead {card}"),
    "watten.log.takes": QT_TRANSLATE_NOOP("watten", "{who} plays {card} – winning"),
    "watten.log.takes.you": QT_TRANSLATE_NOOP("watten", "You play {card} – winning"),
    "watten.log.follows": QT_TRANSLATE_NOOP("watten", "{who} follows with {card}"),
    "watten.log.follows.you": QT_TRANSLATE_NOOP("watten", "You follow with {card}"),
    "watten.log.throws": QT_TRANSLATE_NOOP("watten", "{who} throws {card}"),
    "watten.log.throws.you": QT_TRANSLATE_NOOP("watten", "You throw {card}"),
    "watten.log.trick": QT_TRANSLATE_NOOP("watten", "Trick for {who}"),
    "watten.log.trick.you": QT_TRANSLATE_NOOP("watten", "Trick for you"),
    "watten.log.raised": QT_TRANSLATE_NOOP("watten", "{who}: “Gehen!” – for {stake}"),
    "watten.log.raised.you": QT_TRANSLATE_NOOP("watten", "You: “Gehen!” – for {stake}"),
    "watten.log.raised_again": QT_TRANSLATE_NOOP("watten", "{who} raises again: for {stake}"),
    "watten.log.raised_again.you": QT_TRANSLATE_NOOP("watten", "You raise again: for {stake}"),
    "watten.log.held": QT_TRANSLATE_NOOP("watten", "{who} holds. Stake {stake!b}"),
    "watten.log.held.you": QT_TRANSLATE_NOOP("watten", "You hold. Stake {stake!b}"),
    "watten.log.folded": QT_TRANSLATE_NOOP("watten", "{who} gives up."),
    "watten.log.folded.you": QT_TRANSLATE_NOOP("watten", "You give up."),
    "watten.log.timeout": QT_TRANSLATE_NOOP("watten", "Time ran out for {who}."),
    "watten.log.timeout.you": QT_TRANSLATE_NOOP("watten", "Your time ran out."),
    "watten.log.won": QT_TRANSLATE_NOOP("watten", "{pair:and} win {won} : {lost}"),
    "watten.log.won_by_fold": QT_TRANSLATE_NOOP("watten", "{pair:and} win the round"),
    "watten.log.over": QT_TRANSLATE_NOOP("watten", "{pair:and} win the match {won} : {lost}"),
    "watten.details.round": QT_TRANSLATE_NOOP("watten", "Round {round} · Schlag {rank:plural}, trump {suit}"),
    "watten.details.list": QT_TRANSLATE_NOOP("watten", "{items:cap}"),
    "watten.details.tricks": QT_TRANSLATE_NOOP("watten", "{won} : {lost} tricks"),
    "watten.details.raised": QT_TRANSLATE_NOOP("watten", "{who} raises to {stake}"),
    "watten.details.raised.you": QT_TRANSLATE_NOOP("watten", "you raise to {stake}"),
    "watten.details.folded": QT_TRANSLATE_NOOP("watten", "{who} gives up"),
    "watten.details.folded.you": QT_TRANSLATE_NOOP("watten", "you give up"),
    "watten.say.played": QT_TRANSLATE_NOOP("watten", "{who}: {card}."),
    "watten.say.trick": QT_TRANSLATE_NOOP("watten", "{who} takes the trick. Tricks {first} to {second}."),
    "watten.say.trick.you": QT_TRANSLATE_NOOP("watten", "You take the trick. Tricks {first} to {second}."),
    "watten.say.over": QT_TRANSLATE_NOOP("watten", "The match is over. {pair:and} win."),
}
