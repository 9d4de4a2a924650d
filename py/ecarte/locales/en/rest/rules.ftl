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
preset-jirai = Jirai’s house
preset-jirai-help = Dealt five at once; only a turned king scores, you need not beat the card led, and a deal stops at three tricks, unless it is three to none.
preset-article-2 = By the book
preset-article-2-help = You mark the king yourself before the first card, or forget it; a proposal says how many cards; a dealer who accepts must change a card.
preset-article = By the book (first version)
preset-article-help = You mark the king yourself, or forget it; a dealer who accepts must change a card.
preset-london-3 = The London club
preset-london-3-help = As at a real table: kings are announced or forgotten, a wrong card can be played and claimed.
preset-london-2 = The London club (second version)
preset-london-2-help = As at a real table: kings are announced or forgotten, a wrong card can be played and claimed.
preset-london = The London club (first version)
preset-london-help = As at a real table: kings are announced or forgotten, a wrong card can be played and claimed.
preset-casino = Casino
preset-casino-help = Points can be doubled and offered, and games count up to three.
option-rank_order = Order of the cards
option-rank_order-help = Where the ace stands: below the jack as in old écarté, or on top.
option-rank_order-king-high = K Q J A 10 9 8 7
option-rank_order-ace-high = A K Q J 10 9 8 7
option-packets = Packets
option-packets-help = How the five cards are dealt.
option-packets-3-2 = three, then two
option-packets-2-3 = two, then three
option-packets-5 = five at once
option-packets-own = each player’s own
option-dealer_min_discard = Fewest cards the dealer changes
option-dealer_min_discard-help = The fewest cards that a dealer who accepts must discard.
option-dealer_min_discard-0 = none
option-dealer_min_discard-1 = one
option-propose_number = Proposals name a number
option-propose_number-help = The player who proposes says how many cards, and must change as many.
option-king_mark = King of trumps in hand
option-king_mark-help = Its holder scores automatically, by announcing it, or not at all.
option-king_mark-automatic = marked for you
option-king_mark-optional = must be announced
option-king_mark-none = scores nothing
option-king_until = Last moment for the king
option-king_until-help = Until when a king in hand may be announced.
option-king_until-laws = own first card
option-king_until-first-lead = first card led
option-must_head = Must beat the card led
option-must_head-help = A player who follows suit must take the trick if possible.
option-stop_early = Stop when decided
option-stop_early-help = The deal ends at three tricks. At three to none, all five are played.
option-vulnerability = Risk of declining
option-vulnerability-help = When a player who declines an exchange pays double for losing the point.
option-vulnerability-first = at the first proposal
option-vulnerability-every = at every proposal
option-vulnerability-none = never
option-target = Points to win
option-target-help = How many points end the game.
option-deals = Length
option-deals-help = What ends the game: points, or a number of deals.
option-deals-0 = to the points
option-deals-5 = five deals
option-game_points = Game points
option-game_points-help = A game is worth three when the loser has nothing, two with less than half, else one.
option-revoke = Wrong cards
option-revoke-help = What happens to a card that breaks the rules.
option-revoke-impossible = cannot be played
option-revoke-penalty = can be played, and claimed
option-replay = After a revoke
option-replay-help = From where the deal may be played again.
option-replay-card = from the wrong card
option-replay-hand = the whole hand
option-declare_suit = Naming the suit
option-declare_suit-help = Whether the leader says which suit is led. A wrong name lets the other require the suit.
option-declare_suit-off = not said
option-declare_suit-on = before every lead
option-declare_suit-may = if one likes
option-doubling = Doubling
option-doubling-help = Until the third trick is led either player may offer to double the points of the tricks. Whoever refuses loses the deal.
option-offer_point = Offering the point
option-offer_point-help = Before the first lead either player may give the other the point. Whoever declines must take all five tricks.
option-throw_in = Throwing in
option-throw_in-help = A hand can be given up, or laid down when all its tricks are sure.
option-throw_in-shown = on, and both hands are shown
option-turned_king = A turned king
option-turned_king-help = Whether the dealer’s score for turning a king is marked automatically.
option-turned_king-automatic = marked automatically
option-turned_king-marked = the dealer marks it, or forgets
option-short_stock = A stock too small for the dealer
option-short_stock-help = What a dealer who has accepted may exchange when fewer than five cards are left.
option-short_stock-rest = up to what is left
option-short_stock-as-is = nothing: the hand is played as it is
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
preset-tournament = Tournament
preset-tournament-help = As usual, but of all declarations only belote counts.
preset-modern = No trumps, all trumps
preset-modern-help = These two may be bid as well, and outbid a suit; to 3000 points.
preset-three = For three
preset-three-help = Each plays alone; six cards stay out of play.
option-players = Players
option-players-help = Four in two partnerships, or three, everyone alone.
option-direction = Direction
option-direction-help = Which way round the table deal, bidding and play go.
option-direction-clockwise = clockwise
option-direction-anticlockwise = anticlockwise
option-packets-dealer = either, by turns
option-packets-chosen = chosen by the dealer
option-shuffle = Between deals
option-shuffle-help = Whether the cards are shuffled, or the tricks only put together and cut.
option-shuffle-shuffle = shuffled
option-shuffle-cut-only = only cut
option-contracts = What can be bid
option-contracts-help = No trumps counts double, all trumps three times; both outbid a suit.
option-contracts-suits = suits
option-contracts-suits-nt = suits and no trumps
option-contracts-suits-nt-at = suits, no trumps and all trumps
option-nt_over_suit_only = No trumps only over a suit
option-nt_over_suit_only-help = No trumps can be bid only after somebody took a suit.
option-declarations = Declarations
option-declarations-help = What counts besides cards and tricks.
option-declarations-all = sequences, fours and belote
option-declarations-belote-only = belote only
option-announce_before_play = Announced before the play
option-announce_before_play-help = Players declare before the first card, not with it.
option-shared_cards = Cards may serve twice
option-shared_cards-help = A card may be in a sequence and in a four of a kind at once.
option-king_first = Belote on the king
option-king_first-help = Belote is called with the king, rebelote with the queen.
option-undertrump_partner = Undertrump the partner
option-undertrump_partner-help = A player who cannot follow suit, and holds only trumps lower than the partner’s winning one, must play one.
option-belote_safe = Belote is safe
option-belote_safe-help = Belote scores for its holder even when the contract fails.
option-compare_without_declarations = Contract by cards alone
option-compare_without_declarations-help = Declarations do not count towards making the contract.
option-capot_88 = All tricks count 88
option-capot_88-help = In addition to the 10 for the last trick; otherwise 100 instead of it.
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
