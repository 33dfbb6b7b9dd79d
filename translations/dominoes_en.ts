<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>dominoes</name>
    <message numerus="yes">
        <source>{target} has to be hit exactly: points that would go beyond do not count. %n round(s) in a row without a point end the match.</source>
        <extracomment>dominoes.rules.aim.exact</extracomment>
        <translation>
            <numerusform>{target} has to be hit exactly: points that would go beyond do not count. %n round without a point ends the match.</numerusform>
            <numerusform>{target} has to be hit exactly: points that would go beyond do not count. %n rounds in a row without a point end the match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of the {seats} players gets %n tile(s).</source>
        <extracomment>dominoes.rules.deal.hands</extracomment>
        <translation>
            <numerusform>Each of the {seats} players gets %n tile.</numerusform>
            <numerusform>Each of the {seats} players gets %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other %n tile(s) lie face down: the boneyard.</source>
        <extracomment>dominoes.rules.deal.boneyard</extracomment>
        <translation>
            <numerusform>The other tile lies face down: the boneyard.</numerusform>
            <numerusform>The other %n tiles lie face down: the boneyard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other %n tile(s) lie face down and stay out of the round.</source>
        <extracomment>dominoes.rules.deal.sleeping</extracomment>
        <translation>
            <numerusform>The other tile lies face down and stays out of the round.</numerusform>
            <numerusform>The other %n tiles lie face down and stay out of the round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n tile(s) of the boneyard are never drawn.</source>
        <extracomment>dominoes.rules.drawing.reserve, dominoes.pass.reserve, dominoes.reason.reserve</extracomment>
        <translation>
            <numerusform>The last tile of the boneyard is never drawn.</numerusform>
            <numerusform>The last %n tiles of the boneyard are never drawn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{parts}: %n point(s)</source>
        <extracomment>dominoes.rules.example.ends</extracomment>
        <translation>
            <numerusform>{parts}: %n point</numerusform>
            <numerusform>{parts}: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pips} pips left with the opponents: %n point(s)</source>
        <extracomment>dominoes.rules.example.rounded</extracomment>
        <translation>
            <numerusform>{pips} pips left with the opponents: %n point</numerusform>
            <numerusform>{pips} pips left with the opponents: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s) left in a hand</source>
        <extracomment>dominoes.rules.example.pips</extracomment>
        <translation>
            <numerusform>%n pip left in a hand</numerusform>
            <numerusform>%n pips left in a hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} draws %n tile(s)</source>
        <extracomment>dominoes.log.draws</extracomment>
        <translation>
            <numerusform>{who} draws %n tile</numerusform>
            <numerusform>{who} draws %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You draw %n tile(s)</source>
        <extracomment>dominoes.log.draws.you</extracomment>
        <translation>
            <numerusform>You draw %n tile</numerusform>
            <numerusform>You draw %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} draws; %n tile(s) in the boneyard.</source>
        <extracomment>dominoes.say.draws</extracomment>
        <translation>
            <numerusform>{who} draws; %n tile in the boneyard.</numerusform>
            <numerusform>{who} draws; %n tiles in the boneyard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You draw; %n tile(s) in the boneyard.</source>
        <extracomment>dominoes.say.draws.you</extracomment>
        <translation>
            <numerusform>You draw; %n tile in the boneyard.</numerusform>
            <numerusform>You draw; %n tiles in the boneyard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <extracomment>dominoes.tiles</extracomment>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <extracomment>dominoes.pips</extracomment>
        <translation>
            <numerusform>%n pip</numerusform>
            <numerusform>%n pips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) can be drawn.</source>
        <extracomment>dominoes.detail.heap</extracomment>
        <translation>
            <numerusform>%n tile can be drawn.</numerusform>
            <numerusform>%n tiles can be drawn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) can be drawn; the last {reserve} stay in the boneyard.</source>
        <extracomment>dominoes.detail.heap_reserve</extracomment>
        <translation>
            <numerusform>%n tile can be drawn; the last {reserve} stay in the boneyard.</numerusform>
            <numerusform>%n tiles can be drawn; the last {reserve} stay in the boneyard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <extracomment>dominoes.plate.draws</extracomment>
        <translation>
            <numerusform>%n drawn</numerusform>
            <numerusform>%n drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in the boneyard</source>
        <extracomment>dominoes.label.boneyard_count</extracomment>
        <translation>
            <numerusform>%n tile in the boneyard</numerusform>
            <numerusform>%n tiles in the boneyard</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opposing pips: {pips} – %n point(s) for {who}.</source>
        <extracomment>dominoes.count.out</extracomment>
        <translation>
            <numerusform>Opposing pips: {pips} – %n point for {who}.</numerusform>
            <numerusform>Opposing pips: {pips} – %n points for {who}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opposing pips: {pips} – %n point(s) for you.</source>
        <extracomment>dominoes.count.out.you</extracomment>
        <translation>
            <numerusform>Opposing pips: {pips} – %n point for you.</numerusform>
            <numerusform>Opposing pips: {pips} – %n points for you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opposing pips: {pips} – %n point(s) for {pair:and}.</source>
        <extracomment>dominoes.count.out_pair</extracomment>
        <translation>
            <numerusform>Opposing pips: {pips} – %n point for {pair:and}.</numerusform>
            <numerusform>Opposing pips: {pips} – %n points for {pair:and}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opposing pips: {pips} – %n point(s) for you and {pair:others}.</source>
        <extracomment>dominoes.count.out_pair.you</extracomment>
        <translation>
            <numerusform>Opposing pips: {pips} – %n point for you and {pair:others}.</numerusform>
            <numerusform>Opposing pips: {pips} – %n points for you and {pair:others}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opposing pips: {pips}, rounded – %n point(s) for {who}.</source>
        <extracomment>dominoes.count.out_rounded</extracomment>
        <translation>
            <numerusform>Opposing pips: {pips}, rounded – %n point for {who}.</numerusform>
            <numerusform>Opposing pips: {pips}, rounded – %n points for {who}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opposing pips: {pips}, rounded – %n point(s) for you.</source>
        <extracomment>dominoes.count.out_rounded.you</extracomment>
        <translation>
            <numerusform>Opposing pips: {pips}, rounded – %n point for you.</numerusform>
            <numerusform>Opposing pips: {pips}, rounded – %n points for you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opposing pips: {pips}, rounded – %n point(s) for {pair:and}.</source>
        <extracomment>dominoes.count.out_rounded_pair</extracomment>
        <translation>
            <numerusform>Opposing pips: {pips}, rounded – %n point for {pair:and}.</numerusform>
            <numerusform>Opposing pips: {pips}, rounded – %n points for {pair:and}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opposing pips: {pips}, rounded – %n point(s) for you and {pair:others}.</source>
        <extracomment>dominoes.count.out_rounded_pair.you</extracomment>
        <translation>
            <numerusform>Opposing pips: {pips}, rounded – %n point for you and {pair:others}.</numerusform>
            <numerusform>Opposing pips: {pips}, rounded – %n points for you and {pair:others}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} holds the fewest pips, {own}; the others {pips}: %n point(s).</source>
        <extracomment>dominoes.count.blocked_full</extracomment>
        <translation>
            <numerusform>{who} holds the fewest pips, {own}; the others {pips}: %n point.</numerusform>
            <numerusform>{who} holds the fewest pips, {own}; the others {pips}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold the fewest pips, {own}; the others {pips}: %n point(s).</source>
        <extracomment>dominoes.count.blocked_full.you</extracomment>
        <translation>
            <numerusform>You hold the fewest pips, {own}; the others {pips}: %n point.</numerusform>
            <numerusform>You hold the fewest pips, {own}; the others {pips}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pair:and} hold the fewest pips, {own}; the others {pips}: %n point(s).</source>
        <extracomment>dominoes.count.blocked_full_pair</extracomment>
        <translation>
            <numerusform>{pair:and} hold the fewest pips, {own}; the others {pips}: %n point.</numerusform>
            <numerusform>{pair:and} hold the fewest pips, {own}; the others {pips}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and {pair:others} hold the fewest pips, {own}; the others {pips}: %n point(s).</source>
        <extracomment>dominoes.count.blocked_full_pair.you</extracomment>
        <translation>
            <numerusform>You and {pair:others} hold the fewest pips, {own}; the others {pips}: %n point.</numerusform>
            <numerusform>You and {pair:others} hold the fewest pips, {own}; the others {pips}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} holds the fewest pips, {own}; the others {pips}, rounded: %n point(s).</source>
        <extracomment>dominoes.count.blocked_rounded</extracomment>
        <translation>
            <numerusform>{who} holds the fewest pips, {own}; the others {pips}, rounded: %n point.</numerusform>
            <numerusform>{who} holds the fewest pips, {own}; the others {pips}, rounded: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold the fewest pips, {own}; the others {pips}, rounded: %n point(s).</source>
        <extracomment>dominoes.count.blocked_rounded.you</extracomment>
        <translation>
            <numerusform>You hold the fewest pips, {own}; the others {pips}, rounded: %n point.</numerusform>
            <numerusform>You hold the fewest pips, {own}; the others {pips}, rounded: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pair:and} hold the fewest pips, {own}; the others {pips}, rounded: %n point(s).</source>
        <extracomment>dominoes.count.blocked_rounded_pair</extracomment>
        <translation>
            <numerusform>{pair:and} hold the fewest pips, {own}; the others {pips}, rounded: %n point.</numerusform>
            <numerusform>{pair:and} hold the fewest pips, {own}; the others {pips}, rounded: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and {pair:others} hold the fewest pips, {own}; the others {pips}, rounded: %n point(s).</source>
        <extracomment>dominoes.count.blocked_rounded_pair.you</extracomment>
        <translation>
            <numerusform>You and {pair:others} hold the fewest pips, {own}; the others {pips}, rounded: %n point.</numerusform>
            <numerusform>You and {pair:others} hold the fewest pips, {own}; the others {pips}, rounded: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} holds the fewest pips, {own}; the others {pips}: {pips} − {own} = %n point(s).</source>
        <extracomment>dominoes.count.blocked_net</extracomment>
        <translation>
            <numerusform>{who} holds the fewest pips, {own}; the others {pips}: {pips} − {own} = %n point.</numerusform>
            <numerusform>{who} holds the fewest pips, {own}; the others {pips}: {pips} − {own} = %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold the fewest pips, {own}; the others {pips}: {pips} − {own} = %n point(s).</source>
        <extracomment>dominoes.count.blocked_net.you</extracomment>
        <translation>
            <numerusform>You hold the fewest pips, {own}; the others {pips}: {pips} − {own} = %n point.</numerusform>
            <numerusform>You hold the fewest pips, {own}; the others {pips}: {pips} − {own} = %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pair:and} hold the fewest pips, {own}; the others {pips}: {pips} − {own} = %n point(s).</source>
        <extracomment>dominoes.count.blocked_net_pair</extracomment>
        <translation>
            <numerusform>{pair:and} hold the fewest pips, {own}; the others {pips}: {pips} − {own} = %n point.</numerusform>
            <numerusform>{pair:and} hold the fewest pips, {own}; the others {pips}: {pips} − {own} = %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and {pair:others} hold the fewest pips, {own}; the others {pips}: {pips} − {own} = %n point(s).</source>
        <extracomment>dominoes.count.blocked_net_pair.you</extracomment>
        <translation>
            <numerusform>You and {pair:others} hold the fewest pips, {own}; the others {pips}: {pips} − {own} = %n point.</numerusform>
            <numerusform>You and {pair:others} hold the fewest pips, {own}; the others {pips}: {pips} − {own} = %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Several hold only {own} pips. {who} has the lightest tile: %n point(s).</source>
        <extracomment>dominoes.count.lightest</extracomment>
        <translation>
            <numerusform>Several hold only {own} pips. {who} has the lightest tile: %n point.</numerusform>
            <numerusform>Several hold only {own} pips. {who} has the lightest tile: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Several hold only {own} pips. You have the lightest tile: %n point(s).</source>
        <extracomment>dominoes.count.lightest.you</extracomment>
        <translation>
            <numerusform>Several hold only {own} pips. You have the lightest tile: %n point.</numerusform>
            <numerusform>Several hold only {own} pips. You have the lightest tile: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Several hold only {own} pips. {pair:and} have the lightest tile: %n point(s).</source>
        <extracomment>dominoes.count.lightest_pair</extracomment>
        <translation>
            <numerusform>Several hold only {own} pips. {pair:and} have the lightest tile: %n point.</numerusform>
            <numerusform>Several hold only {own} pips. {pair:and} have the lightest tile: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Several hold only {own} pips. You and {pair:others} have the lightest tile: %n point(s).</source>
        <extracomment>dominoes.count.lightest_pair.you</extracomment>
        <translation>
            <numerusform>Several hold only {own} pips. You and {pair:others} have the lightest tile: %n point.</numerusform>
            <numerusform>Several hold only {own} pips. You and {pair:others} have the lightest tile: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Several hold the fewest pips, %n each: nobody scores.</source>
        <extracomment>dominoes.count.tie</extracomment>
        <translation>
            <numerusform>Several hold the fewest pips, %n each: nobody scores.</numerusform>
            <numerusform>Several hold the fewest pips, %n each: nobody scores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s). Points: {scores}.</source>
        <extracomment>dominoes.result.rounds</extracomment>
        <translation>
            <numerusform>After %n round. Points: {scores}.</numerusform>
            <numerusform>After %n rounds. Points: {scores}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In round %n the target of {target} was reached: the match ended at once. Points: {scores}.</source>
        <extracomment>dominoes.result.at_once</extracomment>
        <translation>
            <numerusform>In round %n the target of {target} was reached: the match ended at once. Points: {scores}.</numerusform>
            <numerusform>In round %n the target of {target} was reached: the match ended at once. Points: {scores}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s), {rounds} of them in a row without a point. Points: {scores}.</source>
        <extracomment>dominoes.result.idle</extracomment>
        <translation>
            <numerusform>After %n round, {rounds} of them in a row without a point. Points: {scores}.</numerusform>
            <numerusform>After %n rounds, {rounds} of them in a row without a point. Points: {scores}.</numerusform>
        </translation>
    </message>
</context>
</TS>
