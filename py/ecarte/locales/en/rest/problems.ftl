### Problems that the first moments of a game cannot have.

## Problems: why a thing is refused, or what is wrong with a record (`problem-<code>`)
## What is wrong comes first, then what to do. Data: as the engine gives it; $optionName, $neededName
## and $wantedName are what the reader knows $option, $needed and $wanted by.

# At the table
problem-E-king-unmarked = { card-name } cannot be in this hand: it would have been marked before the first trick.
    .remedy = One of the two is wrong: this card, or the missing mark of the king of trumps.
problem-E-void-broken = { card-name } cannot be in this hand: a card played earlier in the deal shows that the hand held none of that suit.
    .remedy = One of the two is wrong: this card, or the one played earlier.
problem-E-view-known = This is the view of one seat ({ $seat }), so the cards of others are written “??”, not { card-the }.
    .remedy = Write one “??” for each card, or remove the View tag if the record is not a view.
problem-E-view-seat = The View tag names a seat that does not exist: { $seat }.
    .remedy = It can be { $allowed }.
problem-E-suppose-number = A supposed hand must be as large as the real one: { $expected } cards, not { $found }.
problem-E-view-seed = A view of one seat ({ $seat }) holds the seed, which gives the hidden cards away.
    .remedy = Remove the Seed tag before you pass the record on.
problem-E-variation-place = A variation follows the event it could have been played instead of: there is none here.
    .remedy = Move it after the event, or remove it.
problem-E-variation-open = This variation has no end.
    .remedy = Close it with “)”.
problem-E-variation-close = This “)” ends no variation.
    .remedy = Remove it, or begin the variation with “(”.
problem-E-variation-empty = This variation holds no event.
    .remedy = Remove it, or write what might have happened.
problem-E-variation-deep = There are variations inside variations here, more than { $most } deep.
    .remedy = Write the innermost ones beside an earlier event.
problem-E-suppose-place = A supposed hand ({ $text }) can stand only at the beginning of a variation.
    .remedy = Move it directly after “(”.
problem-E-note-place = A note follows the event it belongs to: there is none here.
    .remedy = Move it after the event.
problem-E-comment-brace = A comment cannot hold a closing brace, which would end it.
    .remedy = Write a round bracket instead.
problem-E-digest = The Digest tag does not belong to this movetext: something was changed after it was made.
    .remedy = Ask for the record again; or, if the change is meant, remove the Digest tag.
problem-W-encoding = The file is not UTF-8. It is read as { $encoding }: “{ $found }”.
problem-W-form = “{ $found }” is read as “{ $expected }”.
problem-W-habit = { $habit ->
    [tags] A tag in another form: “{ $found }” is read as “{ $expected }”{ form-and-more }
    [head] No deal is opened here: it is read as beginning with “{ $expected }”.
    [case] Capital and small letters: “{ $found }” is read as “{ $expected }”{ form-and-more }
    [blanks] Blanks or commas inside an event: “{ $found }” is read as “{ $expected }”{ form-and-more }
    [signs] Signs of suits: “{ $found }” is read as “{ $expected }”{ form-and-more }
    [ten] “10” for the ten: “{ $found }” is read as “{ $expected }”{ form-and-more }
    [words] Words: “{ $found }” is read as “{ $expected }”{ form-and-more }
    [order] Hands in another order: “{ $found }” is read as “{ $expected }”{ form-and-more }
    [table] A table: “{ $found }” is read as “{ $expected }”{ form-and-more }
    [seat] An event without its seat or sign: “{ $found }” is read as “{ $expected }”{ form-and-more }
   *[other] “{ $found }” is read as “{ $expected }”{ form-and-more }
}
form-and-more = { $more ->
    [0] .
    [one] , and one more alike.
   *[other] , and { $more } more alike.
}
problem-W-tags-added = The text lacks lines at its top that say what it is, such as the game and its rules. Those that fit are added: { $tags }.
    .remedy = If one of them is wrong, write the right one there yourself.
problem-W-tags-guessed = No rules fit this game without an error. It is read as “{ $rules }”, with the fewest errors{ $others ->
    [none] .
   *[other] { " " }(as many with { $others }).
} Added at its top: { $tags }.
    .remedy = If it was played by other rules, write them on the first line, like [Rules "{ $example }"].
problem-E-rules-open = This game fits several rules: { $allowed }. Which were they?
    .remedy = { $game ->
        [none] Write them on the first line, like [Rules "{ $rules }"], and [Game "ecarte"] or [Game "belote"] below it.
       *[other] Write them on the first line, like [Rules "{ $rules }"].
    }
problem-E-dealer-open = It is not written who deals, and more than one could: { $allowed }. Who dealt first?
    .remedy = Write it on the line above the hands, like “1. N” when North deals.
problem-E-suits-mixed = Some cards have French letters for their suits (p c k t), some English ones (s h d c): “c” could be hearts or clubs.
    .remedy = Use the letters of one language.
problem-W-outside = “{ $text }” is no part of a record and is left out{ $more ->
    [0] .
    [one] , and so is another line below.
   *[other] , and so are { $more } more lines below.
}
    .remedy = If it is a remark, write it in braces after an event: {"{"}like this{"}"}.
problem-W-word = “{ $text }” is no word of the game and is left out.
    .remedy = If it is a remark, write it in braces after an event: {"{"}like this{"}"}. If a word of the game is meant, write it again.
problem-W-kept = { $from ->
    [1] { $whole ->
        [1] The game is kept whole; where it contradicts its cards, the cards count.
       *[0] { $events ->
            [0] { $deals ->
                [one] One deal is kept: from here on the game is left out.
               *[other] { $deals } deals are kept: from here on the game is left out.
            }
           *[other] The game is kept up to here: { $deals ->
                [0] {""}
                [one] a deal, then{" "}
               *[other] { $deals } deals, then{" "}
            }{ $events ->
                [one] one event
               *[other] { $events } events
            } of deal { $number }. The rest is left out.
        }
    }
   *[other] The game is kept from deal { $from } on, numbered and scored from there: { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }{ $events ->
        [0] .
        [one] {" "}and one event of the next.
       *[other] {" "}and { $events } events of the next.
    }
}{ $tags ->
    [none] {""}
   *[other] {" "}It is read with { $tags }.
}
    .remedy = Correct what is wrong here, and read the text again to have the whole game.
problem-W-around = { $kind ->
    [invisible] Invisible characters are left out, first here.
    [entities] Characters written as HTML entities, such as “&quot;”, are read as what they stand for: “{ $text }”.
    [quotes] Marks of quoted lines, such as “>”, are left out: “{ $text }”.
    [numbers] Line numbers are left out: “{ $text }”.
    [markup] The markup of a web page or a code block is left out: “{ $text }”.
    [escapes] Backslashes before punctuation are left out: “{ $text }”.
    [suits] Cards that are not written one by one, rank first, are spelled out: “{ $text }”.
    [story] The story of a game is read as the events that it tells, from here on: “{ $text }”.
    [variations] Variations cannot be read from the story of a game, and are left out: “{ $text }”.
    [cards] Pictures of cards are read as cards: “{ $text }”.
   *[mail] The text was encoded by a mail program, and is decoded: “{ $text }”.
}
problem-W-tags-apart = The tags do not stand one on each line, directly below each other. They are read all the same.
problem-W-comment-early = A comment before the first deal is kept with that deal: “{ $text }”.
problem-W-escape = In the tag { $tag }, \n is read as a line break.
    .remedy = If you mean a backslash, write two.
problem-W-remark = A remark after “;” is kept as a comment in braces.
problem-W-unsaid = This is possible only after “{ $expected }”: that was left out, and is added.
problem-W-check-missing = It is not written who took the trick: “{ $expected }” stands here.
problem-W-result-missing = The result of this game is not written: “{ $expected }” stands here.
problem-W-score-missing = The score of the deal is not written: “{ $expected }” stands here.
problem-W-canonical = Here the canonical form differs: { $wanted ->
    [blank] nothing stands here.
   *[text] { $expected }
}
problem-E-view-other = This is the view of { $view }: what { $seat } knows cannot be taken from it.
    .remedy = Take the view from the whole record.
problem-E-merge-rules = These records do not have the same game, or not the same rules.
problem-E-merge-tag = The tag { $tag } is “{ $first }” in one record and “{ $second }” in the other.
    .remedy = If it is the same game, make the two tags agree.
problem-E-merge-head = One record continues with “{ $first }”, the other with “{ $second }”.
problem-E-merge-event = At { $at } one record has “{ $first }”, the other “{ $second }”.
    .remedy = One of the two is wrong: compare them there.
problem-E-merge-hidden = At { $at } the cards of { $seat } are still hidden.
    .remedy = Add the view of that seat.
problem-E-turn = { $seat ->
    [S] It is South’s turn.{ form-took }
    [N] It is North’s turn.{ form-took }
    [E] It is East’s turn.{ form-took }
    [W] It is West’s turn.{ form-took }
   *[other] It is nobody’s turn.
}
    .remedy = { $slip ->
        [1] If it was done all the same, against the rules, write “{ $slipped }”.
       *[other] { "" }
    }
form-took = { $part ->
    [lead] { form-plays }
   *[other] { "" }
}
problem-E-suffix = Under these rules nothing can be played or said against the rules, so “~{ $suffix }” has no place here.
    .remedy = Remove the mark, or choose the rule “{ option-revoke }: { option-revoke-penalty }”.
problem-E-lead-required = The suit that was named must be led: { suit }.
problem-E-reply = { $question ->
    [double] The double must be answered first: accept or refuse.
    [offer] The offer of the point must be answered first: accept or decline.
    [suit] Another suit was named than was led: let it be, or require the suit.
   *[other] The claim must be ruled on first.
}
problem-E-offer-off = That is not part of the rules of this game.
    .remedy = Choose the option “{ $option }” for it.
problem-E-double-now = A double can be offered from the turn-up until the third trick is led, and only one in a deal.
problem-E-offer-now = The point can be offered from the turn-up until the first card is led, and once in a deal.
problem-E-turn-own = A card can be led out of turn only when it is the other player’s lead.
problem-E-back-never = In this game nothing can be taken back.
problem-E-back = This card can no longer be taken back.
    .remedy = Only a card that broke the rules can be taken back, before the next lead; a lead out of turn, before the other player has played to it.
problem-E-king-true = A false king can be announced only by a player who does not hold it, while it could still be marked, and never to win the game.
problem-E-nothing-asked = Nothing has been asked that “{ $say }” would answer.
problem-E-suit-now = A suit is named once, before a lead.
problem-E-claim-rest = These tricks are not sure: some card that has not been seen could take one.
problem-E-concede-now = The hand can be thrown in only when it is your turn to play a card.
problem-E-suit-due = Name the suit before you lead.
problem-E-revoke-none = This is not a revoke: { card-the } may be played here.
    .remedy = Remove “~revoke”.
problem-E-claim = “{ $claim }” cannot be claimed now: the cards seen so far do not show it, or it is too late. { $number ->
    [0] Nothing else can be claimed here either.
   *[other] What can be claimed here: { $allowed }.
}
problem-E-claim-open = The text does not say what is claimed, and several claims fit: { $allowed }.
    .remedy = Write the one that was meant.
problem-E-claim-rules = Under these rules nothing can be claimed, since nothing against the rules can be played.
problem-E-ruling = “{ $ruling }” is not a choice here. { $number ->
    [0] Nothing has been claimed that waits for a ruling.
   *[other] The claim gives: { $allowed }.
}
problem-E-irregular = “{ $text }” is not how an irregularity is written.
    .remedy = Such words are &fault (with shuffle, cut, cards or pack), &exposed, &notice, &looked, &mixed, &found, &ruling, &recut, &drawn, &tricks, &mark, &unmark, &claim and &advise; their seats and cards are written like “&found:15:N”, “&exposed:-:As” or “&drawn:S:7c8c”.
problem-E-irregular-now = “{ $text }” cannot have happened here.
    .remedy = Put it where it happened, or remove it.
problem-E-law-now = { $why ->
    [none] There is no law { $law }: they are numbered from 1 to 51.
    [seat] Law { $law } applies to what the other player did: “{ $text }”.
    [open] Nothing that was found waits for a ruling here.
    [other] What was found falls under law { $text }, not under law { $law }.
   *[not] Law { $law } does not apply here: it has not been broken, or it is too late to apply it.
}
problem-E-ruling-choice = Law { $law } does not give the choice “{ $choice }” here. It gives: { $allowed }.
problem-E-ruling-due = What was found must be ruled on first (law { $law }).
    .remedy = Write “&ruling:{ $law }:” and what was chosen.
problem-E-owed = { $owed ->
    [drawn] By the ruling { $number ->
        [one] one card is drawn
       *[other] { $number } cards are drawn
    } from the hand of { $seat } first.
    [recut] By the ruling the pack is cut again first.
    [tricks] The cards that { $seat } has left count as tricks: write that first.
   *[other] By the ruling { $seat } first gets { $number ->
        [one] one card
       *[other] { $number } cards
    } more.
}
    .remedy = { $owed ->
    [drawn] Write “&drawn:{ $seat }:” and the cards.
    [recut] Write “&recut”.
    [tricks] Write “&tricks:{ $seat }:{ $number }”.
    [deal] Write “{ $seat }<” and the cards.
   *[other] Write “{ $seat }+” and the cards.
}
problem-E-took = Here { $seat } can only say how many cards were taken last.
problem-E-show-due = A hand was thrown in: here { $seat } shows the { $number ->
        [one] card that is
       *[other] { $number } cards that are
    } left in hand.
    .remedy = { $text ->
        [0] Write all of them, sorted by suit and rank: “{ $seat }:show:AsJh”.
       *[other] Write “{ $text }”.
    }
problem-E-unfound = { $given ->
    [turn] { $seat } dealt out of turn, and it was never found out.
   *[other] { $seat } was given a wrong number of cards, and it was never found out.
}
    .remedy = Correct the deal, or write where it was found, “&found:LAW:SEAT”, and what was ruled.
problem-E-refuse-barred = The dealer turned a card after giving, and may not refuse this proposal.
problem-E-notice = A change of packets is announced before the first deal of a game that { $seat } deals.
problem-E-packets-due = Before the first card { $seat } announces the packets: “{ $seat }:packets:3-2” or “{ $seat }:packets:2-3”.
problem-E-packets = “{ $say }” cannot be said here: only a dealer who chooses the packets says them, before the first card, as “packets:3-2” or “packets:2-3”.
problem-E-tricks-number = It is { $expected }, not { $found }: the number of cards left that the short hand cannot answer.
problem-E-mark-number = { $seat } has no { $number } to mark or take down here: that is not what was forgotten, or marked too much.
problem-E-advise = Advice is written “&advise:Name:S:stand”: who gives it, to whom, and what.
problem-E-not-held = { $part ->
    [lead] { form-not-held }
    [play] { form-not-held }
    [discard] { form-not-held }
   *[other] { card-name } is not in this hand. Choose a card that is.
}
    .remedy = { $holder ->
        [S] South holds this card. If South is meant, the mistake is further up: in a hand, or in an earlier trick.
        [N] North holds this card. If North is meant, the mistake is further up: in a hand, or in an earlier trick.
        [E] East holds this card. If East is meant, the mistake is further up: in a hand, or in an earlier trick.
        [W] West holds this card. If West is meant, the mistake is further up: in a hand, or in an earlier trick.
        [none] Compare it with the cards that were dealt, and with those played or discarded before.
       *[other] { "" }
    }
form-not-held = { card-name } is not in { seat-title }’s hand.{ form-plays }
problem-E-exchange-over = The exchange is over: play a card.
problem-E-say-now = { $phase ->
    [choose] It is for the elder to speak: propose, or stand.
   *[answer] The proposal must be answered: accept, or refuse.
}
problem-E-say = “{ $say }” is not something a player says in this game.{ $near ->
    [0] { "" }
   *[other] { " " }Did you mean “{ $near }”?
}
problem-E-propose-number = Say how many cards with the proposal, from 1 to { $most }: under these rules the number binds.
problem-E-propose-plain = Propose without a number: these rules have none.
problem-E-accept-if = Accept without a condition: with { $stock } cards the stock suffices for both.
problem-E-discard-due = The proposal was accepted: discard now.
problem-E-discard-number = { $span ->
    [none] The stock has no card left for you: keep all five.
    [kept] Fewer than five cards are left for you. Under these rules you then keep your five.
    [exact] { $least ->
        [one] Discard exactly one card, not { $found }.
       *[other] Discard exactly { $least } cards, not { $found }.
    }
   *[range] { $found ->
        [one] Discard { $least } to { $most } cards, not one.
       *[other] Discard { $least } to { $most } cards, not { $found }.
    }
}
problem-E-no-discard = There is nothing to discard now: cards are discarded only after a proposal has been accepted.
problem-E-king-none = Under these rules a king in hand is not marked.
problem-E-king-early = It is too early to mark the king: wait until the exchange is over.
problem-E-king-late = It is too late to mark the king in this deal.
problem-E-king-marked = This king has been marked already.
problem-E-king-absent = You do not hold the king of { suit }, so there is nothing to mark.
    .remedy = { $slip ->
        [1] If it was done all the same, against the rules, write “{ $slipped }”.
       *[other] { "" }
    }
problem-E-king-due = { $seat ->
    [S] South holds the king of trumps: it is marked before anything else is said or played.
   *[N] North holds the king of trumps: it is marked before anything else is said or played.
}
problem-E-nothing-to-take-back = You have made no decision yet that could be taken back.
problem-E-no-hint = There is nothing for you to decide just now.
problem-E-internal = The engine failed ({ $error }, { $where }). Your game is unchanged.
problem-E-request = The engine was asked for something it does not know ({ $field }).

# Choosing the rules
problem-E-game = There is no game “{ $game }”. There are: { $allowed }.
problem-E-tag-missing = The tag { $tag } is missing: nothing can be read without it.
    .remedy = Add it to the tags at the beginning of the record.
problem-E-preset = There are no rules “{ $preset }”. There are: { $allowed }.
problem-E-option = There is no option “{ $option }”. There are: { $allowed }.
problem-E-option-value = “{ $optionName }” cannot be “{ $value }”. It can be: { $allowed }.
problem-E-option-needs = “{ $optionName }” has a meaning only when “{ $neededName }” is “{ $wantedName }”.
problem-E-seed-form = This is not a seed: write 64 hexadecimal digits (0 to 9, a to f).
problem-E-seat = “{ $seat }” is not a seat at this table.
    .remedy = A seat is S or N, at belote also E or W.

# Belote
problem-E-bid-now = The bidding is over: nobody can take or pass now.
problem-E-bid = “{ $bid }” is not a bid.
    .remedy = There are: take:s, take:h, take:d, take:c, take:nt (no trumps), take:at (all trumps).
problem-E-bid-contract = { $bid ->
    [nt] No trumps cannot be bid under these rules.
   *[at] All trumps cannot be bid under these rules.
}
problem-E-bid-nt-early = Under these rules no trumps can be bid only after somebody took a suit.
problem-E-bid-overcall = { $over ->
    [nt] No trumps was bid: only all trumps goes above it.
    [at] All trumps was bid: nothing goes above it.
   *[other] A suit was taken: nothing goes above it but no trumps and all trumps, where these rules have them.
}
problem-E-bid-turned = In the first round the suit that was turned up can be taken, { suit }, and no other.
problem-E-bid-second = Everybody has refused { suit }: in the second round another suit can be taken.
problem-E-take-card = The taker takes up the card that was turned up, { card-the }.
    .remedy = Correct the card, or the turn-up.
problem-E-overtrump = You must play a trump higher than those in the trick: you hold one.{ form-plays }
problem-E-beat = You must play a higher card of the suit that was led, { suit }: you hold one.{ form-plays }
problem-E-undertrump = Your partner is winning this trick with a trump. Play a higher trump or another suit, but not a lower trump.{ form-plays }
problem-E-meld-none = Under these rules only belote is declared.
problem-E-meld-form = “{ $say }” is not a declaration.
    .remedy = Write its kind and its highest card, as meld:tierce:As (or cinquante, cent), or of a carré the rank, as meld:carre:J.
problem-E-meld-late = Nothing can be declared now. Players announce before their first card; after the first trick only the side with the strongest declaration may add to its own.
problem-E-meld-absent = { $kind ->
    [tierce] There is no such run of three cards in this hand.
    [cinquante] There is no such run of four cards in this hand.
    [cent] There is no such run of five cards in this hand.
   *[carre] The four cards of this carré are not in this hand.
}
problem-E-meld-used = { $kind ->
    [carre] A card of this carré serves in another declaration already, and a card serves only once.
   *[other] A card of this run serves in another declaration already, and a card serves only once.
}
problem-E-show = “{ $say }” shows no declaration that is still to be shown.
    .remedy = Each declaration of the side that wins them is shown once: all its cards that are still in the hand.
problem-E-rank-due = Declarations must be compared before anything else is said or played: it is { seat-title }’s turn to name a rank, or to say “trump”.
problem-E-rank = { $expected ->
    [0] “{ $say }” cannot be said here.
   *[other] What is to be said here is “{ $expected }”, not “{ $say }”.
}
problem-E-belote-absent = Belote is called by whoever holds both king and queen of { suit }: here one of them is missing.
problem-E-belote-card = Belote is called with the king and the queen of trumps, not with { card-the }.
problem-E-belote-king = Under these rules belote is called with the king, before the queen.
problem-E-belote-order = { $call ->
    [belote] Belote has been called in this suit: with the second of the two cards it is “rebelote”.
   *[rebelote] Rebelote is called with the second of the two cards, after belote with the first.
}

# In a record: cards
problem-E-cards-game = A record without cards is not kept of { $game }.
    .remedy = Remove the tag { $tag }, and write the cards.
problem-E-cards-none = This record has no cards, and “{ $event }” cannot stand in it.
    .remedy = Write only the bid that stands, declarations, belote, and what was counted. If the cards are known, remove the tag Cards.
problem-E-cards-tag = A record without cards has no tag { $tag }, which is about cards.
    .remedy = Remove the tag { $tag }.
problem-E-count-due = The deal is not complete: the points are missing.
    .remedy = Say who took, with what, and the points of each side.
problem-E-count-early = Who took, and with which contract, comes first.
    .remedy = Write the bid that stands, such as “S:take:h”, before declarations, belote and the count.
problem-E-count-form = “{ $found }” is no count that this deal can have.
    .remedy = Write it like “{ $expected }”, with a number for each side.
problem-E-count-capot = The side that takes all the tricks has all the points: “{ $found }” says too much.
    .remedy = Write “{ $expected }”.
problem-E-count-sum = The points counted come to { $found }. { $apart ->
    [1] With this contract they come to at least { $least } and at most { $most }.
   *[other] With this contract they come to { $most }, the last trick included.
}
    .remedy = Count again: the sum is off by { $off }. Declarations and belote are not counted here.
problem-E-count-points = No cards are worth { $points } together.
    .remedy = Count again.
problem-E-belote-suit = There is no belote in “{ $suit }” here: it is not trumps, or is written already.
    .remedy = Name the suit of trumps, such as “N:belote:h”, and only once.
problem-E-cards-due = Cards must be dealt first: nobody can act before that.
    .remedy = Write the cards that were dealt first.
problem-E-not-dealing = No cards are dealt at this point.
problem-E-given-order = { $expected ->
    [deal] The five cards of { seat-title } come next.
    [turn] The turn-up comes next.
    [take] The turn-up comes next: { seat-title } takes it, which is written { $seat }^ and the card.
    [up] Cards laid face up before { seat-title } come next.
    [bottom] The bottom card of the pack comes next: it is turned up too.
   *[draw] The cards that { seat-title } draws come next.
}
problem-E-given-number = { $expected ->
    [one] One card is dealt here, not { $found }.
   *[other] { $expected } cards are dealt here, not { $found }.{ $found ->
        [1] { " " }They are written together, without blanks.
       *[other] { "" }
    }
}
    .remedy = { $misdeal ->
        [1] If they were dealt this way at a real table, write where it was found, as “{ $text }”, and then the ruling.
       *[other] { "" }
    }
problem-E-card-unknown = A hidden card, “??”, cannot be replayed.
    .remedy = Write which card it was; or, if only one seat’s cards are known, add a View tag.
problem-E-sheet-hidden = This sheet hides cards, as that of one seat’s view does: it cannot be read back as a game.
    .remedy = Write which card it was, or read the record itself: as ECN or as a link it keeps from which seat it is seen.
problem-E-card-twice = { card-name } has been seen before in this deal, and the pack has it only once.
    .remedy = One of the two is wrong: compare them.
problem-E-seed = The pack of the record’s seed gives other cards here.
    .remedy = Correct the cards, or remove the Seed tag.
problem-E-commit = The Commit tag does not belong to the record’s seed.
    .remedy = One of the two was changed. If it was not you, do not trust the deals.
problem-E-cut = The Cut tag does not belong to the record’s seed.
    .remedy = One of the two was changed.

# In a record: matches, chips and bets
problem-E-match-name = “{ $name }” cannot stand beside other names: a name in a pool or a gallery has no blanks and no colons, at most 40 letters, and is not one of N, E, S, W.
problem-E-match-names = Two people at this table are called { $name }.
    .remedy = Give each a name of their own.
problem-E-match-score = Game { $game } of this match cannot begin at { $score }.
    .remedy = MatchScore is how many games each had won before this one: south first, then north.
problem-E-match-out = In a pool the tag Out says who waits for a seat; it is missing.
    .remedy = Add it to the tags at the beginning of the record.
problem-E-match-plays = { $name } plays, and cannot also wait for a seat.
problem-E-match-ended = The players agreed to end this match in game { $game }.
    .remedy = Start another match.
problem-E-match-draw = The Draw tag does not belong to this game: the one who waits drew the lowest card, and the cards come from the seed.
    .remedy = One of the tags Draw, Out and Seed was changed.
problem-E-match-worth = This game counts { $expected }, not { $found }.
    .remedy = GamePoints follows from the end of the game: write what is expected, or leave it out.
problem-E-match-twice = Game { $game } of this match appears here a second time, with other contents.
    .remedy = Keep one.
problem-E-match-unfinished = Game { $next } of this match follows on game { $game }, which is not over.
    .remedy = Play it to its end, resign it, or mark it “void”.
problem-E-match-over = { $name } had won the match before game { $game }.
    .remedy = Check whether a game belongs to another match.
problem-E-match-tag = After the game before it, the tag { $tag } of game { $game } would be “{ $expected }”, not “{ $found }”.
    .remedy = Check whether a game is missing or was changed.
problem-E-match-dealer = { $expected ->
    [S] South deals first in game { $game } of this match: the deal goes on from game to game.
   *[N] North deals first in game { $game } of this match: the deal goes on from game to game.
}
    .remedy = Check whether a game is missing or was changed.
problem-E-purse = A game at this stake can cost { $needed } chips, more than there are in one purse ({ $name }: { $purse }).
    .remedy = Begin a match with a smaller stake, or with fuller purses.
problem-E-match-purse = Spectators bet, so everybody needs a purse.
    .remedy = Say how many chips each has to begin with.
problem-E-bet-match = The bets do not match: { $south } on South, { $north } on North.
    .remedy = Both players carry equal bets; what finds no match is given back before the game.
problem-E-bet-player = { $name } plays, and only those who watch may bet.
problem-E-bet-purse = { $name } cannot bet { $chips }: { $purse ->
    [0] there is nothing in that purse to bet.
    [one] there is one chip in that purse to bet.
   *[other] there are { $purse } chips in that purse to bet.
}
problem-E-bet-twice = { $name } has bet on this game already.
problem-E-advise-other = { $name } did not back this player, and may not advise them.
problem-E-advise-silent = In the English game spectators say nothing.
    .remedy = With a French gallery they may advise the player they back.

# In a record: checks and scores
problem-E-check = { $expected ->
    [S] South takes this trick.
    [N] North takes this trick.
    [E] East takes this trick.
   *[W] West takes this trick.
}
    .remedy = Correct the check, or the cards of the trick.
problem-E-check-nothing = No trick is complete here, so nobody takes one.
    .remedy = Remove the check, or add the missing cards.
problem-E-score = The score here is “{ $expected }”, not “{ $found }”.
    .remedy = Correct the score, or the events of the deal.
problem-E-score-twice = The score of this deal appears here a second time.
    .remedy = Keep one.
problem-E-score-early = The deal is not over here: there is no score yet.
    .remedy = Add the events that are missing, or remove the score. Where a hand has run out, “&tricks” says whose the remaining cards are.
problem-E-score-form = “{ $text }” is not a score.
    .remedy = Write the points of the deal and the score of the game, South’s first: “=1-0 2-1”.
problem-E-result = The result is “{ $expected }”, not “{ $found }”.
    .remedy = Correct the result, or the events that lead to it.
problem-E-result-missing = The record has no end.
    .remedy = Close it with “{ $expected }”, if nothing is lost.
problem-E-result-tag = The Result tag says “{ $found }”, but the record ends with “{ $expected }”.
    .remedy = Correct the tag: it repeats the end of the record.
problem-E-after-result = “{ $text }” stands after the result, where nothing more can come.
    .remedy = Remove it; or begin the next record with [ECN "1"].

# In a record: how it is written
problem-E-no-record = No record begins here.
    .remedy = A record begins with the line [ECN "1"].
problem-E-version = Version “{ $version }” of the notation cannot be read here, only version 1.
    .remedy = Update the program; or write [ECN "1"], if the record is in version 1.
problem-E-tag = This is not a tag.
    .remedy = Write [Name "text"], one to a line; in the text, \" and \\ stand for " and \.
problem-E-tag-value = The tag { $tag } cannot be “{ $value }”.
    .remedy = Correct it, or leave it out.
problem-W-date = { $kind ->
    [day] There is no day “{ $date }”
   *[form] “{ $date }” is not a date in the form YYYY.MM.DD
}: games cannot be sorted or found by it.
    .remedy = Write year, month and day, like 2026.01.03, or 2026.01.?? if the day is unknown.
problem-W-tag = ECN has no tag { $tag }: it is kept, but has no effect.
    .remedy = If you meant { $near }, write it so.
problem-E-tag-twice = The tag { $tag } appears here a second time.
    .remedy = Keep one.
problem-E-tag-own = The tag { $tag } says what the game is: it cannot be changed.
problem-E-deal-open = Deal { $deal } cannot begin here: the deal before it is not over.
    .remedy = Add the events that are missing to the deal before.
problem-E-no-head = “{ $text }” stands before any deal.
    .remedy = Begin the deal with its number and who deals: “1. N”.
problem-E-word = “{ $text }” is not understood.{ $near ->
    [0] { "" }
   *[other] { " " }Did you mean “{ $near }”?
}
    .remedy = An event is written like “S.Ks”, “N:propose” or “S-7h8h”.
problem-E-word-french = “{ $text }” has the letters of French cards, and the record does not say that it is French.
    .remedy = Add the tag [Lang "fr"]: then R, D and V are read as K, Q and J.
problem-E-event = “{ $event }” is not an event of this game.
problem-E-call = “{ $call }” is not called with a card in this game.
    .remedy = Leave out “:{ $call }”.
problem-E-too-many = This has more than { $most } problems: the rest of it was not read.
    .remedy = Correct these first.
problem-E-record-long = This is longer than { $most } characters, too long for a record: it was skipped.
    .remedy = Check that no other kind of file has got into this one.
problem-E-record-full = With this the record would be longer than { $most } characters, and could not be read again. Nothing was changed.
problem-E-comment-open = This comment is never closed.
    .remedy = End it with a closing brace.
problem-E-canonical = { $wanted ->
    [text] This is not in canonical form. Here it has: { $expected }
   *[blank] This is not in canonical form, which has nothing here.
}
    .remedy = “ecarte fmt” writes the canonical form.

# In a record as JSON. $place says where: deals[0].events[3] is the fourth event of the first deal, and
# "record" all of it.
problem-E-json = { $why ->
    [record] There is no record here.
    [key] From here on this is not JSON: a key in double quotation marks is missing.
    [colon] From here on this is not JSON: a colon is missing after the key.
    [comma] From here on this is not JSON: a comma or a closing bracket is missing.
    [trailing] From here on this is not JSON: no comma may stand before a closing bracket.
    [text] From here on this is not JSON: the text that begins here has no closing quotation mark.
    [control] From here on this is not JSON: a text cannot contain line ends or tabs. Write \n and \t.
    [escape] From here on this is not JSON: \ cannot stand before this character. Write \\ for a single one.
    [number] From here on this is not JSON: this number cannot be read.
    [list] From here on this is not JSON: the list is not closed, or a comma is missing in it.
   *[value] From here on this is not JSON: a value is missing.
}
    .remedy = Correct the text here, or write it again with a program that writes JSON.
problem-E-json-deep = Lists and objects are nested deeper here than in any record.
    .remedy = Write the record again: nothing in one goes so deep.
problem-E-json-twice = The key “{ $key }” appears twice in one object.
    .remedy = Keep one of the two.
form-place = { $place ->
    [record] The record
   *[other] “{ $place }”
}
problem-E-json-type = { form-place } is of the wrong kind. It should be: { $wanted }.
    .remedy = The schema, record.schema.json, says what goes where.
problem-E-json-key = { form-place } cannot have a key “{ $key }”: it would be ignored.
    .remedy = Leave it out, or correct its name.
problem-E-json-missing = { form-place } has no key “{ $key }”.
    .remedy = Add it: nothing can be read without it.
problem-E-json-value = { form-place } cannot be “{ $found }”.
    .remedy = The schema, record.schema.json, says what can stand there.
problem-E-json-differs = { form-place } says { $found }, but by the tags and events of the record it is { $expected }.
    .remedy = Correct it, or leave it out: it follows from the events.
problem-W-json-differs = { form-place } is { $found } and is read as { $expected }.
problem-E-json-problems = This was written from a record that could not be read completely.
    .remedy = Correct the record it was written from, then convert it again.
problem-W-value-twice = “@{ $key }” has been given a value here already; the last one is kept.
problem-W-mark-late = { $seat } marks { $number } here, after the next turn-up: that is too late. The score is now higher than what was won; it can be corrected until the game ends.
problem-W-not-taken = By the ruling { $seat } takes { card-the }, which was turned up; here { $seat } draws others.
    .remedy = Put it among the cards drawn, or write “&ruling:37:leave” if it was not taken.

# Files
problem-E-file = { $reason ->
    [missing] There is no such file.
    [directory] This is a folder, not a file of records.
    [denied] You are not allowed to read this file.
    [size] This file is larger than { $detail } MiB: cut it into parts.
    [large] This file has { $detail } MiB; at most 256 are read here. Cut it into parts: ecarte split --size 10000
    [shorter] This file became shorter while it was read: perhaps the command itself writes to it, through a pipe. Write to another file.
    [whole] JSON that does not have one record on each line may have { $detail } MiB at most, and this is larger. Write each record on a line of its own: jq -c '.[]'
    [packed] This file is compressed with { $detail }: unpack it first. Only gzip is read.
    [archive] This is an archive: give the name of its file.
    [parquet] Parquet cannot be read from a pipe or out of a gzip file: give the name of the Parquet file itself.
    [binary] This is no text, but a picture, a program or other data: name a file of records.
   *[other] This file cannot be read: { $detail }.
}
problem-E-table = { $reason ->
    [columns] This table has no games: it lacks the columns { $found }. Take games.to_frame("events"), or a table with a column “link”, which ecarte convert --links writes.
    [twice] This table has more than one column named { $column }: leave out all but one.
    [number] The column { $column } holds { $found }; cast it to whole numbers.
    [text] The column { $column } holds { $found }; cast it to text.
    [null] Row { $row } has nothing in the column { $column }: fill it in, or leave out the whole game.
    [apart] Row { $row } belongs to game { $game }, whose other rows are further up: sort the table by game_id, deal, attempt and n, and number the games of several tables anew.
    [mixed] Row { $row } has other tags than the rows of game { $game } above it: give each game its own game_id.
    [order] Row { $row } is { $found } of game { $game }, which does not follow the row above it: sort the table by game_id, deal, attempt and n, and leave out no event.
    [dealer] Row { $row } names another dealer than the row above it in the same deal of game { $game } ({ $found }): correct the column dealer.
    [event] Row { $row } has “{ $found }” in the column event, which is no event: write it as ECN does, like S:propose or N.Qh.
    [tags] Row { $row } is the first of a game and has no tags: its column tags must hold an object of JSON, as games.to_frame("events") writes it.
   *[damaged] This table cannot be read, because it is damaged or cut short: { $found }. Make it again.
}
problem-E-utf8 = From here on the text is not UTF-8.
    .remedy = Save the file as UTF-8.
problem-E-gzip = The file begins like a gzip file but cannot be unpacked.
    .remedy = It is damaged or cut short: fetch it again.

# A game that is looked at again, played on from a moment, or read in slices
problem-E-sort-tag = “{ $tag }” is not the name of a tag, nor of a fact of a game. Names are like Date, Event, South, deals.
problem-E-moment = This game has no moment { $at }.
    .remedy = A moment is a deal and an event, as in 1#6.
problem-E-moment-main = This is in the main line of the game, not in a variation.
    .remedy = The beginning of a variation is named as in 1#6/0#0.
problem-E-promote-supposed = Hands are only supposed in this variation: it cannot take the place of what was dealt.
problem-E-promote-played = The cards of this game are proved by its pack: its main line stays as it was played.
problem-E-view-play = This record is one seat’s view: it can be looked at, but not played on.
problem-E-branch-misdealt = This deal was misdealt at a real table: it cannot be played on from here.
problem-E-branch-supposed = Hands are only supposed here: the deal cannot be played on from this moment.
problem-E-branch-over = The deal is over at this moment: choose an earlier one to play on from.
problem-E-branch-end = This is as far as the game has come: play the game itself on.
problem-E-branch-done = A game that is played on from a moment of another ends with its deal.
problem-E-graft-none = Nothing was played that could be written into the game.
problem-E-graft-other = This was played on from another game, or from one that has been changed since.
problem-E-review-game = Games of { $game } are not analysed.
problem-E-review-cards = This record has no cards: what was bid and played cannot be analysed.
problem-E-review-real = This record holds misdeals at a real table: it cannot be analysed.
problem-E-review-going = This game is not over: it can be reviewed when it is.
problem-E-why-person = The computer did not make that choice: there is nobody to ask.
problem-E-opening-going = What is done in such a position is shown once this deal is over.
problem-E-reader-going = This deal is not over: what a hand could hold is shown when it is.
problem-E-reader-suppose = “{ $supposed }” cannot be supposed: only a hidden card in a hidden hand, or a suit that such a hand lacks.
    .remedy = Write N+Js for “North has the jack of spades”, N-Js for “North does not”, N-s for “North has no spade”.
problem-E-reader-impossible = That cannot be: what is supposed contradicts itself, or what was bid, declared or played.
    .remedy = Take something of it back.
problem-E-explorer-hand = { $number ->
    [one] The hand is one card.
   *[other] The hand is { $number } different cards; the card turned up is not among them.
}
    .remedy = Write them one after the other: “Js 9s As Kd 7h”.
problem-E-explorer-bottom = The last card of the pack is shown only at a lead, to two or three players.
    .remedy = Leave it out.
problem-E-explorer-turned = { $number ->
    [one] The card turned up is one card of the pack that is not in the hand.
   *[other] Two different cards are turned up here, neither of them in the hand: the one after the first packets, and the last of the pack.
}
problem-E-explorer-place = The place in the order of speaking is a number from 1 to { $number }.
problem-E-explorer-contract = By these rules nobody can take with that: what can be taken is a suit (s, h, d, c), and under some rules no trumps (nt) or all trumps (at).
problem-E-explorer-open = Here both rows are asked for, { $number } different cards each, and of the dealer’s the card that was dealt last; at a lead the other is the dealer.
    .remedy = Write the other’s row with --other, and the card dealt last with --turned.
problem-E-explorer-other = Only where the cards lie open can the other’s cards be given.
    .remedy = Leave them out.
problem-E-why-view = The record is what { $seat } knew of the game: the hand of the computer is not in it. Ask in the whole record.
problem-E-why-going = This deal is still being played: the computer says nothing of its hand before the end.
    .remedy = Ask when the next deal has been opened, or the game is over.

# A long run that was interrupted
problem-E-journal-there = { $file } holds { $number ->
    [one] one game that was
   *[other] { $number } games that were
} analysed before the command was interrupted. Go on with --resume, or delete the file to begin anew.
problem-E-journal-foreign = { $file } is in the way: what is done so far would be written into it, but it is not from an analysis. Move or rename it.
problem-E-journal-other = { $file } is of an analysis with other options, or by another version. Give the same options as then, or delete the file to begin anew.
problem-E-journal-records = Game { $number } is not the one that was analysed before the command was interrupted. Give the same files in the same order, or delete { $file } to begin anew.

# Links and challenges
problem-E-link = “{ $text }” is no link to a game.
    .remedy = Such a link contains “#g1”, “#z1”, “#s1” or “#c1”, followed by many more letters.
problem-E-link-newer = This link was made by a newer version.
    .remedy = Reload the page or update the program, then open it again.
problem-E-link-letter = “{ $letter }” cannot stand in a link. It is character { $place } of this one: “{ $around }”.
    .remedy = Ask for the link again, and copy the whole of it.
problem-E-link-damaged = This link was cut short or changed on the way. It has { $length } characters and ends in “{ $end }”.
    .remedy = Compare it with the one that was sent, or ask for it again and copy the whole of it.
problem-E-budget = Reading this was stopped: it takes far more work than a text of its length should.
    .remedy = Check whether it is a game at all. If it is, please report this.
problem-E-link-long = A link can hold { $most } characters, and this is more.
    .remedy = Send the game as a file.
problem-E-link-much = One link cannot hold this much: opening it would take too much work.
    .remedy = Make links to fewer games, or with fewer notes.
problem-E-link-unmade = No link can be made of this game: what came out of it was not the same.
    .remedy = Send the game as a file, and please report this.
problem-E-csv = This table has no column named “link”, so there is no game in it.
    .remedy = ecarte convert --to csv --links writes one.
problem-E-csv-row = This row has no link to a game.
    .remedy = Fill in its column “link”, or delete the row.
problem-E-link-challenge = This link is a challenge; there is no game in it yet to look at.
    .remedy = Open it in the page, and play.
problem-E-link-chapter = This link has no game { $chapter }: it holds { $games ->
    [one] one
   *[other] { $games }
}.
    .remedy = Open it without what stands behind “@”.
problem-E-link-game = This link is to a game, not a challenge.
    .remedy = Open it to look at the game.
problem-E-daily-unfinished = A daily deal is compared with the strongest player’s when it is over.
problem-E-challenge-unfinished = A challenge is made of a game that is over.
    .remedy = Play it to its end first.
problem-E-challenge-seed = The deals of this game cannot be dealt again: its record does not hold the seed they came from, or words were added when cutting.

## Many records: conditions, statistics, archives, simulated games

problem-E-filter-long = The condition is longer than { $most } characters.
problem-E-filter-empty = There is no condition. Write one, such as vole and score_S > 3.
problem-E-filter-syntax = The condition cannot be read from here on. A bracket or a quotation mark may be missing; equal is ==, contains is ~. Conditions are joined by and, or, not.
problem-E-filter-deep = The condition is nested more than { $most } levels deep.
problem-E-filter-signs = The condition has more than { $most } brackets and signs.
problem-E-filter-form = This has no meaning in a condition. A condition holds facts, whole numbers with + and -, texts in quotation marks, comparisons, and, or, not, and functions such as any(…).
problem-E-filter-name = There is no fact “{ $name }”.{ $near ->
    [0] { "" }
   *[other] { " " }Did you mean “{ $near }”?
} Text stands in quotation marks.
problem-E-filter-number = A number must be whole and at most { $most }.
problem-E-filter-kind = There is { $found ->
    [text] a text
    [number] a number
   *[flag] a condition
} where { $wanted ->
    [text] a text
    [number] a number
   *[flag] a condition
} is wanted.
problem-E-filter-value = “{ $name }” is never “{ $value }”.{ $near ->
    [0] { "" }
   *[other] { " " }Did you mean “{ $near }”?
} It can be: { $allowed }.{ $hint ->
    [seat] { " " }The seat of a player is seat("{ $value }").
    [won] { " " }Games that a player won are won("{ $value }").
    [version] { " " }With its version: tag("Rules") == "{ $value }".
   *[none] { "" }
}
problem-E-filter-date = “{ $value }” is written in another way in records.{ $near ->
    [0] { "" }
   *[other] { " " }Did you mean “{ $near }”?
} Dates are written like 2026, 2026.11 or 2026.11.28.
problem-E-filter-function = There is no “{ $name }(…)”. There are: { $allowed }.
problem-E-filter-arguments = “{ $name }(…)” takes one value in its brackets.
problem-E-filter-subject = Before “.{ $verb }” there must be a seat: elder, dealer, winner, taken_by, seat("Anna"), "S".
problem-E-filter-verb = There is no “.{ $name }”.{ $near ->
    [0] { "" }
   *[other] { " " }Did you mean “.{ $near }”?
} A seat can be followed by: { $allowed }.
problem-E-filter-given = “.{ $name }(…)” takes cards in its brackets: “KQ of trumps”.
problem-E-filter-bare = “.{ $name }” cannot have this in its brackets.
problem-E-filter-text = Only a text in quotation marks can stand here.
problem-E-filter-cards = No cards can be read from here on. Write ranks and the suit they are of: “KQ of trumps”, “A plain”, “Ks”.
problem-E-filter-like = No hand can be read from here on. Write the trumps first, then each plain suit: “KQ/A7/x”; x is any rank, - no card.
problem-E-filter-inside = “{ $name }(…)” looks at the whole game. It cannot stand inside “{ $outer }(…)”.
problem-E-filter-sequence = “sequence(…)” takes events between its brackets, separated by commas: sequence(elder.proposes, ..., dealer.refuses). Three dots are a gap.
problem-E-filter-position = A position is one sequence: sequence(elder.proposes, dealer.like("K/xx/xx")).
problem-E-extra = This needs { $package }, which is not installed: pip install 'ecarte[{ $extra }]'
problem-E-archive = This file cannot be opened as an archive: { $detail }
problem-E-archive-other = This is a DuckDB file, but not one that “ecarte archive” made.
problem-E-archive-version = Another version of this program made this archive, with other tables or rules. “ecarte archive query …”, “stats” and “add” bring it up to date; “export” prints its records as it is.
problem-E-archive-newer = A newer version of this program made this archive. Update the program to ask it or add to it; “ecarte archive export …” prints its records with this version too.
problem-E-archive-empty = This archive is empty: the command that made it was interrupted. Add the records to it again.
problem-E-archive-unfinished = There is no such archive: the “add” that was to make it was interrupted. What it left has been removed; add the records again.
problem-E-archive-taken = This archive cannot be brought up to date: a table or view of your own has the name “{ $name }”, which the archive itself needs now. Nothing has changed.
    .remedy = Rename it with DuckDB, as in ALTER TABLE { $name } RENAME TO my_{ $name } (ALTER VIEW for a view), and try again.
problem-E-archive-used = Another program has this archive open. Close it there, or wait until it is done, and try again; “ecarte archive export …” prints the records meanwhile. ({ $detail })
problem-E-archive-write = The archive cannot be written, and is as it was before. Free some room on the disk, or move the archive to a folder that you may write to; “ecarte archive export …” prints its records as it is. ({ $detail })
problem-E-query = DuckDB cannot answer: { $detail }
problem-E-query-long = The query was ended: no further row came within { $seconds } seconds.
    .remedy = Check that it can end. If so, give it more time, such as --seconds 600; 0 sets no limit.
problem-E-query-number = { $number ->
    [0] There is no query. Write one, such as SELECT count(*) FROM games.
   *[other] These are { $number } queries. Ask one at a time.
}
problem-E-player-missing = Nobody is named for seat { $seat }.
    .remedy = Name one for each seat, as in S:amateur N:chance.
problem-E-player = There is no player “{ $player }”. There are: { $allowed }.
problem-E-duplicate-odd = Duplicate games come in groups of { $sides }: { $games } cannot be divided by it.
problem-E-batch-rules = `ecarte.batch` cannot play these options: { $options }. Change them, or play with the engine.
problem-E-batch-action = Action { $action } is not legal in game { $game }. Take one that `legal()` allows.

## Fair deals: the cut, the commitment, the proof

problem-E-cut-words = { $reason ->
    [long] These words are too long to cut with: { $most } characters at most.
   *[letter] The pack cannot be cut with “{ $letter }”: use letters, numbers and signs, but no brackets and nothing that cannot be seen.
}
problem-E-cut-kept = Deal { $deal } has been opened before and keeps its cut: { $with ->
    [words] “{ $words }”.
   *[nothing] no words.
}
problem-E-cut-daily = Everyone has the same cards in the daily deal: they are not cut with words.
problem-E-cut-challenge = The deals of a challenge are the same for both of you: they are not cut with words.
problem-E-verify-view = The record is what { $seat } knew of the game. It holds no seed and proves nothing.
    .remedy = Use the whole record of the game.
problem-E-verify-branch = A what-if game is not dealt from the seed alone: there is nothing to prove.
problem-E-verify-cards-none = The record has no cards: it was kept at a real table, and no deal is proved.
problem-E-verify-seed = The record does not hold its seed: no deal can be recomputed.
    .remedy = The seed is revealed when the game is over.
problem-E-verify-commit-missing = The record has no Commit tag: nothing shows that the seed was fixed before the first deal.
problem-E-verify-commit = The seed is not the one that was sealed: its seal is { $expected }, the record’s is { $found }.
problem-E-verify-noted = The record’s seal is { $found }, not the one you noted: { $expected }.
problem-E-verify-cut = For the deal the pack of the seed gives { $expected }. The record says { $found }.
problem-E-verify-draw = In the draw for the pool the pack of the seed gives { $expected }. The record says { $found }.
problem-E-verify-empty = Nothing has been dealt: there is nothing to prove.
problem-E-verify-recut = Deal { $number } was cut with other words than when it was first opened.
problem-E-verify-shuffle = The record does not hold what the players shuffled deal { $number } with.
problem-E-verify-signed = The record is not the one that { $name } ({ $seat }) signed.
problem-E-verify-signed-missing = The players have not signed the record.
problem-E-verify-pack = Nobody can tell how the cards of deal { $number } lay before the cut.
problem-E-verify-cards = Deal { $number } gave { $found } where the pack has { $expected }{ $more ->
    [0] .
   *[other] {" "}(and { $more } cards more).
}

# Work on a cluster

problem-E-cluster = The scheduler at { $address } does not answer: { $detail }.
    .remedy = Is it running, and is the address the one that it prints, such as tcp://10.0.0.1:8786?
problem-E-cluster-missing = For a cluster, Dask is needed.
    .remedy = Install it: pip install 'ecarte[cluster]'.
problem-E-cluster-empty = The scheduler at { $address } has no workers.
    .remedy = Start some: dask worker { $address }.
problem-E-cluster-version = { $place } has { $package } { $found }, and here it is { $wanted }: results might differ.
    .remedy = Install { $package } { $wanted } there, and start it again.
problem-E-cluster-lost = The cluster at { $address } could not go on: { $detail }.
    .remedy = Look at what its workers print; they may need more memory.
problem-E-cluster-address = “{ $address }” is not the address of a scheduler.
    .remedy = It looks like tcp://10.0.0.1:8786: the scheduler prints it.
problem-E-cluster-gone = The connection to the scheduler at { $address } was lost.
    .remedy = Start it and its workers again, then the command.
