<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>WattenAnswerButton</name>
    <message>
        <source>hint</source>
        <translation>Hinweis</translation>
    </message>
</context>
<context>
    <name>WattenRanking</name>
    <message>
        <source>%1 (yours)</source>
        <translation>%1 (deine)</translation>
    </message>
</context>
<context>
    <name>watten</name>
    <message>
        <source>The match starts at {first} : {second}.</source>
        <extracomment>watten.log.start</extracomment>
        <translation>Die Partie beginnt bei {first} : {second}.</translation>
    </message>
    <message>
        <source>The lot has fallen on {who} to deal first.</source>
        <extracomment>watten.log.first_dealer</extracomment>
        <translation>Ausgelost: {who} gibt zuerst.</translation>
    </message>
    <message>
        <source>Round {round} · {who} deals</source>
        <extracomment>watten.log.deal</extracomment>
        <translation>Runde {round} · {who} gibt</translation>
    </message>
    <message>
        <source>{who} names the Schlag: {rank!b:plural}</source>
        <extracomment>watten.log.rank</extracomment>
        <translation>{who} sagt Schlag {rank!b} an</translation>
    </message>
    <message>
        <source>{who} names the trump: {suit!b}</source>
        <extracomment>watten.log.trump</extracomment>
        <translation>{who} sagt Trumpf {suit!b} an</translation>
    </message>
    <message>
        <source>{who} leads {card}</source>
        <extracomment>watten.log.leads</extracomment>
        <translation>{who} spielt {card}</translation>
    </message>
    <message>
        <source>{who} follows with {card}</source>
        <extracomment>watten.log.follows</extracomment>
        <translation>{who} gibt {card} zu</translation>
    </message>
    <message>
        <source>{who} throws {card}</source>
        <extracomment>watten.log.throws</extracomment>
        <translation>{who} wirft {card} ab</translation>
    </message>
    <message>
        <source>Trick for {who}</source>
        <extracomment>watten.log.trick</extracomment>
        <translation>Stich für {who}</translation>
    </message>
    <message>
        <source>{who}: “Gehen!” – for {stake}</source>
        <extracomment>watten.log.raised</extracomment>
        <translation>{who}: „Gehen!“ – um {stake}</translation>
    </message>
    <message>
        <source>{who} raises again: for {stake}</source>
        <extracomment>watten.log.raised_again</extracomment>
        <translation>{who} geht noch einmal: um {stake}</translation>
    </message>
    <message>
        <source>{who} holds. Stake {stake!b}</source>
        <extracomment>watten.log.held</extracomment>
        <translation>{who} schaut. Einsatz {stake!b}</translation>
    </message>
    <message>
        <source>{who} gives up.</source>
        <extracomment>watten.log.folded</extracomment>
        <translation>{who} gibt auf.</translation>
    </message>
    <message>
        <source>Time ran out for {who}.</source>
        <extracomment>watten.log.timeout</extracomment>
        <translation>Die Zeit von {who} ist abgelaufen.</translation>
    </message>
    <message>
        <source>{pair:and} win {won} : {lost}</source>
        <extracomment>watten.log.won, watten.result.title</extracomment>
        <translation>{pair:and} gewinnen {won} : {lost}</translation>
    </message>
    <message>
        <source>{pair:and} win the round</source>
        <extracomment>watten.log.won_by_fold</extracomment>
        <translation>{pair:and} gewinnen die Runde</translation>
    </message>
    <message>
        <source>{pair:and} win the match {won} : {lost}</source>
        <extracomment>watten.log.over</extracomment>
        <translation>{pair:and} gewinnen die Partie {won} : {lost}</translation>
    </message>
    <message>
        <source>Round {round} · Schlag {rank:plural}, trump {suit}</source>
        <extracomment>watten.details.round</extracomment>
        <translation>Runde {round} · Schlag {rank}, Trumpf {suit}</translation>
    </message>
    <message>
        <source>{items:cap}</source>
        <extracomment>watten.details.list</extracomment>
        <translation>{items:cap}</translation>
    </message>
    <message>
        <source>{won} : {lost} tricks</source>
        <extracomment>watten.details.tricks</extracomment>
        <translation>{won} : {lost} Stiche</translation>
    </message>
    <message>
        <source>{who} raises to {stake}</source>
        <extracomment>watten.details.raised</extracomment>
        <translation>{who} geht um {stake}</translation>
    </message>
    <message>
        <source>{who} gives up</source>
        <extracomment>watten.details.folded</extracomment>
        <translation>{who} gibt auf</translation>
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
        <translation>Stich für {who}. Stiche {first} zu {second}.</translation>
    </message>
    <message>
        <source>You take the trick. Tricks {first} to {second}.</source>
        <extracomment>watten.say.trick.you</extracomment>
        <translation>Dein Stich. Stiche {first} zu {second}.</translation>
    </message>
    <message>
        <source>The match is over. {pair:and} win.</source>
        <extracomment>watten.say.over</extracomment>
        <translation>Die Partie ist zu Ende. {pair:and} gewinnen.</translation>
    </message>
    <message>
        <source>Round {round} · {phase}</source>
        <extracomment>watten.progress</extracomment>
        <translation>Runde {round} · {phase}</translation>
    </message>
    <message>
        <source>Announcing</source>
        <extracomment>watten.rules.announcing, watten.phase.announcing</extracomment>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <extracomment>watten.fact.rounds_won</extracomment>
        <translation>Gewonnene Runden</translation>
    </message>
    <message>
        <source>Raises</source>
        <extracomment>watten.fact.raises</extracomment>
        <translation>„Gehen!“ gesagt</translation>
    </message>
    <message>
        <source>Raises that were not held</source>
        <extracomment>watten.fact.bluffs</extracomment>
        <translation>„Gehen!“, bei denen aufgegeben wurde</translation>
    </message>
    <message>
        <source>Given up</source>
        <extracomment>watten.fact.folds</extracomment>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>watten.fact.rounds</extracomment>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Stakes of the rounds</source>
        <extracomment>watten.fact.stakes</extracomment>
        <translation>Einsätze der Runden</translation>
    </message>
    <message>
        <source>of all rounds</source>
        <extracomment>watten.unit.rounds_share</extracomment>
        <translation>aller Runden</translation>
    </message>
    <message>
        <source>a round</source>
        <extracomment>watten.unit.tricks</extracomment>
        <translation>je Runde</translation>
    </message>
    <message>
        <source>points a round</source>
        <extracomment>watten.unit.points</extracomment>
        <translation>Punkte je Runde</translation>
    </message>
    <message>
        <source>of your pair, a match</source>
        <extracomment>watten.unit.raises</extracomment>
        <translation>deines Paars, je Partie</translation>
    </message>
    <message>
        <source>of your pair’s raises</source>
        <extracomment>watten.unit.raises_share</extracomment>
        <translation>der „Gehen!“ deines Paars</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>watten.unit.played</extracomment>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>rounds</source>
        <extracomment>watten.unit.rounds</extracomment>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>watten.rules.about</extracomment>
        <translation>Spielregeln</translation>
    </message>
    <message>
        <source>This page describes the standard rules.</source>
        <extracomment>watten.rules.about.standard</extracomment>
        <translation>Die Seite beschreibt die Standardregeln.</translation>
    </message>
    <message>
        <source>This page describes the rules as they have been chosen for this match.</source>
        <extracomment>watten.rules.about.chosen</extracomment>
        <translation>Die Seite beschreibt die Regeln so, wie sie für diese Partie gewählt sind.</translation>
    </message>
    <message>
        <source>The variant (Bavarian or Tyrolean), the deck (French or Bavarian), the points that win, Weli, Guate, the duty to follow, raising and the time for each move can be changed in the app.</source>
        <extracomment>watten.rules.about.options</extracomment>
        <translation>Variante (bayerisch oder Tirolerisch), Kartenblatt (französisch oder bayerisch), Zielpunkte, Weli, Guate, Trumpfpflicht, Gehen und die Zeit pro Zug lassen sich in der App ändern.</translation>
    </message>
    <message>
        <source>In the Bavarian deck jack and queen are called unter and ober; the suits are acorns, leaves, hearts and bells. Choose the kind of cards in the settings, under Cards.</source>
        <extracomment>watten.rules.deal.bavarian</extracomment>
        <translation>Im bayerischen Blatt heißen Bube und Dame Unter und Ober; die Farben heißen Eichel, Gras, Herz und Schellen. Die Kartenart wählst du unter Darstellung.</translation>
    </message>
    <message>
        <source>The player to the left of the dealer names the Schlag (a rank, for example the {rank}). Then the dealer names the trump (a suit).</source>
        <extracomment>watten.rules.announcing.both</extracomment>
        <translation>Der Spieler links vom Geber sagt den Schlag an (einen Wert, zum Beispiel {rank}). Der Geber sagt danach den Trumpf an (eine Farbe).</translation>
    </message>
    <message>
        <source>A card that is several things counts as the highest of them: the {maxi} stays Maxi, even as the Rechter. It is no Linke then.</source>
        <extracomment>watten.rules.ranking.highest</extracomment>
        <translation>Eine Karte, die mehreres zugleich ist, zählt als das Höchste davon: {maxi} bleibt Maxi, auch als Rechter. Eine Linke ist er dann nicht.</translation>
    </message>
    <message>
        <source>The Guate, the trump one step above the Schlag (none with the {ace}), beats the Rechter, too.</source>
        <extracomment>watten.rules.ranking.guate</extracomment>
        <translation>Der Guate, die Trumpfkarte eine Stufe über dem Schlag (nicht bei {ace}), schlägt auch den Rechten.</translation>
    </message>
    <message>
        <source>The Guate, the trump one step above the Schlag (none with the {ace} and the {six}), beats the Rechter, too.</source>
        <extracomment>watten.rules.ranking.guate_weli</extracomment>
        <translation>Der Guate, die Trumpfkarte eine Stufe über dem Schlag (nicht bei {ace} und {six}), schlägt auch den Rechten.</translation>
    </message>
    <message>
        <source>The Weli ({rank} of {suit}) is in play as a 33rd card. It is always a trump, but the lowest one; if the {rank} is the Schlag, it is the Rechter, and there are no Linke.</source>
        <extracomment>watten.rules.ranking.weli</extracomment>
        <translation>Der Weli ({suit}-{rank}) ist als 33. Karte im Spiel. Er ist immer Trumpf, aber der niedrigste; wird die {rank} angesagt, ist er der Rechte. Linke gibt es dann nicht.</translation>
    </message>
    <message>
        <source>The lot has fallen on you to deal first.</source>
        <extracomment>watten.log.first_dealer.you</extracomment>
        <translation>Ausgelost: Du gibst zuerst.</translation>
    </message>
    <message>
        <source>Round {round} · you deal</source>
        <extracomment>watten.log.deal.you</extracomment>
        <translation>Runde {round} · du gibst</translation>
    </message>
    <message>
        <source>You name the Schlag: {rank!b:plural}</source>
        <extracomment>watten.log.rank.you</extracomment>
        <translation>Du sagst Schlag {rank!b} an</translation>
    </message>
    <message>
        <source>You name the trump: {suit!b}</source>
        <extracomment>watten.log.trump.you</extracomment>
        <translation>Du sagst Trumpf {suit!b} an</translation>
    </message>
    <message>
        <source>You lead {card}</source>
        <extracomment>watten.log.leads.you</extracomment>
        <translation>Du spielst {card}</translation>
    </message>
    <message>
        <source>{who} plays {card} – winning</source>
        <extracomment>watten.log.takes</extracomment>
        <translation>{who} spielt {card} – sticht</translation>
    </message>
    <message>
        <source>You play {card} – winning</source>
        <extracomment>watten.log.takes.you</extracomment>
        <translation>Du spielst {card} – sticht</translation>
    </message>
    <message>
        <source>You follow with {card}</source>
        <extracomment>watten.log.follows.you</extracomment>
        <translation>Du gibst {card} zu</translation>
    </message>
    <message>
        <source>You throw {card}</source>
        <extracomment>watten.log.throws.you</extracomment>
        <translation>Du wirfst {card} ab</translation>
    </message>
    <message>
        <source>Trick for you</source>
        <extracomment>watten.log.trick.you</extracomment>
        <translation>Stich für dich</translation>
    </message>
    <message>
        <source>You: “Gehen!” – for {stake}</source>
        <extracomment>watten.log.raised.you</extracomment>
        <translation>Du: „Gehen!“ – um {stake}</translation>
    </message>
    <message>
        <source>You raise again: for {stake}</source>
        <extracomment>watten.log.raised_again.you</extracomment>
        <translation>Du gehst noch einmal: um {stake}</translation>
    </message>
    <message>
        <source>You hold. Stake {stake!b}</source>
        <extracomment>watten.log.held.you</extracomment>
        <translation>Du schaust. Einsatz {stake!b}</translation>
    </message>
    <message>
        <source>You give up.</source>
        <extracomment>watten.log.folded.you</extracomment>
        <translation>Du gibst auf.</translation>
    </message>
    <message>
        <source>Your time ran out.</source>
        <extracomment>watten.log.timeout.you</extracomment>
        <translation>Deine Zeit ist abgelaufen.</translation>
    </message>
    <message>
        <source>You and {pair:others} win {won} : {lost}</source>
        <extracomment>watten.log.won.you, watten.result.title.you</extracomment>
        <translation>Du und {pair:others} gewinnt {won} : {lost}</translation>
    </message>
    <message>
        <source>You and {pair:others} win the round</source>
        <extracomment>watten.log.won_by_fold.you</extracomment>
        <translation>Du und {pair:others} gewinnt die Runde</translation>
    </message>
    <message>
        <source>You and {pair:others} win the match {won} : {lost}</source>
        <extracomment>watten.log.over.you</extracomment>
        <translation>Du und {pair:others} gewinnt die Partie {won} : {lost}</translation>
    </message>
    <message>
        <source>you raise to {stake}</source>
        <extracomment>watten.details.raised.you</extracomment>
        <translation>du gehst um {stake}</translation>
    </message>
    <message>
        <source>you give up</source>
        <extracomment>watten.details.folded.you</extracomment>
        <translation>du gibst auf</translation>
    </message>
    <message>
        <source>The match is over. You and {pair:others} win.</source>
        <extracomment>watten.say.over.you</extracomment>
        <translation>Die Partie ist zu Ende. Du und {pair:others} gewinnt.</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <extracomment>watten.phase.trick</extracomment>
        <translation>{number}. Stich</translation>
    </message>
    <message>
        <source>Scoring</source>
        <extracomment>watten.phase.ended</extracomment>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>Match over</source>
        <extracomment>watten.phase.over</extracomment>
        <translation>Partie beendet</translation>
    </message>
    <message>
        <source>Name the Schlag</source>
        <extracomment>watten.prompt.rank</extracomment>
        <translation>Sag den Schlag an</translation>
    </message>
    <message>
        <source>Name the trump</source>
        <extracomment>watten.prompt.trump</extracomment>
        <translation>Sag den Trumpf an</translation>
    </message>
    <message>
        <source>Lead to the first trick</source>
        <extracomment>watten.prompt.lead_first</extracomment>
        <translation>Spiel zum ersten Stich aus</translation>
    </message>
    <message>
        <source>Lead to the next trick</source>
        <extracomment>watten.prompt.lead</extracomment>
        <translation>Spiel zum nächsten Stich aus</translation>
    </message>
    <message>
        <source>Play a card</source>
        <extracomment>watten.prompt.play</extracomment>
        <translation>Spiel eine Karte</translation>
    </message>
    <message>
        <source>{who} raises to {stake} points. Will you hold?</source>
        <extracomment>watten.prompt.answer</extracomment>
        <translation>{who} geht: {stake} Punkte. Schaust du?</translation>
    </message>
    <message>
        <source>{who} is naming the Schlag</source>
        <extracomment>watten.waiting.rank</extracomment>
        <translation>{who} sagt den Schlag an</translation>
    </message>
    <message>
        <source>You are naming the Schlag</source>
        <extracomment>watten.waiting.rank.you</extracomment>
        <translation>Du sagst den Schlag an</translation>
    </message>
    <message>
        <source>{who} is naming the trump</source>
        <extracomment>watten.waiting.trump</extracomment>
        <translation>{who} sagt den Trumpf an</translation>
    </message>
    <message>
        <source>You are naming the trump</source>
        <extracomment>watten.waiting.trump.you</extracomment>
        <translation>Du sagst den Trumpf an</translation>
    </message>
    <message>
        <source>{who} is choosing a card</source>
        <extracomment>watten.waiting.play</extracomment>
        <translation>{who} ist am Zug</translation>
    </message>
    <message>
        <source>You are choosing a card</source>
        <extracomment>watten.waiting.play.you</extracomment>
        <translation>Du bist am Zug</translation>
    </message>
    <message>
        <source>{who} raises to {stake} points</source>
        <extracomment>watten.waiting.raise</extracomment>
        <translation>{who} geht: {stake} Punkte</translation>
    </message>
    <message>
        <source>You raise to {stake} points</source>
        <extracomment>watten.waiting.raise.you</extracomment>
        <translation>Du gehst: {stake} Punkte</translation>
    </message>
    <message>
        <source>{pair:and} have to answer.</source>
        <extracomment>watten.waiting.answer</extracomment>
        <translation>{pair:and} überlegen.</translation>
    </message>
    <message>
        <source>Then {who} names the trump.</source>
        <extracomment>watten.detail.then_trump</extracomment>
        <translation>Danach sagt {who} den Trumpf an.</translation>
    </message>
    <message>
        <source>Then you name the trump.</source>
        <extracomment>watten.detail.then_trump.you</extracomment>
        <translation>Danach sagst du den Trumpf an.</translation>
    </message>
    <message>
        <source>Choose a rank in the middle of the table. Then {who} names the trump.</source>
        <extracomment>watten.detail.choose_rank</extracomment>
        <translation>Wähl in der Mitte des Tisches einen Wert. Danach sagt {who} den Trumpf an.</translation>
    </message>
    <message>
        <source>{who} has named {rank:plural} as the Schlag.</source>
        <extracomment>watten.detail.rank</extracomment>
        <translation>{who} hat Schlag {rank} angesagt.</translation>
    </message>
    <message>
        <source>You have named {rank:plural} as the Schlag.</source>
        <extracomment>watten.detail.rank.you</extracomment>
        <translation>Du hast Schlag {rank} angesagt.</translation>
    </message>
    <message numerus="yes">
        <source>{rank:cap}: you hold %n of them. Then {who} names the trump.</source>
        <extracomment>watten.detail.rank_held</extracomment>
        <translation>
            <numerusform>{rank:cap}: Du hältst eine Karte davon. Danach sagt {who} den Trumpf an.</numerusform>
            <numerusform>{rank:cap}: Du hältst %n davon. Danach sagt {who} den Trumpf an.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play a trump or a Kritischer</source>
        <extracomment>watten.duty.prompt.trump_or_critical</extracomment>
        <translation>Gib Trumpf oder einen Kritischen zu</translation>
    </message>
    <message>
        <source>Play a trump or a Linke</source>
        <extracomment>watten.duty.prompt.trump</extracomment>
        <translation>Gib Trumpf oder eine Linke zu</translation>
    </message>
    <message>
        <source>The Rechter was led. You have neither a trump nor a Kritischer: every card will do.</source>
        <extracomment>watten.duty.free.trump_or_critical</extracomment>
        <translation>Der Rechte wurde ausgespielt. Du hast weder Trumpf noch einen Kritischen: Jede Karte ist erlaubt.</translation>
    </message>
    <message>
        <source>A trump was led. You have none: every card will do.</source>
        <extracomment>watten.duty.free.trump</extracomment>
        <translation>Trumpf wurde ausgespielt. Du hast keinen: Jede Karte ist erlaubt.</translation>
    </message>
    <message numerus="yes">
        <source>Hold: the round is worth {stake}. Give up: the others get %n point(s).</source>
        <extracomment>watten.detail.answer</extracomment>
        <translation>
            <numerusform>Schauen: Es geht um {stake}. Aufgeben: Die anderen bekommen einen Punkt.</numerusform>
            <numerusform>Schauen: Es geht um {stake}. Aufgeben: Die anderen bekommen %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play {card}</source>
        <extracomment>watten.confirm.play</extracomment>
        <translation>{card:cap} spielen</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <extracomment>watten.confirm.choose_card</extracomment>
        <translation>Wähl eine Karte</translation>
    </message>
    <message>
        <source>Name {rank:plural}</source>
        <extracomment>watten.confirm.rank</extracomment>
        <translation>Schlag {rank} ansagen</translation>
    </message>
    <message>
        <source>Choose a rank</source>
        <extracomment>watten.confirm.choose_rank</extracomment>
        <translation>Wähl einen Wert</translation>
    </message>
    <message>
        <source>Name {suit}</source>
        <extracomment>watten.confirm.trump</extracomment>
        <translation>Trumpf {suit} ansagen</translation>
    </message>
    <message>
        <source>Choose a suit</source>
        <extracomment>watten.confirm.choose_trump</extracomment>
        <translation>Wähl eine Farbe</translation>
    </message>
    <message>
        <source>Which rank shall be the Schlag?</source>
        <extracomment>watten.announce.which_rank</extracomment>
        <translation>Welcher Wert soll der Schlag sein?</translation>
    </message>
    <message>
        <source>Which suit shall be trump?</source>
        <extracomment>watten.announce.which_trump</extracomment>
        <translation>Welche Farbe soll Trumpf sein?</translation>
    </message>
    <message>
        <source>= so many of them you hold yourself</source>
        <extracomment>watten.announce.note</extracomment>
        <translation>= so viele davon hältst du selbst</translation>
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
            <numerusform>du hältst eine</numerusform>
            <numerusform>du hältst %n</numerusform>
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
        <translation>Gehen! auf {stake}</translation>
    </message>
    <message>
        <source>Raise again</source>
        <extracomment>watten.stake.raise_again</extracomment>
        <translation>Noch einmal gehen</translation>
    </message>
    <message>
        <source>Hold</source>
        <extracomment>watten.stake.hold</extracomment>
        <translation>Schauen</translation>
    </message>
    <message>
        <source>Give up</source>
        <extracomment>watten.stake.fold</extracomment>
        <translation>Aufgeben</translation>
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
            <numerusform>Dann geht es um {stake}. Geben die anderen auf, bekommt ihr einen Punkt.</numerusform>
            <numerusform>Dann geht es um {stake}. Geben die anderen auf, bekommt ihr %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The round goes on for %n point(s).</source>
        <extracomment>watten.meaning.hold</extracomment>
        <translation>
            <numerusform>Die Runde läuft um einen Punkt weiter.</numerusform>
            <numerusform>Die Runde läuft um %n Punkte weiter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The round is over; the others get %n point(s).</source>
        <extracomment>watten.meaning.fold</extracomment>
        <translation>
            <numerusform>Die Runde ist vorbei; die anderen bekommen einen Punkt.</numerusform>
            <numerusform>Die Runde ist vorbei; die anderen bekommen %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n point(s)</source>
        <extracomment>watten.meaning.stake_short</extracomment>
        <translation>
            <numerusform>um %n Punkt</numerusform>
            <numerusform>um %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{stake} to the others</source>
        <extracomment>watten.meaning.fold_short</extracomment>
        <translation>{stake} für die anderen</translation>
    </message>
    <message>
        <source>you are “gespannt”</source>
        <extracomment>watten.meaning.tense_short</extracomment>
        <translation>ihr seid „gespannt“</translation>
    </message>
    <message>
        <source>changes nothing</source>
        <extracomment>watten.meaning.pointless_short</extracomment>
        <translation>ändert nichts</translation>
    </message>
    <message>
        <source>First Schlag and trump are named.</source>
        <extracomment>watten.meaning.too_early</extracomment>
        <translation>Erst werden Schlag und Trumpf angesagt.</translation>
    </message>
    <message>
        <source>“{rank:plural,cap}!”</source>
        <extracomment>watten.said.rank</extracomment>
        <translation>„{rank:cap}!“</translation>
    </message>
    <message>
        <source>“{suit:cap}!”</source>
        <extracomment>watten.said.trump</extracomment>
        <translation>„{suit:cap}!“</translation>
    </message>
    <message>
        <source>“Gehen!”</source>
        <extracomment>watten.said.raise</extracomment>
        <translation>„Gehen!“</translation>
    </message>
    <message>
        <source>“Gehen!” again</source>
        <extracomment>watten.said.raise_again</extracomment>
        <translation>„Noch einmal gehen!“</translation>
    </message>
    <message>
        <source>“I hold.”</source>
        <extracomment>watten.said.hold</extracomment>
        <translation>„Ich schaue.“</translation>
    </message>
    <message>
        <source>“I give up.”</source>
        <extracomment>watten.said.fold</extracomment>
        <translation>„Ich gebe auf.“</translation>
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
        <translation>der Guate</translation>
    </message>
    <message>
        <source>the Rechter</source>
        <extracomment>watten.card.right</extracomment>
        <translation>der Rechte</translation>
    </message>
    <message>
        <source>a Linke</source>
        <extracomment>watten.card.left</extracomment>
        <translation>eine Linke</translation>
    </message>
    <message>
        <source>trump</source>
        <extracomment>watten.card.trump</extracomment>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>{card}, the Guate</source>
        <extracomment>watten.object.guate</extracomment>
        <translation>{card}, den Guaten</translation>
    </message>
    <message>
        <source>{card}, the Rechter</source>
        <extracomment>watten.object.right</extracomment>
        <translation>{card}, den Rechten</translation>
    </message>
    <message>
        <source>the Weli</source>
        <extracomment>watten.object.weli</extracomment>
        <translation>den Weli</translation>
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
        <translation>sticht</translation>
    </message>
    <message>
        <source>takes the trick</source>
        <extracomment>watten.badge.took</extracomment>
        <translation>holt den Stich</translation>
    </message>
    <message>
        <source>beats the Guate</source>
        <extracomment>watten.beats.guate</extracomment>
        <translation>schlägt den Guaten</translation>
    </message>
    <message>
        <source>beats the Rechter</source>
        <extracomment>watten.beats.right</extracomment>
        <translation>schlägt den Rechten</translation>
    </message>
    <message>
        <source>beats the Weli</source>
        <extracomment>watten.beats.weli</extracomment>
        <translation>schlägt den Weli</translation>
    </message>
    <message>
        <source>beats {what}</source>
        <extracomment>watten.beats.card</extracomment>
        <translation>schlägt {what}</translation>
    </message>
    <message>
        <source>does not win</source>
        <extracomment>watten.badge.loses</extracomment>
        <translation>sticht nicht</translation>
    </message>
    <message>
        <source>Cards nobody holds</source>
        <extracomment>watten.piece.pack</extracomment>
        <translation>Karten, die niemand hält</translation>
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
        <translation>Verdeckte Karte von {who}</translation>
    </message>
    <message>
        <source>Your face-down card</source>
        <extracomment>watten.piece.back.you</extracomment>
        <translation>Deine verdeckte Karte</translation>
    </message>
    <message>
        <source>{card:cap}, played by {who}</source>
        <extracomment>watten.piece.played</extracomment>
        <translation>{card:cap}, gespielt von {who}</translation>
    </message>
    <message>
        <source>{card:cap}, played by you</source>
        <extracomment>watten.piece.played.you</extracomment>
        <translation>{card:cap}, von dir gespielt</translation>
    </message>
    <message>
        <source>Card of a trick won by {pair:and}</source>
        <extracomment>watten.piece.won</extracomment>
        <translation>Karte aus einem Stich von {pair:and}</translation>
    </message>
    <message>
        <source>Card of a trick won by you and {pair:others}</source>
        <extracomment>watten.piece.won.you</extracomment>
        <translation>Karte aus einem Stich von dir und {pair:others}</translation>
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
        <translation>gibt</translation>
    </message>
    <message>
        <source>deal</source>
        <extracomment>watten.plate.dealer.you</extracomment>
        <translation>gibst</translation>
    </message>
    <message>
        <source>Dealer · {suit:cap}</source>
        <extracomment>watten.plate.dealer_trump</extracomment>
        <translation>Geber · {suit:cap}</translation>
    </message>
    <message>
        <source>Forehand · {rank:plural,cap}</source>
        <extracomment>watten.plate.forehand_rank</extracomment>
        <translation>Vorhand · {rank:cap}</translation>
    </message>
    <message>
        <source>names the Schlag</source>
        <extracomment>watten.plate.names_rank</extracomment>
        <translation>sagt den Schlag an</translation>
    </message>
    <message>
        <source>name the Schlag</source>
        <extracomment>watten.plate.names_rank.you</extracomment>
        <translation>sagst den Schlag an</translation>
    </message>
    <message>
        <source>names the trump</source>
        <extracomment>watten.plate.names_trump</extracomment>
        <translation>sagt den Trumpf an</translation>
    </message>
    <message>
        <source>name the trump</source>
        <extracomment>watten.plate.names_trump.you</extracomment>
        <translation>sagst den Trumpf an</translation>
    </message>
    <message>
        <source>partner</source>
        <extracomment>watten.plate.partner</extracomment>
        <translation>Partner</translation>
    </message>
    <message>
        <source>raises</source>
        <extracomment>watten.plate.raises</extracomment>
        <translation>geht</translation>
    </message>
    <message>
        <source>raise</source>
        <extracomment>watten.plate.raises.you</extracomment>
        <translation>gehst</translation>
    </message>
    <message>
        <source>{left} to go</source>
        <extracomment>watten.score.to_go</extracomment>
        <translation>noch {left}</translation>
    </message>
    <message>
        <source>gespannt</source>
        <extracomment>watten.score.tense</extracomment>
        <translation>gespannt</translation>
    </message>
    <message>
        <source>Points to {target}</source>
        <extracomment>watten.target</extracomment>
        <translation>Punkte bis {target}</translation>
    </message>
    <message>
        <source>gespannt from {points}</source>
        <extracomment>watten.target.tense</extracomment>
        <translation>gespannt ab {points}</translation>
    </message>
    <message>
        <source>Schlag</source>
        <extracomment>watten.plaque.rank</extracomment>
        <translation>Schlag</translation>
    </message>
    <message>
        <source>Trump</source>
        <extracomment>watten.plaque.trump, watten.ranking.trump</extracomment>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>The Rechter: {card}</source>
        <extracomment>watten.plaque.right</extracomment>
        <translation>Der Rechte: {card}</translation>
    </message>
    <message>
        <source>Stake</source>
        <extracomment>watten.fact.stake, watten.plaque.stake</extracomment>
        <translation>Einsatz</translation>
    </message>
    <message>
        <source>{stake}?</source>
        <extracomment>watten.plaque.offered</extracomment>
        <translation>{stake}?</translation>
    </message>
    <message>
        <source>Tricks</source>
        <extracomment>watten.fact.tricks, watten.plaque.tricks, watten.hint.column.tricks</extracomment>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Tricks {first} : {second}</source>
        <extracomment>watten.plaque.tricks_text</extracomment>
        <translation>Stiche {first} : {second}</translation>
    </message>
    <message>
        <source>Your place</source>
        <extracomment>watten.trick.place</extracomment>
        <translation>Dein Platz</translation>
    </message>
    <message>
        <source>Ranking in this round</source>
        <extracomment>watten.ranking.title</extracomment>
        <translation>Rangfolge in dieser Runde</translation>
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
        <translation>{pair:and} gewinnen die Runde {won} : {lost}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s). The score is {first} : {second}.</source>
        <extracomment>watten.end.worth</extracomment>
        <translation>
            <numerusform>Ein Punkt. Der Stand ist {first} : {second}.</numerusform>
            <numerusform>%n Punkte. Der Stand ist {first} : {second}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The score is {first} : {second}.</source>
        <extracomment>watten.end.score</extracomment>
        <translation>Der Stand ist {first} : {second}.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>watten.end.points</extracomment>
        <translation>
            <numerusform>ein Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Next round</source>
        <extracomment>watten.end.next_round</extracomment>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>watten.end.result</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s)</source>
        <extracomment>watten.result.rounds</extracomment>
        <translation>
            <numerusform>Nach einer Runde</numerusform>
            <numerusform>Nach %n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s); the other pair was “gespannt” too.</source>
        <extracomment>watten.result.close</extracomment>
        <translation>
            <numerusform>Nach einer Runde; auch das andere Paar war „gespannt“.</numerusform>
            <numerusform>Nach %n Runden; auch das andere Paar war „gespannt“.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>watten.hint.title</extracomment>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>{rank:plural,cap}</source>
        <extracomment>watten.hint.rank</extracomment>
        <translation>{rank:cap}</translation>
    </message>
    <message>
        <source>round won in {number:%} of cases</source>
        <extracomment>watten.hint.win_round</extracomment>
        <translation>Runde zu {number:%} gewonnen</translation>
    </message>
    <message>
        <source>{number:.1} tricks expected</source>
        <extracomment>watten.hint.tricks</extracomment>
        <translation>{number:.1} Stiche zu erwarten</translation>
    </message>
    <message>
        <source>match won in {number:%}</source>
        <extracomment>watten.hint.win_match</extracomment>
        <translation>Partie zu {number:%} gewonnen</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>watten.hint.column.round</extracomment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>watten.hint.column.match</extracomment>
        <translation>Partie</translation>
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
        <translation>Das alpenländische Spiel für zwei Paare: Schlag und Trumpf ansagen, drei Stiche machen, sich ans Gehen trauen.</translation>
    </message>
    <message>
        <source>Variant</source>
        <extracomment>watten.option.variant</extracomment>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Bavarian</source>
        <extracomment>watten.option.variant.bavarian</extracomment>
        <translation>Bayerisch</translation>
    </message>
    <message>
        <source>Tyrolean</source>
        <extracomment>watten.preset.tyrolean, watten.option.variant.tyrolean</extracomment>
        <translation>Tirolerisch</translation>
    </message>
    <message>
        <source>Maxi, Belli and Spitz, the Kritischen, are the highest cards, whatever is announced.</source>
        <extracomment>watten.option.variant.explanation</extracomment>
        <translation>Die Kritischen Maxi, Belli und Spitz sind immer die höchsten Karten, was auch angesagt wird.</translation>
    </message>
    <message>
        <source>There are no Kritische: the Rechter is the highest card.</source>
        <extracomment>watten.option.variant.explanation_tyrolean</extracomment>
        <translation>Es gibt keine Kritischen: Der Rechte ist die höchste Karte.</translation>
    </message>
    <message>
        <source>Points to win</source>
        <extracomment>watten.option.target</extracomment>
        <translation>Zielpunkte</translation>
    </message>
    <message>
        <source>Two points before that a pair is “gespannt” and may no longer raise.</source>
        <extracomment>watten.option.target.explanation</extracomment>
        <translation>Zwei Punkte davor ist ein Paar „gespannt“ und darf den Einsatz nicht mehr erhöhen.</translation>
    </message>
    <message>
        <source>A 33rd card, the {card}: always the lowest trump, and the Rechter if the {six} is announced.</source>
        <extracomment>watten.option.weli.explanation</extracomment>
        <translation>Eine 33. Karte, {card}: immer der niedrigste Trumpf, und der Rechte, wenn die {six} angesagt wird.</translation>
    </message>
    <message>
        <source>The trump one step above the Schlag beats even the Rechter. There is none above the {ace} and the {six}.</source>
        <extracomment>watten.option.guate.explanation</extracomment>
        <translation>Die Trumpfkarte eine Stufe über dem Schlag schlägt auch den Rechten. Bei {ace} und {six} gibt es sie nicht.</translation>
    </message>
    <message>
        <source>The trump one step above the Schlag beats even the Rechter, but no Kritischer. There is none above the {ace} and the {six}.</source>
        <extracomment>watten.option.guate.explanation_bavarian</extracomment>
        <translation>Die Trumpfkarte eine Stufe über dem Schlag schlägt auch den Rechten, aber keinen Kritischen. Bei {ace} und {six} gibt es sie nicht.</translation>
    </message>
    <message>
        <source>Duty to follow</source>
        <extracomment>watten.rules.duty, watten.option.obligation</extracomment>
        <translation>Trumpfpflicht</translation>
    </message>
    <message>
        <source>If the Rechter is led in the first trick, the others must play a trump or a Kritischer, until a Kritischer lies in the trick.</source>
        <extracomment>watten.option.obligation.explanation</extracomment>
        <translation>Wird der Rechte im ersten Stich ausgespielt, müssen die anderen Trumpf oder einen Kritischen zugeben, bis ein Kritischer im Stich liegt.</translation>
    </message>
    <message>
        <source>If a trump is led, whoever has one must play a trump or a Linke.</source>
        <extracomment>watten.option.obligation.explanation_tyrolean</extracomment>
        <translation>Wird Trumpf ausgespielt, muss Trumpf oder eine Linke zugeben, wer Trumpf hat.</translation>
    </message>
    <message>
        <source>Raising (“Gehen!”)</source>
        <extracomment>watten.option.raising</extracomment>
        <translation>Gehen</translation>
    </message>
    <message>
        <source>During a round a pair may raise the stake; the other pair holds, raises again or gives up.</source>
        <extracomment>watten.option.raising.explanation</extracomment>
        <translation>Ein Paar darf während der Runde den Einsatz erhöhen; das andere schaut, geht noch einmal oder gibt auf.</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <extracomment>watten.rules.time, watten.option.seconds_per_move</extracomment>
        <translation>Zeit pro Zug</translation>
    </message>
    <message>
        <source>Aim</source>
        <extracomment>watten.rules.aim</extracomment>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Two pairs play against each other: seats 1 and 3 against seats 2 and 4. Whoever wins a round (three of five tricks) is credited with its stake, {stake} points at the beginning.</source>
        <extracomment>watten.rules.aim.pairs</extracomment>
        <translation>Zwei Paare spielen gegeneinander: Platz 1 und 3 gegen Platz 2 und 4. Wer eine Runde gewinnt (drei von fünf Stichen), bekommt den Einsatz der Runde gutgeschrieben, am Anfang {stake} Punkte.</translation>
    </message>
    <message>
        <source>The pair that first reaches {target} points wins the match.</source>
        <extracomment>watten.rules.aim.target</extracomment>
        <translation>Das Paar, das zuerst {target} Punkte erreicht, gewinnt die Partie.</translation>
    </message>
    <message>
        <source>From {tense} points a pair is “gespannt” and may no longer raise the stake.</source>
        <extracomment>watten.rules.aim.tense</extracomment>
        <translation>Ab {tense} Punkten ist ein Paar „gespannt“ und darf den Einsatz nicht mehr erhöhen.</translation>
    </message>
    <message>
        <source>The deal</source>
        <extracomment>watten.rules.deal</extracomment>
        <translation>Austeilen</translation>
    </message>
    <message>
        <source>Watten is played with a French or a Bavarian deck of 32 cards ({low} to {high} of {suits:and}).</source>
        <extracomment>watten.rules.deal.pack</extracomment>
        <translation>Gespielt wird mit dem französischen Blatt (Skatblatt) oder dem bayerischen, 32 Karten ({low} bis {high} in {suits:and}).</translation>
    </message>
    <message>
        <source>Each player gets five cards; the deal moves on every round.</source>
        <extracomment>watten.rules.deal.five</extracomment>
        <translation>Jeder bekommt fünf Karten, der Geber wechselt jede Runde.</translation>
    </message>
    <message>
        <source>Who deals the first round is decided by lot.</source>
        <extracomment>watten.rules.deal.lot</extracomment>
        <translation>Wer in der ersten Runde gibt, wird zufällig bestimmt.</translation>
    </message>
    <message>
        <source>Then the player to the left of the dealer leads; whoever wins a trick leads to the next one.</source>
        <extracomment>watten.rules.announcing.lead</extracomment>
        <translation>Dann spielt der Spieler links vom Geber aus; wer einen Stich gewinnt, spielt als Nächster aus.</translation>
    </message>
    <message>
        <source>Ranking</source>
        <extracomment>watten.rules.ranking</extracomment>
        <translation>Rangfolge</translation>
    </message>
    <message>
        <source>From the top: the Rechter (the Schlag in the trump suit), the Linke (the Schlag in the other suits, equal among themselves; the one played first wins), the other trumps by rank.</source>
        <extracomment>watten.rules.ranking.order</extracomment>
        <translation>Von oben nach unten: der Rechte (der Schlag in der Trumpffarbe), die Linken (der Schlag in den anderen Farben, untereinander gleichwertig; die zuerst gespielte sticht), die übrigen Trümpfe nach Wert.</translation>
    </message>
    <message>
        <source>Cards that are none of these win only if they are of the suit that was led.</source>
        <extracomment>watten.rules.ranking.plain</extracomment>
        <translation>Karten ohne Trumpf-Wert stechen nur, wenn sie in der ausgespielten Farbe liegen.</translation>
    </message>
    <message>
        <source>The Kritischen are always the highest cards: Maxi ({maxi}), Belli ({belli}) and Spitz ({spitz}).</source>
        <extracomment>watten.rules.ranking.critical</extracomment>
        <translation>Die Kritischen sind immer die höchsten Karten: Maxi ({maxi}), Belli ({belli}) und Spitz ({spitz}).</translation>
    </message>
    <message>
        <source>The Kritischen: Maxi, Belli, Spitz</source>
        <extracomment>watten.rules.example.critical</extracomment>
        <translation>Die Kritischen: Maxi, Belli, Spitz</translation>
    </message>
    <message>
        <source>Schlag {rank}, trump {suit}: the Guate</source>
        <extracomment>watten.rules.example.guate</extracomment>
        <translation>Schlag {rank}, Trumpf {suit}: der Guate</translation>
    </message>
    <message>
        <source>Schlag {rank}, trump {suit}: the Rechter</source>
        <extracomment>watten.rules.example.right</extracomment>
        <translation>Schlag {rank}, Trumpf {suit}: der Rechte</translation>
    </message>
    <message>
        <source>The Linke, all equal</source>
        <extracomment>watten.rules.example.left</extracomment>
        <translation>Die Linken, untereinander gleichwertig</translation>
    </message>
    <message>
        <source>The other trumps from the top</source>
        <extracomment>watten.rules.example.trump</extracomment>
        <translation>Die übrigen Trümpfe von oben nach unten</translation>
    </message>
    <message>
        <source>A trick in this order: the first card wins, for of equal Linke the first one wins.</source>
        <extracomment>watten.rules.example.equal</extracomment>
        <translation>Ein Stich in dieser Reihenfolge: Die erste Karte gewinnt, denn von gleichwertigen Linken sticht die zuerst gespielte.</translation>
    </message>
    <message>
        <source>There is no duty: you may play any card to any trick.</source>
        <extracomment>watten.rules.duty.none</extracomment>
        <translation>Es gibt keine Pflicht: Du darfst in jedem Stich jede Karte spielen.</translation>
    </message>
    <message>
        <source>If the main Schlag (the Rechter) is led to the first trick, the others must play a trump or a Kritischer if they have one (the Linke do not count). This holds until a Kritischer lies in the trick.</source>
        <extracomment>watten.rules.duty.trump_or_critical</extracomment>
        <translation>Wird der Hauptschlag (der Rechte) im ersten Stich ausgespielt, müssen die anderen Trumpf oder einen Kritischen zugeben, wenn sie einen haben (die Linken zählen nicht). Das gilt, bis ein Kritischer im Stich liegt.</translation>
    </message>
    <message>
        <source>If a trump is led, whoever has a trump must play one; a Linke may be played then, too.</source>
        <extracomment>watten.rules.duty.trump</extracomment>
        <translation>Wird Trumpf ausgespielt, muss zugeben, wer Trumpf hat; eine Linke darf dann auch gespielt werden.</translation>
    </message>
    <message>
        <source>A Linke that is led demands nothing.</source>
        <extracomment>watten.rules.duty.left</extracomment>
        <translation>Eine ausgespielte Linke verpflichtet zu nichts.</translation>
    </message>
    <message>
        <source>At all other times you may play any card.</source>
        <extracomment>watten.rules.duty.otherwise</extracomment>
        <translation>Sonst darfst du jede Karte spielen.</translation>
    </message>
    <message>
        <source>Raising</source>
        <extracomment>watten.rules.raising</extracomment>
        <translation>Gehen</translation>
    </message>
    <message>
        <source>During the round a pair may say “Gehen!” and raise the stake.</source>
        <extracomment>watten.rules.raising.say</extracomment>
        <translation>Ein Paar darf während der Runde „Gehen!“ sagen und den Einsatz erhöhen.</translation>
    </message>
    <message>
        <source>The other pair holds (the round goes on for the higher stake), raises once more or gives up; then the pair that has raised gets the stake as it was before.</source>
        <extracomment>watten.rules.raising.answers</extracomment>
        <translation>Das andere Paar schaut (die Runde läuft mit dem höheren Einsatz weiter), geht noch einmal oder gibt auf; dann bekommt das gehende Paar den bisherigen Einsatz.</translation>
    </message>
    <message>
        <source>The same pair may not raise twice in a row, and a pair that is “gespannt” (from {tense} points) not at all.</source>
        <extracomment>watten.rules.raising.limits</extracomment>
        <translation>Dasselbe Paar darf nicht zweimal hintereinander erhöhen, und ein gespanntes Paar (ab {tense} Punkten) gar nicht.</translation>
    </message>
    <message>
        <source>Each “Gehen!” raises the stake by one point, as long as that can still make a difference.</source>
        <extracomment>watten.rules.raising.steps</extracomment>
        <translation>Jedes „Gehen!“ erhöht den Einsatz um einen Punkt, solange das noch etwas ändern kann.</translation>
    </message>
    <message>
        <source>With this setting raising is switched off: the stake stays at {stake} points in every round.</source>
        <extracomment>watten.rules.raising.off</extracomment>
        <translation>In dieser Einstellung ist das Gehen ausgeschaltet: Der Einsatz bleibt in jeder Runde bei {stake} Punkten.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n second(s) for each move.</source>
        <extracomment>watten.rules.time.seconds</extracomment>
        <translation>
            <numerusform>Pro Zug steht eine Sekunde zur Verfügung.</numerusform>
            <numerusform>Pro Zug stehen %n Sekunden zur Verfügung.</numerusform>
        </translation>
    </message>
    <message>
        <source>When they are up, the program announces, plays or gives up for you.</source>
        <extracomment>watten.rules.time.up</extracomment>
        <translation>Läuft die Zeit ab, wird für dich angesagt, gespielt oder aufgegeben.</translation>
    </message>
    <message>
        <source>When they are up, the program announces or plays for you.</source>
        <extracomment>watten.rules.time.up_without_raising</extracomment>
        <translation>Läuft die Zeit ab, wird für dich angesagt oder gespielt.</translation>
    </message>
    <message>
        <source>Time runs only while your cards are visible.</source>
        <extracomment>watten.rules.time.visible</extracomment>
        <translation>Die Zeit läuft nur, solange deine Handkarten sichtbar sind.</translation>
    </message>
    <message>
        <source>With this setting the time for each move is not limited.</source>
        <extracomment>watten.rules.time.off</extracomment>
        <translation>In dieser Einstellung ist die Zeit pro Zug nicht begrenzt.</translation>
    </message>
    <message>
        <source>Controls</source>
        <extracomment>watten.rules.controls</extracomment>
        <translation>Bedienung</translation>
    </message>
    <message>
        <source>Tap a card of your hand to play it; cards you may play have a green edge.</source>
        <extracomment>watten.rules.controls.tap</extracomment>
        <translation>Tippe auf eine Handkarte, um sie auszuspielen; spielbare Karten leuchten grün.</translation>
    </message>
    <message>
        <source>Choose Schlag and trump in the middle of the table.</source>
        <extracomment>watten.rules.controls.announce</extracomment>
        <translation>Schlag und Trumpf wählst du in der Mitte des Tisches.</translation>
    </message>
    <message>
        <source>“Gehen!” is at the top right.</source>
        <extracomment>watten.rules.controls.raise</extracomment>
        <translation>„Gehen!“ steht oben rechts.</translation>
    </message>
    <message>
        <source>On the keyboard, arrow keys walk through cards, ranks and suits, Space chooses and Enter confirms.</source>
        <extracomment>watten.rules.controls.keys</extracomment>
        <translation>Mit der Tastatur gehen Pfeiltasten durch Karten, Werte und Farben, die Leertaste wählt und Eingabe bestätigt.</translation>
    </message>
    <message>
        <source>A hint shows the best choice with its chance to win the round and the tricks to expect.</source>
        <extracomment>watten.rules.controls.hint</extracomment>
        <translation>Ein Hinweis zeigt die beste Wahl mit ihrer Aussicht auf die Runde und den zu erwartenden Stichen.</translation>
    </message>
    <message>
        <source>Several players at one device</source>
        <extracomment>watten.rules.people</extracomment>
        <translation>Mehrere Spieler an einem Gerät</translation>
    </message>
    <message>
        <source>With several people at one device, the cards are covered after every move. Pass the device on; the next player taps the screen and then sees their cards.</source>
        <extracomment>watten.rules.people.covered</extracomment>
        <translation>Mit mehreren Menschen an einem Gerät werden die Handkarten nach jedem Zug verdeckt. Das Gerät weitergeben, der nächste Spieler tippt auf den Bildschirm und sieht dann seine Karten.</translation>
    </message>
    <message>
        <source>Computer opponents</source>
        <extracomment>watten.rules.computers</extracomment>
        <translation>Computergegner</translation>
    </message>
    <message>
        <source>Beginner plays mostly at random and never raises. Medium takes tricks cheaply and raises only with a very good hand. Hard relies on the partner and estimates the tricks. Expert sometimes raises with a weak hand, too, and raises against you.</source>
        <extracomment>watten.rules.computers.levels</extracomment>
        <translation>Anfänger spielt weitgehend zufällig und geht nie. Mittel sticht billig und geht nur mit sehr guter Hand. Schwer verlässt sich auf den Partner und schätzt die Stichlage. Experte geht auch einmal mit schwacher Hand und erhöht gegen.</translation>
    </message>
    <message>
        <source>Beginner plays mostly at random. Medium takes tricks cheaply. Hard relies on the partner and estimates the tricks. Expert thinks through many hands that the others may hold.</source>
        <extracomment>watten.rules.computers.cards</extracomment>
        <translation>Anfänger spielt weitgehend zufällig. Mittel sticht billig. Schwer verlässt sich auf den Partner und schätzt die Stichlage. Experte denkt viele Hände durch, die die anderen haben könnten.</translation>
    </message>
    <message>
        <source>Computers never see the cards of others.</source>
        <extracomment>watten.rules.computers.fair</extracomment>
        <translation>Computer sehen nie die Handkarten anderer.</translation>
    </message>
    <message numerus="yes">
        <source>The Rechter would be {right}. You would hold %n trump(s).</source>
        <extracomment>watten.detail.trump_held</extracomment>
        <translation>
            <numerusform>Der Rechte wäre {right}. Du hättest einen Trumpf.</numerusform>
            <numerusform>Der Rechte wäre {right}. Du hättest %n Trümpfe.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} is winning: {card}</source>
        <extracomment>watten.detail.leading</extracomment>
        <translation>Bisher sticht {who}: {card}</translation>
    </message>
    <message>
        <source>You are winning: {card}</source>
        <extracomment>watten.detail.leading.you</extracomment>
        <translation>Bisher stichst du: {card}</translation>
    </message>
    <message>
        <source>The Rechter was led. You may play {cards:and}.</source>
        <extracomment>watten.duty.bound.trump_or_critical</extracomment>
        <translation>Der Rechte wurde ausgespielt. Erlaubt: {cards:and}.</translation>
    </message>
    <message>
        <source>A trump was led. You may play {cards:and}.</source>
        <extracomment>watten.duty.bound.trump</extracomment>
        <translation>Trumpf wurde ausgespielt. Erlaubt: {cards:and}.</translation>
    </message>
    <message>
        <source>You and {pair:others} win the round {won} : {lost}</source>
        <extracomment>watten.end.won.you</extracomment>
        <translation>Du und {pair:others} gewinnt die Runde {won} : {lost}</translation>
    </message>
    <message>
        <source>{who} gives up: {gain}</source>
        <extracomment>watten.end.folded</extracomment>
        <translation>{who} gibt auf: {gain}</translation>
    </message>
    <message>
        <source>You give up: {gain}</source>
        <extracomment>watten.end.folded.you</extracomment>
        <translation>Du gibst auf: {gain}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for {pair:and}</source>
        <extracomment>watten.end.gain</extracomment>
        <translation>
            <numerusform>%n Punkt für {pair:and}</numerusform>
            <numerusform>%n Punkte für {pair:and}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for you and {pair:others}</source>
        <extracomment>watten.end.gain.you</extracomment>
        <translation>
            <numerusform>%n Punkt für dich und {pair:others}</numerusform>
            <numerusform>%n Punkte für dich und {pair:others}</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint: {what} – {figures}</source>
        <extracomment>watten.hint.best</extracomment>
        <translation>Hinweis: {what} – {figures}</translation>
    </message>
    <message>
        <source>{what} – {figures}</source>
        <extracomment>watten.hint.other</extracomment>
        <translation>{what} – {figures}</translation>
    </message>
    <message>
        <source>Hint: {what}</source>
        <extracomment>watten.hint.bare</extracomment>
        <translation>Hinweis: {what}</translation>
    </message>
    <message>
        <source>Tavern</source>
        <extracomment>watten.preset.tavern</extracomment>
        <translation>Wirtshaus</translation>
    </message>
    <message>
        <source>Bavarian, to 15, with Kritische and “Gehen!”: as the rules describe it.</source>
        <extracomment>watten.preset.tavern.explanation</extracomment>
        <translation>Bayerisch bis 15, mit Kritischen und „Gehen!“: wie die Regeln es beschreiben.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>watten.preset.tournament</extracomment>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Bavarian, to 13: a match of a tournament.</source>
        <extracomment>watten.preset.tournament.explanation</extracomment>
        <translation>Bayerisch bis 13: eine Turnierpartie.</translation>
    </message>
    <message>
        <source>No Kritische, the Weli as 33rd card, and trumps have to be followed.</source>
        <extracomment>watten.preset.tyrolean.explanation</extracomment>
        <translation>Ohne Kritische, mit dem Weli als 33. Karte und mit Trumpfpflicht.</translation>
    </message>
    <message>
        <source>Tyrolean with Guate</source>
        <extracomment>watten.preset.tyrolean_guate</extracomment>
        <translation>Tirolerisch mit Guate</translation>
    </message>
    <message>
        <source>Tyrolean, and the trump above the Schlag beats even the Rechter.</source>
        <extracomment>watten.preset.tyrolean_guate.explanation</extracomment>
        <translation>Tirolerisch, und der Trumpf über dem Schlag sticht sogar den Rechten.</translation>
    </message>
    <message>
        <source>For learning</source>
        <extracomment>watten.preset.learning</extracomment>
        <translation>Zum Lernen</translation>
    </message>
    <message>
        <source>Any card at any time, the stake stays at 2, and no clock runs.</source>
        <extracomment>watten.preset.learning.explanation</extracomment>
        <translation>Jede Karte zu jeder Zeit, der Einsatz bleibt bei 2, und keine Uhr läuft.</translation>
    </message>
    <message>
        <source>When it is up, the program announces, plays or gives up for you. It runs only while your cards are visible.</source>
        <extracomment>watten.option.seconds_per_move.explanation</extracomment>
        <translation>Läuft die Zeit ab, wird für dich angesagt, gespielt oder aufgegeben. Sie läuft nur, solange deine Handkarten sichtbar sind.</translation>
    </message>
    <message>
        <source>No limit</source>
        <extracomment>watten.option.seconds_per_move.off</extracomment>
        <translation>Ohne Grenze</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <extracomment>watten.option.seconds_per_move.seconds</extracomment>
        <translation>
            <numerusform>eine Sekunde</numerusform>
            <numerusform>%n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no seat {seat} at this table.</source>
        <extracomment>watten.reason.unknown_seat</extracomment>
        <translation>Einen Platz {seat} gibt es an diesem Tisch nicht.</translation>
    </message>
    <message>
        <source>“{verb}” is not an action of Watten.</source>
        <extracomment>watten.reason.unknown_verb</extracomment>
        <translation>„{verb}“ ist keine Aktion im Watten.</translation>
    </message>
    <message>
        <source>Nothing may follow “{verb}”.</source>
        <extracomment>watten.reason.no_words</extracomment>
        <translation>Auf „{verb}“ darf nichts folgen.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <extracomment>watten.reason.match_over</extracomment>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>What is asked for now: {expected}.</source>
        <extracomment>watten.reason.wrong_phase</extracomment>
        <translation>Gefragt ist jetzt: {expected}.</translation>
    </message>
    <message>
        <source>the rank that is the Schlag</source>
        <extracomment>watten.expected.rank</extracomment>
        <translation>der Wert, der Schlag sein soll</translation>
    </message>
    <message>
        <source>the suit that is trump</source>
        <extracomment>watten.expected.trump</extracomment>
        <translation>die Farbe, die Trumpf sein soll</translation>
    </message>
    <message>
        <source>a card</source>
        <extracomment>watten.expected.play</extracomment>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <extracomment>watten.reason.not_your_turn</extracomment>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>Name exactly one rank.</source>
        <extracomment>watten.reason.rank_one</extracomment>
        <translation>Sag genau einen Wert an.</translation>
    </message>
    <message>
        <source>“{text}” is not a rank of this pack.</source>
        <extracomment>watten.reason.not_a_rank</extracomment>
        <translation>„{text}“ ist kein Wert dieses Blatts.</translation>
    </message>
    <message>
        <source>The {rank} can be named only with the Weli.</source>
        <extracomment>watten.reason.six_needs_weli</extracomment>
        <translation>Die {rank} kann nur mit dem Weli angesagt werden.</translation>
    </message>
    <message>
        <source>Name exactly one suit.</source>
        <extracomment>watten.reason.suit_one</extracomment>
        <translation>Sag genau eine Farbe an.</translation>
    </message>
    <message>
        <source>“{text}” is not a suit.</source>
        <extracomment>watten.reason.not_a_suit</extracomment>
        <translation>„{text}“ ist keine Farbe.</translation>
    </message>
    <message>
        <source>Play exactly one card.</source>
        <extracomment>watten.reason.play_one</extracomment>
        <translation>Spiel genau eine Karte.</translation>
    </message>
    <message>
        <source>“{text}” is not a card.</source>
        <extracomment>watten.reason.not_a_card</extracomment>
        <translation>„{text}“ ist keine Karte.</translation>
    </message>
    <message>
        <source>{card:short} is not in your hand.</source>
        <extracomment>watten.reason.not_in_hand</extracomment>
        <translation>{card:short} ist nicht in deiner Hand.</translation>
    </message>
    <message>
        <source>The Rechter, {card:short}, was led in the first trick: you must play a trump or a Kritischer.</source>
        <extracomment>watten.reason.owes_trump_or_critical</extracomment>
        <translation>Der Rechte, {card:short}, wurde im ersten Stich ausgespielt: Du musst Trumpf oder einen Kritischen zugeben.</translation>
    </message>
    <message>
        <source>A trump, {card:short}, was led: you must play a trump or a Linke.</source>
        <extracomment>watten.reason.owes_trump</extracomment>
        <translation>Ein Trumpf, {card:short}, wurde ausgespielt: Du musst Trumpf oder eine Linke zugeben.</translation>
    </message>
    <message>
        <source>The other pair has raised: first hold, raise again or give up.</source>
        <extracomment>watten.reason.answer_first</extracomment>
        <translation>Das andere Paar geht: Erst musst du schauen, noch einmal gehen oder aufgeben.</translation>
    </message>
    <message>
        <source>Your pair has raised: the other pair answers first.</source>
        <extracomment>watten.reason.wait_for_answer</extracomment>
        <translation>Euer Paar geht: Erst antwortet das andere Paar.</translation>
    </message>
    <message>
        <source>There is no raise to answer.</source>
        <extracomment>watten.reason.nothing_to_answer</extracomment>
        <translation>Niemand geht; es gibt nichts zu beantworten.</translation>
    </message>
    <message>
        <source>Raising is switched off in this match.</source>
        <extracomment>watten.reason.raise_switched_off</extracomment>
        <translation>Das Gehen ist in dieser Partie ausgeschaltet.</translation>
    </message>
    <message>
        <source>Your pair is “gespannt” with {points} points and may not raise.</source>
        <extracomment>watten.reason.raise_tense</extracomment>
        <translation>Euer Paar ist mit {points} Punkten „gespannt“ und darf den Einsatz nicht mehr erhöhen.</translation>
    </message>
    <message>
        <source>Your pair raised last: the same pair may not raise twice in a row.</source>
        <extracomment>watten.reason.raise_last_raiser</extracomment>
        <translation>Euer Paar hat zuletzt erhöht: Dasselbe Paar darf nicht zweimal hintereinander erhöhen.</translation>
    </message>
    <message>
        <source>The stake already decides the match for either pair: raising would change nothing.</source>
        <extracomment>watten.reason.raise_pointless</extracomment>
        <translation>Der Einsatz entscheidet die Partie schon für jedes der Paare: Mehr würde nichts ändern.</translation>
    </message>
    <message>
        <source>Watten is for four players, not for {seats}.</source>
        <extracomment>watten.setup.seats</extracomment>
        <translation>Watten spielen vier, nicht {seats}.</translation>
    </message>
    <message>
        <source>A match starts from two whole numbers from 0 to below {target}.</source>
        <extracomment>watten.setup.scores</extracomment>
        <translation>Eine Partie beginnt mit zwei ganzen Zahlen von 0 bis unter {target}.</translation>
    </message>
    <message>
        <source>The first dealer is one of the seats 0 to 3.</source>
        <extracomment>watten.setup.dealer</extracomment>
        <translation>Der erste Geber ist einer der Plätze 0 bis 3.</translation>
    </message>
</context>
</TS>
