### What the page says of belote.

## Belote: page (rules, people, the library, how to play, replays)

# People
player-novice = a novice
player-casual = an occasional player
player-expert = an expert
players-novice = novices
players-casual = occasional players
players-amateur = decent amateurs
players-club = players of the club
players-expert = experts
opponent-novice = Achille
opponent-casual = Eulalie
opponent-expert = Sidonie
person-belote-N = Camille
person-belote-E = Blaise
person-belote-S = Aurèle
person-belote-W = Ondine
new-which = Game
new-opponents = { $names }
new-partner = { $name }, your partner
new-partner-same = like them
settings-callBelote = Call belote for me
settings-announce = Announce what I can declare
settings-sortTrumps = My trumps
settings-sortTrumps-left = On the left
settings-sortTrumps-right = On the right
settings-sortSuits = My suits
settings-sortSuits-alternate = Red and black by turns
settings-sortSuits-fixed = Always ♠ ♥ ♦ ♣
settings-sortRanks = The cards of a suit
settings-sortRanks-down = Highest on the left
settings-sortRanks-up = Lowest on the left
resign-means-sides = The others win the game. The record says that you resigned.

challenge-means-partner = These deals have been played with { $partner } against { $opponent }. Now you get the same cards, in the same seat.

# Hints
hint-call = Hint: play { $cards }, and call belote.
hint-bid = { $kind ->
    [pass] Hint: pass.
    [nt] Hint: bid no trumps.
    [at] Hint: bid all trumps.
   *[suit] Hint: take, with { suit } as trumps.
}
hint-announce = Hint: announce what you hold.
hint-worth-points = { $hint } It is worth { $points } ± { $error } points of the deal, the next best choice { $instead }.

# The library
library-game = Game
library-game-all = All games
side-we = Us
side-they = Them
side-score = { $side } { $score }

# How to play
how-belote-goal = Belote is played by four, two against two: your partner sits across from you. In every deal one side undertakes to collect more points than the other, with trumps of its choice. { $deals ->
    [0] The first side to { $target } points wins the game.
   *[other] The side with more points after { $deals } deals wins the game.
}
how-belote-goal-three = Belote for three: everyone plays alone. In every deal one player undertakes to collect more points than each of the others, with trumps of their choice. { $deals ->
    [0] The first to { $target } points wins the game.
   *[other] Whoever has most points after { $deals } deals wins the game.
}
how-belote-goal-two = Belote for two. In every deal one player undertakes to collect more points than the other, with trumps of their choice. { $deals ->
    [0] The first to { $target } points wins the game.
   *[other] Whoever has more points after { $deals } deals wins the game.
}
how-belote-cards-title = The cards
how-belote-cards = There are 32. In trumps the jack and the nine are the strongest. The cards rank like this, and count so many points:
how-belote-cards-plain = In the other suits they rank and count like this:
how-belote-cards-sum = The last trick counts { $last }. That makes { $whole } points in a deal.
how-belote-deal-title = The deal
how-belote-deal = Each player gets five cards, three and then two, and the next card is turned up. When somebody has taken, the taker gets the turned card and two more, the others three.
how-belote-deal-three = Each player gets five cards, three and then two, and the next card is turned up. When somebody has taken, everybody gets three more, and the last card of the pack is shown as well. Both turned cards, and six more that nobody sees, stay out of play.
how-belote-deal-two = Each player gets six cards, three at a time, and the next card is turned up. When somebody has taken, both get three more, and the last card of the pack is shown as well. Both turned cards, and twelve more that nobody sees, stay out of play.
how-belote-deal-open = All 32 cards lie on the table: before each player eight face down, and on each of these one face up. The last card dealt, face up before the dealer, counts as the turn-up. Nothing more is dealt after the bids.
how-belote-bid-title = Taking
how-belote-bid = The player next to the dealer speaks first. Everybody may take, with the turned suit as trumps, or pass. If all pass, everybody may take once more, now with another suit. If all pass again, the next player deals.
how-belote-bid-nt = { $values ->
    [scaled] Instead of a suit one may bid no trumps: it outbids a suit, and an ace counts { $ace }.
   *[other] Instead of a suit one may bid no trumps: it outbids a suit, and everything counts double.
}
how-belote-bid-at = { $values ->
    [scaled] Or all trumps: it outbids everything, and every suit is ranked as trumps. The points for tricks are scaled down to the sum of other deals.
   *[other] Or all trumps: it outbids everything, every suit is ranked as trumps, and everything counts three times.
}
how-belote-declare-title = Declarations
how-belote-declare = With their first card players announce what they hold:
how-belote-tierce = for three cards of a suit in a row (A K Q J 10 9 8 7), the tierce
how-belote-cinquante = for four in a row, the cinquante
how-belote-cent = for five or more in a row, the cent
how-belote-carre = for four aces, tens, kings or queens
how-belote-nines = for four nines
how-belote-jacks = for four jacks
how-belote-best = Only the side with the strongest declaration scores, but then for all of both partners. The table compares them after the first trick, and the cards are shown.
how-belote-best-three = Only the player with the strongest declaration scores. The table compares them after the first trick, and the cards are shown.
how-belote-belote = King and queen of trumps in one hand are belote. They are always worth { $belote } to their holder, who says “belote” when playing the first of them and “rebelote” when playing the second.
how-belote-play-title = The play
how-belote-play = The player next to the dealer leads first, with any card; after that, whoever took the last trick leads. The others must answer by these rules:
how-belote-play-follow = Follow suit.
how-belote-play-trump = If you have none of that suit, play a trump.
how-belote-play-over = A trump must be higher than all trumps in the trick, if you have one.
how-belote-play-partner = If your partner is winning the trick and you cannot follow, you need not trump: play what you like, but no trump lower than your partner’s while you hold a higher one.
how-belote-play-partner-free = If your partner is winning the trick and you cannot follow, play what you like.
how-belote-play-any = If you have no trump either, play what you like.
how-belote-play-example = A heart is led and then trumped with the 8 of spades. You have no heart, so you must play a higher spade.
how-belote-play-open = Only cards that lie face up are played, and only these count for what must be played and for belote. After a trick both turn up the card beneath the one they played; from then on it can be played too.
how-belote-score-title = The score
how-belote-score = Each side counts its cards, its declarations and the last trick. The takers need more than the others; then both score what they have. If not, the takers score nothing and the others { $whole } and all declarations. Belote stays with its holder.
how-belote-score-three = Everyone counts cards, declarations and the last trick. The taker needs more than each of the others. If not, the taker scores nothing, and the points go to the opponent with the higher score.
how-belote-score-two = Each player counts cards, declarations and the last trick. The taker needs more than the other; then both score what they have. If not, the taker scores nothing, and the other all of it. Belote stays with its holder.
how-belote-capot = for all tricks, the capot, instead of the 10 for the last
how-belote-capot-88 = for all tricks, the capot, in addition to the 10 for the last
how-belote-here-anticlockwise = In this game it goes anticlockwise.
how-belote-here-packets-2-3 = In this game the first cards are dealt by two and then three.
how-belote-here-packets-dealer = In this game the first cards are dealt by three and two, or by two and three, by turns.
how-belote-here-packets-chosen = In this game the dealer chooses in each deal: three cards and then two, or two and then three.
how-belote-here-cut-only = In this game the cards are not shuffled between deals: the tricks are put together and cut.
how-belote-here-nt-over = In this game no trumps can be bid only after somebody took a suit.
how-belote-here-belote-only = In this game only belote is declared.
how-belote-here-before = In this game everybody declares before the first card is played.
how-belote-here-shared = In this game a card may serve in a sequence and in a four of a kind.
how-belote-here-king-first = In this game belote must be called with the king.
how-belote-here-undertrump = In this game a player who cannot follow suit, and holds only lower trumps, must undertrump even the partner.
how-belote-here-unsafe = In this game belote is lost with the contract.
how-belote-here-cards-alone = In this game declarations do not count towards making the contract.

# Replays
replay-against = { $first } against { $second }
replay-takes = { $who ->
    [you] You take { $card }.
   *[other] { $name } takes { $card }.
}
replay-bottom = And
replay-short-take = takes
replay-short-bid = { $kind ->
    [pass] passes
    [nt] no trumps
    [at] all trumps
   *[suit] takes
}
replay-short-call = { $call ->
    [rebelote] rebelote
   *[belote] belote
}
replay-short-rank = to the { rank }
replay-short-trump = trumps
replay-short-show = shows
replay-capot = { $name }: capot
replay-failed-contract = { $name }: contract failed
replay-score-sides = { $scores }.
replay-sheet-contract = Contract
replay-sheet-declared = Declarations
replay-sheet-made = { $taker } { $contract }
replay-sheet-down = { $taker } { $contract }, failed
replay-sheet-litige = { $taker } { $contract }, litige
replay-sheet-passed = all passed
replay-sheet-bid = { $kind ->
    [nt] no trumps
   *[at] all trumps
}
replay-sheet-order-three = Numbers in threes: { $first }, { $second }, { $third }.
replay-sheet-won = Won by { $name }, { $result }.
replay-sheet-belote = belote
replay-sheet-capot = capot
replay-sheet-declares = { $name }: { $what }
replay-sheet-drawn = The game is drawn, { $result }.

## Belote: table
## $who is "you" for the player who looks on; $name is then not to be used. $contract is a suit, "nt" or "at".

belote-partner-name = Your partner { $name }
belote-pair = { $first }, { $second }
belote-us = Us
belote-them = Them
belote-seated = { $place ->
    [partner] { $name }, your partner
    [left] { $name }, on your left
    [right] { $name }, on your right
   *[across] { $name }, across from you
}
belote-contract = { $contract ->
    [s] spades
    [h] hearts
    [d] diamonds
    [c] clubs
    [nt] no trumps
    [at] all trumps
   *[other] { $contract }
}
belote-contract-title = { $contract ->
    [s] Spades
    [h] Hearts
    [d] Diamonds
    [c] Clubs
    [nt] No trumps
    [at] All trumps
   *[other] { $contract }
}
# Two letters in a small disc.
belote-contract-short = { $contract ->
    [nt] NT
   *[at] AT
}
belote-ranks = { $rank ->
    [K] kings
    [Q] queens
    [J] jacks
    [A] aces
    [T] tens
   *[other] nines
}
belote-kind = { $kind ->
    [tierce] a tierce
    [cinquante] a cinquante
    [cent] a cent
   *[carre] a carré of { belote-ranks }
}
belote-meld = { $kind ->
    [tierce] Tierce
    [cinquante] Cinquante
    [cent] Cent
   *[carre] Carré of { belote-ranks }
}
belote-meld-to = { belote-meld } to the { rank } of { suit }
belote-turned = Turned up: { $card }
belote-out = Not in play
belote-taker = { $who ->
    [you] you took
   *[other] { $name } took
}
belote-target = { $deals ->
    [0] of { $target } points
   *[other] deal { $deal } of { $deals }
}
belote-deal = Deal
belote-deal-of = { $deal } of { $deals }
belote-tag-takes = { $who ->
    [you] take { $contract }
   *[other] takes { $contract }
}
# Some languages have a word of its own for the pass of the second round.
belote-tag-passes = { $when ->
    [before] passed
    [again] { $who ->
        [you] pass again
       *[other] passes again
    }
   *[now] { $who ->
        [you] pass
       *[other] passes
    }
}
belote-tag-bids = bid { $contract }
belote-tag-meld = { $kind ->
    [tierce] tierce
    [cinquante] cinquante
    [cent] cent
   *[carre] carré of { belote-ranks }
}
belote-tag-belote = { $complete ->
    [yes] rebelote
   *[no] belote
}
belote-note-deals = Dealer: gave the cards. The next player speaks and leads first.
belote-note-takes = { $who ->
    [you] Taker: you named the trumps, and your side must collect more points than the others.
   *[other] Taker: named the trumps, and that side must collect more points than the others.
}
belote-note-passes = Passes: would not take with what was offered.
belote-note-bids = Bid: has been outbid by another contract.
belote-note-declares = Declaration: a run of three cards or more (tierce 20, cinquante 50, cent 100) or four alike (carré). Only the side with the best one scores its declarations.
belote-note-belote = Belote: king and queen of trumps in one hand, { $belote } points.

# The one line that says what is asked.
belote-ask-first = Will you take { $suit ->
    [s] spades
    [h] hearts
    [d] diamonds
   *[c] clubs
} as trumps?
belote-ask-after = { $said }{ " " }
belote-ask-second = All passed. Will you name another suit?
belote-ask-overcall = { $name } takes: { $contract }. Will you go over it?
belote-ask-announce = What do you declare?
belote-ask-E-overtrump = { suit-title } were led. You must play a higher trump.
belote-ask-E-beat = { suit-title } were led. You must play a higher card.
belote-ask-E-undertrump = Your partner’s trump is winning. Play none below it.
belote-ask-E-trump = { suit-title } were led. You have none: you must trump.

# Buttons
belote-take = Take
belote-pass = Pass
belote-no-more = Nothing more
belote-announce = Announce { $kind }
belote-announce-which = Announce { $kind } to the { rank } of { suit }
belote-call-belote = Belote
belote-call-rebelote = Rebelote

# What is heard, for a moment.
belote-say-pass = { $round ->
   *[other] Pass.
}
belote-say-take = { $contract }!
belote-say-meld = { $kind ->
    [tierce] Tierce.
    [cinquante] Cinquante.
    [cent] Cent.
   *[carre] Carré of { belote-ranks }!
}
belote-say-rank = { $rank ->
    [A] To the ace.
    [K] To the king.
    [Q] To the queen.
    [J] To the jack.
    [T] To the ten.
   *[other] To the nine.
}
belote-say-trump = In trumps.
belote-say-belote = Belote!
belote-say-rebelote = Rebelote!

# Slips: what was declared, the last trick, the score sheet
belote-declared = Declarations
belote-declares = { $who ->
    [you] You: { $meld }, { $points }
   *[other] { $name }: { $meld }, { $points }
}
belote-last-trick = Last trick
belote-sheet = Score sheet
belote-gain = +{ $points }
belote-sheet-takes = takes
belote-sheet-failed = failed
belote-sheet-litige = litige
belote-capot = capot
belote-sheet-target = { $deals ->
    [0] { $target } points win the game.
   *[other] The game has { $deals } deals; whoever has most points then wins.
}
belote-sheet-empty = No deal is written down yet. { belote-sheet-target }

# The result of a deal
belote-result-deal = { $who ->
    [you] { $made ->
        [yes] You took { $contract }, and made it
        [litige] You took { $contract }: a litige
       *[no] You took { $contract }, and failed
    }
   *[other] { $made ->
        [yes] { $name } took { $contract }, and made it
        [litige] { $name } took { $contract }: a litige
       *[no] { $name } took { $contract }, and failed
    }
}
belote-result-capot = Capot
belote-capot-why = All tricks: { $points } instead of the 10 for the last.
belote-holds = { $who ->
    [you] You: king and queen of { suit }
   *[other] { $name }: king and queen of { suit }
}
belote-made-why = Each side writes down its sum.
belote-hands = All hands
belote-tricks = Tricks
belote-trick-taken = takes it
belote-tricks-key = › leads; the framed card takes the trick.
belote-result-passed = All passed twice
belote-result-next = Nobody scores. The next player deals.
belote-row-cards = Cards
belote-row-counted = Tricks
belote-row-last = Last trick
belote-row-capot = Capot
belote-row-melds = Declarations
belote-row-belote = Belote
belote-row-sum = Sum
belote-row-waited = From before
belote-row-written = Written
belote-row-score = Score
belote-made = { $three ->
    [yes] { $own } against { $most } at most: made.
   *[no] { $own } against { $most }: made.
}
belote-failed = { $three ->
    [yes] { $own } against { $most } at most: not more, so it failed.
   *[no] { $own } against { $most }: not more, so it failed.
}
belote-litige = { $own } each, a litige: { $held } points wait for the next deal.
belote-compared = Declarations are not compared.
belote-failed-why = The others score all the cards and all declarations.
belote-failed-keeps = Belote stays with its holder.
belote-failed-three = The points go to the better of the others.
belote-failed-two = The other scores all the cards and all declarations.
belote-factor = { $contract ->
    [nt] No trumps: everything counts twice.
   *[at] All trumps: everything counts three times.
}
belote-scaled = In all trumps the points for tricks are scaled down to the sum of other deals.
belote-rounded = Written down to the nearest ten.

# The game log
belote-log-drew = { $who ->
    [you] You draw { $card }.
   *[other] { $name } draws { $card }.
}
belote-log-deals = { $who ->
    [you] You deal.
   *[other] { $name } deals.
}
belote-log-open = { $who ->
    [you] Deal { $deal }: you deal.
   *[other] Deal { $deal }. { $name } deals.
}
belote-log-turn = The turn-up is { $card }.
belote-log-up = { $who ->
    [you] Face up before you: { $cards }.
   *[other] Face up before { $name }: { $cards }.
}
belote-log-bottom = The last card of the pack is { $card }: neither it nor the turn-up is in play.
belote-log-take = { $who ->
    [you] You take { $card } into your hand.
   *[other] { $name } takes { $card } into the hand.
}
belote-log-pass = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
belote-log-bid = { $who ->
    [you] You take: { $contract }.
   *[other] { $name } takes: { $contract }.
}
belote-log-meld = { $who ->
    [you] You announce { $kind }.
   *[other] { $name } announces { $kind }.
}
belote-log-meld-to = { $who ->
    [you] You announce { $kind }, down from { $card }.
   *[other] { $name } announces { $kind }, down from { $card }.
}
belote-log-rank = { $who ->
    [you] You name the highest card: { rank }.
   *[other] { $name } names the highest card: { rank }.
}
belote-log-trump = { $who ->
    [you] Yours is in trumps.
   *[other] { $name }: in trumps.
}
belote-log-show = { $who ->
    [you] You show { $cards }.
   *[other] { $name } shows { $cards }.
}
belote-log-play-belote = { $who ->
    [you] You play { $card }: belote.
   *[other] { $name } plays { $card }: belote.
}
belote-log-play-rebelote = { $who ->
    [you] You play { $card }: rebelote.
   *[other] { $name } plays { $card }: rebelote.
}
belote-log-side = { $side } { $score }
belote-log-passed = All passed twice: nobody scores. Score: { $score }.
belote-log-made = { $who ->
    [you] You made your contract ({ $contract }). Written down: { $points }. Score: { $score }.
   *[other] { $name } made the contract ({ $contract }). Written down: { $points }. Score: { $score }.
}
belote-log-failed = { $who ->
    [you] You failed in your contract ({ $contract }). Written down: { $points }. Score: { $score }.
   *[other] { $name } failed in the contract ({ $contract }). Written down: { $points }. Score: { $score }.
}
belote-log-litige = { $who ->
    [you] Your contract ({ $contract }) ends in a litige. Written down: { $points }. Score: { $score }.
   *[other] { $name }’s contract ({ $contract }) ends in a litige. Written down: { $points }. Score: { $score }.
}
belote-log-won = You and your partner win the game.
belote-log-won-alone = You win the game.
belote-log-lost = { $first } and { $second } win the game.
belote-log-lost-alone = { $name } wins the game.
belote-log-drawn = The game is drawn.
belote-log-resigned = You give the game up.
belote-covering = { $card }, on a covered card
belote-covered = A covered card
