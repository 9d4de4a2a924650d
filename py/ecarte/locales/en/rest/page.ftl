### The bar and the panels, after the first moments.

## Shell: the bar, the panels, the games kept on this device

save-running = This game is not over. What should the file hold?
save-running-many = { $count ->
    [one] One of these games is not over. What should the file hold of it?
   *[other] { $count } of these games are not over. What should the file hold of them?
}
save-running-people = This game is not over, and people at this device still play it. The file holds everything, to go on with elsewhere: whoever opens it sees every hand.
save-view = What you know
save-view-help = Without the others’ cards and without the seed. The file can be looked at and passed on, but not played on.
save-whole = Everything
save-whole-help = To play on elsewhere. The file also holds the others’ cards and the seed, from which every later card follows: whoever opens it sees them.
save-backup-whole = A backup always holds everything, so that it can be restored.

about-game = Écarté is a French game of cards for two, with thirty-two cards. Belote, for two to four, is played here too.
about-offline = Everything happens on this device, and nothing is sent anywhere. After the first deal, the game you play needs no network; the settings say what else is kept.
about-install = To keep it at hand, add this page to your home screen from the browser’s menu.
install-home = To have écarté at hand, tap Share, then “Add to Home Screen”.
install-games = The installed page starts without the games you have here. A backup takes them along.
about-credits = Free software under the MIT licence. The card pictures come from svg-cards (LGPL 2.1); the engine runs on Pyodide and PyScript.
about-licences = All licences
about-docs = Documentation: tutorials, the command line, Python

source-title = Where it comes from

new-rules = Rules
new-opponent = Opponent
new-dealer = Who deals first
new-dealer-cut = Cut for it
new-dealer-S = You
new-options = More rules
new-options-changed = { $count ->
    [one] One rule changed
   *[other] { $count } rules changed
}
new-options-reset = All as they were
new-deal = Deal the cards

settings-theme = Lighting
settings-theme-auto = As the device
settings-theme-light = Day
settings-theme-dark = Evening
settings-cardSize = Size of the cards
settings-cardSize-small = Small
settings-cardSize-normal = Normal
settings-cardSize-large = Large
settings-indices = Letters on the cards
settings-indices-KQJ = K Q J
settings-indices-RDV = R D V
settings-faces = Card faces
settings-faces-usual = Usual
settings-faces-large = Large letters
settings-faces-plain = No portraits
settings-back = Card backs
settings-back-red = Red
settings-back-blue = Blue
settings-back-green = Green
settings-fourColour = Four colours: blue diamonds, green clubs
settings-leftHand = Left-handed table
settings-speed = Pace
settings-speed-calm = Calm
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-off = No motion
settings-speed-help = How quickly cards move and the computer plays. A tap cuts any motion short. If the device is set to reduce motion, there is none.
settings-preselect = Select discards for me
settings-preselect-help = All cards but trumps and kings lie selected when you discard; take them or choose others.
settings-autoplay = Play a forced card for me
settings-autoplay-help = When nothing else can be done, the only legal card plays itself after a moment. Not under rules by which you see to the king or to irregularities yourself.
settings-heard = Sound and touch
settings-sound = Cards, counters and results can be heard
settings-vibration = Vibrate at your turn and at results
settings-volume = Volume
settings-volume-soft = Soft
settings-volume-medium = Medium
settings-volume-full = Full
sound-offered = Would you like to hear the cards?
sound-on = Turn sound on
settings-name = Your name
settings-name-help = It replaces “{ you }”, and appears in the links and challenges you share. Without one, others read “{ nameless }”.
settings-language-auto = As the browser asks

# The engine does not start, because the host of the site sends a file with a type that browsers refuse, or not at all. $got: a type or a status (404).
engine-refused = The engine cannot start: the host of this page answers “{ $file }” with “{ $got }”, and browsers need “{ $needed }”. Please tell whoever runs the site: docs/guide/hosting.md says what to change. Your games are safe on this device.

offline = Without a network
offline-none = This browser cannot keep the game: you need a network every time you play.
offline-address = The browser cannot keep the game, because this address begins with http: you need a network every time you play. At an address that begins with https it can.
offline-not-yet = The game will be kept on this device after the first deal. From then on you can play without a network.
offline-begin = Keep the game now
offline-beginning = The game is being loaded.
offline-now = Works without a network now: { $what }.
offline-all = Everything works without a network now.
offline-ready = Ready offline: this game can be played without a network.
offline-unready = Not kept on this device yet: this game needs a network. The settings say what is kept.
offline-keep-all = Keep everything for offline ({ $size })
offline-busy = Loading: { $size } left.
offline-failed = Not everything could be loaded. Try again when there is a network.
offline-missing = { $size } to load
offline-space = This page takes { $size } on this device, your games included.
offline-forgets = After seven days without a visit, this browser deletes everything this page keeps, your games included. It does not once you have installed the page.
offline-help = Rule book, arbiter, explorer, fair deals
offline-puzzles = Problems and lessons
offline-friend = Games with a friend
offline-four-colours = Cards in four colours
offline-other-cards = Large letters, no portraits, other backs
offline-tables = The master and the hints, usual rules
offline-tables-other = The master and the hints, other rules

## How to play: the panel for whoever has never heard of the game

how-goal = Écarté is a duel at cards. In every deal you hold five cards and try to take at least three of the five tricks. The first to { $target } points wins the game.
how-cards-title = The cards
how-cards = There are 32. In each of the four suits they rank like this, the strongest first:
how-cards-ace = Mind the ace: it stands below the jack.
how-deal-title = The deal
how-deal = Each player gets five cards, three and then two. The next card is turned up beside the stock: its suit is trumps, and any trump beats every card of the other suits. If it is a king, the dealer scores at once. The players deal in turn.
how-exchange-title = Changing cards
how-exchange-elder = Whoever did not deal speaks first. If your cards are good, press “{ choice-stand }”. If you would like better ones, press “{ choice-propose }”.
how-exchange-dealer = The dealer may accept or refuse. When the dealer accepts, both discard as many cards as they like, face down, and take as many from the stock; only the one who proposed must change at least one. This is repeated until one of them has had enough or the stock is used up.
how-exchange-vulnerable = Saying no to the very first exchange is brave: the player who does so is vulnerable, and losing the deal then costs double.
how-king-title = The king of trumps
how-king = Whoever holds it when the play begins scores for it.
how-king-marked = The table marks it for you.
how-play-title = The play
how-play = The player who did not deal leads first, with any card; after that, whoever took the last trick leads. The other player must answer by these rules:
how-play-follow = Follow suit, and with a higher card if you have one.
how-play-trump = If you have none of that suit, play a trump.
how-play-any = If you have no trump either, play what you like.
how-play-example = The 10 of hearts is led. You have a higher heart, so it must be the king.
how-play-example-free = The 10 of hearts is led. You have hearts, so it must be one of them.
how-play-taken = The higher trump takes the trick; without trumps, the higher card of the suit led.
how-play-refused = Cards that may not be played lie lower and look darker: tap one, and the table says why.
how-score-title = The score
how-score-point = for three or four tricks, the point
how-score-vulnerable = for three or four tricks when the other player was vulnerable
how-score-vole = for all five tricks, the vole
how-score-king = for the king of trumps, turned up by the dealer or held in the hand
how-score-turned = for a king turned up by the dealer
how-help = If you are stuck, “{ hint }” suggests a move, and “{ take-back }” undoes your last decision.
how-help-final = If you are stuck, “{ hint }” suggests a move. In this game decisions are final.
how-done = To the table
how-here-ace-high = In this game the ace is the highest card, above the king.
how-here-packets-2-3 = In this game the cards are dealt by two and then three.
how-here-packets-5 = In this game all five cards are dealt at once.
how-here-packets-own = In this game players choose how to deal the five cards, and say so with their first deal.
how-here-number = In this game whoever proposes also says how many cards, and must change just as many.
how-here-dealer = In this game a dealer who accepts must change at least one card too.
how-here-short-stock = In this game a dealer who has accepted, and for whom fewer than five cards are left, changes none. The dealer may accept on condition that the stock suffices.
how-here-vulnerable-every = In this game that applies to every proposal, not only the first.
how-here-vulnerable-none = In this game nobody is ever vulnerable.
how-here-king-optional = In this game nothing is marked for you: press “{ choice-king }” in time, or the point is lost.
how-here-king-none = In this game a king in the hand scores nothing, only one that is turned up.
how-here-head = In this game you need not play higher: any card of the suit will do.
how-here-stop = In this game a deal ends as soon as one side has three tricks. If the other has none by then, all five are played, whoever takes the last two.
how-here-offer = In this game either player may offer the other the point before the first lead. If it is taken, the deal ends; if it is declined, the one who declined must take all five tricks, or pays double.
how-here-king-turned = In this game a king that is turned up counts only if the dealer marks it: press “{ choice-king }”.
how-here-king-false = In this game a player can mark a king without holding it. If it is found out, the hand may be played again, and three or four tricks then score nothing.
how-here-name = In this game the leader names the suit before leading. If another is led, the other player may require the one named.
how-here-name-may = In this game whoever leads may name the suit, under “{ asides }”. If another is led, the other player may require the one named.
how-here-revoke = In this game any card can be played: following suit, beating and trumping as the rules demand are up to you. A wrong card may be taken back until the next lead. After that the other player may claim it, under “{ asides }”, once other cards have shown it: the hand may be played again, and you score one point less.
how-here-throw-in = In this game a hand can be thrown in, under “{ asides }”: without a trick it gives the other player the vole, with one or two it gives the point. And tricks that are sure can be claimed.
how-here-throw-in-shown = In this game a hand can be thrown in, under “{ asides }”: without a trick it gives the other player the vole, with one or two it gives the point. And tricks that are sure can be claimed. Both hands are then shown, and a revoke or a false king can still be claimed.
how-here-doubling = In this game either player may offer to double, until the third trick is led. If it is accepted, the points for the tricks count double; if it is refused, the deal ends and the one who offered scores the point.
how-here-game-points = In this game winning counts three times when the loser has no point, and twice when the loser has less than half of the points to win.

## Fair deals: the cut, the commitment, the proof

cut-words = Your words
cut-help = A name, a verse, a number: anything will do. The order of the cards depends on it.
cut-seal = Seal of the game:
cut-always = Ask before every deal
cut-deal = Deal
cut-and-deal = Cut and deal
cut-kept = This deal has been opened before and keeps its cut: { $with ->
    [words] “{ $words }”.
   *[nothing] no words.
}
settings-cut = Cut the pack before every deal
settings-letterKeys = Single characters as keys in a replay
settings-cardStops = Tab stops at every card
settings-cardStops-help = For a switch or a device that sends only Tab and Enter. Otherwise the arrow keys move from card to card.
about-fair = How you can be certain that the deals are fair
about-slow = Hints and reviews take longer than usual here: a file that makes them quick could not be loaded, or the browser does not run it. Their figures are the same.
