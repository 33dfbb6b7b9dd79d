<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>watten</name>
    <message numerus="yes">
        <source>{rank:cap}: you hold %n of them. Then {who} names the trump.</source>
        <extracomment>watten.detail.rank_held</extracomment>
        <translation>
            <numerusform>{rank:cap}: you hold one of them. Then {who} names the trump.</numerusform>
            <numerusform>{rank:cap}: you hold %n of them. Then {who} names the trump.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n second(s) for each move.</source>
        <extracomment>watten.rules.time.seconds</extracomment>
        <translation>
            <numerusform>There is one second for each move.</numerusform>
            <numerusform>There are %n seconds for each move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Rechter would be {right}. You would hold %n trump(s).</source>
        <extracomment>watten.detail.trump_held</extracomment>
        <translation>
            <numerusform>The Rechter would be {right}. You would hold one trump.</numerusform>
            <numerusform>The Rechter would be {right}. You would hold %n trumps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold: the round is worth {stake}. Give up: the others get %n point(s).</source>
        <extracomment>watten.detail.answer</extracomment>
        <translation>
            <numerusform>Hold: the round is worth {stake}. Give up: the others get one point.</numerusform>
            <numerusform>Hold: the round is worth {stake}. Give up: the others get %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you hold %n</source>
        <extracomment>watten.announce.held</extracomment>
        <translation>
            <numerusform>you hold one</numerusform>
            <numerusform>you hold %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The round is then worth {stake}. If the others give up, you get %n point(s).</source>
        <extracomment>watten.meaning.raise</extracomment>
        <translation>
            <numerusform>The round is then worth {stake}. If the others give up, you get one point.</numerusform>
            <numerusform>The round is then worth {stake}. If the others give up, you get %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The round goes on for %n point(s).</source>
        <extracomment>watten.meaning.hold</extracomment>
        <translation>
            <numerusform>The round goes on for one point.</numerusform>
            <numerusform>The round goes on for %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The round is over; the others get %n point(s).</source>
        <extracomment>watten.meaning.fold</extracomment>
        <translation>
            <numerusform>The round is over; the others get one point.</numerusform>
            <numerusform>The round is over; the others get %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n point(s)</source>
        <extracomment>watten.meaning.stake_short</extracomment>
        <translation>
            <numerusform>for %n point</numerusform>
            <numerusform>for %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for {pair:and}</source>
        <extracomment>watten.end.gain</extracomment>
        <translation>
            <numerusform>%n point for {pair:and}</numerusform>
            <numerusform>%n points for {pair:and}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for you and {pair:others}</source>
        <extracomment>watten.end.gain.you</extracomment>
        <translation>
            <numerusform>%n point for you and {pair:others}</numerusform>
            <numerusform>%n points for you and {pair:others}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s). The score is {first} : {second}.</source>
        <extracomment>watten.end.worth</extracomment>
        <translation>
            <numerusform>One point. The score is {first} : {second}.</numerusform>
            <numerusform>%n points. The score is {first} : {second}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>watten.end.points</extracomment>
        <translation>
            <numerusform>one point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s)</source>
        <extracomment>watten.result.rounds</extracomment>
        <translation>
            <numerusform>After one round</numerusform>
            <numerusform>After %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s); the other pair was “gespannt” too.</source>
        <extracomment>watten.result.close</extracomment>
        <translation>
            <numerusform>After one round; the other pair was “gespannt” too.</numerusform>
            <numerusform>After %n rounds; the other pair was “gespannt” too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <extracomment>watten.option.seconds_per_move.seconds</extracomment>
        <translation>
            <numerusform>one second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
</context>
</TS>
