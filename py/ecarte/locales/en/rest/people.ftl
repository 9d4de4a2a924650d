### Several people at one device, matches, spectators.

## People: several of them at one device, who hand it to each other

person-unnamed = { $number ->
    [1] First player
    [2] Second player
   *[3] Third player
}
new-company = Who plays
new-company-computer = You and the computer
new-company-here = Two people here
new-company-friend = A friend elsewhere
new-company-friends = Friends elsewhere
new-friend-open = Open a link or an invitation…
new-friend-help = You send an invitation as a link. Nobody deals: both of you shuffle, and neither can see the other’s cards. The messages go by any messenger, and no server takes part.
new-friends-help = You send an invitation as a link, to a group chat for instance. Nobody deals: all of you shuffle, and nobody can see another’s cards. Each message is one link that all the others open, and no server takes part.
new-friend-seat = Your seat
new-friend-other = Your friend
new-friend-mate = { seat-title }, your partner
new-friend-a = A friend
new-friend-computer = A computer: { $level }
new-friend-computer-at = A computer ({ $level }) sits { seat-title }.
new-friend-computers-there = { $computers ->
    [one] It is played on { $name }’s device, and whoever controls that device could look into its hand.
   *[other] They are played on { $name }’s device, and whoever controls that device could look into their hands.
}
new-friend-computers-here = { $computers ->
    [one] It is played on your device, and whoever controls it could look into its hand. The others read this before they sit down.
   *[other] They are played on your device, and whoever controls it could look into their hands. The others read this before they sit down.
}
new-friend-opened = Opened at the end of a deal
new-friend-opened-all = All cards
new-friend-opened-played = Played cards
new-friend-opened-all-means = Discards and unplayed hands are seen as well. This proves that the pack was shuffled well, and that no king or revoke was hidden.
new-friend-opened-played-means = Discards and unplayed hands stay secret. Then it cannot be proved that the pack was shuffled well, nor that no king was hidden: play so only with somebody you trust.
new-friend-opened-means = At the end of each deal everybody sees all cards. This proves that the pack was shuffled well, and that nobody played against the rules.
new-invite = Make the invitation
new-company-three = Three people here
new-company-help = You hand the device to each other. In between a curtain hides the cards.
new-name = { $number ->
    [1] First name
    [2] Second name
   *[3] Third name
}
new-device = The device
new-device-lies = Lies on the table
new-device-handed = Is handed over
new-device-help = You sit at opposite edges. Each hand lies face down, and shows only while a finger is on it. With a switch or a screen reader, choose “Is handed over”.
settings-between = The device, between two people
settings-between-auto = Lies on the table if it has a touch screen
settings-between-lies = Lies on the table
settings-between-handed = Is handed over
facing-help = Hold this with a finger, the mouse or the space bar to see your cards. Slide or use the arrow keys to reach a card, and let go to play it; Esc hides them without playing. With a switch or a screen reader, choose “Is handed over” in the settings.
facing-hold = Hold here to see your cards
facing-slide = Slide to a card and let go, or tap it with another finger
facing-shown = Your cards are hidden when you let go
facing-turn = { $name }, it is your turn to play a card
facing-let-go = { $how ->
    [play] Let go to play this card, or slide back
   *[choose] Let go to choose this card
}
facing-resign = { $name } resigns
curtain-pass = Pass the device to
curtain-here = I am { $name } – show my cards
curtain-score = { $deals ->
    [0] Deal { $deal } · { $first } { $firstScore }, { $second } { $secondScore } · to { $target } points
   *[other] Deal { $deal } of { $deals } · { $first } { $firstScore }, { $second } { $secondScore }
}
choice-pass = Pass the device to { $name }
ask-pass = Look at your new cards, then pass the device on
result-tricks-apart = Tricks: { $me } { $mine }, { $name } { $theirs }
result-to = to { $name } { $why }
visit-shared = This game is still being played at this device: it can be looked at when it is over.

new-changed = { $option }: { $value }
new-put-back = Put back
new-usual = Put back: { $value }
new-left = It is “{ $value }” again.
topic-deal = The deal
topic-bidding = The bidding
topic-declarations = Declarations
topic-exchange = Changing cards
topic-king = The king of trumps
topic-play = The play
topic-score = The score
topic-stakes = Doubling and offers
topic-irregular = When something goes wrong
topic-more = Further rules

# Matches on the page
opponent-second = Armand
new-match = Match, stakes, spectators
new-match-kind = What is played
new-pool-help = Three take turns: two play, the third waits for the loser’s seat. Whoever wins two games running takes the pool.
new-stake = Stake of a game
new-stake-chips = { $stake ->
    [0] for love
    [one] one chip
   *[other] { $stake } chips
}
new-purse = Each begins with
chips = { $chips ->
    [one] one chip
   *[other] { $chips } chips
}
new-gallery = Spectators
new-gallery-none = none
new-gallery-french = the French way
new-gallery-french-help = They bet before each game, and advise the player they back.
new-gallery-english = the English way
new-gallery-english-help = They bet before each game, and keep silent.
new-pool-french = The player who waits may bet and advise as well.
new-pool-english = The player who waits may bet as well.
new-part = Your own part
new-part-play = I play
new-part-watch = I watch and bet
match-game-alone = One game
match-game = { $kind } · game { $game }
match-stake = { $stake ->
    [0] For love
    [one] Each game moves one chip.
   *[other] Each game moves { $stake } chips.
}
match-pot = { $pot ->
    [one] One chip in the pool
   *[other] { $pot } chips in the pool
}
match-running = { $who ->
    [you] You have won one game
   *[other] { $name } has won one game
}
match-out = { $who ->
    [you] You wait
   *[other] { $name } waits
}
match-purse = { $chips ->
    [one] Purse: one chip
   *[other] Purse: { $chips } chips
}
match-bet = { $name }: { $chips ->
    [one] one chip on { $on }
   *[other] { $chips } chips on { $on }
}
match-bet-none = { $name }: no bet
match-bets = Bets on this game
match-bets-help = Each bet was matched by one against it; what found no match was given back.
match-bets-none = No bet found another against it: there is none on this game.
match-advice = What your backers say
match-advised = { $name }: { $words }
gallery-says = { $what ->
    [stand] Stand.
    [propose] Propose.
    [accept] Accept.
    [refuse] Refuse.
    [decline] Decline.
    [keep] Keep all.
    [discard] Discard { $cards }.
   *[play] Play { $cards }.
}
match-won = { $who ->
    [you] You win the match.
   *[other] { $name } wins the match.
}
match-won-pool = { $who ->
    [you] Two games running: the pool is yours.
   *[other] Two games running: { $name } takes the pool.
}
match-pool-goes-on = { $pot ->
    [one] One chip in the pool.
   *[other] { $pot } chips in the pool.
} { $who ->
    [you] You wait now.
   *[other] { $name } waits now.
}
match-stands = Match: { $scores }.
match-game-won = { $who ->
    [you] · yours
   *[other] · { $name }
}
match-rule = Whoever wins { $wins } games wins the match.
match-pool-rule = Whoever wins two games running takes the pool.
match-divided = The pool is divided: { $listed }.
match-waits = waits
match-won-one = has won one game
match-games = Games so far
bet-title = Before the game
bet-whom = { $who ->
    [you] Whom do you back?
   *[other] { $name }, whom do you back?
}
bet-chips = { $chips ->
    [one] One chip of { $purse }
   *[other] { $chips } chips of { $purse }
}
bet-kept = { $chips ->
    [one] One chip of your purse is kept for your next stake.
   *[other] { $chips } chips of your purse are kept for your next stake.
}
bet-french = You will see the cards of the player you back, and may advise.
bet-english = You will see the cards of the player you back, and keep silent.
bet-french-here = Look over the shoulder of the player you back, and say aloud what you would do.
bet-english-here = Watch the game, and keep silent.
bet-others = The other spectators
bet-none = Only watch
bet-place = Bet, and watch
bet-gone = The bets on this game are made.
choice-match = The match
choice-match-next = Next game
choice-friend-again = Invite to another game
games-friend = with { $players ->
    [2] a friend
   *[other] friends
}
choice-watch-pause = Pause
choice-watch-on = Go on
choice-watch-fast = Faster
choice-watch-skip = Skip this game
ask-advise = What do you advise { $name }?

match-stand = { $first } { $firstScore }, { $second } { $secondScore }
match-bets-told = The bets are made: { $listed }.
match-bet-short = { $name } { $chips } on { $on }
match-drew = Drawn for the first seats: { $listed }. The lowest waits.
match-drew-card = { $name } { $card }

replay-why-conceded = because the hand was thrown in

## Matches: games that follow each other, and who watches them

match-rubber-1 = One game
match-rubber-3 = Best of three games
match-rubber-5 = Best of five games
match-rubber-7 = Best of seven games
match-rubber-11 = Best of eleven games
match-pool = Pool for three
gallery-Basile = Basile
gallery-Basile-is = bold: half his purse at once, and always for standing
gallery-Basile-says = { $what ->
    [stand] Stand! Who dares, wins!
    [propose] Propose? Well, if you must.
    [accept] Give them cards, then.
    [refuse] Not one card! Refuse!
    [decline] Never!
    [keep] Keep them all, and at them!
    [discard] Away with { $cards }!
   *[play] { $cards }, and bang it down!
}
gallery-Celeste = Céleste
gallery-Celeste-is = cautious: a chip or two on whoever leads, and always for proposing
gallery-Celeste-says = { $what ->
    [stand] You might stand, I suppose.
    [propose] Propose, it costs nothing.
    [accept] Accept; one never knows.
    [refuse] Refuse, if you are quite sure.
    [decline] Better not.
    [keep] I suppose one might keep them all.
    [discard] I should lay { $cards } away.
   *[play] Perhaps { $cards }?
}
gallery-Leon = Léon
gallery-Leon-is = loyal: always for the same player, and a sound head
gallery-Leon-says = { $what ->
    [stand] You have the hand for it: stand.
    [propose] Propose, my friend.
    [accept] Accept, I am with you.
    [refuse] Refuse: you hold enough.
    [decline] I would decline.
    [keep] Keep all five.
    [discard] Let { $cards } go.
   *[play] { $cards }, I should say.
}
gallery-Odile = Odile
gallery-Odile-is = contrary: for whoever is behind, and against what everybody thinks
gallery-Odile-says = { $what ->
    [stand] They all say propose. Stand!
    [propose] They all say stand. Propose!
    [accept] Accept, nobody expects it.
    [refuse] Refuse, nobody expects it.
    [decline] Decline, of course.
    [keep] Keep them all, to their surprise.
    [discard] { $cards }: precisely those.
   *[play] { $cards }. Surprise them.
}
gallery-Marius = Marius
gallery-Marius-is = a flatterer: for the fuller purse, and never quite attentive
gallery-Marius-says = { $what ->
    [stand] A player like you stands.
    [propose] Propose: the cards will only do you justice.
    [accept] So generous: accept.
    [refuse] You need not give them anything.
    [decline] You are above that.
    [keep] Not one card of yours deserves to go.
    [discard] { $cards } are not worthy of you.
   *[play] { $cards }, with that elegance of yours.
}

# The levels of the computer, and who would suit the player better
level-ecarte-beginner = Has just learnt: loves court cards, and forgets what was played.
level-ecarte-amateur = Plays by rules of thumb, keeps every queen, and saves trumps for later.
level-ecarte-club = Knows the standard hands by heart, and counts the cards.
level-ecarte-master = Has practised millions of deals, and gives nothing away.
level-belote-novice = Knows which cards are high, and forgets what was played.
level-belote-casual = Bids like an amateur, and plays one card with care and another at a glance.
level-belote-amateur = Bids by what a hand is worth on average, and counts trumps.
level-belote-club = Imagines a few hands of the others, and tries every card on them.
level-belote-expert = Concludes from bids and cards what the others hold, and works out the last tricks.
fitting = { $won ->
    [0] You have won none of your last { $games } games against { $name }.
   *[other] You have won { $won } of your last { $games } games against { $name }.
} Against { $other } it would be a closer match.
fitting-take = Play against { $other }
fitting-leave = No, thank you
