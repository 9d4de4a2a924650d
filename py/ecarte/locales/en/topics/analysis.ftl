### Analysis: reviews, hints with figures, what the computer thought. Fetched when somebody asks for one.

## What can be done, in few words

move-propose = { $number ->
    [0] Propose
   *[other] Propose for { $number }
}
move-stand = Stand
move-accept = Accept
move-refuse = Refuse
move-king = Mark the king
move-keep = Keep all
move-throw = Discard { $cards }
move-double = Double
move-offer = Offer the point
move-decline = Decline
move-concede = Throw the hand in
move-claim = Claim the rest
move-suit = Name { suit }
move-let = Let it be
move-require = Require { suit }
move-nothing = Say nothing
move-call = { $card } with the call
move-pass = Pass
move-take = { $suit ->
    [s] Take spades
    [h] Take hearts
    [d] Take diamonds
    [c] Take clubs
    [nt] Take no trumps
   *[at] Take all trumps
}
move-meld-tierce = Announce the tierce
move-meld-cinquante = Announce the cinquante
move-meld-cent = Announce the cent
move-meld-carre = Announce the carré
move-accept-double = Take the double
move-refuse-double = Refuse the double
move-accept-offer = Take the point

## Games like this: what was done in positions like one

opening-discard = { $number ->
    [0] Keep all
    [one] Discard one card
   *[other] Discard { $number } cards
}
opening-play = { $of ->
    [trumps] { rank-title } of trumps
    [plain] Plain { rank }
   *[other] { rank-title }
}
opening-take-turn = Take the suit turned up
opening-take-other = Take another suit
alike-choices = What was done in positions like this one
alike-deals = Deals
alike-won = Won
alike-points = Points
alike-analyst = Analyst
alike-list = List these games
alike-here = In this position { $who ->
    [you] you
   *[other] { $name }
} chose: { $choice }.
alike-searching = Your games are searched…
alike-searched = { $known } of { $count }
alike-found = { $deals ->
    [0] No deal like this one was found.
    [one] One deal like this one was found.
   *[other] { $deals } deals like this one were found.
} { $count ->
    [one] One game was searched.
   *[other] { $count } games were searched.
}
alike-means = What was said and done before is the same, and so are the trumps in the hand and the lengths of its other suits. Points are those of a deal, on average.
alike-analyst-means = { $unit ->
    [game] The analyst’s figure is the chance of the game with the very cards and the score of this replay.
   *[points] The analyst’s figure is the points of the deal with the very cards of this replay, less those of the other side.
}
alike-none = Bids, exchanges and the first lead of a deal are compared, outside variations. Go to the moment before one of them.

## A hint with its figures

estimate-choices = The best choices
estimate-others = The other choices
estimate-made = Contract made
estimate-rest = { $count ->
    [0] How this was counted
    [one] One more choice
   *[other] { $count } more choices
}
estimate-exact = Counted over every hand the other may hold.
estimate-sampled = Estimated from { $worlds } hands { $unit ->
    [points] the others
   *[game] the other
} may hold, give or take { $error }.
# Why it is better than the next best; where nothing stands here, the words of a review serve.
estimate-why-equal = { $number ->
    [2] The two best choices
    [3] The three best choices
   *[other] The { $number } best choices
} are equally good{ $exact ->
    [yes] .
   *[no] , as far as can be told.
}
estimate-why-wins = The first choice wins { $wins } % of such deals, the next best { $instead } %.
estimate-why-gain = A deal that is won brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} on average with the first choice, with the next best { $instead }.
estimate-why-cost = { $verb ->
    [stand] Whoever stands and loses pays { $instead } points: with the first choice a deal that is lost costs { $points } on average.
    [refuse] Whoever refuses and loses pays { $instead } points: with the first choice a deal that is lost costs { $points } on average.
   *[other] On average a deal that is lost costs, in points, { $points } with the first choice, { $instead } with the next best.
}
estimate-why-own-king = With the first choice the king of trumps is held and marked in { $wins } % of such deals, with the next best in { $instead } %.
estimate-why-other-king = With the first choice the other marks the king of trumps in { $wins } % of such deals, with the next best in { $instead } %.
estimate-why-score = The first choice brings no more points on average, but at { $own } to { $other } it wins the game more often: there one point can count for more than another.
estimate-why-belote-made = { $own ->
    [yes] With the first choice the own contract is made in { $made } % of such deals, with the next best in { $instead } %.
   *[no] With the first choice the opponents make their contract in { $made } % of such deals, with the next best in { $instead } %.
}
estimate-why-belote-points = The first choice is worth { $points }, the next best { $instead } (points of the deal more than the other side’s, give or take { $error }).

## What a decision lost: the same words in the review, the daily deal, problems and statistics

amount = { $unit ->
    [points] { $figure } { $count ->
        [one] point
       *[other] points
    }
   *[game] { $figure } of a game
}
loss-told = { $amount } – { $size ->
    [blunder] very bad (??)
    [mistake] bad (?)
    [dubious] doubtful (?!)
    [small] a small loss
   *[unsure] too close to tell
}
costliest = What cost most: “{ $choice }” in deal { $deal }, { $told }.
costliest-line = Deal { $deal }, “{ $choice }”: { $told }.
decisions-cost = { $who ->
    [you] Your { $count ->
        [one] decision
       *[other] { $count } decisions
    }
   *[other] { $count ->
        [one] The decision
       *[other] The { $count } decisions
    } of { $name }
} cost { $amount } in all.

## The review of a game

reviewed = Review
reviewed-whose = Whose game
reviewed-awaited = The analyst looks at every decision…
reviewed-ready = The review is there.
reviewed-stop = Stop
reviewed-stopped = The review was stopped.
reviewed-failed = The review could not be worked out.
reviewed-begin = Begin again
analysis-without = The master’s tables could not be fetched: this was worked out without them, and is less exact.
reviewed-decisions = Decision by decision
reviewed-decisions-open = The first figure is the loss by what could be known. In brackets: what the card cost with all cards open, as nobody saw them.
reviewed-chances = The chance of the game
reviewed-line = { $who ->
    [you] Your chance of winning the game, event by event: between { $least } and { $most }.
   *[other] The chance that { $name } wins the game, event by event: between { $least } and { $most }.
}
reviewed-open = The line sees all cards, as nobody did at the table: it shows what was at stake. What a decision cost, below, goes by what could be known.
reviewed-list = Deal by deal
reviewed-from-to = { $from } to { $to } ({ $more })
reviewed-worst = { $who ->
    [you] { $count ->
        [0] Your decisions
        [one] Your costliest decision
        [2] Your two costliest decisions
       *[other] Your three costliest decisions
    }
   *[other] { $count ->
        [0] The decisions of { $name }
        [one] The costliest decision of { $name }
        [2] The two costliest decisions of { $name }
       *[other] The three costliest decisions of { $name }
    }
}
reviewed-none = No decision cost anything measurable.
reviewed-lost = Deal { $deal }: { $told }, from { $from } to { $to }.
reviewed-error = Give or take { $error }.
reviewed-open-loss = With all cards open the card cost { $none ->
    [yes] nothing
   *[no] { $amount }
}.
reviewed-often = The master does this { $often } of the time.
reviewed-look = Look at it
# On the table, before the decision: what was chosen, and what would have been best.
reviewed-chosen = { $who ->
    [you] You chose: { $choice }
   *[other] { $name } chose: { $choice }
}
reviewed-best = Better: { $choice }
reviewed-perhaps = Perhaps better: { $choice }
reviewed-told = { $chosen }. { $best }.
reviewed-marked = { $card } ({ $mark })
reviewed-mark-chosen = chosen
reviewed-mark-best = better
reviewed-mark-thrown = discarded
reviewed-again = Try again from here
# The deal played on after the better choice and after the one made, on the table.
reviewed-show = Show the line
reviewed-shown = { $mark } { $points }: { $choice }
reviewed-line-solved = With the cards as they lay, all of them seen.
reviewed-line-thumb = With the cards as they lay: at first by rule of thumb, the end with all of them seen.
reviewed-line-otherwise = Here the choice did no worse; the verdict goes by every hand there could be.
reviewed-deals = Luck and play
reviewed-deal = Deal
reviewed-points = Points
reviewed-luck = Luck
reviewed-play = { $who ->
    [you] Your play
   *[other] { $name }
}
reviewed-luck-turned = turn-up { $more }
reviewed-luck-hands = hands { $more }
reviewed-luck-draws = { $unit ->
    [points] second cards
   *[game] draws
} { $more }
reviewed-luck-unseen = what could not be known { $more }
reviewed-play-seat = { $name } { $more }
reviewed-grade = { $amount } lost per decision
reviewed-range = { $range ->
    [one] Clearly { $best }, going by { $count ->
        [one] one decision.
       *[other] { $count } decisions.
    }
    [all] Any letter is possible: { $count ->
        [one] one decision is too few to tell.
       *[other] { $count } decisions are too few to tell.
    }
   *[some] Between { $best } and { $worst }, going by { $count ->
        [one] one decision.
       *[other] { $count } decisions.
    }
}
reviewed-letters = How is this judged?
reviewed-letters-means = A decision’s loss is counted in { $unit ->
    [points] points of the deal
   *[game] percent of a game
}, against the best that could be chosen from what the player knew. The letter of a grade is that of the computer’s player who loses about as much on average, judged in the same way:
reviewed-letter = { $who }: { $loss } ± { $error }{ $unit ->
    [points] { " " }points
   *[game]  %
}
reviewed-letter-chance = choices at random
reviewed-letters-sure = A single game leaves several letters possible; the more decisions, the fewer. While every letter is possible, none is shown.
reviewed-marks = A decision that loses { $dubious } or more is doubtful (?!), from { $mistake } on bad (?), from { $blunder } on very bad (??). A smaller loss has no mark.
reviewed-judged-ecarte = The review judges what was said, discarded, led and played, a suit that was named, a double or a point offered and the answer to it, a hand thrown in, and a king that was not marked in time. It does not judge offers that were not made, answers to a wrongly named suit, and anything against the rules.
reviewed-judged-belote = The review judges bids, declarations, belote that was not called, and the cards played. It does not judge a card that was the only one allowed.
reviewed-lucky = { $way ->
    [good] { $who ->
        [you] The cards were kind to you: { $amount }.
       *[other] The cards were kind to { $name }: { $amount }.
    }
    [bad] { $who ->
        [you] The cards were against you: luck { $amount }.
       *[other] The cards were against { $name }: luck { $amount }.
    }
   *[even] The cards favoured nobody: { $amount }.
}
reviewed-means = Luck is what the cards brought, play what the decisions lost or won, both in { $unit ->
    [points] points of the deal
   *[game] chance of the game
}. Worked out by { $engine }.

## What the computer thought, after the deal

why-told = { $name }: { $reasons }
why-nothing = { $name } gives no reason.
why-whom = Whom to ask
why-seat = { $role ->
    [partner] { $name }, your partner
   *[other] { $name }
}
why-figures = What each choice was worth
why-points = The figures are points of the deal: what the own side makes more than the other, as the player expected.
why-without = The master’s tables could not be fetched: without them what { $name } thought cannot be told.

## Why something else was better (`review-<code>`); the hand is the one of whoever decided

review-held = { $trumps ->
    [0] no trump
    [one] one trump
    [2] two trumps
    [3] three trumps
    [4] four trumps
   *[other] five trumps
}{ $guarded ->
    [0] { "" }
   *[other] { $bare ->
        [0] { " " }and
       *[other] ,
    } { $guarded ->
        [one] a guarded king
        [2] two guarded kings
       *[other] three guarded kings
    }
}{ $bare ->
    [0] { "" }
    [one] { " " }and a king alone in its suit
    [2] { " " }and two kings alone in their suits
   *[other] { " " }and three kings alone in their suits
}
review-hand = In the hand: { review-held }.
review-stand = With { review-held }, standing wins { $wins } % of such deals, proposing { $instead } %.
review-propose = With { review-held }, proposing wins { $wins } % of such deals, standing { $instead } %.
review-accept = With { review-held }, accepting wins { $wins } % of such deals, refusing { $instead } %.
review-refuse = With { review-held }, refusing wins { $wins } % of such deals, accepting { $instead } %.
review-keep = What the stock gives is on average worth less than { $cards }.
review-throw = What the stock gives is on average worth more than { $cards }.
review-trumps = A trump led first draws one of the other’s, if there is one, before it can beat a card of another suit.
review-plain = Another suit led first keeps the trumps in hand for the tricks that need them.
review-master = { review-belote-master }
review-long = With { $number } cards of its suit in the hand, the other may well have none: then only a trump takes { $cards }.
review-harder = { $cards } is harder to beat than { $instead }.
review-takes = { $cards } takes the trick.
review-cheaply = { $instead } takes the trick as well, and { $cards } is kept for another.
review-may-take = { $cards } may still take a trick; { $instead } hardly can.
review-likelier = { $cards } is likelier than { $instead } to take a trick later.
review-lets = This trick may go: { $cards } is worth more later.
review-guards = { $cards } guards { $instead }, which would stand alone in its suit.
review-shortens = { $cards } is of the shorter suit: the longer one stays together.
review-equal = What was chosen is just as good{ $exact ->
    [yes] .
   *[no] , as far as can be told.
}
review-wins = The better choice wins { $wins } % of such deals, the other { $instead } %.
review-gain = A deal that is won brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} on average with the better choice, with the other { $instead }.
review-cost = { $verb ->
    [stand] Whoever stands and loses pays { $instead } points: with the better choice a deal that is lost costs { $points } on average.
    [refuse] Whoever refuses and loses pays { $instead } points: with the better choice a deal that is lost costs { $points } on average.
   *[other] On average a deal that is lost costs, in points, { $points } with the better choice, { $instead } with the other.
}
review-own-king = With the better choice the king of trumps is held and marked in { $wins } % of such deals, with the other in { $instead } %.
review-other-king = With the better choice the other player marks the king of trumps in { $wins } % of such deals, with the worse in { $instead } %.
review-score = The better choice does not bring more points on average, but at { $own } to { $other } it wins the game more often: there one point can count for more than another.
review-king = The king of trumps was not marked in time: its score is lost.
review-goes-on = Played on, { $wins } % of such deals are won.
review-asked = The other would only take what suits them; with nothing said, { $wins } % of such deals are won.

## Why something else was better in belote

review-belote-held = { $contract ->
    [nt] In the hand for no trumps: { $aces ->
        [0] no ace
        [one] one ace
       *[other] { $aces } aces
    }.
    [at] In the hand for all trumps: { $jacks ->
        [0] no jack
        [one] one jack
       *[other] { $jacks } jacks
    }.
   *[other] In the hand for { belote-contract }: { $trumps ->
        [0] no trump
        [one] one trump
       *[other] { $trumps } trumps
    }{ $jack ->
        [yes] , the jack
       *[no] { "" }
    }{ $nine ->
        [yes] , the nine
       *[no] { "" }
    }{ $aces ->
        [0] , no ace beside
        [one] , one ace beside
       *[other] , { $aces } aces beside
    }.
}
review-belote-bid-made = Whoever takes on this hand makes the contract in { $made } % of such deals.
review-belote-made = { $own ->
    [yes] With the better choice the own contract is made in { $made } % of such deals, with the other in { $instead } %.
   *[no] With the better choice the opponents make their contract in { $made } % of such deals, with the other in { $instead } %.
}
review-belote-points = The better choice is worth { $points }, the other { $instead } (points of the deal more than the other side’s, give or take { $error }).
review-belote-declare = Declarations count only if they are announced.
review-belote-call = Belote counts only if it is called.
review-belote-draws = A trump draws trumps from the others, who { $sure ->
    [yes] still have
   *[no] may still have
} { $number ->
    [one] one
   *[other] { $number }
}.
review-belote-risks = { $cards } can be taken by a higher card.
review-belote-master = No one else can beat { $cards } in its suit.
review-belote-bares = After that { $cards } is alone in its suit while the ace is still out.
review-belote-keeps-trumps = The trump is worth more later.
review-belote-keeps-master = No one else can beat { $cards } in its suit: it may take a trick later.
review-belote-partners = The partner is winning the trick: { $cards } is wasted on it.
review-belote-takes = { $last ->
    [yes] { $cards } takes a trick with
   *[no] { $cards } goes ahead in the trick, which then counts
} { $points ->
    [one] one point
   *[other] { $points } points
}.
review-belote-gives = { $cards } brings { $points ->
    [one] one point
   *[other] { $points } points
} to a trick { $last ->
    [yes] of the own side
   *[no] that the own side is winning
}.
review-belote-saves = { $cards } gives { $points ->
    [one] one point
   *[other] { $points } points
} to a trick { $last ->
    [yes] of the other side
   *[no] that the other side is winning
}.
review-belote-overtaken = An opponent may still take this trick, and { $points ->
    [one] one point
   *[other] { $points } points
} with { $cards }.
review-belote-guards = { review-guards }
review-belote-harder = { review-harder }
review-belote-may-take = { review-may-take }
review-belote-likelier = { review-likelier }
review-belote-fewer = With { $instead }, { $points ->
    [one] one point less is
   *[other] { $points } points less are
} at stake than with { $cards }.
review-belote-ruffed = An opponent has shown none of this suit, and may trump { $cards }.
review-belote-partners-ace = { $thrown ->
    [yes] The partner threw { $instead } and, by all that was played, very likely has { $card }: { $cards } is led to it.
   *[no] By what was played, the partner very likely has { $card }: { $cards } is led to it.
}
review-belote-shortens = { review-shortens }
review-belote-long = { $cards } is of the longer suit.
review-belote-silent = The declaration would win nothing, and shows cards to the others.

## What could they hold?

reading-title = { $who ->
    [you] What could you hold?
   *[other] What could { $name } hold?
}
reading-of = From what is known to
reading-seat = { $who ->
    [you] you
   *[other] { $name }
}
reading-grid = { $who ->
    [you] The chance of each card being in your hand, in percent
   *[other] The chance of each card being in { $name }’s hand, in percent
}
reading-hand = own hand
reading-played = played
reading-turned = turned up
reading-laid = discarded
reading-held = it is there
reading-held-by = { $name } really has it
reading-card = { $card }: { $told }
reading-frames = Framed: what is really there
reading-weighted = { $who ->
    [you] Go by what you said and how many cards you took
   *[other] Go by what { $name } said and how many cards they took
}
reading-unsaid = { $who ->
    [you] You have said nothing to go by: { $hands } hands are possible, all of them equally likely.
   *[other] { $name } has said nothing to go by: { $hands } hands are possible, all of them equally likely.
}
reading-alike = { $hands } hands are possible, all counted as equally likely.
reading-weighed = { $hands } hands are possible, each weighted by how likely a player holding it would say and draw the same.
reading-sampled = Of { $hands } possible hands a few thousand were examined: give or take { $error }.
reading-awaited = Going through the hands: { $progress }
reading-failed = This could not be worked out.
reading-title-several = What could they hold?
reading-aside = Not in play
reading-covered = Covered
reading-grid-open = The cards that are still covered
reading-open = The covered cards may lie in any order, each as likely as the others.
reading-grid-several = The chance of each card being in each hand, in percent: { $names }
reading-chances = { $name } { $chance }
reading-supposed = supposed
reading-suppose = Suppose
reading-suppose-how = Choose a player, then tap cards to put them into that hand, or a suit below that it lacks.
reading-suppose-clear = Suppose nothing
reading-suppose-back = Take back: { $supposed }
reading-suppose-has = { $name } has { $card }
reading-suppose-void = { $name } has no { $suit ->
    [s] spade
    [h] heart
    [d] diamond
   *[c] club
}
reading-matters = What matters
reading-matter = { $what ->
    [jack] jack of trumps
    [nine] nine of trumps
    [ace] an ace beside
   *[void] { $suit ->
        [s] no spade
        [h] no heart
        [d] no diamond
       *[c] no club
    }
}
reading-figures = What each choice is worth
reading-figures-means = Points of the deal, the own side’s less the others’.
reading-weighted-several = Go by what the others bid, declared and kept silent
reading-unsaid-layouts = Nobody else has said anything to go by: there are { $hands } ways to lay the hidden cards, all of them equally likely.
reading-alike-layouts = There are { $hands } ways to lay the hidden cards, all counted as equally likely.
reading-weighed-layouts = There are { $hands } ways to lay the hidden cards, each weighted by how likely the others would bid and declare the same.
reading-sampled-layouts = Of { $hands } ways to lay the hidden cards a thousand or two were examined: give or take { $error }.

## The hand explorer

explorer-role = Who holds the hand
explorer-elder = Elder, who leads
explorer-dealer = Dealer
explorer-hand = Hand
explorer-turned = turn-up
explorer-is-turned = { $card }, turned up
explorer-pack = The pack
explorer-draw = Any hand
explorer-clear = Clear
explorer-own = Own points
explorer-other = Theirs
explorer-laid = The elder changes
explorer-missing-hand = { $number ->
    [one] Choose one card more for the hand.
    [5] Choose the five cards of the hand.
   *[other] Choose { $number } cards more for the hand.
}
explorer-missing-turned = Choose the turn-up.
explorer-awaited = Working it out…
explorer-over = The turned king ends the game: there is nothing to decide.
explorer-books = What the books say
explorer-figures = What the numbers say
explorer-why-standard = As strong as a hand to stand or refuse with: { $hand }.
explorer-why-vole = All five tricks are sure, and count double: cards could only cost them.
explorer-why-certain = The point is sure, so no exchange can hurt, and a refusal would count double.
explorer-why-king = A hand to stand with; but with the king in it nobody else can draw it, so they propose.
explorer-why-weak = Weaker than every hand they stand or refuse with.
explorer-throws = When cards are changed, they discard { $cards }.
explorer-keeps = When cards are changed, they keep all.
explorer-leads = When they are not, they lead: { $card }.
explorer-near = Nearly the same
explorer-master = The master’s choice: { $choice }, { $often }
explorer-choices = What can be done
explorer-choice = Choice
explorer-game = Chance of the game
explorer-points = Points
explorer-deals-stand = The deal alone, counted as the books do, with both hands open: against { $wins } of the { $hands } hands the dealer may hold it makes the point, { $share }. The chances above are yours, of winning the whole game.
explorer-deals-refuse = The deal alone, counted as the books do, with both hands open: against { $wins } of the { $hands } hands the elder may hold, all counted alike, whether or not one proposes with them, it makes the point, { $share }. The chances above are yours, of winning the whole game.
explorer-best-lead = Best lead, having stood
explorer-seeing = Standing is counted with both hands seen, but a lead is chosen without seeing the dealer’s: that is worth { $game } of the games and { $points } of a point more.
explorer-best-discards = { $laid ->
    [0] Best discards, when cards are accepted
    [one] Best discards, when the elder has discarded one card
   *[other] Best discards, when the elder has discarded { $laid } cards
}
explorer-error = give or take { $error }
explorer-exact = counted over every hand
explorer-counting = Counting: { $progress }
explorer-means = { $role ->
    [dealer] Chance of the game, then points of the deal, estimated from { $worlds } hands of an elder who has proposed: strong ones are rare among them. Accepting is counted over whatever the elder then discards.
   *[other] Chance of the game, then points of the deal. Standing is counted over every hand, the rest estimated from { $worlds }.
}

# Of belote: `$place` is that in the order of speaking; `$role` is who took, as seen by the first one.
explorer-asks = What is asked
explorer-asks-first = First round
explorer-asks-second = Second round
explorer-asks-lead = First lead
explorer-place = You speak
explorer-at = { $place ->
    [1] first
    [2] second
    [3] third
   *[last] last, as dealer
}
explorer-taker = Who took
explorer-took = { $role ->
    [own] You
    [next] The player after you
    [partner] Your partner
   *[dealer] The dealer
}
explorer-contract = Taken
explorer-turn-up = turn-up
explorer-bottom = last card
explorer-is-others = { $card }, the other’s
explorer-own-row = Your row
explorer-other-row = The other’s row
explorer-last = Dealt last
explorer-missing-cards = { $number ->
    [one] Choose one card more for the hand.
   *[other] Choose { $number } cards more for the hand.
}
explorer-missing-row = { $number ->
    [one] Choose one more card of the other’s row.
   *[other] Choose { $number } cards of the other’s row.
}
explorer-missing-turn-up = Choose the card turned up.
explorer-missing-bottom = Choose the last card of the pack, which is turned up as well.
explorer-declared = Before the lead:
explorer-means-bid = Points of the deal, your side’s less the others’, estimated from { $worlds } deals. Everyone before you has passed; those after you bid as their cards tell them. The chance of the game is for one that has just begun.
explorer-means-lead = Points of the deal, your side’s less the others’, estimated from { $worlds } hands of the others. Everyone but the taker has passed, and nobody else has declared anything. The chance of the game is for one that has just begun.

## The standard hands of the books

classic-three-trumps = three trumps
classic-two-trumps-three-cards = two trumps and three cards of one suit
classic-two-trumps-three-cards-court = two trumps and three cards of one suit, a court card at their head
classic-two-trumps-guarded-queen = two trumps and a guarded queen
classic-two-trumps-king-and-two = two trumps, a king and two small cards of another suit
classic-two-trumps-king = two trumps and a king
classic-two-trumps-queen-knave-ace = two trumps, and a queen, a jack and an ace of three suits
classic-one-trump-tierce = one trump and king, queen and jack of one suit
classic-one-trump-tierce-court = one trump, king, queen and jack of one suit, and another court card
classic-one-trump-four-cards = one trump and four cards of one suit, the king at their head
classic-one-trump-queens-three-cards = one trump, three cards with the queen at their head, and another queen
classic-one-trump-two-kings = one trump and two kings
classic-one-trump-king-queen = one trump, a king and a queen of another suit
classic-one-trump-king-queen-guarded = one trump, a king and a guarded queen
classic-one-trump-guarded-king-queen = one trump, a guarded king and a queen
classic-one-trump-king-queen-ace = one trump, a king, a queen and an ace of three suits
classic-one-trump-two-queens = one trump and two queens
classic-one-trump-guarded-queens = one trump and two guarded queens
classic-one-trump-queen-guarded-knave = one trump, a queen and a guarded jack
classic-one-trump-guarded-queen-knave = one trump, a guarded queen and a guarded jack
classic-one-trump-queen-guarded-knave-court = one trump, a queen, a guarded jack and another court card
classic-three-kings = three kings
classic-three-queens = three queens
classic-three-guarded-queens = three queens, two of them guarded
classic-four-courts = four court cards in two suits
classic-four-courts-tierce = king, queen and jack of one suit, and another court card
classic-four-courts-three-suits = four court cards in three suits
classic-queen-knave-ten = a queen, a guarded jack and a guarded ten
classic-one-trump-ten = one trump and a ten
classic-one-trump-pair = one trump and two cards of one suit

## Why the computer did what it did (`reason-<code>`), as a player tells it of themselves

reason-forced = There was nothing else to do.
reason-slip = I was not paying attention.
reason-king = A king of trumps scores: it is marked at once.
reason-weighs = At this score that was worth more than playing on.
reason-claims = There was an irregularity to see to.
reason-advised = I followed the advice I was given.
reason-otherwise = On second thought I would choose otherwise: { $event }.
reason-untabled = That is how I choose when my tables cannot be fetched. With them I would choose otherwise: { $event }.
reason-hand = I held { review-held }.
reason-expected = I expected about { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}; I want no exchange with { $needed } or more.
reason-throws-worst = { $number ->
    [0] Every card could still take a trick: I keep trumps and kings.
   *[other] I discard what is least likely to take a trick, and keep trumps and kings.
}
reason-too-few = Too few cards were left in the stock for all that I would have discarded.
reason-leads-trumps = Strong in trumps, I led { $card } to draw the other’s, before they could beat my good cards.
reason-leads-master-trump = No trump is left above { $card }: it takes the trick, and draws one of the other’s.
reason-leads-master = Nothing is left above { $card } in its suit: only a trump can take it.
reason-leads-longest = I led { $card } from my longest suit, so that a trump must be spent on it.
reason-leads-highest = With no suit of two cards or more, I led { $card }, my highest beside the trumps.
reason-takes-cheaply = I took the trick with as little as I could, { $card }: what is higher may take another.
reason-gives-least = Nothing I had takes the trick: I gave { $card }, which I miss least.
reason-counted = I counted every hand the other could have: { $card } wins { $game } % of games, the next best { $next } %.
reason-sampled = Over { $hands } hands the other could have, { $card } wins { $game } % of games, the next best { $next } %.
reason-classic = { $why ->
    [none] The books change cards with such a hand: it is weaker than those they stand or refuse with.
    [vole] Sure of all five tricks: an exchange could only cost one.
    [certain] Sure of the point, the books propose: no exchange can hurt.
    [king] It is a hand to stand with; but with the king in it nobody else can draw it, and the books propose.
   *[other] The books want no exchange with a hand as good as this: { $like }.
}
reason-policy = { $often ->
    [100] Over all the deals I trained on, nothing else did as well here.
   *[other] Here I do this { $often } % of the time and something else otherwise, so that nobody can read my hand from it.
}
reason-courts = { $courts ->
    [0] I looked for court cards and saw none.
    [one] I looked at my court cards: one.
   *[other] I looked at my court cards: { $courts }.
}
reason-accepts-hopefully = I hoped for better cards, and accepted.
reason-keeps-queens = I do not like to part with queens.
reason-keeps-low = I did not like to give so many cards away.
reason-spends-trump = I led my only trump, { $card }, to be rid of the worry.
reason-hoards-trumps = I was saving my trumps for later, and led { $card }.
reason-leads-low = I saved my good cards, and led { $card }.
reason-takes-high = I wanted to be sure of the trick, and took it with { $card }.
reason-forgets-played = I no longer knew what had been played.

## What the players of belote say of their choices

reason-belote-draws = I drew trumps: the others { $sure ->
    [yes] still had
   *[no] could still have
} { $number ->
    [one] one
   *[other] { $number }
}.
reason-belote-ruffed = My partner has no card left of this suit, and may trump { $cards }.
reason-belote-short = { $cards } was my only card of its suit: once it is gone, I can trump.
reason-belote-low = No card of mine was the highest of its suit and safe to lead: { $cards } risks least.
reason-belote-least = I gave { $cards }, which I miss least.
reason-belote-worth-most = I led { $cards }, which counts most of what I had.
reason-belote-takes-high = I wanted the trick, and took it with { $cards }.
reason-belote-counted = I counted { $count } for my best suit: one for each trump, one more for jack and nine, one for each ace beside. I take with more than { $needed }.
reason-belote-weighed = { $way ->
    [table] From what such hands have brought in many deals I expected { $points } points, for “{ $event }” { $instead }.
    [tried] Over { $hands } deals that fitted the bids, it brought { $points } points, “{ $event }” { $instead }, give or take { $error }.
    [solved] Over { $hands } hands the others could have, played on without a fault, it brought { $points } points, “{ $event }” { $instead }, give or take { $error }.
    [covered] Over { $hands } orders of the covered cards, played on by rules of thumb, it brought { $points } points, “{ $event }” { $instead }, give or take { $error }.
    [open] With all cards open and the rest played without a fault, it brings { $points } points, “{ $event }” { $instead }.
   *[played] Over { $hands } hands the others could have, played on by rules of thumb, it brought { $points } points, “{ $event }” { $instead }, give or take { $error }.
}
reason-belote-unsure = “{ $event }” promised { $instead } points instead of { $points }, but that was no sure gain: I kept to my rule.
reason-belote-even = I found no difference to “{ $event }”: { $points } points either way.
reason-belote-rated = Of the first leads, this loses fewest points over many deals with all cards open; I learnt it from them.
reason-belote-sound = Everything else would have put a ten at risk, left trumps with the others, or wasted one.
reason-belote-alike = All the cards I could play were worth the same.
reason-belote-outdone = Somebody else had announced better: mine would not have counted.
reason-belote-stakes = The game could end with this deal: I counted winning it, or losing it, as { $points } points.

## Problems to solve: what is to be decided (`puzzle-<kind>`), and the question

puzzle-propose = Propose or stand
puzzle-propose-ask = Propose, or stand?
puzzle-accept = Accept or refuse
puzzle-accept-ask = Accept, or refuse?
puzzle-discard = What to discard
puzzle-discard-ask = Which cards do you discard?
puzzle-lead = What to lead
puzzle-lead-ask = Which card do you lead?
puzzle-card = Which card
puzzle-card-ask = Which card do you play?
puzzle-double = Double or not
puzzle-double-ask = What do you say?
puzzle-first = First round: take or pass
puzzle-first-ask = Do you take, or pass?
puzzle-second = Second round: take or pass
puzzle-second-ask = Do you take a suit, or pass?
puzzle-free = No trumps and all trumps
puzzle-free-ask = What do you bid?
puzzle-open = Cards on the table
puzzle-open-ask = Which card do you play?
puzzle-draw = Drawing trumps
puzzle-draw-ask = Which card do you lead?
puzzle-partner = The partner has the trick
puzzle-partner-ask = Which card do you play to your partner’s trick?
puzzle-belote = Keeping the belote
puzzle-belote-ask = Which card do you play?
puzzle-last = The last tricks
puzzle-last-ask = Which card do you play?
puzzle-bids = Bids without end
puzzle-bids-ask = What do you bid?
puzzle-bids-free = Bids without end, no trumps and all trumps too
puzzle-bids-free-ask = What do you bid?
puzzle-bids-open = Bids without end, cards on the table
puzzle-bids-open-ask = What do you bid?
