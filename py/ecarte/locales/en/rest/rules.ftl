### The games, their presets and options.

## Shell: the bar, the panels, the games kept on this device

games-none = No unfinished game.
games-over = Finished
games-line = You { $mine }, { $name } { $theirs }
games-save = Save the record of the game against { $name } at { $mine } to { $theirs }, { $when }
games-won = You beat { $name }, { $mine } to { $theirs }
games-lost = { $name } beat you, { $theirs } to { $mine }
games-given-up = You gave up against { $name }, at { $mine } to { $theirs }
games-detail = { $rules } · { $deals ->
    [0] to { $target } · deal { $deal }
   *[other] deal { $deal } of { $deals }
} · { $when }
games-help = { $hints ->
    [0] { $takebacks ->
        [one] { $takebacks } move taken back
       *[other] { $takebacks } moves taken back
    }
    [one] { $takebacks ->
        [0] one hint
       *[other] one hint, { $takebacks } taken back
    }
   *[other] { $takebacks ->
        [0] { $hints } hints
       *[other] { $hints } hints, { $takebacks } taken back
    }
}
games-delete = Delete the game against { $name } at { $mine } to { $theirs }, { $when }
games-deleted = The game is deleted.
games-restored = The game is back.
games-restored-many = { $count ->
    [0] No game came back.
    [one] One game is back.
   *[other] { $count } games are back.
}
games-bring-back = Bring back the game against { $name } at { $mine } to { $theirs }, { $when }
games-elsewhere = That game is being played in another window.
preset-akagiri = The usual game
preset-akagiri-help = Dealt by three and two, to five points; a king of trumps is marked for you.
book-preset-akagiri = The everyday game, as this site plays it when you change nothing: to five points, three cards and then two, kings marked automatically.
preset-jirai = Jirai’s house
preset-jirai-help = Dealt five at once; only a turned king scores, you need not beat the card led, and a deal stops at three tricks, unless it is three to none.
book-preset-jirai = A rougher game from Japan. Five cards at once, no point for a king in the hand, no duty to play higher, and a deal ends when it is decided. A king turned up is greeted with a wild cry.
preset-article-2 = By the book
preset-article-2-help = You mark the king yourself before the first card, or forget it; a proposal says how many cards; a dealer who accepts must change a card.
book-preset-article-2 = As the encyclopedias have it: you announce the king yourself before the first card is played, or forget it; the elder proposes a number of cards; and a dealer who accepts must change one. In games begun before this version the king follows the laws of London, and proposals name no number.
preset-article = By the book (first version)
preset-article-help = You mark the king yourself, or forget it; a dealer who accepts must change a card.
preset-london-3 = The London club
preset-london-3-help = As at a real table: kings are announced or forgotten, a wrong card can be played and claimed.
book-preset-london-3 = The laws of the London clubs, with everything that can go wrong at a table: suits not followed, kings forgotten or marked wrongly, cards led out of turn. Whoever notices may claim.
preset-london-2 = The London club (second version)
preset-london-2-help = As at a real table: kings are announced or forgotten, a wrong card can be played and claimed.
preset-london = The London club (first version)
preset-london-help = As at a real table: kings are announced or forgotten, a wrong card can be played and claimed.
preset-casino = Casino
preset-casino-help = Points can be doubled and offered, and games count up to three.
book-preset-casino = For the bold: games count up to three, either player may double, and the point may be offered.
option-rank_order = Order of the cards
option-rank_order-help = Where the ace stands: below the jack as in old écarté, or on top.
option-rank_order-king-high = K Q J A 10 9 8 7
option-rank_order-ace-high = A K Q J 10 9 8 7
book-option-rank_order-king-high = The ace stands below the jack.
book-option-rank_order-ace-high = The ace stands above the king: ace, king, queen, jack, ten, nine, eight, seven. The card that scores is still the king.
option-packets = Packets
option-packets-help = How the five cards are dealt.
option-packets-3-2 = three, then two
option-packets-2-3 = two, then three
option-packets-5 = five at once
option-packets-own = each player’s own
book-option-packets-3-2 = Three cards to each, then two.
book-option-packets-2-3 = Two cards to each, then three.
book-option-packets-5 = All five at once.
book-option-packets-own = Players say with their first deal whether they deal by three and two or by two and three, and keep to that for the game. In the next game they may choose again, saying so before they deal: that is the notice of law 8.
option-dealer_min_discard = Fewest cards the dealer changes
option-dealer_min_discard-help = The fewest cards that a dealer who accepts must discard.
option-dealer_min_discard-0 = none
option-dealer_min_discard-1 = one
book-option-dealer_min_discard-0 = A dealer who accepts may keep all five cards.
book-option-dealer_min_discard-1 = A dealer who accepts must change at least one card, as long as the stock has one.
option-propose_number = Proposals name a number
option-propose_number-help = The player who proposes says how many cards, and must change as many.
book-option-propose_number-off = The number is said after the proposal was accepted.
book-option-propose_number-on = The number is said with the proposal, “I propose three”, and the elder must keep to it.
option-king_mark = King of trumps in hand
option-king_mark-help = Its holder scores automatically, by announcing it, or not at all.
option-king_mark-automatic = marked for you
option-king_mark-optional = must be announced
option-king_mark-none = scores nothing
book-option-king_mark-automatic = The table marks the king for whoever holds it.
book-option-king_mark-optional = Players announce it themselves. A king that is forgotten scores nothing.
book-option-king_mark-none = A king in the hand scores nothing; only a king turned up does.
option-king_until = Last moment for the king
option-king_until-help = Until when a king in hand may be announced.
option-king_until-laws = own first card
option-king_until-first-lead = first card led
book-option-king_until-laws = Each has time until their own first card. The elder announces before leading; if the card led is the king itself, until it is played to. The dealer announces before playing to the first trick; if that card is the king itself, until the dealer plays again.
book-option-king_until-first-lead = The first card of the deal ends it for both.
option-must_head = Must beat the card led
option-must_head-help = A player who follows suit must take the trick if possible.
book-option-must_head-on = A player who holds a higher card of the suit led must play it.
book-option-must_head-off = Any card of the suit led can be played.
option-stop_early = Stop when decided
option-stop_early-help = The deal ends at three tricks. At three to none, all five are played.
book-option-stop_early-off = All five tricks are played.
book-option-stop_early-on = The deal ends with the third trick of one player. If the other has none by then, all five are played, whoever takes the last two.
option-vulnerability = Risk of declining
option-vulnerability-help = When a player who declines an exchange pays double for losing the point.
option-vulnerability-first = at the first proposal
option-vulnerability-every = at every proposal
option-vulnerability-none = never
book-option-vulnerability-first = Only saying no to the first proposal of a deal makes a player vulnerable.
book-option-vulnerability-every = Whoever says no is vulnerable, at any proposal, and so is an elder who stands after an exchange.
book-option-vulnerability-none = Nobody is ever vulnerable.
option-target = Points to win
option-target-help = How many points end the game.
option-deals = Length
option-deals-help = What ends the game: points, or a number of deals.
option-deals-0 = to the points
option-deals-5 = five deals
book-option-deals-0 = The game goes to the target.
book-option-deals-5 = The game has five deals.
option-passed_counts = Passed deals count
option-passed_counts-help = In a game of so many deals, a deal that all passed is one of them.
book-option-passed_counts-on = A deal that all passed is one of the deals of the game.
book-option-passed_counts-off = A deal that all passed does not count: another takes its place.
option-tied_end = Equal scores at the end
option-tied_end-help = Whether a game whose last deal leaves the scores equal is drawn, or goes on.
option-tied_end-draw = a draw
option-tied_end-another-deal = another deal
book-option-tied_end-draw = Equal scores at the end of the game are a draw.
book-option-tied_end-another-deal = While the scores are equal another deal is played.
option-game_points = Game points
option-game_points-help = A game is worth three when the loser has nothing, two with less than half, else one.
book-option-game_points-off = A game won is a game won.
book-option-game_points-on = A game counts one, two or three.
option-revoke = Wrong cards
option-revoke-help = What happens to a card that breaks the rules.
option-revoke-impossible = cannot be played
option-revoke-penalty = can be played, and claimed
book-option-revoke-impossible = The table does not take such a card, and says why.
book-option-revoke-penalty = It can happen. Until the next deal begins, the other player may claim it, once the cards played show it. The deal is then played again, or left as it is, as that player likes. If the offender wins it all the same, the tricks bring one point less: nothing for the point, one for the vole. A card taken back before the next lead costs nothing.
option-replay = After a revoke
option-replay-help = From where the deal may be played again.
option-replay-card = from the wrong card
option-replay-hand = the whole hand
book-option-replay-card = The deal is played again from the wrong card on.
book-option-replay-hand = The whole hand is played again, with the cards that were dealt.
option-declare_suit = Naming the suit
option-declare_suit-help = Whether the leader says which suit is led. A wrong name lets the other require the suit.
option-declare_suit-off = not said
option-declare_suit-on = before every lead
option-declare_suit-may = if one likes
book-option-declare_suit-off = Suits are not named.
book-option-declare_suit-on = Every lead is named. If the leader has no card of the suit that was named, the card led may count as one of that suit: it keeps its rank, and a card of the same rank does not beat it.
book-option-declare_suit-may = The leader may name a suit, as in London. If the leader has none of it, the card stays what it is.
option-doubling = Doubling
option-doubling-help = Until the third trick is led either player may offer to double the points of the tricks. Whoever refuses loses the deal.
book-option-doubling-off = Nobody doubles.
book-option-doubling-on = Either player may offer to double.
option-offer_point = Offering the point
option-offer_point-help = Before the first lead either player may give the other the point. Whoever declines must take all five tricks.
book-option-offer_point-off = The point has to be played for.
book-option-offer_point-on = Either player may offer the point.
option-throw_in = Throwing in
option-throw_in-help = A hand can be given up, or laid down when all its tricks are sure.
option-throw_in-shown = on, and both hands are shown
book-option-throw_in-off = Every deal is played to its end.
book-option-throw_in-on = A player on turn may give up, or claim the rest.
book-option-throw_in-shown = The same, but then both show what they still hold, so that a revoke or a false king can be claimed until the next deal. The London laws allow that “even if the hand was thrown in”; they do not say how it is found out. Showing the hands is the way of this table.
option-turned_king = A turned king
option-turned_king-help = Whether the dealer’s score for turning a king is marked automatically.
option-turned_king-automatic = marked automatically
option-turned_king-marked = the dealer marks it, or forgets
book-option-turned_king-automatic = The point is marked automatically.
book-option-turned_king-marked = The dealer must say “king”, at the latest before the next card is turned up. Only a king that was marked can end the game.
option-short_stock = A stock too small for the dealer
option-short_stock-help = What a dealer who has accepted may exchange when fewer than five cards are left.
option-short_stock-rest = up to what is left
option-short_stock-as-is = nothing: the hand is played as it is
book-option-short_stock-rest = The dealer exchanges any number up to what is left. By law 38 of the London clubs, a dealer who would like more than that plays the hand as it is.
book-option-short_stock-as-is = A dealer who has accepted, and for whom fewer than five cards are left, exchanges none and plays the hand as it is. The second version of the London club had this custom, which is stricter than law 38. Acceptance on condition that the stock suffices avoids it.
option-on = on
option-off = off

## Library: every game kept on this device, in a list

games-deleted-many = { $count ->
    [0] Nothing was deleted: these games are being played.
    [one] One game is deleted.
   *[other] { $count } games are deleted.
}
games-others = { $me } { $mine }, { $name } { $theirs }
games-replay = Replay the game against { $name } at { $mine } to { $theirs }, { $when }
games-review = Review the game against { $name } at { $mine } to { $theirs }, { $when }
games-view = as { $name } saw it
games-void = void
games-undated = undated
games-source-played = played here
games-source-imported = imported
games-source-link = from a link
games-source-challenge = challenge
games-word-won = won
games-word-lost = lost
games-word-over = finished
games-word-open = unfinished
games-no-going-on = This game cannot be continued: its record does not hold the other cards. It can be replayed.

## People: several of them at one device, who hand it to each other

games-match = { $kind }, game { $game }
games-matches = Matches to continue
games-match-line = { $kind }: { $scores }
games-match-next = Game { $game } comes next

## Belote: page (rules, people, the library, how to play, replays)

game-belote = Belote
preset-classic = Classic
preset-classic-help = Four in two partnerships, a suit as trumps, all declarations, to 1000 points.
book-preset-classic = The usual game for four: one suit is trumps, everything is declared, to 1000 points.
preset-tournament = Tournament
preset-tournament-help = As usual, but of all declarations only belote counts.
book-preset-tournament = As at tournaments: of all declarations only belote counts.
preset-modern = No trumps, all trumps
preset-modern-help = These two may be bid as well, and outbid a suit; to 3000 points.
book-preset-modern = No trumps and all trumps can be bid as well, and the game goes to 3000 points.
preset-three = For three
preset-three-help = Each plays alone; six cards stay out of play.
book-preset-three = For three players, each alone.
preset-federation = The federation
preset-federation-help = Anticlockwise, to 1000 points; only belote is declared, and at equal points the taker’s wait for the next deal.
book-preset-federation = The rules of the French federation, the Fédération française de belote, of 2016: anticlockwise, to 1000 points, of all declarations only belote. At equal points there is a litige, over a partner’s winning card any card may be played, and a game does not end at equal scores.
preset-two-hand = For two, from the hand
preset-two-hand-help = Nine cards each, bidding as usual; twelve cards stay out of play.
book-preset-two-hand = For two players, with nine cards in the hand.
preset-two = For two, cards on the table
preset-two-help = Eight cards face up on eight face down before each; a card played uncovers the one beneath.
book-preset-two = For two players, with eight cards face up on eight face down before each.
option-players = Players
option-players-help = Four in two partnerships, or three or two, everyone alone.
book-option-players-4 = Four play, two against two.
book-option-players-3 = Three play, each alone.
book-option-players-2 = Two play, one against the other.
option-direction = Direction
option-direction-help = Which way round the table deal, bidding and play go.
option-direction-clockwise = clockwise
option-direction-anticlockwise = anticlockwise
book-option-direction-clockwise = Turns go clockwise.
book-option-direction-anticlockwise = Turns go the other way round.
option-packets-dealer = either, by turns
option-packets-chosen = chosen by the dealer
book-option-packets-dealer = Three and two in one deal, two and three in the next, as in games begun before the dealer could choose.
book-option-packets-chosen = The dealer says in each deal which it will be.
option-shuffle = Between deals
option-shuffle-help = Whether the cards are shuffled, or the tricks only put together and cut.
option-shuffle-shuffle = shuffled
option-shuffle-cut-only = only cut
book-option-shuffle-shuffle = The cards are shuffled before every deal.
book-option-shuffle-cut-only = Between deals the tricks are only put together and cut, so cards played together stay together. After a deal that all passed the cards are shuffled.
option-contracts = What can be bid
option-contracts-help = No trumps counts double, all trumps three times; both outbid a suit.
option-contracts-suits = suits
option-contracts-suits-nt = suits and no trumps
option-contracts-suits-nt-at = suits, no trumps and all trumps
book-option-contracts-suits = Only suits are bid.
book-option-contracts-suits-nt = Suits, and no trumps.
book-option-contracts-suits-nt-at = Suits, no trumps, and all trumps.
option-nt_over_suit_only = No trumps only over a suit
option-nt_over_suit_only-help = No trumps can be bid only after somebody took a suit.
book-option-nt_over_suit_only-off = No trumps may be bid at once.
book-option-nt_over_suit_only-on = No trumps may be bid only when somebody has taken a suit.
option-declarations = Declarations
option-declarations-help = What counts besides cards and tricks.
option-declarations-all = sequences, fours and belote
option-declarations-belote-only = belote only
book-option-declarations-all = Sequences, carrés and belote count.
book-option-declarations-belote-only = Nothing counts but belote, as in tournaments.
option-announce_before_play = Announced before the play
option-announce_before_play-help = Players declare before the first card, not with it.
book-option-announce_before_play-off = Each announces with the first card.
book-option-announce_before_play-on = All announce in turn before the first card is played.
option-shared_cards = Cards may serve twice
option-shared_cards-help = A card may be in a sequence and in a four of a kind at once.
book-option-shared_cards-off = A card is in one declaration only.
book-option-shared_cards-on = A card may be in a sequence and in a carré at once.
option-equal_declarations = Equal declarations
option-equal_declarations-help = Whose declarations count when those of two sides are equal in everything.
option-equal_declarations-first = the first player’s
option-equal_declarations-none = nobody’s
book-option-equal_declarations-first = Of equal sequences, that of the player who comes first from the elder on is the stronger.
book-option-equal_declarations-none = If two sides have equal sequences that nothing beats, neither in trumps, nobody scores a declaration; belote is an exception.
option-face_up = Cards on the table
option-face_up-help = Sixteen cards each: eight face down, and on them eight that both see and play from.
book-option-face_up-off = The cards are held in the hand.
book-option-face_up-on = Each has eight cards face down on the table, and eight face up on them.
option-king_first = Belote on the king
option-king_first-help = Belote is called with the king, rebelote with the queen.
book-option-king_first-off = Belote is called with the king or with the queen.
book-option-king_first-on = Belote must be called with the king. Whoever plays the queen first has no belote.
option-undertrump_partner = Undertrump the partner
option-undertrump_partner-help = Under a partner’s winning trump: whether a player with only lower trumps must play one. With “any card”, a player with higher trumps may play low, too.
book-option-undertrump_partner-off = A player who holds only trumps lower than the partner’s winning one may play any card.
book-option-undertrump_partner-on = A player who cannot follow suit and holds only lower trumps must play one of them.
option-undertrump_partner-free = any card
book-option-undertrump_partner-free = A player who cannot follow suit may play any card when the partner is winning, a trump lower than the partner’s too.
option-belote_safe = Belote is safe
option-belote_safe-help = Belote scores for its holder even when the contract fails.
book-option-belote_safe-on = Belote always counts for its holder, even when the contract fails, as one sentence of the rules we follow says.
book-option-belote_safe-off = A taker’s side that fails scores nothing at all, and its belote goes where its other points go, as another sentence of the same rules says.
option-compare_without_declarations = Contract by cards alone
option-compare_without_declarations-help = Declarations do not count towards making the contract.
book-option-compare_without_declarations-off = Cards, last trick and declarations together decide whether the contract is made.
book-option-compare_without_declarations-on = Cards and last trick alone decide it.
option-tie = Equal points
option-tie-help = What becomes of a contract when both sides have as many points.
option-tie-failed = failed
option-tie-litige = litige: they wait
book-option-tie-failed = At equal points the contract has failed.
book-option-tie-litige = At equal points there is a litige. The other side scores what it has, and the points of the taker’s side wait, belote among them: the side that wins the next deal gets them too. Points that wait when the game ends are nobody’s.
option-rounding = Rounded to tens
option-rounding-help = The points of each deal are written down to the nearest ten, a five upwards.
book-option-rounding-off = Points are written down as they are.
book-option-rounding-on = Each side’s points of a deal are rounded to the nearest ten before they are written down, a five upwards. Whether the contract is made is judged before, and points that wait are rounded only when somebody gets them.
option-capot_88 = All tricks count 88
option-capot_88-help = In addition to the 10 for the last trick; otherwise 100 instead of it.
book-option-capot_88-off = Capot counts { $usual } in place of the { $last } for the last trick.
book-option-capot_88-on = Capot counts { $capot } in addition to the { $last } for the last trick, { $all } in all.
option-free_values = No trumps and all trumps
option-free_values-help = What a deal without a trump suit is worth beside one with it.
option-free_values-multiplied = multiplied
option-free_values-scaled = as a suit
book-option-free_values-multiplied = Cards count what their ranks are worth, and the points of the deal are multiplied.
book-option-free_values-scaled = Nothing is multiplied, and a deal has as many points as one with a trump suit. In no trumps an ace counts { $ace }. In all trumps the points for tricks are scaled down, fractions dropped; declarations and belote count in full.
games-sides-line = { $scores }
games-sides-won = Won: { $scores }
games-sides-lost = Lost: { $scores }
games-sides-drawn = Drawn: { $scores }
games-sides-given-up = Given up: { $scores }
games-sides-save = Save the record of the game at { $scores }, { $when }
games-sides-delete = Delete the game at { $scores }, { $when }
games-sides-bring-back = Bring back the game at { $scores }, { $when }
games-sides-replay = Replay the game at { $scores }, { $when }
games-word-drawn = drawn
