<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da_DK" sourcelanguage="en">
<context>
    <name>WattenAnswerButton</name>
    <message>
        <source>hint</source>
        <translation>tip</translation>
    </message>
</context>
<context>
    <name>WattenRanking</name>
    <message>
        <source>%1 (yours)</source>
        <translation>%1 (din)</translation>
    </message>
</context>
<context>
    <name>watten</name>
    <message>
        <source>The match starts at {first} : {second}.</source>
        <extracomment>watten.log.start</extracomment>
        <translation>Partiet begynder ved {first} : {second}.</translation>
    </message>
    <message>
        <source>The lot has fallen on {who} to deal first.</source>
        <extracomment>watten.log.first_dealer</extracomment>
        <translation>Lodtrækning: {who} giver først.</translation>
    </message>
    <message>
        <source>Round {round} · {who} deals</source>
        <extracomment>watten.log.deal</extracomment>
        <translation>{round}. runde · {who} giver</translation>
    </message>
    <message>
        <source>{who} names the Schlag: {rank!b:plural}</source>
        <extracomment>watten.log.rank</extracomment>
        <translation>{who} melder Schlag {rank!b}</translation>
    </message>
    <message>
        <source>{who} names the trump: {suit!b}</source>
        <extracomment>watten.log.trump</extracomment>
        <translation>{who} melder trumf {suit!b}</translation>
    </message>
    <message>
        <source>{who} leads {card}</source>
        <extracomment>watten.log.leads</extracomment>
        <translation>{who} spiller {card}</translation>
    </message>
    <message>
        <source>{who} follows with {card}</source>
        <extracomment>watten.log.follows</extracomment>
        <translation>{who} lægger {card} til</translation>
    </message>
    <message>
        <source>{who} throws {card}</source>
        <extracomment>watten.log.throws</extracomment>
        <translation>{who} kaster {card} af</translation>
    </message>
    <message>
        <source>Trick for {who}</source>
        <extracomment>watten.log.trick</extracomment>
        <translation>Stik til {who}</translation>
    </message>
    <message>
        <source>{who}: “Gehen!” – for {stake}</source>
        <extracomment>watten.log.raised</extracomment>
        <translation>{who}: ”Gehen!” – om {stake}</translation>
    </message>
    <message>
        <source>{who} raises again: for {stake}</source>
        <extracomment>watten.log.raised_again</extracomment>
        <translation>{who} hæver igen: om {stake}</translation>
    </message>
    <message>
        <source>{who} holds. Stake {stake!b}</source>
        <extracomment>watten.log.held</extracomment>
        <translation>{who} holder. Indsats {stake!b}</translation>
    </message>
    <message>
        <source>{who} gives up.</source>
        <extracomment>watten.log.folded</extracomment>
        <translation>{who} giver op.</translation>
    </message>
    <message>
        <source>Time ran out for {who}.</source>
        <extracomment>watten.log.timeout</extracomment>
        <translation>Tiden løb ud for {who}.</translation>
    </message>
    <message>
        <source>{pair:and} win {won} : {lost}</source>
        <extracomment>watten.log.won, watten.result.title</extracomment>
        <translation>{pair:and} vinder {won} : {lost}</translation>
    </message>
    <message>
        <source>{pair:and} win the round</source>
        <extracomment>watten.log.won_by_fold</extracomment>
        <translation>{pair:and} vinder runden</translation>
    </message>
    <message>
        <source>{pair:and} win the match {won} : {lost}</source>
        <extracomment>watten.log.over</extracomment>
        <translation>{pair:and} vinder partiet {won} : {lost}</translation>
    </message>
    <message>
        <source>Round {round} · Schlag {rank:plural}, trump {suit}</source>
        <extracomment>watten.details.round</extracomment>
        <translation>{round}. runde · Schlag {rank}, trumf {suit}</translation>
    </message>
    <message>
        <source>{items:cap}</source>
        <extracomment>watten.details.list</extracomment>
        <translation>{items:cap}</translation>
    </message>
    <message>
        <source>{won} : {lost} tricks</source>
        <extracomment>watten.details.tricks</extracomment>
        <translation>{won} : {lost} stik</translation>
    </message>
    <message>
        <source>{who} raises to {stake}</source>
        <extracomment>watten.details.raised</extracomment>
        <translation>{who} hæver til {stake}</translation>
    </message>
    <message>
        <source>{who} gives up</source>
        <extracomment>watten.details.folded</extracomment>
        <translation>{who} giver op</translation>
    </message>
    <message>
        <source>{who}: {card}.</source>
        <extracomment>watten.say.played</extracomment>
        <translation>{who}: {card}.</translation>
    </message>
    <message>
        <source>You: {card}.</source>
        <extracomment>watten.say.played.you</extracomment>
        <translation>Du: {card}.</translation>
    </message>
    <message>
        <source>{who} takes the trick. Tricks {first} to {second}.</source>
        <extracomment>watten.say.trick</extracomment>
        <translation>{who} får stikket. Stik {first} til {second}.</translation>
    </message>
    <message>
        <source>You take the trick. Tricks {first} to {second}.</source>
        <extracomment>watten.say.trick.you</extracomment>
        <translation>Du får stikket. Stik {first} til {second}.</translation>
    </message>
    <message>
        <source>The match is over. {pair:and} win.</source>
        <extracomment>watten.say.over</extracomment>
        <translation>Partiet er slut. {pair:and} vinder.</translation>
    </message>
    <message>
        <source>Round {round} · {phase}</source>
        <extracomment>watten.progress</extracomment>
        <translation>{round}. runde · {phase}</translation>
    </message>
    <message>
        <source>Announcing</source>
        <extracomment>watten.rules.announcing, watten.phase.announcing</extracomment>
        <translation>Melding</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <extracomment>watten.fact.rounds_won</extracomment>
        <translation>Vundne runder</translation>
    </message>
    <message>
        <source>Raises</source>
        <extracomment>watten.fact.raises</extracomment>
        <translation>Forhøjelser</translation>
    </message>
    <message>
        <source>Raises that were not held</source>
        <extracomment>watten.fact.bluffs</extracomment>
        <translation>Forhøjelser, der fik modparten til at give op</translation>
    </message>
    <message>
        <source>Given up</source>
        <extracomment>watten.fact.folds</extracomment>
        <translation>Givet op</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>watten.fact.rounds</extracomment>
        <translation>Runder</translation>
    </message>
    <message>
        <source>Stakes of the rounds</source>
        <extracomment>watten.fact.stakes</extracomment>
        <translation>Rundernes indsatser</translation>
    </message>
    <message>
        <source>of all rounds</source>
        <extracomment>watten.unit.rounds_share</extracomment>
        <translation>af alle runder</translation>
    </message>
    <message>
        <source>a round</source>
        <extracomment>watten.unit.tricks</extracomment>
        <translation>pr. runde</translation>
    </message>
    <message>
        <source>points a round</source>
        <extracomment>watten.unit.points</extracomment>
        <translation>point pr. runde</translation>
    </message>
    <message>
        <source>of your pair, a match</source>
        <extracomment>watten.unit.raises</extracomment>
        <translation>af dit par, pr. parti</translation>
    </message>
    <message>
        <source>of your pair’s raises</source>
        <extracomment>watten.unit.raises_share</extracomment>
        <translation>af dit pars forhøjelser</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>watten.unit.played</extracomment>
        <translation>spillet</translation>
    </message>
    <message>
        <source>rounds</source>
        <extracomment>watten.unit.rounds</extracomment>
        <translation>runder</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>watten.rules.about</extracomment>
        <translation>Regler</translation>
    </message>
    <message>
        <source>This page describes the standard rules.</source>
        <extracomment>watten.rules.about.standard</extracomment>
        <translation>Siden beskriver standardreglerne.</translation>
    </message>
    <message>
        <source>This page describes the rules as they have been chosen for this match.</source>
        <extracomment>watten.rules.about.chosen</extracomment>
        <translation>Siden beskriver reglerne, som de er valgt til dette parti.</translation>
    </message>
    <message>
        <source>The variant (Bavarian or Tyrolean), the deck (French or Bavarian), the points that win, Weli, Guate, the duty to follow, raising and the time for each move can be changed in the app.</source>
        <extracomment>watten.rules.about.options</extracomment>
        <translation>Variant (bayersk eller tyrolsk), kort (franske eller bayerske), pointmål, Weli, Guate, trumfpligt, Gehen og tid pr. træk kan ændres i appen.</translation>
    </message>
    <message>
        <source>In the Bavarian deck jack and queen are called unter and ober; the suits are acorns, leaves, hearts and bells. Choose the kind of cards in the settings, under Cards.</source>
        <extracomment>watten.rules.deal.bavarian</extracomment>
        <translation>I det bayerske kortspil hedder knægt og dame unter og ober; kulørerne hedder agern, løv, hjerter og bjælder. Kortene vælger du i indstillingerne under Kort.</translation>
    </message>
    <message>
        <source>The player to the left of the dealer names the Schlag (a rank, for example the {rank}). Then the dealer names the trump (a suit).</source>
        <extracomment>watten.rules.announcing.both</extracomment>
        <translation>Spilleren til venstre for giveren melder Schlag (en værdi, for eksempel {rank}). Derefter melder giveren trumf (en kulør).</translation>
    </message>
    <message>
        <source>A card that is several things counts as the highest of them: the {maxi} stays Maxi, even as the Rechter. It is no Linke then.</source>
        <extracomment>watten.rules.ranking.highest</extracomment>
        <translation>Et kort, der er flere ting på én gang, tæller som den højeste af dem: {maxi} forbliver Maxi, også som Rechter. Det er så ikke en Linke.</translation>
    </message>
    <message>
        <source>The Guate, the trump one step above the Schlag (none with the {ace}), beats the Rechter, too.</source>
        <extracomment>watten.rules.ranking.guate</extracomment>
        <translation>Guate, trumfkortet ét trin over Schlag (ikke ved {ace}), slår også Rechter.</translation>
    </message>
    <message>
        <source>The Guate, the trump one step above the Schlag (none with the {ace} and the {six}), beats the Rechter, too.</source>
        <extracomment>watten.rules.ranking.guate_weli</extracomment>
        <translation>Guate, trumfkortet ét trin over Schlag (ikke ved {ace} og {six}), slår også Rechter.</translation>
    </message>
    <message>
        <source>The Weli ({rank} of {suit}) is in play as a 33rd card. It is always a trump, but the lowest one; if the {rank} is the Schlag, it is the Rechter, and there are no Linke.</source>
        <extracomment>watten.rules.ranking.weli</extracomment>
        <translation>Weli ({suit} {rank}) er med som 33. kort. Det er altid trumf, men den laveste; meldes {rank}, er det Rechter, og så er der ingen Linke.</translation>
    </message>
    <message>
        <source>The lot has fallen on you to deal first.</source>
        <extracomment>watten.log.first_dealer.you</extracomment>
        <translation>Lodtrækning: Du giver først.</translation>
    </message>
    <message>
        <source>Round {round} · you deal</source>
        <extracomment>watten.log.deal.you</extracomment>
        <translation>{round}. runde · du giver</translation>
    </message>
    <message>
        <source>You name the Schlag: {rank!b:plural}</source>
        <extracomment>watten.log.rank.you</extracomment>
        <translation>Du melder Schlag {rank!b}</translation>
    </message>
    <message>
        <source>You name the trump: {suit!b}</source>
        <extracomment>watten.log.trump.you</extracomment>
        <translation>Du melder trumf {suit!b}</translation>
    </message>
    <message>
        <source>You lead {card}</source>
        <extracomment>watten.log.leads.you</extracomment>
        <translation>Du spiller {card}</translation>
    </message>
    <message>
        <source>{who} plays {card} – winning</source>
        <extracomment>watten.log.takes</extracomment>
        <translation>{who} spiller {card} – stikker</translation>
    </message>
    <message>
        <source>You play {card} – winning</source>
        <extracomment>watten.log.takes.you</extracomment>
        <translation>Du spiller {card} – stikker</translation>
    </message>
    <message>
        <source>You follow with {card}</source>
        <extracomment>watten.log.follows.you</extracomment>
        <translation>Du lægger {card} til</translation>
    </message>
    <message>
        <source>You throw {card}</source>
        <extracomment>watten.log.throws.you</extracomment>
        <translation>Du kaster {card} af</translation>
    </message>
    <message>
        <source>Trick for you</source>
        <extracomment>watten.log.trick.you</extracomment>
        <translation>Stik til dig</translation>
    </message>
    <message>
        <source>You: “Gehen!” – for {stake}</source>
        <extracomment>watten.log.raised.you</extracomment>
        <translation>Du: ”Gehen!” – om {stake}</translation>
    </message>
    <message>
        <source>You raise again: for {stake}</source>
        <extracomment>watten.log.raised_again.you</extracomment>
        <translation>Du hæver igen: om {stake}</translation>
    </message>
    <message>
        <source>You hold. Stake {stake!b}</source>
        <extracomment>watten.log.held.you</extracomment>
        <translation>Du holder. Indsats {stake!b}</translation>
    </message>
    <message>
        <source>You give up.</source>
        <extracomment>watten.log.folded.you</extracomment>
        <translation>Du giver op.</translation>
    </message>
    <message>
        <source>Your time ran out.</source>
        <extracomment>watten.log.timeout.you</extracomment>
        <translation>Din tid løb ud.</translation>
    </message>
    <message>
        <source>You and {pair:others} win {won} : {lost}</source>
        <extracomment>watten.log.won.you, watten.result.title.you</extracomment>
        <translation>Du og {pair:others} vinder {won} : {lost}</translation>
    </message>
    <message>
        <source>You and {pair:others} win the round</source>
        <extracomment>watten.log.won_by_fold.you</extracomment>
        <translation>Du og {pair:others} vinder runden</translation>
    </message>
    <message>
        <source>You and {pair:others} win the match {won} : {lost}</source>
        <extracomment>watten.log.over.you</extracomment>
        <translation>Du og {pair:others} vinder partiet {won} : {lost}</translation>
    </message>
    <message>
        <source>you raise to {stake}</source>
        <extracomment>watten.details.raised.you</extracomment>
        <translation>du hæver til {stake}</translation>
    </message>
    <message>
        <source>you give up</source>
        <extracomment>watten.details.folded.you</extracomment>
        <translation>du giver op</translation>
    </message>
    <message>
        <source>The match is over. You and {pair:others} win.</source>
        <extracomment>watten.say.over.you</extracomment>
        <translation>Partiet er slut. Du og {pair:others} vinder.</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <extracomment>watten.phase.trick</extracomment>
        <translation>{number}. stik</translation>
    </message>
    <message>
        <source>Scoring</source>
        <extracomment>watten.phase.ended</extracomment>
        <translation>Opgørelse</translation>
    </message>
    <message>
        <source>Match over</source>
        <extracomment>watten.phase.over</extracomment>
        <translation>Partiet er slut</translation>
    </message>
    <message>
        <source>Name the Schlag</source>
        <extracomment>watten.prompt.rank</extracomment>
        <translation>Meld Schlag</translation>
    </message>
    <message>
        <source>Name the trump</source>
        <extracomment>watten.prompt.trump</extracomment>
        <translation>Meld trumf</translation>
    </message>
    <message>
        <source>Lead to the first trick</source>
        <extracomment>watten.prompt.lead_first</extracomment>
        <translation>Spil ud til første stik</translation>
    </message>
    <message>
        <source>Lead to the next trick</source>
        <extracomment>watten.prompt.lead</extracomment>
        <translation>Spil ud til næste stik</translation>
    </message>
    <message>
        <source>Play a card</source>
        <extracomment>watten.prompt.play</extracomment>
        <translation>Spil et kort</translation>
    </message>
    <message>
        <source>{who} raises to {stake} points. Will you hold?</source>
        <extracomment>watten.prompt.answer</extracomment>
        <translation>{who} hæver til {stake} point. Holder du?</translation>
    </message>
    <message>
        <source>{who} is naming the Schlag</source>
        <extracomment>watten.waiting.rank</extracomment>
        <translation>{who} melder Schlag</translation>
    </message>
    <message>
        <source>You are naming the Schlag</source>
        <extracomment>watten.waiting.rank.you</extracomment>
        <translation>Du melder Schlag</translation>
    </message>
    <message>
        <source>{who} is naming the trump</source>
        <extracomment>watten.waiting.trump</extracomment>
        <translation>{who} melder trumf</translation>
    </message>
    <message>
        <source>You are naming the trump</source>
        <extracomment>watten.waiting.trump.you</extracomment>
        <translation>Du melder trumf</translation>
    </message>
    <message>
        <source>{who} is choosing a card</source>
        <extracomment>watten.waiting.play</extracomment>
        <translation>{who} vælger et kort</translation>
    </message>
    <message>
        <source>You are choosing a card</source>
        <extracomment>watten.waiting.play.you</extracomment>
        <translation>Du vælger et kort</translation>
    </message>
    <message>
        <source>{who} raises to {stake} points</source>
        <extracomment>watten.waiting.raise</extracomment>
        <translation>{who} hæver til {stake} point</translation>
    </message>
    <message>
        <source>You raise to {stake} points</source>
        <extracomment>watten.waiting.raise.you</extracomment>
        <translation>Du hæver til {stake} point</translation>
    </message>
    <message>
        <source>{pair:and} have to answer.</source>
        <extracomment>watten.waiting.answer</extracomment>
        <translation>{pair:and} skal svare.</translation>
    </message>
    <message>
        <source>Then {who} names the trump.</source>
        <extracomment>watten.detail.then_trump</extracomment>
        <translation>Derefter melder {who} trumf.</translation>
    </message>
    <message>
        <source>Then you name the trump.</source>
        <extracomment>watten.detail.then_trump.you</extracomment>
        <translation>Derefter melder du trumf.</translation>
    </message>
    <message>
        <source>Choose a rank in the middle of the table. Then {who} names the trump.</source>
        <extracomment>watten.detail.choose_rank</extracomment>
        <translation>Vælg en værdi midt på bordet. Derefter melder {who} trumf.</translation>
    </message>
    <message>
        <source>{who} has named {rank:plural} as the Schlag.</source>
        <extracomment>watten.detail.rank</extracomment>
        <translation>{who} har meldt Schlag {rank}.</translation>
    </message>
    <message>
        <source>You have named {rank:plural} as the Schlag.</source>
        <extracomment>watten.detail.rank.you</extracomment>
        <translation>Du har meldt Schlag {rank}.</translation>
    </message>
    <message numerus="yes">
        <source>{rank:cap}: you hold %n of them. Then {who} names the trump.</source>
        <extracomment>watten.detail.rank_held</extracomment>
        <translation>
            <numerusform>{rank:cap}: Du har et kort af dem. Derefter melder {who} trumf.</numerusform>
            <numerusform>{rank:cap}: Du har %n af dem. Derefter melder {who} trumf.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play a trump or a Kritischer</source>
        <extracomment>watten.duty.prompt.trump_or_critical</extracomment>
        <translation>Læg en trumf eller en Kritisk</translation>
    </message>
    <message>
        <source>Play a trump or a Linke</source>
        <extracomment>watten.duty.prompt.trump</extracomment>
        <translation>Læg en trumf eller en Linke</translation>
    </message>
    <message>
        <source>The Rechter was led. You have neither a trump nor a Kritischer: every card will do.</source>
        <extracomment>watten.duty.free.trump_or_critical</extracomment>
        <translation>Rechter blev spillet ud. Du har hverken trumf eller en Kritisk: Alle kort er tilladt.</translation>
    </message>
    <message>
        <source>A trump was led. You have none: every card will do.</source>
        <extracomment>watten.duty.free.trump</extracomment>
        <translation>Trumf blev spillet ud. Du har ingen: Alle kort er tilladt.</translation>
    </message>
    <message numerus="yes">
        <source>Hold: the round is worth {stake}. Give up: the others get %n point(s).</source>
        <extracomment>watten.detail.answer</extracomment>
        <translation>
            <numerusform>Hold: Det gælder {stake}. Giv op: De andre får et point.</numerusform>
            <numerusform>Hold: Det gælder {stake}. Giv op: De andre får %n point.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play {card}</source>
        <extracomment>watten.confirm.play</extracomment>
        <translation>Spil {card}</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <extracomment>watten.confirm.choose_card</extracomment>
        <translation>Vælg et kort</translation>
    </message>
    <message>
        <source>Name {rank:plural}</source>
        <extracomment>watten.confirm.rank</extracomment>
        <translation>Meld Schlag {rank}</translation>
    </message>
    <message>
        <source>Choose a rank</source>
        <extracomment>watten.confirm.choose_rank</extracomment>
        <translation>Vælg en værdi</translation>
    </message>
    <message>
        <source>Name {suit}</source>
        <extracomment>watten.confirm.trump</extracomment>
        <translation>Meld trumf {suit}</translation>
    </message>
    <message>
        <source>Choose a suit</source>
        <extracomment>watten.confirm.choose_trump</extracomment>
        <translation>Vælg en kulør</translation>
    </message>
    <message>
        <source>Which rank shall be the Schlag?</source>
        <extracomment>watten.announce.which_rank</extracomment>
        <translation>Hvilken værdi skal være Schlag?</translation>
    </message>
    <message>
        <source>Which suit shall be trump?</source>
        <extracomment>watten.announce.which_trump</extracomment>
        <translation>Hvilken kulør skal være trumf?</translation>
    </message>
    <message>
        <source>= so many of them you hold yourself</source>
        <extracomment>watten.announce.note</extracomment>
        <translation>= så mange af dem har du selv</translation>
    </message>
    <message>
        <source>{rank:cap}</source>
        <extracomment>watten.announce.rank</extracomment>
        <translation>{rank:cap}</translation>
    </message>
    <message>
        <source>Weli</source>
        <extracomment>watten.announce.six, watten.card.weli, watten.option.weli</extracomment>
        <translation>Weli</translation>
    </message>
    <message>
        <source>{suit:cap}</source>
        <extracomment>watten.announce.suit, watten.hint.trump</extracomment>
        <translation>{suit:cap}</translation>
    </message>
    <message>
        <source>{rank:short}</source>
        <extracomment>watten.announce.index</extracomment>
        <translation>{rank:short}</translation>
    </message>
    <message numerus="yes">
        <source>you hold %n</source>
        <extracomment>watten.announce.held</extracomment>
        <translation>
            <numerusform>du har et</numerusform>
            <numerusform>du har %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Gehen!</source>
        <extracomment>watten.stake.raise</extracomment>
        <translation>Gehen!</translation>
    </message>
    <message>
        <source>Gehen! to {stake}</source>
        <extracomment>watten.stake.raise_to</extracomment>
        <translation>Gehen! til {stake}</translation>
    </message>
    <message>
        <source>Raise again</source>
        <extracomment>watten.stake.raise_again</extracomment>
        <translation>Hæv igen</translation>
    </message>
    <message>
        <source>Hold</source>
        <extracomment>watten.stake.hold</extracomment>
        <translation>Hold</translation>
    </message>
    <message>
        <source>Give up</source>
        <extracomment>watten.stake.fold</extracomment>
        <translation>Giv op</translation>
    </message>
    <message>
        <source>G</source>
        <extracomment>watten.key.raise</extracomment>
        <translation>G</translation>
    </message>
    <message>
        <source>Y</source>
        <extracomment>watten.key.hold</extracomment>
        <translation>J</translation>
    </message>
    <message>
        <source>N</source>
        <extracomment>watten.key.fold</extracomment>
        <translation>N</translation>
    </message>
    <message numerus="yes">
        <source>The round is then worth {stake}. If the others give up, you get %n point(s).</source>
        <extracomment>watten.meaning.raise</extracomment>
        <translation>
            <numerusform>Så gælder det {stake}. Giver de andre op, får I et point.</numerusform>
            <numerusform>Så gælder det {stake}. Giver de andre op, får I %n point.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The round goes on for %n point(s).</source>
        <extracomment>watten.meaning.hold</extracomment>
        <translation>
            <numerusform>Runden fortsætter om et point.</numerusform>
            <numerusform>Runden fortsætter om %n point.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The round is over; the others get %n point(s).</source>
        <extracomment>watten.meaning.fold</extracomment>
        <translation>
            <numerusform>Runden er slut; de andre får et point.</numerusform>
            <numerusform>Runden er slut; de andre får %n point.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n point(s)</source>
        <extracomment>watten.meaning.stake_short</extracomment>
        <translation>
            <numerusform>om %n point</numerusform>
            <numerusform>om %n point</numerusform>
        </translation>
    </message>
    <message>
        <source>{stake} to the others</source>
        <extracomment>watten.meaning.fold_short</extracomment>
        <translation>{stake} til de andre</translation>
    </message>
    <message>
        <source>you are “gespannt”</source>
        <extracomment>watten.meaning.tense_short</extracomment>
        <translation>I er ”gespannt”</translation>
    </message>
    <message>
        <source>changes nothing</source>
        <extracomment>watten.meaning.pointless_short</extracomment>
        <translation>ændrer intet</translation>
    </message>
    <message>
        <source>First Schlag and trump are named.</source>
        <extracomment>watten.meaning.too_early</extracomment>
        <translation>Først meldes Schlag og trumf.</translation>
    </message>
    <message>
        <source>“{rank:plural,cap}!”</source>
        <extracomment>watten.said.rank</extracomment>
        <translation>”{rank:cap}!”</translation>
    </message>
    <message>
        <source>“{suit:cap}!”</source>
        <extracomment>watten.said.trump</extracomment>
        <translation>”{suit:cap}!”</translation>
    </message>
    <message>
        <source>“Gehen!”</source>
        <extracomment>watten.said.raise</extracomment>
        <translation>”Gehen!”</translation>
    </message>
    <message>
        <source>“Gehen!” again</source>
        <extracomment>watten.said.raise_again</extracomment>
        <translation>”Gehen!” igen</translation>
    </message>
    <message>
        <source>“I hold.”</source>
        <extracomment>watten.said.hold</extracomment>
        <translation>”Jeg holder.”</translation>
    </message>
    <message>
        <source>“I give up.”</source>
        <extracomment>watten.said.fold</extracomment>
        <translation>”Jeg giver op.”</translation>
    </message>
    <message>
        <source>Maxi</source>
        <extracomment>watten.card.maxi</extracomment>
        <translation>Maxi</translation>
    </message>
    <message>
        <source>Belli</source>
        <extracomment>watten.card.belli</extracomment>
        <translation>Belli</translation>
    </message>
    <message>
        <source>Spitz</source>
        <extracomment>watten.card.spitz</extracomment>
        <translation>Spitz</translation>
    </message>
    <message>
        <source>the Guate</source>
        <extracomment>watten.card.guate</extracomment>
        <translation>Guate</translation>
    </message>
    <message>
        <source>the Rechter</source>
        <extracomment>watten.card.right</extracomment>
        <translation>Rechter</translation>
    </message>
    <message>
        <source>a Linke</source>
        <extracomment>watten.card.left</extracomment>
        <translation>en Linke</translation>
    </message>
    <message>
        <source>trump</source>
        <extracomment>watten.card.trump</extracomment>
        <translation>trumf</translation>
    </message>
    <message>
        <source>{card}, the Guate</source>
        <extracomment>watten.object.guate</extracomment>
        <translation>{card}, Guate</translation>
    </message>
    <message>
        <source>{card}, the Rechter</source>
        <extracomment>watten.object.right</extracomment>
        <translation>{card}, Rechter</translation>
    </message>
    <message>
        <source>the Weli</source>
        <extracomment>watten.object.weli</extracomment>
        <translation>Weli</translation>
    </message>
    <message>
        <source>{card}, {role}</source>
        <extracomment>watten.subject.card</extracomment>
        <translation>{card}, {role}</translation>
    </message>
    <message>
        <source>{text:cap}</source>
        <extracomment>watten.label</extracomment>
        <translation>{text:cap}</translation>
    </message>
    <message>
        <source>{role:cap}</source>
        <extracomment>watten.badge.role</extracomment>
        <translation>{role:cap}</translation>
    </message>
    <message>
        <source>{effect:cap}</source>
        <extracomment>watten.badge.effect</extracomment>
        <translation>{effect:cap}</translation>
    </message>
    <message>
        <source>{role:cap} · {effect}</source>
        <extracomment>watten.badge.role_effect</extracomment>
        <translation>{role:cap} · {effect}</translation>
    </message>
    <message>
        <source>is winning</source>
        <extracomment>watten.badge.takes</extracomment>
        <translation>fører</translation>
    </message>
    <message>
        <source>takes the trick</source>
        <extracomment>watten.badge.took</extracomment>
        <translation>tager stikket</translation>
    </message>
    <message>
        <source>beats the Guate</source>
        <extracomment>watten.beats.guate</extracomment>
        <translation>slår Guate</translation>
    </message>
    <message>
        <source>beats the Rechter</source>
        <extracomment>watten.beats.right</extracomment>
        <translation>slår Rechter</translation>
    </message>
    <message>
        <source>beats the Weli</source>
        <extracomment>watten.beats.weli</extracomment>
        <translation>slår Weli</translation>
    </message>
    <message>
        <source>beats {what}</source>
        <extracomment>watten.beats.card</extracomment>
        <translation>slår {what}</translation>
    </message>
    <message>
        <source>does not win</source>
        <extracomment>watten.badge.loses</extracomment>
        <translation>stikker ikke</translation>
    </message>
    <message>
        <source>Cards nobody holds</source>
        <extracomment>watten.piece.pack</extracomment>
        <translation>Kort, som ingen har</translation>
    </message>
    <message>
        <source>{card:cap}</source>
        <extracomment>watten.piece.card, watten.ranking.name, watten.hint.card</extracomment>
        <translation>{card:cap}</translation>
    </message>
    <message>
        <source>{card:cap}, {role}</source>
        <extracomment>watten.piece.card_role</extracomment>
        <translation>{card:cap}, {role}</translation>
    </message>
    <message>
        <source>Face-down card of {who}</source>
        <extracomment>watten.piece.back</extracomment>
        <translation>Skjult kort hos {who}</translation>
    </message>
    <message>
        <source>Your face-down card</source>
        <extracomment>watten.piece.back.you</extracomment>
        <translation>Dit skjulte kort</translation>
    </message>
    <message>
        <source>{card:cap}, played by {who}</source>
        <extracomment>watten.piece.played</extracomment>
        <translation>{card:cap}, spillet af {who}</translation>
    </message>
    <message>
        <source>{card:cap}, played by you</source>
        <extracomment>watten.piece.played.you</extracomment>
        <translation>{card:cap}, spillet af dig</translation>
    </message>
    <message>
        <source>Card of a trick won by {pair:and}</source>
        <extracomment>watten.piece.won</extracomment>
        <translation>Kort fra et stik, som {pair:and} har vundet</translation>
    </message>
    <message>
        <source>Card of a trick won by you and {pair:others}</source>
        <extracomment>watten.piece.won.you</extracomment>
        <translation>Kort fra et stik taget af dig og {pair:others}</translation>
    </message>
    <message>
        <source>{who}</source>
        <extracomment>watten.who</extracomment>
        <translation>{who}</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>watten.who.you</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>deals</source>
        <extracomment>watten.plate.dealer</extracomment>
        <translation>giver</translation>
    </message>
    <message>
        <source>deal</source>
        <extracomment>watten.plate.dealer.you</extracomment>
        <translation>giver</translation>
    </message>
    <message>
        <source>Dealer · {suit:cap}</source>
        <extracomment>watten.plate.dealer_trump</extracomment>
        <translation>Giver · {suit:cap}</translation>
    </message>
    <message>
        <source>Forehand · {rank:plural,cap}</source>
        <extracomment>watten.plate.forehand_rank</extracomment>
        <translation>Forhånd · {rank:cap}</translation>
    </message>
    <message>
        <source>names the Schlag</source>
        <extracomment>watten.plate.names_rank</extracomment>
        <translation>melder Schlag</translation>
    </message>
    <message>
        <source>name the Schlag</source>
        <extracomment>watten.plate.names_rank.you</extracomment>
        <translation>melder Schlag</translation>
    </message>
    <message>
        <source>names the trump</source>
        <extracomment>watten.plate.names_trump</extracomment>
        <translation>melder trumf</translation>
    </message>
    <message>
        <source>name the trump</source>
        <extracomment>watten.plate.names_trump.you</extracomment>
        <translation>melder trumf</translation>
    </message>
    <message>
        <source>partner</source>
        <extracomment>watten.plate.partner</extracomment>
        <translation>makker</translation>
    </message>
    <message>
        <source>raises</source>
        <extracomment>watten.plate.raises</extracomment>
        <translation>hæver</translation>
    </message>
    <message>
        <source>raise</source>
        <extracomment>watten.plate.raises.you</extracomment>
        <translation>hæver</translation>
    </message>
    <message>
        <source>{left} to go</source>
        <extracomment>watten.score.to_go</extracomment>
        <translation>mangler {left}</translation>
    </message>
    <message>
        <source>gespannt</source>
        <extracomment>watten.score.tense</extracomment>
        <translation>gespannt</translation>
    </message>
    <message>
        <source>Points to {target}</source>
        <extracomment>watten.target</extracomment>
        <translation>Point til {target}</translation>
    </message>
    <message>
        <source>gespannt from {points}</source>
        <extracomment>watten.target.tense</extracomment>
        <translation>gespannt fra {points}</translation>
    </message>
    <message>
        <source>Schlag</source>
        <extracomment>watten.plaque.rank</extracomment>
        <translation>Schlag</translation>
    </message>
    <message>
        <source>Trump</source>
        <extracomment>watten.plaque.trump, watten.ranking.trump</extracomment>
        <translation>Trumf</translation>
    </message>
    <message>
        <source>The Rechter: {card}</source>
        <extracomment>watten.plaque.right</extracomment>
        <translation>Rechter: {card}</translation>
    </message>
    <message>
        <source>Stake</source>
        <extracomment>watten.fact.stake, watten.plaque.stake</extracomment>
        <translation>Indsats</translation>
    </message>
    <message>
        <source>{stake}?</source>
        <extracomment>watten.plaque.offered</extracomment>
        <translation>{stake}?</translation>
    </message>
    <message>
        <source>Tricks</source>
        <extracomment>watten.fact.tricks, watten.plaque.tricks, watten.hint.column.tricks</extracomment>
        <translation>Stik</translation>
    </message>
    <message>
        <source>Tricks {first} : {second}</source>
        <extracomment>watten.plaque.tricks_text</extracomment>
        <translation>Stik {first} : {second}</translation>
    </message>
    <message>
        <source>Your place</source>
        <extracomment>watten.trick.place</extracomment>
        <translation>Din plads</translation>
    </message>
    <message>
        <source>Ranking in this round</source>
        <extracomment>watten.ranking.title</extracomment>
        <translation>Rangfølge i denne runde</translation>
    </message>
    <message>
        <source>Kritische</source>
        <extracomment>watten.ranking.critical</extracomment>
        <translation>Kritische</translation>
    </message>
    <message>
        <source>Guate</source>
        <extracomment>watten.ranking.guate, watten.option.guate</extracomment>
        <translation>Guate</translation>
    </message>
    <message>
        <source>Rechter</source>
        <extracomment>watten.ranking.right</extracomment>
        <translation>Rechter</translation>
    </message>
    <message>
        <source>Linke</source>
        <extracomment>watten.ranking.left</extracomment>
        <translation>Linke</translation>
    </message>
    <message>
        <source>{pair:and} win the round {won} : {lost}</source>
        <extracomment>watten.end.won</extracomment>
        <translation>{pair:and} vinder runden {won} : {lost}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s). The score is {first} : {second}.</source>
        <extracomment>watten.end.worth</extracomment>
        <translation>
            <numerusform>Et point. Stillingen er {first} : {second}.</numerusform>
            <numerusform>%n point. Stillingen er {first} : {second}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The score is {first} : {second}.</source>
        <extracomment>watten.end.score</extracomment>
        <translation>Stillingen er {first} : {second}.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>watten.end.points</extracomment>
        <translation>
            <numerusform>et point</numerusform>
            <numerusform>%n point</numerusform>
        </translation>
    </message>
    <message>
        <source>Next round</source>
        <extracomment>watten.end.next_round</extracomment>
        <translation>Næste runde</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>watten.end.result</extracomment>
        <translation>Resultat</translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s)</source>
        <extracomment>watten.result.rounds</extracomment>
        <translation>
            <numerusform>Efter en runde</numerusform>
            <numerusform>Efter %n runder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s); the other pair was “gespannt” too.</source>
        <extracomment>watten.result.close</extracomment>
        <translation>
            <numerusform>Efter en runde; det andet par var også ”gespannt”.</numerusform>
            <numerusform>Efter %n runder; det andet par var også ”gespannt”.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>watten.hint.title</extracomment>
        <translation>Tip</translation>
    </message>
    <message>
        <source>{rank:plural,cap}</source>
        <extracomment>watten.hint.rank</extracomment>
        <translation>{rank:cap}</translation>
    </message>
    <message>
        <source>round won in {number:%} of cases</source>
        <extracomment>watten.hint.win_round</extracomment>
        <translation>runden vindes i {number:%} af tilfældene</translation>
    </message>
    <message>
        <source>{number:.1} tricks expected</source>
        <extracomment>watten.hint.tricks</extracomment>
        <translation>{number:.1} stik kan ventes</translation>
    </message>
    <message>
        <source>match won in {number:%}</source>
        <extracomment>watten.hint.win_match</extracomment>
        <translation>partiet vindes i {number:%}</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>watten.hint.column.round</extracomment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>watten.hint.column.match</extracomment>
        <translation>Parti</translation>
    </message>
    <message>
        <source>{number:.1}</source>
        <extracomment>watten.hint.number</extracomment>
        <translation>{number:.1}</translation>
    </message>
    <message>
        <source>{number:%}</source>
        <extracomment>watten.hint.percent</extracomment>
        <translation>{number:%}</translation>
    </message>
    <message>
        <source>Watten</source>
        <extracomment>watten.name</extracomment>
        <translation>Watten</translation>
    </message>
    <message>
        <source>The Alpine game for two pairs: name Schlag and trump, take three tricks, dare to raise.</source>
        <extracomment>watten.summary</extracomment>
        <translation>Spillet fra Alperne for to par: Meld Schlag og trumf, tag tre stik, og tør at hæve.</translation>
    </message>
    <message>
        <source>Variant</source>
        <extracomment>watten.option.variant</extracomment>
        <translation>Variant</translation>
    </message>
    <message>
        <source>Bavarian</source>
        <extracomment>watten.option.variant.bavarian</extracomment>
        <translation>Bayersk</translation>
    </message>
    <message>
        <source>Tyrolean</source>
        <extracomment>watten.preset.tyrolean, watten.option.variant.tyrolean</extracomment>
        <translation>Tyrolsk</translation>
    </message>
    <message>
        <source>Maxi, Belli and Spitz, the Kritischen, are the highest cards, whatever is announced.</source>
        <extracomment>watten.option.variant.explanation</extracomment>
        <translation>De Kritische, Maxi, Belli og Spitz, er altid de højeste kort, uanset hvad der meldes.</translation>
    </message>
    <message>
        <source>There are no Kritische: the Rechter is the highest card.</source>
        <extracomment>watten.option.variant.explanation_tyrolean</extracomment>
        <translation>Der er ingen Kritische: Rechter er det højeste kort.</translation>
    </message>
    <message>
        <source>Points to win</source>
        <extracomment>watten.option.target</extracomment>
        <translation>Point for at vinde</translation>
    </message>
    <message>
        <source>Two points before that a pair is “gespannt” and may no longer raise.</source>
        <extracomment>watten.option.target.explanation</extracomment>
        <translation>To point før er et par ”gespannt” og må ikke længere hæve.</translation>
    </message>
    <message>
        <source>A 33rd card, the {card}: always the lowest trump, and the Rechter if the {six} is announced.</source>
        <extracomment>watten.option.weli.explanation</extracomment>
        <translation>Et 33. kort, {card}: altid den laveste trumf, og Rechter, hvis {six} meldes.</translation>
    </message>
    <message>
        <source>The trump one step above the Schlag beats even the Rechter. There is none above the {ace} and the {six}.</source>
        <extracomment>watten.option.guate.explanation</extracomment>
        <translation>Trumfkortet ét trin over Schlag slår selv Rechter. Ved {ace} og {six} findes det ikke.</translation>
    </message>
    <message>
        <source>The trump one step above the Schlag beats even the Rechter, but no Kritischer. There is none above the {ace} and the {six}.</source>
        <extracomment>watten.option.guate.explanation_bavarian</extracomment>
        <translation>Trumfkortet ét trin over Schlag slår selv Rechter, men ingen af de Kritische. Ved {ace} og {six} findes det ikke.</translation>
    </message>
    <message>
        <source>Duty to follow</source>
        <extracomment>watten.rules.duty, watten.option.obligation</extracomment>
        <translation>Trumfpligt</translation>
    </message>
    <message>
        <source>If the Rechter is led in the first trick, the others must play a trump or a Kritischer, until a Kritischer lies in the trick.</source>
        <extracomment>watten.option.obligation.explanation</extracomment>
        <translation>Spilles Rechter ud i første stik, skal de andre lægge en trumf eller en Kritisk, indtil en Kritisk ligger i stikket.</translation>
    </message>
    <message>
        <source>If a trump is led, whoever has one must play a trump or a Linke.</source>
        <extracomment>watten.option.obligation.explanation_tyrolean</extracomment>
        <translation>Spilles en trumf ud, skal den, der har trumf, lægge en trumf eller en Linke.</translation>
    </message>
    <message>
        <source>Raising (“Gehen!”)</source>
        <extracomment>watten.option.raising</extracomment>
        <translation>Hæve indsatsen (”Gehen!”)</translation>
    </message>
    <message>
        <source>During a round a pair may raise the stake; the other pair holds, raises again or gives up.</source>
        <extracomment>watten.option.raising.explanation</extracomment>
        <translation>I løbet af en runde må et par hæve indsatsen; det andet par holder, hæver igen eller giver op.</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <extracomment>watten.rules.time, watten.option.seconds_per_move</extracomment>
        <translation>Tid pr. træk</translation>
    </message>
    <message>
        <source>Aim</source>
        <extracomment>watten.rules.aim</extracomment>
        <translation>Mål</translation>
    </message>
    <message>
        <source>Two pairs play against each other: seats 1 and 3 against seats 2 and 4. Whoever wins a round (three of five tricks) is credited with its stake, {stake} points at the beginning.</source>
        <extracomment>watten.rules.aim.pairs</extracomment>
        <translation>To par spiller mod hinanden: plads 1 og 3 mod plads 2 og 4. Den, der vinder en runde (tre af fem stik), får rundens indsats, i begyndelsen {stake} point.</translation>
    </message>
    <message>
        <source>The pair that first reaches {target} points wins the match.</source>
        <extracomment>watten.rules.aim.target</extracomment>
        <translation>Det par, der først når {target} point, vinder partiet.</translation>
    </message>
    <message>
        <source>From {tense} points a pair is “gespannt” and may no longer raise the stake.</source>
        <extracomment>watten.rules.aim.tense</extracomment>
        <translation>Fra {tense} point er et par ”gespannt” og må ikke længere hæve indsatsen.</translation>
    </message>
    <message>
        <source>The deal</source>
        <extracomment>watten.rules.deal</extracomment>
        <translation>Kortgivning</translation>
    </message>
    <message>
        <source>Watten is played with a French or a Bavarian deck of 32 cards ({low} to {high} of {suits:and}).</source>
        <extracomment>watten.rules.deal.pack</extracomment>
        <translation>Der spilles med det franske kortspil (skatkort) eller det bayerske, 32 kort ({low} til {high} i {suits:and}).</translation>
    </message>
    <message>
        <source>Each player gets five cards; the deal moves on every round.</source>
        <extracomment>watten.rules.deal.five</extracomment>
        <translation>Alle får fem kort; giveren skifter hver runde.</translation>
    </message>
    <message>
        <source>Who deals the first round is decided by lot.</source>
        <extracomment>watten.rules.deal.lot</extracomment>
        <translation>Hvem der giver i første runde, afgøres ved lodtrækning.</translation>
    </message>
    <message>
        <source>Then the player to the left of the dealer leads; whoever wins a trick leads to the next one.</source>
        <extracomment>watten.rules.announcing.lead</extracomment>
        <translation>Så spiller spilleren til venstre for giveren ud; den, der vinder et stik, spiller ud til det næste.</translation>
    </message>
    <message>
        <source>Ranking</source>
        <extracomment>watten.rules.ranking</extracomment>
        <translation>Rangfølge</translation>
    </message>
    <message>
        <source>From the top: the Rechter (the Schlag in the trump suit), the Linke (the Schlag in the other suits, equal among themselves; the one played first wins), the other trumps by rank.</source>
        <extracomment>watten.rules.ranking.order</extracomment>
        <translation>Fra oven: Rechter (Schlag i trumfkuløren), Linke (Schlag i de andre kulører, indbyrdes lige; den først spillede stikker), de øvrige trumfer efter værdi.</translation>
    </message>
    <message>
        <source>Cards that are none of these win only if they are of the suit that was led.</source>
        <extracomment>watten.rules.ranking.plain</extracomment>
        <translation>Kort uden trumfværdi stikker kun, når de er i den kulør, der blev spillet ud.</translation>
    </message>
    <message>
        <source>The Kritischen are always the highest cards: Maxi ({maxi}), Belli ({belli}) and Spitz ({spitz}).</source>
        <extracomment>watten.rules.ranking.critical</extracomment>
        <translation>De Kritische er altid de højeste kort: Maxi ({maxi}), Belli ({belli}) og Spitz ({spitz}).</translation>
    </message>
    <message>
        <source>The Kritischen: Maxi, Belli, Spitz</source>
        <extracomment>watten.rules.example.critical</extracomment>
        <translation>De Kritische: Maxi, Belli, Spitz</translation>
    </message>
    <message>
        <source>Schlag {rank}, trump {suit}: the Guate</source>
        <extracomment>watten.rules.example.guate</extracomment>
        <translation>Schlag {rank}, trumf {suit}: Guate</translation>
    </message>
    <message>
        <source>Schlag {rank}, trump {suit}: the Rechter</source>
        <extracomment>watten.rules.example.right</extracomment>
        <translation>Schlag {rank}, trumf {suit}: Rechter</translation>
    </message>
    <message>
        <source>The Linke, all equal</source>
        <extracomment>watten.rules.example.left</extracomment>
        <translation>Linke, indbyrdes lige</translation>
    </message>
    <message>
        <source>The other trumps from the top</source>
        <extracomment>watten.rules.example.trump</extracomment>
        <translation>De øvrige trumfer fra oven</translation>
    </message>
    <message>
        <source>A trick in this order: the first card wins, for of equal Linke the first one wins.</source>
        <extracomment>watten.rules.example.equal</extracomment>
        <translation>Et stik i denne rækkefølge: Det første kort vinder, for af flere Linke stikker den først spillede.</translation>
    </message>
    <message>
        <source>There is no duty: you may play any card to any trick.</source>
        <extracomment>watten.rules.duty.none</extracomment>
        <translation>Der er ingen pligt: Du må spille ethvert kort i ethvert stik.</translation>
    </message>
    <message>
        <source>If the main Schlag (the Rechter) is led to the first trick, the others must play a trump or a Kritischer if they have one (the Linke do not count). This holds until a Kritischer lies in the trick.</source>
        <extracomment>watten.rules.duty.trump_or_critical</extracomment>
        <translation>Spilles hovedschlaget (Rechter) ud i første stik, skal de andre lægge en trumf eller en Kritisk, hvis de har en (Linke tæller ikke). Det gælder, indtil en Kritisk ligger i stikket.</translation>
    </message>
    <message>
        <source>If a trump is led, whoever has a trump must play one; a Linke may be played then, too.</source>
        <extracomment>watten.rules.duty.trump</extracomment>
        <translation>Spilles trumf ud, skal den, der har trumf, lægge en; en Linke må så også spilles.</translation>
    </message>
    <message>
        <source>A Linke that is led demands nothing.</source>
        <extracomment>watten.rules.duty.left</extracomment>
        <translation>En Linke, der spilles ud, forpligter ikke til noget.</translation>
    </message>
    <message>
        <source>At all other times you may play any card.</source>
        <extracomment>watten.rules.duty.otherwise</extracomment>
        <translation>Ellers må du spille ethvert kort.</translation>
    </message>
    <message>
        <source>Raising</source>
        <extracomment>watten.rules.raising</extracomment>
        <translation>At hæve indsatsen</translation>
    </message>
    <message>
        <source>During the round a pair may say “Gehen!” and raise the stake.</source>
        <extracomment>watten.rules.raising.say</extracomment>
        <translation>Et par må i løbet af runden sige ”Gehen!” og hæve indsatsen.</translation>
    </message>
    <message>
        <source>The other pair holds (the round goes on for the higher stake), raises once more or gives up; then the pair that has raised gets the stake as it was before.</source>
        <extracomment>watten.rules.raising.answers</extracomment>
        <translation>Det andet par holder (runden fortsætter med den højere indsats), hæver igen eller giver op; så får det par, der hævede, den hidtidige indsats.</translation>
    </message>
    <message>
        <source>The same pair may not raise twice in a row, and a pair that is “gespannt” (from {tense} points) not at all.</source>
        <extracomment>watten.rules.raising.limits</extracomment>
        <translation>Det samme par må ikke hæve to gange i træk, og et par, der er ”gespannt” (fra {tense} point), slet ikke.</translation>
    </message>
    <message>
        <source>Each “Gehen!” raises the stake by one point, as long as that can still make a difference.</source>
        <extracomment>watten.rules.raising.steps</extracomment>
        <translation>Hvert ”Gehen!” hæver indsatsen med et point, så længe det endnu kan gøre en forskel.</translation>
    </message>
    <message>
        <source>With this setting raising is switched off: the stake stays at {stake} points in every round.</source>
        <extracomment>watten.rules.raising.off</extracomment>
        <translation>I denne indstilling er det slået fra at hæve: Indsatsen er {stake} point i alle runder.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n second(s) for each move.</source>
        <extracomment>watten.rules.time.seconds</extracomment>
        <translation>
            <numerusform>Der er et sekund til hvert træk.</numerusform>
            <numerusform>Der er %n sekunder til hvert træk.</numerusform>
        </translation>
    </message>
    <message>
        <source>When they are up, the program announces, plays or gives up for you.</source>
        <extracomment>watten.rules.time.up</extracomment>
        <translation>Når tiden er gået, meldes, spilles eller opgives der for dig.</translation>
    </message>
    <message>
        <source>When they are up, the program announces or plays for you.</source>
        <extracomment>watten.rules.time.up_without_raising</extracomment>
        <translation>Når tiden er gået, meldes eller spilles der for dig.</translation>
    </message>
    <message>
        <source>Time runs only while your cards are visible.</source>
        <extracomment>watten.rules.time.visible</extracomment>
        <translation>Tiden løber kun, mens dine kort kan ses.</translation>
    </message>
    <message>
        <source>With this setting the time for each move is not limited.</source>
        <extracomment>watten.rules.time.off</extracomment>
        <translation>I denne indstilling er tiden til hvert træk ikke begrænset.</translation>
    </message>
    <message>
        <source>Controls</source>
        <extracomment>watten.rules.controls</extracomment>
        <translation>Betjening</translation>
    </message>
    <message>
        <source>Tap a card of your hand to play it; cards you may play have a green edge.</source>
        <extracomment>watten.rules.controls.tap</extracomment>
        <translation>Tryk på et kort på hånden for at spille det; kort, der kan spilles, har en grøn kant.</translation>
    </message>
    <message>
        <source>Choose Schlag and trump in the middle of the table.</source>
        <extracomment>watten.rules.controls.announce</extracomment>
        <translation>Schlag og trumf vælger du midt på bordet.</translation>
    </message>
    <message>
        <source>“Gehen!” is at the top right.</source>
        <extracomment>watten.rules.controls.raise</extracomment>
        <translation>”Gehen!” står øverst til højre.</translation>
    </message>
    <message>
        <source>On the keyboard, arrow keys walk through cards, ranks and suits, Space chooses and Enter confirms.</source>
        <extracomment>watten.rules.controls.keys</extracomment>
        <translation>På tastaturet går piletasterne gennem kort, værdier og kulører, mellemrum vælger, og Enter bekræfter.</translation>
    </message>
    <message>
        <source>A hint shows the best choice with its chance to win the round and the tricks to expect.</source>
        <extracomment>watten.rules.controls.hint</extracomment>
        <translation>Et tip viser det bedste valg med udsigten til at vinde runden og de stik, der kan ventes.</translation>
    </message>
    <message>
        <source>Several players at one device</source>
        <extracomment>watten.rules.people</extracomment>
        <translation>Flere spillere ved én enhed</translation>
    </message>
    <message>
        <source>With several people at one device, the cards are covered after every move. Pass the device on; the next player taps the screen and then sees their cards.</source>
        <extracomment>watten.rules.people.covered</extracomment>
        <translation>Med flere mennesker ved én enhed skjules kortene efter hvert træk. Giv enheden videre; den næste spiller trykker på skærmen og ser så sine kort.</translation>
    </message>
    <message>
        <source>Computer opponents</source>
        <extracomment>watten.rules.computers</extracomment>
        <translation>Computermodstandere</translation>
    </message>
    <message>
        <source>Beginner plays mostly at random and never raises. Medium takes tricks cheaply and raises only with a very good hand. Hard relies on the partner and estimates the tricks. Expert sometimes raises with a weak hand, too, and raises against you.</source>
        <extracomment>watten.rules.computers.levels</extracomment>
        <translation>Begynder spiller mest på må og få og hæver aldrig. Middel stikker billigt og hæver kun med en meget god hånd. Svær stoler på sin makker og vurderer stikkene. Ekspert hæver også af og til med en svag hånd og hæver imod.</translation>
    </message>
    <message>
        <source>Beginner plays mostly at random. Medium takes tricks cheaply. Hard relies on the partner and estimates the tricks. Expert thinks through many hands that the others may hold.</source>
        <extracomment>watten.rules.computers.cards</extracomment>
        <translation>Begynder spiller mest på må og få. Middel stikker billigt. Svær stoler på sin makker og vurderer stikkene. Ekspert gennemtænker mange hænder, som de andre kan have.</translation>
    </message>
    <message>
        <source>Computers never see the cards of others.</source>
        <extracomment>watten.rules.computers.fair</extracomment>
        <translation>Computere ser aldrig andres kort.</translation>
    </message>
    <message numerus="yes">
        <source>The Rechter would be {right}. You would hold %n trump(s).</source>
        <extracomment>watten.detail.trump_held</extracomment>
        <translation>
            <numerusform>Rechter ville være {right}. Du ville have en trumf.</numerusform>
            <numerusform>Rechter ville være {right}. Du ville have %n trumfer.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} is winning: {card}</source>
        <extracomment>watten.detail.leading</extracomment>
        <translation>{who} fører stikket: {card}</translation>
    </message>
    <message>
        <source>You are winning: {card}</source>
        <extracomment>watten.detail.leading.you</extracomment>
        <translation>Du fører stikket: {card}</translation>
    </message>
    <message>
        <source>The Rechter was led. You may play {cards:and}.</source>
        <extracomment>watten.duty.bound.trump_or_critical</extracomment>
        <translation>Rechter blev spillet ud. Tilladt: {cards:and}.</translation>
    </message>
    <message>
        <source>A trump was led. You may play {cards:and}.</source>
        <extracomment>watten.duty.bound.trump</extracomment>
        <translation>Trumf blev spillet ud. Tilladt: {cards:and}.</translation>
    </message>
    <message>
        <source>You and {pair:others} win the round {won} : {lost}</source>
        <extracomment>watten.end.won.you</extracomment>
        <translation>Du og {pair:others} vinder runden {won} : {lost}</translation>
    </message>
    <message>
        <source>{who} gives up: {gain}</source>
        <extracomment>watten.end.folded</extracomment>
        <translation>{who} giver op: {gain}</translation>
    </message>
    <message>
        <source>You give up: {gain}</source>
        <extracomment>watten.end.folded.you</extracomment>
        <translation>Du giver op: {gain}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for {pair:and}</source>
        <extracomment>watten.end.gain</extracomment>
        <translation>
            <numerusform>%n point til {pair:and}</numerusform>
            <numerusform>%n point til {pair:and}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for you and {pair:others}</source>
        <extracomment>watten.end.gain.you</extracomment>
        <translation>
            <numerusform>%n point til dig og {pair:others}</numerusform>
            <numerusform>%n point til dig og {pair:others}</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint: {what} – {figures}</source>
        <extracomment>watten.hint.best</extracomment>
        <translation>Tip: {what} – {figures}</translation>
    </message>
    <message>
        <source>{what} – {figures}</source>
        <extracomment>watten.hint.other</extracomment>
        <translation>{what} – {figures}</translation>
    </message>
    <message>
        <source>Hint: {what}</source>
        <extracomment>watten.hint.bare</extracomment>
        <translation>Tip: {what}</translation>
    </message>
    <message>
        <source>Tavern</source>
        <extracomment>watten.preset.tavern</extracomment>
        <translation>Værtshus</translation>
    </message>
    <message>
        <source>Bavarian, to 15, with Kritische and “Gehen!”: as the rules describe it.</source>
        <extracomment>watten.preset.tavern.explanation</extracomment>
        <translation>Bayersk til 15 med Kritische og ”Gehen!”: Som reglerne beskriver det.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>watten.preset.tournament</extracomment>
        <translation>Turnering</translation>
    </message>
    <message>
        <source>Bavarian, to 13: a match of a tournament.</source>
        <extracomment>watten.preset.tournament.explanation</extracomment>
        <translation>Bayersk til 13: et turneringsparti.</translation>
    </message>
    <message>
        <source>No Kritische, the Weli as 33rd card, and trumps have to be followed.</source>
        <extracomment>watten.preset.tyrolean.explanation</extracomment>
        <translation>Uden Kritische, med Weli som kort nummer 33 og med trumfpligt.</translation>
    </message>
    <message>
        <source>Tyrolean with Guate</source>
        <extracomment>watten.preset.tyrolean_guate</extracomment>
        <translation>Tyrolsk med Guate</translation>
    </message>
    <message>
        <source>Tyrolean, and the trump above the Schlag beats even the Rechter.</source>
        <extracomment>watten.preset.tyrolean_guate.explanation</extracomment>
        <translation>Tyrolsk, og trumfen over Schlag stikker endda Rechter.</translation>
    </message>
    <message>
        <source>For learning</source>
        <extracomment>watten.preset.learning</extracomment>
        <translation>Til at lære</translation>
    </message>
    <message>
        <source>Any card at any time, the stake stays at 2, and no clock runs.</source>
        <extracomment>watten.preset.learning.explanation</extracomment>
        <translation>Alle kort til enhver tid, indsatsen bliver på 2, og intet ur går.</translation>
    </message>
    <message>
        <source>When it is up, the program announces, plays or gives up for you. It runs only while your cards are visible.</source>
        <extracomment>watten.option.seconds_per_move.explanation</extracomment>
        <translation>Når den er gået, meldes, spilles eller opgives der for dig. Den løber kun, mens dine kort kan ses.</translation>
    </message>
    <message>
        <source>No limit</source>
        <extracomment>watten.option.seconds_per_move.off</extracomment>
        <translation>Ingen grænse</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <extracomment>watten.option.seconds_per_move.seconds</extracomment>
        <translation>
            <numerusform>et sekund</numerusform>
            <numerusform>%n sekunder</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no seat {seat} at this table.</source>
        <extracomment>watten.reason.unknown_seat</extracomment>
        <translation>Der er ingen plads {seat} ved dette bord.</translation>
    </message>
    <message>
        <source>“{verb}” is not an action of Watten.</source>
        <extracomment>watten.reason.unknown_verb</extracomment>
        <translation>”{verb}” er ikke en handling i Watten.</translation>
    </message>
    <message>
        <source>Nothing may follow “{verb}”.</source>
        <extracomment>watten.reason.no_words</extracomment>
        <translation>Der må ikke følge noget efter ”{verb}”.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <extracomment>watten.reason.match_over</extracomment>
        <translation>Partiet er slut.</translation>
    </message>
    <message>
        <source>What is asked for now: {expected}.</source>
        <extracomment>watten.reason.wrong_phase</extracomment>
        <translation>Der spørges nu om: {expected}.</translation>
    </message>
    <message>
        <source>the rank that is the Schlag</source>
        <extracomment>watten.expected.rank</extracomment>
        <translation>den værdi, der skal være Schlag</translation>
    </message>
    <message>
        <source>the suit that is trump</source>
        <extracomment>watten.expected.trump</extracomment>
        <translation>den kulør, der skal være trumf</translation>
    </message>
    <message>
        <source>a card</source>
        <extracomment>watten.expected.play</extracomment>
        <translation>et kort</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <extracomment>watten.reason.not_your_turn</extracomment>
        <translation>Det er ikke din tur.</translation>
    </message>
    <message>
        <source>Name exactly one rank.</source>
        <extracomment>watten.reason.rank_one</extracomment>
        <translation>Meld netop én værdi.</translation>
    </message>
    <message>
        <source>“{text}” is not a rank of this pack.</source>
        <extracomment>watten.reason.not_a_rank</extracomment>
        <translation>”{text}” er ikke en værdi i dette kortspil.</translation>
    </message>
    <message>
        <source>The {rank} can be named only with the Weli.</source>
        <extracomment>watten.reason.six_needs_weli</extracomment>
        <translation>Værdien {rank} kan kun meldes med Weli.</translation>
    </message>
    <message>
        <source>Name exactly one suit.</source>
        <extracomment>watten.reason.suit_one</extracomment>
        <translation>Meld netop én kulør.</translation>
    </message>
    <message>
        <source>“{text}” is not a suit.</source>
        <extracomment>watten.reason.not_a_suit</extracomment>
        <translation>”{text}” er ikke en kulør.</translation>
    </message>
    <message>
        <source>Play exactly one card.</source>
        <extracomment>watten.reason.play_one</extracomment>
        <translation>Spil netop ét kort.</translation>
    </message>
    <message>
        <source>“{text}” is not a card.</source>
        <extracomment>watten.reason.not_a_card</extracomment>
        <translation>”{text}” er ikke et kort.</translation>
    </message>
    <message>
        <source>{card:short} is not in your hand.</source>
        <extracomment>watten.reason.not_in_hand</extracomment>
        <translation>{card:short} er ikke på din hånd.</translation>
    </message>
    <message>
        <source>The Rechter, {card:short}, was led in the first trick: you must play a trump or a Kritischer.</source>
        <extracomment>watten.reason.owes_trump_or_critical</extracomment>
        <translation>Rechter, {card:short}, blev spillet ud i første stik: Du skal lægge en trumf eller en Kritisk.</translation>
    </message>
    <message>
        <source>A trump, {card:short}, was led: you must play a trump or a Linke.</source>
        <extracomment>watten.reason.owes_trump</extracomment>
        <translation>En trumf, {card:short}, blev spillet ud: Du skal lægge en trumf eller en Linke.</translation>
    </message>
    <message>
        <source>The other pair has raised: first hold, raise again or give up.</source>
        <extracomment>watten.reason.answer_first</extracomment>
        <translation>Det andet par har hævet: Først skal du holde, hæve igen eller give op.</translation>
    </message>
    <message>
        <source>Your pair has raised: the other pair answers first.</source>
        <extracomment>watten.reason.wait_for_answer</extracomment>
        <translation>Jeres par har hævet: Først svarer det andet par.</translation>
    </message>
    <message>
        <source>There is no raise to answer.</source>
        <extracomment>watten.reason.nothing_to_answer</extracomment>
        <translation>Ingen har hævet; der er intet at svare på.</translation>
    </message>
    <message>
        <source>Raising is switched off in this match.</source>
        <extracomment>watten.reason.raise_switched_off</extracomment>
        <translation>Det er slået fra at hæve i dette parti.</translation>
    </message>
    <message>
        <source>Your pair is “gespannt” with {points} points and may not raise.</source>
        <extracomment>watten.reason.raise_tense</extracomment>
        <translation>Jeres par er ”gespannt” med {points} point og må ikke hæve.</translation>
    </message>
    <message>
        <source>Your pair raised last: the same pair may not raise twice in a row.</source>
        <extracomment>watten.reason.raise_last_raiser</extracomment>
        <translation>Jeres par hævede sidst: Det samme par må ikke hæve to gange i træk.</translation>
    </message>
    <message>
        <source>The stake already decides the match for either pair: raising would change nothing.</source>
        <extracomment>watten.reason.raise_pointless</extracomment>
        <translation>Indsatsen afgør allerede partiet for begge par: At hæve ville ikke ændre noget.</translation>
    </message>
    <message>
        <source>Watten is for four players, not for {seats}.</source>
        <extracomment>watten.setup.seats</extracomment>
        <translation>Watten er for fire spillere, ikke for {seats}.</translation>
    </message>
    <message>
        <source>A match starts from two whole numbers from 0 to below {target}.</source>
        <extracomment>watten.setup.scores</extracomment>
        <translation>Et parti begynder med to hele tal fra 0 til under {target}.</translation>
    </message>
    <message>
        <source>The first dealer is one of the seats 0 to 3.</source>
        <extracomment>watten.setup.dealer</extracomment>
        <translation>Den første giver er en af pladserne 0 til 3.</translation>
    </message>
</context>
</TS>
