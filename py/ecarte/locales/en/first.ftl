### What the first moments of a game of écarté say, and what all other files build on: fetched with the page.
### A card is given as $rank (K Q J A T 9 8 7) and $suit (s h d c), a seat as S, N, E or W.

## Cards and suits

suit = { $suit ->
    [s] spades
    [h] hearts
    [d] diamonds
    [c] clubs
   *[other] { $suit }
}
suit-title = { $suit ->
    [s] Spades
    [h] Hearts
    [d] Diamonds
    [c] Clubs
   *[other] { $suit }
}
rank = { $rank ->
    [K] king
    [Q] queen
    [J] jack
    [A] ace
    [T] 10
   *[other] { $rank }
}
rank-title = { $rank ->
    [K] King
    [Q] Queen
    [J] Jack
    [A] Ace
    [T] 10
   *[other] { $rank }
}
# What is printed on a card, for the terminal: "10" in 10♥.
rank-sign = { $rank ->
    [T] 10
   *[other] { $rank }
}
# A card as a name: "King of spades".
card-name = { rank-title } of { suit }
# A card inside a sentence: "the king of spades".
list-more = { $listed }, { $next }
card-the = the { rank } of { suit }
# The suit of trumps, by $trump.
trump-suit = { $trump ->
    [s] spades
    [h] hearts
    [d] diamonds
    [c] clubs
   *[other] { $trump }
}

## Problems: why a thing is refused, or what is wrong with a record (`problem-<code>`)
## What is wrong comes first, then what to do. Data: as the engine gives it; $optionName, $neededName
## and $wantedName are what the reader knows $option, $needed and $wanted by.

not-your-turn = It is not your turn.
problem-with-rule = { $words } ({ $rule })
problem-unknown = That cannot be done ({ $code }).
seat-title = { $seat ->
    [S] South
    [N] North
    [E] East
    [W] West
   *[other] { $seat }
}
# In a record: who plays the card that is refused. At the table nothing.
form-plays = { $part ->
    [lead] { " " }{ seat-title } took the last trick and leads.
    [play] { " " }{ seat-title } plays here.
   *[other] { "" }
}
problem-E-follow = You must follow suit: { suit } were led.{ form-plays }
    .remedy = { $slip ->
        [1] If it was done all the same, against the rules, write “{ $slipped }”.
       *[other] { "" }
    }
problem-E-head = You must beat { card-the } that was led, since you hold a higher card of its suit.{ form-plays }
    .remedy = { $slip ->
        [1] If it was done all the same, against the rules, write “{ $slipped }”.
       *[other] { "" }
    }
problem-E-trump = You must trump: { suit } were led, you hold none, and { trump-suit } are trumps.{ form-plays }
    .remedy = { $slip ->
        [1] If it was done all the same, against the rules, write “{ $slipped }”.
       *[other] { "" }
    }
problem-E-play-early = No card can be played yet.
problem-E-game-over = The game is over: nothing more can happen in it.
problem-E-deal-over = No deal is open: the next one must be begun first.
problem-E-back-chips = Nothing is taken back here: the game is played for chips.
problem-E-back-challenge = Nothing is taken back here: both play a challenge under the same terms.
problem-E-back-daily = Nothing is taken back here: everyone plays the daily deal under the same terms.
problem-E-back-punished = Nothing is taken back here: under these rules mistakes are punished.
    .remedy = A card you played against the rules can be taken back as the laws allow, with the button that then appears.
problem-E-head-expected = The deal that comes next is “{ $expected }”, not “{ $found }”.
    .remedy = Deals count from 1, and the players deal in turn: see whether a deal is missing. A second attempt, as “1/2.”, follows only a deal that a ruling has made void.

## Shell: the bar, the panels, the games kept on this device

app-title = Écarté
you = You
you-in-record = You
opponent-in-record = { $name } ({ $player })
opponent-beginner = Anatole
opponent-amateur = Hortense
opponent-club = Honoré
opponent-master = Clotilde
opponent-choice = { $name }, { $player }
player-beginner = a beginner
player-amateur = a decent amateur
player-club = a player of the club
player-master = a master

take-back = Take back
take-back-done = The last decision is taken back.
hint = Hint
hint-why = Why?
hint-sought = Looking for a hint…
hint-play = Hint: play { $cards }.
hint-throw = Hint: discard { $cards }.
hint-keep = Hint: keep all.
hint-say = Hint: “{ $choice }”.
new-game = New game
daily-deal = Daily deal
daily-compare = Compare and share
puzzles = Problems
lessons = Lessons
statistics = Statistics
menu-games = Games
menu-this = This game
menu-learn = To learn
menu-page = This page
menu = Menu
your-games = Your games
settings = Settings
resign = Resign
settings-language = Language
score-pad = Score pad
save-record = Save the record
nameless = Anonymous
about = About
install = Install on this device
close = Close
# Between two sentences.
sentence-gap = { " " }
dismiss = Dismiss
delete = Delete
undo = Undo
try-again = Try again
reload = Load the page again
begin-afresh = Begin with other cards
play-here = Play here
version = Version { $version }
copy-diagnostics = Copy diagnostics

engine-awaited = The table is being laid…
ask-noted = Noted. One moment…
engine-loading = The engine is loading…
engine-coming = { $come } of { $whole } loaded
engine-here = All loaded; starting…
engine-state-starting = the engine is starting
engine-state-ready = the engine is ready
engine-state-failed = the engine does not answer
policy-missing = The master’s tables could not be fetched. Until they can, the master plays by its own wits.
hint-policy-missing = The master’s tables could not be fetched. Until they can, hints are worked out without them.
engine-failed = The engine does not answer. Your game is safe.
engine-restart = Start it again
watching = You are watching: this game is being played in another window.
storage-sign = Not saved
storage-none = This browser keeps nothing for this page: your games end with the window.
storage-full = There is no room left on this device: what you play is not being saved.
storage-failed = The browser could not save what you play. The page goes on trying.
storage-closed = The browser has closed this page’s storage: games are not being kept at the moment.
storage-newer = Your games are kept by a newer version of this page. You can look at them here, but nothing new is kept.
storage-outgrown = A newer version of this page is open in another window, and keeps your games now: load the page again.
page-failed = Something on this page went wrong. Your game is safe: load the page again to go on with it.
panel-failed-title = This cannot be shown
panel-failed = Something went wrong here. Your games are safe. Close this to go back to the table, or load the page again.
save-games = Back up your games
page-outdated = This part of the page could not be fetched. Your game is safe: load the page again.
page-not-kept = This part of the page is not kept on this device, and there is no network. Open it again when there is one; the settings say what is kept.
start-other = That game is not kept on this device, and there is no network, so here is another. A game that you had begun is still in “{ your-games }”.
language-missing = The language chosen, { $language }, is not kept on this device and could not be fetched. Choose it in the settings when there is a network.
diagnostics-copied = The diagnostics are on the clipboard.
diagnostics-hold = The diagnostics name the browser, the version and what went wrong. They hold no cards and no record.
update-ready = A new version is ready.
update-wanted = The new version will be taken after this deal.
update-taken = The new version is being taken…
update-take = Take the new version
update-after = Take it after this deal

resign-question = Give this game up?
resign-means = Your opponent wins the game. The record says that you resigned.
resign-no = Play on
resign-yes = Resign

game-ecarte = Écarté

## Library: every game kept on this device, in a list

replay-game = Replay this game
choice-replay = Replay
review = Review

## Links and challenges: what the address asks to look at; play from here

visit-opening = One moment…
visit-failed = There is nothing to see here
visit-broken = This link cannot be opened.
visit-gone = This game is not on this device: it was deleted, or is kept by another browser.
visit-unfinished = You are still playing this game: finish it first, then write in it or play on from here.
visit-table = To the table
challenge-title = A challenge from { $name }
challenge-somebody = A friend
challenge-means = These deals have been played against { $opponent }. Now you get the same cards, in the same seat.
challenge-options = Changed in this game: { $listed }.
challenge-option = { $option } ({ $value })
challenge-yes = yes
challenge-no = no
challenge-sealed = What there is to beat is told when your game is over.
challenge-play = Play
challenge-beaten = You beat { $name }, who came out at { $mine } to { $theirs } with these cards.
challenge-alike = You did as well as { $name } with these cards: { $mine } to { $theirs }.
challenge-not-beaten = With these cards { $name } did better: { $mine } to { $theirs }.
challenge-hints = { $count ->
    [one] You had one hint.
   *[other] You had { $count } hints.
}
what-if = What if
what-if-from = What if? From deal { $deal }
what-if-back = Back to the replay

## Table: what stands on it, what is asked, what is said, the game log
## $who is "you" for the player who looks on; $name is then not to be used.

your-hand = Your hand
score = Score
trump = Trump
stock = Stock
trick = Trick
game-log = Game log
log-toggle = Show or hide the log
holds = { $number ->
    [0] has no cards left
    [one] holds one card
   *[other] holds { $number } cards
}
stock-left = { $number ->
    [0] none left
   *[other] { $number } left
}
trumps = { suit-title } are trumps
thrown = { $who ->
    [you] You: { $card }
   *[other] { $name }: { $card }
}
taken = { $who ->
    [you] { $number ->
        [0] You have taken no trick
        [one] You have taken one trick
       *[other] You have taken { $number } tricks
    }
   *[other] { $number ->
        [0] { $name } has taken no trick
        [one] { $name } has taken one trick
       *[other] { $name } has taken { $number } tricks
    }
}
thrown-away = { $number ->
    [0] No card is discarded
    [one] One card is discarded
   *[other] { $number } cards are discarded
}
score-of = { $who ->
    [you] You have { $score } of { $target } points
   *[other] { $name } has { $score } of { $target } points
}
score-past = { $who ->
    [you] You have { $score } points: the game is to { $target }
   *[other] { $name } has { $score } points: the game is to { $target }
}
tag-deals = dealer
tag-proposes = proposes
tag-changed = changed { $numbers }
tag-stood = stood
tag-refused = refused
tag-vulnerable = vulnerable: double at stake
tag-king = king marked
# What these words mean, in a note.
note-open = { $who ->
    [you] What is said of you, explained
   *[other] What is said of { $name }, explained
}
note-deals = Dealer: gave the cards. The other player speaks and leads first.
note-proposes = Proposes: would like to change cards, if the dealer agrees.
note-changed = Changed: how many cards, exchange by exchange.
note-stood = Stood: wanted no more cards.
note-refused = Refused: would give no more cards.
note-vulnerable = { $who ->
    [you] Vulnerable: you would not change cards. Should you take fewer than three tricks, it costs you double.
    [third] Vulnerable: { $name } would not change cards. Should { $name } take fewer than three tricks, the other player scores double.
   *[other] Vulnerable: { $name } would not change cards. Should you take three tricks, you score double.
}
note-king = King marked: held the king of trumps, which scores.

# The one line that says what is asked.
# What another player has just said, before what is asked: "Hortense refuses. You lead: play any card".
ask-after = { $said }{ " " }
ask-choose = Propose, or stand with these five?
ask-choose-number = Choose the cards to change and propose, or stand
ask-answer = Do you accept?
ask-discard = { $max ->
    [0] The stock has too few cards: keep your five
    [1] { $min ->
        [0] Choose a card to discard, or keep all
       *[other] Choose the card to discard
    }
    [5] { $min ->
        [0] Choose the cards to discard, or keep all
        [5] Choose all five cards to discard
       *[other] Choose the cards to discard
    }
   *[other] { $min ->
        [0] Choose up to { $max } cards to discard, or keep all
        [1] Choose up to { $max } cards to discard
       *[other] Choose the { $max } cards to discard
    }
}
ask-king = You hold the king of trumps. Will you mark it?
ask-lead = You lead: play any card
ask-lead-again = Lead again: play any card
ask-last = { suit-title } were led. Play your last card.
ask-any = { suit-title } were led. Play any card.
ask-E-head = { suit-title } were led. You must take the { rank }.
ask-E-follow = { suit-title } were led. You must follow suit.
ask-E-trump = { suit-title } were led. You have none: you must trump.
ask-thinking = { $name } is thinking
ask-watching = This game is being played in another window
ask-cut = { $who ->
    [you] You cut the higher card: you deal
   *[other] { $name } cut the higher card and deals
}
ask-taken = { $who ->
    [you] You take the trick
   *[other] { $name } takes the trick
}
ask-scored = { $who ->
    [you] You deal next
   *[other] { $name } deals next
}
ask-over = The game is over

choice-propose = Propose
choice-propose-number = { $number ->
    [one] Propose 1 card
   *[other] Propose { $number } cards
}
choice-stand = Stand
choice-accept = Accept
choice-accept-if = Only if enough
choice-refuse = Refuse
choice-discard = { $number ->
    [one] Discard 1 card
   *[other] Discard { $number } cards
}
choice-discard-none = Discard
choice-keep = Keep all
choice-king = Mark the king
choice-go-on = Do not mark it
choice-next = Next deal
choice-hands = Look at the hands
choice-why = Why, { $name }?
choice-why-others = Why did they play so?
choice-challenge = Challenge a friend with these cards
hand-played = { $who ->
    [you] The hand you played
   *[other] The hand that { $name } played
}
choice-rematch = Rematch
choice-new = Another game

# What is heard, for a moment.
say-propose = I propose.
say-propose-number = { $number ->
    [1] I propose: one card.
    [2] I propose: two cards.
    [3] I propose: three cards.
    [4] I propose: four cards.
   *[5] I propose: five cards.
}
say-stand = I stand.
say-accept = I accept.
say-accept-if = I accept, if the stock suffices.
say-refuse = I refuse.
say-king = The king!
say-turned-king = The king is turned: it scores.
say-discard = { $number ->
    [0] None for me.
    [1] One card.
    [2] Two cards.
    [3] Three cards.
    [4] Four cards.
   *[5] All five.
}
cry-king = The KING! The KING!!

# The result of a deal, of a game.
result-deal = { $who ->
    [you] You win the deal
   *[other] { $name } wins the deal
}
result-game = { $who ->
    [you] You win the game
   *[other] { $name } wins the game
}
result-resigned = { $who ->
    [you] The game is yours
   *[other] You gave the game up
}
result-tricks = You took { $mine ->
    [one] 1 trick
   *[other] { $mine } tricks
}, { $name } { $theirs }
result-points = { $points }
result-turned-king = { $who ->
    [you] to you: the king was turned
   *[other] to { $name }: the king was turned
}
result-king = { $who ->
    [you] to you for the king of trumps
   *[other] to { $name } for the king of trumps
}
result-point = { $who ->
    [you] to you for the point: most tricks
   *[other] to { $name } for the point: most tricks
}
result-vole = { $who ->
    [you] to you for the vole, all five tricks
   *[other] to { $name } for the vole, all five tricks
}
result-elder-vulnerable = { $who ->
    [you] to you: { $loser } stood, and lost
   *[other] to { $name }: you stood, and lost
}
result-dealer-vulnerable = { $who ->
    [you] to you: { $loser } refused, and lost
   *[other] to { $name }: you refused, and lost
}
result-score = You { $mine }, { $name } { $theirs }
result-worth = { $points ->
    [one] The game is worth one point
   *[other] The game is worth { $points } points
}

# The game log.
log-cut = { $who ->
    [you] You cut { $mine }, { $other } cut { $theirs }: you deal.
   *[other] You cut { $mine }, { $other } cut { $theirs }: { $name } deals.
}
log-open = { $who ->
    [you] Deal { $deal }: you deal.
   *[other] Deal { $deal }: { $name } deals.
}
log-hand = You hold { $cards }.
log-turn = The turn-up is { $card }: { suit } are trumps.
log-say-propose = { $who ->
    [you] You propose.
   *[other] { $name } proposes.
}
log-say-propose-number = { $who ->
    [you] { $number ->
        [one] You propose one card.
       *[other] You propose { $number } cards.
    }
   *[other] { $number ->
        [one] { $name } proposes one card.
       *[other] { $name } proposes { $number } cards.
    }
}
log-say-stand = { $who ->
    [you] You stand.
   *[other] { $name } stands.
}
log-say-accept = { $who ->
    [you] You accept.
   *[other] { $name } accepts.
}
log-say-accept-if = { $who ->
    [you] You accept, if the stock suffices.
   *[other] { $name } accepts, if the stock suffices.
}
log-say-refuse = { $who ->
    [you] You refuse.
   *[other] { $name } refuses.
}
log-say-king = { $who ->
    [you] You mark the king.
   *[other] { $name } marks the king.
}
log-discard = { $who ->
    [you] { $number ->
        [0] You keep all five.
        [one] You discard one card.
       *[other] You discard { $number } cards.
    }
   *[other] { $number ->
        [0] { $name } keeps all five.
        [one] { $name } discards one card.
       *[other] { $name } discards { $number } cards.
    }
}
log-draw = You draw { $cards }.
log-gone = { $number ->
    [one] one card discarded since
   *[other] { $number } cards discarded since
}
log-draw-other = { $number ->
    [one] { $name } draws one card.
   *[other] { $name } draws { $number } cards.
}
log-play = { $who ->
    [you] You play { $card }.
   *[other] { $name } plays { $card }.
}
log-mark-turned-king = { $who ->
    [you] The turned king scores for you.
   *[other] The turned king scores for { $name }.
}
log-trick = { $who ->
    [you] You take the trick.
   *[other] { $name } takes the trick.
}
log-scored-turned-king = { $points } { result-turned-king }.
log-scored-king = { $points } { result-king }.
log-scored-point = { $points } { result-point }.
log-scored-vole = { $points } { result-vole }.
log-scored-elder-vulnerable = { $points } { result-elder-vulnerable }.
log-scored-dealer-vulnerable = { $points } { result-dealer-vulnerable }.
log-score = You have { $mine }, { $other } has { $theirs }.
log-over = { $who ->
    [you] You win the game.
   *[other] { $name } wins the game.
}
log-over-resigned = { $who ->
    [you] The game is given up: you win it.
   *[other] You give the game up: { $name } wins it.
}

## How to play: the panel for whoever has never heard of the game

how-to-play = How to play
how-new = New to écarté?
how-offer = Play with a guide

## The rule book

rule-book = Rule book
call-arbiter = Call the arbiter
explorer = Explore a hand
cut-pack = Cut the pack
fair-deals = Fair deals
rule-short = rule { $rule }
rule-in-book = Rule { $rule } in the rule book
