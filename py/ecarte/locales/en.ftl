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

