<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da_DK" sourcelanguage="en">
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
        <source>You do not hold {card}.</source>
        <extracomment>five_hundred.reason.not_in_hand</extracomment>
        <translation>Du har ikke {card} på hånden.</translation>
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
        <source>{card} does not fit meld {meld}.</source>
        <extracomment>five_hundred.reason.does_not_fit</extracomment>
        <translation>{card:cap} passer ikke til stik {meld}.</translation>
    </message>
    <message>
        <source>No joker in meld {meld} stands for {card}.</source>
        <extracomment>five_hundred.reason.no_joker_for</extracomment>
        <translation>Ingen joker i stik {meld} står for {card}.</translation>
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
        <translation>Hvem starter</translation>
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
        <extracomment>five_hundred.option.pile_meld_uses_pile.explanation</extracomment>
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
        <extracomment>five_hundred.option.jokers.label</extracomment>
        <translation>Jokere</translation>
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
