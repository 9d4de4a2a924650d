### The rule book: fetched when somebody opens it.

## The page and the terminal around it

book-contents = Contents
book-rule = Rule { $rule }
book-search = Search the rules
book-found = { $count ->
    [0] Nothing is found for “{ $query }”.
    [one] One place
   *[other] { $count } places
}
# Words of a question that say nothing of what is asked, by which nothing is looked up.
book-idle-words = a an and are as at be by can could did do does for from had has have he her his how i if in is it its may me must my of on or our she should so than that the their them then there they this to was we what when where which who whom whose why will with would you your
book-print = Print this chapter
book-next = Next: { $title }
book-previous = Back: { $title }
book-usual = usual
book-choices = What we chose where the sources are silent or disagree
book-needs = Only with { $option }: { $value }.
book-try = Try it
book-table-trump = Trumps: { suit }
book-lies = On the table
book-hand = Your hand
book-last = The trick
book-ask-cards = Which cards may you play?
book-ask-taker = Who takes the trick?
book-choose-S = You
book-choose-N = Your opponent
book-choose-N-partner = Your partner
book-choose-E = East
book-choose-W = West
book-choose-yes = Yes
book-choose-no = No
book-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
book-card-yes = Yes: { card-the }.
book-card-left = Yes: { card-the }. There are more.
book-yes = Yes: { $what }.
book-left = Yes: { $what }. There is more.
book-no = No. { $why }
book-no-taker = No.
book-no-score = No, it is another number.
book-all = That is all.
book-show = Show the answer
book-again = Once more
book-answer = Answer: { $answer }
book-waiting = The table is being laid…
book-offline = The engine does not answer; the examples can only be read.

book-do-king = mark the king
book-do-discard-none = discard nothing
book-do-discard-one = discard one card
book-do-discard-five = discard all five
book-do-pass = pass
book-do-take-turned = take hearts, the suit turned up
book-do-take-other = take spades
book-do-take-nt = bid no trumps
book-do-take-at = bid all trumps
book-do-meld-tierce = announce a tierce
book-do-meld-cinquante = announce a cinquante
book-do-meld-cent = announce a cent
book-do-meld-carre = announce the four jacks
book-do-king-belote = play the king and say “belote”
book-do-queen-belote = play the queen and say “belote”

## Écarté: chapters and sections

book-chapter-ecarte-cards = Cards and deal
book-chapter-ecarte-exchange = The exchange
book-chapter-ecarte-king = The king
book-chapter-ecarte-play = The play
book-chapter-ecarte-score = The score
book-chapter-ecarte-offers = Doubling and giving up
book-chapter-ecarte-faults = Faults
book-chapter-ecarte-match = More than one game
book-chapter-ecarte-presets = Which rules to take

book-section-ecarte-pack = The cards
book-section-ecarte-dealing = The deal
book-section-ecarte-proposing = Standing and proposing
book-section-ecarte-discarding = Changing cards
book-section-ecarte-stock = When the stock runs short
book-section-ecarte-turned = The king that is turned up
book-section-ecarte-held = The king in the hand
book-section-ecarte-tricks = Five tricks
book-section-ecarte-following = What must be played
book-section-ecarte-naming = Naming the suit
book-section-ecarte-stopping = Ending early
book-section-ecarte-tricks-score = Point and vole
book-section-ecarte-vulnerable = The risk of saying no
book-section-ecarte-winning = Winning the game
book-section-ecarte-doubling = Doubling
book-section-ecarte-offering = Offering the point
book-section-ecarte-throwing = Giving up, and claiming the rest
book-section-ecarte-revoke = A card that should not have been played
book-section-ecarte-rubber = Rubbers
book-section-ecarte-pool = Three players: the pool
book-section-ecarte-gallery = Spectators
book-section-ecarte-chips = Chips
book-section-ecarte-presets = Five tables

## Écarté: the rules

book-E1 = Two people play, with thirty-two cards: king, queen, jack, ace, ten, nine, eight and seven of spades, hearts, diamonds and clubs. At a real table there are two packs, and each player deals with their own.
book-E2 = In every suit the king is the strongest card, and queen and jack follow. Only then comes the ace, above ten, nine, eight and seven.
book-E3 = Before the first deal each player draws a card. The higher one deals; equal ranks draw again. From then on the two deal by turns. Whoever deals is the dealer, the other is the elder, who speaks first and leads first.
book-E4 = Each player gets five cards, the elder first: not one by one, but in packets. Dealers keep to their way of dealing through the game.
book-E5 = The next card, the eleventh, is laid open. This is the turn-up. Its suit is trumps for the deal, and any trump beats any card of another suit. Nobody ever draws the turn-up. The twenty-one cards that are left are the stock.
book-E6 = When the turn-up is a king, the dealer scores { book-points } at once.
book-E7 = The elder looks at the five cards and speaks. “I stand” means: these cards will do, and the play begins. “I propose” means: I would like to change some.
book-E8 = The dealer answers a proposal. Accepting lets both players change cards. Refusing means that both play with what they hold. When the stock may not have enough for both, the dealer may accept on the condition that it has; if it has not, refusing is still possible.
book-E9 = After an accepted proposal the elder discards one to five cards, face down, and then the dealer as many as wanted, or none. Both get as many new cards from the stock, the elder first. How many each has changed is known to both; which cards, nobody tells.
book-E10 = Then the elder chooses again, to stand or to propose. This goes on until one of the two wants no more. When the stock is empty, the play begins without a word.
book-E11 = Nobody can get more cards than there are: the elder no more than the stock holds, the dealer no more than are then left, even if that is none.
book-E12 = A discarded card stays face down until the deal is over. Not even the player who discarded it looks at it again.
book-E13 = When the exchange is over, whoever holds the king of trumps may mark it before the first trick, and scores { book-points }.
book-E14 = When kings are not marked automatically, there is a last moment for announcing them. After it the king scores nothing in this deal.
book-E15 = Points are marked in the order in which they come: a king turned up, a king in the hand, the tricks. Whoever reaches the target with a king has won on the spot, and the tricks are not played.
book-E16 = The elder leads to the first trick, with any card. Whoever takes a trick leads to the next one.
book-E17 = The second player must follow suit: play a card of the suit led, if there is one in the hand. And if one of them is higher than the card led, a higher one must be played. Letting the other win on purpose is not allowed.
book-E18 = Without a card of the suit led a trump must be played, any trump. Without trumps every card may be played; it cannot win.
book-E19 = The higher trump takes the trick. With no trump in it, the higher card of the suit led takes it.
book-E20 = In the old game leaders say aloud which suit they lead. When the name and the card differ, the other player may play to the card as it lies, or ask for the suit that was named: if the leader holds it, the card goes back into the hand and a card of that suit is led.
book-E21 = When one player has three tricks, the point is decided, and the rest need not be played. Only at three tricks to none does the deal go on, for the vole: this is the challenge. It goes on to the fifth trick, even if the other player takes the fourth.
book-E22 = Three or four tricks are the point and score { $points }. All five are the vole and score { $vole }.
book-E23 = Saying no to the first exchange is bold. An elder who stands at once, or a dealer who refuses the first proposal, is vulnerable: if that player then fails to take three tricks, the point counts double for the other. The vole never does.
book-E24 = Whoever first reaches the target wins the game. Points beyond it count, too.
book-E25 = A game that is won can itself count for more: three when the loser has nothing, two when the loser has less than half of the target, otherwise one.
book-E26 = A card that the rules of play forbid is a revoke: a suit not followed, a trump not played, a higher card kept back. A king whose mark would win the game is shown, so that nobody can announce it falsely: then law 25 does not apply.
book-E27 = Games can be played as a rubber: the best of three, five, seven or eleven. The rubber is won by the first to win more than half of them, and is over then. The deal goes on by turns from one game to the next.
book-E28 = From the turn-up until the third trick is led, either player may offer to double, on turn or not. Accepted: whoever wins the deal scores twice what the tricks bring, vulnerability included; kings are not doubled. Refused: the deal is over, and whoever offered scores the point, or double if the other is vulnerable. One double may be accepted in a deal. After a refused one no more king can be marked.
book-E29 = Before the first lead either player may offer the other the point. Accepted: the deal is over, and whoever accepts scores the point, or double if the other is vulnerable. Declined: whoever declines must make the vole, and scores it; otherwise the one who offered scores as much, and the other nothing for tricks.
book-E30 = A player on turn may give up the deal. With no trick taken yet, the other scores the vole; with one or two, the point, or double from a vulnerable player. After three tricks nobody gives up. A player may also claim the remaining tricks, when they are all certain whatever the other holds.
book-E31 = Three players each put a stake into the pool. Two of them play a game while the third watches; whoever draws the lowest card at the start watches first. The loser pays another stake and gives up the seat to the third, who cuts with the winner for the deal. The first to win two games running takes the pool.
book-E32 = Spectators bet on a player before a game begins. Bets on one side are matched against bets on the other, and what finds no match is given back. In the French way spectators may advise the player they have backed, who then decides alone. In the English way they keep silent. Whoever waits in a pool is a spectator too, and keeps the next stake out of the bet.
book-E33 = Each player has a purse of chips and the two agree on a stake. The loser of a game pays it to the winner, two or three times over when games can count two or three. When a purse cannot pay, no other game begins; a pool is then divided equally among the three, and what is left over goes to whoever won the last game.

## Belote: chapters and sections

book-chapter-belote-cards = Players and cards
book-chapter-belote-deal = Deal and bidding
book-chapter-belote-declarations = Declarations
book-chapter-belote-play = The play
book-chapter-belote-score = The score
book-chapter-belote-three = For three players
book-chapter-belote-two = For two players
book-chapter-belote-presets = Which rules to take

book-section-belote-players = Who plays
book-section-belote-worth = What the cards are worth
book-section-belote-seats = Seats and deal
book-section-belote-taking = Taking
book-section-belote-contracts = No trumps and all trumps
book-section-belote-melds = Sequences and fours
book-section-belote-belote = Belote and rebelote
book-section-belote-strongest = Whose declarations count
book-section-belote-saying = When to speak
book-section-belote-tricks = Eight tricks
book-section-belote-trumps-led = A trump is led
book-section-belote-suit-led = Another suit is led
book-section-belote-nt = Without trumps, and all in trumps
book-section-belote-made = Made or failed
book-section-belote-capot = All tricks
book-section-belote-doubled = Contracts that count more
book-section-belote-target = Winning the game
book-section-belote-alone = Everyone alone
book-section-belote-hand = From the hand
book-section-belote-open = Cards on the table
book-section-belote-presets = Four tables

## Belote: the rules

book-B1 = Four people play, two against two; partners sit across from each other. There are thirty-two cards: ace, king, queen, jack, ten, nine, eight and seven of each suit. Turns go round the table.
book-B2 = In trumps the jack is the strongest card, then the nine; ace, ten, king, queen, eight and seven follow. Each counts points for the side that takes it in a trick.
book-B3 = In the other suits the order is ace, ten, king, queen, jack, nine, eight, seven. The last trick counts { $last } more, so that a deal has { $whole } points in all.
book-B4 = Everybody draws a card, ranked ace, king, queen, jack, ten, nine, eight, seven; those who drew alike draw again. The highest chooses a seat; the lowest deals first, and sits so that the highest is next. The player next to the dealer is the elder, who bids first and leads first.
book-B5 = The player before the dealer cuts. Everybody gets five cards in packets, the elder first, and the next card is turned up: the turn-up.
book-B6 = From the elder on, each player may take the suit of the turn-up as trumps, or pass. The first to take ends the bidding, and is the taker.
book-B7 = When all have passed there is a second round. Now each may take one of the other three suits, or pass.
book-B8 = When all pass again, nothing is played and nothing scored. The next player deals.
book-B9 = Once somebody has taken, the rest is dealt: the taker gets the turn-up and two cards, the others three. Everybody holds eight.
book-B10 = Some tables also bid no trumps, where no suit is above the others, or all trumps, where every suit is ranked like trumps. No trumps goes above any suit and all trumps above everything; after a bid that can still be overcalled, the others have one more turn each.
book-B11 = A run of cards of one suit, in the order ace, king, queen, jack, ten, nine, eight, seven, is a sequence, whatever the trumps. Three cards are a tierce and count { $tierce }, four a cinquante, { $cinquante }, five or more a cent, { $cent }. A longer run is still one declaration of { $cent }.
book-B12 = Four cards of a rank are a carré. Jacks count { $jacks }, nines { $nines }, aces, tens, kings and queens { $others }. Eights and sevens count nothing.
book-B13 = King and queen of trumps in one hand are belote: { $belote } for their holder’s side, whoever has the better declarations. Say “belote” when you play the first of them and “rebelote” with the second; leave out one word and the { $belote } are lost. In no trumps there is none, in all trumps every suit has one.
book-B14 = Only one side scores its declarations, those of both partners: the side with the strongest. A carré beats any sequence. Of two carrés the one worth more is stronger, and among those of { $carre } aces, then tens, kings, queens. Of two sequences the longer kind is stronger, then the one with the higher top card, then the one in trumps; if all is equal, that of the player who comes first from the elder on.
book-B15 = Announce before you play your first card, and say the kind only: “a tierce”; of a carré say the rank as well. You may keep silent. After the first trick top cards are compared, as far as needed. The side that wins may then add what it kept back, and shows its cards.
book-B16 = A card counts in one declaration only; belote is an exception. You may shorten a run at its end, to keep a card for a carré.
book-B17 = The elder leads to the first trick, with any card. Whoever takes a trick leads to the next.
book-B18 = When trumps are led, play a trump higher than all in the trick if you can, even over your partner; else any trump; without trumps any card.
book-B19 = When another suit is led, follow with any card of it. Here nobody needs to play higher.
book-B20 = If you cannot follow and your partner is winning the trick, you are free. Only one thing is barred: while your partner wins with a trump and you hold a higher one, you may not play a lower trump.
book-B21 = If you cannot follow and the others are winning, you must trump: higher than all trumps in the trick if you can, else with any trump. Without trumps any card can be played.
book-B22 = The highest trump takes the trick. With no trump in it, the highest card of the suit led does.
book-B23 = In no trumps follow suit if you can; otherwise play what you like. In all trumps follow suit and go higher than what lies there, if you can; otherwise play what you like.
book-B24 = Each side adds up the cards it has taken, the last trick, and its declarations. The taker’s side needs more than the other. If it has more, both score what they have. If not, it has failed: it scores nothing, and the other side scores { $whole } and the declarations of both. Belote stays with its holder. The rules we follow say two things of belote when the contract fails, that the takers score nothing and that belote always counts: usually the second holds, and an option takes the first at its word.
book-B25 = All tricks of a deal are capot. The side that makes it counts { $capot } in place of the { $last } for the last trick, { $all } in all, and the other side keeps nothing but belote.
book-B26 = In no trumps there are { $nt } points in a deal, and everything counts twice. In all trumps there are { $at }, and everything counts three times. Whether the contract is made is judged before multiplying.
book-B27 = The game goes to the target. If both sides reach it in one deal, the higher score wins; equal scores are a draw. A game of five deals ends after the fifth, whatever the score; a deal that all passed is one of them.
book-B28 = Three can play, each alone. When a suit has been taken, everybody gets three cards, the taker too. The turn-up stays on the table, and the bottom card of the pack is laid open beside it. Nobody plays these two, and six cards nobody sees.
book-B29 = The taker needs more than each of the others. Otherwise the taker keeps nothing but belote, and the taker’s points go to the opponent who has more. If both have the same they halve them; an odd point goes to the one who comes first from the elder on.
book-B30 = Nobody has a partner, so whoever cannot follow must trump. A deal is worth what the cards in play are worth, and the last trick; that sum takes the place of { $whole }.
book-B31 = Two can play, one against the other, much as three do. Each gets six cards, three at a time, before the bidding, and three more after it. The turn-up and the bottom card stay on the table, and twelve cards nobody sees. A deal has nine tricks.
book-B32 = In the other game for two, the découverte, all 32 cards lie on the table. The dealer lays four cards face down before the elder and four before itself, then four face up on each of these rows, and all that once more. Both see the sixteen open cards; nobody knows those beneath. The last card dealt counts as the turn-up, and stays before the dealer. The two bid as usual, nothing more is dealt, and the elder leads.
book-B33 = Only open cards are played, and only they count for following suit, trumping, going over, and for belote. After each trick the winner, then the other, turns up the card beneath the one just played; it can be played from then on. A deal has sixteen tricks.

## What the examples ask

book-example-discard-least = You proposed, and your opponent accepted. How many cards may you discard?
book-example-discard-dealer = In this game a dealer who accepts must change a card. You are the dealer and have accepted. How many may you discard?
book-example-king-led = Kings are not marked for you here. You led the king of trumps itself to the first trick, in silence; your opponent has not played to it yet. May you still announce it?
book-example-king-late = Kings are not marked for you here. Your opponent led, you played a card, and only now you remember your king of trumps. May you still announce it?
book-example-free = In this game nobody has to play higher. Which cards may you play?
book-example-all-trumps = All suits are trumps in this deal. Which cards may you play?
book-example-point = You changed cards once, then stood. You took three tricks, your opponent two. What does the deal bring you?
book-example-vole = Your opponent refused your first proposal. You held the king of trumps, which was marked automatically, and took all five tricks. What does the deal bring you?
book-example-refused = Your opponent refused your first proposal, and you took three tricks. What does the deal bring you?
book-example-second-round = All passed the hearts that were turned up, and in the second round it is your turn. What may you do?
book-example-overcall = No trumps and all trumps can be bid in this game. West has taken hearts, the suit turned up. What may you do?
book-example-melds = You are about to play your first card. What may you announce?
book-example-belote-king = Hearts are trumps, you lead, and in this game belote must be called with the king. What may you do?
book-example-failed = West took clubs. Your side collected 82 points, West and East 80, and nobody declared anything. What does the deal bring your side?
book-example-capot = North took, and the two of you won all eight tricks. What does the deal bring your side?
book-example-named = You led and named hearts, but put down a club. Your opponent asks for hearts, and you take the club back. Which cards may you lead?
book-example-counted = You named hearts and led the nine of clubs. You hold no heart, so your opponent has it count as a heart, and plays the nine of hearts. Who takes the trick?
book-example-doubled = Your opponent refused your first proposal and then accepted your offer to double. You took three tricks. What does the deal bring you?
book-example-offer-declined = You offered the point. Your opponent declined, marked a king, and took four tricks. What does the deal bring you?
book-example-conceded = You have two tricks, your opponent has none yet and gives up. What does the deal bring you?
book-example-revoked = You trumped although you held a heart. Your opponent noticed, claimed, and let the deal stand. You took three tricks. What does the deal bring you?

## Écarté: what players may look a rule up by, besides its own words (`book-also-<rule or law>`)

book-also-E1 = pack deck jokers
book-also-E2 = order rank ranks strength highest lowest
book-also-E3 = first dealer cut
book-also-E4 = deal packets shuffle
book-also-E5 = trump trumps talon stock turn-up
book-also-E6 = turned king
book-also-E7 = play ask exchange
book-also-E8 = accept refuse decline answer
book-also-E9 = discard discards exchange swap draw throw
book-also-E10 = again second exchange
book-also-E11 = stock empty runs out
book-also-E12 = discard discards look see throw
book-also-E13 = announce mark king
book-also-E14 = late forget forgot forgotten king
book-also-E15 = win game king
book-also-E16 = lead first start
book-also-E17 = follow suit beat duck
book-also-E18 = ruff trump discard
book-also-E19 = wins beats
book-also-E20 = declare announce suit
book-also-E22 = vole slam point score
book-also-E23 = vulnerable penalty
book-also-E24 = target win points
book-also-E26 = revoke renege wrong illegal mistake cheat
book-also-E27 = match rubber
book-also-E28 = double
book-also-E29 = offer give
book-also-E30 = concede resign surrender throw claim abandon
book-also-E31 = pool three players
book-also-E32 = bet kibitzer watch advice
book-also-E33 = money stake stakes bet purse
book-also-15 = six seven dealt
book-also-16 = four dealt missing
book-also-17 = six seven dealt
book-also-18 = four dealt missing
book-also-40 = led played wrong turn
