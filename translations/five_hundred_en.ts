<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>FiveHundredClaim</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>five_hundred</name>
    <message numerus="yes">
        <source>52 cards and %n joker(s).</source>
        <extracomment>five_hundred.rules.deal.pack</extracomment>
        <translation>
            <numerusform>52 cards and %n joker.</numerusform>
            <numerusform>52 cards and %n jokers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of the {seats} players gets %n card(s) before play begins.</source>
        <extracomment>five_hundred.rules.deal.hands</extracomment>
        <translation>
            <numerusform>Each of the {seats} players gets %n card before play begins.</numerusform>
            <numerusform>Each of the {seats} players gets %n cards before play begins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If nobody draws from the stock or lays a card for %n round(s), all count.</source>
        <extracomment>five_hundred.rules.turn.idle</extracomment>
        <translation>
            <numerusform>If nobody draws from the stock or lays a card for %n round, all count.</numerusform>
            <numerusform>If nobody draws from the stock or lays a card for %n rounds, all count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a meld of %n point(s)</source>
        <extracomment>five_hundred.rules.melds.example</extracomment>
        <translation>
            <numerusform>a meld of %n point</numerusform>
            <numerusform>a meld of %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld has at most %n joker(s).</source>
        <extracomment>five_hundred.rules.jokers.most</extracomment>
        <translation>
            <numerusform>A meld has at most %n joker.</numerusform>
            <numerusform>A meld has at most %n jokers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After a short signal there are %n second(s) to react. The option “in turn, no hurry” needs no speed.</source>
        <extracomment>five_hundred.rules.claim.seconds</extracomment>
        <translation>
            <numerusform>After a short signal there is %n second to react. The option “in turn, no hurry” needs no speed.</numerusform>
            <numerusform>After a short signal there are %n seconds to react. The option “in turn, no hurry” needs no speed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Closing brings %n point(s).</source>
        <extracomment>five_hundred.rules.close.bonus</extracomment>
        <translation>
            <numerusform>Closing brings %n point.</numerusform>
            <numerusform>Closing brings %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} takes the pile: %n card(s)</source>
        <extracomment>five_hundred.log.takes_pile.many</extracomment>
        <translation>
            <numerusform>{who} takes the pile: %n card</numerusform>
            <numerusform>{who} takes the pile: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take the pile: %n card(s)</source>
        <extracomment>five_hundred.log.takes_pile.many.you</extracomment>
        <translation>
            <numerusform>You take the pile: %n card</numerusform>
            <numerusform>You take the pile: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discards are shuffled: %n card(s) in the new stock</source>
        <extracomment>five_hundred.log.reshuffled</extracomment>
        <translation>
            <numerusform>The discards are shuffled: %n card in the new stock</numerusform>
            <numerusform>The discards are shuffled: %n cards in the new stock</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>five_hundred.cards</extracomment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {rank:plural}</source>
        <extracomment>five_hundred.set</extracomment>
        <translation>
            <numerusform>%n {rank:plural}</numerusform>
            <numerusform>%n {rank:plural}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the stock.</source>
        <extracomment>five_hundred.detail.stock</extracomment>
        <translation>
            <numerusform>%n card left in the stock.</numerusform>
            <numerusform>%n cards left in the stock.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take the whole pile: %n card(s)</source>
        <extracomment>five_hundred.prompt.takeall</extracomment>
        <translation>
            <numerusform>Take the whole pile: %n card</numerusform>
            <numerusform>Take the whole pile: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s) of the pile</source>
        <extracomment>five_hundred.prompt.takefrom</extracomment>
        <translation>
            <numerusform>Take %n card of the pile</numerusform>
            <numerusform>Take %n cards of the pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <extracomment>five_hundred.confirm.takefrom</extracomment>
        <translation>
            <numerusform>Take %n card</numerusform>
            <numerusform>Take %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whole pile (%n card(s))</source>
        <extracomment>five_hundred.choice.takeall</extracomment>
        <translation>
            <numerusform>Whole pile (%n card)</numerusform>
            <numerusform>Whole pile (%n cards)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From {card} upward (%n card(s))</source>
        <extracomment>five_hundred.choice.takefrom</extracomment>
        <translation>
            <numerusform>From {card} upward (%n card)</numerusform>
            <numerusform>From {card} upward (%n cards)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n card(s)</source>
        <extracomment>five_hundred.piece.stock</extracomment>
        <translation>
            <numerusform>Stock, %n card</numerusform>
            <numerusform>Stock, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discards · %n card(s)</source>
        <extracomment>five_hundred.label.pile</extracomment>
        <translation>
            <numerusform>Discards · %n card</numerusform>
            <numerusform>Discards · %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n deal(s): {standing}.</source>
        <extracomment>five_hundred.result.text</extracomment>
        <translation>
            <numerusform>After %n deal: {standing}.</numerusform>
            <numerusform>After %n deals: {standing}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %n card(s) of the pile</source>
        <extracomment>five_hundred.hint.takefrom</extracomment>
        <translation>
            <numerusform>take %n card of the pile</numerusform>
            <numerusform>take %n cards of the pile</numerusform>
        </translation>
    </message>
</context>
</TS>
