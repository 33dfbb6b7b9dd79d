<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da_DK" sourcelanguage="en">
<context>
    <name>FiveHundredClaim</name>
    <message>
        <source>Space</source>
        <comment>the key</comment>
        <translation>Mellemrum</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Esc</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n sekund tilbage</numerusform>
            <numerusform>%n sekunder tilbage</numerusform>
        </translation>
    </message>
    <message>
        <source>sec.</source>
        <translation>sek.</translation>
    </message>
</context>
<context>
    <name>FiveHundredCountRow</name>
    <message>
        <source>closed</source>
        <translation>lukket</translation>
    </message>
</context>
<context>
    <name>FiveHundredIndex</name>
    <message>
        <source>A</source>
        <comment>index of an ace</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>K</source>
        <comment>index of a king</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>index of a queen</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>J</source>
        <comment>index of a jack</comment>
        <translation>Kn</translation>
    </message>
</context>
<context>
    <name>FiveHundredPile</name>
    <message>
        <source>Whole pile · %1</source>
        <translation>Hele aflægget · %1</translation>
    </message>
    <message>
        <source>Top card</source>
        <translation>Øverste kort</translation>
    </message>
</context>
<context>
    <name>FiveHundredPlate</name>
    <message>
        <source>thinking</source>
        <translation>tænker</translation>
    </message>
</context>
<context>
    <name>FiveHundredReadings</name>
    <message>
        <source>What does the joker stand for?</source>
        <translation>Hvilket kort er jokeren?</translation>
    </message>
</context>
<context>
    <name>FiveHundredSpread</name>
    <message>
        <source>Take all: %1 could be laid now, %2 stay in the hand</source>
        <translation>Tag hele: %1 kan lægges nu, %2 bliver på hånden</translation>
    </message>
</context>
<context>
    <name>FiveHundredTurn</name>
    <message>
        <source>done</source>
        <translation>færdig</translation>
    </message>
    <message>
        <source>now</source>
        <translation>nu</translation>
    </message>
    <message>
        <source>next</source>
        <translation>senere</translation>
    </message>
</context>
<context>
    <name>five_hundred</name>
    <message>
        <source>500</source>
        <extracomment>five_hundred.name</extracomment>
        <translation>500</translation>
    </message>
    <message>
        <source>The Danish rummy for two to six: melds, the whole pile, jokers, and a quick claim.</source>
        <extracomment>five_hundred.summary</extracomment>
        <translation>Rommy på dansk for to til seks: stik, hele aflægget, jokere og hurtige krav.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <extracomment>five_hundred.reason.over</extracomment>
        <translation>Partiet er slut.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <extracomment>five_hundred.reason.not_your_turn</extracomment>
        <translation>Det er ikke din tur.</translation>
    </message>
    <message>
        <source>There is no seat {seat} at this table.</source>
        <extracomment>five_hundred.reason.unknown_seat</extracomment>
        <translation>Der er ingen plads {seat} ved dette bord.</translation>
    </message>
    <message>
        <source>That is not an action of this game.</source>
        <extracomment>five_hundred.reason.unknown_action</extracomment>
        <translation>Det er ikke en handling i dette spil.</translation>
    </message>
    <message>
        <source>That is not a card.</source>
        <extracomment>five_hundred.reason.not_a_card</extracomment>
        <translation>Det er ikke et kort.</translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <extracomment>five_hundred.reason.draw_first</extracomment>
        <translation>Træk et kort først.</translation>
    </message>
    <message>
        <source>You have drawn already.</source>
        <extracomment>five_hundred.reason.drawn_already</extracomment>
        <translation>Du har allerede trukket.</translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <extracomment>five_hundred.reason.stock_empty</extracomment>
        <translation>Bunken er tom.</translation>
    </message>
    <message>
        <source>The discard pile is empty.</source>
        <extracomment>five_hundred.reason.pile_empty</extracomment>
        <translation>Aflægget er tomt.</translation>
    </message>
    <message>
        <source>The pile has only one card: take its top card.</source>
        <extracomment>five_hundred.reason.pile_of_one</extracomment>
        <translation>Der er kun ét kort i aflægget: Tag det som det øverste.</translation>
    </message>
    <message>
        <source>The whole pile may not be taken now.</source>
        <extracomment>five_hundred.reason.pile_banned</extracomment>
        <translation>Hele aflægget må ikke tages nu.</translation>
    </message>
    <message>
        <source>Your hand and the pile make no new meld that leaves a card to discard.</source>
        <extracomment>five_hundred.reason.pile_no_meld</extracomment>
        <translation>Din hånd og aflægget giver intet nyt stik, hvor der er et kort tilbage at lægge i aflæg.</translation>
    </message>
    <message>
        <source>That part of the pile cannot be taken.</source>
        <extracomment>five_hundred.reason.pile_part</extracomment>
        <translation>Den del af aflægget kan ikke tages.</translation>
    </message>
    <message>
        <source>These cards do not follow each other in one suit.</source>
        <extracomment>five_hundred.reason.no_meld</extracomment>
        <translation>De kort er ikke i rækkefølge og samme kulør.</translation>
    </message>
    <message>
        <source>Cards of one rank make no meld in this match.</source>
        <extracomment>five_hundred.reason.no_sets</extracomment>
        <translation>Kort af samme værdi er ikke et stik i dette parti.</translation>
    </message>
    <message>
        <source>A meld has three cards or more.</source>
        <extracomment>five_hundred.reason.too_short</extracomment>
        <translation>Et stik består af mindst tre kort.</translation>
    </message>
    <message>
        <source>The ace cannot be both below the two and above the king.</source>
        <extracomment>five_hundred.reason.ace_twice</extracomment>
        <translation>Esset kan ikke både ligge under toeren og over kongen.</translation>
    </message>
    <message>
        <source>A meld needs at least one card that is no joker.</source>
        <extracomment>five_hundred.reason.only_jokers</extracomment>
        <translation>Et stik skal have mindst ét kort, der ikke er en joker.</translation>
    </message>
    <message>
        <source>A meld may not have so many jokers.</source>
        <extracomment>five_hundred.reason.too_many_jokers</extracomment>
        <translation>Så mange jokere må et stik ikke have.</translation>
    </message>
    <message>
        <source>In the first round no melds are laid.</source>
        <extracomment>five_hundred.reason.melds_banned</extracomment>
        <translation>I første runde lægges der ingen stik.</translation>
    </message>
    <message>
        <source>You have to keep a card to discard.</source>
        <extracomment>five_hundred.reason.keep_one</extracomment>
        <translation>Du skal beholde et kort at lægge i aflæg.</translation>
    </message>
    <message>
        <source>Nobody may close now: keep one card to discard and one more.</source>
        <extracomment>five_hundred.reason.keep_two</extracomment>
        <translation>Ingen må lukke nu: Behold et kort at lægge i aflæg og ét til.</translation>
    </message>
    <message>
        <source>A swapped joker can be laid in your next turn.</source>
        <extracomment>five_hundred.reason.joker_waits</extracomment>
        <translation>En byttet joker kan først lægges i din næste tur.</translation>
    </message>
    <message>
        <source>The swapped joker has to be laid in this turn.</source>
        <extracomment>five_hundred.reason.joker_must_be_laid</extracomment>
        <translation>Den byttede joker skal lægges i denne tur.</translation>
    </message>
    <message>
        <source>You took the whole pile: lay a new meld first.</source>
        <extracomment>five_hundred.reason.meld_owed</extracomment>
        <translation>Du tog hele aflægget: Læg først et nyt stik.</translation>
    </message>
    <message>
        <source>There is no such meld.</source>
        <extracomment>five_hundred.reason.no_such_meld</extracomment>
        <translation>Det stik findes ikke.</translation>
    </message>
    <message>
        <source>Say which card the joker stands for.</source>
        <extracomment>five_hundred.reason.joker_says_nothing</extracomment>
        <translation>Sig, hvilket kort jokeren står for.</translation>
    </message>
    <message>
        <source>Jokers are not swapped in this match.</source>
        <extracomment>five_hundred.reason.nobody_swaps</extracomment>
        <translation>Jokere byttes ikke i dette parti.</translation>
    </message>
    <message>
        <source>You laid this joker yourself: only opponents may swap it.</source>
        <extracomment>five_hundred.reason.swap_own</extracomment>
        <translation>Den joker har du selv lagt: Kun modspillere må bytte den.</translation>
    </message>
    <message>
        <source>A swapped joker has to be laid in the same turn, and there is no place for it.</source>
        <extracomment>five_hundred.reason.swap_no_use</extracomment>
        <translation>En byttet joker skal lægges i samme tur, og der er ikke plads til den.</translation>
    </message>
    <message>
        <source>Nobody may close now.</source>
        <extracomment>five_hundred.reason.closing_banned</extracomment>
        <translation>Ingen må lukke nu.</translation>
    </message>
    <message>
        <source>The card just taken from the pile may not be discarded again.</source>
        <extracomment>five_hundred.reason.top_stays</extracomment>
        <translation>Kortet, der lige er taget fra aflægget, må ikke lægges tilbage.</translation>
    </message>
    <message>
        <source>First it is decided who gets the discarded card.</source>
        <extracomment>five_hundred.reason.claim_pending</extracomment>
        <translation>Først afgøres det, hvem der får det aflagte kort.</translation>
    </message>
    <message>
        <source>There is nothing to claim.</source>
        <extracomment>five_hundred.reason.no_claim</extracomment>
        <translation>Der er ikke noget at kræve.</translation>
    </message>
    <message>
        <source>You have answered already.</source>
        <extracomment>five_hundred.reason.claim_answered</extracomment>
        <translation>Du har allerede svaret.</translation>
    </message>
    <message>
        <source>Only the card that was just discarded can be claimed.</source>
        <extracomment>five_hundred.reason.claim_fits_not</extracomment>
        <translation>Man kan kun kræve det kort, der lige er lagt i aflæg.</translation>
    </message>
    <message>
        <source>That player does not want the card.</source>
        <extracomment>five_hundred.reason.not_a_claimant</extracomment>
        <translation>Den spiller vil ikke have kortet.</translation>
    </message>
    <message>
        <source>{size} cards for each of {seats} players leave nothing to draw.</source>
        <extracomment>five_hundred.setup.cards</extracomment>
        <translation>{size} kort til hver af {seats} spillere efterlader intet at trække.</translation>
    </message>
    <message>
        <source>A match starts from one whole number for each player, below the target.</source>
        <extracomment>five_hundred.setup.scores</extracomment>
        <translation>Et parti starter med ét helt tal for hver spiller, under målet.</translation>
    </message>
    <message>
        <source>Whoever starts has to sit at the table.</source>
        <extracomment>five_hundred.setup.starter</extracomment>
        <translation>Den, der starter, skal sidde ved bordet.</translation>
    </message>
    <message>
        <source>{number}</source>
        <extracomment>five_hundred.option.number</extracomment>
        <translation>{number}</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>five_hundred.option.seats.label</extracomment>
        <translation>Spillere</translation>
    </message>
    <message>
        <source>Two to six; the game is best with two to four.</source>
        <extracomment>five_hundred.option.seats.explanation</extracomment>
        <translation>To til seks; spillet er bedst med to til fire.</translation>
    </message>
    <message>
        <source>Target</source>
        <extracomment>five_hundred.option.target.label</extracomment>
        <translation>Mål</translation>
    </message>
    <message>
        <source>Whoever has so many points after a count wins, the highest if there are several.</source>
        <extracomment>five_hundred.option.target.explanation</extracomment>
        <translation>Den, der har så mange point efter en optælling, vinder; er der flere, vinder den højeste score.</translation>
    </message>
    <message>
        <source>First to play</source>
        <extracomment>five_hundred.option.starter.label</extracomment>
        <translation>Efter reglerne starter</translation>
    </message>
    <message>
        <source>The youngest starts, as the rules say, or the lot decides.</source>
        <extracomment>five_hundred.option.starter.explanation</extracomment>
        <translation>Den yngste starter, som reglerne siger, eller lodtrækning afgør det.</translation>
    </message>
    <message>
        <source>the youngest</source>
        <extracomment>five_hundred.option.starter.youngest</extracomment>
        <translation>den yngste</translation>
    </message>
    <message>
        <source>by lot</source>
        <extracomment>five_hundred.option.starter.lot</extracomment>
        <translation>ved lodtrækning</translation>
    </message>
    <message>
        <source>Cards each</source>
        <extracomment>five_hundred.option.cards.label</extracomment>
        <translation>Kort til hver</translation>
    </message>
    <message>
        <source>How many cards everyone is dealt.</source>
        <extracomment>five_hundred.option.cards.explanation</extracomment>
        <translation>Hvor mange kort hver spiller får.</translation>
    </message>
    <message>
        <source>Bans at the start</source>
        <extracomment>five_hundred.option.ban_scope.label</extracomment>
        <translation>Forbud i starten</translation>
    </message>
    <message>
        <source>Where nobody may take the whole pile or close: in the first deal, or in each deal’s first round.</source>
        <extracomment>five_hundred.option.ban_scope.explanation</extracomment>
        <translation>Hvor ingen må tage hele aflægget eller lukke: i første delspil eller i første runde af hvert delspil.</translation>
    </message>
    <message>
        <source>Who may lay the true card in a joker’s place and take the joker.</source>
        <extracomment>five_hundred.option.swap.explanation</extracomment>
        <translation>Hvem der må lægge det rigtige kort på en jokers plads og tage jokeren.</translation>
    </message>
    <message>
        <source>first deal</source>
        <extracomment>five_hundred.option.ban_scope.first_deal</extracomment>
        <translation>første delspil</translation>
    </message>
    <message>
        <source>Draw: stock, top card, whole pile</source>
        <extracomment>five_hundred.key.draws</extracomment>
        <translation>Træk: bunken, øverste kort, hele aflægget</translation>
    </message>
    <message>
        <source>Spread the pile out</source>
        <extracomment>five_hundred.key.fan</extracomment>
        <translation>Bred aflægget ud</translation>
    </message>
    <message>
        <source>Lay a new meld</source>
        <extracomment>five_hundred.key.meld</extracomment>
        <translation>Læg et nyt stik</translation>
    </message>
    <message>
        <source>Lay to a meld; again: the next place</source>
        <extracomment>five_hundred.key.lay</extracomment>
        <translation>Læg til et stik; igen: næste plads</translation>
    </message>
    <message>
        <source>Swap for a joker</source>
        <extracomment>five_hundred.key.swap</extracomment>
        <translation>Byt en joker</translation>
    </message>
    <message>
        <source>Sort the hand another way</source>
        <extracomment>five_hundred.key.sort</extracomment>
        <translation>Sortér hånden på en anden måde</translation>
    </message>
    <message>
        <source>Shift+← →</source>
        <extracomment>five_hundred.key.shift_arrows</extracomment>
        <translation>Skift+← →</translation>
    </message>
    <message>
        <source>Move a card in the hand</source>
        <extracomment>five_hundred.key.arrange</extracomment>
        <translation>Flyt et kort på hånden</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>five_hundred.key.space</extracomment>
        <translation>Mellemrum</translation>
    </message>
    <message>
        <source>Take a discard that fits</source>
        <extracomment>five_hundred.key.claim</extracomment>
        <translation>Snup et aflagt kort, der passer</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>five_hundred.key.escape</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave the discard</source>
        <extracomment>five_hundred.key.decline</extracomment>
        <translation>Lad det aflagte kort ligge</translation>
    </message>
    <message>
        <source>Select the cards of a meld and lay it with M. One selected card lights up every end where it fits (L goes round them).</source>
        <extracomment>five_hundred.rules.controls.lay_only</extracomment>
        <translation>Vælg kortene til et stik, og læg det med M. Ved et enkelt kort lyser alle ender, hvor det passer (L går dem igennem).</translation>
    </message>
    <message>
        <source>Cards can be dragged as well, selected ones together: to a free place, an end of a meld or the discard pile.</source>
        <extracomment>five_hundred.rules.controls.drag_only</extracomment>
        <translation>Kort kan også trækkes hen, valgte kort sammen: til en fri plads, enden af et stik eller aflægget.</translation>
    </message>
    <message>
        <source>{ace:cap}: {points} points; laid below the {two}: {low}</source>
        <extracomment>five_hundred.rules.points.ace_low</extracomment>
        <translation>{ace:cap}: {points} point; lagt under {two:short}: {low}</translation>
    </message>
    <message>
        <source>Deal {deal} · {who} begins</source>
        <extracomment>five_hundred.log.deal</extracomment>
        <translation>Delspil {deal} · {who} starter</translation>
    </message>
    <message>
        <source>Deal {deal} · you begin</source>
        <extracomment>five_hundred.log.deal.you</extracomment>
        <translation>Delspil {deal} · du starter</translation>
    </message>
    <message>
        <source>The lot has fallen on {who}.</source>
        <extracomment>five_hundred.log.lot</extracomment>
        <translation>Lodtrækningen faldt ud til {who}.</translation>
    </message>
    <message>
        <source>The lot has fallen on you.</source>
        <extracomment>five_hundred.log.lot.you</extracomment>
        <translation>Lodtrækningen faldt ud til dig.</translation>
    </message>
    <message>
        <source>{who} draws from the stock</source>
        <extracomment>five_hundred.log.draws</extracomment>
        <translation>{who} trækker fra bunken</translation>
    </message>
    <message>
        <source>You draw from the stock</source>
        <extracomment>five_hundred.log.draws.you</extracomment>
        <translation>Du trækker fra bunken</translation>
    </message>
    <message>
        <source>{who} takes the pile: {cards}</source>
        <extracomment>five_hundred.log.takes_pile</extracomment>
        <translation>{who} tager aflægget: {cards}</translation>
    </message>
    <message>
        <source>You take the pile: {cards}</source>
        <extracomment>five_hundred.log.takes_pile.you</extracomment>
        <translation>Du tager aflægget: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>{who} takes the pile: %n card(s)</source>
        <extracomment>five_hundred.log.takes_pile.many</extracomment>
        <translation>
            <numerusform>{who} tager aflægget: %n kort</numerusform>
            <numerusform>{who} tager aflægget: %n kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take the pile: %n card(s)</source>
        <extracomment>five_hundred.log.takes_pile.many.you</extracomment>
        <translation>
            <numerusform>Du tager aflægget: %n kort</numerusform>
            <numerusform>Du tager aflægget: %n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} lays {cards}</source>
        <extracomment>five_hundred.log.melds</extracomment>
        <translation>{who} lægger {cards}</translation>
    </message>
    <message>
        <source>You lay {cards}</source>
        <extracomment>five_hundred.log.melds.you</extracomment>
        <translation>Du lægger {cards}</translation>
    </message>
    <message>
        <source>{who} discards a card</source>
        <extracomment>five_hundred.log.discards.unseen</extracomment>
        <translation>{who} lægger et kort i aflæg</translation>
    </message>
    <message>
        <source>You discard a card</source>
        <extracomment>five_hundred.log.discards.unseen.you</extracomment>
        <translation>Du lægger et kort i aflæg</translation>
    </message>
    <message>
        <source>{who} laid no new meld after the pile</source>
        <extracomment>five_hundred.log.penalty</extracomment>
        <translation>{who} lagde intet nyt stik efter aflægget</translation>
    </message>
    <message>
        <source>You laid no new meld after the pile</source>
        <extracomment>five_hundred.log.penalty.you</extracomment>
        <translation>Du lagde intet nyt stik efter aflægget</translation>
    </message>
    <message>
        <source>{who} wants the card</source>
        <extracomment>five_hundred.log.wants</extracomment>
        <translation>{who} vil have kortet</translation>
    </message>
    <message>
        <source>You want the card</source>
        <extracomment>five_hundred.log.wants.you</extracomment>
        <translation>Du vil have kortet</translation>
    </message>
    <message>
        <source>{who} leaves the card</source>
        <extracomment>five_hundred.log.declines</extracomment>
        <translation>{who} lader kortet ligge</translation>
    </message>
    <message>
        <source>You leave the card</source>
        <extracomment>five_hundred.log.declines.you</extracomment>
        <translation>Du lader kortet ligge</translation>
    </message>
    <message>
        <source>{who} gives the card to {claimant}</source>
        <extracomment>five_hundred.log.awards</extracomment>
        <translation>{who} giver kortet til {claimant}</translation>
    </message>
    <message>
        <source>You give the card to {claimant}</source>
        <extracomment>five_hundred.log.awards.you</extracomment>
        <translation>Du giver kortet til {claimant}</translation>
    </message>
    <message numerus="yes">
        <source>The discards are shuffled: %n card(s) in the new stock</source>
        <extracomment>five_hundred.log.reshuffled</extracomment>
        <translation>
            <numerusform>Aflægget blandes: %n kort i den nye bunke</numerusform>
            <numerusform>Aflægget blandes: %n kort i den nye bunke</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} closes the deal</source>
        <extracomment>five_hundred.log.closed</extracomment>
        <translation>{who} lukker spillet</translation>
    </message>
    <message>
        <source>You close the deal</source>
        <extracomment>five_hundred.log.closed.you</extracomment>
        <translation>Du lukker spillet</translation>
    </message>
    <message>
        <source>Deal {deal} is counted, nobody has closed</source>
        <extracomment>five_hundred.log.counted</extracomment>
        <translation>Delspil {deal} tælles, ingen har lukket</translation>
    </message>
    <message>
        <source>{who}: laid on the table</source>
        <extracomment>five_hundred.log.score.laid</extracomment>
        <translation>{who}: lagt på bordet</translation>
    </message>
    <message>
        <source>You: laid on the table</source>
        <extracomment>five_hundred.log.score.laid.you</extracomment>
        <translation>Du: lagt på bordet</translation>
    </message>
    <message>
        <source>{who}: left in the hand</source>
        <extracomment>five_hundred.log.score.hand</extracomment>
        <translation>{who}: tilbage på hånden</translation>
    </message>
    <message>
        <source>You: left in the hand</source>
        <extracomment>five_hundred.log.score.hand.you</extracomment>
        <translation>Du: tilbage på hånden</translation>
    </message>
    <message>
        <source>{who}: pile without a new meld</source>
        <extracomment>five_hundred.log.score.pile_penalty</extracomment>
        <translation>{who}: aflæg uden nyt stik</translation>
    </message>
    <message>
        <source>You: pile without a new meld</source>
        <extracomment>five_hundred.log.score.pile_penalty.you</extracomment>
        <translation>Du: aflæg uden nyt stik</translation>
    </message>
    <message>
        <source>{who}: closing</source>
        <extracomment>five_hundred.log.score.closing</extracomment>
        <translation>{who}: for at lukke</translation>
    </message>
    <message>
        <source>You: closing</source>
        <extracomment>five_hundred.log.score.closing.you</extracomment>
        <translation>Du: for at lukke</translation>
    </message>
    <message>
        <source>{who} wins the match. {standing}</source>
        <extracomment>five_hundred.log.over</extracomment>
        <translation>{who} vinder partiet. {standing}</translation>
    </message>
    <message>
        <source>You win the match. {standing}</source>
        <extracomment>five_hundred.log.over.you</extracomment>
        <translation>Du vinder partiet. {standing}</translation>
    </message>
    <message>
        <source>Deal {deal} · closed by {who}</source>
        <extracomment>five_hundred.details.closed</extracomment>
        <translation>Delspil {deal} · lukket af {who}</translation>
    </message>
    <message>
        <source>Deal {deal} · closed by you</source>
        <extracomment>five_hundred.details.closed.you</extracomment>
        <translation>Delspil {deal} · lukket af dig</translation>
    </message>
    <message>
        <source>Deal {deal} · nobody closed</source>
        <extracomment>five_hundred.details.counted</extracomment>
        <translation>Delspil {deal} · ingen lukkede</translation>
    </message>
    <message>
        <source>{text}, {points}.</source>
        <extracomment>five_hundred.say.points</extracomment>
        <translation>{text}, {points}.</translation>
    </message>
    <message>
        <source>It fits on the table.</source>
        <extracomment>five_hundred.say.claimable</extracomment>
        <translation>Det passer på bordet.</translation>
    </message>
    <message>
        <source>{who} loses points for the pile: {points}.</source>
        <extracomment>five_hundred.say.penalty</extracomment>
        <translation>{who} mister point for aflægget: {points}.</translation>
    </message>
    <message>
        <source>You lose points for the pile: {points}.</source>
        <extracomment>five_hundred.say.penalty.you</extracomment>
        <translation>Du mister point for aflægget: {points}.</translation>
    </message>
    <message>
        <source>Points a deal</source>
        <extracomment>five_hundred.fact.deal_average.label</extracomment>
        <translation>Point pr. delspil</translation>
    </message>
    <message>
        <source>points a deal</source>
        <extracomment>five_hundred.fact.deal_average.unit, five_hundred.fact.laid_average.unit, five_hundred.fact.hand_average.unit</extracomment>
        <translation>point pr. delspil</translation>
    </message>
    <message>
        <source>Closed</source>
        <extracomment>five_hundred.fact.closings.label</extracomment>
        <translation>Lukket</translation>
    </message>
    <message>
        <source>of the deals</source>
        <extracomment>five_hundred.fact.closings.unit, five_hundred.fact.deals_won.unit</extracomment>
        <translation>af delspillene</translation>
    </message>
    <message>
        <source>Deals won</source>
        <extracomment>five_hundred.fact.deals_won.label</extracomment>
        <translation>Vundne delspil</translation>
    </message>
    <message>
        <source>Laid on the table</source>
        <extracomment>five_hundred.fact.laid_average.label</extracomment>
        <translation>Lagt på bordet</translation>
    </message>
    <message>
        <source>Left in the hand</source>
        <extracomment>five_hundred.fact.hand_average.label</extracomment>
        <translation>Tilbage på hånden</translation>
    </message>
    <message>
        <source>Best deal</source>
        <extracomment>five_hundred.fact.best_deal.label</extracomment>
        <translation>Bedste delspil</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>five_hundred.fact.best_deal.unit, five_hundred.fact.worst_deal.unit, five_hundred.fact.margin.unit</extracomment>
        <translation>point</translation>
    </message>
    <message>
        <source>Worst deal</source>
        <extracomment>five_hundred.fact.worst_deal.label</extracomment>
        <translation>Værste delspil</translation>
    </message>
    <message>
        <source>New melds</source>
        <extracomment>five_hundred.fact.melds.label</extracomment>
        <translation>Nye stik</translation>
    </message>
    <message>
        <source>a deal</source>
        <extracomment>five_hundred.fact.melds.unit, five_hundred.fact.piles.unit, five_hundred.fact.jokers_laid.unit</extracomment>
        <translation>pr. delspil</translation>
    </message>
    <message>
        <source>Piles taken</source>
        <extracomment>five_hundred.fact.piles.label</extracomment>
        <translation>Aflæg taget</translation>
    </message>
    <message>
        <source>Size of a pile</source>
        <extracomment>five_hundred.fact.pile_size.label</extracomment>
        <translation>Aflæggets størrelse</translation>
    </message>
    <message>
        <source>cards</source>
        <extracomment>five_hundred.fact.pile_size.unit</extracomment>
        <translation>kort</translation>
    </message>
    <message>
        <source>Piles without a new meld</source>
        <extracomment>five_hundred.fact.penalties.label</extracomment>
        <translation>Aflæg uden nyt stik</translation>
    </message>
    <message>
        <source>of the piles taken</source>
        <extracomment>five_hundred.fact.penalties.unit</extracomment>
        <translation>af de tagne aflæg</translation>
    </message>
    <message>
        <source>Jokers laid</source>
        <extracomment>five_hundred.fact.jokers_laid.label</extracomment>
        <translation>Jokere lagt</translation>
    </message>
    <message>
        <source>Jokers swapped</source>
        <extracomment>five_hundred.fact.jokers_swapped.label</extracomment>
        <translation>Jokere byttet</translation>
    </message>
    <message>
        <source>jokers</source>
        <extracomment>five_hundred.fact.jokers_swapped.unit</extracomment>
        <translation>jokere</translation>
    </message>
    <message>
        <source>Claims won</source>
        <extracomment>five_hundred.fact.claims_won.label</extracomment>
        <translation>Krav vundet</translation>
    </message>
    <message>
        <source>of the discards that fitted</source>
        <extracomment>five_hundred.fact.claims_won.unit</extracomment>
        <translation>af de aflagte kort, der passede</translation>
    </message>
    <message>
        <source>Margin</source>
        <extracomment>five_hundred.fact.margin.label</extracomment>
        <translation>Forspring</translation>
    </message>
    <message>
        <source>{points:+}</source>
        <extracomment>five_hundred.gain</extracomment>
        <translation>{points:+}</translation>
    </message>
    <message>
        <source>{points}</source>
        <extracomment>five_hundred.points</extracomment>
        <translation>{points}</translation>
    </message>
    <message>
        <source>{card:short}</source>
        <extracomment>five_hundred.short</extracomment>
        <translation>{card:short}</translation>
    </message>
    <message>
        <source>{card:cap}</source>
        <extracomment>five_hundred.joker, five_hundred.preview.lay, five_hundred.preview.claim</extracomment>
        <translation>{card:cap}</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <extracomment>five_hundred.both</extracomment>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <extracomment>five_hundred.standing</extracomment>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{name}</source>
        <extracomment>five_hundred.name_of</extracomment>
        <translation>{name}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>five_hundred.cards</extracomment>
        <translation>
            <numerusform>%n kort</numerusform>
            <numerusform>%n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards:ranks} of {suit}</source>
        <extracomment>five_hundred.run</extracomment>
        <translation>{cards:ranks} i {suit}</translation>
    </message>
    <message>
        <source>{low:rank}–{high:rank} of {suit}</source>
        <extracomment>five_hundred.run.long</extracomment>
        <translation>{low:rank}–{high:rank} i {suit}</translation>
    </message>
    <message numerus="yes">
        <source>%n {rank:plural}</source>
        <extracomment>five_hundred.set</extracomment>
        <translation>
            <numerusform>%n {rank:plural}</numerusform>
            <numerusform>%n {rank:plural}</numerusform>
        </translation>
    </message>
    <message>
        <source>{suit} {low:rank}–{high:rank}</source>
        <extracomment>five_hundred.meld</extracomment>
        <translation>{suit} {low:rank}–{high:rank}</translation>
    </message>
    <message>
        <source>before {card}</source>
        <extracomment>five_hundred.place.before</extracomment>
        <translation>før {card}</translation>
    </message>
    <message>
        <source>after {card}</source>
        <extracomment>five_hundred.place.after</extracomment>
        <translation>efter {card}</translation>
    </message>
    <message>
        <source>to the {meld}</source>
        <extracomment>five_hundred.place.set</extracomment>
        <translation>til {meld}</translation>
    </message>
    <message>
        <source>as {card}, {where}</source>
        <extracomment>five_hundred.place.as</extracomment>
        <translation>som {card}, {where}</translation>
    </message>
    <message>
        <source>Deal {deal} · turn {turn}</source>
        <extracomment>five_hundred.progress</extracomment>
        <translation>Delspil {deal} · tur {turn}</translation>
    </message>
    <message>
        <source>Deal {deal} · count</source>
        <extracomment>five_hundred.progress.counted</extracomment>
        <translation>Delspil {deal} · optælling</translation>
    </message>
    <message>
        <source>Match over</source>
        <extracomment>five_hundred.progress.over</extracomment>
        <translation>Partiet er slut</translation>
    </message>
    <message>
        <source>{who} is to draw</source>
        <extracomment>five_hundred.waiting.draw</extracomment>
        <translation>{who} skal trække</translation>
    </message>
    <message>
        <source>You are to draw</source>
        <extracomment>five_hundred.waiting.draw.you</extracomment>
        <translation>Du skal trække</translation>
    </message>
    <message>
        <source>{who} lays and discards</source>
        <extracomment>five_hundred.waiting.lay</extracomment>
        <translation>{who} lægger stik og afslutter turen</translation>
    </message>
    <message>
        <source>You lay and discard</source>
        <extracomment>five_hundred.waiting.lay.you</extracomment>
        <translation>Du lægger stik og afslutter turen</translation>
    </message>
    <message>
        <source>Still to answer: {seats:and}</source>
        <extracomment>five_hundred.waiting.claimants</extracomment>
        <translation>Mangler svar fra {seats:and}</translation>
    </message>
    <message>
        <source>The stock is used up: the deal ends with this turn.</source>
        <extracomment>five_hundred.detail.last_turn</extracomment>
        <translation>Bunken er brugt op: Delspillet slutter med denne tur.</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <extracomment>five_hundred.prompt.draw</extracomment>
        <translation>Træk et kort</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <extracomment>five_hundred.prompt.draw_stock, five_hundred.confirm.draw</extracomment>
        <translation>Træk fra bunken</translation>
    </message>
    <message>
        <source>Take from the discard pile</source>
        <extracomment>five_hundred.prompt.draw_pile</extracomment>
        <translation>Tag fra aflægget</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the stock.</source>
        <extracomment>five_hundred.detail.stock</extracomment>
        <translation>
            <numerusform>%n kort tilbage i bunken.</numerusform>
            <numerusform>%n kort tilbage i bunken.</numerusform>
        </translation>
    </message>
    <message>
        <source>The top card alone obliges you to nothing.</source>
        <extracomment>five_hundred.detail.take</extracomment>
        <translation>Det øverste kort alene forpligter dig ikke til noget.</translation>
    </message>
    <message numerus="yes">
        <source>Take the whole pile: %n card(s)</source>
        <extracomment>five_hundred.prompt.takeall</extracomment>
        <translation>
            <numerusform>Tag hele aflægget: %n kort</numerusform>
            <numerusform>Tag hele aflægget: %n kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s) of the pile</source>
        <extracomment>five_hundred.prompt.takefrom</extracomment>
        <translation>
            <numerusform>Tag %n kort fra aflægget</numerusform>
            <numerusform>Tag %n kort fra aflægget</numerusform>
        </translation>
    </message>
    <message>
        <source>{now} can be laid now, {left} stays in the hand.</source>
        <extracomment>five_hundred.detail.takeall</extracomment>
        <translation>{now} kan lægges nu, {left} bliver på hånden.</translation>
    </message>
    <message>
        <source>Lay a new meld in this turn, or it costs {penalty}.</source>
        <extracomment>five_hundred.warning.owed</extracomment>
        <translation>Læg mindst ét nyt stik i denne tur, ellers koster det {penalty}.</translation>
    </message>
    <message>
        <source>No new meld is possible: it will cost {penalty}.</source>
        <extracomment>five_hundred.warning.no_meld</extracomment>
        <translation>Intet nyt stik er muligt: Det koster {penalty}.</translation>
    </message>
    <message>
        <source>A new meld has to be laid in this turn.</source>
        <extracomment>five_hundred.warning.must_meld</extracomment>
        <translation>Der skal lægges et nyt stik i denne tur.</translation>
    </message>
    <message>
        <source>Without a new meld the pile costs {penalty}.</source>
        <extracomment>five_hundred.warning.discard</extracomment>
        <translation>Uden et nyt stik koster aflægget {penalty}.</translation>
    </message>
    <message>
        <source>Lay melds, or choose a card to discard</source>
        <extracomment>five_hundred.prompt.lay</extracomment>
        <translation>Læg stik, eller vælg ét kort til aflæg</translation>
    </message>
    <message>
        <source>A meld is three or more cards in a row in one suit. The turn ends with a discard.</source>
        <extracomment>five_hundred.detail.lay</extracomment>
        <translation>Et stik er 3 eller flere kort i rækkefølge og i samme kulør. Turen slutter med ét kort i aflæg.</translation>
    </message>
    <message>
        <source>You took the whole pile: lay a new meld</source>
        <extracomment>five_hundred.prompt.owed</extracomment>
        <translation>Du tog hele aflægget: Læg et nyt stik</translation>
    </message>
    <message>
        <source>Choose the other cards of the meld</source>
        <extracomment>five_hundred.prompt.more</extracomment>
        <translation>Vælg de andre kort i stikket</translation>
    </message>
    <message>
        <source>That is no meld</source>
        <extracomment>five_hundred.prompt.no_meld</extracomment>
        <translation>Det er ikke et stik</translation>
    </message>
    <message>
        <source>{cards:cap}: a meld</source>
        <extracomment>five_hundred.prompt.meld</extracomment>
        <translation>{cards:cap} er et stik</translation>
    </message>
    <message>
        <source>Lay it now, or choose other cards.</source>
        <extracomment>five_hundred.detail.meld</extracomment>
        <translation>Læg det nu, eller vælg andre kort.</translation>
    </message>
    <message>
        <source>Which card is the joker?</source>
        <extracomment>five_hundred.prompt.reading</extracomment>
        <translation>Hvilket kort er jokeren?</translation>
    </message>
    <message>
        <source>Choose one of the melds these cards can make.</source>
        <extracomment>five_hundred.detail.reading</extracomment>
        <translation>Vælg et af de stik, kortene kan blive.</translation>
    </message>
    <message>
        <source>You get the points, whoever laid the meld.</source>
        <extracomment>five_hundred.detail.lays</extracomment>
        <translation>Du får selv pointene, også selv om stikket blev startet af en anden.</translation>
    </message>
    <message>
        <source>You take the joker, and the points of your card.</source>
        <extracomment>five_hundred.detail.swap</extracomment>
        <translation>Du tager jokeren på hånden og får pointene for dit kort.</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <extracomment>five_hundred.confirm.discard, five_hundred.preview.discard</extracomment>
        <translation>{card:cap} i aflæg</translation>
    </message>
    <message>
        <source>Your last card is laid face down: the deal is closed, and everybody counts.</source>
        <extracomment>five_hundred.detail.close</extracomment>
        <translation>Dit sidste kort lægges med bagsiden op: Spillet er lukket, og alle tæller point.</translation>
    </message>
    <message>
        <source>That ends your turn.</source>
        <extracomment>five_hundred.detail.discard</extracomment>
        <translation>Det afslutter din tur.</translation>
    </message>
    <message>
        <source>It also fits {meld} ({points}).</source>
        <extracomment>five_hundred.detail.fits</extracomment>
        <translation>Det passer også til {meld} ({points}).</translation>
    </message>
    <message>
        <source>It can also be swapped for the joker in {meld} ({points}).</source>
        <extracomment>five_hundred.detail.swaps</extracomment>
        <translation>Det kan også byttes med jokeren i {meld} ({points}).</translation>
    </message>
    <message>
        <source>Choose where to draw</source>
        <extracomment>five_hundred.confirm.choose_draw</extracomment>
        <translation>Vælg, hvor du trækker</translation>
    </message>
    <message>
        <source>Choose cards</source>
        <extracomment>five_hundred.confirm.choose_cards</extracomment>
        <translation>Vælg kort</translation>
    </message>
    <message>
        <source>Choose the joker’s card</source>
        <extracomment>five_hundred.confirm.choose_reading</extracomment>
        <translation>Vælg jokerens kort</translation>
    </message>
    <message>
        <source>Take {card:short}</source>
        <extracomment>five_hundred.confirm.take</extracomment>
        <translation>Tag {card:short}</translation>
    </message>
    <message>
        <source>Take the whole pile</source>
        <extracomment>five_hundred.confirm.takeall</extracomment>
        <translation>Tag hele aflægget</translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <extracomment>five_hundred.confirm.takefrom</extracomment>
        <translation>
            <numerusform>Tag %n kort</numerusform>
            <numerusform>Tag %n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay the meld ({points})</source>
        <extracomment>five_hundred.confirm.meld</extracomment>
        <translation>Læg stik ({points})</translation>
    </message>
    <message>
        <source>Lay the card ({points})</source>
        <extracomment>five_hundred.confirm.lay</extracomment>
        <translation>Læg til stikket ({points})</translation>
    </message>
    <message>
        <source>Swap the joker ({points})</source>
        <extracomment>five_hundred.confirm.swap</extracomment>
        <translation>Byt jokeren ({points})</translation>
    </message>
    <message>
        <source>Close the deal</source>
        <extracomment>five_hundred.confirm.close</extracomment>
        <translation>Luk delspillet</translation>
    </message>
    <message>
        <source>Take it ({points})</source>
        <extracomment>five_hundred.confirm.claim</extracomment>
        <translation>Snup ({points})</translation>
    </message>
    <message>
        <source>Stock</source>
        <extracomment>five_hundred.choice.draw</extracomment>
        <translation>Bunken</translation>
    </message>
    <message>
        <source>Top card: {card}</source>
        <extracomment>five_hundred.choice.take</extracomment>
        <translation>Øverste kort: {card}</translation>
    </message>
    <message numerus="yes">
        <source>Whole pile (%n card(s))</source>
        <extracomment>five_hundred.choice.takeall</extracomment>
        <translation>
            <numerusform>Hele aflægget (%n kort)</numerusform>
            <numerusform>Hele aflægget (%n kort)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From {card} upward (%n card(s))</source>
        <extracomment>five_hundred.choice.takefrom</extracomment>
        <translation>
            <numerusform>Fra {card} og op (%n kort)</numerusform>
            <numerusform>Fra {card} og op (%n kort)</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay a meld</source>
        <extracomment>five_hundred.choice.meld</extracomment>
        <translation>Læg stik</translation>
    </message>
    <message>
        <source>Choose the cards of a meld first.</source>
        <extracomment>five_hundred.choice.meld.none</extracomment>
        <translation>Vælg først kortene til et stik.</translation>
    </message>
    <message>
        <source>{cards:cap} ({points})</source>
        <extracomment>five_hundred.choice.reading</extracomment>
        <translation>{cards:cap} ({points})</translation>
    </message>
    <message>
        <source>{where:cap} ({points})</source>
        <extracomment>five_hundred.choice.lay</extracomment>
        <translation>{where:cap} ({points})</translation>
    </message>
    <message>
        <source>Swap the joker in {meld} ({points})</source>
        <extracomment>five_hundred.choice.swap</extracomment>
        <translation>Byt jokeren i {meld} ({points})</translation>
    </message>
    <message>
        <source>Take it {points}</source>
        <extracomment>five_hundred.choice.claim</extracomment>
        <translation>Snup {points}</translation>
    </message>
    <message>
        <source>{where:cap}</source>
        <extracomment>five_hundred.choice.place</extracomment>
        <translation>{where:cap}</translation>
    </message>
    <message>
        <source>Leave it</source>
        <extracomment>five_hundred.choice.decline</extracomment>
        <translation>Lad ligge</translation>
    </message>
    <message>
        <source>{name} gets it</source>
        <extracomment>five_hundred.choice.award</extracomment>
        <translation>{name} får det</translation>
    </message>
    <message>
        <source>Look through the pile</source>
        <extracomment>five_hundred.choice.fan</extracomment>
        <translation>Se hele aflægget</translation>
    </message>
    <message>
        <source>Close the pile</source>
        <extracomment>five_hundred.choice.fan.close</extracomment>
        <translation>Luk aflægget</translation>
    </message>
    <message>
        <source>Suit</source>
        <extracomment>five_hundred.choice.sort.suit</extracomment>
        <translation>Kulør</translation>
    </message>
    <message>
        <source>Sort the hand by suit</source>
        <extracomment>five_hundred.choice.sort.suit.explanation</extracomment>
        <translation>Sortér hånden efter kulør</translation>
    </message>
    <message>
        <source>Rank</source>
        <extracomment>five_hundred.choice.sort.rank</extracomment>
        <translation>Tal</translation>
    </message>
    <message>
        <source>Sort the hand by rank</source>
        <extracomment>five_hundred.choice.sort.rank.explanation</extracomment>
        <translation>Sortér hånden efter værdi</translation>
    </message>
    <message>
        <source>Melds</source>
        <extracomment>five_hundred.rules.melds</extracomment>
        <translation>Stik</translation>
    </message>
    <message>
        <source>The aim</source>
        <extracomment>five_hundred.rules.aim</extracomment>
        <translation>Formål</translation>
    </message>
    <message>
        <source>Score points by laying melds on the table. The game is played over several deals, and the first player who reaches {target} points wins.</source>
        <extracomment>five_hundred.rules.aim.target</extracomment>
        <translation>Saml point ved at lægge stik på bordet. Spillet spilles over flere delspil, og den første spiller der når {target} point, vinder.</translation>
    </message>
    <message>
        <source>In your turn you draw and try to lay melds (three or more cards in a row in one suit). Finally you discard one card. When somebody closes, points are counted.</source>
        <extracomment>five_hundred.rules.aim.turn</extracomment>
        <translation>På din tur trækker du kort og forsøger at lægge stik (3+ kort i rækkefølge og samme kulør). Til sidst lægger du ét kort i aflæg. Når nogen ”lukker”, tælles point.</translation>
    </message>
    <message>
        <source>Totals are looked at after a count only. If several have reached {target}, the highest total wins.</source>
        <extracomment>five_hundred.rules.aim.count</extracomment>
        <translation>Det er scoren efter en optælling, der gælder. Har flere nået {target}, vinder den højeste samlede score.</translation>
    </message>
    <message>
        <source>If the highest total is a tie, another deal is played.</source>
        <extracomment>five_hundred.rules.aim.tie.play_on</extracomment>
        <translation>Er den højeste score lige, spilles et delspil til.</translation>
    </message>
    <message>
        <source>If the highest total is a tie, the match is shared.</source>
        <extracomment>five_hundred.rules.aim.tie.shared</extracomment>
        <translation>Er den højeste score lige, deles partiet.</translation>
    </message>
    <message>
        <source>Cards and dealing</source>
        <extracomment>five_hundred.rules.deal</extracomment>
        <translation>Kort og uddeling</translation>
    </message>
    <message numerus="yes">
        <source>52 cards and %n joker(s).</source>
        <extracomment>five_hundred.rules.deal.pack</extracomment>
        <translation>
            <numerusform>Et sæt spillekort med %n joker.</numerusform>
            <numerusform>Et sæt spillekort med %n jokere.</numerusform>
        </translation>
    </message>
    <message>
        <source>52 cards, without jokers.</source>
        <extracomment>five_hundred.rules.deal.no_jokers</extracomment>
        <translation>Et sæt spillekort uden jokere.</translation>
    </message>
    <message numerus="yes">
        <source>Each of the {seats} players gets %n card(s) before play begins.</source>
        <extracomment>five_hundred.rules.deal.hands</extracomment>
        <translation>
            <numerusform>Hver af de {seats} spillere får %n kort, før spillet går i gang.</numerusform>
            <numerusform>Hver af de {seats} spillere får %n kort, før spillet går i gang.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rest is the stock, face down. Its top card is turned up and laid beside it: the discard pile.</source>
        <extracomment>five_hundred.rules.deal.stock</extracomment>
        <translation>Læg resten som en bunke med bagsiden op. Vend det øverste kort og læg det ved siden af som aflæg med forsiden op.</translation>
    </message>
    <message>
        <source>The youngest player starts: one person among computers is that, otherwise whom the sheet for a new match names, or the lot. Turns go round the table.</source>
        <extracomment>five_hundred.rules.deal.youngest</extracomment>
        <translation>Den yngste spiller starter: en enkelt person blandt computere, ellers den, der vælges ved et nyt spil, eller lodtrækning. Turen går videre i en fast rækkefølge rundt om bordet.</translation>
    </message>
    <message>
        <source>The lot decides who starts, unless the sheet for a new match names somebody. Turns go round the table.</source>
        <extracomment>five_hundred.rules.deal.lot</extracomment>
        <translation>Lodtrækning afgør, hvem der starter, hvis ingen er valgt ved et nyt spil. Turen går videre i en fast rækkefølge rundt om bordet.</translation>
    </message>
    <message>
        <source>After a deal all cards are shuffled again, everybody gets new ones, and the next player on the left starts.</source>
        <extracomment>five_hundred.rules.deal.next</extracomment>
        <translation>Når et delspil er afsluttet, blandes kortene sammen igen, og der gives nye kort til hver spiller før næste delspil. Så starter den næste til venstre.</translation>
    </message>
    <message>
        <source>The turn</source>
        <extracomment>five_hundred.rules.turn</extracomment>
        <translation>Turen</translation>
    </message>
    <message>
        <source>First you draw: the top card of the stock, the top card of the discard pile, or the whole pile. What you draw goes to your hand.</source>
        <extracomment>five_hundred.rules.turn.draw</extracomment>
        <translation>Du vælger enten at trække øverste kort fra trækkebunken, tage øverste kort fra aflæg, eller tage hele aflægget. De kort du trækker, kommer på hånden.</translation>
    </message>
    <message>
        <source>You may also take the pile from a chosen card upward; what is said of the whole pile goes for a part as well.</source>
        <extracomment>five_hundred.rules.turn.partial</extracomment>
        <translation>Du må også tage aflægget fra et valgt kort og opefter; for en del gælder det samme som for hele aflægget.</translation>
    </message>
    <message>
        <source>Then you may lay one or more melds, as long as you can.</source>
        <extracomment>five_hundred.rules.turn.lay</extracomment>
        <translation>Du må lægge ét eller flere stik på bordet, så længe du kan.</translation>
    </message>
    <message>
        <source>When you will not or cannot lay more, you end your turn with one card of your choice, face up on the discard pile.</source>
        <extracomment>five_hundred.rules.turn.discard</extracomment>
        <translation>Når du ikke vil eller kan lægge mere, afslutter du turen ved at lægge ét valgfrit kort fra hånden på aflæg med forsiden op.</translation>
    </message>
    <message>
        <source>You may end your turn although you hold many cards. Nobody has to empty the hand.</source>
        <extracomment>five_hundred.rules.turn.free</extracomment>
        <translation>Du må gerne afslutte turen selv om du stadig har mange kort tilbage. Der er ingen krav om at tømme hånden.</translation>
    </message>
    <message>
        <source>The card you have just taken from the top of the pile may not be discarded again in the same turn, unless it closes the deal.</source>
        <extracomment>five_hundred.rules.turn.top_stays</extracomment>
        <translation>Det kort, du lige har taget øverst fra aflæg, må du ikke lægge i aflæg igen i samme tur, medmindre det lukker spillet.</translation>
    </message>
    <message>
        <source>The card you have just taken from the top of the pile may be discarded again.</source>
        <extracomment>five_hundred.rules.turn.top_goes</extracomment>
        <translation>Det kort, du lige har taget øverst fra aflæg, må du gerne lægge i aflæg igen.</translation>
    </message>
    <message>
        <source>Of the discard pile only the top card is seen.</source>
        <extracomment>five_hundred.rules.turn.hidden</extracomment>
        <translation>Af aflægget ses kun det øverste kort.</translation>
    </message>
    <message>
        <source>When the stock is empty at the start of a turn, all discards but the top one are shuffled into a new one.</source>
        <extracomment>five_hundred.rules.turn.reshuffle</extracomment>
        <translation>Er bunken tom, når en tur begynder, blandes aflægget undtagen det øverste kort til en ny bunke.</translation>
    </message>
    <message>
        <source>When the stock is empty at the start of a turn, all discards but the top one are shuffled into a new one. In the first deal, however, whoever draws the last card finishes the turn, and then all count.</source>
        <extracomment>five_hundred.rules.turn.reshuffle_later</extracomment>
        <translation>Er bunken tom, når en tur begynder, blandes aflægget undtagen det øverste kort til en ny bunke. Men i det første delspil gør den, der trækker det sidste kort, sin tur færdig, og så tæller alle point.</translation>
    </message>
    <message>
        <source>Whoever draws the last card of the stock finishes the turn; then all count.</source>
        <extracomment>five_hundred.rules.turn.stock_ends</extracomment>
        <translation>Den, der trækker det sidste kort fra bunken, gør sin tur færdig; så tæller alle point.</translation>
    </message>
    <message numerus="yes">
        <source>If nobody draws from the stock or lays a card for %n round(s), all count.</source>
        <extracomment>five_hundred.rules.turn.idle</extracomment>
        <translation>
            <numerusform>Når ingen i %n runde trækker fra bunken eller lægger kort på bordet, tæller alle point.</numerusform>
            <numerusform>Når ingen i %n runder trækker fra bunken eller lægger kort på bordet, tæller alle point.</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole pile</source>
        <extracomment>five_hundred.rules.pile</extracomment>
        <translation>Hele aflægget</translation>
    </message>
    <message>
        <source>You may take the whole pile only if you can lay at least one new meld afterwards.</source>
        <extracomment>five_hundred.rules.pile.can</extracomment>
        <translation>Du må kun tage hele aflægget, hvis du kan lægge mindst ét nyt stik bagefter.</translation>
    </message>
    <message>
        <source>You may take the whole pile, also if you cannot lay a new meld afterwards.</source>
        <extracomment>five_hundred.rules.pile.warn</extracomment>
        <translation>Du må tage hele aflægget, også hvis du ikke kan lægge et nyt stik bagefter.</translation>
    </message>
    <message>
        <source>You may take the whole pile only if you can lay at least one new meld afterwards, and you have to lay it before you discard.</source>
        <extracomment>five_hundred.rules.pile.forbid</extracomment>
        <translation>Du må kun tage hele aflægget, hvis du kan lægge mindst ét nyt stik bagefter, og det skal lægges, før du lægger et kort i aflæg.</translation>
    </message>
    <message>
        <source>If you lay no new meld in the same turn, you get −{points} points at this deal’s count, each time.</source>
        <extracomment>five_hundred.rules.pile.penalty</extracomment>
        <translation>Lægger du intet nyt stik i samme tur: Du får −{points} point ved optællingen for det delspil, hver gang.</translation>
    </message>
    <message>
        <source>It costs nothing to lay no new meld.</source>
        <extracomment>five_hundred.rules.pile.no_penalty</extracomment>
        <translation>Det koster ikke noget at undlade at lægge et nyt stik.</translation>
    </message>
    <message>
        <source>Only a new meld counts for this: not a card laid to a meld, not a swapped joker, not a claim.</source>
        <extracomment>five_hundred.rules.pile.new</extracomment>
        <translation>Kun et nyt stik gælder her: ikke et kort, der lægges til et stik, ikke en byttet joker, ikke et snuppet kort.</translation>
    </message>
    <message>
        <source>The new meld need not contain a card of the pile.</source>
        <extracomment>five_hundred.rules.pile.any</extracomment>
        <translation>Det nye stik behøver ikke at indeholde et kort fra aflægget.</translation>
    </message>
    <message>
        <source>A pile of a single card is just its top card.</source>
        <extracomment>five_hundred.rules.pile.one</extracomment>
        <translation>Er der kun ét kort i aflæg, er det bare det øverste kort.</translation>
    </message>
    <message>
        <source>A meld is at least 3 cards in a row in one suit (such as {cards}). It lies face up on the table, for all to see.</source>
        <extracomment>five_hundred.rules.melds.run</extracomment>
        <translation>Et stik består af mindst 3 kort i rækkefølge og i samme kulør (fx {cards}). Når et stik lægges ned, ligger det på bordet med forsiden op, så alle kan se det.</translation>
    </message>
    <message>
        <source>Three or four cards of one rank, each of another suit, are a meld as well.</source>
        <extracomment>five_hundred.rules.melds.sets</extracomment>
        <translation>Tre eller fire kort af samme værdi, hvert i sin kulør, er også et stik.</translation>
    </message>
    <message>
        <source>Cards of one rank are no meld.</source>
        <extracomment>five_hundred.rules.melds.no_sets</extracomment>
        <translation>Kort af samme værdi er ikke et stik.</translation>
    </message>
    <message>
        <source>The {ace} can be the card below the {two} or the card above the {king} in a row, but not both in one meld; a row never goes on round the corner.</source>
        <extracomment>five_hundred.rules.melds.ace</extracomment>
        <translation>{ace:cap} kan bruges som kortet under {two:short} eller som kortet over {king} i en rækkefølge, men ikke begge dele i samme stik; en rækkefølge går aldrig om hjørnet.</translation>
    </message>
    <message>
        <source>The {ace} can be the card below the {two} or the card above the {king} in a row. The longest row has one at each end, one of them a joker; it never goes on round the corner.</source>
        <extracomment>five_hundred.rules.melds.ace_both</extracomment>
        <translation>{ace:cap} kan bruges som kortet under {two:short} eller som kortet over {king} i en rækkefølge. Den længste rækkefølge har et i hver ende, det ene som joker; den går aldrig om hjørnet.</translation>
    </message>
    <message>
        <source>If a meld lies on the table already, you may in your turn lay a card to it that goes on with its row and suit. One card is enough, and it does not matter whose meld it is.</source>
        <extracomment>five_hundred.rules.melds.add</extracomment>
        <translation>Hvis der allerede ligger et stik på bordet, må du på din tur lægge kort til det, hvis det passer ind i rækkefølgen og kuløren. Når du udvider et eksisterende stik, må du nøjes med at lægge ét kort.</translation>
    </message>
    <message>
        <source>Cards you lay to a meld count for you, also if somebody else laid the meld. Each card on the table shows whose it is.</source>
        <extracomment>five_hundred.rules.melds.owner</extracomment>
        <translation>Kort du lægger til et stik, tæller som dine egne point ved optælling, også selv om stikket oprindeligt blev lagt af en anden spiller. Hvert kort på bordet viser, hvis det er.</translation>
    </message>
    <message>
        <source>Melds are never split, joined or moved.</source>
        <extracomment>five_hundred.rules.melds.fixed</extracomment>
        <translation>Stik bliver aldrig delt, samlet eller flyttet.</translation>
    </message>
    <message>
        <source>You have to keep a card for the discard.</source>
        <extracomment>five_hundred.rules.melds.keep</extracomment>
        <translation>Du skal beholde et kort til aflæg.</translation>
    </message>
    <message numerus="yes">
        <source>a meld of %n point(s)</source>
        <extracomment>five_hundred.rules.melds.example</extracomment>
        <translation>
            <numerusform>et stik til %n point</numerusform>
            <numerusform>et stik til %n point</numerusform>
        </translation>
    </message>
    <message>
        <source>no meld: round the corner</source>
        <extracomment>five_hundred.rules.melds.example.corner</extracomment>
        <translation>ikke et stik: om hjørnet</translation>
    </message>
    <message>
        <source>no meld: several suits</source>
        <extracomment>five_hundred.rules.melds.example.suits</extracomment>
        <translation>ikke et stik: flere kulører</translation>
    </message>
    <message>
        <source>A joker can be any card when you make or extend a meld. When it is laid, it has to be clear which card it stands for, and that never changes.</source>
        <extracomment>five_hundred.rules.jokers.any</extracomment>
        <translation>En joker kan bruges som et hvilket som helst kort, når du laver eller udvider et stik. Når jokeren lægges, skal du tydeligt angive, hvilket kort den repræsenterer, og det ændres aldrig.</translation>
    </message>
    <message>
        <source>A meld has at least one card that is no joker.</source>
        <extracomment>five_hundred.rules.jokers.natural</extracomment>
        <translation>Et stik har mindst ét kort, der ikke er en joker.</translation>
    </message>
    <message numerus="yes">
        <source>A meld has at most %n joker(s).</source>
        <extracomment>five_hundred.rules.jokers.most</extracomment>
        <translation>
            <numerusform>Et stik har højst %n joker.</numerusform>
            <numerusform>Et stik har højst %n jokere.</numerusform>
        </translation>
    </message>
    <message>
        <source>A meld has no more jokers than other cards.</source>
        <extracomment>five_hundred.rules.jokers.naturals</extracomment>
        <translation>Et stik har ikke flere jokere end andre kort.</translation>
    </message>
    <message>
        <source>In your turn, after drawing, you may swap a joker that another player laid: you lay the true card in its place and take the joker to your hand.</source>
        <extracomment>five_hundred.rules.jokers.swap.opponents</extracomment>
        <translation>En modspiller kan bytte en joker væk i sin tur ved at lægge det rigtige kort og tage jokeren på hånden. Sin egen joker kan man ikke bytte.</translation>
    </message>
    <message>
        <source>In your turn, after drawing, you may swap any joker on the table, your own too: you lay the true card in its place and take the joker to your hand.</source>
        <extracomment>five_hundred.rules.jokers.swap.anyone</extracomment>
        <translation>I din tur kan du bytte enhver joker på bordet, også din egen, ved at lægge det rigtige kort og tage jokeren på hånden.</translation>
    </message>
    <message>
        <source>Jokers on the table are not swapped.</source>
        <extracomment>five_hundred.rules.jokers.swap.nobody</extracomment>
        <translation>Jokere på bordet kan ikke byttes væk.</translation>
    </message>
    <message>
        <source>The joker’s points leave the player who laid it; those of the true card go to you.</source>
        <extracomment>five_hundred.rules.jokers.swap.points</extracomment>
        <translation>Jokerens point forsvinder fra den, der lagde den; pointene for det rigtige kort får du.</translation>
    </message>
    <message>
        <source>A swapped joker is a card of your hand like any other: you may lay it at once, later or never.</source>
        <extracomment>five_hundred.rules.jokers.swapped.free</extracomment>
        <translation>En byttet joker er et kort på hånden som alle andre: Du må lægge den straks, senere eller slet ikke.</translation>
    </message>
    <message>
        <source>A swapped joker has to be laid in the same turn; without a place for it you may not swap.</source>
        <extracomment>five_hundred.rules.jokers.swapped.same_turn</extracomment>
        <translation>En byttet joker skal lægges i samme tur; er der ikke plads til den, må du ikke bytte.</translation>
    </message>
    <message>
        <source>A swapped joker can be laid in your next turn at the earliest.</source>
        <extracomment>five_hundred.rules.jokers.swapped.next_turn</extracomment>
        <translation>En byttet joker kan tidligst lægges i din næste tur.</translation>
    </message>
    <message>
        <source>{joker:cap}</source>
        <extracomment>five_hundred.rules.jokers.example</extracomment>
        <translation>{joker:cap}</translation>
    </message>
    <message>
        <source>A discard that fits</source>
        <extracomment>five_hundred.rules.claim</extracomment>
        <translation>Et aflagt kort, der passer</translation>
    </message>
    <message>
        <source>When a card is discarded at the end of a turn, other players may take it at once and lay it to a meld, if it fits. Whoever reacts first gets the card.</source>
        <extracomment>five_hundred.rules.claim.reaction</extracomment>
        <translation>Når et kort lægges i aflæg ved turens slutning, må andre spillere straks tage kortet og lægge det til et stik, hvis de kan. Den der reagerer først, får kortet.</translation>
    </message>
    <message numerus="yes">
        <source>After a short signal there are %n second(s) to react. The option “in turn, no hurry” needs no speed.</source>
        <extracomment>five_hundred.rules.claim.seconds</extracomment>
        <translation>
            <numerusform>Efter et kort signal er der %n sekund til at reagere. Med ”efter tur, uden hast” behøver ingen at være hurtig.</numerusform>
            <numerusform>Efter et kort signal er der %n sekunder til at reagere. Med ”efter tur, uden hast” behøver ingen at være hurtig.</numerusform>
        </translation>
    </message>
    <message>
        <source>When a card is discarded that fits a meld, the others are asked one after the other, beginning with the next player. The first who wants it lays it.</source>
        <extracomment>five_hundred.rules.claim.seat</extracomment>
        <translation>Hvis et aflagt kort kan lægges til et stik, bliver de andre spurgt efter tur, først den næste spiller. Den første, der vil have det, får kortet.</translation>
    </message>
    <message>
        <source>When a card is discarded that fits a meld, all others say whether they want it. If several do, the player who discarded it decides.</source>
        <extracomment>five_hundred.rules.claim.current</extracomment>
        <translation>Hvis et aflagt kort kan lægges til et stik, siger alle andre, om de vil have det. Vil flere, afgør den aktuelle spiller det.</translation>
    </message>
    <message>
        <source>When a card is discarded that fits a meld, all others say whether they want it. If several do, the next player decides.</source>
        <extracomment>five_hundred.rules.claim.next_decides</extracomment>
        <translation>Hvis et aflagt kort kan lægges til et stik, siger alle andre, om de vil have det. Vil flere, afgør den næste spiller det.</translation>
    </message>
    <message>
        <source>Out of turn nobody may take a discard.</source>
        <extracomment>five_hundred.rules.claim.off</extracomment>
        <translation>Uden for tur må ingen tage et aflagt kort.</translation>
    </message>
    <message>
        <source>Only the card just discarded can be taken like this, only for a meld that lies there, and never by whoever discarded it. Its points go to who lays it; the turn goes on as usual.</source>
        <extracomment>five_hundred.rules.claim.limits</extracomment>
        <translation>Det gælder kun det kort, der lige er lagt, kun til et stik, der allerede ligger, og aldrig for den, der lagde det. Den, der lægger det til, får pointene; turen går videre som ellers.</translation>
    </message>
    <message>
        <source>At the start</source>
        <extracomment>five_hundred.rules.bans</extracomment>
        <translation>I starten</translation>
    </message>
    <message>
        <source>In the first deal you may not take the whole pile, and you may not close. So you keep two cards when you lay: one for the discard and one more.</source>
        <extracomment>five_hundred.rules.bans.first_deal</extracomment>
        <translation>I det første delspil må du ikke tage hele aflægget, og du må ikke lukke spillet. Derfor skal du beholde to kort, når du lægger: ét til aflæg og ét til.</translation>
    </message>
    <message>
        <source>In the first round of each deal you may not take the whole pile, and you may not close. So you keep two cards when you lay: one for the discard and one more.</source>
        <extracomment>five_hundred.rules.bans.first_round</extracomment>
        <translation>I den første runde af hvert delspil må du ikke tage hele aflægget, og du må ikke lukke spillet. Derfor skal du beholde to kort, når du lægger: ét til aflæg og ét til.</translation>
    </message>
    <message>
        <source>Taking the whole pile and closing are allowed from the first turn on.</source>
        <extracomment>five_hundred.rules.bans.off</extracomment>
        <translation>Man må tage hele aflægget og lukke fra første tur.</translation>
    </message>
    <message>
        <source>In the first round of each deal nobody lays a new meld.</source>
        <extracomment>five_hundred.rules.bans.no_melds</extracomment>
        <translation>I den første runde af hvert delspil lægger ingen et nyt stik.</translation>
    </message>
    <message>
        <source>If you end your turn with your last card, it is discarded face down. The deal is closed, and points are counted at once, for all players.</source>
        <extracomment>five_hundred.rules.close.discard</extracomment>
        <translation>Hvis du afslutter din tur ved at lægge dit sidste kort, lægges det i stedet i aflæg med bagsiden op. Spillet er nu lukket, og der tælles point med det samme for alle spillere.</translation>
    </message>
    <message>
        <source>The last card cannot be taken by anybody and counts for nobody.</source>
        <extracomment>five_hundred.rules.close.card</extracomment>
        <translation>Det sidste kort kan ingen tage, og det tæller ikke for nogen.</translation>
    </message>
    <message>
        <source>Whoever lays the last card on the table closes as well, without a discard.</source>
        <extracomment>five_hundred.rules.close.laid</extracomment>
        <translation>Den, der lægger sit sidste kort på bordet, lukker også, uden at lægge et kort i aflæg.</translation>
    </message>
    <message numerus="yes">
        <source>Closing brings %n point(s).</source>
        <extracomment>five_hundred.rules.close.bonus</extracomment>
        <translation>
            <numerusform>At lukke giver %n point.</numerusform>
            <numerusform>At lukke giver %n point.</numerusform>
        </translation>
    </message>
    <message>
        <source>Closing itself brings no points.</source>
        <extracomment>five_hundred.rules.close.no_bonus</extracomment>
        <translation>At lukke giver ikke point i sig selv.</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>five_hundred.rules.points</extracomment>
        <translation>Point</translation>
    </message>
    <message>
        <source>Joker: {points} points</source>
        <extracomment>five_hundred.rules.points.joker</extracomment>
        <translation>Joker: {points} point</translation>
    </message>
    <message>
        <source>Joker: on the table as much as the card it stands for, in the hand {points} points</source>
        <extracomment>five_hundred.rules.points.joker_card</extracomment>
        <translation>Joker: på bordet som det kort, den står for, på hånden {points} point</translation>
    </message>
    <message>
        <source>{ace:cap}: {points} points</source>
        <extracomment>five_hundred.rules.points.ace</extracomment>
        <translation>{ace:cap}: {points} point</translation>
    </message>
    <message>
        <source>{ranks}: {points} points</source>
        <extracomment>five_hundred.rules.points.high</extracomment>
        <translation>{points} point ({ranks})</translation>
    </message>
    <message>
        <source>{low:short}–{high:short}: {points} points</source>
        <extracomment>five_hundred.rules.points.low</extracomment>
        <translation>{low:short}–{high:short}: {points} point</translation>
    </message>
    <message>
        <source>All cards you have laid in melds count for you, those you laid to others’ melds as well.</source>
        <extracomment>five_hundred.rules.points.plus</extracomment>
        <translation>Alle kort du har lagt ned i stik (inkl. kort du har lagt til andre spilleres stik), tælles som pluspoint.</translation>
    </message>
    <message>
        <source>All cards you still hold when the deal ends count against you.</source>
        <extracomment>five_hundred.rules.points.minus</extracomment>
        <translation>Alle kort du stadig har på hånden, når spillet lukkes, tælles som minuspoint.</translation>
    </message>
    <message>
        <source>A total may be negative: cards in the hand can take you below 0.</source>
        <extracomment>five_hundred.rules.points.negative</extracomment>
        <translation>Det er tilladt at have negativ samlet score. Point fra hånden kan trække dig under 0.</translation>
    </message>
    <message>
        <source>left in the hand: {points}</source>
        <extracomment>five_hundred.rules.points.example</extracomment>
        <translation>tilbage på hånden: {points}</translation>
    </message>
    <message>
        <source>How to play here</source>
        <extracomment>five_hundred.rules.controls</extracomment>
        <translation>Sådan spiller du her</translation>
    </message>
    <message>
        <source>What you select is a preview: it shows what would happen and how many points it brings. The second tap, Enter or the button does it.</source>
        <extracomment>five_hundred.rules.controls.preview</extracomment>
        <translation>Det, du vælger, er en forhåndsvisning: Den viser, hvad der ville ske, og hvor mange point det giver. Først det andet tryk, Enter eller knappen gør det.</translation>
    </message>
    <message>
        <source>Draw with a tap on the stock, on the top card or on a card below it (the whole pile), or with 1, 2 and 3.</source>
        <extracomment>five_hundred.rules.controls.draw</extracomment>
        <translation>Træk med et tryk på bunken, det øverste kort eller et kort under det (hele aflægget), eller med 1, 2 og 3.</translation>
    </message>
    <message>
        <source>Draw with a tap on the stock, on the top card or on any card of the pile (from there upward), or with 1, 2 and 3.</source>
        <extracomment>five_hundred.rules.controls.draw_part</extracomment>
        <translation>Træk med et tryk på bunken, det øverste kort eller et andet kort i aflægget (derfra og op), eller med 1, 2 og 3.</translation>
    </message>
    <message>
        <source>Select the cards of a meld and lay it with M. One selected card lights up every end where it fits (L goes round them) and every joker it can be swapped for (B).</source>
        <extracomment>five_hundred.rules.controls.lay</extracomment>
        <translation>Vælg kortene til et stik, og læg det med M. Ved et enkelt kort lyser alle ender, hvor det passer (L går dem igennem), og alle jokere, det kan byttes med (B).</translation>
    </message>
    <message>
        <source>Cards can be dragged as well, selected ones together: to a free place, an end of a meld, a joker or the discard pile.</source>
        <extracomment>five_hundred.rules.controls.drag</extracomment>
        <translation>Kort kan også trækkes hen, valgte kort sammen: til en fri plads, enden af et stik, en joker eller aflægget.</translation>
    </message>
    <message>
        <source>Drag the cards of your hand into any order, or sort them by suit, rank or melds (K). V shows the whole pile.</source>
        <extracomment>five_hundred.rules.controls.hand</extracomment>
        <translation>Træk kortene på hånden i den orden, du vil, eller sortér dem efter kulør, tal eller stik (K). V viser hele aflægget.</translation>
    </message>
    <message>
        <source>Drag the cards of your hand into any order, or sort them by suit, rank or melds (K).</source>
        <extracomment>five_hundred.rules.controls.hand_hidden</extracomment>
        <translation>Træk kortene på hånden i den orden, du vil, eller sortér dem efter kulør, tal eller stik (K).</translation>
    </message>
    <message>
        <source>A discard that fits is taken with Space or a tap on its place, and left with Esc. Once you have taken it, there is time to choose the place.</source>
        <extracomment>five_hundred.rules.controls.claim</extracomment>
        <translation>Et aflagt kort, der passer, snupper du med mellemrum eller et tryk på pladsen, og lader ligge med Esc. Har du snuppet det, er der tid til at vælge plads.</translation>
    </message>
    <message>
        <source>The hint shows the best actions with the points they are expected to bring.</source>
        <extracomment>five_hundred.rules.controls.hint</extracomment>
        <translation>Tippet viser de bedste træk med de point, de ventes at give.</translation>
    </message>
    <message>
        <source>What the program does</source>
        <extracomment>five_hundred.rules.program</extracomment>
        <translation>Hvad programmet gør</translation>
    </message>
    <message>
        <source>The program counts and shows every hand at the end of a deal.</source>
        <extracomment>five_hundred.rules.program.count</extracomment>
        <translation>Programmet tæller point og viser alle hænder, når et delspil slutter.</translation>
    </message>
    <message>
        <source>Undo goes back to before your last decision. A draw that is done again brings the same card.</source>
        <extracomment>five_hundred.rules.program.undo</extracomment>
        <translation>Fortryd går tilbage til før din seneste beslutning. Trækker du igen, får du det samme kort.</translation>
    </message>
    <message>
        <source>With several people at one device each hand is covered until its player takes over.</source>
        <extracomment>five_hundred.rules.program.handover</extracomment>
        <translation>Med flere personer ved én enhed er hver hånd dækket, indtil dens spiller tager over.</translation>
    </message>
    <message>
        <source>Computer players see what everybody sees and their own hand, never the stock or other hands.</source>
        <extracomment>five_hundred.rules.program.fair</extracomment>
        <translation>Computerspillere ser det, alle ser, og deres egen hånd, aldrig bunken eller andres hænder.</translation>
    </message>
    <message>
        <source>{ten:short}, {jack}, {queen}, {king}</source>
        <extracomment>five_hundred.ranks</extracomment>
        <translation>{ten:short}, {jack}, {queen}, {king}</translation>
    </message>
    <message>
        <source>Runs</source>
        <extracomment>five_hundred.choice.sort.runs</extracomment>
        <translation>Stik</translation>
    </message>
    <message>
        <source>Put the melds in the hand together</source>
        <extracomment>five_hundred.choice.sort.runs.explanation</extracomment>
        <translation>Saml stikkene på hånden</translation>
    </message>
    <message>
        <source>Several want it: {seats:and}. You decide.</source>
        <extracomment>five_hundred.detail.award</extracomment>
        <translation>Flere vil have det: {seats:and}. Du afgør det.</translation>
    </message>
    <message>
        <source>{turn}</source>
        <extracomment>five_hundred.detail.claim</extracomment>
        <translation>{turn}</translation>
    </message>
    <message>
        <source>Choose the place with the number keys. {turn}</source>
        <extracomment>five_hundred.detail.claim_places</extracomment>
        <translation>Vælg plads med tallene. {turn}</translation>
    </message>
    <message>
        <source>Afterwards it is {who:genitive} turn.</source>
        <extracomment>five_hundred.detail.turn</extracomment>
        <translation>Turen går bagefter videre til {who}.</translation>
    </message>
    <message>
        <source>Afterwards it is your turn.</source>
        <extracomment>five_hundred.detail.turn.you</extracomment>
        <translation>Bagefter er det din tur.</translation>
    </message>
    <message>
        <source>It fits on the table. Whoever reacts first gets it.</source>
        <extracomment>five_hundred.claim.reaction</extracomment>
        <translation>Det passer på bordet. Den, der reagerer først, får kortet.</translation>
    </message>
    <message>
        <source>It fits on the table. Everybody is asked in turn.</source>
        <extracomment>five_hundred.claim.seat</extracomment>
        <translation>Det passer på bordet. Alle bliver spurgt efter tur.</translation>
    </message>
    <message>
        <source>It fits on the table. If several want it, the discarder decides.</source>
        <extracomment>five_hundred.claim.current</extracomment>
        <translation>Det passer på bordet. Vil flere have det, afgør den, der lagde det.</translation>
    </message>
    <message>
        <source>It fits on the table. If several want it, the next player decides.</source>
        <extracomment>five_hundred.claim.next_decides</extracomment>
        <translation>Det passer på bordet. Vil flere have det, afgør den næste spiller.</translation>
    </message>
    <message>
        <source>It is yours: choose the place.</source>
        <extracomment>five_hundred.claim.where</extracomment>
        <translation>Kortet er dit: Vælg pladsen.</translation>
    </message>
    <message>
        <source>Several want it: you decide.</source>
        <extracomment>five_hundred.claim.award</extracomment>
        <translation>Flere vil have det: Du afgør det.</translation>
    </message>
    <message>
        <source>{who} decides who gets it.</source>
        <extracomment>five_hundred.claim.judging</extracomment>
        <translation>{who} afgør, hvem der får det.</translation>
    </message>
    <message>
        <source>You decide who gets it.</source>
        <extracomment>five_hundred.claim.judging.you</extracomment>
        <translation>Du afgør, hvem der får det.</translation>
    </message>
    <message>
        <source>Asked whether they take it: {seats:and}.</source>
        <extracomment>five_hundred.claim.others</extracomment>
        <translation>Spurgt, om de vil have kortet: {seats:and}.</translation>
    </message>
    <message>
        <source>{card:cap} in meld {meld}, laid by {who}</source>
        <extracomment>five_hundred.piece.laid</extracomment>
        <translation>{card:cap} i stik {meld}, lagt af {who}</translation>
    </message>
    <message>
        <source>{card:cap} in meld {meld}, laid by you</source>
        <extracomment>five_hundred.piece.laid.you</extracomment>
        <translation>{card:cap} i stik {meld}, lagt af dig</translation>
    </message>
    <message>
        <source>new</source>
        <extracomment>five_hundred.piece.new</extracomment>
        <translation>ny</translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n card(s)</source>
        <extracomment>five_hundred.piece.stock</extracomment>
        <translation>
            <numerusform>Bunken, %n kort</numerusform>
            <numerusform>Bunken, %n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>{card:cap}, on top of the discard pile</source>
        <extracomment>five_hundred.piece.top</extracomment>
        <translation>{card:cap}, øverst i aflæg</translation>
    </message>
    <message>
        <source>{card:cap}, in the discard pile</source>
        <extracomment>five_hundred.piece.pile</extracomment>
        <translation>{card:cap}, i aflægget</translation>
    </message>
    <message>
        <source>Card of the discard pile, not seen</source>
        <extracomment>five_hundred.piece.pile_back</extracomment>
        <translation>Kort i aflægget, kan ikke ses</translation>
    </message>
    <message>
        <source>{who:genitive} face-down card</source>
        <extracomment>five_hundred.piece.back</extracomment>
        <translation>{who:genitive} skjulte kort|Skjult kort hos {who}</translation>
    </message>
    <message>
        <source>Your face-down card</source>
        <extracomment>five_hundred.piece.back.you</extracomment>
        <translation>Dit skjulte kort</translation>
    </message>
    <message>
        <source>The card that closed the deal, face down</source>
        <extracomment>five_hundred.piece.closing</extracomment>
        <translation>Kortet, der lukkede delspillet, med bagsiden op</translation>
    </message>
    <message>
        <source>{held} · {role}</source>
        <extracomment>five_hundred.plate</extracomment>
        <translation>{held} · {role}</translation>
    </message>
    <message>
        <source>begins</source>
        <extracomment>five_hundred.plate.starts</extracomment>
        <translation>starter</translation>
    </message>
    <message>
        <source>you begin</source>
        <extracomment>five_hundred.plate.starts.you</extracomment>
        <translation>du starter</translation>
    </message>
    <message>
        <source>has closed</source>
        <extracomment>five_hundred.plate.closed</extracomment>
        <translation>har lukket</translation>
    </message>
    <message>
        <source>closed</source>
        <extracomment>five_hundred.plate.closed.you</extracomment>
        <translation>lukket</translation>
    </message>
    <message>
        <source>on the table {points}</source>
        <extracomment>five_hundred.score.table</extracomment>
        <translation>på bordet {points}</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>five_hundred.step.draw</extracomment>
        <translation>Træk</translation>
    </message>
    <message>
        <source>Lay melds</source>
        <extracomment>five_hundred.step.lay</extracomment>
        <translation>Læg stik</translation>
    </message>
    <message>
        <source>Discard one</source>
        <extracomment>five_hundred.step.discard</extracomment>
        <translation>Læg i aflæg</translation>
    </message>
    <message>
        <source>Points to {target}</source>
        <extracomment>five_hundred.label.target</extracomment>
        <translation>Point til {target}</translation>
    </message>
    <message>
        <source>Stock · {count}</source>
        <extracomment>five_hundred.label.stock</extracomment>
        <translation>Bunke · {count}</translation>
    </message>
    <message numerus="yes">
        <source>Discards · %n card(s)</source>
        <extracomment>five_hundred.label.pile</extracomment>
        <translation>
            <numerusform>Aflæg · %n kort</numerusform>
            <numerusform>Aflæg · %n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>on top: {card}</source>
        <extracomment>five_hundred.label.top</extracomment>
        <translation>øverst: {card}</translation>
    </message>
    <message>
        <source>Sort</source>
        <extracomment>five_hundred.label.sort</extracomment>
        <translation>Sortér</translation>
    </message>
    <message>
        <source>Hand now</source>
        <extracomment>five_hundred.label.hand</extracomment>
        <translation>Hånd nu</translation>
    </message>
    <message>
        <source>On the table</source>
        <extracomment>five_hundred.label.table</extracomment>
        <translation>På bordet</translation>
    </message>
    <message>
        <source>New meld</source>
        <extracomment>five_hundred.label.new_meld, five_hundred.preview.meld</extracomment>
        <translation>Nyt stik</translation>
    </message>
    <message>
        <source>afterwards</source>
        <extracomment>five_hundred.risk.now</extracomment>
        <translation>bagefter</translation>
    </message>
    <message>
        <source>after drawing</source>
        <extracomment>five_hundred.risk.draw</extracomment>
        <translation>efter trækket</translation>
    </message>
    <message>
        <source>after taking</source>
        <extracomment>five_hundred.risk.take</extracomment>
        <translation>efter kortet</translation>
    </message>
    <message>
        <source>after the pile</source>
        <extracomment>five_hundred.risk.takeall</extracomment>
        <translation>efter aflægget</translation>
    </message>
    <message>
        <source>after the meld</source>
        <extracomment>five_hundred.risk.meld</extracomment>
        <translation>efter stikket</translation>
    </message>
    <message>
        <source>after the card</source>
        <extracomment>five_hundred.risk.lay</extracomment>
        <translation>efter kortet</translation>
    </message>
    <message>
        <source>after the swap</source>
        <extracomment>five_hundred.risk.swap</extracomment>
        <translation>efter byttet</translation>
    </message>
    <message>
        <source>after the discard</source>
        <extracomment>five_hundred.risk.discard</extracomment>
        <translation>efter aflæg</translation>
    </message>
    <message>
        <source>after the claim</source>
        <extracomment>five_hundred.risk.claim</extracomment>
        <translation>efter kravet</translation>
    </message>
    <message>
        <source>From the stock</source>
        <extracomment>five_hundred.preview.draw</extracomment>
        <translation>Fra bunken</translation>
    </message>
    <message>
        <source>{card:cap} to the hand</source>
        <extracomment>five_hundred.preview.take</extracomment>
        <translation>{card:cap} på hånden</translation>
    </message>
    <message>
        <source>The pile to the hand</source>
        <extracomment>five_hundred.preview.takeall</extracomment>
        <translation>Aflægget på hånden</translation>
    </message>
    <message>
        <source>{card:cap} for the joker</source>
        <extracomment>five_hundred.preview.swap</extracomment>
        <translation>{card:cap} for jokeren</translation>
    </message>
    <message>
        <source>{who} has closed the deal</source>
        <extracomment>five_hundred.ending.closed</extracomment>
        <translation>{who} har lukket spillet</translation>
    </message>
    <message>
        <source>You have closed the deal</source>
        <extracomment>five_hundred.ending.closed.you</extracomment>
        <translation>Du har lukket spillet</translation>
    </message>
    <message>
        <source>Deal {deal} is over: nobody closed</source>
        <extracomment>five_hundred.ending.nobody</extracomment>
        <translation>Delspil {deal} er slut: Ingen lukkede</translation>
    </message>
    <message>
        <source>All hands are open now and are counted.</source>
        <extracomment>five_hundred.ending.hands</extracomment>
        <translation>Alle hænder er åbne nu, og der tælles point.</translation>
    </message>
    <message>
        <source>Nobody can draw any more: all hands are counted.</source>
        <extracomment>five_hundred.ending.hands_nobody</extracomment>
        <translation>Ingen kan trække mere: Alle hænder tælles.</translation>
    </message>
    <message>
        <source>{who} begins the next deal.</source>
        <extracomment>five_hundred.ending.starter</extracomment>
        <translation>{who} starter næste delspil.</translation>
    </message>
    <message>
        <source>You begin the next deal.</source>
        <extracomment>five_hundred.ending.starter.you</extracomment>
        <translation>Du starter næste delspil.</translation>
    </message>
    <message>
        <source>{target} points are reached: the match is over.</source>
        <extracomment>five_hundred.ending.final</extracomment>
        <translation>{target} point er nået: Partiet er slut.</translation>
    </message>
    <message>
        <source>Count</source>
        <extracomment>five_hundred.ending.count</extracomment>
        <translation>Optælling</translation>
    </message>
    <message>
        <source>Next deal</source>
        <extracomment>five_hundred.ending.next</extracomment>
        <translation>Næste delspil</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>five_hundred.ending.result</extracomment>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Count of deal {deal}</source>
        <extracomment>five_hundred.count.title</extracomment>
        <translation>Optælling af delspil {deal}</translation>
    </message>
    <message>
        <source>nobody has closed</source>
        <extracomment>five_hundred.count.nobody</extracomment>
        <translation>ingen har lukket</translation>
    </message>
    <message>
        <source>Own melds</source>
        <extracomment>five_hundred.count.laidOwn</extracomment>
        <translation>Egne stik</translation>
    </message>
    <message>
        <source>Others’ melds</source>
        <extracomment>five_hundred.count.laidOther</extracomment>
        <translation>Andres stik</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>five_hundred.count.hand</extracomment>
        <translation>Hånd</translation>
    </message>
    <message>
        <source>Pile</source>
        <extracomment>five_hundred.count.penalty</extracomment>
        <translation>Aflæg</translation>
    </message>
    <message>
        <source>Closing</source>
        <extracomment>five_hundred.rules.close, five_hundred.count.bonus</extracomment>
        <translation>Lukning</translation>
    </message>
    <message>
        <source>{who} takes {card:article}</source>
        <extracomment>five_hundred.log.takes</extracomment>
        <translation>{who} tager {card:article}</translation>
    </message>
    <message>
        <source>You take {card:article}</source>
        <extracomment>five_hundred.log.takes.you</extracomment>
        <translation>Du tager {card:article}</translation>
    </message>
    <message>
        <source>{who} adds {card:article}</source>
        <extracomment>five_hundred.log.lays</extracomment>
        <translation>{who} lægger {card:article} til</translation>
    </message>
    <message>
        <source>You add {card:article}</source>
        <extracomment>five_hundred.log.lays.you</extracomment>
        <translation>Du lægger {card:article} til</translation>
    </message>
    <message>
        <source>{who} swaps the joker for {card:article}</source>
        <extracomment>five_hundred.log.swaps</extracomment>
        <translation>{who} bytter jokeren med {card}</translation>
    </message>
    <message>
        <source>You swap the joker for {card:article}</source>
        <extracomment>five_hundred.log.swaps.you</extracomment>
        <translation>Du bytter jokeren med {card}</translation>
    </message>
    <message>
        <source>{who} gets {card:article}</source>
        <extracomment>five_hundred.log.claims</extracomment>
        <translation>{who} snupper {card:article}</translation>
    </message>
    <message>
        <source>You get {card:article}</source>
        <extracomment>five_hundred.log.claims.you</extracomment>
        <translation>Du snupper {card:article}</translation>
    </message>
    <message>
        <source>{who} discards {card:article}</source>
        <extracomment>five_hundred.log.discards</extracomment>
        <translation>{who} lægger {card:article} i aflæg</translation>
    </message>
    <message>
        <source>You discard {card:article}</source>
        <extracomment>five_hundred.log.discards.you</extracomment>
        <translation>Du lægger {card:article} i aflæg</translation>
    </message>
    <message>
        <source>Who takes {card:article}?</source>
        <extracomment>five_hundred.waiting.claim</extracomment>
        <translation>Hvem snupper {card:article}?</translation>
    </message>
    <message>
        <source>{who} decides who gets {card:article}</source>
        <extracomment>five_hundred.waiting.award</extracomment>
        <translation>{who} afgør, hvem der får {card:article}</translation>
    </message>
    <message>
        <source>You decide who gets {card:article}</source>
        <extracomment>five_hundred.waiting.award.you</extracomment>
        <translation>Du afgør, hvem der får {card:article}</translation>
    </message>
    <message>
        <source>The top card of the stock, {card:article} from the top of the pile, or the whole pile.</source>
        <extracomment>five_hundred.detail.draw</extracomment>
        <translation>Øverste kort fra bunken, {card:article} øverst i aflæg eller hele aflægget.</translation>
    </message>
    <message>
        <source>The top card of the stock, or {card:article} from the top of the pile.</source>
        <extracomment>five_hundred.detail.draw_two</extracomment>
        <translation>Øverste kort fra bunken eller {card:article} øverst i aflæg.</translation>
    </message>
    <message>
        <source>Take {card:article} from the pile</source>
        <extracomment>five_hundred.prompt.take</extracomment>
        <translation>Tag {card:article} fra aflægget</translation>
    </message>
    <message>
        <source>Only {card:article} on top is seen.</source>
        <extracomment>five_hundred.detail.takeall_hidden</extracomment>
        <translation>Kun det øverste kort kan ses: {card}.</translation>
    </message>
    <message>
        <source>Lay {card:article} {where}</source>
        <extracomment>five_hundred.prompt.lays</extracomment>
        <translation>Læg {card:article} {where}</translation>
    </message>
    <message>
        <source>Swap {card:article} for the joker in {meld}</source>
        <extracomment>five_hundred.prompt.swap</extracomment>
        <translation>Byt jokeren i {meld} med {card}</translation>
    </message>
    <message>
        <source>Discard {card:article}</source>
        <extracomment>five_hundred.prompt.discard</extracomment>
        <translation>{card:article,cap} i aflæg</translation>
    </message>
    <message>
        <source>You may not discard {card:article}</source>
        <extracomment>five_hundred.prompt.no_discard</extracomment>
        <translation>Du må ikke lægge {card:article} i aflæg</translation>
    </message>
    <message>
        <source>Close with {card:article}</source>
        <extracomment>five_hundred.prompt.close</extracomment>
        <translation>Luk med {card:article}</translation>
    </message>
    <message>
        <source>Take {card:article}?</source>
        <extracomment>five_hundred.prompt.claim</extracomment>
        <translation>Snup {card:article}?</translation>
    </message>
    <message>
        <source>Where do you lay {card:article}?</source>
        <extracomment>five_hundred.prompt.claim_where</extracomment>
        <translation>Hvor lægger du {card:article}?</translation>
    </message>
    <message>
        <source>Who gets {card:article}?</source>
        <extracomment>five_hundred.prompt.award</extracomment>
        <translation>Hvem får {card:article}?</translation>
    </message>
    <message>
        <source>{who} discarded {card:article}</source>
        <extracomment>five_hundred.claim.title</extracomment>
        <translation>{who} lagde {card:article} i aflæg</translation>
    </message>
    <message>
        <source>You discarded {card:article}</source>
        <extracomment>five_hundred.claim.title.you</extracomment>
        <translation>Du lagde {card:article} i aflæg</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>five_hundred.count.deal</extracomment>
        <translation>Delspil</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>five_hundred.count.total</extracomment>
        <translation>I alt</translation>
    </message>
    <message>
        <source>{who} wins with {points} points</source>
        <extracomment>five_hundred.result.title</extracomment>
        <translation>{who} vinder med {points} point</translation>
    </message>
    <message>
        <source>You win with {points} points</source>
        <extracomment>five_hundred.result.title.you</extracomment>
        <translation>Du vinder med {points} point</translation>
    </message>
    <message numerus="yes">
        <source>After %n deal(s): {standing}.</source>
        <extracomment>five_hundred.result.text</extracomment>
        <translation>
            <numerusform>Efter %n delspil: {standing}.</numerusform>
            <numerusform>Efter %n delspil: {standing}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>five_hundred.hint.title</extracomment>
        <translation>Tip</translation>
    </message>
    <message>
        <source>Hint: {what} – {worth}</source>
        <extracomment>five_hundred.hint.best</extracomment>
        <translation>Tip: {what} – {worth}</translation>
    </message>
    <message>
        <source>{what:cap} – {worth}</source>
        <extracomment>five_hundred.hint.other</extracomment>
        <translation>{what:cap} – {worth}</translation>
    </message>
    <message>
        <source>draw from the stock</source>
        <extracomment>five_hundred.hint.draw</extracomment>
        <translation>træk fra bunken</translation>
    </message>
    <message>
        <source>take {card:short}</source>
        <extracomment>five_hundred.hint.take</extracomment>
        <translation>tag {card:short}</translation>
    </message>
    <message>
        <source>take the whole pile</source>
        <extracomment>five_hundred.hint.takeall</extracomment>
        <translation>tag hele aflægget</translation>
    </message>
    <message numerus="yes">
        <source>take %n card(s) of the pile</source>
        <extracomment>five_hundred.hint.takefrom</extracomment>
        <translation>
            <numerusform>tag %n kort fra aflægget</numerusform>
            <numerusform>tag %n kort fra aflægget</numerusform>
        </translation>
    </message>
    <message>
        <source>lay {cards}</source>
        <extracomment>five_hundred.hint.meld</extracomment>
        <translation>læg {cards}</translation>
    </message>
    <message>
        <source>lay {card:short} to {meld}</source>
        <extracomment>five_hundred.hint.lay</extracomment>
        <translation>læg {card:short} på {meld}</translation>
    </message>
    <message>
        <source>{card:short} for the joker in {meld}</source>
        <extracomment>five_hundred.hint.swap</extracomment>
        <translation>byt jokeren i {meld} med {card:short}</translation>
    </message>
    <message>
        <source>discard {card:short}</source>
        <extracomment>five_hundred.hint.discard</extracomment>
        <translation>læg {card:short} i aflæg</translation>
    </message>
    <message>
        <source>take it for {meld}</source>
        <extracomment>five_hundred.hint.claim</extracomment>
        <translation>snup til {meld}</translation>
    </message>
    <message>
        <source>leave it</source>
        <extracomment>five_hundred.hint.decline</extracomment>
        <translation>lad ligge</translation>
    </message>
    <message>
        <source>{worth} points expected</source>
        <extracomment>five_hundred.hint.expected</extracomment>
        <translation>{worth} point ventes</translation>
    </message>
    <message>
        <source>match won in {worth}</source>
        <extracomment>five_hundred.hint.chance</extracomment>
        <translation>partiet vindes i {worth}</translation>
    </message>
    <message>
        <source>Worth</source>
        <extracomment>five_hundred.hint.column.expected</extracomment>
        <translation>Værdi</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>five_hundred.hint.column.chance</extracomment>
        <translation>Parti</translation>
    </message>
    <message>
        <source>Own deal</source>
        <extracomment>five_hundred.hint.column.own</extracomment>
        <translation>Eget spil</translation>
    </message>
    <message>
        <source>{number:+}</source>
        <extracomment>five_hundred.hint.number</extracomment>
        <translation>{number:+}</translation>
    </message>
    <message>
        <source>{number:+}±{error}</source>
        <extracomment>five_hundred.hint.number_error</extracomment>
        <translation>{number:+}±{error}</translation>
    </message>
    <message>
        <source>{number:%}</source>
        <extracomment>five_hundred.hint.percent</extracomment>
        <translation>{number:%}</translation>
    </message>
    <message>
        <source>Classic</source>
        <extracomment>five_hundred.preset.classic</extracomment>
        <translation>Klassisk</translation>
    </message>
    <message>
        <source>As the Danish rules have it: runs only, two jokers, the quickest gets a discard.</source>
        <extracomment>five_hundred.preset.classic.explanation</extracomment>
        <translation>Som i de danske regler: kun rækker, to jokere, og den hurtigste får det aflagte kort.</translation>
    </message>
    <message>
        <source>No hurry</source>
        <extracomment>five_hundred.preset.unhurried</extracomment>
        <translation>Intet tidspres</translation>
    </message>
    <message>
        <source>Classic, but who wants a discard is asked in turn: no clock runs.</source>
        <extracomment>five_hundred.preset.unhurried.explanation</extracomment>
        <translation>Klassisk, men alle bliver spurgt efter tur, om de vil have det aflagte kort: intet ur går.</translation>
    </message>
    <message>
        <source>Traditional</source>
        <extracomment>five_hundred.preset.traditional</extracomment>
        <translation>Traditionel</translation>
    </message>
    <message>
        <source>The bans at the start hold for the first round of every deal, not for the first deal.</source>
        <extracomment>five_hundred.preset.traditional.explanation</extracomment>
        <translation>Forbuddene i starten gælder for første runde i hvert delspil, ikke for det første delspil.</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>five_hundred.preset.house</extracomment>
        <translation>Husregler</translation>
    </message>
    <message>
        <source>Sets of equal rank, three jokers, and closing without a discard.</source>
        <extracomment>five_hundred.preset.house.explanation</extracomment>
        <translation>Ens kort som stik, tre jokere, og der kan lukkes uden at lægge i aflæg.</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <extracomment>five_hundred.preset.norwegian</extracomment>
        <translation>Norsk</translation>
    </message>
    <message>
        <source>With sets; an ace below the two counts 5.</source>
        <extracomment>five_hundred.preset.norwegian.explanation</extracomment>
        <translation>Med ens kort; et es under toeren tæller 5.</translation>
    </message>
    <message>
        <source>Swedish</source>
        <extracomment>five_hundred.preset.swedish</extracomment>
        <translation>Svensk</translation>
    </message>
    <message>
        <source>With sets; only the top of the pile is seen, and taking it in vain costs 100.</source>
        <extracomment>five_hundred.preset.swedish.explanation</extracomment>
        <translation>Med ens kort; kun det øverste i aflægget ses, og at tage det forgæves koster 100.</translation>
    </message>
    <message>
        <source>You do not hold {card:article}.</source>
        <extracomment>five_hundred.reason.not_in_hand</extracomment>
        <translation>Du har ikke {card:article} på hånden.</translation>
    </message>
    <message>
        <source>{card:article,cap} does not fit meld {meld}.</source>
        <extracomment>five_hundred.reason.does_not_fit</extracomment>
        <translation>{card:cap} passer ikke til stik {meld}.</translation>
    </message>
    <message>
        <source>There is no place for a joker in this meld.</source>
        <extracomment>five_hundred.reason.joker_fits_not</extracomment>
        <translation>Der er ikke plads til en joker i dette stik.</translation>
    </message>
    <message>
        <source>Not laid, as they do not fit: {cards}</source>
        <extracomment>five_hundred.reason.left_over</extracomment>
        <translation>Ikke lagt, fordi de ikke passer: {cards}</translation>
    </message>
    <message>
        <source>No joker in meld {meld} stands for {card:article}.</source>
        <extracomment>five_hundred.reason.no_joker_for</extracomment>
        <translation>Ingen joker i stik {meld} står for {card}.</translation>
    </message>
    <message>
        <source>Only one card is discarded in a turn.</source>
        <extracomment>five_hundred.reason.discard_one</extracomment>
        <translation>Der lægges kun ét kort i aflæg i en tur.</translation>
    </message>
    <message>
        <source>first round</source>
        <extracomment>five_hundred.option.ban_scope.first_round</extracomment>
        <translation>første runde</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>five_hundred.option.ban_scope.off</extracomment>
        <translation>ingen</translation>
    </message>
    <message>
        <source>No melds in the first round</source>
        <extracomment>five_hundred.option.no_melds_first_round.label</extracomment>
        <translation>Ingen stik i første runde</translation>
    </message>
    <message>
        <source>Nobody lays a meld in the own first turn of a deal.</source>
        <extracomment>five_hundred.option.no_melds_first_round.explanation</extracomment>
        <translation>Ingen lægger et stik i sin første tur i et delspil.</translation>
    </message>
    <message>
        <source>Taking the whole pile</source>
        <extracomment>five_hundred.option.pile_rule.label</extracomment>
        <translation>At tage hele aflægget</translation>
    </message>
    <message>
        <source>Only with a new meld in sight; also without, at a price; or the meld has to be laid.</source>
        <extracomment>five_hundred.option.pile_rule.explanation</extracomment>
        <translation>Kun med et nyt stik i sigte; også uden, mod strafpoint; eller stikket skal lægges.</translation>
    </message>
    <message>
        <source>with a meld in sight</source>
        <extracomment>five_hundred.option.pile_rule.can</extracomment>
        <translation>med et stik i sigte</translation>
    </message>
    <message>
        <source>always</source>
        <extracomment>five_hundred.option.pile_rule.warn</extracomment>
        <translation>altid</translation>
    </message>
    <message>
        <source>meld has to be laid</source>
        <extracomment>five_hundred.option.pile_rule.forbid</extracomment>
        <translation>stikket skal lægges</translation>
    </message>
    <message>
        <source>Penalty for the pile</source>
        <extracomment>five_hundred.option.pile_penalty.label</extracomment>
        <translation>Straf for aflægget</translation>
    </message>
    <message>
        <source>What taking the whole pile costs if no new meld is laid.</source>
        <extracomment>five_hundred.option.pile_penalty.explanation</extracomment>
        <translation>Hvad det koster at tage hele aflægget uden at lægge et nyt stik.</translation>
    </message>
    <message>
        <source>New meld with a card of the pile</source>
        <extracomment>five_hundred.option.pile_meld_uses_pile.label</extracomment>
        <translation>Nyt stik med kort fra aflægget</translation>
    </message>
    <message>
        <source>The new meld has to contain a card of the pile that was taken.</source>
        <extracomment>five_hundred.rules.pile.uses, five_hundred.option.pile_meld_uses_pile.explanation</extracomment>
        <translation>Det nye stik skal indeholde et kort fra det aflæg, der blev taget.</translation>
    </message>
    <message>
        <source>Part of the pile</source>
        <extracomment>five_hundred.option.partial_pile.label</extracomment>
        <translation>En del af aflægget</translation>
    </message>
    <message>
        <source>The pile can be taken from a chosen card upward.</source>
        <extracomment>five_hundred.option.partial_pile.explanation</extracomment>
        <translation>Aflægget kan tages fra et valgt kort og opefter.</translation>
    </message>
    <message>
        <source>Top card can go back</source>
        <extracomment>five_hundred.option.return_top.label</extracomment>
        <translation>Øverste kort må lægges tilbage</translation>
    </message>
    <message>
        <source>The card just taken from the pile may be discarded again.</source>
        <extracomment>five_hundred.option.return_top.explanation</extracomment>
        <translation>Kortet, der lige er taget fra aflægget, må lægges i aflæg igen.</translation>
    </message>
    <message>
        <source>Visible pile</source>
        <extracomment>five_hundred.option.pile_visible.label</extracomment>
        <translation>Synligt aflæg</translation>
    </message>
    <message>
        <source>The table shows all discards, or the top card alone.</source>
        <extracomment>five_hundred.option.pile_visible.explanation</extracomment>
        <translation>Bordet viser alle aflagte kort eller kun det øverste.</translation>
    </message>
    <message>
        <source>all cards</source>
        <extracomment>five_hundred.option.pile_visible.all</extracomment>
        <translation>alle kort</translation>
    </message>
    <message>
        <source>top card</source>
        <extracomment>five_hundred.option.pile_visible.top</extracomment>
        <translation>øverste kort</translation>
    </message>
    <message>
        <source>Sets</source>
        <extracomment>five_hundred.option.sets.label</extracomment>
        <translation>Ens kort</translation>
    </message>
    <message>
        <source>Three or four cards of one rank are a meld, too.</source>
        <extracomment>five_hundred.option.sets.explanation</extracomment>
        <translation>Tre eller fire kort af samme værdi er også et stik.</translation>
    </message>
    <message>
        <source>Ace at both ends</source>
        <extracomment>five_hundred.option.ace_both_ends.label</extracomment>
        <translation>Es i begge ender</translation>
    </message>
    <message>
        <source>A run may have an ace below the two and another above the king.</source>
        <extracomment>five_hundred.option.ace_both_ends.explanation</extracomment>
        <translation>En række må have et es under toeren og et andet over kongen.</translation>
    </message>
    <message>
        <source>Ace below the two</source>
        <extracomment>five_hundred.option.ace_low_value.label</extracomment>
        <translation>Es under toeren</translation>
    </message>
    <message>
        <source>What an ace counts that is laid below the two.</source>
        <extracomment>five_hundred.option.ace_low_value.explanation</extracomment>
        <translation>Hvad et es tæller, når det ligger under toeren.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <extracomment>five_hundred.rules.jokers, five_hundred.option.jokers.label</extracomment>
        <translation>Jokere</translation>
    </message>
    <message>
        <source>{pair:and} share the match. {standing}</source>
        <extracomment>five_hundred.log.shared</extracomment>
        <translation>{pair:and} deler partiet. {standing}</translation>
    </message>
    <message>
        <source>You and {pair:others,and} share the match. {standing}</source>
        <extracomment>five_hundred.log.shared.you</extracomment>
        <translation>Du og {pair:others,and} deler partiet. {standing}</translation>
    </message>
    <message>
        <source>{card:cap}, fits meld {meld}</source>
        <extracomment>five_hundred.piece.fits</extracomment>
        <translation>{card:cap}, kan lægges på stik {meld}</translation>
    </message>
    <message>
        <source>{card:cap}, fits melds {melds:and}</source>
        <extracomment>five_hundred.piece.fits.many</extracomment>
        <translation>{card:cap}, kan lægges på stik {melds:and}</translation>
    </message>
    <message>
        <source>{pair:and} share the match with {points} points</source>
        <extracomment>five_hundred.result.shared</extracomment>
        <translation>{pair:and} deler partiet med {points} point</translation>
    </message>
    <message>
        <source>You and {pair:others,and} share the match with {points} points</source>
        <extracomment>five_hundred.result.shared.you</extracomment>
        <translation>Du og {pair:others,and} deler partiet med {points} point</translation>
    </message>
    <message>
        <source>How many jokers the pack has.</source>
        <extracomment>five_hundred.option.jokers.explanation</extracomment>
        <translation>Hvor mange jokere der er i spillet.</translation>
    </message>
    <message>
        <source>A joker counts</source>
        <extracomment>five_hundred.option.joker_value.label</extracomment>
        <translation>En joker tæller</translation>
    </message>
    <message>
        <source>A fixed number of points, or on the table as the card it stands for.</source>
        <extracomment>five_hundred.option.joker_value.explanation</extracomment>
        <translation>Et fast antal point, eller på bordet som det kort, den står for.</translation>
    </message>
    <message>
        <source>as its card</source>
        <extracomment>five_hundred.option.joker_value.card</extracomment>
        <translation>som sit kort</translation>
    </message>
    <message>
        <source>Jokers in a meld</source>
        <extracomment>five_hundred.option.max_jokers.label</extracomment>
        <translation>Jokere i et stik</translation>
    </message>
    <message>
        <source>How many jokers one meld may have at most.</source>
        <extracomment>five_hundred.option.max_jokers.explanation</extracomment>
        <translation>Hvor mange jokere ét stik højst må have.</translation>
    </message>
    <message>
        <source>as many as other cards</source>
        <extracomment>five_hundred.option.max_jokers.naturals</extracomment>
        <translation>lige så mange som andre kort</translation>
    </message>
    <message>
        <source>Swapping jokers</source>
        <extracomment>five_hundred.option.swap.label</extracomment>
        <translation>Bytte jokere</translation>
    </message>
    <message>
        <source>opponents</source>
        <extracomment>five_hundred.option.swap.opponents</extracomment>
        <translation>modspillere</translation>
    </message>
    <message>
        <source>anyone</source>
        <extracomment>five_hundred.option.swap.anyone</extracomment>
        <translation>alle</translation>
    </message>
    <message>
        <source>nobody</source>
        <extracomment>five_hundred.option.swap.nobody, five_hundred.option.claim.off</extracomment>
        <translation>ingen</translation>
    </message>
    <message>
        <source>A swapped joker</source>
        <extracomment>five_hundred.option.swapped_joker.label</extracomment>
        <translation>En byttet joker</translation>
    </message>
    <message>
        <source>When it can be laid: any time, in the same turn only, or from the next turn on.</source>
        <extracomment>five_hundred.option.swapped_joker.explanation</extracomment>
        <translation>Hvornår den kan lægges: når som helst, kun i samme tur eller først fra næste tur.</translation>
    </message>
    <message>
        <source>any time</source>
        <extracomment>five_hundred.option.swapped_joker.free</extracomment>
        <translation>når som helst</translation>
    </message>
    <message>
        <source>in the same turn</source>
        <extracomment>five_hundred.option.swapped_joker.same_turn</extracomment>
        <translation>i samme tur</translation>
    </message>
    <message>
        <source>from the next turn</source>
        <extracomment>five_hundred.option.swapped_joker.next_turn</extracomment>
        <translation>fra næste tur</translation>
    </message>
    <message>
        <source>Closing without a discard</source>
        <extracomment>five_hundred.option.close_without_discard.label</extracomment>
        <translation>Lukke uden at lægge i aflæg</translation>
    </message>
    <message>
        <source>Whoever lays the last card on the table closes as well.</source>
        <extracomment>five_hundred.option.close_without_discard.explanation</extracomment>
        <translation>Den, der lægger sit sidste kort på bordet, lukker også.</translation>
    </message>
    <message>
        <source>Points for closing</source>
        <extracomment>five_hundred.option.closing_bonus.label</extracomment>
        <translation>Point for at lukke</translation>
    </message>
    <message>
        <source>What whoever closes a deal gets for it.</source>
        <extracomment>five_hundred.option.closing_bonus.explanation</extracomment>
        <translation>Hvad den, der lukker et delspil, får for det.</translation>
    </message>
    <message>
        <source>Empty stock</source>
        <extracomment>five_hundred.option.stock_out.label</extracomment>
        <translation>Tom bunke</translation>
    </message>
    <message>
        <source>The discards become a new stock, or the deal ends. A first deal without closing ends.</source>
        <extracomment>five_hundred.option.stock_out.explanation</extracomment>
        <translation>De aflagte kort bliver en ny bunke, eller delspillet slutter. Et første delspil uden lukning slutter.</translation>
    </message>
    <message>
        <source>shuffle the discards</source>
        <extracomment>five_hundred.option.stock_out.reshuffle</extracomment>
        <translation>bland aflægget</translation>
    </message>
    <message>
        <source>end the deal</source>
        <extracomment>five_hundred.option.stock_out.end</extracomment>
        <translation>slut delspillet</translation>
    </message>
    <message>
        <source>Claiming a discard</source>
        <extracomment>five_hundred.option.claim.label</extracomment>
        <translation>Krav på et aflagt kort</translation>
    </message>
    <message>
        <source>Who gets a discarded card that fits a meld: the quickest, the next in turn who wants it, or whom the player who discarded it or the next player chooses.</source>
        <extracomment>five_hundred.option.claim.explanation</extracomment>
        <translation>Hvem der får et aflagt kort, som passer til et stik: den hurtigste, den næste i rækken, der vil have det, eller den, som spilleren, der lagde det, eller den næste spiller vælger.</translation>
    </message>
    <message>
        <source>the quickest</source>
        <extracomment>five_hundred.option.claim.reaction</extracomment>
        <translation>den hurtigste</translation>
    </message>
    <message>
        <source>in turn, no hurry</source>
        <extracomment>five_hundred.option.claim.seat</extracomment>
        <translation>efter tur, uden hast</translation>
    </message>
    <message>
        <source>the discarder decides</source>
        <extracomment>five_hundred.option.claim.current</extracomment>
        <translation>den, der lagde kortet, afgør det</translation>
    </message>
    <message>
        <source>the next player decides</source>
        <extracomment>five_hundred.option.claim.next_decides</extracomment>
        <translation>den næste spiller afgør det</translation>
    </message>
    <message>
        <source>Time to claim</source>
        <extracomment>five_hundred.option.claim_seconds.label</extracomment>
        <translation>Tid til at kræve</translation>
    </message>
    <message>
        <source>How many seconds there are to react.</source>
        <extracomment>five_hundred.option.claim_seconds.explanation</extracomment>
        <translation>Hvor mange sekunder der er til at reagere.</translation>
    </message>
    <message>
        <source>Tie at the target</source>
        <extracomment>five_hundred.option.tie.label</extracomment>
        <translation>Lige ved målet</translation>
    </message>
    <message>
        <source>Another deal is played, or the match is shared.</source>
        <extracomment>five_hundred.option.tie.explanation</extracomment>
        <translation>Der spilles et delspil til, eller partiet deles.</translation>
    </message>
    <message>
        <source>play on</source>
        <extracomment>five_hundred.option.tie.play_on</extracomment>
        <translation>spil videre</translation>
    </message>
    <message>
        <source>share the match</source>
        <extracomment>five_hundred.option.tie.shared</extracomment>
        <translation>del partiet</translation>
    </message>
</context>
</TS>
