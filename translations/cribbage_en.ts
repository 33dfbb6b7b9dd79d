<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>cribbage</name>
    <message numerus="yes">
        <source>You keep {cards}: %n point(s) before the starter</source>
        <extracomment>cribbage.detail.kept</extracomment>
        <translation>
            <numerusform>You keep {cards}: %n point before the starter</numerusform>
            <numerusform>You keep {cards}: %n points before the starter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) deep</source>
        <extracomment>cribbage.cut.depth</extracomment>
        <translation>
            <numerusform>%n card deep</numerusform>
            <numerusform>%n cards deep</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>cribbage.hand.size</extracomment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more …</source>
        <extracomment>cribbage.show.left</extracomment>
        <translation>
            <numerusform>one more …</numerusform>
            <numerusform>%n more …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more combination(s)</source>
        <extracomment>cribbage.show.left_long</extracomment>
        <translation>
            <numerusform>one more combination</numerusform>
            <numerusform>%n more combinations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{title}: %n point(s)</source>
        <extracomment>cribbage.show.prompt.total</extracomment>
        <translation>
            <numerusform>{title}: %n point</numerusform>
            <numerusform>{title}: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n deal(s)</source>
        <extracomment>cribbage.result.deals</extracomment>
        <translation>
            <numerusform>After one deal</numerusform>
            <numerusform>After %n deals</numerusform>
        </translation>
    </message>
</context>
</TS>
