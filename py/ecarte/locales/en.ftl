### Every word that the page and the command line say. What another language lacks is said in English.
### A card is given as $rank (K Q J A T 9 8 7) and $suit (s h d c), a seat as S or N.

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
# A card as a name: "King of spades".
card-name = { rank-title } of { suit }
# A card inside a sentence: "the king of spades".
card-the = the { rank } of { suit }
# The suit of trumps, by $trump.
trump-suit = { $trump ->
    [s] spades
    [h] hearts
    [d] diamonds
    [c] clubs
   *[other] { $trump }
}
# A seat as records have it.
seat-name = { $seat ->
    [S] South
    [N] North
   *[other] { $seat }
}


## Shell: the bar, the panels, the games kept on this device

app-title = Écarté
you = You
you-in-record = You
opponent-in-record = { $name } ({ $player })
opponent-amateur = Hortense
opponent-choice = { $name }, { $player }
player-amateur = a decent amateur

take-back = Take back
hint = Hint
new-game = New game
menu = Menu
your-games = Your games
settings = Settings
resign = Resign
save-record = Save the record
about = About
install = Install on this device
close = Close
dismiss = Dismiss
delete = Delete
undo = Undo
reload = Load the page again
play-here = Play here
version = Version { $version }
copy-diagnostics = Copy diagnostics

engine-awaited = The table is being laid…
engine-state-starting = the engine is starting
engine-state-ready = the engine is ready
engine-state-failed = the engine does not answer
engine-failed = The engine does not answer. Your game is safe.
watching = You are watching: this game is being played in another window.
storage-none = This browser keeps nothing for this page. You can play, but the game ends with the window.
storage-full = The game could not be saved: the device is full, or keeps nothing for this page. You can play on.
page-failed = Something on this page went wrong. Your game is safe: load the page again to go on with it.
diagnostics-copied = The diagnostics are on the clipboard.
diagnostics-hold = The diagnostics name the browser, the version and what went wrong. They hold no cards and no record.
update-ready = A new version is ready.
update-wanted = The new version will be taken after this deal.
update-take = Take the new version
update-after = Take it after this deal

resign-question = Give this game up?
resign-means = Your opponent wins the game. The record says that you resigned.
resign-no = Play on
resign-yes = Resign

about-game = Écarté is a French game of cards for two, with thirty-two cards and five points to win.
about-offline = Everything happens on this device. Once opened, the page works without a network, and nothing is sent anywhere.
about-install = To keep it at hand, add this page to your home screen from the browser’s menu.
about-credits = Free software under the MIT licence. The card pictures come from svg-cards (LGPL 2.1); the engine runs on Pyodide and PyScript.

games-none = No game lies open.
games-over = Finished
games-line = { $name }: you { $mine }, they { $theirs }
games-won = You beat { $name }, { $mine } to { $theirs }
games-lost = { $name } beat you, { $theirs } to { $mine }
games-detail = { $rules } · to { $target } · deal { $deal } · { $when }
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
games-delete = Delete the game against { $name } at { $mine } to { $theirs }
games-deleted = The game is deleted.
games-restored = The game is back.
games-elsewhere = That game is being played in another window.

new-rules = Rules
new-opponent = Opponent
new-dealer = Who deals first
new-dealer-cut = Cut for it
new-dealer-S = You
new-dealer-N = { $name }
new-options = Every rule
new-options-changed = { $count ->
    [one] Every rule: one changed
   *[other] Every rule: { $count } changed
}
new-options-reset = As they were
new-deal = Deal the cards
option-help = { $words } ({ $rule })

game-ecarte = Écarté
preset-akagiri = The usual game
preset-akagiri-help = Dealt by three and two, to five points; a king of trumps is marked for you.
preset-jirai = Jirai’s house
preset-jirai-help = Dealt five at once; only a turned king scores, you need not beat the card led, and a deal stops when it is decided.
preset-article = By the book
preset-article-help = You mark the king yourself, or forget it; a dealer who accepts must change a card.
option-rank_order = Order of the cards
option-rank_order-help = Where the ace stands: below the knave as in old écarté, or on top.
option-rank_order-king-high = K Q J A 10 9 8 7
option-rank_order-ace-high = A K Q J 10 9 8 7
option-packets = Packets
option-packets-help = How the five cards are dealt.
option-packets-3-2 = three, then two
option-packets-2-3 = two, then three
option-packets-5 = five at once
option-dealer_min_discard = Least the dealer changes
option-dealer_min_discard-help = How few cards a dealer who accepts may throw.
option-dealer_min_discard-0 = none
option-dealer_min_discard-1 = one
option-propose_number = Proposals name a number
option-propose_number-help = Whoever proposes says how many cards, and is bound by it.
option-king_mark = King of trumps in hand
option-king_mark-help = Its holder scores a point: by itself, when it is announced, or not at all.
option-king_mark-automatic = marked for you
option-king_mark-optional = must be announced
option-king_mark-none = scores nothing
option-king_until = Last moment for the king
option-king_until-help = Until when a king in hand may be announced.
option-king_until-laws = own first card
option-king_until-first-lead = first card led
option-must_head = Must beat the card led
option-must_head-help = Whoever follows suit takes the trick if able.
option-stop_early = Stop when decided
option-stop_early-help = The deal ends at three tricks, unless the vole is still open.
option-vulnerability = Risk of declining
option-vulnerability-help = When whoever declines cards and loses the point gives two for it.
option-vulnerability-first = at the first proposal
option-vulnerability-every = at every proposal
option-vulnerability-none = never
option-target = Points to win
option-target-help = How many points end the game.
option-game_points = Game points
option-game_points-help = A game is worth three when the loser has nothing, two with less than half, else one.
option-revoke = Wrong cards
option-revoke-help = What happens to a card that breaks the rules.
option-revoke-impossible = cannot be played
option-on = on
option-off = off

settings-theme = Lighting
settings-theme-auto = As the device
settings-theme-light = Day
settings-theme-dark = Evening
settings-cardSize = Size of the cards
settings-cardSize-small = Small
settings-cardSize-normal = Normal
settings-cardSize-large = Large
settings-fourColour = Four colours: blue diamonds, green clubs
settings-leftHand = Left-handed table
settings-speed = Motion
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-off = None
settings-speed-help = A tap hurries any motion. Where the device asks for less, there is none.
settings-language = Language
settings-language-auto = As the browser asks

problem-with-rule = { $words } ({ $rule })
problem-unknown = That cannot be done ({ $code }).
problem-E-internal = The engine stumbled ({ $error }). Your game is as it was.
problem-E-nothing-to-take-back = You have decided nothing yet that could be taken back.
problem-E-no-hint = There is nothing to decide just now.
problem-E-game-over = The game is over.
problem-E-deal-over = The deal is over.
problem-E-preset = The rules “{ $preset }” are not built yet.
problem-E-option = There is no rule called “{ $option }”.
problem-E-option-value = “{ $optionName }” cannot be “{ $value }”.
problem-E-option-needs = “{ $optionName }” has a meaning only when “{ $neededName }” is “{ $wantedName }”.
