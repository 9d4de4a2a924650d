### Problems to solve: the verdict, the rating. What is asked is among the words of the analysis.

puzzle-other = The opponent
puzzle-rated = Rated { $rating }; { $sure ->
    [yes] you are
   *[no] so far you are
} at { $own }.
puzzle-right = Right
puzzle-wrong = Not the best
puzzle-stands = { trumps }; you have { $mine }, the opponent { $theirs }.
puzzle-held = Your hand: { $cards }.
puzzle-chosen = You chose: { $choice }.
puzzle-best = Best: { $choice }.
puzzle-equal = Just as good: { $choice }.
puzzle-cost = That costs { $told }.
puzzle-compared = Compared with “{ $choice }”:
puzzle-others = Why not the others?
puzzle-points = Points: { $unit ->
    [points] what the whole deal brings on average, your side’s less the other’s.
   *[game] what the rest of the deal brings on average, yours less the opponent’s.
}
puzzle-no-choice = That is not asked here: choose one of what is asked above.
puzzle-sampled = { $unit ->
    [points] Played out over { $worlds } ways in which the other cards may lie.
   *[game] Played out over { $worlds } hands that the other may hold.
}
puzzle-rating = Your rating: { $rating }{ $changed ->
    [no] { "" }
   *[yes] { "" } ({ $gained })
}.
puzzle-provisional = Your rating so far: { $rating }, give or take { $error }.
puzzle-kinds = Which problems
puzzle-kinds-all = All in turn
puzzle-look = See the whole game
puzzle-next = Next problem
puzzle-failed = The problems could not be fetched. Try again in a minute, with a network.
puzzle-all-done = You have tried every problem. Those you missed come again.
